// The weights with which constructs are drawn, and the seeded source of random numbers that draws by them.

package progen

import (
	"fmt"
	"math/rand/v2"
	"sort"
	"strconv"
	"strings"
)

// Features are the probabilities with which constructs are drawn; 0 switches
// one off.
type Features map[string]float64

// DefaultFeatures aims at programs that mintc accepts and at the corners of
// what it accepts.
func DefaultFeatures() Features {
	return Features{
		"float": 0.45, "integer": 0.35, "mixed": 0.4, "pad": 0.25, "lower-rank": 0.3,
		"static": 1, "automatic": 0.6, "vla": 0.6, "row-pointer": 1.2, "table": 0.9, "rows-apart": 0.5, "member": 0.3, "member-rows": 0.4, "flat": 1.5, "member-flat": 0.3, "held": 0.3, "listed": 0.05, "static-pointer": 0.3, // relative
		"macro-extent": 0.3, "variable-extent": 0.4, "callee": 0.5, "vla-parameter": 1,
		"time-loop": 0.7, "chain": 0.2, "one-range": 0.5, "far": 0.5, "near-miss": 0.25, "host-if": 0.15, "rotation": 0.5, "conditional-rotation": 0.1, "rotate-3": 0.25,
		"second-region": 0.2, "copy-in-loop": 0.1, "bare-copy": 0.2, "host-code": 0.35, "single": 0.6, "host-touch": 0.15,
		"barrier": 0.15, "nowait": 0.1, "parallel-for": 0.1, "plain": 0.35, "wide": 0.12, "stream-shape": 0.2, "tile": 0.5, "chunk": 0.4,
		"nest-all": 0.25, "nest-none": 0.15, "inner-recurrence": 0.12, "in-place": 0.25, "plane": 0.1, "permute": 0.08,
		"down": 0.2, "step": 0.15, "compare": 0.4, "mirror": 0.1, "outside": 0.1, "long-index": 0.12, "base": 0.12,
		"macro-subscript": 0.1, "clamp": 0.12, "edge": 0.08, "guard": 0.2, "conditional": 0.3, "choice": 0.2, "local": 0.4,
		"repeat": 0.15, "math": 0.3, "cast": 0.15, "compound": 0.25, "two-targets": 0.25, "private": 0.08,
		"colored": 0.12, "subscript-form": 0.08, "function": 0.12, "caller-maps": 0.2, "uncast": 0.5,
		"reduction": 0.12, "element": 0.08, "inferred": 0.15, "alias": 0.06, "moving-bound": 0.08, "host-plane": 0.08,
		"mixed-types": 0.12, "index-locals": 0.12, "row-locals": 0.08, "c89": 0.1, "other-file": 0.15, "other-name": 0.08, "bare-name": 0.3,
		"planes": 0.15, "tiny": 0.12, "awkward": 0.35, "buffers": 0.12, "level-variables": 0.4, "shift": 0.3, "triangle": 0.12, "local-array": 0.12, "torus": 0.25, "neighbour-loops": 0.3, "mask": 0.3, "oldest-first": 0.1, "power": 0.25, "square": 0.1, "turn": 0.2, "chosen": 0.25, "miss-end": 0.2, "lines": 0.2, "red-black": 0.12, "halves": 0.3, "twin": 0.25, "twin-alias": 0.35,
	}
}

// Set reads "name=0.3,other=0" into f.
func (f Features) Set(text string) error {
	for _, part := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(part, "=")
		weight, err := strconv.ParseFloat(value, 64)
		if _, known := f[name]; !known || err != nil || weight < 0 {
			return fmt.Errorf("features are %s=NUMBER, not %q", strings.Join(f.names(), "|"), part)
		}
		f[name] = weight
	}
	return nil
}

func (f Features) names() []string {
	var names []string
	for name := range f {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// drawer draws a program: a seeded source of numbers and the weights.
type drawer struct {
	*rand.Rand
	features Features
	p        *Program
	names    int
	stage    *nestDrawer // the first one of the chain that is drawn, whose ends others have, too
}

// want draws whether a feature is used here.
func (d *drawer) want(feature string) bool {
	weight, known := d.features[feature]
	if !known {
		panic("progen: no feature " + feature)
	}
	return d.Float64() < weight
}

// between draws lo..hi.
func (d *drawer) between(lo, hi int) int { return lo + d.IntN(hi-lo+1) }

func pick[T any](d *drawer, list ...T) T { return list[d.IntN(len(list))] }

// fresh names a variable of the function or of a body.
func (d *drawer) fresh(prefix string) string {
	d.names++
	return fmt.Sprintf("%s%d", prefix, d.names)
}

// weighted draws one of several features by their relative weights.
func (d *drawer) weighted(features ...string) int {
	total := 0.0
	for _, f := range features {
		total += d.features[f]
	}
	at := d.Float64() * total
	for i, f := range features {
		if at < d.features[f] {
			return i
		}
		at -= d.features[f]
	}
	return 0
}
