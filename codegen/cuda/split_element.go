// Accesses to single elements of the device copy in a C file: statement expressions of gcc and clang around the
// user's text.

package cuda

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// element prints the pieces around an element of the device copy. Together they
// are a statement expression of gcc's and clang's: for u[i], with ELEMENT as &u[i],
//
//	read      ({ __auto_type e = ELEMENT; char b[sizeof *e]; *(__typeof__(e))get(e, b, sizeof *e); })
//	= x       ({ __auto_type e = ELEMENT; __typeof__(*e) v = x; put(e, &v, sizeof v); RESULT })
//	op= x     ({ void *h; __auto_type v = (*({ __auto_type e = ELEMENT; (__typeof__(e))(h = hold(e, sizeof *e)); }))
//	          op= x; settle(h); RESULT })
//
// where RESULT is an assignment of v, because compilers warn of a value that is
// not used, and do not of an assignment.
func (p *splitter) element(s *kernel.Element) {
	a := s.Access
	element, value, held := p.names.Fixed("element"), p.names.Fixed("value"), p.names.Fixed("held")
	switch s.Piece {
	case kernel.ElementOpen:
		p.out.Host = fmt.Sprintf("({ __auto_type %s = &", element)
		if a.Kind == stencil.Update {
			p.out.Host = "(*" + p.out.Host
		}
	case kernel.ElementComma:
		p.out.Host = fmt.Sprintf("; __typeof__(*%s) %s =", element, value)
	case kernel.UpdateOpen:
		p.out.Host = fmt.Sprintf("({ void *%s; __auto_type %s = ", held, value)
	case kernel.UpdateClose:
		e := p.accessor("settle", "void", a, "mint_settle", [][3]string{{"void *", held, held}})
		p.out.Host = fmt.Sprintf("; %s; %s })", e.call(nil), p.result(value))
	case kernel.ElementClose:
		p.closeElement(a, element, value, held)
	}
}

func (p *splitter) closeElement(a *stencil.ElementAccess, element, value, held string) {
	address := [3]string{"const void *", element, element}
	size := [3]string{"unsigned long", "size", "sizeof *" + element}
	switch a.Kind {
	case stencil.Get:
		e := p.accessor("get", "void *", a, "mint_read_bytes", [][3]string{address, {"void *", value, value}, size})
		p.out.Host = fmt.Sprintf("; char %s[sizeof *%s] __attribute__((__aligned__)); *(__typeof__(%s))%s; })", value, element, element, e.call(nil))
	case stencil.Put:
		e := p.accessor("put", "void", a, "mint_write_bytes", [][3]string{address, {"const void *", value, "&" + value}, size})
		p.out.Host = fmt.Sprintf("; %s; %s })", e.call(nil), p.result(value))
	case stencil.Update:
		e := p.accessor("hold", "void *", a, "mint_hold", [][3]string{address, size})
		p.out.Host = fmt.Sprintf("; (__typeof__(%s))(%s = %s); }))", element, held, e.call(nil))
	default:
		panic(fmt.Sprintf("cuda: no element kind %v", a.Kind))
	}
}

// result is the value of a statement expression, which the program may ignore.
func (p *splitter) result(value string) string {
	result := p.names.Fixed("result")
	return fmt.Sprintf("__typeof__(%s) %s __attribute__((__unused__)); %s = %s;", value, result, result, value)
}

// accessor is a function that passes its parameters on to the run time.
func (p *splitter) accessor(what, result string, a *stencil.ElementAccess, function string, params [][3]string) *Entry {
	e := p.entry(what, result)
	call := fmt.Sprintf("%s(%s, %q", function, Site(a.Span), a.Name)
	for _, x := range params {
		call += ", " + e.take(x[0], x[1], x[2])
	}
	where := "mint_on_device"
	if a.OrHost {
		where = "mint_or_host"
	}
	e.Body = call + ", " + where + ");"
	if result != "void" {
		e.Body = "return " + e.Body
	}
	return e
}
