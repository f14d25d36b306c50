// Package testmode says how much of the tests runs. `go test ./...` takes one in thirty-two of each list;
// MINTC_TEST=full runs everything, as .ci/run does. The sample is the same on each run; MINTC_SAMPLE=1 to 32 take
// other parts of the lists, and larger numbers other variants of their members, so that the numbers together see
// everything. Only tests import it.
package testmode

import (
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
)

// Full reports whether MINTC_TEST asks for everything.
func Full() bool { return os.Getenv("MINTC_TEST") == "full" }

// Count is n in the full mode and a share of it, at least one, otherwise.
func Count(n, every int) int {
	if Full() {
		return n
	}
	return max(1, n/every)
}

// number is N of MINTC_SAMPLE=N, 0 without it, which takes the part of Parts.
func number(t testing.TB) int {
	t.Helper()
	text := os.Getenv("MINTC_SAMPLE")
	if text == "" {
		return 0
	}
	n, err := strconv.ParseUint(text, 10, 31)
	if err != nil {
		t.Fatalf("MINTC_SAMPLE=%s: not a number from 0 on", text)
	}
	return int(n)
}

// Parts is how many samples see everything: MINTC_SAMPLE=1 to 32 take each member of a list at least once.
const Parts = 32

// Sample is the part of list that runs: all of it in the full mode, else one in Parts, at even distances, but never none.
// When the test ends it prints how many of its samples it left out.
func Sample[T any](t testing.TB, list []T) []T {
	t.Helper()
	if Full() {
		return list
	}
	taken := spread(list, number(t))
	if len(taken) < len(list) {
		count(t, len(taken), len(list))
	}
	return taken
}

// sampled are the sums of the samples of the tests that run, by the test's name.
var sampled = struct {
	sync.Mutex
	of map[string]*[2]int // taken, and in all
}{of: map[string]*[2]int{}}

// count adds a sample to those of a test, and has the test print their sums when it ends.
func count(t testing.TB, taken, all int) {
	t.Helper()
	sampled.Lock()
	defer sampled.Unlock()
	sums := sampled.of[t.Name()]
	if sums == nil {
		sums = &[2]int{}
		sampled.of[t.Name()] = sums
		t.Cleanup(func() {
			sampled.Lock()
			defer sampled.Unlock()
			delete(sampled.of, t.Name())
			Tell(t, "%d of %d cases; MINTC_TEST=full runs all", sums[0], sums[1])
		})
	}
	sums[0], sums[1] = sums[0]+taken, sums[1]+all
}

// InTurn skips a test that takes long, and prints so, in all samples but one, which a hash of its name names.
func InTurn(t testing.TB) {
	t.Helper()
	if turn := turnOf(t.Name()); !Full() && !isTurn(turn, number(t)) {
		Skip(t, fmt.Sprintf("it takes long; MINTC_SAMPLE=%d runs it, and MINTC_TEST=full", turn))
	}
}

func turnOf(name string) int { return Hash(name)%Parts + 1 }

func isTurn(turn, number int) bool { return number > 0 && number%Parts == turn%Parts }

// Variant is the one of several variants that a member of a sample runs in, by a hash of its name. The next Parts numbers
// take the next one.
func Variant[T any](t testing.TB, name string, variants []T) T {
	t.Helper()
	return variants[(Hash(name)%len(variants)+max(0, number(t)-1)/Parts)%len(variants)]
}

// Variants are those that a member of a list runs in: all in the full mode, else one.
func Variants[T any](t testing.TB, name string, variants []T) []T {
	t.Helper()
	if Full() {
		return variants
	}
	return []T{Variant(t, name, variants)}
}

// Hash is a number for a name, the same in each run.
func Hash(name string) int {
	h := fnv.New32a()
	h.Write([]byte(name))
	return int(h.Sum32() >> 1)
}

// spread is one of every Parts elements of list, but never none, beginning further on for larger numbers.
func spread[T any](list []T, number int) []T {
	var taken []T
	for i := (number + (Parts-1)/2) % max(1, min(Parts, len(list))); i < len(list); i += Parts {
		taken = append(taken, list[i])
	}
	return taken
}

// Skip skips a test and prints why.
func Skip(t testing.TB, why any) {
	t.Helper()
	Tell(t, "skipped: %v", why)
	t.Skip(why)
}

// Tell prints a line about a test even if it passes. `go test ./...` hides the output of tests that pass, so the line
// goes to the standard error of the go command, which is the parent of a test. Where that cannot be opened it goes to
// the test's log.
func Tell(t testing.TB, format string, args ...any) {
	t.Helper()
	line := fmt.Sprintf("%s: %s", t.Name(), fmt.Sprintf(format, args...))
	t.Log(line)
	parent, err := os.OpenFile(fmt.Sprintf("/proc/%d/fd/2", os.Getppid()), os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return
	}
	defer parent.Close()
	program, _ := os.Executable()
	fmt.Fprintf(parent, "note: %s: %s\n", filepath.Base(program), line)
}
