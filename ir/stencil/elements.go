// Local arrays followed along the paths of a body: is each element assigned before it is read?

package stencil

import (
	"maps"
	"slices"
	"strings"
)

// maxElements is the size of the largest array whose elements are followed.
const maxElements = 4096

// ElementAssignedFirst follows the paths of body for a local array. early is a
// use that reads an element which may not have been assigned before, nil if
// there is none; always says that every path to the end assigns all elements.
// They are told apart by affine subscripts over values that stay the same in an
// iteration, and over serial loops that count by a constant.
func ElementAssignedFirst(body []Stmt, array *Symbol) (early *Element, always bool) {
	size := int64(1)
	for _, n := range array.Dims {
		size *= n
	}
	f := &elementFlow{array: array, loops: map[*Symbol][]int64{}, open: map[*Symbol]Bounds{}, chains: map[*Symbol]chain{}, values: map[*Symbol]Affine{}, tooLarge: size > maxElements}
	end := f.body(body, elements{})
	return f.early, !f.tooLarge && f.covered(end, nil, len(array.Dims))
}

// elements are the subscripts of elements that have been assigned, by their
// text. nil stands for code that is not reached: it adds no path.
type elements map[string]elementRun

// elementFlow holds the serial loops that the statement stands in, with the
// values that their indices take, or with bounds that only the host knows, and
// locals that have a linear form as their value there.
type elementFlow struct {
	array    *Symbol
	loops    map[*Symbol][]int64
	open     map[*Symbol]Bounds
	chains   map[*Symbol]chain
	values   map[*Symbol]Affine
	tooLarge bool
	early    *Element
}

func (f *elementFlow) body(body []Stmt, have elements) elements {
	for _, s := range body {
		f.forget(s)
		have = f.stmt(s, have)
		f.forget(s)
		f.learn(s)
	}
	return have
}

// stmt is the state after a statement. Of loops whose values are not known, and
// of the cases of a switch, nothing stays.
func (f *elementFlow) stmt(s Stmt, have elements) elements {
	switch s := s.(type) {
	case *If:
		have = f.expr(s.Cond, have)
		return inBoth(f.part(s, s.Then, have), f.part(s, s.Else, have))
	case *For:
		return f.loop(s, have)
	case *Block:
		return f.body(s.Body, have)
	case *Jump, *Return:
		for _, e := range Exprs(s) {
			f.expr(e, have)
		}
		return nil
	}
	for _, e := range Exprs(s) {
		have = f.expr(e, have)
	}
	for _, inner := range Bodies(s) {
		f.part(s, inner, have)
	}
	return have
}

// part follows a body of a statement. What it says of locals holds in it alone.
func (f *elementFlow) part(s Stmt, body []Stmt, have elements) elements {
	end := f.body(body, maps.Clone(have))
	f.forget(s)
	return end
}

// loop follows a serial loop. What every pass of one with known values assigns
// is assigned for all of them when it ends.
func (f *elementFlow) loop(s *For, have elements) elements {
	have = f.part(s, s.Init, have)
	sym, _ := s.Start()
	values := s.Values()
	if bounds, ok := openBounds(s); ok && values == nil && have != nil && !Jumps(s.Body) {
		return f.openLoop(s, sym, bounds, have)
	}
	if sym == nil || values == nil || Jumps(s.Body) {
		have = f.expr(s.Cond, have)
		f.expr(s.Post, f.part(s, s.Body, have))
		return have
	}
	f.loops[sym] = values
	end := f.passes(sym, Affine{Const: s.ValuesInOrder()[0]}, stepOf(s.Post, sym), have, func(have elements) elements { return f.part(s, s.Body, have) })
	delete(f.loops, sym)
	for _, run := range end {
		for _, v := range values {
			if at := replaced(run.index, sym, v); at != nil && !run.usedByBounds(sym) {
				end.add(elementRun{at, run.sym, run.low, run.high})
			}
		}
	}
	maps.DeleteFunc(end, func(_ string, run elementRun) bool { return run.uses(sym) })
	return end
}

// Values are the values of a loop's index, the least first; nil if they are not
// known, none or too many.
func (f *For) Values() []int64 {
	c, ok := f.counted()
	if !ok {
		return nil
	}
	run, first, ok := c.run()
	if !ok || run.Trips == 0 || run.Trips > maxElements {
		return nil
	}
	list := make([]int64, run.Trips)
	for i := range list {
		list[i] = first + int64(i)*c.step
	}
	slices.Sort(list)
	return list
}

