// What a run of the candidates measured, as its script writes it: lines of fields that tabs separate.

package tuning

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// AddTimes takes what was measured into the record, and chooses: the fastest process of a candidate counts, because what disturbs makes it slower. text is
// what the script wrote: "device NAME" and its like, "time PROGRAM ITEM CANDIDATE ROUND MILLISECONDS LAUNCHES" and "fault PROGRAM TEXT" with tabs between.
// programs tells for each program and item which candidate it has.
func (r *Record) AddTimes(text string, programs []Program) error {
	measured := map[[2]int][]float64{}
	for number, line := range slices.Collect(strings.Lines(text)) {
		line = strings.TrimRight(line, "\n")
		words := strings.Split(line, "\t")
		var err error
		switch {
		case words[0] == "time" && len(words) == 7:
			if err = addTime(measured, words); err == nil {
				err = r.addSteps(words)
			}
		case words[0] == "fault" && len(words) == 3:
			err = r.addFault(words[1], words[2], programs)
		default:
			err = r.addField(line)
		}
		if err != nil {
			return fmt.Errorf("line %d: %w", number+1, err)
		}
	}
	for at, list := range measured {
		if at[0] < 0 || at[0] >= len(r.Items) || at[1] < 0 || at[1] >= len(r.Items[at[0]].Candidates) {
			return fmt.Errorf("a time of candidate %d of item %d, which there is not", at[1], at[0])
		}
		c := &r.Items[at[0]].Candidates[at[1]]
		c.Milliseconds = slices.Min(list)
		if c.Milliseconds == 0 && c.Fault == "" {
			c.Fault = "never launched"
		}
	}
	r.settleChains()
	r.Settle()
	return nil
}

// Program is one program of candidates: the number of a candidate for each item that it measures.
type Program struct {
	Measures map[int]int
}

func addTime(measured map[[2]int][]float64, words []string) error {
	item, err1 := strconv.Atoi(words[2])
	candidate, err2 := strconv.Atoi(words[3])
	ms, err3 := strconv.ParseFloat(words[5], 64)
	if err1 != nil || err2 != nil || err3 != nil || !(ms >= 0) {
		return fmt.Errorf("'%s' is not the time of a candidate", strings.Join(words, " "))
	}
	measured[[2]int{item, candidate}] = append(measured[[2]int{item, candidate}], ms)
	return nil
}

// addSteps keeps how many steps a chain made: those of the candidate whose steps are launches of their own, one for each nest.
func (r *Record) addSteps(words []string) error {
	item, _ := strconv.Atoi(words[2]) // addTime has read them
	candidate, _ := strconv.Atoi(words[3])
	launches, err := strconv.Atoi(words[6])
	if err != nil || launches < 0 {
		return fmt.Errorf("'%s' is not a number of launches", words[6])
	}
	if item < 0 || item >= len(r.Items) || candidate < 0 || candidate >= len(r.Items[item].Candidates) {
		return nil // AddTimes says so
	}
	of := &r.Items[item]
	nests := 0
	for _, name := range of.Kernels {
		if !strings.HasSuffix(name, "_") {
			nests++
		}
	}
	if of.Kind == Chain && of.Candidates[candidate].Options == Off && nests > 0 {
		of.Steps = launches / nests
	}
	return nil
}

// addFault keeps why a program's candidates do not count. The first program has the model's first choice for every item, so
// that its fault is theirs too.
func (r *Record) addFault(number, why string, programs []Program) error {
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n >= len(programs) {
		return fmt.Errorf("there is no program '%s'", number)
	}
	for item, candidate := range programs[n].Measures {
		r.Items[item].Candidates[candidate].Fault = strings.Join(strings.Fields(why), " ")
	}
	return nil
}

func (r *Record) addField(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	field := map[string]*string{"device": &r.Device, "driver": &r.Driver, "nvcc": &r.Nvcc, "date": &r.Date, "run": &r.Run}[word]
	if field == nil {
		return fmt.Errorf("'%s' is neither a time, a fault nor the device, driver, nvcc, date or run", line)
	}
	*field = strings.TrimSpace(rest)
	return nil
}

// settleChains gives ordinary launches of a chain the time that they have with the fastest plans of their nests, because these are what they will be: each
// nest's plans were timed by the same loop.
func (r *Record) settleChains() {
	for i := range r.Items {
		if r.Items[i].Kind != Chain {
			continue
		}
		for k := range r.Items[i].Candidates {
			if c := &r.Items[i].Candidates[k]; c.Options == Off && c.counts() {
				c.Milliseconds -= r.saved(r.Items[i])
			}
		}
	}
}

// saved are the milliseconds by which the loop of a chain is faster with the best plan of each of its nests than with the first.
func (r *Record) saved(chain Item) float64 {
	sum := 0.0
	for _, nest := range r.Items {
		if !nest.isIn(chain) || !nest.Candidates[0].counts() {
			continue
		}
		first, least := nest.Candidates[0].Milliseconds, nest.Candidates[0].Milliseconds
		for _, c := range nest.Candidates {
			if c.counts() {
				least = min(least, c.Milliseconds)
			}
		}
		sum += first - least
	}
	return sum
}
