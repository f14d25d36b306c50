// The two passes of cc over a translation unit: the first only preprocesses a marked copy, the second parses the text. Search paths, limits on input
// without end, and the panics of cc are handled here.

package parser

import (
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
)

const (
	commandLineName = "<command-line>"
	sentinelName    = "<end>"

	// sentinel follows the main file. Without it cc v4.31.0 does not return from
	// "double *;" at the end of a file: it looks for a token that starts an
	// expression.
	sentinel = "\n;extern int __mintc_end;\n"

	// expansionLimit is in tokens that macro expansion produces; real files stay
	// below a million.
	expansionLimit = 20_000_000

	// inclusionLimit is the number of headers read at which the nesting counts
	// as endless.
	inclusionLimit = 20_000
)

// errInclusions stops a pass that includes without end; cc has no limit.
var errInclusions = errors.New("#include nested too deeply")

// run is one attempt at a translation unit with one set of headers.
type run struct {
	opts       Options
	host       bool
	main       *rawFile
	name       string // under which cc knows the main file
	command    *rawFile
	fs         *overlay
	base       cc.Config
	systemDirs []string
	sources    []cc.Source // in front of the main file

	active      map[*rawFile]map[int]int // how often each branch was taken
	asked       map[question]int         // how often each #if of the user's was read, and the macros of its conditions were defined there
	inclusions  int
	pending     inclusion // the #include that is about to enter a header
	headers     []*Header
	headerIndex map[string]*Header
	fromMacro   []string // first words of our pragmas that macros made
}

// question is an #if, the first one of its branches, and a name in its conditions, or none for the #if itself.
type question struct {
	in    *rawFile
	group int
	name  string
}

// inclusion is an #include line.
type inclusion struct {
	from      *rawFile
	directive int
}

// newRun prepares the configuration. It fails only if the host's headers are
// wanted and there is no C compiler to take them from.
func newRun(main *rawFile, o Options, host bool) (*run, error) {
	r := &run{opts: o, host: host, main: main, name: uncleanName(main.file.Name), fs: newOverlay(),
		active: map[*rawFile]map[int]int{}, asked: map[question]int{}, headerIndex: map[string]*Header{}}
	r.fs.isSystem = func(name string) bool { return strings.HasPrefix(name, bundledDir+"/") || r.inSystemPath(name) }
	r.fs.noteAbsolute(main)
	r.command = scan(source.NewFile(commandLineName, []byte(o.commandLine())))
	if err := r.configure(); err != nil {
		return nil, err
	}
	return r, nil
}

// uncleanName names the main file in a way that no #include can spell, so a file
// that includes itself is read like any other header.
func uncleanName(name string) string {
	if filepath.IsAbs(name) {
		return "/." + name
	}
	return "./" + name
}

// configure sets search paths and predefined macros.
func (r *run) configure() error {
	r.base = cc.Config{}
	var predefined string
	var system []string
	if r.host {
		cfg, err := cc.NewConfig("", "", r.opts.compilerFlags()...)
		if err != nil {
			return err
		}
		r.base, predefined = *cfg, cfg.Predefined
		system = append([]string{hostFixDir}, cfg.SysIncludePaths...)
	} else {
		abi, err := cc.NewABI("linux", "amd64")
		if err != nil {
			return err
		}
		r.base.ABI = abi
		predefined, system = r.opts.predefined(), []string{bundledDir}
	}
	r.systemDirs = append(r.opts.dirs(System), system...)
	angle := append(append(r.opts.dirs(Angle), r.systemDirs...), absoluteDir)
	r.base.IncludePaths = append(append([]string{""}, r.opts.dirs(Quote)...), angle...)
	r.base.SysIncludePaths = angle
	r.base.FS, r.base.FSOnly = r.fs, true
	r.base.ExpansionLimit = expansionLimit
	r.sources = []cc.Source{
		{Name: "<predefined>", Value: predefined},
		{Name: "<builtin>", Value: cc.Builtin + moreBuiltins},
	}
	return nil
}

// preprocess is the first pass: over the marked copy, without parsing. It comes
// first because cc's parser hangs on some files whose preprocessing fails.
func (r *run) preprocess() error {
	r.fs.marking = true
	defer func() { r.fs.marking = false }()
	mark := r.main.marked(false, true)
	r.fs.marks[r.name] = mark
	r.fs.files[commandLineName] = r.command
	r.fs.files[r.name] = r.main
	once := map[string]bool{}
	cfg := r.base
	cfg.PragmaHandler = func(toks []cc.Token) error {
		r.handleMark(toks)
		return pragmaOnce(once, toks)
	}
	var w limitWriter
	commandMark := r.command.marked(false, true)
	r.fs.marks[commandLineName] = commandMark
	return guarded(func() error {
		return cc.Preprocess(&cfg, r.unit(string(commandMark.text), string(mark.text)), &w)
	})
}

