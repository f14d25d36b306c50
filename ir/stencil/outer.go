// What an expression depends on: outer scalars, which the host knows before the launch, or indices and
// locals, which it does not.

package stencil

import "slices"

// UsesIndex reports whether e depends on the index of a parallel loop.
func UsesIndex(e Expr) bool {
	found := false
	EachVar(e, func(s *Symbol) { found = found || s.Role == Index })
	return found
}

// OnHost reports whether e uses only constants and scalars from outside.
func OnHost(e Expr) bool { return OverScalars(e) && !UsesIndex(e) }

// OverScalars reports whether e uses only constants, scalars from outside and
// parallel indices.
func OverScalars(e Expr) bool {
	switch e := e.(type) {
	case *Var:
		return e.Sym.Role == Param || e.Sym.Role == Index
	case *Access, *Element, *Call, *Assign, *IncDec:
		return false
	}
	for _, x := range Operands(e) {
		if !OverScalars(x) {
			return false
		}
	}
	return true
}

// MayTrap reports whether e divides by what may be zero; the loop may be guarded against that, the host's evaluation is not.
func MayTrap(e Expr) bool {
	if b, ok := e.(*Binary); ok && (b.Op == "/" || b.Op == "%") {
		if y, ok := AffineOf(b.Y); !ok || !y.IsConst() || y.Const == 0 || y.Const == -1 {
			return true
		}
	}
	for _, x := range Operands(e) {
		if MayTrap(x) {
			return true
		}
	}
	return false
}

// IsPlain reports whether a bound computes with numbers: nothing in it wraps or is narrowed.
func IsPlain(e Expr) bool {
	t := e.Type()
	if !t.IsInteger() {
		return false
	}
	switch e := e.(type) {
	case *Var, *Const:
		return true
	case *Cast:
		from := e.X.Type()
		number := t.Same(LongLong) && from.Same(Size) // as the host counts
		return from.IsInteger() && IsPlain(e.X) && (number || t.Integer().Contains(from.Integer()))
	case *Binary:
		if IsOrder(e.Op) && Arithmetic(e.X.Type(), e.Y.Type()).Kind == Unsigned {
			return false
		}
	}
	return t.Kind == Signed && !slices.ContainsFunc(Operands(e), func(x Expr) bool { return !IsPlain(x) })
}

// IsOrder reports whether a comparison asks for an order: not == and !=.
func IsOrder(op string) bool { return op == "<" || op == "<=" || op == ">" || op == ">=" }

// HostExpr is an expression as the host writes it, without parentheses around all of it.
func HostExpr(e Expr) string {
	text := Formatter{Host: HostText}.Expr(e)
	if _, ok := e.(*Var); ok && text[0] == '(' {
		text = text[1 : len(text)-1]
	}
	return text
}
