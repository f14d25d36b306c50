// What is said of faults: shortly on the terminal, and in the file of -faults with the programs and their CUDA.

package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"mintc/golden/progen"
	"mintc/golden/stress"
	"mintc/internal/driver"
)

// longest is how many bytes about a fault the terminal shows where there is a file, and described how many faults the file has.
const longest, described = 500, 30

// describe says what is known of a fault of some programs.
func (t *tally) describe(said string, o driver.Options, programs ...*progen.Program) {
	if t.list == "" {
		fmt.Println(said)
		return
	}
	fmt.Println(said[:min(longest, len(said))])
	if t.faults > described {
		return
	}
	file, err := os.OpenFile(t.list, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err == nil {
		_, err = fmt.Fprintf(file, "======== %s\n", said)
		for _, p := range programs {
			_, failed := file.WriteString(t.bothTexts(p, o))
			err = errors.Join(err, failed)
		}
		err = errors.Join(err, file.Close())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}

// lastOfRuntime is the last line of the run time, which is the same in all programs.
const lastOfRuntime = "#undef mint_local\n"

// bothTexts are a program and its translation but for the run time, or why there is none.
func (t *tally) bothTexts(p *progen.Program, o driver.Options) string {
	var b strings.Builder
	text := progen.File([]*progen.Program{p})
	names, texts := progen.Files(text)
	for i, name := range names {
		fmt.Fprintf(&b, "---- %s (%s)\n%s\n", name, stress.Flags(o), texts[i])
	}
	made, outcome := t.lab.Translated(text, o)
	for _, file := range made {
		own := string(file.Text)
		if _, behind, ok := strings.Cut(own, lastOfRuntime); ok {
			own = behind
		}
		fmt.Fprintf(&b, "---- %s, without the run time\n%s\n", file.Name, own)
	}
	if outcome.Verdict != stress.Agrees {
		fmt.Fprintf(&b, "---- %s: %s\n", outcome.Kind, outcome.Text)
	}
	return b.String()
}
