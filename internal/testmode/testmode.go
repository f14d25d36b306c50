// Package testmode says how much of the tests runs. `go test ./...` takes a fair sample of a few minutes;
// MINTC_TEST=full runs everything, as .ci/run does. The sample is the same on each run; MINTC_SAMPLE=N,
// from 0 on, takes other parts of the lists and other variants of their members, so that the numbers together see
// everything. Only tests import it.
package testmode

import (
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strconv"
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

// number is N of MINTC_SAMPLE=N, 0 without it.
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

// Sample is the part of list that runs: all of it in the full mode, else one in every, at even distances. It prints how
// many it left out. The numbers 0 to every-1 take each member once.
func Sample[T any](t testing.TB, list []T, every int) []T {
	t.Helper()
	if Full() {
		return list
	}
	taken := spread(list, every, number(t))
	if len(taken) < len(list) {
		Tell(t, "%d of %d cases; MINTC_TEST=full runs all", len(taken), len(list))
	}
	return taken
}

// Variant is the one of several variants that a member of a sample runs in, by a hash of its name. Numbers that are
// every apart, which is one more round through the list, take the next.
func Variant[T any](t testing.TB, name string, variants []T, every int) T {
	t.Helper()
	h := fnv.New32a()
	h.Write([]byte(name))
	return variants[(int(h.Sum32()%uint32(len(variants)))+number(t)/every)%len(variants)]
}

// spread is one of every elements of list, but never none, beginning further on for larger numbers.
func spread[T any](list []T, every, number int) []T {
	var taken []T
	for i := (number + (every-1)/2) % max(1, min(every, len(list))); i < len(list); i += every {
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
