// Package testmode says how much of the tests runs. `go test ./...` takes a fair sample, which two cores finish in under
// three minutes; MINTC_TEST=full runs everything, as .ci/run does. Only tests import it.
package testmode

import (
	"fmt"
	"os"
	"path/filepath"
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

// Sample is the part of list that runs: all of it in the full mode, else one in every, at even distances, so the sample
// is the same on each run. It prints how many it left out.
func Sample[T any](t testing.TB, list []T, every int) []T {
	t.Helper()
	if Full() {
		return list
	}
	taken := spread(list, every)
	if len(taken) < len(list) {
		Tell(t, "%d of %d cases; MINTC_TEST=full runs all", len(taken), len(list))
	}
	return taken
}

// spread is one of every elements of list, but never none.
func spread[T any](list []T, every int) []T {
	var taken []T
	for i := (every - 1) / 2 % max(1, len(list)); i < len(list); i += every {
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
