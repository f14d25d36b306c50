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
// f(x)), whose object ends with the expression, or statements of their own if the call's text must
// stay.
func (h host) outside(s *kernel.Outside) string {
	before, use := calls(s.Call), h.beforeUse(s.Call)
	switch {
	case s.Object != "" && s.End:
		return " }"
	case s.Object != "":
		return fmt.Sprintf("{ mint_outside %s(%s); ", s.Object, Site(s.Call.Call)) + statements(use)
	case isStatement(s.Call) && s.End:
		return fmt.Sprintf(" mint_after_statement(%s);", Site(s.Call.Call))
	case isStatement(s.Call):
		return inFront(s.Call, statements(append(before, use...)))
	case s.End:
		return ")"
	}
	if len(before) > 0 {
		before = []string{fmt.Sprintf("mint_outside(%s)", Site(s.Call.Call))}
	}
	return "(" + strings.Join(append(before, use...), ", ") + ", "
}

func statements(list []string) string {
	text := ""
	for _, s := range list {
		text += s + "; "
	}
	return text
}

// inFront is the text in front of a statement. A pragma begins its line.
func inFront(c *stencil.EscapingCall, text string) string {
	if strings.HasPrefix(c.Statement.Text(), "#") {
		return strings.TrimSuffix(text, " ") + "\n"
	}
	return text
}

// isStatement reports whether the preparation is a separate statement.
func isStatement(c *stencil.EscapingCall) bool { return c.Call.Off == c.Call.End }

// calls is the preparation for a function that may touch arrays on its own.
func calls(c *stencil.EscapingCall) []string {
	if !c.MayTouch() {
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
// ({ int c __attribute__((cleanup(after))) = before(); f(x); }) is f's.
func (p *splitter) outside(s *kernel.Outside) {
	switch {
	case !s.End:
		p.beforeOutside(s)
	case s.Object != "":
		p.out.Host = " }"
	case isStatement(s.Call):
		e := p.entry("after_statement", "void")
		e.Body = fmt.Sprintf("mint_after_statement(%s);", Site(s.Call.Call))
		p.out.Host = " " + e.call(nil) + ";"
	case s.Call.MayTouch():
		p.out.Host = "; })"
	default:
		p.out.Host = ")"
	}
}

// beforeOutside prints the text in front of the call.
func (p *splitter) beforeOutside(s *kernel.Outside) {
	site := Site(s.Call.Call)
	e := p.entry("before_call", "int")
	use := host{e}.beforeUse(s.Call)
	if isStatement(s.Call) && s.Object == "" || !s.Call.MayTouch() {
		e.Body = block(append(append(calls(s.Call), use...), "return 0"))
		p.out.Host = "(" + e.call(nil) + ", "
		if isStatement(s.Call) {
			p.out.Host = inFront(s.Call, e.call(nil)+"; ")
		}
		return
	}
	e.Body = block(append(use, fmt.Sprintf("return mint_before_call(%s).regions", site)))
	after := p.entry("after_call", "void")
	after.Body = fmt.Sprintf("mint_after_call(%s, mint_calls{mint_this_thread().calls.count - 1, *%s, 0});", site, after.take("int *", "around", ""))
	open, name := "({", p.names.Fixed("call")
	if s.Object != "" {
		open, name = "{", s.Object
	}
	p.out.Host = fmt.Sprintf("%s int %s __attribute__((__cleanup__(%s), __unused__)) = %s; ", open, name, after.Name, e.call(nil))
}

// block prints statements as the body of a function.
func block(statements []string) string {
	return "{\n" + indent(1) + strings.Join(statements, ";\n"+indent(1)) + ";\n}\n"
}

// hostAccess prints the text around an access: (*mint_host_reads(.., &(w[j]))), or mint_host_reads(.., (p)) around a
// pointer.
func hostAccess(s *kernel.HostAccess) string {
	switch {
	case s.End && s.Access.Pointer:
		return "))"
	case s.End:
		return ")))"
	case s.Access.Rows: // a template takes no pointer to arrays of variable length; library functions take addresses
		return hostTouches(s.Access) + "(void *)("
	case s.Access.Pointer:
		return hostTouches(s.Access) + "("
	}
	return "(*" + hostTouches(s.Access) + "&("
}

func hostTouches(a *stencil.HostAccess) string {
	where := "host"
	if a.Block {
		where = "block"
	}
	return fmt.Sprintf("mint_%s_%s(%s, ", where, a.Verb(), Site(a.Span))
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
	p.out.Host = fmt.Sprintf("); %s; %s; })", e.call(nil), at)
	if !s.Access.Pointer {
		p.out.Host += ")"
	}
}

// hostRange prints the text around a loop that looks up what an access in it reaches.
func hostRange(s *kernel.HostRange) string {
	r := s.Access.Range
	if s.End {
		return " }"
	}
	return fmt.Sprintf("{ if (%s) mint_host_%s_on(%s, &%s, &%s, sizeof(%s)); ", r.Test, s.Access.Verb(), Site(s.Access.Span), r.First, r.Last, r.First)
}

func (p *splitter) hostRange(s *kernel.HostRange) {
	r := s.Access.Range
	if s.End {
		p.out.Host = " }"
		return
	}
	e := p.entry("host_range", "void")
	first, last := e.take("const volatile void *", "first", "&"+r.First), e.take("const volatile void *", "last", "&"+r.Last)
	e.Body = fmt.Sprintf("mint_host_%s_on(%s, %s, %s, %s);", s.Access.Verb(), Site(s.Access.Span), first, last, e.take("unsigned long", "size", "sizeof("+r.First+")"))
	p.out.Host = fmt.Sprintf("{ if (%s) %s; ", r.Test, e.call(nil))
}
