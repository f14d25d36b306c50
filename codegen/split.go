// --split: the unit as a .cu file, a header, and the user's file, which stays C and calls functions with C linkage.

package codegen

import (
	"fmt"
	"hash/fnv"
	"path/filepath"
	"regexp"
	"strings"

	"mintc/codegen/cuda"
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// SplitInput is what Split needs beside the unit and Generate does not: the
// program, for its types and the names of its functions, and facts about names.
type SplitInput struct {
	Program   *stencil.Program
	Header    string // name of the header, without a folder
	Host      string // name of the host file, as it stands in #line
	Taken     map[string]bool
	Registers map[string]bool   // variables that have no address
	Reserved  func(string) bool // names that C++ or CUDA has another use for
}

// SplitFiles are the three outputs: the device code with its host functions, as
// CUDA C++; the declarations of these functions; the user's file, still C, that
// calls them.
type SplitFiles struct{ Device, Header, Host []byte }

// Split prints the unit as a file of device code and a C file that uses it.
func Split(u *kernel.Unit, o Output) SplitFiles {
	s := newSplitPrinter(u, o)
	var list []patch
	for _, step := range u.Steps {
		parts := cuda.SplitStep(step, s.namer(step), s.names())
		s.entries = append(s.entries, parts.Entries...)
		list = append(list, o.patches(step, parts.Host)...)
	}
	return SplitFiles{Device: s.device(), Header: s.header(), Host: s.host(list)}
}

type splitPrinter struct {
	SplitInput
	unit    *kernel.Unit
	out     Output
	tag     string // makes the names of this file's functions differ from other files'
	fresh   *frame.Names
	entries []*cuda.Entry
}

func newSplitPrinter(u *kernel.Unit, o Output) *splitPrinter {
	s := &splitPrinter{SplitInput: o.Split, unit: u, out: o, fresh: frame.NewNames(o.Split.Taken)}
	hash := fnv.New32a()
	fmt.Fprint(hash, o.File.Name, "\x00", string(o.File.Text), "\x00", s.definitions())
	s.tag = fmt.Sprintf("%08x", hash.Sum32())
	for _, k := range u.Kernels {
		s.fresh.Take(k.Name)
	}
	return s
}

// namer names the functions for a step: the user's function, what is done, and
// the tag of the file, for functions of other files may be called the same.
func (s *splitPrinter) namer(step kernel.HostStep) func(string) string {
	return func(what string) string {
		name := ""
		if l, ok := step.(*kernel.Launch); ok {
			name = l.Kernel.Name
		} else {
			for _, f := range s.Program.Functions {
				if at := step.Place().Off; f.Span.Off <= at && at <= f.Span.End {
					name = f.Name
				}
			}
		}
		if what != "" {
			name += "_" + what
		}
		return s.fresh.Fresh(name + "_" + s.tag)
	}
}

func (s *splitPrinter) names() cuda.Names {
	return cuda.Names{
		Fresh:    func(want string) string { return s.fresh.Inner().Fresh(want) },
		Fixed:    func(want string) string { return s.fresh.Inner().Fresh("mint_" + want) },
		Taken:    s.Reserved,
		Register: func(name string) bool { return s.Registers[name] },
		Bool:     s.Taken["bool"],
	}
}

// definitions are the user's types and all code for the device.
func (s *splitPrinter) definitions() string {
	var b strings.Builder
	b.WriteString(cuda.Types(s.Program.Types, s.Program.Enumerators))
	for _, t := range s.unit.Tables {
		b.WriteString("\n" + cuda.Table(t))
	}
	for _, f := range s.unit.Functions {
		b.WriteString("\n" + cuda.Function(f))
	}
	for _, k := range s.unit.Kernels {
		b.WriteString("\n" + cuda.Kernel(k))
	}
	for _, c := range s.unit.Chains {
		b.WriteString("\n" + cuda.Chain(c))
	}
	return b.String()
}

// device is the .cu file. It has nothing of the user's text.
func (s *splitPrinter) device() []byte {
	var b, code strings.Builder
	code.WriteString(s.definitions())
	for _, e := range s.entries {
		code.WriteString("\n" + e.Definition())
	}
	b.WriteString(banner(s.unit, Output{File: s.out.File, Name: s.out.Name}))
	if len(s.unit.Kernels)+len(s.unit.Steps) > 0 {
		b.WriteString(archGuard(s.unit))
		b.WriteString("\n" + runTime(s.out, code.String()) + "\n")
	}
	fmt.Fprintf(&b, "#include <stddef.h>\n#include \"%s\"\n\n%s", s.Header, code.String())
	return []byte(b.String())
}

var notWord = regexp.MustCompile(`[^A-Za-z0-9]+`)

// header declares the functions, for C and C++.
func (s *splitPrinter) header() []byte {
	var b strings.Builder
	guard := "MINT_" + strings.ToUpper(notWord.ReplaceAllString(s.Header, "_")) + "_" + s.tag
	b.WriteString(s.generated(fmt.Sprintf("Declares the functions of %s", filepath.Base(s.out.Name))))
	fmt.Fprintf(&b, "#ifndef %s\n#define %s\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n", guard, guard)
	for _, e := range s.entries {
		b.WriteString(e.Prototype() + ";\n")
	}
	b.WriteString("\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n")
	return []byte(b.String())
}

// host is the user's file with calls in place of mint constructs.
func (s *splitPrinter) host(list []patch) []byte {
	p := &splicer{file: s.out.File, numbering: s.out.Numbering, output: s.Host, markers: s.out.Markers, line: 1}
	p.write(s.generated(fmt.Sprintf("Compile with a C compiler (gcc or clang) and link with %s", filepath.Base(s.out.Name))))
	p.write(fmt.Sprintf("#include \"%s\"\n", s.Header))
	p.write(s.out.Defines)
	p.marker(0)
	p.splice(list)
	if checks := cuda.HostChecks(s.Program.Types, s.Program.Enumerators); checks != "" {
		p.freshLine()
		if s.out.Markers {
			p.write(lineDirective(p.line+1, s.Host))
		}
		p.write("\n" + checks)
	}
	return p.out.Bytes()
}

// generated is the head of an output; what says in a line how to use it.
func (s *splitPrinter) generated(what string) string {
	text := banner(s.unit, Output{File: s.out.File, Name: s.out.Name})
	at := strings.Index(text, " * Compile with")
	return text[:at] + " * " + what + ". */\n"
}