// translate is the second pass: it parses and checks the text with its
// original offsets.
func (r *run) translate() (ast *cc.AST, err error) {
	once := map[string]bool{}
	cfg := r.base
	cfg.PragmaHandler = func(toks []cc.Token) error { return pragmaOnce(once, toks) }
	err = guarded(func() error {
		ast, err = cc.Translate(&cfg, r.unit(string(r.command.norm), string(r.main.norm)))
		return err
	})
	return ast, err
}

func (r *run) unit(commandLine, main string) []cc.Source {
	// Values are strings: cc would append to a []byte of ours.
	return append(r.sources[:len(r.sources):len(r.sources)],
		cc.Source{Name: commandLineName, Value: commandLine},
		cc.Source{Name: r.name, Value: main},
		cc.Source{Name: sentinelName, Value: sentinel})
}

// internalError is a panic inside cc.
type internalError struct{ cause any }

func (e internalError) Error() string { return fmt.Sprintf("%v", e.cause) }

// guarded turns panics of f into errors: incorrect input can make cc panic.
func guarded(f func() error) (err error) {
	defer func() {
		switch cause := recover(); cause {
		case nil:
		case errInclusions:
			err = errInclusions
		default:
			err = internalError{cause}
		}
	}()
	return f()
}

// pragmaOnce implements #pragma once, which cc leaves to its users.
func pragmaOnce(once map[string]bool, toks []cc.Token) error {
	if len(toks) == 0 || toks[0].SrcStr() != "once" {
		return nil
	}
	file := toks[0].Position().Filename
	if once[file] {
		return cc.SkipSource
	}
	once[file] = true
	return nil
}

// handleMark records what an inserted pragma of the marked copy reports.
func (r *run) handleMark(toks []cc.Token) {
	if len(toks) == 0 {
		return
	}
	file := toks[0].Position().Filename
	index := -1
	if len(toks) > 1 {
		index, _ = strconv.Atoi(toks[1].SrcStr())
	}
	raw := r.fs.files[file]
	switch word := toks[0].SrcStr(); word {
	case enterMark:
		r.enter(file, raw)
	case branchMark:
		if r.active[raw] == nil {
			r.active[raw] = map[int]int{}
		}
		r.active[raw][index]++
	case askMark:
		r.asked[question{raw, index, ""}]++
	case definedMark:
		r.asked[question{raw, index, toks[2].SrcStr()}]++
	case includeMark:
		r.pending = inclusion{raw, index}
	case "mint", "trapezoid":
		// Those in the text are blank by now; a macro made this one.
		r.fromMacro = append(r.fromMacro, word)
	}
}

// enter records that a header is read, and by which line.
func (r *run) enter(path string, raw *rawFile) {
	if r.inclusions++; r.inclusions > inclusionLimit {
		panic(errInclusions)
	}
	h := r.headerIndex[path]
	if h == nil {
		h = &Header{Path: raw.file.Name, File: raw.file, raw: raw}
		h.Bundled = strings.HasPrefix(path, bundledDir+"/")
		h.System = r.fs.isSystem(path)
		r.headerIndex[path] = h
		r.headers = append(r.headers, h)
	}
	by := r.pending
	r.pending = inclusion{}
	if by.from == nil {
		return
	}
	d := by.from.directives[by.directive]
	if h.Spelled == "" {
		h.Spelled = string(by.from.file.Text[d.toks[0].Off:d.toks[len(d.toks)-1].End])
	}
	if by.from == r.main {
		h.Includes = append(h.Includes, r.main.file.Span(d.off, d.end))
	}
}

// inSystemPath reports whether path lies below -isystem or a host folder.
func (r *run) inSystemPath(path string) bool {
	for _, dir := range r.systemDirs {
		if strings.HasPrefix(path, filepath.Clean(dir)+string(filepath.Separator)) {
			return true
		}
	}
	return false
}

// isActive reports whether the preprocessor read the text at off.
func (r *run) isActive(raw *rawFile, off int) bool {
	b := raw.branchAt(off)
	return b < 0 || r.active[raw][b] > 0
}

// outcomes says whether the conditional directive at off was true when it was read, and whether it was false. A header may be read several times.
func (r *run) outcomes(raw *rawFile, off int) (isTrue, isFalse bool) {
	for i, b := range raw.branches {
		if raw.directives[b.directive].off != off {
			continue
		}
		read := r.asked[question{raw, b.group, ""}]
		for k := b.group; k < i; k++ {
			if raw.branches[k].group == b.group { // behind one that was taken it is not read
				read -= r.active[raw][k]
			}
		}
		return r.active[raw][i] > 0, r.active[raw][i] < read
	}
	return false, false
}

// alwaysDefined reports whether a macro that the conditional directive at off names was defined each time it was read.
func (r *run) alwaysDefined(raw *rawFile, off int, name string) bool {
	for _, b := range raw.branches {
		if raw.directives[b.directive].off == off {
			asked := r.asked[question{raw, b.group, ""}]
			return asked > 0 && r.asked[question{raw, b.group, name}] == asked
		}
	}
	return false
}
