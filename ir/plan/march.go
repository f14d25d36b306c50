package plan

import (
	"fmt"
	"strconv"
	"strings"
)

// March says how a marching kernel holds the planes that it passes.
type March struct {
	// Columns are kept in registers from plane to plane: those of the thread's
	// own cells, or of all rows that it reads.
	Columns Columns
	// Ahead is how many planes are loaded before they are needed. Pros: more
	// bytes in flight. Cons: registers, so fewer warps.
	Ahead int
	// Blocks is the least number of thread blocks per multiprocessor that the
	// compiler is to leave registers for; 0 leaves it free.
	Blocks int
	// Repeat is how many times the code has the step of the march; 0 is 1. (Pass
	// "repeat", key unroll. The rewrite "unroll" is another thing: it writes out the
	// program's own loops.) Pros: rotating registers without moves. Cons: registers,
	// instruction cache.
	Repeat int
	// Stream stores results past the caches, which then keep more of the input.
	Stream bool
	// Still is for nests of 1 or 2 loops: there is no walk, a thread holds all its
	// cells at once.
	Still bool

	// Partials asks for what several planes share to be computed once; what that
	// is, Plan.Carried says.
	Partials Partials
	// Shared asks for planes in shared memory; which ones, Plan.Shared says.
	Shared bool
	// Tensor lets the tensor memory accelerator (sm_90 on) fetch those planes: one
	// thread asks for a whole one. Pros: no instructions, no registers, no bounds
	// tests. Cons: every plane of the march passes shared memory.
	Tensor bool
}

// Columns says which rows stay in registers along the march.
type Columns uint8

// NoColumns reads every row of every plane again, from the caches. OwnColumns
// keeps the thread's own cells: few registers, many warps. AllColumns keeps
// every row that several planes share: fewest loads, most registers.
const (
	NoColumns Columns = iota
	OwnColumns
	AllColumns
)

// Partials says what a march computes once and carries on.
type Partials uint8

// NoPartials leaves all to each iteration. SharedPartials are what several planes
// share. EarlyPartials are also sums over neighbours of one plane, computed as soon
// as it is there. Pros: one plane in shared memory is enough. Cons: registers.
const (
	NoPartials Partials = iota
	SharedPartials
	EarlyPartials
)

func (c Columns) String() string {
	return [...]string{"no columns", "own columns", "all columns"}[c]
}

func (m March) String() string {
	var parts []string
	if m.Columns != NoColumns {
		parts = append(parts, m.Columns.String()+" in registers")
	}
	if m.Partials != NoPartials {
		parts = append(parts, "partial values carried on")
	}
	if m.Ahead > 0 {
		parts = append(parts, fmt.Sprintf("%d planes ahead", m.Ahead))
	}
	if m.Blocks > 0 {
		parts = append(parts, fmt.Sprintf("%d blocks per multiprocessor", m.Blocks))
	}
	if m.Repeat > 1 {
		parts = append(parts, fmt.Sprintf("step repeated %d times", m.Repeat))
	}
	if m.Stream {
		parts = append(parts, "streaming stores")
	}
	if len(parts) == 0 {
		return "nothing kept"
	}
	return strings.Join(parts, ", ")
}

// spec is what ParseMarch reads.
func (m March) spec() string {
	text := fmt.Sprintf("columns=%d", m.Columns)
	for _, n := range []struct {
		name  string
		value int
	}{{"ahead", m.Ahead}, {"blocks", m.Blocks}, {"unroll", m.repeated()}, {"stream", flag(m.Stream)}, {"still", flag(m.Still)}, {"partials", int(m.Partials)}, {"shared", flag(m.Shared)}, {"tensor", flag(m.Tensor)}} {
		if n.value != 0 {
			text += fmt.Sprintf(",%s=%d", n.name, n.value)
		}
	}
	return text
}

// repeated is Repeat where it does anything.
func (m March) repeated() int {
	if m.Repeat == 1 {
		return 0
	}
	return m.Repeat
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ParseMarch reads "columns=1,ahead=1,blocks=5,unroll=1,stream=1", in any order
// and with any of them left out.
func ParseMarch(text string) (March, error) {
	var m March
	for _, part := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(part, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 {
			return m, fmt.Errorf("'%s' is not KEY=NUMBER", part)
		}
		switch name {
		case "columns":
			m.Columns = Columns(min(n, int(AllColumns)))
		case "ahead":
			m.Ahead = n
		case "blocks":
			m.Blocks = n
		case "unroll":
			m.Repeat = n
		case "stream":
			m.Stream = n != 0
		case "still":
			m.Still = n != 0
		case "partials":
			m.Partials = Partials(min(n, int(EarlyPartials)))
		case "shared":
			m.Shared = n != 0
		case "tensor":
			m.Tensor = n != 0
		default:
			return m, fmt.Errorf("'%s' is none of columns, ahead, blocks, unroll, stream, still, partials, shared, tensor", name)
		}
	}
	return m, nil
}
