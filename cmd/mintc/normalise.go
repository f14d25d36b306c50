// Option spellings of gcc, clang and nvcc, brought into the one form that pflag reads; unknown options get a suggestion.

package main

import (
	"fmt"
	"strings"

	"mintc/internal/diag"
)

// normalise turns an argument list in the spellings of gcc, clang and nvcc into
// one that pflag reads without guessing: every option is one word, "--" its name
// "=" its value. pflag alone would read a.d in "-MF a.d" as an input and in.c in
// "-O in.c" as a level, and refuse "-std=c99". Operands keep their order; "--" and
// everything after it is kept. @file was expanded before.
func normalise(args []string) ([]string, error) {
	var out []string
	for i := 0; i < len(args); i++ {
		word := args[i]
		if word == "--" {
			return append(out, args[i:]...), nil
		}
		if word == "-" || !strings.HasPrefix(word, "-") {
			out = append(out, word)
			continue
		}
		found, value, takesNext := findOption(word)
		if found == nil {
			return nil, unknownOption(word)
		}
		if found.refusal != "" {
			return nil, fmt.Errorf("%s: %s", word, found.refusal)
		}
		if takesNext {
			if i++; i == len(args) {
				return nil, fmt.Errorf("%s needs a %s after it", word, found.value)
			}
			value = args[i]
		}
		out = append(out, "--"+found.name()+"="+value)
	}
	return out, nil
}

// unknownOption suggests the most similar spelling, if there is one.
func unknownOption(word string) error {
	name, value, hasValue := strings.Cut(word, "=")
	if hasValue {
		name += "="
	}
	var candidates []string
	for i := range options {
		candidates = append(candidates, options[i].spellings()...)
	}
	best, bestDistance := "", min(1+len(name)/3, 64)
	for _, c := range append(candidates, hostOptions()...) {
		if d := diag.Distance(name, c); d < bestDistance && d < len(c)-1 {
			best, bestDistance = c, d
		}
	}
	if best == "" {
		return fmt.Errorf("unknown option %s", word)
	}
	if strings.HasSuffix(best, "=") {
		best += value
	}
	return fmt.Errorf("unknown option %s; did you mean %s?", word, best)
}