// ValuesInOrder are the same in the order in which the loop runs through them.
func (f *For) ValuesInOrder() []int64 {
	values := f.Values()
	if sym, _ := f.Start(); sym != nil && stepOf(f.Post, sym) < 0 {
		slices.Reverse(values)
	}
	return values
}

// Jumps reports whether a break, continue or return stands in a body.
func Jumps(body []Stmt) bool {
	for _, s := range body {
		switch s.(type) {
		case *Jump, *Return:
			return true
		}
		for _, inner := range Bodies(s) {
			if Jumps(inner) {
				return true
			}
		}
	}
	return false
}

// expr is the state after e; operands that may not be evaluated assign nothing.
func (f *elementFlow) expr(e Expr, have elements) elements {
	switch e := e.(type) {
	case nil:
		return have
	case *Element:
		have = f.operands(e, have)
		if e.Array == f.array {
			f.read(e, have)
		}
		return have
	case *Assign:
		have = f.expr(e.RHS, have)
		to, ok := e.LHS.(*Element)
		if !ok || to.Array != f.array {
			return f.expr(e.LHS, have)
		}
		have = f.operands(to, have)
		if e.Op != "=" {
			f.read(to, have)
		}
		f.write(to, have)
		return have
	case *Binary:
		if e.Op == "&&" || e.Op == "||" {
			have = f.expr(e.X, have)
			f.expr(e.Y, maps.Clone(have))
			return have
		}
	case *Cond:
		have = f.expr(e.C, have)
		return inBoth(f.expr(e.X, maps.Clone(have)), f.expr(e.Y, maps.Clone(have)))
	}
	return f.operands(e, have)
}

func (f *elementFlow) operands(e Expr, have elements) elements {
	for _, x := range Operands(e) {
		have = f.expr(x, have)
	}
	return have
}

func (f *elementFlow) write(e *Element, have elements) {
	if index, ok := f.index(e); ok && have != nil {
		have.add(elementRun{index: index})
	}
}

func (f *elementFlow) read(e *Element, have elements) {
	if have == nil || f.early != nil {
		return
	}
	index, ok := f.index(e)
	if !ok { // any element
		index = nil
	}
	if f.tooLarge || !f.covered(have, index, len(f.array.Dims)) {
		f.early = e
	}
}

// index is the subscripts as forms that have one value while the loops around
// stand where they do.
func (f *elementFlow) index(e *Element) ([]Affine, bool) {
	var index []Affine
	for _, x := range e.Index {
		form, ok := AffineOf(x)
		form = form.withValues(f.values)
		for _, t := range form.Terms {
			_, isOpen := f.open[t.Sym]
			ok = ok && (t.Sym.Role == Index || t.Sym.Role == Param || isOpen || f.loops[t.Sym] != nil)
		}
		if !ok {
			return nil, false
		}
		index = append(index, form)
	}
	return index, true
}

// covered reports whether the element is assigned, or all that it may be. The
// subscripts that index lacks to rank may have any value.
func (f *elementFlow) covered(have elements, index []Affine, rank int) bool {
	if len(index) < rank {
		for v := range f.array.Dims[len(index)] {
			if !f.covered(have, append(index[:len(index):len(index)], Affine{Const: v}), rank) {
				return false
			}
		}
		return true
	}
	if _, ok := have[TextOf(index)]; ok || f.inRun(have, index) || f.inChain(have, index, rank) {
		return true
	}
	for sym, values := range f.loops {
		if !AnyUses(index, sym) {
			continue
		}
		all := true
		for _, v := range values {
			all = all && f.covered(have, replaced(index, sym, v), rank)
		}
		if all {
			return true
		}
	}
	return false
}

func inBoth(a, b elements) elements {
	if a == nil {
		return b
	}
	if b != nil {
		maps.DeleteFunc(a, func(text string, _ elementRun) bool { _, ok := b[text]; return !ok })
	}
	return a
}

// AnyUses reports whether some subscript holds sym.
func AnyUses(index []Affine, sym *Symbol) bool {
	for _, form := range index {
		if form.Coef(sym) != 0 {
			return true
		}
	}
	return false
}

// replaced is the index with a value in place of sym, nil if it does not use it.
func replaced(index []Affine, sym *Symbol, value int64) []Affine {
	if !AnyUses(index, sym) {
		return nil
	}
	return FormsWith(index, sym, Affine{Const: value})
}

// TextOf is the same for subscripts that are equal.
func TextOf(index []Affine) string {
	var list []string
	for _, form := range index {
		list = append(list, form.String())
	}
	return strings.Join(list, "][")
}
