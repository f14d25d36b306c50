// Which program measures which candidates. The kernels of nests are timed apart, so that one program has a candidate of
// each. What belongs to a time loop is timed by the loop, with all that lies between its launches: time loops need programs of their own, because what
// they join runs no kernel of a nest, and so do the nests of one loop, whose times would be one.

package tuning

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Programs are those that measure all candidates. The first has the first of each item.
func (r *Record) Programs() []Program {
	list := []Program{{map[int]int{}}}
	for i := range r.Items {
		list[0].Measures[i] = 0
	}
	turns := r.turns()
	for turn := range slices.Max(append(slices.Clone(turns), 0)) + 1 {
		for n := 1; ; n++ {
			p := Program{map[int]int{}}
			for i, item := range r.Items {
				if turns[i] == turn && n < len(item.Candidates) {
					p.Measures[i] = n
				}
			}
			if len(p.Measures) == 0 {
				break
			}
			list = append(list, p)
		}
	}
	return list
}

// turns are numbers of the items: other ones for those of one time loop.
func (r *Record) turns() []int {
	turns, last := make([]int, len(r.Items)), 0
	for _, chain := range r.Items {
		turn := 0
		for i, item := range r.Items {
			if chain.Kind == Chain && item.isIn(chain) {
				turns[i] = turn
				last = max(last, turn)
				turn++
			}
		}
	}
	for i, item := range r.Items {
		if item.Kind == Chain {
			turns[i] = last + 1
		}
	}
	return turns
}

// isIn reports whether an item is a nest that a chain launches.
func (i Item) isIn(chain Item) bool {
	return i.Kind == Nest && slices.Contains(chain.Kernels, i.Name)
}

// byLoops reports whether the time of an item is that of loops, and not of its kernels.
func (r *Record) byLoops(i Item) bool {
	return i.Kind == Chain || slices.ContainsFunc(r.Items, func(c Item) bool { return c.Kind == Chain && i.isIn(c) })
}

// With is the record with the candidates of a program chosen, and the first ones of other items.
func (r *Record) With(p Program) *Record {
	chosen := *r
	chosen.Items = slices.Clone(r.Items)
	for i := range chosen.Items {
		chosen.Items[i].Candidates = slices.Clone(chosen.Items[i].Candidates)
		for k := range chosen.Items[i].Candidates {
			chosen.Items[i].Candidates[k].Chosen = k == p.Measures[i]
		}
	}
	return &chosen
}

// ListPrograms is the text of the list that the script reads: program, item, candidate, kernels, and whose times count; tabs between them.
func (r *Record) ListPrograms(programs []Program) string {
	var b strings.Builder
	for n, p := range programs {
		for _, item := range slices.Sorted(maps.Keys(p.Measures)) {
			clock := "kernels"
			if r.byLoops(r.Items[item]) {
				clock = "loops"
			}
			fmt.Fprintf(&b, "%d\t%d\t%d\t%s\t%s\n", n, item, p.Measures[item], strings.Join(r.Items[item].Kernels, ","), clock)
		}
	}
	return b.String()
}

// ReadPrograms reads such a list, and the kernels of the items with it.
func (r *Record) ReadPrograms(text string) ([]Program, error) {
	var list []Program
	for line := range strings.Lines(text) {
		words := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(words) != 5 {
			return nil, fmt.Errorf("'%s' is no line of a list of programs", strings.TrimSpace(line))
		}
		var numbers [3]int
		for i := range numbers {
			var err error
			if numbers[i], err = strconv.Atoi(words[i]); err != nil || numbers[i] < 0 {
				return nil, fmt.Errorf("'%s' in a list of programs is not a number", words[i])
			}
		}
		program, item, candidate := numbers[0], numbers[1], numbers[2]
		if program > len(list) || item >= len(r.Items) || candidate >= len(r.Items[item].Candidates) {
			return nil, fmt.Errorf("the list of programs has candidate %d of item %d, which there is not", candidate, item)
		}
		if program == len(list) {
			list = append(list, Program{map[int]int{}})
		}
		list[program].Measures[item] = candidate
		r.Items[item].Kernels = strings.Split(words[3], ",")
	}
	return list, nil
}

// Measured reports whether any time counts.
func (r *Record) Measured() bool {
	return slices.ContainsFunc(r.Items, func(i Item) bool { return slices.ContainsFunc(i.Candidates, Candidate.counts) })
}

// Summary is what was found, a line for each item.
func (r *Record) Summary() string {
	var b strings.Builder
	for _, item := range r.Items {
		c, first := item.Chosen(), item.Candidates[0]
		switch {
		case !c.counts():
			fmt.Fprintf(&b, "%s %s: not measured (%s)\n", item.Kind, item.Name, c.Fault)
		case first.counts():
			fmt.Fprintf(&b, "%s %s: %.4f ms, %.1f %% of the time of %s: %s\n", item.Kind, item.Name, c.Milliseconds,
				100*c.Milliseconds/first.Milliseconds, first.Options, c.Options)
		default:
			fmt.Fprintf(&b, "%s %s: %.4f ms: %s\n", item.Kind, item.Name, c.Milliseconds, c.Options)
		}
	}
	return b.String()
}
