// Draws how a batch is translated: level, tiles, shape of the kernel, device, optimisations that are
// switched off or forced.

package stress

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"mintc/internal/driver"
	"mintc/ir/plan"
	"mintc/optimizer"
)

// tiles are defaults of the clauses for nests of one, two and three loops.
var tiles = [][]int{{8, 4, 2}, {32, 2, 1}, {5, 3, 7}}

// chunked are tiles with chunks: plain ones, and then those that a block walks
// through along the slowest loop, with some neighbours in a row.
var chunked = []struct{ tile, chunk []int }{
	{[]int{16, 8, 4}, []int{1, 1, 4}}, {[]int{16, 8, 4}, []int{2, 4, 2}}, {[]int{16, 8, 4}, []int{4, 1, 1}},
	{[]int{64, 4, 8}, []int{2, 1, 8}}, {[]int{32, 8, 5}, []int{1, 1, 5}}, {[]int{128, 2, 16}, []int{4, 1, 16}},
	{[]int{32, 8, 4}, []int{1, 2, 4}}, {[]int{32, 16, 3}, []int{2, 4, 3}},
}

// DrawOptions draws how a batch is translated and run.
func DrawOptions(seed int64) driver.Options {
	r := rand.New(rand.NewPCG(uint64(seed), 13))
	o := driver.Defaults()
	o.Input, o.Output = "in.c", "out.cu"
	o.Level = r.IntN(4)
	o.LineMarkers = r.IntN(4) > 0
	if r.IntN(2) == 0 {
		o.Contract = "off"
	}
	switch r.IntN(8) {
	case 0, 1:
		o.Tile = tiles[r.IntN(len(tiles))]
	case 2, 3:
		c := chunked[r.IntN(len(chunked))]
		o.Tile, o.Chunk = c.tile, c.chunk
	}
	if r.IntN(3) == 0 {
		o.Stream = fmt.Sprintf("columns=%d,prefetch=%d,blocks=%d,repeat=%d,streaming-stores=%d,register-tile=%d,reuse=%d,shared=%d",
			r.IntN(3), r.IntN(4), r.IntN(4), 1+r.IntN(5), r.IntN(2), r.IntN(2), r.IntN(3), r.IntN(2))
		if r.IntN(2) == 0 {
			o.Arch, o.Level = "sm_90", 3
			o.Stream += fmt.Sprintf(",shared=1,prefetch=%d,tensor=1", []int{1, 2, 3, 8, 16}[r.IntN(5)])
		}
	}
	drawSwitches(&o, r)
	if r.IntN(2) == 0 {
		drawSteps(&o, r)
	}
	return o
}

// DrawChainOptions draws how a batch of time loops is translated: by several steps per launch.
func DrawChainOptions(seed int64) driver.Options {
	o := DrawOptions(seed)
	drawSteps(&o, rand.New(rand.NewPCG(uint64(seed), 29)))
	return o
}

// drawSteps draws how many steps a launch makes, and by which kind of kernel.
func drawSteps(o *driver.Options, r *rand.Rand) {
	o.Trapezoid, o.TrapezoidKind = fmt.Sprint(1+r.IntN(9)), kinds[r.IntN(len(kinds))]
}

// kinds are those of several steps per launch, most often the one that takes most loops. Empty: chosen.
var kinds = []string{"", "", "", plan.Replay.String(), plan.Persistent.String(), plan.March.String(), plan.Whole.String(), plan.Shrinking.String(), plan.Shrinking.String(), plan.Strip.String()}

// drawSwitches leaves optimisations out, or forces one, and lets the optimizer
// plan for a device with everything.
func drawSwitches(o *driver.Options, r *rand.Rand) {
	if r.IntN(3) == 0 {
		o.Arch = "sm_90"
	}
	switches := []*driver.Switch{&o.Shared, &o.Aggregate, &o.Register}
	switch r.IntN(4) {
	case 0:
		*switches[r.IntN(3)] = driver.On
	case 1:
		*switches[r.IntN(3)] = driver.Off
	case 2:
		passes := optimizer.PassNames()
		o.PassDisable = []string{passes[r.IntN(len(passes))]}
	}
}

// Flags spells drawn options as on mintc's command line.
func Flags(o driver.Options) string {
	flags := []string{fmt.Sprintf("-O%d", o.Level)}
	if o.Arch != driver.Defaults().Arch {
		flags = append(flags, "-arch="+o.Arch)
	}
	if !o.LineMarkers {
		flags = append(flags, "-P")
	}
	if o.Contract != driver.Defaults().Contract {
		flags = append(flags, "-ffp-contract="+o.Contract)
	}
	extents := func(name string, list []int) {
		if list != nil {
			flags = append(flags, name+strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ","), "[]"))
		}
	}
	extents("-ftile=", o.Tile)
	extents("-fchunk=", o.Chunk)
	if o.Stream != "" {
		flags = append(flags, "-fstream="+o.Stream)
	}
	onOff := func(s driver.Switch, name string) {
		if s != driver.Auto {
			flags = append(flags, map[driver.Switch]string{driver.On: "-f", driver.Off: "-fno-"}[s]+name)
		}
	}
	onOff(o.Shared, "shared")
	onOff(o.Aggregate, "aggregate")
	onOff(o.Register, "register")
	if o.Split {
		flags = append(flags, "--split")
	}
	if o.Trapezoid != "" {
		flags = append(flags, "-ftrapezoid="+o.Trapezoid)
	}
	if o.TrapezoidKind != "" {
		flags = append(flags, "-ftrapezoid-kind="+o.TrapezoidKind)
	}
	for _, name := range o.PassDisable {
		flags = append(flags, "-fpass-disable="+name)
	}
	return strings.Join(flags, " ")
}
