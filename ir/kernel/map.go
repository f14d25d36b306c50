// How a function over expressions is applied to the kernel IR's statements: what stencil.Map and stencil.MapBody
// need to walk them.

package kernel

import "mintc/ir/stencil"

// MapExprs implements stencil.Mapped.
func (s *Define) MapExprs(f func(stencil.Expr) stencil.Expr) stencil.Stmt {
	return &Define{Sym: s.Sym, Init: stencil.Map(s.Init, f)}
}

// MapExprs implements stencil.Mapped.
func (s *Defines) MapExprs(f func(stencil.Expr) stencil.Expr) stencil.Stmt {
	mapped := &Defines{Vary: s.Vary}
	for _, d := range s.List {
		mapped.List = append(mapped.List, d.MapExprs(f).(*Define))
	}
	return mapped
}

// MapExprs implements stencil.Mapped.
func (s *Registers) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *Group) MapExprs(f func(stencil.Expr) stencil.Expr) stencil.Stmt {
	return &Group{Body: stencil.MapBody(s.Body, f)}
}

// MapExprs implements stencil.Mapped.
func (s *Unroll) MapExprs(f func(stencil.Expr) stencil.Expr) stencil.Stmt {
	loop := stencil.MapBody([]stencil.Stmt{s.Loop}, f)[0].(*stencil.For)
	return &Unroll{Loop: loop, Times: s.Times, If: s.If}
}

// MapExprs implements stencil.Mapped.
func (s *Interior) MapExprs(f func(stencil.Expr) stencil.Expr) stencil.Stmt {
	w := *s
	w.Cond, w.Body = stencil.Map(s.Cond, f), stencil.MapBody(s.Body, f)
	if s.Guard != nil {
		w.Guard = stencil.Map(s.Guard, f)
	}
	return &w
}

// MapExprs implements stencil.Mapped. Addresses are not mapped.
func (s *Cells) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped. Addresses are not mapped.
func (s *Shift) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *Comment) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *Shared) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// Parts implements stencil.Foreign.
func (c Coordinate) Parts() []stencil.Expr { return nil }

// WithParts implements stencil.Foreign.
func (c Coordinate) WithParts([]stencil.Expr) stencil.Expr { return c }

// Parts implements stencil.Foreign.
func (a *Address) Parts() []stencil.Expr { return []stencil.Expr{a.Offset} }

// WithParts implements stencil.Foreign.
func (a *Address) WithParts(parts []stencil.Expr) stencil.Expr {
	return &Address{Pointer: a.Pointer, Offset: parts[0]}
}
