// Rewrite "shift": indices count from where the subscripts of the arrays begin.

package rewrite

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// shift lets an index count from the value at which all subscripts have it begin:
//
//	for (k = y0; k < y1; k++)                    for (k = 0; k < y1 - y0; k++)
//	    v[k - y0] = u[k - y0 + 1] * k;               v[k] = u[k + 1] * (k + y0);
//
// Then subscripts are index + constant, as kernels need them that keep cells on the chip and those of several steps. Those that stop
// at an edge do so at an end of the loop then (stencil.Clamped), as i > i0 ? i - i0 - 1 : 0 does in a loop from i0.
func shift(p *stencil.Program, o Options, wanted bool, msgs *diag.List) {
	changed := false
	for _, f := range p.Functions {
		for _, s := range o.sweeps(f, wanted) {
			m := shiftsOf(s)
			if len(m) == 0 {
				continue
			}
			*s = *m.applied(s)
			clamping.Clamp(s)
			changed = true
			msgs.Remarkf(codeOptimized, s.Directive, "kernel '%s' counts %s, where subscripts begin: %s", s.Name, m, shapes(s))
		}
	}
	if changed { // the first cells of rows are others
		p.PadRows()
	}
}

// shapes are the stencils of the arrays that a sweep reads.
func shapes(s *stencil.Sweep) string {
	var reads []string
	for _, u := range s.Uses {
		if u.Read {
			reads = append(reads, u.Described(s))
		}
	}
	if reads == nil {
		return "they are the indices"
	}
	return strings.Join(reads, ", ")
}

// shifts are the loops that count from another value.
type shifts []*shifted

// shifted is a loop whose index takes the place of another one, which is it + by.
type shifted struct {
	loop  *stencil.Loop
	was   *stencil.Symbol
	index *stencil.Symbol
	by    stencil.Affine
}

// String says from where the indices count.
func (m shifts) String() string {
	var parts []string
	for _, x := range m {
		parts = append(parts, fmt.Sprintf("'%s' from %s", x.was.Written(), &stencil.Shifted{By: x.by}))
	}
	return strings.Join(parts, " and ")
}

// shiftsOf are the loops of a sweep whose index all subscripts take away the same outer scalars from, or the same constant where others
// then are seen to stop at an end of the loop. Loops whose ends depend on others stay as they are.
func shiftsOf(s *stencil.Sweep) shifts {
	if slices.ContainsFunc(s.Loops, func(l *stencil.Loop) bool { return l.BoundingBox || l.Runs != nil || l.Last != nil }) {
		return nil
	}
	if slices.ContainsFunc(s.Uses, isOpen) {
		if m := shiftsBy(s, false); len(m) > 0 && clamping.Clamp(m.applied(s)) {
			return m
		}
	}
	return shiftsBy(s, true)
}

// isOpen reports whether an array is only read, at places that are not understood yet.
func isOpen(u *stencil.Use) bool {
	return !u.Written && slices.ContainsFunc(u.Accesses, func(a stencil.AccessInfo) bool { return !a.Resolved })
}

// shiftsBy are the loops whose index all subscripts take away the same from: with variable, what is no constant.
func shiftsBy(s *stencil.Sweep, variable bool) (list shifts) {
	for _, l := range s.InOrder() {
		by, ok := commonOffset(s, l)
		if by.IsConst() && (variable || by.Const == 0) {
			continue
		}
		if !ok || !stencil.FitsLongLong(s.Loops, by) || dereferences(s.Loops, by) || changes(s.Body, l.Index) {
			continue
		}
		index := &stencil.Symbol{Name: l.Index.Name, Type: stencil.Int, Role: stencil.Index, Host: l.Index.Host, Addressed: l.Index.Addressed, Span: l.Index.Span}
		if l.Index.Type.Size > 4 || slices.ContainsFunc(by.Terms, func(t stencil.Term) bool { return t.Sym.Type.Size > 4 }) {
			index.Type = stencil.LongLong
		}
		list = append(list, &shifted{l, l.Index, index, by})
	}
	return list
}

