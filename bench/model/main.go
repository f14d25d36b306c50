// Command model compares the performance model with measured plans. Its loss is how much slower
// than the best measured plan the plan is that the model ranks first (or the best of its first
// three). With -fit it searches for coefficients with a small loss.
//
//	go run ./bench/model [-fit] bench/model/testdata/*.tsv
//	go run ./bench/model -propose 30 -more 30 heat3d p19 >list.txt
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"

	"mintc/optimizer/perfmodel"
)

func main() {
	fit := flag.Bool("fit", false, "search for better coefficients and print them")
	verbose := flag.Bool("v", false, "list the first plans of each program")
	first := flag.Int("propose", 0, "instead, list the first `N` plans of the named kernels, for bench/plans/prepare.sh")
	more := flag.Int("more", 0, "and `N` of the others")
	flag.Parse()
	if *first > 0 {
		if err := propose(flag.Args(), *first, *more); err != nil {
			fmt.Fprintln(os.Stderr, "model:", err)
			os.Exit(1)
		}
		return
	}
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "model: name the tables of measured plans: bench/model/testdata/*-plans.tsv")
		os.Exit(2)
	}
	programs, err := load(flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "model:", err)
		os.Exit(1)
	}
	c := perfmodel.Calibrated
	if *fit {
		c = calibrate(programs, c)
		fmt.Printf("%+v\n", c)
	}
	report(programs, c, *verbose)
}

// report prints a line per program: kernel, precision and size.
func report(programs []*program, c perfmodel.Coefficients, verbose bool) {
	var losses, probed []float64
	fmt.Printf("%-12s %-7s %-16s %5s %8s %8s %6s %s\n", "kernel", "real", "size", "plans", "loss", "of three", "rank", "first, best")
	for _, p := range programs {
		ranked := p.ranked(c)
		best := p.bySpeed()[0]
		one := loss(ranked[:1], best)
		three := loss(ranked[:min(3, len(ranked))], best)
		losses, probed = append(losses, one), append(probed, three)
		fmt.Printf("%-12s %-7s %-16s %5d %7.1f%% %7.1f%% %6.2f %s, %s\n", p.kernel, p.real, p.size, len(ranked), 100*one, 100*three,
			correlation(p, c), ranked[0].name, best.name)
		if verbose {
			for _, m := range ranked[:min(6, len(ranked))] {
				explain(" ", p, m, c)
			}
			explain("*", p, best, c)
		}
	}
	fmt.Printf("model alone: median %.1f%%, worst %.1f%%; best of its first three: median %.1f%%, worst %.1f%%\n",
		100*median(losses), 100*slices.Max(losses), 100*median(probed), 100*slices.Max(probed))
}

// explain prints what the model expects of a plan beside what was measured.
func explain(mark string, p *program, m measured, c perfmodel.Coefficients) {
	r := m.subject.Predict(p.device, p.extents, c)
	fmt.Printf("  %s %-34s measured %6.1f predicted %6.1f GCells/s, registers %d (%d), %d warps, limit %s\n", mark, m.name, m.gcells,
		1e-9/r.CellTime, r.Registers, m.registers, r.Warps, r.Terms.Limit())
}

// loss is how much slower, as a fraction, the fastest of the given plans is than the best plan.
func loss(of []measured, best measured) float64 {
	fastest := slices.MaxFunc(of, func(a, b measured) int { return cmp.Compare(a.gcells, b.gcells) })
	return 1 - fastest.gcells/best.gcells
}

func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	if len(list) == 0 {
		return 0
	}
	return list[len(list)/2]
}
