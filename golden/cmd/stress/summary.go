// What a run of random programs came to: printed, and as a row of a table.

package main

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

func sum(counts map[string]int) int {
	total := 0
	for _, n := range counts {
		total += n
	}
	return total
}

func (t *tally) summary() {
	fmt.Printf("%d programs in %v: %d faults, %d refused, %d stopped for a copy that they lack; %d steps of time loops in launches of several\n",
		t.done, time.Since(t.start).Round(time.Second), t.faults, sum(t.refusals), sum(t.stops), t.blocked())
	if t.cut > 0 {
		fmt.Printf("  %d programs not judged: their batches were given up or failed\n", t.cut)
	}
	t.gpu.summary()
	for _, counts := range []map[string]int{t.refusals, t.stops} {
		for _, kind := range slices.Sorted(maps.Keys(counts)) {
			fmt.Printf("  %s %d\n", kind, counts[kind])
		}
	}
	for _, e := range t.examples {
		fmt.Println("  e.g.", e)
	}
}

// blocked are the steps that launches of several made.
func (t *tally) blocked() int64 {
	n := t.lab.Blocked.Load()
	if t.free != t.lab {
		n += t.free.Blocked.Load()
	}
	return n
}

// tableHead explains the rows.
const tableHead = `# Random programs

Each row is one run of ` + "`go run ./golden/cmd/stress -table`" + `: programs drawn from the seeds, translated with drawn options, built with
every check, or with -nvcc for the GPU that is named, and compared with gcc's build. Right: the same bits. Refused: an error message. Stopped: the program lacks a copy
on purpose, and the checker stopped at the access, or a parallel index wraps (doc/limits.md). Faults: wrong numbers, a broken rule of CUDA, a stop that is wrong, output
that does not compile, a crash.

| commit | seeds | besides the default | programs | right | refused | stopped | faults |
|---|---|---|---|---|---|---|---|
`

// addRow adds the run to the table, which it begins where there is none.
func (t *tally) addRow() error {
	text, err := os.ReadFile(t.table)
	if os.IsNotExist(err) {
		text, err = []byte(tableHead), nil
	}
	if err != nil {
		return err
	}
	right := t.done - t.faults - sum(t.refusals) - sum(t.stops)
	row := fmt.Sprintf("| %s | %d..%d | %s | %d | %d | %d | %d | %d |\n", commit(), t.seed, t.seed+int64(t.next)-1, strings.TrimSpace(t.drawn+t.gpu.name()),
		t.done, right, sum(t.refusals), sum(t.stops), t.faults)
	return os.WriteFile(t.table, append(text, row...), 0o644)
}

// built is the commit, set with -ldflags "-X main.built=..." for machines without the repository.
var built string

// commit is what the folder that the tool runs in was made from, with a + where files have changed.
func commit() string {
	if built != "" {
		return built
	}
	revision, err := exec.Command("git", "rev-parse", "--short", "HEAD").Output()
	if err != nil {
		return "unknown"
	}
	changed := ""
	if exec.Command("git", "diff", "--quiet", "HEAD").Run() != nil {
		changed = "+"
	}
	return strings.TrimSpace(string(revision)) + changed
}
