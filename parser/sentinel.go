// Warnings about pragmas that look like misspelt mint pragmas, and about a file without any (L6).

package parser

import (
	"slices"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/pragma"
)

// Sentinels warns about ignored pragmas that look like misspelt mint pragmas, and about a file without a directive (L6). It reports
// whether there is one of either.
func (u *Unit) Sentinels() (msgs diag.List, directed bool) {
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
	return msgs, near || ours
}

// Directed reports whether a file, or one that it includes, has a mint directive or a pragma that looks like a misspelt one where the
// preprocessor reads it. The file need not be C that the front end can parse; if it cannot be preprocessed, the answer is true.
func Directed(file *source.File, o Options) bool {
	for _, host := range []bool{o.HostHeaders, true} {
		if r, err := newRun(scan(file), o, host); err == nil && r.preprocess() == nil {
			return r.directed()
		}
	}
	return true
}

func (r *run) directed() bool {
	return len(r.fromMacro) > 0 || slices.ContainsFunc(r.userFiles(), func(raw *rawFile) bool {
		ours := func(p *rawPragma) bool { return p.ours() && r.isActive(raw, p.off) }
		return slices.ContainsFunc(raw.pragmas, ours) || raw.nearMisses(r, &diag.List{})
	})
}

// nearMisses warns of pragmas with a misspelt sentinel, and reports whether there are any.
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
