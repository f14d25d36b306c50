// The emulator compiled for a mode and a language standard, with its precompiled header.

package cuemu

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"

	"mintc/internal/cuemu/headers"
)

// A library is the emulator, compiled for one mode and language standard.
type library struct {
	include string   // folder of the headers
	objects []string // one per unit of the runtime
	prefix  string   // header to include first, with its precompiled form beside it
}

// library finds the emulator in the cache, or compiles it there.
func (t *Toolchain) library(ctx context.Context, mode Mode, std string) (*library, error) {
	files, err := sources()
	if err != nil {
		return nil, err
	}
	core, err := t.cached(ctx, "runtime", []any{files, units(files), runtimeFlags(mode)}, func(dir string) error {
		return t.compileRuntime(ctx, dir, files, mode)
	})
	if err != nil {
		return nil, fmt.Errorf("compiling the emulator: %w", err)
	}
	include := filepath.Join(core, "include")
	header, err := t.cached(ctx, "header", []any{files, t.flags(mode), std}, func(dir string) error {
		return t.precompile(ctx, filepath.Join(dir, "prefix.h"), include, mode, std)
	})
	if err != nil {
		return nil, fmt.Errorf("compiling the emulator's header: %w", err)
	}
	objects, err := filepath.Glob(filepath.Join(core, "*.o"))
	if !mode.follows() {
		objects = slices.DeleteFunc(objects, func(path string) bool { return filepath.Base(path) == "watch.o" })
	}
	return &library{include, objects, filepath.Join(header, "prefix.h")}, err
}

// sources are the emulator's files by their path among the headers.
func sources() (map[string][]byte, error) {
	own, err := fs.Sub(runtimeFiles, "runtime")
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, tree := range []fs.FS{own, headers.Files} {
		err := fs.WalkDir(tree, ".", func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := fs.ReadFile(tree, path)
			files[path] = text
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// runtimeFlags compile the emulator itself. It is not instrumented; but AddressSanitizer must know its stack switches. Its objects are
// destroyed by destructor functions, by their priority, and so after the program's functions of this kind: exit runs those of atexit first.
func runtimeFlags(mode Mode) []string {
	flags := []string{"-std=c++17", "-O2", "-fno-pie", "-fno-omit-frame-pointer", "-fno-use-cxa-atexit"}
	if mode == Address {
		flags = append(flags, "-fsanitize=address")
	}
	return flags
}

// compileRuntime compiles the emulator's parts in few units: their headers cost more than the parts themselves.
func (t *Toolchain) compileRuntime(ctx context.Context, dir string, files map[string][]byte, mode Mode) error {
	include := filepath.Join(dir, "include")
	for name, text := range files {
		path := filepath.Join(include, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return err
		}
		if err := os.WriteFile(path, text, 0o600); err != nil {
			return err
		}
	}
	var jobs [][]string
	for name, parts := range units(files) {
		source := filepath.Join(dir, name+"_unit.cpp")
		if err := os.WriteFile(source, []byte(unitText(files, parts)), 0o600); err != nil {
			return err
		}
		jobs = append(jobs, append(runtimeFlags(mode), "-I"+include, "-c", source, "-o", filepath.Join(dir, name+".o")))
	}
	return t.compileAll(ctx, jobs)
}

// units are the parts of the emulator that are compiled together, by the unit's name.
func units(files map[string][]byte) map[string][]string {
	list := map[string][]string{}
	for _, name := range sortedNames(files) {
		unit := "device"
		switch {
		case filepath.Ext(name) != ".cpp":
			continue
		case slices.Contains(watching, name):
			unit = "watch"
		case slices.Contains(checking, name):
			unit = "check"
		}
		list[unit] = append(list[unit], name)
	}
	return list
}

// checking are the parts that observe the kernels: about half of the work.
var checking = []string{"sanitizer_hooks.cpp", "undefined_behaviour_hooks.cpp", "validity.cpp", "races.cpp", "symbols.cpp", "metrics.cpp", "report.cpp"}

// watching are the parts that observe the host's accesses to mapped arrays.
var watching = []string{"mint_watch.cpp", "libc_wrappers.cpp", "format_wrappers.cpp"}

var systemHeader = regexp.MustCompile(`(?m)^#include <[^>]*>\n`)

// unitText includes the parts, after the system's headers: the emulator's own have macros that those do not expect.
func unitText(files map[string][]byte, parts []string) string {
	var text strings.Builder
	for _, part := range parts {
		for _, header := range systemHeader.FindAllString(string(files[part]), -1) {
			text.WriteString(header)
		}
	}
	for _, part := range parts {
		fmt.Fprintf(&text, "#include \"%s\"\n", part)
	}
	return text.String()
}

// precompile makes the prefix header. Its flags must be those of the program, or the compiler ignores the precompiled
// form. clang refuses a header that was precompiled at another path, so for clang the header stays text.
func (t *Toolchain) precompile(ctx context.Context, prefix, include string, mode Mode, std string) error {
	if err := os.WriteFile(prefix, []byte("#include <cuda_runtime.h>\n"), 0o600); err != nil {
		return err
	}
	if t.isClang() {
		return nil
	}
	args := append(t.flags(mode), "-std="+std, "-I"+include, "-x", "c++-header", prefix)
	return t.compile(ctx, append(args, "-o", prefix+".gch")...)
}

// compileAll runs the compiler once per job, on all processors.
func (t *Toolchain) compileAll(ctx context.Context, jobs [][]string) error {
	errs := make([]error, len(jobs))
	slots := make(chan struct{}, runtime.NumCPU())
	var wait sync.WaitGroup
	for i, job := range jobs {
		wait.Go(func() {
			slots <- struct{}{}
			errs[i] = t.compile(ctx, job...)
			<-slots
		})
	}
	wait.Wait()
	return errors.Join(errs...)
}
