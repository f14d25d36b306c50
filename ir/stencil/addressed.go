// Variables outside a sweep that a pointer may lead to: C sees there what an iteration writes by that pointer, and a kernel does not.

package stencil

import "strings"

// Holder is where a bit-field lies: in Size bytes behind the first Offset bytes of the struct Host.
type Holder struct {
	Host         string
	Offset, Size int64
}

// Taken are those of which the host reads the value before the launch.
func (s *Sweep) Taken() []*Symbol {
	var list []*Symbol
	for _, p := range s.Params {
		if p.Addressed {
			list = append(list, p)
		}
	}
	return list
}

// Left are those to which the host assigns results of the kernel: reductions, and last values of private variables.
func (s *Sweep) Left() []*Symbol {
	var list []*Symbol
	for _, r := range s.Reductions {
		if r.Addressed {
			list = append(list, &Symbol{Host: r.Host, Type: r.T})
		}
	}
	for _, v := range s.Last {
		if v.Addressed {
			list = append(list, v)
		}
	}
	return list
}

// LeftIndices are the indices that the host sets behind the loops.
func (s *Sweep) LeftIndices() []*Symbol {
	var list []*Symbol
	for _, l := range s.InOrder() {
		if l.Outside && l.Index.Addressed {
			list = append(list, &Symbol{Host: l.Host, Type: l.Index.Type})
		}
	}
	return list
}

// MayBeIn reports whether a variable may lie in an array. One that has a name does not lie in another one that has.
func (s *Symbol) MayBeIn(g *Grid) bool {
	part := strings.IndexAny(s.Host, ".[") // of levels[0].scale, which lies in levels
	apart := !strings.Contains(s.Host, "->") && (part < 0 || s.Host[:part] != g.Root().Host)
	return s.MayLieIn(g.Elem) && !(apart && g.Root().Object)
}

// MayLieIn reports whether C lets a variable be used as an element of the type, or as a part of one.
func (s *Symbol) MayLieIn(elem Type) bool {
	of := s.Type
	return elem.Kind == Struct || of.Kind == Struct || s.Holder != nil && elem.IsInteger() || elem.Size == 1 || of.Size == 1 ||
		elem.Size == of.Size && (elem.Kind == of.Kind || elem.IsInteger() && of.IsInteger())
}
