// Builds and runs the C and its translation, and judges the difference: reports that disagree, a finding of the
// checker, a stop, text that does not compile.

package stress

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mintc/codegen/cuda/runtime"
	"mintc/golden/progen"
	"mintc/internal/cuemu"
)

// compare builds and runs a file of programs, which may stop with messages like those of stops, and its translation. A nil
// list without an error means that the translation does not compile.
func (l *Lab) compare(ctx context.Context, text string, made []Output, stops []*regexp.Regexp, seed int64) ([]Outcome, error) {
	ctx, cancel := context.WithTimeout(ctx, cmp.Or(l.Limit, 3*timeLimit))
	defer cancel()
	dir, err := os.MkdirTemp("", "mintc-stress-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	want, err := l.serial(ctx, dir, text)
	if err != nil {
		return nil, err
	}
	n := len(stops)
	program := filepath.Join(dir, "cuda")
	mode := cuemu.Check
	quick := n > 1 || l.Quick
	if quick {
		mode = drawMode(seed)
	}
	if err := l.build(ctx, dir, made, program, mode, !quick); err != nil {
		var refused *cuemu.CompileError
		if errors.As(err, &refused) {
			return nil, nil
		}
		return nil, err
	}
	run := cuemu.Run{Program: program, Order: cuemu.Order(seed % 3), Seed: seed, Env: []string{"MINT_VERBOSE=1"}}
	all, err := l.Tools.Run(ctx, run)
	if err != nil {
		return nil, err
	}
	l.Blocked.Add(BlockedSteps(all))
	expected, got := byProgram(want, n), byProgram(all.Stdout, n)
	outcomes := make([]Outcome, n)
	for i := range outcomes {
		if all.Exit == 0 && got[i] == expected[i] {
			continue
		}
		alone, err := l.Tools.Run(ctx, cuemu.Run{Program: program, Args: []string{fmt.Sprint(i)}, Order: run.Order, Seed: seed})
		if err != nil {
			return nil, err
		}
		outcomes[i] = difference(expected[i], alone, stops[i])
	}
	notAgain(all, expected, got, outcomes)
	return outcomes, nil
}

// notAgain blames the programs that were wrong in a run of all and are right alone: they may race, read what nothing has written, or
// disturb one another.
func notAgain(all cuemu.Result, expected, got []string, outcomes []Outcome) {
	agrees := func(o Outcome) bool { return o.Verdict == Agrees }
	if all.Exit == 0 {
		for i := range outcomes {
			if got[i] != expected[i] && agrees(outcomes[i]) {
				outcomes[i] = Outcome{Faulty, "not again", "serial:\n" + expected[i] + "CUDA, which is right when it runs alone:\n" + got[i]}
			}
		}
		return
	}
	if slices.ContainsFunc(outcomes, func(o Outcome) bool { return !agrees(o) }) {
		return // that one ended the run
	}
	guilty := 0
	for guilty < len(got)-1 && got[guilty] == expected[guilty] {
		guilty++
	}
	outcomes[guilty] = Outcome{Faulty, "not again", ended(all)}
}

// How programs stop that lack a copy, or whose indices wrap.
const (
	staleCopy    = `cuemu: (stale host read|lost host write|stale upload|lost host value)`
	wrappedIndex = `mint: (the index) '\w+' of a parallel loop passes the end of its type`
)

var (
	aStaleCopy    = regexp.MustCompile(staleCopy)
	aWrappedIndex = regexp.MustCompile(wrappedIndex)
	either        = regexp.MustCompile(staleCopy + "|" + wrappedIndex)
)

// mayStop is how the program may stop, nil if it may not.
func mayStop(p *progen.Program) *regexp.Regexp {
	switch lacks, wraps := p.LacksCopy(), p.Wraps(); {
	case lacks && wraps:
		return either
	case lacks:
		return aStaleCopy
	case wraps:
		return aWrappedIndex
	}
	return nil
}

// difference judges one program's run, which may stop with a message like stop.
func difference(want string, run cuemu.Result, stop *regexp.Regexp) Outcome {
	said := strings.TrimSpace(string(run.Stderr))
	if run.Exit != 0 && stop != nil {
		if found := stop.FindStringSubmatch(said); found != nil {
			return Outcome{Stopped, strings.Join(found[1:], ""), said}
		}
	}
	switch {
	case run.Violation:
		return Outcome{Faulty, "violation", said}
	case run.Exit != 0:
		return Outcome{Faulty, "stopped", ended(run)}
	case string(run.Stdout) != want:
		return Outcome{Faulty, "wrong", "serial:\n" + want + "CUDA:\n" + string(run.Stdout)}
	}
	return Outcome{}
}

// ended says how a run did that failed.
func ended(run cuemu.Result) string {
	return fmt.Sprintf("exit status %d, signal %v: %s", run.Exit, run.Signal, strings.TrimSpace(string(run.Stderr)))
}

// madeAtOnce is what MINT_VERBOSE=1 says of a chain.
var madeAtOnce = regexp.MustCompile(`(?m)^mint: .*: (\d+) steps in \d+ launches of several, \d+ launches of single sweeps$`)

// BlockedSteps are the steps of time loops that launches of several made in a run with MINT_VERBOSE=1.
func BlockedSteps(of cuemu.Result) int64 {
	var total int64
	for _, m := range madeAtOnce.FindAllStringSubmatch(string(of.Stderr), -1) {
		n, err := strconv.ParseInt(m[1], 10, 64)
		if err != nil {
			panic(err) // a number that is too large
		}
		total += n
	}
	return total
}

// byProgram sorts report lines by the program number that each name ends in.
func byProgram(out []byte, n int) []string {
	lists := make([]string, n)
	for _, line := range strings.SplitAfter(string(out), "\n") {
		name, _, ok := strings.Cut(line, " ")
		var number int
		if _, err := fmt.Sscan(name[strings.LastIndex(name, "_")+1:], &number); ok && err == nil && number < n {
			lists[number] += line
		}
	}
	return lists
}

// build compiles a translation. Without places in what the checker reports, with traps and
// without inlining, it takes a third of the time.
func (l *Lab) build(ctx context.Context, dir string, made []Output, program string, mode cuemu.Mode, places bool) error {
	build := cuemu.Build{Mode: mode, Flags: []string{"-w"}, CFlags: []string{"-std=gnu17"}, Output: program, Separate: runtime.Separate}
	if err := os.MkdirAll(filepath.Join(dir, "made"), 0o700); err != nil { // beside the serial program's files
		return err
	}
	if !places {
		build.Flags, build.Traps = append(build.Flags, "-g0", "-fno-inline"), true
	}
	for _, file := range made {
		source := filepath.Join(dir, "made", file.Name)
		if err := os.WriteFile(source, file.Text, 0o600); err != nil {
			return err
		}
		if filepath.Ext(source) != ".h" {
			build.Sources = append(build.Sources, source)
		}
	}
	for _, source := range build.Sources {
		if filepath.Ext(source) != ".cu" {
			continue
		}
		if err := l.front(ctx, source); err != nil {
			return err
		}
	}
	return l.Tools.Build(ctx, build)
}

// front passes a file through the lab's CUDA compiler.
func (l *Lab) front(ctx context.Context, source string) error {
	if l.Front == nil {
		return nil
	}
	_, err := l.Front.Check(ctx, source, "-w")
	var refused *cuemu.CompileError
	if errors.As(err, &refused) && onlyVariableRows(refused.Messages) {
		return nil
	}
	return err
}

var (
	anError = regexp.MustCompile(`(?m)^.*: error: .*$`)
	ofTypes = regexp.MustCompile(`'([^']*)' (?:with an [lr]value of type|from) '([^']*)'`)
)

// onlyVariableRows reports whether all that clang refuses are pointers to rows of variable length: to its C++, two such
// types are never the same. nvcc and g++ take them.
func onlyVariableRows(messages string) bool {
	for _, line := range anError.FindAllString(messages, -1) {
		types := ofTypes.FindStringSubmatch(line)
		if types == nil || types[1] != asPointer(types[2]) || !strings.Contains(types[1], "(*)[") {
			return false
		}
	}
	return true
}

var anArray = regexp.MustCompile(`^([\w ]+)\[[^\]]*\](\[.*)$`)

// asPointer is what an array becomes as a value, or the type itself.
func asPointer(typ string) string { return anArray.ReplaceAllString(typ, "$1 (*)$2") }

// drawMode draws how a batch is built: mostly in the quick way. The compiler's
// optimisation, which takes promises such as __restrict__ at their word, has
// every eighth: it takes twice as long.
func drawMode(seed int64) cuemu.Mode {
	if rand.New(rand.NewPCG(uint64(seed), 17)).IntN(8) == 0 {
		return cuemu.Check
	}
	return cuemu.Quick
}

func (l *Lab) compilerSays(ctx context.Context, made []Output) string {
	dir, err := os.MkdirTemp("", "mintc-stress-")
	if err != nil {
		return err.Error()
	}
	defer os.RemoveAll(dir)
	if err := l.build(ctx, dir, made, filepath.Join(dir, "cuda"), cuemu.Quick, false); err != nil {
		return err.Error()
	}
	return "compiles now"
}

// serial is what the C prints, kept if the lab keeps it. It is built without optimisation, which says what C means and
// costs least: gcc 12 -O2 may leave out the conversion in (float)x * 0.1.
func (l *Lab) serial(ctx context.Context, dir, text string) ([]byte, error) {
	if l.Serial == nil {
		return oracle(ctx, dir, text, "-O0")
	}
	if known, ok := l.Serial.Load(text); ok {
		return known.([]byte), nil
	}
	out, err := oracle(ctx, dir, text, "-O0")
	if err == nil {
		l.Serial.Store(text, out)
	}
	return out, err
}

// oracle builds the C as its users do, with flags, and returns what it prints.
func oracle(ctx context.Context, dir, text string, flags ...string) ([]byte, error) {
	program := filepath.Join(dir, "serial")
	args := append([]string{"-w", "-std=gnu17", "-ffp-contract=off", "-Werror=implicit-function-declaration",
		"--param", "ggc-min-heapsize=500000", "-o", program}, flags...)
	names, texts := progen.Files(text)
	for i, name := range names {
		source := filepath.Join(dir, name)
		if err := os.WriteFile(source, []byte(texts[i]), 0o600); err != nil {
			return nil, err
		}
		args = append(args, source)
	}
	said, err := exec.CommandContext(ctx, "gcc", append(args, "-lm")...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("gcc refuses the serial program: %w\n%s", err, said)
	}
	run := exec.CommandContext(ctx, program)
	run.Env = append(os.Environ(), "ASAN_OPTIONS=detect_leaks=0")
	var stderr bytes.Buffer
	run.Stderr = &stderr
	out, err := run.Output()
	if err != nil {
		return nil, fmt.Errorf("the serial program fails: %w\n%s", err, stderr.Bytes())
	}
	return out, nil
}

// Valid reports why the C text has undefined behaviour that the sanitizers see,
// or nil.
func Valid(ctx context.Context, text string) error {
	dir, err := os.MkdirTemp("", "mintc-stress-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	_, err = oracle(ctx, dir, text, "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
	return err
}
