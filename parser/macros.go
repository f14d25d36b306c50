// The macros that are defined at a directive, which its clauses may use. cc keeps only the last definition of each name.

package parser

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/pragma"
)

// macroAt looks up macros as they are defined at off. cc keeps only the last
// definition of each name, so the main file's own lines are read again.
func (b *binder) macroAt(off int) func(string) (pragma.Macro, bool) {
	raw := b.run.main
	return func(name string) (pragma.Macro, bool) {
		for i := len(raw.directives) - 1; i >= 0; i-- {
			d := raw.directives[i]
			if d.off > off || !d.changes(raw, name) || !b.run.isActive(raw, d.off) {
				continue
			}
			if d.name == "undef" {
				return pragma.Macro{}, false
			}
			return d.macro(raw), true
		}
		m := b.AST.Macros[name]
		if m == nil || m.Position().Filename == b.run.name {
			return pragma.Macro{}, false
		}
		return fromCC(m), true
	}
}

// changes reports whether d defines or undefines name.
func (d directive) changes(raw *rawFile, name string) bool {
	return (d.name == "define" || d.name == "undef") && len(d.toks) > 0 && raw.spelling(d.toks[0]) == name
}

// macro reads a #define line, which cc has already found correct.
func (d directive) macro(raw *rawFile) pragma.Macro {
	var m pragma.Macro
	body := d.toks[1:]
	if len(body) > 0 && raw.spelling(body[0]) == "(" && body[0].Off == d.toks[0].End {
		m.FunctionLike = true
		i := 1
		for ; i < len(body) && raw.spelling(body[i]) != ")"; i++ {
			switch word := raw.spelling(body[i]); {
			case word == ",":
			case word == "..." && i > 1 && body[i-1].Kind == source.Ident:
				m.Params[len(m.Params)-1] += word // GNU: "args..."
			default:
				m.Params = append(m.Params, word)
			}
		}
		body = body[min(i+1, len(body)):]
	}
	for _, t := range body {
		m.Body = append(m.Body, raw.spelling(t))
	}
	return m
}

func fromCC(m *cc.Macro) pragma.Macro {
	out := pragma.Macro{FunctionLike: m.IsFnLike}
	for _, p := range m.Params {
		out.Params = append(out.Params, p.SrcStr())
	}
	if v := m.VarArg; v >= 0 {
		// cc names the rest argument by its index; "..." itself may be left out.
		if v == len(out.Params) {
			out.Params = append(out.Params, "...")
		} else if out.Params[v] != "..." {
			out.Params[v] += "..."
		}
	}
	for _, t := range m.ReplacementList() {
		if s := t.SrcStr(); len(s) > 0 && s != " " {
			out.Body = append(out.Body, s)
		}
	}
	return out
}
