// The building of a CUDA program for the CPU: rewrite each .cu file, compile it, link it with the emulator.

package cuemu

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Build describes one program.
type Build struct {
	Sources []string // .cu and .c files; .o and .a are linked as they are
	Mode    Mode
	Flags   []string // for compiling and linking, after ours; a -std among them replaces c++17 for .cu files
	CFlags  []string // for .c files alone
	// SourceFlags are for one source each, in front of Flags.
	SourceFlags map[string][]string
	Libraries   []string // -l and -L, after all objects
	// Traps has the compiler's checks (bounds, overflow, shifts, division, alignment) end the program by SIGILL in place of
	// a report: every check stays, and compiling takes two thirds of the time.
	Traps bool
	// Separate, if set, takes out of the text of a .cu file what many programs share: program is the text with declarations
	// in its place, and the library is compiled once and kept.
	Separate func(text string) (program, library string, ok bool)
	Output   string
}

// Build compiles and links a program with the emulator. A refusal by the compiler is a *CompileError.
func (t *Toolchain) Build(ctx context.Context, b Build) error {
	if slices.Contains(b.Flags, "-fpermissive") {
		return fmt.Errorf("-fpermissive would accept code that nvcc refuses")
	}
	std, flags := standard(b.Flags)
	if b.Traps {
		flags = append(flags, "-fsanitize-undefined-trap-on-error")
	}
	lib, err := t.library(ctx, b.Mode, std)
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "cuemu-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)

	p := parts{Toolchain: t, Build: b, std: std, emulator: lib, work: work}
	for _, source := range b.Sources {
		if err := p.add(ctx, source, slices.Concat(b.SourceFlags[source], flags)); err != nil {
			return err
		}
	}
	if err := t.compileAll(ctx, p.jobs); err != nil {
		return err
	}
	args := append(t.link(b.Mode), "-o", b.Output)
	args = append(append(args, p.objects...), lib.objects...)
	args = append(append(args, flags...), b.Libraries...)
	return t.compile(ctx, append(args, "-lm")...)
}

// parts are what a program is linked from, and the compilations that make them.
type parts struct {
	*Toolchain
	Build
	std      string
	emulator *library
	work     string // a folder
	jobs     [][]string
	objects  []string
}

// add adds a source, compiled with flags behind those of the mode.
func (p *parts) add(ctx context.Context, source string, flags []string) error {
	var args []string
	switch filepath.Ext(source) {
	case ".cu":
		var macros string
		macros, flags = userMacros(flags)
		rewritten, err := p.translate(ctx, source, macros, flags)
		if err != nil {
			return err
		}
		args = append(p.cudaFlags(p.Mode, p.std, p.emulator), "-iquote", filepath.Dir(source), rewritten)
	case ".c":
		args = append(append(p.flags(p.Mode), p.CFlags...), "-x", "c", source)
	default:
		p.objects = append(p.objects, source)
		return nil
	}
	object := filepath.Join(p.work, fmt.Sprintf("%d.o", len(p.objects)))
	p.objects = append(p.objects, object)
	p.jobs = append(p.jobs, slices.Concat(args, flags, []string{"-c", "-o", object}))
	return nil
}

// cudaFlags compile a rewritten .cu file against the emulator.
func (t *Toolchain) cudaFlags(mode Mode, std string, emulator *library) []string {
	return append(t.flags(mode), "-std="+std, "-include", emulator.prefix, "-I"+emulator.include, "-x", "c++")
}

// translate writes the C++ form of a .cu file, and adds the library that is taken out of it.
func (p *parts) translate(ctx context.Context, source, macros string, flags []string) (string, error) {
	bytes, err := os.ReadFile(source)
	if err != nil {
		return "", err
	}
	text := string(bytes)
	if program, object, err := p.separate(ctx, text, macros, flags); err != nil {
		return "", err
	} else if object != "" {
		text = program
		p.objects = append(p.objects, object)
	}
	return rewriteFile(source, text, filepath.Join(p.work, fmt.Sprint(len(p.objects))), macros)
}

// standard takes the language standard out of the flags.
func standard(flags []string) (std string, rest []string) {
	std = "c++17"
	for _, f := range flags {
		if s, ok := strings.CutPrefix(f, "-std="); ok {
			std = s
		} else {
			rest = append(rest, f)
		}
	}
	return std, rest
}

// rewriteFile writes the C++ form of the text of a .cu file into a new folder, after the lines of head. The file keeps its
// name, because debuggers and addr2line confuse the name of a file with that in its #line.
func rewriteFile(source, text, dir, head string) (string, error) {
	rewritten, err := Rewrite([]byte(text))
	if err != nil {
		return "", fmt.Errorf("%s: %w", source, err)
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		return "", err
	}
	target := filepath.Join(dir, filepath.Base(source))
	head += fmt.Sprintf("#line 1 %q\n", source)
	return target, os.WriteFile(target, append([]byte(head), rewritten...), 0o600)
}

func sortedNames(files map[string][]byte) []string {
	return slices.Sorted(maps.Keys(files))
}
