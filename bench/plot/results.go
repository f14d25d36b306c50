// A TSV of bench/plans/gpu.sh, read into groups of bars: one group for each kernel and size, one panel for each
// precision.

package main

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
)

// levels are the plans that are drawn, in this order.
var levels = []string{"O0", "O1", "O2", "O3"}

// panel is what was measured in one precision.
type panel struct {
	real   string
	groups []group
}

// group has the values of the levels for one kernel and size; 0 stands for a missing or wrong
// result.
type group struct {
	kernel, size string
	values       []float64
}

// read takes one column of the rows of levels. Groups with fewer than two levels are left out:
// there is nothing to compare.
func read(in io.Reader, column string) ([]panel, error) {
	table := csv.NewReader(in)
	table.Comma = '\t'
	table.LazyQuotes = true
	rows, err := table.ReadAll()
	if err != nil {
		return nil, err
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("it is empty")
	}
	at := map[string]int{}
	for i, name := range rows[0] {
		at[name] = i
	}
	for _, name := range []string{"kernel", "real", "size", "plan", "status", column} {
		if _, ok := at[name]; !ok {
			return nil, fmt.Errorf("no column %s", name)
		}
	}
	var panels []panel
	for _, row := range rows[1:] {
		level := slices.Index(levels, row[at["plan"]])
		if level < 0 || row[at["status"]] != "ok" {
			continue
		}
		value, err := strconv.ParseFloat(row[at[column]], 64)
		if err != nil {
			return nil, fmt.Errorf("column %s: %w", column, err)
		}
		panels = add(panels, row[at["real"]], group{kernel: row[at["kernel"]], size: row[at["size"]]}, level, value)
	}
	return comparable(panels), nil
}

// add puts a value into its group, and makes the group if it is new.
func add(panels []panel, real string, to group, level int, value float64) []panel {
	p := slices.IndexFunc(panels, func(p panel) bool { return p.real == real })
	if p < 0 {
		p, panels = len(panels), append(panels, panel{real: real})
	}
	groups := panels[p].groups
	g := slices.IndexFunc(groups, func(g group) bool { return g.kernel == to.kernel && g.size == to.size })
	if g < 0 {
		to.values = make([]float64, len(levels))
		g, groups = len(groups), append(groups, to)
	}
	groups[g].values[level] = value
	panels[p].groups = groups
	return panels
}

// comparable keeps the groups with two levels or more, and panels with groups.
func comparable(panels []panel) []panel {
	for i := range panels {
		panels[i].groups = slices.DeleteFunc(panels[i].groups, func(g group) bool {
			missing := 0
			for _, v := range g.values {
				if v == 0 {
					missing++
				}
			}
			return len(levels)-missing < 2
		})
	}
	return slices.DeleteFunc(panels, func(p panel) bool { return len(p.groups) == 0 })
}