// commonOffset is what the index of a loop is more than the subscripts that it has, a form over outer scalars: more than those of what the
// sweep writes, and up to a constant more than all. ok is false if subscripts differ by more or are no index + constant then, or if nothing is known of iterations in
// which they are not evaluated: there the difference may be any number.
func commonOffset(s *stencil.Sweep, l *stencil.Loop) (by stencil.Affine, ok bool) {
	found, written, sure := false, false, false
	for _, u := range s.Uses {
		for _, a := range u.Accesses {
			for d, form := range a.Affine {
				offset, plain := offsetOf(form, l.Index)
				switch {
				case form.Coef(l.Index) == 0:
					continue
				case !plain || found && !offset.Plus(by, -1).IsConst():
					return by, false
				case !found || a.Write && !written:
					by = offset
				}
				if k, stops := a.Index[d].(*stencil.Clamped); stops && k.Index == l.Index {
					return by, false // it stops at the ends that the loop has
				}
				found, written, sure = true, written || a.Write, sure || !a.Guarded
			}
		}
	}
	first, _, known, _ := l.Ends()
	return by, by.Const*by.Const < farthest*farthest && (sure || known && first.Plus(by, -1).IsConst())
}

// farthest is more than constants in subscripts, and less than what an index in 32 bits has left at its ends.
const farthest = 1 << 9

// offsetOf is how much more than a subscript its index is, beside what serial loops add. plain is false where the subscript is not one
// index that is counted once.
func offsetOf(form stencil.Affine, index *stencil.Symbol) (offset stencil.Affine, plain bool) {
	offset.Const = -form.Const
	for _, t := range form.Terms {
		switch {
		case t.Sym == index:
			plain = t.Coef == 1
		case t.Sym.Role == stencil.Index:
			return offset, false
		case t.Sym.Role == stencil.Param:
			offset = offset.Plus(stencil.Affine{Terms: []stencil.Term{t}}, -1)
		}
	}
	return offset, plain
}

// changes reports whether a body assigns to a variable, or hands out its address.
func changes(body []stencil.Stmt, sym *stencil.Symbol) (found bool) {
	stencil.VisitChanged(body, func(e stencil.Expr) { found = found || stencil.IsVar(e, sym) })
	return found
}

// applied is the sweep with the new indices.
func (m shifts) applied(s *stencil.Sweep) *stencil.Sweep {
	of := map[*stencil.Symbol]*stencil.Symbol{}
	for _, x := range m {
		of[x.was] = x.index
	}
	t := s.Replaced(of)
	for i := range t.Claims {
		t.Claims[i].Form = m.form(t.Claims[i].Form)
	}
	t.Body = stencil.MapBodyOuter(t.Body, m.node)
	for _, u := range t.Uses {
		for i := range u.Accesses {
			m.access(&u.Accesses[i])
		}
	}
	for i := range t.IndependenceChecks {
		m.check(&t.IndependenceChecks[i])
	}
	for i, l := range t.InOrder() {
		for _, x := range m {
			if s.InOrder()[i] == x.loop {
				t.Claims = append(t.Claims, x.count(l)...)
			}
		}
	}
	return t
}

// count lets a loop count from another value, which must be one that the index can have.
func (x *shifted) count(l *stencil.Loop) []stencil.Claim {
	l.Shift = &stencil.Shifted{By: x.by, Type: x.was.Type}
	l.Lo, l.Hi = less(l.Lo, x.by), less(l.Hi, x.by)
	first, _, known, _ := l.Ends()
	if _, isConst := l.Lo.(*stencil.Const); isConst || !known || x.index.Type.Size > 4 {
		return nil
	}
	return []stencil.Claim{{Of: l.Lo, Form: first, Min: math.MinInt32 + farthest, Max: math.MaxInt32 - farthest}}
}

// less is an end of a loop without what its index does not count any more.
func less(end stencil.Expr, by stencil.Affine) stencil.Expr {
	n, ok := stencil.NumberOf(end, nil)
	if !ok {
		return stencil.NewBinary("-", stencil.Converted(end, stencil.LongLong), stencil.PolyExpr(by.Poly()))
	}
	return stencil.WideExpr(n.Form.Plus(by, -1))
}
