// The option -propose: a list of plans to measure next, the first ones of the ranking and a sample of the rest.

package main

import (
	"fmt"
	"strings"

	"mintc/internal/diag"
	"mintc/optimizer/schedule"
)

// nominal are the sizes at which kernels are compared, by dimensions.
var nominal = map[int]string{1: "67108864", 2: "8192x8192", 3: "512x512x512"}

// propose prints lines for bench/plans/prepare.sh: the first plans of the ranking, and more at even
// distances from the rest.
func propose(kernels []string, first, more int) error {
	for _, kernel := range kernels {
		for _, real := range []string{"double", "float"} {
			p, err := newProgram(map[string]string{"kernel": kernel, "real": real, "size": nominal[3]})
			if err != nil {
				return err
			}
			size := strings.ReplaceAll(nominal[len(p.sweep.Loops)], "x", ",")
			list := schedule.Rank(p.sweep, p.anything().Options, &diag.List{})
			stride := max(1, (len(list)-first)/max(1, more))
			for i, c := range list {
				if c.Plan.Stream == nil || i >= first && (i-first)%stride != 0 {
					continue
				}
				options := c.Plan.Options()
				name := strings.NewReplacer("-ftile=", "t", " -fchunk=", "-c", " -fstream=", "-", "columns=", "c", ",prefetch=", "a", ",repeat=", "u",
					",streaming-stores=1", "s", ",register-tile=1", "h", ",shared=1", "m").Replace(options)
				fmt.Printf("%s %s %s %s -O3 -ftrapezoid=off %s\n", kernel, real, size, strings.ReplaceAll(name, ",", "x"), options)
			}
		}
	}
	return nil
}
