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
	Traps  bool
	Output string
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

	var jobs [][]string
	var objects []string
	for i, source := range b.Sources {
		object := filepath.Join(work, fmt.Sprintf("%d.o", i))
		var args, own []string
		own = slices.Concat(b.SourceFlags[source], flags)
		switch filepath.Ext(source) {
		case ".cu":
			var macros string
			macros, own = userMacros(own)
			rewritten, err := rewriteFile(source, filepath.Join(work, fmt.Sprint(i)), macros)
			if err != nil {
				return err
			}
			args = append(t.flags(b.Mode), "-std="+std, "-include", lib.prefix, "-I"+lib.include,
				"-iquote", filepath.Dir(source), "-x", "c++", rewritten)
		case ".c":
			args = append(append(t.flags(b.Mode), b.CFlags...), "-x", "c", source)
		default:
			objects = append(objects, source)
			continue
		}
		objects = append(objects, object)
		jobs = append(jobs, append(append(args, own...), "-c", "-o", object))
	}
	if err := t.compileAll(ctx, jobs); err != nil {
		return err
	}
	args := append(t.link(b.Mode), "-o", b.Output)
	args = append(append(args, objects...), lib.objects...)
	args = append(append(args, flags...), b.Libraries...)
	return t.compile(ctx, append(args, "-lm")...)
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

// rewriteFile writes the C++ form of a .cu file into a new folder, after the lines of head. The file keeps its name,
// because debuggers and addr2line confuse the name of a file with that in its #line.
func rewriteFile(source, dir, head string) (string, error) {
	text, err := os.ReadFile(source)
	if err != nil {
		return "", err
	}
	rewritten, err := Rewrite(text)
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
