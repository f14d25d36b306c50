// Stress compares random annotated programs with their translations until the
// asked number is reached, or it is interrupted: then the batches at work are the last.
//
//	go run ./golden/cmd/stress -n 5000 -seed 1 -j 2
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"mintc/golden/progen"
	"mintc/golden/stress"
	"mintc/internal/cuemu"
	"mintc/internal/driver"
)

// reduceTime is for shrinking one program.
const reduceTime = 10 * time.Minute

// settings are the command line's.
type settings struct {
	count, workers, batch int
	seed                  int64
	features              progen.Features
	keep                  string
	reduce, chains        bool
	table                 string
	drawn                 string // the features as on the command line
}

func main() {
	s := settings{features: progen.DefaultFeatures()}
	flag.IntVar(&s.count, "n", 300, "number of programs; 0: until interrupted")
	flag.Int64Var(&s.seed, "seed", 1, "seed of the first program")
	flag.IntVar(&s.workers, "j", 1, "batches at a time")
	flag.IntVar(&s.batch, "batch", 20, "programs per compilation")
	flag.StringVar(&s.keep, "keep", "", "folder for programs that show a fault; golden/testdata/random keeps those that tests run")
	flag.BoolVar(&s.reduce, "reduce", false, "shrink programs that show a fault")
	flag.Func("features", "NAME=WEIGHT,...: probability of constructs; 0 switches one off", func(text string) error {
		s.drawn = text
		return s.features.Set(text)
	})
	flag.StringVar(&s.table, "table", "", "file to add a row about the run to; golden/stress/results.md keeps those that count")
	flag.BoolVar(&s.chains, "chains", false, "draw time loops of many steps alone, and make several steps per launch")
	folder := flag.String("write", "", "write the programs into this folder, and run none")
	matrix := flag.Bool("matrix", false, "run the matrix of time loops in full in place of random programs: heights, numbers of steps, sizes, kinds, types")
	from := flag.Int("from", 0, "with -matrix: how many of its programs to leave out, from the first on")
	flag.Parse()
	if s.chains {
		s.features["chain"], s.features["second-region"] = 1, 0
		s.drawn = strings.TrimPrefix(s.drawn+" -chains", " ")
	}
	if *folder != "" {
		if err := s.write(*folder); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		return
	}
	if s.keep != "" {
		if err := os.MkdirAll(s.keep, 0o755); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
	}
	tools, err := cuemu.Find()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	t := &tally{settings: s, lab: &stress.Lab{Tools: tools, Translate: driver.Translate}, refusals: map[string]int{}, stops: map[string]int{}, start: time.Now()}
	if *matrix {
		if faults := t.matrix(*from); faults > 0 {
			os.Exit(1)
		}
		return
	}
	t.run()
	t.summary()
	if s.table != "" {
		if err := t.addRow(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
	}
	if t.faults > 0 {
		os.Exit(1)
	}
}

// options are how the batch of a seed is translated.
func (s settings) options(seed int64) driver.Options {
	if s.chains {
		return stress.DrawChainOptions(seed)
	}
	return stress.DrawOptions(seed)
}

// tally runs batches and counts what became of the programs.
type tally struct {
	settings
	lab *stress.Lab

	mu           sync.Mutex
	next         int // programs handed out
	over         bool
	done, faults int
	refusals     map[string]int // by code
	stops        map[string]int // by what the checker found
	examples     []string       // one message of each code
	start        time.Time
}

func (t *tally) run() {
	interrupted := make(chan os.Signal, 1)
	signal.Notify(interrupted, os.Interrupt)
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
				t.check(t.seed+int64(first), n)
			}
		})
	}
	wait.Wait()
}

// take hands out the next batch.
func (t *tally) take() (first, n int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.over {
		return 0, 0
	}
	first, n = t.next, t.batch
	if t.count > 0 {
		n = min(n, t.count-first)
	}
	t.next += n
	return first, n
}

func (t *tally) check(seed int64, n int) {
	programs := make([]*progen.Program, n)
	for i := range programs {
		programs[i] = progen.Draw(seed+int64(i), t.features)
	}
	options := t.options(seed)
	outcomes, err := t.lab.Batch(context.Background(), programs, options, seed)
	t.mu.Lock()
	defer t.mu.Unlock()
	if err != nil {
		t.faults++
		fmt.Printf("batch of seed %d: %v\n", seed, err)
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
	fmt.Printf("seed %d, %s: %s: %s\n", p.Seed, stress.Flags(options), o.Kind, o.Text)
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
