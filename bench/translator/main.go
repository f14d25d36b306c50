// Command translator times mintc itself over generated programs of many lines and nests, and prints a table.
//
//	go run ./bench/translator >bench/results/DATE-translator.md
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"time"
)

// sizes are the programs: their lines and their nests, and what writes them.
var sizes = []struct {
	lines, nests int
	text         func(lines, nests int) (string, int)
}{
	{300, 0, program}, {300, 3, program}, {1000, 0, program}, {1000, 1, program}, {1000, 12, program}, {1000, 24, program},
	{3000, 0, program}, {3000, 1, program}, {3000, 24, program}, {3000, 68, program},
	{10000, 0, program}, {10000, 68, program}, {10000, 200, program},
	{1000, 38, solver}, {3079, 68, solver}, {0, 200, solver},
}

func main() {
	runs := flag.Int("runs", 7, "runs of each program; the median counts, of processor time the least, too")
	level := flag.String("O", "2", "optimisation level")
	flag.Parse()
	if err := measure(*runs, "-O"+*level); err != nil {
		fmt.Fprintln(os.Stderr, "translator:", err)
		os.Exit(1)
	}
}

// measure builds mintc and prints a row for each program.
func measure(runs int, level string) error {
	dir, err := os.MkdirTemp("", "mintc-translator-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	mintc, err := build(dir)
	if err != nil {
		return err
	}
	fmt.Printf("| lines | nests | wall, s | processor, s | least | memory, MB |\n|---|---|---|---|---|---|\n")
	for _, s := range sizes {
		source := filepath.Join(dir, "in.c")
		text, lines := s.text(s.lines, s.nests)
		if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
			return err
		}
		var all []cost
		for range runs {
			c, err := run(exec.Command(mintc, "-w", level, source, "-o", filepath.Join(dir, "out.cu")))
			if err != nil {
				return fmt.Errorf("%d lines, %d nests: %w", s.lines, s.nests, err)
			}
			all = append(all, c)
		}
		median := func(value func(cost) float64) float64 {
			slices.SortFunc(all, func(a, b cost) int { return int(1e6 * (value(a) - value(b))) })
			return value(all[len(all)/2])
		}
		least := slices.MinFunc(all, func(a, b cost) int { return cmp.Compare(a.processor, b.processor) }).processor
		fmt.Printf("| %d | %d | %.2f | %.2f | %.2f | %.0f |\n", lines, s.nests, median(func(c cost) float64 { return c.wall }),
			median(func(c cost) float64 { return c.processor }), least, median(func(c cost) float64 { return c.memory }))
	}
	return nil
}

// build makes mintc in a directory.
func build(dir string) (string, error) {
	mintc := filepath.Join(dir, "mintc")
	if said, err := exec.Command("go", "build", "-o", mintc, "mintc/cmd/mintc").CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, said)
	}
	return mintc, nil
}

// cost of a run, in seconds and 1e6 bytes, of the process and its children.
type cost struct{ wall, processor, memory float64 }

func run(command *exec.Cmd) (cost, error) {
	command.Stderr = os.Stderr
	started := time.Now()
	if err := command.Run(); err != nil {
		return cost{}, err
	}
	used := command.ProcessState.SysUsage().(*syscall.Rusage)
	return cost{time.Since(started).Seconds(), command.ProcessState.UserTime().Seconds() + command.ProcessState.SystemTime().Seconds(),
		float64(used.Maxrss) * 1024 / 1e6}, nil
}
