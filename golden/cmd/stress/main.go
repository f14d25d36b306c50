// Stress compares random annotated programs with their translations until the
// asked number is reached, or it is interrupted: then the batches at work are the last.
//
//	go run ./golden/cmd/stress -n 5000 -seed 1 -j 2
//
// On a machine with a GPU and nvcc, the program alone is enough:
//
//	CGO_ENABLED=0 go build ./golden/cmd/stress
//	./stress -nvcc nvcc -n 0 -for 8m -j 16 -faults faults.txt -table table.md
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"mintc/golden/progen"
	"mintc/golden/stress"
	"mintc/internal/driver"
)

// reduceTime is for shrinking one program.
const reduceTime = 10 * time.Minute

// settings are the command line's.
type settings struct {
	count, workers, batch int
	seed                  int64
	features              progen.Features
	keep, list            string
	reduce, chains, split bool
	table                 string
	drawn                 string // the features as on the command line
	most                  time.Duration
	gpu                   gpuSettings
}

func main() {
	s := settings{features: progen.DefaultFeatures()}
	flag.IntVar(&s.count, "n", 300, "number of programs; 0: until interrupted")
	flag.Int64Var(&s.seed, "seed", 1, "seed of the first program")
	flag.IntVar(&s.workers, "j", 1, "batches at a time")
	flag.IntVar(&s.batch, "batch", 20, "programs per compilation")
	flag.StringVar(&s.keep, "keep", "", "folder for programs that show a fault; golden/testdata/random keeps those that tests run")
	flag.StringVar(&s.list, "faults", "", "file for what is known of faults, with the programs and their CUDA; it is added to")
	flag.BoolVar(&s.reduce, "reduce", false, "shrink programs that show a fault")
	flag.Func("features", "NAME=WEIGHT,...: probability of constructs; 0 switches one off", func(text string) error {
		s.drawn = text
		return s.features.Set(text)
	})
	flag.StringVar(&s.table, "table", "", "file to add a row about the run to; golden/stress/results.md keeps those that count")
	flag.BoolVar(&s.chains, "chains", false, "draw time loops of many steps alone, and make several steps per launch")
	flag.BoolVar(&s.split, "split", false, "translate in two parts: host code stays C; not with -nvcc")
	flag.DurationVar(&s.most, "for", 0, "begin no batch after this time, and give up those that go on much longer; 0: no limit")
	s.gpu.define()
	folder := flag.String("write", "", "write the programs into this folder, and run none")
	matrix := flag.Bool("matrix", false, "run the matrix of time loops in full in place of random programs: heights, numbers of steps, sizes, kinds, types")
	from := flag.Int("from", 0, "with -matrix: how many of its programs to leave out, from the first on")
	flag.Parse()
	if s.chains {
		s.features["chain"], s.features["second-region"] = 1, 0
		s.drawn = strings.TrimPrefix(s.drawn+" -chains", " ")
	}
	if s.split {
		s.drawn = strings.TrimPrefix(s.drawn+" -split", " ")
		if s.gpu.nvcc != "" {
			fail(errors.New("-split is for the checker: leave -nvcc out"))
		}
	}
	if *folder != "" {
		fail(s.write(*folder))
		return
	}
	if s.keep != "" {
		fail(os.MkdirAll(s.keep, 0o755))
	}
	t, err := s.newTally()
	fail(err)
	if *matrix {
		t.faults = t.matrix(*from)
	} else {
		t.run()
		t.summary()
		if s.table != "" {
			fail(t.addRow())
		}
	}
	if t.faults > 0 {
		os.Exit(1)
	}
}

// fail ends the tool for an error.
func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

// options are how the batch of a seed is translated.
func (s settings) options(seed int64) driver.Options {
	o := stress.DrawOptions(seed)
	if s.chains {
		o = stress.DrawChainOptions(seed)
	}
	o.Split = s.split
	return o
}

