// Package parser turns C text into cc/v4's typed syntax tree, with every
// statement tied to the bytes that it was written as and every mint directive
// bound to its statement. It needs no C compiler: headers are bundled, unless
// the file includes one that is not among them.
package parser

import (
	"mintc/internal/diag"
	"mintc/internal/source"
)

// Parse reads one translation unit. The unit is nil if errors leave nothing to
// analyze; most errors about the place of a directive come together with a unit.
func Parse(file *source.File, o Options) (*Unit, diag.List) {
	main := scan(file)
	if errs := main.checkLimits(); errs.HasErrors() {
		return nil, errs
	}
	unit, errs := parseWith(main, o, o.HostHeaders)
	if o.HostHeaders {
		return unit, errs
	}
	var question *systemQuestion
	if unit != nil {
		question = unit.systemQuestion()
	}
	if question == nil && (unit != nil || !mayNeedHost(main, o, errs)) {
		return unit, errs
	}
	// The file may need a header that is not bundled, a function or type that a
	// bundled one does not declare, or the outcome of a conditional. So the whole
	// unit is parsed again with the host's headers.
	hostUnit, hostErrs := parseWith(main, o, true)
	switch {
	case question != nil && hasCode(hostErrs, codeHeaders):
		return nil, question.unanswered()
	case question != nil || hostUnit != nil:
		return hostUnit, hostErrs
	case lacksHeader(errs) && !hasCode(hostErrs, codeHeaders):
		return nil, hostErrs
	case lacksHeader(errs):
		errs.Append(hostErrs)
	}
	return nil, errs
}

// parseWith makes one attempt, with the bundled headers or the host's.
func parseWith(main *rawFile, o Options, host bool) (*Unit, diag.List) {
	var errs diag.List
	r, err := newRun(main, o, host)
	if err != nil {
		errs.Errorf(codeHeaders, main.file.Span(0, 0), "no C compiler was found whose headers could be used").
			Note(source.Span{}, "set CC to one, or add the missing header with -I")
		return nil, errs
	}
	err = r.preprocess()
	if errs = r.checkStrict(); errs.HasErrors() {
		return nil, errs
	}
	if errs = r.misplacedPragmas(); errs.HasErrors() {
		return nil, errs
	}
	if err != nil {
		return nil, r.report(err, true)
	}
	ast, err := r.translate()
	if err != nil {
		return nil, r.report(err, false)
	}
	u := newUnit(r, ast)
	if errs = u.undeclaredFunctions(); errs.HasErrors() {
		return nil, errs
	}
	return u, (&binder{u}).bindPragmas()
}

// mayNeedHost reports whether the host's headers could remove any of errs.
func mayNeedHost(main *rawFile, o Options, errs diag.List) bool {
	includes := len(o.PreInclude) > 0
	for _, d := range main.directives {
		includes = includes || d.isInclude()
	}
	if !includes {
		return false
	}
	for _, m := range errs.Messages {
		if m.Severity == diag.Error && (m.Code == "" || m.Code == codeUndeclared) {
			return true
		}
	}
	return false
}

func hasCode(errs diag.List, code string) bool {
	for _, m := range errs.Messages {
		if m.Code == code {
			return true
		}
	}
	return false
}
