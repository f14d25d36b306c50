package driver

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"mintc/golden/progen"
	"mintc/internal/testmode"
)

var broken = flag.Int("broken", 60, "how many broken programs TestBrokenPrograms translates")

// TestBrokenPrograms is FuzzTranslate without the fuzzer, whose instrumentation
// makes the parser ten times slower.
func TestBrokenPrograms(t *testing.T) {
	n := testmode.Count(*broken, 4)
	features := smallPrograms()
	r := rand.New(rand.NewPCG(uint64(*broken), 1))
	for i := range n {
		edits := make([]byte, 3*(1+r.IntN(3)))
		for j := range edits {
			edits[j] = byte(r.Uint32())
		}
		translateBroken(t, int64(i), edits, features)
	}
}

// FuzzTranslate breaks random programs at the level of tokens and translates
// them: there must be an end, no panic, and no output next to an error.
func FuzzTranslate(f *testing.F) {
	for seed := int64(0); seed < 5; seed++ {
		f.Add(seed, []byte{byte(seed), 7, 3, byte(3 * seed), 11, byte(seed / 3)})
	}
	features := smallPrograms()
	f.Fuzz(func(t *testing.T, seed int64, edits []byte) { translateBroken(t, seed, edits, features) })
}

func smallPrograms() progen.Features {
	features := progen.DefaultFeatures()
	features["second-region"], features["repeat"] = 0.05, 0.05
	return features
}

// declarations stand for the headers of random programs, which take most of the
// time: a broken program is parsed with mintc's and then with the host's.
const declarations = `typedef unsigned long size_t;
double sqrt(double), fabs(double), fmin(double, double), fmax(double, double), floor(double), ceil(double), trunc(double);
float sqrtf(float), fabsf(float), fminf(float, float), fmaxf(float, float), floorf(float), ceilf(float), truncf(float);
void *malloc(size_t);
void free(void *);
int atoi(const char *), printf(const char *, ...);
`

var include = regexp.MustCompile(`(?m)^#include .*\n`)

func translateBroken(t *testing.T, seed int64, edits []byte, features progen.Features) {
	whole := progen.File([]*progen.Program{progen.Draw(seed, features)})
	if seed%40 != 0 {
		whole = declarations + include.ReplaceAllString(whole, "")
	}
	text := breakUp(whole, edits)
	o := Defaults()
	o.Input, o.Output, o.Text, o.Level = "in.c", "out.cu", []byte(text), int(uint64(seed)%4)
	var stage atomic.Value // read while a translation hangs
	o.Stage = func(name string) { stage.Store(name) }
	done := make(chan string, 1)
	go func() {
		defer func() {
			if problem := recover(); problem != nil {
				done <- fmt.Sprintf("panic in %q: %v\n%s", stage.Load(), problem, debug.Stack())
			}
		}()
		r := Translate(o)
		switch {
		case r.Messages.HasErrors() && len(r.Output) > 0:
			done <- "output next to an error"
		case !r.Messages.HasErrors() && len(r.Output) == 0:
			done <- "no error and no output"
		default:
			done <- ""
		}
	}()
	select {
	case problem := <-done:
		if problem != "" {
			t.Errorf("seed %d, edits %v: %s\n%s", seed, edits, problem, text)
		}
	case <-time.After(5 * time.Minute): // the machine may have others to serve
		t.Fatalf("seed %d, edits %v: no end in %q\n%s", seed, edits, stage.Load(), text)
	}
}

// breakUp applies edits of three bytes each to the tokens of the part of the
// program that is not the prelude. Most of them put a token in the place of one
// of its kind, which often leaves C; others drop, double, exchange or replace.
func breakUp(text string, edits []byte) string {
	const most = 12
	at := max(strings.Index(text, "#define AT("), 0)
	tokens := tokenize(text[at:])
	for ; len(edits) >= 3 && len(tokens) > 1; edits = edits[3:] {
		i := (int(edits[1])<<8 | int(edits[2])) % len(tokens)
		how, far := edits[0]%16, int(edits[0]/16)
		j := (i + 1 + far) % len(tokens)
		switch how {
		case 0:
			tokens[i] = ""
		case 1:
			tokens[i] += " " + tokens[i]
		case 2:
			tokens[i], tokens[j] = tokens[j], tokens[i]
		case 3:
			tokens[i] = tokens[j]
		default:
			i = nextOf(tokens, i, 0, func(kind byte) bool { return kind != other })
			kind := kindOf(tokens[i])
			tokens[i] = tokens[nextOf(tokens, i+1, far, func(k byte) bool { return k == kind })]
		}
		if len(edits) > 3*most {
			edits = edits[len(edits)-3*most:]
		}
	}
	return text[:at] + strings.Join(tokens, "")
}

// nextOf finds the first token from i on whose kind is wanted, after skipping
// some of them, from the start again at the end.
func nextOf(tokens []string, i, skip int, wanted func(byte) bool) int {
	for n := 0; n < 2*len(tokens); n++ {
		if at := (i + n) % len(tokens); wanted(kindOf(tokens[at])) {
			if skip--; skip < 0 {
				return at
			}
		}
	}
	return i % len(tokens)
}

// Kinds of tokens that can stand for each other.
const (
	other byte = iota
	number
	typeName
	word
	operator
)

func kindOf(token string) byte {
	switch {
	case token == "" || token[0] == ' ' || token[0] == '\n':
		return other
	case token[0] >= '0' && token[0] <= '9':
		return number
	case strings.Contains(" int long double float short char unsigned size_t void ", " "+token+" "):
		return typeName
	case token[0] == '_' || token[0]|' ' >= 'a' && token[0]|' ' <= 'z':
		return word
	case strings.Contains("+-*/%&|^<>", token[:1]):
		return operator
	}
	return other
}

// tokenize splits text into words, blanks and single characters.
func tokenize(text string) []string {
	var tokens []string
	start := 0
	kind := func(c byte) int {
		switch {
		case c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
			return 1
		case c == ' ' || c == '\n':
			return 2
		}
		return 0
	}
	for i := 1; i <= len(text); i++ {
		if i == len(text) || kind(text[i]) != kind(text[i-1]) || kind(text[i]) == 0 {
			tokens = append(tokens, text[start:i])
			start = i
		}
	}
	return tokens
}
