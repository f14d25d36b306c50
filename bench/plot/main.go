// Command plot draws what the optimisation levels reach: a group of bars for each kernel and size of a TSV that
// bench/plans/gpu.sh wrote, a panel for each precision.
//
//	go run ./bench/plot RESULTS.tsv >levels.svg
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
)

func main() {
	scale := flag.String("y", "copy", "what the bars show: copy (percent of the device copy) or gcells")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: plot [-y copy|gcells] RESULTS.tsv")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := plot(flag.Arg(0), *scale, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "plot:", err)
		os.Exit(1)
	}
}

// plot draws the results in the file.
func plot(path, scale string, out io.Writer) error {
	axis, ok := axes[scale]
	if !ok {
		return fmt.Errorf("-y %s: it is copy or gcells", scale)
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	panels, err := read(file, axis.column)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if len(panels) == 0 {
		return fmt.Errorf("%s: no kernel has two levels that were measured", path)
	}
	_, err = out.Write(draw(panels, axis))
	return err
}
