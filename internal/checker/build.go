// The building of both programs: the serial one with the C compiler, the translated one with the emulator's detectors.

package checker

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"mintc/codegen/cuda/runtime"
	"mintc/internal/cuemu"
	"mintc/parser"
)

// build makes both programs.
func (c *check) build(ctx context.Context) error {
	c.serial, c.cuda = filepath.Join(c.scratch, "serial"), filepath.Join(c.scratch, "cuda")
	c.Progress("building the serial program")
	if err := c.buildSerial(ctx); err != nil {
		return fmt.Errorf("cannot build the serial program: %w", err)
	}
	c.Progress("building the CUDA program for the CPU")
	if err := c.buildCUDA(ctx); err != nil {
		return fmt.Errorf("cannot build the CUDA program: %w", err)
	}
	return nil
}

// compiler is the C compiler's command: $CC, which may hold options, or cc.
func compiler() []string {
	if words := strings.Fields(os.Getenv("CC")); len(words) > 0 {
		return words
	}
	return []string{"cc"}
}

// buildSerial compiles the C files as they are. Contraction is off, so the numbers
// to compare with are those of the operations as written.
func (c *check) buildSerial(ctx context.Context) error {
	var objects []string
	for i, unit := range c.Units {
		object := filepath.Join(c.scratch, fmt.Sprintf("serial%d.o", i))
		objects = append(objects, object)
		words := append(compiler(), "-O2", "-ffp-contract=off", "-Wno-unknown-pragmas")
		words = append(append(words, c.Machine...), languageFlags(unit)...)
		if err := runCompiler(ctx, append(words, "-c", "-o", object, "-x", "c", unit.Input)); err != nil {
			return err
		}
	}
	words := append(append(compiler(), c.Machine...), "-o", c.serial)
	words = append(append(append(words, objects...), c.Objects...), c.Libraries...)
	return runCompiler(ctx, append(words, "-lm"))
}

// unfollowed are the objects and libraries of the program whose accesses nobody sees: those named, and those that -l finds
// in a folder of -L.
func (r *Request) unfollowed() []string {
	all := slices.Clone(r.Objects)
	for _, library := range r.Libraries {
		name, isLibrary := strings.CutPrefix(library, "-l")
		for _, folder := range r.Libraries {
			dir, isFolder := strings.CutPrefix(folder, "-L")
			if !isLibrary || !isFolder {
				continue
			}
			if found, _ := filepath.Glob(filepath.Join(dir, "lib"+name+".*")); len(found) > 0 {
				all = append(all, library)
				break
			}
		}
	}
	return all
}

// runCompiler runs one command; its output is the text of the error.
func runCompiler(ctx context.Context, words []string) error {
	command := exec.CommandContext(ctx, words[0], words[1:]...)
	var said bytes.Buffer
	command.Stdout, command.Stderr = &said, &said
	if err := command.Run(); err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return fmt.Errorf("%s: %w\n%s", strings.Join(words, " "), err, strings.TrimRight(said.String(), "\n"))
	}
	return nil
}

// languageFlags are the preprocessor flags and the language standard of a C file of the user.
func languageFlags(unit Unit) []string {
	flags := preprocessorFlags(unit.Preprocessor)
	if unit.Preprocessor.Std != "" {
		flags = append(flags, "-std="+unit.Preprocessor.Std)
	}
	return flags
}

// preprocessorFlags are -I, -D and similar options, which all compilers share.
func preprocessorFlags(o parser.Options) []string {
	var flags []string
	names := map[parser.DirKind]string{parser.Quote: "-iquote", parser.Angle: "-I", parser.System: "-isystem"}
	for _, d := range o.Include {
		flags = append(flags, names[d.Kind], d.Path)
	}
	for _, m := range o.Macros {
		if m.Undef {
			flags = append(flags, "-U"+m.Name)
		} else {
			flags = append(flags, "-D"+m.Name+"="+m.Value)
		}
	}
	for _, file := range o.PreInclude {
		flags = append(flags, "-include", file)
	}
	return flags
}

// buildCUDA builds the translations with all detectors, and links them with the
// user's objects.
func (c *check) buildCUDA(ctx context.Context) error {
	build := cuemu.Build{Mode: cuemu.Check, Flags: c.Machine, Output: c.cuda, SourceFlags: map[string][]string{}, Separate: runtime.Separate}
	for i, unit := range c.Units {
		dir := filepath.Join(c.scratch, fmt.Sprintf("unit%d", i))
		if err := os.Mkdir(dir, 0o700); err != nil {
			return err
		}
		if err := addUnit(&build, unit, dir); err != nil {
			return err
		}
	}
	build.Sources = append(build.Sources, c.Objects...)
	build.Libraries = c.Libraries
	return c.emulator.Build(ctx, build)
}

// addUnit writes a unit's translation into dir and adds it to the build. With
// --split the device code needs no preprocessor flags: it holds no text of the user.
func addUnit(build *cuemu.Build, unit Unit, dir string) error {
	if unit.CUDA == nil {
		build.Sources = append(build.Sources, unit.Input)
		build.SourceFlags[unit.Input] = languageFlags(unit)
		return nil
	}
	files := map[string][]byte{"program.cu": unit.CUDA}
	flags := map[string][]string{"program.cu": preprocessorFlags(unit.Preprocessor)}
	if unit.Host != nil {
		files["program.c"], files[unit.HeaderName] = unit.Host, unit.Header
		flags = map[string][]string{"program.c": languageFlags(unit)}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, files[name], 0o600); err != nil {
			return err
		}
		if name != unit.HeaderName {
			build.Sources = append(build.Sources, path)
			build.SourceFlags[path] = flags[name]
		}
	}
	return nil
}
