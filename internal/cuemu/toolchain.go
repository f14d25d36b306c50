package cuemu

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// Toolchain is a C++ compiler and the folder where the emulator compiled with it is kept.
type Toolchain struct {
	CXX     string
	Cache   string // private to the user
	version string // of the compiler, part of the cache's keys
}

// Find takes $CXX, or the first of c++ and g++ on the path, and the user's cache folder.
func Find() (*Toolchain, error) {
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		return nil, fmt.Errorf("the emulator runs on x86-64 Linux only, this is %s/%s", runtime.GOOS, runtime.GOARCH)
	}
	cxx, err := findCompiler()
	if err != nil {
		return nil, err
	}
	version, err := exec.Command(cxx, "--version").Output()
	if err != nil {
		return nil, fmt.Errorf("%s --version: %w", cxx, err)
	}
	base, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	return &Toolchain{CXX: cxx, Cache: filepath.Join(base, "mintc"), version: string(version)}, nil
}

func findCompiler() (string, error) {
	candidates := []string{"c++", "g++"}
	if cxx := os.Getenv("CXX"); cxx != "" {
		candidates = []string{cxx}
	}
	for _, c := range candidates {
		if path, err := exec.LookPath(c); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no C++ compiler: %s not found; on Debian, apt-get install g++", strings.Join(candidates, " and "))
}

func (t *Toolchain) isClang() bool { return strings.Contains(t.version, "clang") }

// flags are those that the program and the emulator's precompiled header need alike.
func (t *Toolchain) flags(mode Mode) []string {
	common := []string{"-fno-pie", "-ffp-contract=off", "-Wno-unknown-pragmas"}
	// checks of the compiler that the emulator's undefined_behaviour_hooks.cpp reports
	checks := "-fsanitize=bounds-strict,alignment,signed-integer-overflow,shift,integer-divide-by-zero"
	instrument := []string{"-fno-tree-vectorize", "--param", "tsan-instrument-func-entry-exit=0"}
	if t.isClang() {
		checks = strings.Replace(checks, "bounds-strict", "bounds", 1)
		instrument = []string{"-fno-vectorize", "-fno-slp-vectorize", "-mllvm", "-tsan-instrument-func-entry-exit=0"}
	} else {
		common = append(common, "--param", "ggc-min-heapsize=500000") // kB: no garbage collection before that
	}
	switch mode {
	case Fast:
		return append(common, "-O2")
	case Check:
		return append(append(common, "-O1", "-g", "-fsanitize=thread", checks), instrument...)
	case Quick:
		return append(append(common, "-O0", "-fsanitize=thread", checks), instrument...)
	case Address:
		return append(common, "-O1", "-g", "-fsanitize=address", checks)
	}
	panic("cuemu: unknown mode")
}

// link are the flags that join the program and the emulator; libtsan and libubsan stay out.
func (t *Toolchain) link(mode Mode) []string {
	flags := []string{"-no-pie", "-pthread"}
	if mode == Address {
		flags = append(flags, "-fsanitize=address")
	}
	return flags
}

// compile runs the compiler; its messages are the error.
func (t *Toolchain) compile(ctx context.Context, args ...string) error {
	var messages bytes.Buffer
	cmd := exec.CommandContext(ctx, t.CXX, args...)
	cmd.Stdout, cmd.Stderr = &messages, &messages
	err := cmd.Run()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return &CompileError{Messages: messages.String()}
	}
	return err
}

// CompileError is a refusal by the compiler.
type CompileError struct {
	Messages string // the compiler's own, with places in the source
}

func (e *CompileError) Error() string { return strings.TrimSpace(e.Messages) }
