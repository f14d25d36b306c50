// Warnings about pragmas that look like misspelt mint pragmas, and about a file without any (L6).

package parser

import (
	"slices"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/pragma"
)

// Sentinels warns about ignored pragmas that look like misspelt mint pragmas, and about a file without a directive (L6).
func (u *Unit) Sentinels() (msgs diag.List) {
	near := u.run.main.nearMisses(u.run, &msgs)
	for _, h := range u.Headers {
		if !h.System {
			near = h.raw.nearMisses(u.run, &msgs) || near
		}
	}
	ours := slices.ContainsFunc(u.run.main.pragmas, func(p *rawPragma) bool { return p.ours() && u.run.isActive(u.run.main, p.off) })
	if !near && !ours {
		msgs.Warnf(codeUndirected, u.File.Span(0, 0), "this file has no mint directive: nothing in it runs on the device").
			Note(source.Span{}, "write '#pragma mint parallel for' before a loop; -Wno-mint-undirected turns this warning off")
	}
	return msgs
}

// nearMisses reports whether a file has pragmas with a misspelt sentinel.
func (r *rawFile) nearMisses(in *run, msgs *diag.List) bool {
	found := false
	for _, p := range r.pragmas {
		if p.ours() || len(p.toks) == 0 || !in.isActive(r, p.off) {
			continue
		}
		next := ""
		if len(p.toks) > 1 {
			next = r.spelling(p.toks[1])
		}
		meant := pragma.MeantAs(p.space, next)
		if meant == "" {
			continue
		}
		found = true
		msgs.Warnf(codeSentinel, r.file.Span(p.toks[0].Off, p.toks[0].End), "'%s' is not '%s': this pragma is ignored, and the statement after it stays on the host", p.space, meant).
			Note(source.Span{}, "write '#pragma %s'; -Wno-mint-sentinel turns this warning off", meant)
	}
	return found
}
