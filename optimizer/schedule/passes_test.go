package schedule

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write what the passes propose into testdata/*.txt anew")

// planCase is a case of testdata/PASS.txt: from a plan for a sweep of sweeps.stencil, what the pass proposes.
//
//	== what it shows
//	sweep star3d
//	on sm_90                       and any of: given (a clause has the tile), associative, ask KEY=N,... (-fstream)
//	from 32,8,8 1,1,8 columns=1    tile, chunk, stream; without the third the kernel is a plain one
//	proposes
//	    -ftile=32,8,8 ...
//
// Behind the options of a plan stand the planes in shared memory, from the oldest to the newest.
type planCase struct {
	what, sweep, on    string
	arch               string
	given, associative bool
	ask                *plan.Stream
	from, proposes     []string
}

func readCases(t *testing.T, name string) []*planCase {
	t.Helper()
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var list []*planCase
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		key, rest, _ := strings.Cut(line, " ")
		switch {
		case key == "==":
			list = append(list, &planCase{what: rest})
		case line == "" || key == "#" || key == "proposes":
		default:
			require.NotEmpty(t, list, "%s:%d", name, i+1)
			require.NoError(t, list[len(list)-1].set(key, rest), "%s:%d", name, i+1)
		}
	}
	return list
}

// set reads a line of a case.
func (c *planCase) set(key, rest string) error {
	switch key {
	case "sweep":
		c.sweep = rest
	case "from":
		c.from = strings.Fields(rest)
	case "": // indented
		c.proposes = append(c.proposes, strings.TrimSpace(rest))
	case "on":
		words := strings.Fields(rest)
		c.on, c.arch = rest, words[0]
		c.given, c.associative = slices.Contains(words, "given"), slices.Contains(words, "associative")
		if at := slices.Index(words, "ask"); at > 0 {
			m, err := plan.ParseStream(words[at+1])
			c.ask = &m
			return err
		}
	default:
		return fmt.Errorf("no such line of a case: %s", key)
	}
	return nil
}

// String is the case as it stands in the file.
func (c *planCase) String() string {
	text := fmt.Sprintf("== %s\nsweep %s\non %s\n", c.what, c.sweep, c.on)
	if c.from != nil {
		text += "from " + strings.Join(c.from, " ") + "\n"
	}
	text += "proposes\n"
	for _, p := range c.proposes {
		text += "    " + p + "\n"
	}
	return text
}

// sweepNamed is a sweep of testdata/sweeps.stencil.
func sweepNamed(t *testing.T, name string) *stencil.Sweep {
	t.Helper()
	text, err := os.ReadFile("testdata/sweeps.stencil")
	require.NoError(t, err)
	program, err := stencil.Read("sweeps.stencil", text)
	require.NoError(t, err)
	for _, s := range program.Functions[0].Sweeps() {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("no sweep %s", name)
	return nil
}

// options are those of the case.
func (c *planCase) options(t *testing.T, s *stencil.Sweep) Options {
	t.Helper()
	device, err := gpu.Lookup(c.arch)
	require.NoError(t, err)
	return Options{Device: device, Associative: c.associative, Stream: c.ask, Shared: May, Aggregate: May, Register: May, reuse: findReuse(s)}
}

// start is the plan that the pass begins with.
func (c *planCase) start(t *testing.T, s *stencil.Sweep, o Options) plan.Plan {
	t.Helper()
	p := plan.Plan{Sweep: s, Tile: plan.Vec{1, 1, 1}, Chunk: plan.Vec{1, 1, 1}}
	copy(p.Tile[:], extentsOf(t, c.from[0]))
	copy(p.Chunk[:], extentsOf(t, c.from[1]))
	if len(c.from) > 2 {
		m, err := plan.ParseStream(c.from[2])
		require.NoError(t, err)
		p.Stream = &m
		if m.Reuse != plan.NoReuse {
			p.Reuse = o.reuse(m.Reuse)
			require.NotNil(t, p.Reuse)
		}
		if m.Buffers {
			p.Buffers = buffers(p, int64(o.Device.SharedPerBlock))
			require.NotEmpty(t, p.Buffers)
		}
	}
	return p
}

// extentsOf reads extents, x first; "-" stands for none.
func extentsOf(t *testing.T, text string) (list []int) {
	t.Helper()
	for _, n := range strings.Split(text, ",") {
		if text != "-" {
			value, err := strconv.Atoi(n)
			require.NoError(t, err)
			list = append(list, value)
		}
	}
	return list
}

// inOneLine is a plan in one line.
func inOneLine(p plan.Plan) string {
	text := p.Options()
	for _, b := range p.Buffers {
		text += fmt.Sprintf(" %s[%d..%d]", b.Grid.Name, b.First-b.Prologue, b.Last)
	}
	return text
}

// TestPasses runs each pass on the plans of its cases. A pass that has nothing to propose returns the plan that it was given, or none
// where another plan stands for it.
func TestPasses(t *testing.T) {
	for _, pass := range passes {
		t.Run(pass.name, func(t *testing.T) {
			path := filepath.Join("testdata", pass.name+".txt")
			list := readCases(t, path)
			text, refused := "", false
			for i, c := range list {
				s := sweepNamed(t, c.sweep)
				o := c.options(t, s)
				p := c.start(t, s, o)
				var got []string
				for _, q := range pass.expand(p, o, c.given) {
					got = append(got, inOneLine(q))
				}
				assert.Equal(t, inOneLine(p), inOneLine(c.start(t, s, o)), "%s: the plan it was given is changed", c.what)
				if !*update {
					assert.Equal(t, c.proposes, got, c.what)
				}
				refused = refused || len(got) <= 1
				if c.proposes = got; i > 0 {
					text += "\n"
				}
				text += c.String()
			}
			assert.True(t, refused, "no case in which the pass has nothing to choose from")
			if *update {
				require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
			}
		})
	}
}

// TestRank: which plans come first. Where the device was not measured, streaming ones do.
func TestRank(t *testing.T) {
	const path, first = "testdata/rank.txt", 3
	list := readCases(t, path)
	text := ""
	for i, c := range list {
		s := sweepNamed(t, c.sweep)
		o := c.options(t, s)
		if c.from != nil { // as by clauses
			s.Hints.Tile, s.Hints.Chunk = extentsOf(t, c.from[0]), extentsOf(t, c.from[1])
		}
		msgs := &diag.List{}
		ranked := Rank(s, o, msgs)
		var got []string
		for k, candidate := range ranked {
			assert.NoError(t, candidate.Plan.Check(o.Device), c.what)
			if k > 0 {
				assert.True(t, k == 1 || ranked[k-1].CellTime <= candidate.CellTime, "%s: slower plans come first", c.what)
			}
			for _, before := range ranked[:k] {
				assert.False(t, isSame(before.Plan, candidate.Plan), "%s: a plan twice", c.what)
			}
			if k < first {
				got = append(got, inOneLine(candidate.Plan))
			}
		}
		if len(ranked) > 0 {
			assert.Contains(t, Ranking(s, o, ranked[:1]), "sweep "+s.Name+", 1 plan, for extents", c.what)
		}
		for _, m := range msgs.Messages {
			got = append(got, m.Text)
		}
		if !*update {
			assert.Equal(t, c.proposes, got, c.what)
		}
		if c.proposes = got; i > 0 {
			text += "\n"
		}
		text += c.String()
	}
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
}

// TestChoices: an option that asks for something leaves plans with it only, one that forbids it plans without, and so does
// the name of the pass among the disabled ones.
func TestChoices(t *testing.T) {
	repeats := func(p plan.Plan) bool { return p.Stream != nil && p.Stream.Repeat > 1 }
	tensor := func(p plan.Plan) bool { return p.Stream != nil && p.Stream.Tensor }
	for _, c := range []struct {
		pass   string
		choice func(*Options) *Choice // nil: no option asks for it
		has    func(plan.Plan) bool
	}{
		{"stream", func(o *Options) *Choice { return &o.Aggregate }, aggregates},
		{"register", func(o *Options) *Choice { return &o.Register }, hasColumns},
		{"shared", func(o *Options) *Choice { return &o.Shared }, hasBuffers},
		{"tensor", nil, tensor},
		{"repeat", nil, repeats},
	} {
		t.Run(c.pass, func(t *testing.T) {
			count := func(change func(*Options)) (with, all int) {
				s := sweepNamed(t, "star3d")
				o := (&planCase{arch: "sm_90"}).options(t, s)
				change(&o)
				for _, candidate := range Rank(s, o, &diag.List{}) {
					if all++; c.has(candidate.Plan) {
						with++
					}
				}
				return with, all
			}
			with, all := count(func(*Options) {})
			assert.NotZero(t, with)
			assert.Less(t, with, all)
			with, all = count(func(o *Options) { o.Disabled = []string{c.pass} })
			assert.Zero(t, with)
			assert.NotZero(t, all)
			if c.choice == nil {
				return
			}
			with, all = count(func(o *Options) { *c.choice(o) = Must })
			assert.Equal(t, all, with)
			assert.NotZero(t, all)
			with, _ = count(func(o *Options) { *c.choice(o) = Never })
			assert.Zero(t, with)
		})
	}
}
