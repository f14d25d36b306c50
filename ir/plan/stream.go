// How a block streams: the settings of -fstream=, each with its pros and cons, as text and back.

package plan

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Stream says how threads hold the cells that they read in registers, and the planes that their block passes.
type Stream struct {
	// Columns are kept in registers from plane to plane: those of the thread's
	// own cells, or of all rows that it reads.
	Columns Columns
	// Prefetch is how many planes are loaded before they are needed. Pros: more
	// bytes in flight. Cons: registers, so fewer warps.
	Prefetch int
	// Blocks is the least number of thread blocks per multiprocessor that the
	// compiler is to leave registers for; 0 leaves it free.
	Blocks int
	// Repeat is how many times the code has the iteration of the stream; 0 is 1. (Pass
	// "repeat". The rewrite "unroll" is another thing: it writes out the
	// program's own loops.) Pros: loop-carried rows without moves. Cons: registers,
	// instruction cache.
	Repeat int
	// StreamingStores go past the caches, which then keep more of the input.
	StreamingStores bool
	// RegisterTile is for nests of 1 or 2 loops: nothing is streamed, a thread holds all
	// its cells at once.
	RegisterTile bool

	// Reuse asks for what several planes share to be computed once; what that
	// is, Plan.Reuse says.
	Reuse ReuseLevel
	// Buffers asks for planes in shared memory; which ones, Plan.Buffers says.
	Buffers bool
	// Tensor lets the tensor memory accelerator (sm_90 on) fetch those planes: one
	// thread asks for a whole one. Pros: no instructions, no registers, no bounds
	// tests. Cons: every plane of the stream passes shared memory.
	Tensor bool
}

// Columns says which rows stay in registers along the streaming dimension.
type Columns uint8

// NoColumns reads every row of every plane again, from the caches. OwnColumns
// keeps the thread's own cells: few registers, many warps. AllColumns keeps
// every row that several planes share: fewest loads, most registers.
const (
	NoColumns Columns = iota
	OwnColumns
	AllColumns
)

// ReuseLevel says what a streaming kernel computes once and carries on.
type ReuseLevel uint8

// NoReuse: each iteration computes all by itself. PlaneReuse: what several planes
// share is computed once. EarlyReuse: so are sums over neighbours of one plane, as
// soon as it is there. Pros: one plane in shared memory is enough. Cons: registers.
const (
	NoReuse ReuseLevel = iota
	PlaneReuse
	EarlyReuse
)

func (c Columns) String() string {
	return [...]string{"no columns", "own columns", "all columns"}[c]
}

func (m Stream) String() string {
	var parts []string
	if m.RegisterTile {
		parts = append(parts, "register tile")
	}
	if m.Columns != NoColumns {
		parts = append(parts, m.Columns.String()+" in registers")
	}
	if m.Reuse != NoReuse {
		parts = append(parts, "partial sums reused")
	}
	if m.Prefetch > 0 {
		parts = append(parts, fmt.Sprintf("prefetches %s", Count(m.Prefetch, "plane")))
	}
	if m.Blocks > 0 {
		parts = append(parts, fmt.Sprintf("%s per multiprocessor", Count(m.Blocks, "block")))
	}
	if m.Repeat > 1 {
		parts = append(parts, fmt.Sprintf("steady state written %d times", m.Repeat))
	}
	if m.StreamingStores {
		parts = append(parts, "streaming stores")
	}
	if len(parts) == 0 {
		return "no data kept in registers"
	}
	return strings.Join(parts, ", ")
}

// ReadsAs reports whether threads of two streaming plans for one sweep hold and pass the same rows: RowGroups and PrologueRows
// depend on nothing else of a plan.
func (p Plan) ReadsAs(q Plan) bool {
	return p.Stream.RegisterTile == q.Stream.RegisterTile && p.Stream.Columns == q.Stream.Columns && p.Stream.Prefetch == q.Stream.Prefetch &&
		p.Stream.Tensor == q.Stream.Tensor && p.Jam() == q.Jam() && p.Reuse == q.Reuse && slices.Equal(p.Buffers, q.Buffers)
}

// Count is "1 plane" or "2 planes".
func Count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// spec is what ParseStream reads.
func (m Stream) spec() string {
	text := fmt.Sprintf("columns=%d", m.Columns)
	for _, n := range []struct {
		name  string
		value int
	}{{"prefetch", m.Prefetch}, {"blocks", m.Blocks}, {"repeat", m.repeated()}, {"streaming-stores", flag(m.StreamingStores)}, {"register-tile", flag(m.RegisterTile)}, {"reuse", int(m.Reuse)}, {"shared", flag(m.Buffers)}, {"tensor", flag(m.Tensor)}} {
		if n.value != 0 {
			text += fmt.Sprintf(",%s=%d", n.name, n.value)
		}
	}
	return text
}

// repeated is Repeat where it does anything.
func (m Stream) repeated() int {
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

// ParseStream reads "columns=1,prefetch=1,blocks=5,repeat=1,streaming-stores=1", in any order
// and with any of them left out.
func ParseStream(text string) (Stream, error) {
	var m Stream
	for _, part := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(part, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 {
			return m, fmt.Errorf("'%s' is not KEY=NUMBER", part)
		}
		switch name {
		case "columns":
			m.Columns = Columns(min(n, int(AllColumns)))
		case "prefetch":
			m.Prefetch = n
		case "blocks":
			m.Blocks = n
		case "repeat":
			m.Repeat = n
		case "streaming-stores":
			m.StreamingStores = n != 0
		case "register-tile":
			m.RegisterTile = n != 0
		case "reuse":
			m.Reuse = ReuseLevel(min(n, int(EarlyReuse)))
		case "shared":
			m.Buffers = n != 0
		case "tensor":
			m.Tensor = n != 0
		default:
			return m, fmt.Errorf("'%s' is not one of columns, prefetch, blocks, repeat, streaming-stores, register-tile, reuse, shared, tensor", name)
		}
	}
	return m, nil
}
