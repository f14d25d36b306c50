// The printing of messages: which severities and warnings are shown, in colour or not, as text or JSON.

package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// reportOptions say which messages are printed, and how.
type reportOptions struct {
	Color      string // "auto", "always" or "never"; auto is resolved by the parent
	Format     string // "text" or "json"
	Werror     bool
	NoWarnings bool
	Remarks    bool
	MaxErrors  int             // the largest number of errors to print; 0: all
	Silenced   map[string]bool // -W names of warnings that are off
	Extra      []string        // warnings about the command line; -Werror does not change them
}

// resolveColor decides "auto": colour on a terminal, unless NO_COLOR is set.
func (r *reportOptions) resolveColor() {
	if r.Color != "auto" {
		return
	}
	r.Color = "never"
	info, err := os.Stderr.Stat()
	onTerminal := err == nil && info.Mode()&os.ModeCharDevice != 0 && info.Mode()&os.ModeDevice != 0
	if onTerminal && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && os.Getenv("TERM") != "" {
		r.Color = "always"
	}
}

// print writes the messages that the options let through, in order of place,
// and reports whether any is an error.
func (r reportOptions) print(w io.Writer, list *diag.List) (failed bool) {
	var shown diag.List
	if !r.NoWarnings {
		for _, text := range r.Extra {
			shown.Warnf("", source.Span{}, "%s", text)
		}
	}
	list.Sort()
	for _, m := range list.Messages {
		switch {
		case m.Severity == diag.Warning && (r.NoWarnings || r.silenced(m)), m.Severity == diag.Remark && !r.Remarks:
			continue
		case m.Severity == diag.Warning && r.Werror:
			promoted := *m
			promoted.Severity = diag.Error
			promoted.Text += " [-Werror]"
			m = &promoted
		}
		shown.Messages = append(shown.Messages, m)
	}
	cut := r.cut(&shown)
	if r.Format == "json" {
		writeJSON(w, shown)
		return shown.HasErrors()
	}
	var text bytes.Buffer
	renderer := diag.Renderer{Out: &text, Color: r.Color == "always"}
	for _, m := range shown.Messages {
		renderer.Print(m)
	}
	if cut {
		fmt.Fprintf(&text, "mintc: stopped after as many errors as -fmax-errors=%d asks\n", r.MaxErrors)
	}
	_, _ = w.Write(text.Bytes())
	return shown.HasErrors()
}

// cut drops the messages after error number MaxErrors, and reports whether there were any.
func (r reportOptions) cut(list *diag.List) bool {
	errors := 0
	for i, m := range list.Messages {
		if m.Severity == diag.Error {
			errors++
		}
		if r.MaxErrors > 0 && errors == r.MaxErrors && i+1 < len(list.Messages) {
			list.Messages = list.Messages[:i+1]
			return true
		}
	}
	return false
}

// silenced reports whether m has a -W option of its own and that is off.
func (r reportOptions) silenced(m *diag.Message) bool {
	code, _ := diag.Explain(m.Code)
	return code.Option != "" && r.Silenced[code.Option]
}
