// The text around a call that leaves the translated code and may touch arrays on the device, for a host file in
// C++ and for one in C.

package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// outside prints the text around a call that may touch arrays on the device: (mint_outside(..),
// f(x)), whose object ends with the expression, or a statement of its own if the call's text must
// stay.
func (h host) outside(s *kernel.Outside) string {
	if s.End {
		return ")"
	}
	before, use := calls(s.Call), h.beforeUse(s.Call)
	if isStatement(s.Call) {
		return strings.Join(append(before, use...), "; ") + "; "
	}
	if len(before) > 0 {
		before = []string{fmt.Sprintf("mint_outside(%s)", Site(s.Call.Call))}
	}
	return "(" + strings.Join(append(before, use...), ", ") + ", "
}

// isStatement reports whether the preparation is a separate statement.
func isStatement(c *stencil.EscapingCall) bool { return c.Call.Off == c.Call.End }

// calls is the preparation for a function that may touch arrays on its own.
func calls(c *stencil.EscapingCall) []string {
	if c.Grids != nil && len(c.Grids) == 0 {
		return nil
	}
	return []string{fmt.Sprintf("mint_before_call(%s)", Site(c.Call))}
}

// beforeUse is the preparation for a function that is passed arrays.
func (h host) beforeUse(c *stencil.EscapingCall) []string {
	var arrays []string
	for _, g := range c.Handed {
		arrays = append(arrays, h.start(g))
	}
	if len(arrays) == 0 {
		return nil
	}
	return []string{fmt.Sprintf("mint_before_use(%s)", strings.Join(arrays, ", "))}
}

// outside is the same for a host file in C, in which functions make the preparation. The value of
// ({ char c __attribute__((cleanup(after))) = before(); f(x); }) is f's.
func (p *splitter) outside(s *kernel.Outside) {
	before := calls(s.Call)
	if s.End {
		p.out.Host = ")"
		if len(before) > 0 {
			p.out.Host = "; })"
		}
		return
	}
	e := p.entry("before_call", "int")
	e.Body = "{\n" + indent(1) + strings.Join(append(before, host{e}.beforeUse(s.Call)...), ";\n"+indent(1)) + ";\n" + indent(1) + "return 0;\n}\n"
	switch {
	case isStatement(s.Call):
		p.out.Host = e.call("") + "; "
	case len(before) == 0:
		p.out.Host = "(" + e.call("") + ", "
	default:
		after := p.entry("after_call", "void")
		after.take("int *", "call", "")
		after.Body = fmt.Sprintf("mint_after_call(%s);", Site(s.Call.Call))
		p.out.Host = fmt.Sprintf("({ int %s __attribute__((cleanup(%s), unused)) = %s; ", p.names.Fixed("call"), after.Name, e.call(""))
	}
}

// hostAccess prints the text around an access: (*mint_host_reads(.., &(w[j]))), or mint_host_reads(.., (p)) around a
// pointer.
func hostAccess(s *kernel.HostAccess) string {
	switch {
	case s.End && s.Access.Pointer:
		return "))"
	case s.End:
		return ")))"
	case s.Access.Pointer:
		return hostTouches(s.Access) + "("
	}
	return "(*" + hostTouches(s.Access) + "&("
}

func hostTouches(a *stencil.HostAccess) string {
	name := "mint_host_reads"
	if a.Write {
		name = "mint_host_writes"
	}
	return fmt.Sprintf("%s(%s, ", name, Site(a.Span))
}

// hostAccess is the same in C: (*({ at = &(w[j]); reads(at); at; })).
func (p *splitter) hostAccess(s *kernel.HostAccess) {
	at := p.names.Fixed("at")
	if !s.End {
		p.out.Host = fmt.Sprintf("({ __auto_type %s = ", at)
		if s.Access.Pointer {
			p.out.Host += "("
		} else {
			p.out.Host = "(*" + p.out.Host + "&("
		}
		return
	}
	e := p.entry("host_access", "void")
	e.Body = fmt.Sprintf("%s%s);", hostTouches(s.Access), e.take("const volatile void *", "at", at))
	p.out.Host = fmt.Sprintf("); %s; %s; })", e.call(""), at)
	if !s.Access.Pointer {
		p.out.Host += ")"
	}
}
