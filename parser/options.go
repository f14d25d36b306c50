// The options that decide what the preprocessor sees: include path, macros, standard of C, and the macros that gcc predefines for these.

package parser

import (
	"fmt"
	"strings"
)

// DirKind says for which forms of #include a folder is searched, and in which order.
type DirKind int

// Quote folders (-iquote) are searched for #include "x" only, Angle folders (-I)
// for both forms, System folders (-isystem) for both and after all others.
const (
	Quote DirKind = iota
	Angle
	System
)

// Dir is one folder of the include path.
type Dir struct {
	Path string
	Kind DirKind
}

// Macro is one -D or -U. Name may carry parameters, "f(x)"; the value of
// plain -DNAME is "1", as the caller fills it in.
type Macro struct {
	Name, Value string
	Undef       bool
}

// Options are the command line's options about preprocessing. The zero value
// reads gnu17 with the bundled headers.
type Options struct {
	Include     []Dir
	Macros      []Macro
	PreInclude  []string // -include, in order
	Std         string   // c99, gnu11, ...; "" is gnu17
	OpenMP      bool     // -fopenmp: defines _OPENMP
	Sysroot     string   // --sysroot, for the host compiler
	HostHeaders bool     // take the headers of $CC, cc or gcc from the start
}

// dirs are the folders of one kind, in order.
func (o Options) dirs(kind DirKind) []string {
	var paths []string
	for _, d := range o.Include {
		if d.Kind == kind {
			paths = append(paths, d.Path)
		}
	}
	return paths
}

// commandLine is the text that -D, -U and -include stand for, in gcc's order.
func (o Options) commandLine() string {
	var b strings.Builder
	for _, m := range o.Macros {
		name, _, _ := strings.Cut(m.Name, "(")
		if m.Undef {
			fmt.Fprintf(&b, "#undef %s\n", name)
			continue
		}
		fmt.Fprintf(&b, "#undef %s\n#define %s %s\n", name, m.Name, m.Value)
	}
	for _, path := range o.PreInclude {
		fmt.Fprintf(&b, "#include \"%s\"\n", path)
	}
	return b.String()
}

// compilerFlags are the options that change what a host compiler predefines.
func (o Options) compilerFlags() []string {
	var flags []string
	if o.Std != "" {
		flags = append(flags, "-std="+o.Std)
	}
	if o.OpenMP {
		flags = append(flags, "-fopenmp")
	}
	if o.Sysroot != "" {
		flags = append(flags, "--sysroot="+o.Sysroot)
	}
	return flags
}

// versions are the values of __STDC_VERSION__ by the year in a -std name.
var versions = map[string]string{
	"89": "", "90": "", "iso9899:1990": "", "iso9899:199409": "199409L",
	"99": "199901L", "9x": "199901L", "iso9899:1999": "199901L", "iso9899:199x": "199901L",
	"11": "201112L", "1x": "201112L", "iso9899:2011": "201112L",
	"17": "201710L", "18": "201710L", "iso9899:2017": "201710L", "iso9899:2018": "201710L",
	"2x": "202000L", "23": "202311L",
}

// ValidStd reports whether name is a -std of gcc for C.
func ValidStd(name string) bool {
	_, ok := versions[strings.TrimPrefix(strings.TrimPrefix(name, "gnu"), "c")]
	return ok
}

// predefined is gcc's set of predefined macros on x86-64 Linux for the standard
// and options chosen.
func (o Options) predefined() string {
	var b strings.Builder
	b.WriteString(predefinedGNU17)
	if o.OpenMP {
		b.WriteString("#define _OPENMP 201511\n#define _REENTRANT 1\n")
	}
	if o.Std == "" {
		return b.String()
	}
	year, gnu := strings.CutPrefix(o.Std, "gnu")
	version := versions[strings.TrimPrefix(year, "c")]
	b.WriteString("#undef __STDC_VERSION__\n")
	if version != "" {
		fmt.Fprintf(&b, "#define __STDC_VERSION__ %s\n", version)
	}
	if version < "199901L" {
		b.WriteString("#undef __GNUC_STDC_INLINE__\n#define __GNUC_GNU_INLINE__ 1\n")
	}
	if !gnu {
		b.WriteString("#define __STRICT_ANSI__ 1\n#undef unix\n#undef linux\n")
	}
	return b.String()
}
