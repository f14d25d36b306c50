// Help with unknown words: those of OpenMP, OpenACC and old versions of Mint, and the nearest known word for the rest.

package pragma

import (
	"fmt"
	"slices"
	"strings"

	"mintc/internal/diag"
)

// foreign lists words of OpenMP, OpenACC and the original Mint, and what to write
// instead. They are common, so a message should say more than "unknown".
var foreign = []struct{ words, model, wayOut string }{
	{"omp", "OpenMP", "write '#pragma mint ...' alone, or keep '#pragma omp ...' as a second pragma"},
	{"collapse", "OpenMP", "write 'nest(N)' for the N outermost loops"},
	{"schedule dist_schedule grainsize num_tasks", "OpenMP", "write 'tile(..)' and 'chunksize(..)'"},
	{"num_threads thread_limit num_teams proc_bind", "OpenMP", "the number of threads is the extents of the loops; 'tile' and 'chunksize' shape the blocks"},
	{"lastprivate linear", "OpenMP", "write 'private(x)', which leaves the last iteration's value in x"},
	{"simd safelen simdlen aligned ordered", "OpenMP", "leave it out; every loop of the nest runs in parallel"},
	{"target teams distribute", "OpenMP", "write 'mint parallel' for the region and 'mint for' for each nest"},
	{"map", "OpenMP", "write '#pragma mint copy(A, toDevice)' before the region and '#pragma mint copy(A, fromDevice)' after it"},
	{"master masked", "OpenMP", "write 'mint single'"},
	{"if", "OpenMP", "write the choice as a C 'if' around the region"},
	{"device", "OpenMP", "the environment variable MINT_DEVICE picks the device when the program runs"},
	{"flush", "OpenMP", "write 'mint barrier'"},
	{"critical atomic", "OpenMP", "write 'reduction(op: x)' on the 'mint for' that updates x"},
	{"sections section task taskloop taskwait", "OpenMP", "mint runs loop nests only; write 'mint for' on each"},
	{"kernels data enter exit", "OpenACC", "write 'mint parallel'"},
	{"loop", "OpenACC", "write 'mint for'"},
	{"gang worker vector seq", "OpenACC", "write 'nest(N)' and 'tile(..)'"},
	{"copyin copyout create present", "OpenACC", "write '#pragma mint copy(A, toDevice)' or '#pragma mint copy(A, fromDevice)'"},
	{"async wait", "OpenACC", "write 'nowait' on 'mint for', or 'mint barrier'"},
	{"nested", "an old version of Mint", "write 'nest(all)'"},
	{"threadblock", "an old version of Mint", "write 'tile(..)', the points that a block computes"},
	{"unroll", "an old version of Mint", "write 'chunksize(..)', the points that a thread computes"},
}

// foreignWord reports a word of another model, if it is one.
func (p *parser) foreignWord(t token) bool {
	for _, f := range foreign {
		if !contains(strings.Fields(f.words), t.text) {
			continue
		}
		code := codeForeign
		if strings.HasPrefix(f.model, "an old") {
			code = codeOldMint
		}
		p.errs.Errorf(code, t.place(), "'%s' is a word of %s; %s", t.text, f.model, f.wayOut)
		return true
	}
	return false
}

// MeantAs is the word of which the first word of an unknown pragma looks like a misspelling: "mint" or "trapezoid", or
// "" for neither. next is the word after it.
func MeantAs(word, next string) string {
	lower := strings.ToLower(word)
	for _, name := range []string{"mint", "trapezoid"} {
		rest, starts := strings.CutPrefix(lower, name)
		switch {
		case lower == name, starts && strings.HasPrefix(rest, "_"), starts && startsDirective(rest):
			return name
		case sameLetters(lower, name) && diag.Distance(lower, name) == 1:
			return name
		case diag.Distance(lower, name) <= len(name)/4+1 && (startsDirective(strings.ToLower(next)) || name == "trapezoid"):
			return name
		}
	}
	return ""
}

// startsDirective reports whether a directive of mint starts with word.
func startsDirective(word string) bool {
	return contains(strings.Fields("parallel for single barrier copy trapezoid"), word)
}

func sameLetters(a, b string) bool {
	x, y := []byte(a), []byte(b)
	slices.Sort(x)
	slices.Sort(y)
	return string(x) == string(y)
}

// didYouMean is the end of a message about an unknown word: "; did you mean ...", or "" if no word is similar.
func didYouMean(word string, words []string) string {
	best, bestDistance := "", max(1, len(word)/3)+1
	for _, w := range words {
		d := diag.Distance(strings.ToLower(word), strings.ToLower(w))
		if len(word) >= 3 && strings.HasPrefix(w, word) {
			d = 1 // an abbreviation
		}
		if d < bestDistance {
			best, bestDistance = w, d
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean '%s'?", best)
}

// plural counts things: "1 argument", "2 arguments".
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

var ordinals = [...]string{"first", "second", "third"}