// tally runs batches and counts what became of the programs.
type tally struct {
	settings
	lab  *stress.Lab
	free *stress.Lab // for translations that forbid contraction: its compiler need not

	mu           sync.Mutex
	next         int // programs handed out
	over         bool
	done, faults int
	cut          int            // programs of batches that were given up or failed
	refusals     map[string]int // by code
	stops        map[string]int // by what the checker found
	examples     []string       // one message of each code
	start        time.Time
}

func (s settings) newTally() (*tally, error) {
	lab, free, err := s.gpu.labs()
	return &tally{settings: s, lab: lab, free: free, refusals: map[string]int{}, stops: map[string]int{}, start: time.Now()}, err
}

// grace is how long batches may go on after the time of -for.
const grace = 45 * time.Second

func (t *tally) run() {
	ctx := context.Background()
	if t.most > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, t.most+grace)
		defer cancel()
	}
	interrupted := make(chan os.Signal, 1)
	signal.Notify(interrupted, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-interrupted
		signal.Stop(interrupted) // a second one ends the tool
		t.mu.Lock()
		defer t.mu.Unlock()
		t.over = true
	}()
	var wait sync.WaitGroup
	for range t.workers {
		wait.Go(func() {
			for first, n := t.take(); n > 0; first, n = t.take() {
				t.check(ctx, t.seed+int64(first), n)
			}
		})
	}
	wait.Wait()
}

// take hands out the next batch.
func (t *tally) take() (first, n int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.over || t.most > 0 && time.Since(t.start) > t.most {
		return 0, 0
	}
	first, n = t.next, t.batch
	if t.count > 0 {
		n = min(n, t.count-first)
	}
	t.next += n
	return first, n
}

func (t *tally) check(ctx context.Context, seed int64, n int) {
	programs := make([]*progen.Program, n)
	for i := range programs {
		programs[i] = progen.Draw(seed+int64(i), t.features)
	}
	options := t.options(seed)
	lab := t.lab
	if options.Contract == "off" {
		lab = t.free
	}
	outcomes, err := lab.Batch(ctx, programs, options, seed)
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case err != nil && ctx.Err() != nil:
		t.cut += n
		return
	case err != nil: // the fault of one, and nothing is known of the others
		t.done++
		t.faults++
		t.cut += n - 1
		t.describe(fmt.Sprintf("batch of seed %d, %s: %v", seed, stress.Flags(options), err), options)
		return
	}
	for i, o := range outcomes {
		t.done++
		switch o.Verdict {
		case stress.Refused:
			if t.refusals[o.Kind] == 0 {
				t.examples = append(t.examples, fmt.Sprintf("%s: seed %d: %s", o.Kind, seed+int64(i), o.Text))
			}
			t.refusals[o.Kind]++
		case stress.Stopped:
			t.stops[o.Kind]++
		case stress.Faulty:
			t.fault(programs[i], options, o)
		}
	}
	if t.done%(5*t.batch) < t.batch {
		fmt.Printf("%d programs, %d refused, %d stopped, %d faults, %v\n", t.done, sum(t.refusals), sum(t.stops), t.faults, time.Since(t.start).Round(time.Second))
	}
}

// fault reports a program, shrinks it if asked to and keeps it.
func (t *tally) fault(p *progen.Program, options driver.Options, o stress.Outcome) {
	t.faults++
	t.describe(fmt.Sprintf("seed %d, %s: %s: %s", p.Seed, stress.Flags(options), o.Kind, o.Text), options, p)
	if t.reduce {
		ctx, cancel := context.WithTimeout(context.Background(), reduceTime)
		defer cancel()
		p = t.lab.Reduce(ctx, p, options, o)
	}
	if t.keep == "" {
		return
	}
	path := filepath.Join(t.keep, fmt.Sprintf("seed%d.c", p.Seed))
	text := fmt.Sprintf("/* %s, found with seed %d and %s. */\n%s", o.Kind, p.Seed, stress.Flags(options), progen.File([]*progen.Program{p}))
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
