// Host steps with --split: the user's file stays C and calls functions with C linkage; their bodies, in the .cu
// file, do what would otherwise stand in the user's text.

package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
)

// Split is a host step in two parts: text for the user's file, which is C with extensions of gcc
// and clang, and the functions that it calls.
type Split struct {
	Host    string
	Entries []*Entry
}

// SplitStep prints a host step for --split. name makes the name of a function from a word for what
// it does.
func SplitStep(s kernel.HostStep, name func(what string) string, names Names) Split {
	p := splitter{name: name, names: names}
	switch s := s.(type) {
	case *kernel.Open:
		p.open(s)
	case *kernel.Brace:
		p.out.Host = s.Text
	case *kernel.Remove:
		p.out.Host = commented(s)
	case *kernel.Transfer:
		e := p.entry("copy", "void")
		e.Body = host{e}.transfer(s)
		p.out.Host = e.call(nil) + ";"
	case *kernel.Provision:
		p.provision(s)
	case *kernel.Element:
		p.element(s)
	case *kernel.Outside:
		p.outside(s)
	case *kernel.HostAccess:
		p.hostAccess(s)
	case *kernel.HostRange:
		p.hostRange(s)
	case *kernel.Barrier:
		e := p.entry("barrier", "void")
		e.Body = barrier(s)
		p.out.Host = e.call(nil) + ";"
	case *kernel.Launch:
		p.launch(s)
	default:
		panic(fmt.Sprintf("cuda: cannot split %T", s))
	}
	return p.out
}

type splitter struct {
	name  func(what string) string
	names Names
	out   Split
}

// entry adds a function.
func (p *splitter) entry(what, result string) *Entry {
	e := &Entry{Name: p.name(what), Result: result, names: p.names}
	p.out.Entries = append(p.out.Entries, e)
	return e
}

// object declares a variable in the user's block that stands for a C++ object. The object ends with
// the block, on every way out.
func (p *splitter) object(variable, class, what string, makeIt func(*Entry) string) string {
	begin := p.entry(what+"_begin", "void *")
	begin.Body = fmt.Sprintf("return new %s%s;", class, makeIt(begin))
	end := p.entry(what+"_end", "void")
	place := end.take("void **", "object", "")
	end.Body = fmt.Sprintf("delete (%s *)*%s;", class, place)
	return fmt.Sprintf("void *%s __attribute__((__cleanup__(%s))) = %s;", variable, end.Name, begin.call(nil))
}

func (p *splitter) open(s *kernel.Open) {
	if s.Region != nil {
		p.out.Host = " " + p.object(s.Name, "mint_region", "region", func(*Entry) string { return "(" + regionArguments(s) + ")" })
		return
	}
	p.out.Host = " " + p.object(s.Name, "mint_scope", "scope", func(*Entry) string { return "()" })
}

func (p *splitter) provision(s *kernel.Provision) {
	for _, item := range s.Items {
		if item.Scope != "" {
			e := p.entry("provide", "void")
			e.Body = host{e}.provide(item)
			p.out.Host += e.call(nil) + ";\n"
			continue
		}
		p.out.Host += p.object(item.Name, "mint_inferred", "infer", func(e *Entry) string {
			_, args, _ := strings.Cut(host{e}.provide(item), "(")
			return "(" + strings.TrimSuffix(args, ";")
		}) + "\n"
	}
}

// launch calls a function with all operands of the launch. Arguments that may not be valid if no
// iteration runs are evaluated only after that is known.
func (p *splitter) launch(s *kernel.Launch) {
	e := &Entry{Name: p.name(""), Result: "void", names: p.names}
	e.Body = host{e}.launch(s)
	runs := map[int]string{}
	lines := append(p.takes(s, false, nil), p.ask(s, e, runs)...)
	lines = append(lines, p.takes(s, true, runs)...)
	p.out.Entries = append(p.out.Entries, e)
	after := []string{}
	for _, name := range p.copied(e) {
		lines = append(lines, fmt.Sprintf("__typeof__(%s) %s = %s;", name, copyOf(name), name))
		after = append(after, fmt.Sprintf("%s = %s;", name, copyOf(name)))
	}
	lines = append(append(lines, e.call(runs)+";"), after...)
	if text := mentions(s, strings.Join(lines, "\n")); text != "" {
		lines = append(lines, text)
	}
	p.out.Host = lines[0] + "\n"
	if len(lines) > 1 {
		p.out.Host = "{\n" + indent(1) + strings.Join(lines, "\n"+indent(1)) + "\n}\n"
	}
}

// copied are the variables without an address that the launch may assign.
func (p *splitter) copied(e *Entry) []string {
	var list []string
	for _, a := range e.params {
		if name, ok := strings.CutSuffix(strings.TrimPrefix(a.arg, "&"), "_copy"); ok && p.names.Register(name) {
			list = append(list, name)
		}
	}
	return list
}

// ask prints declarations of host variables that say whether the outermost loops have iterations, for each number of loops within
// which e, or the question itself, takes an argument that may fail. It adds their names to runs.
func (p *splitter) ask(s *kernel.Launch, e *Entry, runs map[int]string) []string {
	var lines []string
	for _, a := range e.params {
		if !a.mayFail() || runs[a.inside] != "" {
			continue
		}
		question := p.entry("runs", "int")
		question.Body = host{question}.runs(s, s.InOrder()[:a.inside])
		lines = append(lines, p.ask(s, question, runs)...)
		name := "runs"
		if a.inside < len(s.Loops) {
			name = fmt.Sprintf("runs_%d", a.inside)
		}
		runs[a.inside] = p.names.Fresh(name)
		lines = append(lines, fmt.Sprintf("const int %s = %s;", runs[a.inside], question.call(runs)))
	}
	return lines
}

// runs prints the body of a function that reports whether the loops, which are the outermost ones, make any iteration.
func (h host) runs(s *kernel.Launch, loops []kernel.LaunchLoop) string {
	var b strings.Builder
	b.WriteString("{\n")
	line := func(depth int, format string, args ...any) {
		b.WriteString(wrap(indent(depth) + fmt.Sprintf(format, args...) + "\n"))
	}
	for _, l := range loops {
		if l.Meets || l.Exact != nil || l.Runs != nil {
			line(1, "const mint_site %s = %s;", s.Site, Site(s.Sweep.Span))
			break
		}
	}
	h.ranges(s, loops, line)
	fmt.Fprintf(&b, "%sreturn %s;\n}\n", indent(1), nonEmpty(loops))
	return b.String()
}
