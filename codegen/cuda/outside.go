package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// outside prints the text around a call that may touch arrays on the device:
// (mint_before_call(..), f(x)), or a statement where the call's text stays.
func (h host) outside(s *kernel.Outside) string {
	if s.End {
		return ")"
	}
	return aroundCall(s, strings.Join(h.beforeCall(s.Call), ", "))
}

// aroundCall puts the preparation in front of the call.
func aroundCall(s *kernel.Outside, preparation string) string {
	if s.Call.Call.Off == s.Call.Call.End {
		return preparation + "; "
	}
	return "(" + preparation + ", "
}

// beforeCall prints the calls of the run time in front of the user's.
func (h host) beforeCall(c *stencil.EscapingCall) []string {
	var list []string
	if c.Grids == nil || len(c.Grids) > 0 {
		list = append(list, fmt.Sprintf("mint_before_call(%s)", Site(c.Call)))
	}
	if len(c.Handed) > 0 {
		var arrays []string
		for _, g := range c.Handed {
			arrays = append(arrays, h.start(g))
		}
		list = append(list, fmt.Sprintf("mint_before_use(%s)", strings.Join(arrays, ", ")))
	}
	return list
}

// outside is the same for a host that is C: a function makes the preparation.
func (p *splitter) outside(s *kernel.Outside) {
	if s.End {
		p.out.Host = ")"
		return
	}
	e := p.entry("before_call", "void")
	e.Body = strings.Join(host{e}.beforeCall(s.Call), "; ") + ";"
	p.out.Host = aroundCall(s, e.call(""))
}
