// Scalars that a sweep leaves for the host: reductions and last values. A thread contributes a part, a block joins its
// threads' parts, a second kernel joins those of all blocks.

package codegen

import (
	"slices"

	"fmt"
	"strings"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// totalThreads is the thread block that joins the parts of all blocks.
const totalThreads = 256

// part is one value that every thread contributes and that is joined over all
// threads: of a reduction, or of the watch for NaNs that goes with it.
type part struct {
	of     *stencil.Reduction
	sym    *stencil.Symbol // the thread's own
	value  stencil.Expr    // what the thread contributes
	typ    stencil.Type
	first  *stencil.Const // of sym, before any operand
	join   string
	kind   kernel.ResultKind
	buffer *stencil.Symbol
}

// openResults makes the body self-contained: positions in the serial order are
// computed from indices, the last iteration leaves its private variables, and
// the kernel gets the buffers for all that. It comes before the points are
// lowered, whichever way that is done.
func (w *sweepLowering) openResults() {
	for _, r := range w.Sweep.Reductions {
		if r.At != nil {
			w.body = w.withPositions(w.body)
		}
		w.parts = append(w.parts, w.partsOf(r)...)
	}
	for _, p := range w.parts {
		p.buffer = w.buffer(p.sym.Name+"_parts", p.typ)
		w.Launch.Results = append(w.Launch.Results, &kernel.Result{Kind: p.kind, Host: p.of.Host, Type: p.of.T, Buffer: p.buffer, Join: p.join, AtMost: p.of.AtMost})
	}
	var leave []stencil.Stmt
	for _, sym := range w.Sweep.Last {
		to := w.buffer(sym.Name+"_last", sym.Type)
		w.Launch.Results = append(w.Launch.Results, &kernel.Result{Kind: kernel.Last, Host: sym.Host, Type: sym.Type, Buffer: to})
		element := &stencil.Element{Array: to, Index: []stencil.Expr{stencil.NewInt(0)}}
		leave = append(leave, stencil.NewAssign(element, &stencil.Var{Sym: sym}))
	}
	if leave != nil {
		w.body = append(slices.Clip(w.body), &stencil.If{Cond: w.lastIteration(), Then: leave})
	}
}

// withPositions computes the position of the iteration from its indices.
func (w *sweepLowering) withPositions(body []stencil.Stmt) []stencil.Stmt {
	return stencil.MapBody(body, func(e stencil.Expr) stencil.Expr {
		if _, ok := e.(stencil.Iteration); ok {
			return w.Sweep.Position(w.begin, w.count)
		}
		return e
	})
}

// buffer adds a pointer to device memory that the launch provides.
func (w *sweepLowering) buffer(name string, t stencil.Type) *stencil.Symbol {
	sym := &stencil.Symbol{Name: w.Names.Fresh(name), Type: t}
	w.Param(kernel.Param{Sym: sym, Pointer: true, Unique: true}, kernel.Arg{Kind: kernel.Buffer, Value: sym})
	return sym
}

// begin and count are a loop's first value and number of iterations, in the
// kernel.
func (w *sweepLowering) begin(l *stencil.Loop) stencil.Expr {
	if frame.IsConst(l.Lo) {
		return l.Lo
	}
	return &stencil.Var{Sym: w.launchLoop(l).Begin}
}

func (w *sweepLowering) count(l *stencil.Loop) stencil.Expr {
	return &stencil.Var{Sym: w.launchLoop(l).Count}
}

func (w *sweepLowering) launchLoop(l *stencil.Loop) kernel.LaunchLoop {
	for _, have := range w.Launch.Loops {
		if have.Loop == l {
			return have
		}
	}
	panic("codegen: the loop over " + l.Index.Name + " is not launched")
}

// lastIteration is the condition that every loop is at its last value.
func (w *sweepLowering) lastIteration() stencil.Expr {
	var cond stencil.Expr
	for _, l := range w.Sweep.Loops {
		var steps stencil.Expr = &stencil.Cast{X: stencil.NewBinary("-", w.count(l), stencil.NewInt(1)), T: l.Index.Type}
		op := "+"
		if l.Step < 0 {
			op = "-"
		}
		if k := max(l.Step, -l.Step); k != 1 {
			steps = stencil.NewBinary("*", stencil.NewInt(k), steps)
		}
		last := steps
		if c, ok := w.begin(l).(*stencil.Const); !ok || *c.Int != 0 || op == "-" {
			last = stencil.NewBinary(op, w.begin(l), steps)
		}
		at := stencil.NewBinary("==", &stencil.Var{Sym: l.Index}, last)
		cond = frame.Conjoin(at, cond)
	}
	return cond
}

// closeResults puts the parts around the kernel's body: every thread starts
// with what contributes nothing, and none may leave before all are joined.
func (w *sweepLowering) closeResults(body []stencil.Stmt) []stencil.Stmt {
	if len(w.parts) == 0 {
		return body
	}
	var starts []stencil.Stmt
	bytes := 0
	for _, p := range w.parts {
		starts = append(starts, &stencil.Decl{Sym: p.sym, Init: p.first})
		if p.kind == kernel.Joined && p.of.At != nil {
			starts = append(starts, &stencil.Decl{Sym: p.of.At, Init: stencil.NewInt(0)})
		}
		bytes = max(bytes, p.typ.Size)
	}
	memory := w.joinMemory(w.Kernel.Threads * bytes)
	body = append(append(starts, body...), memory)
	for _, p := range w.parts {
		body = append(body, call("mint_join_block<"+p.join+">", &stencil.Var{Sym: memory.Sym}, p.value, &stencil.Var{Sym: p.buffer}))
	}
	w.total(bytes)
	return body
}

func (w *sweepLowering) joinMemory(bytes int) *kernel.Shared {
	sym := &stencil.Symbol{Name: w.Names.Fresh("joining"), Type: stencil.Type{Kind: stencil.Signed, Size: 1, Name: "char"}}
	return &kernel.Shared{Sym: sym, Count: bytes, Align: 8}
}

func call(function string, args ...stencil.Expr) stencil.Stmt {
	return &stencil.ExprStmt{X: &stencil.Call{Func: function, Args: args, T: stencil.VoidT}}
}

// total is the kernel of one block that joins the parts of all blocks.
func (w *sweepLowering) total(bytes int) {
	k := &kernel.Kernel{Name: w.names.Fresh(w.Kernel.Name + "_total"), Threads: totalThreads, Doc: []string{
		fmt.Sprintf("Joins what the blocks of %s have found.", w.Kernel.Name)}}
	memory := w.joinMemory(totalThreads * bytes)
	blocks := &stencil.Symbol{Name: w.Names.Fresh("part_count"), Type: stencil.LongLong}
	k.Body = append(k.Body, memory)
	for _, p := range w.parts {
		k.Params = append(k.Params, kernel.Param{Sym: p.buffer, Pointer: true, Unique: true})
		k.Body = append(k.Body, call("mint_join_blocks<"+p.join+">", &stencil.Var{Sym: memory.Sym}, &stencil.Var{Sym: p.buffer}, &stencil.Var{Sym: blocks}))
	}
	k.Params = append(k.Params, kernel.Param{Sym: blocks})
	w.Launch.Total, w.Launch.Parts = k, blocks.Name
}

// partsOf are the values to join for one reduction.
func (w *sweepLowering) partsOf(r *stencil.Reduction) []*part {
	var list []*part
	if r.NaN != nil {
		list = append(list, &part{of: r, sym: r.NaN, value: &stencil.Var{Sym: r.NaN}, typ: r.NaN.Type,
			first: stencil.NewInt(0), join: "mint_or_bits", kind: kernel.NaN})
	}
	p := &part{of: r, sym: r.Part, value: &stencil.Var{Sym: r.Part}, typ: r.Part.Type, first: nothing(r), join: joinType(r)}
	switch {
	case r.Op == "last":
		p.typ = stencil.Type{Kind: stencil.Struct, Size: 16, Name: "mint_left<" + r.Part.Type.String() + ">"}
		p.value = &stencil.Call{Func: "mint_left_at", Args: []stencil.Expr{p.value, &stencil.Var{Sym: r.At}}, T: p.typ}
	case r.At != nil:
		p.typ = stencil.Type{Kind: stencil.Struct, Size: 16, Name: "mint_found"}
		p.value = &stencil.Call{Func: "mint_found_at", Args: []stencil.Expr{p.value, &stencil.Var{Sym: r.At}}, T: p.typ}
	}
	return append(list, p)
}

var joinTypes = map[string]string{"+": "mint_sum", "*": "mint_times", "&": "mint_and_bits", "|": "mint_or_bits",
	"^": "mint_xor_bits", "&&": "mint_all", "||": "mint_any", "last": "mint_latest"}

// joinType names the run time's type that joins two parts.
func joinType(r *stencil.Reduction) string {
	if !r.IsExtreme() {
		return joinTypes[r.Op]
	}
	if r.Form == (stencil.Form{}) {
		return "mint_" + r.Op
	}
	words := []string{"mint_above", "mint_first_stays", "mint_nan_stays"}
	if r.Op == "min" {
		words[0] = "mint_below"
	}
	if r.Form.Last {
		words[1] = "mint_last_stays"
	}
	if r.Form.ReplacesNaN {
		words[2] = "mint_nan_replaced"
	}
	return "mint_extreme<" + strings.Join(words, ", ") + ">"
}

// nothing is the part of a thread that has met no operand. Adding -0 changes
// nothing, not even a -0; adding 0 would.
func nothing(r *stencil.Reduction) *stencil.Const {
	t := r.Part.Type
	text := "0"
	switch {
	case r.Op == "+" && t.Kind == stencil.Float:
		text = map[int]string{4: "-0.0f", 8: "-0.0"}[t.Size]
	case r.Op == "*":
		text = "1"
	case r.Op == "&":
		text = map[int]string{4: "~0u", 8: "~0ull"}[t.Size]
	case r.IsExtreme() && r.Form.ReplacesNaN:
		text = "NAN"
	case r.IsExtreme():
		text = worst(r.Op, t)
	}
	return &stencil.Const{T: t, Text: text}
}

// worst is the value of type t that every other one beats.
func worst(op string, t stencil.Type) string {
	bits := t.Size * 8
	switch {
	case t.Kind == stencil.Float:
		return map[string]string{"min": "INFINITY", "max": "-INFINITY"}[op]
	case t.Kind == stencil.Bool:
		return map[string]string{"min": "1", "max": "0"}[op]
	case t.Kind == stencil.Unsigned && op == "max":
		return "0"
	case t.Kind == stencil.Unsigned:
		return fmt.Sprintf("%dull", ^uint64(0)>>(64-bits))
	case op == "max":
		return fmt.Sprintf("-%dll - 1", int64(1)<<(bits-1)-1)
	}
	return fmt.Sprintf("%dll", int64(1)<<(bits-1)-1)
}
