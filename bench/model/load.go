// Tables of measured plans, read back into plans of today's kernels: the options of a row are parsed as mintc
// does. They can be ordered by measured and by predicted time.

package main

import (
	"cmp"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"mintc/analyzer"
	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/internal/source"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer"
	"mintc/optimizer/perfmodel"
	"mintc/optimizer/schedule"
	"mintc/parser"
)

// program is a kernel in one precision at one size, with its measured plans.
type program struct {
	kernel, real, size string
	extents            [3]int64
	device             gpu.Device
	sweep              *stencil.Sweep
	plans              []measured
	proposals          map[string]bool // options of the plans that the optimizer proposes
}

type measured struct {
	name      string
	subject   perfmodel.Subject
	gcells    float64
	registers int
	proposed  bool // by the optimizer, now
}

// load reads tables of bench/plans/gpu.sh. It leaves out plans without a tile of their own, and
// programs with too few plans to choose from.
func load(paths []string) ([]*program, error) {
	byName := map[string]*program{}
	var programs []*program
	for _, path := range paths {
		rows, err := table(path)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			if row["status"] != "ok" || !strings.Contains(row["options"], "-ftile=") {
				continue
			}
			key := fmt.Sprint(row["kernel"], row["real"], row["size"], associative(row))
			p := byName[key]
			if p == nil {
				if p, err = newProgram(row); err != nil {
					return nil, err
				}
				byName[key] = p
				programs = append(programs, p)
			}
			if err := p.add(row); err != nil {
				return nil, fmt.Errorf("%s: %s: %w", path, row["plan"], err)
			}
		}
	}
	const fewest = 3 // the least number of proposed plans
	return slices.DeleteFunc(programs, func(p *program) bool { return len(p.ranked(perfmodel.Calibrated)) < fewest }), nil
}

// table reads a file of tab-separated values whose first line names the columns.
func table(path string) ([]map[string]string, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	reader := csv.NewReader(file)
	reader.Comma, reader.FieldsPerRecord, reader.LazyQuotes = '\t', -1, true
	lines, err := reader.ReadAll()
	if err != nil || len(lines) == 0 {
		return nil, fmt.Errorf("%s: %v", path, err)
	}
	var rows []map[string]string
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, value := range line {
			row[lines[0][i]] = value
		}
		rows = append(rows, row)
	}
	return rows, nil
}

func newProgram(row map[string]string) (*program, error) {
	p := &program{kernel: row["kernel"], real: row["real"], size: row["size"]}
	for i, n := range strings.Split(p.size, "x") {
		extent, err := strconv.ParseInt(n, 10, 64)
		if err != nil || i > 2 {
			return nil, fmt.Errorf("size %s", p.size)
		}
		p.extents[i] = extent
	}
	var err error
	if p.device, err = gpu.Lookup("sm_90"); err != nil {
		return nil, err
	}
	path := filepath.Join("bench/plans/kernels", p.kernel+".c")
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	macros := []parser.Macro{{Name: "REAL", Value: p.real}, {Name: "SWEEP", Value: "sweep"}}
	tree, msgs := parser.Parse(source.NewFile(path, text), parser.Options{Macros: macros})
	if tree == nil || msgs.HasErrors() {
		return nil, fmt.Errorf("%s: %v", path, msgs.Messages)
	}
	program, msgs := analyzer.Analyze(tree, analyzer.Options{})
	if msgs.HasErrors() {
		return nil, fmt.Errorf("%s: %v", path, msgs.Messages)
	}
	p.sweep = program.Functions[0].Sweeps()[0]
	o := p.anything()
	if associative(row) {
		p.real += " assoc."
		o.Rewrite, o.Associative = true, true
		optimizer.Optimize(program, o, &msgs)
	}
	p.propose(o)
	return p, nil
}

// propose notes which plans the optimizer proposes today.
func (p *program) propose(o optimizer.Options) {
	p.proposals = map[string]bool{}
	for _, c := range schedule.Rank(p.sweep, o.Options, &diag.List{}) {
		p.proposals[c.Plan.Options()] = true
	}
}

// associative reports whether the plan of a row may have regrouped sums.
func associative(row map[string]string) bool {
	return strings.Contains(row["options"], "-fassociative-math")
}

// add makes a plan from the options of a row, with its measurement.
func (p *program) add(row map[string]string) error {
	o := p.anything()
	for _, word := range strings.Fields(row["options"]) {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "-O0":
			o.Shared, o.Aggregate, o.Register = schedule.Never, schedule.Never, schedule.Never
		case "-ftile":
			o.Tile = numbers(value)
		case "-fchunk":
			o.Chunk = numbers(value)
		case "-fstream":
			stream, err := plan.ParseStream(value)
			if err != nil {
				return err
			}
			o.Stream = &stream
		}
	}
	var msgs diag.List
	whole := &stencil.Program{Functions: []*stencil.Function{{Steps: []stencil.Step{p.sweep}}}}
	chosen, ok := optimizer.Optimize(whole, o, &msgs)[p.sweep]
	if !ok {
		return fmt.Errorf("%v", msgs.Messages)
	}
	gcells, err := strconv.ParseFloat(row["gcells"], 64)
	if err != nil {
		return err
	}
	registers, _ := strconv.Atoi(row["registers"]) // unknown for some plans
	p.plans = append(p.plans, measured{row["plan"], perfmodel.Count(chosen), gcells, registers, p.proposals[chosen.Options()]})
	return nil
}

// anything lets the optimizer choose among all plans.
func (p *program) anything() optimizer.Options {
	return optimizer.Options{Options: schedule.Options{Device: p.device, Shared: schedule.May, Aggregate: schedule.May, Register: schedule.May}}
}

func numbers(list string) []int {
	var out []int
	for _, word := range strings.Split(list, ",") {
		n, _ := strconv.Atoi(word) // mintc accepted it
		out = append(out, n)
	}
	return out
}

// bySpeed are the plans by measured speed, fastest first.
func (p *program) bySpeed() []measured {
	return slices.SortedFunc(slices.Values(p.plans), func(a, b measured) int { return cmp.Compare(b.gcells, a.gcells) })
}

// byTime are the plans by predicted time, fastest first.
func (p *program) byTime(c perfmodel.Coefficients) []measured {
	times := map[string]float64{}
	for _, m := range p.plans {
		times[m.name] = m.subject.Predict(p.device, p.extents, c).CellTime
	}
	list := slices.Clone(p.plans)
	slices.SortStableFunc(list, func(a, b measured) int { return cmp.Compare(times[a.name], times[b.name]) })
	return list
}

// ranked are the plans of byTime that the optimizer proposes.
func (p *program) ranked(c perfmodel.Coefficients) []measured {
	return slices.DeleteFunc(p.byTime(c), func(m measured) bool { return !m.proposed })
}
