// The C++ compiler: how it is found, and the flags of each mode.

package cuemu

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
)

// Toolchain is a C++ compiler, and the cache of emulators compiled with it.
type Toolchain struct {
	CXX     string
	Cache   string // private to the user
	version string // of the compiler, part of the cache's keys

	gold      sync.Once
	goldLinks bool // what linksWithGold found
}

// Find returns the toolchain of $CXX, or of the first of c++ and g++ on the path, with the user's cache folder.
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
	cache, err := cacheFolder()
	if err != nil {
		return nil, err
	}
	return &Toolchain{CXX: cxx, Cache: cache, version: string(version)}, nil
}

// cacheFolder is the user's cache folder, or a folder among the temporary files if that cannot be written, as on some
// build services.
func cacheFolder() (string, error) {
	candidates := []string{filepath.Join(os.TempDir(), fmt.Sprintf("mintc-%d", os.Getuid()))}
	if base, err := os.UserCacheDir(); err == nil {
		candidates = append([]string{filepath.Join(base, "mintc")}, candidates...)
	}
	var problems []error
	for _, dir := range candidates {
		err := privateFolder(dir)
		if err == nil {
			return dir, nil
		}
		problems = append(problems, err)
	}
	return "", fmt.Errorf("no folder to keep the emulator in: %w; set XDG_CACHE_HOME or TMPDIR", errors.Join(problems...))
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

// flags are the flags that the program and the emulator's precompiled header must share.
func (t *Toolchain) flags(mode Mode) []string {
	common := []string{"-fno-pie", "-ffp-contract=off", "-Wno-unknown-pragmas"}
	// checks are those that the emulator's undefined_behaviour_hooks.cpp reports. shift-base is not among them, because
	// gcc and nvcc define << of a negative value.
	checks := "-fsanitize=bounds-strict,alignment,signed-integer-overflow,shift-exponent,integer-divide-by-zero"
	// instrument keeps frame pointers: the emulator follows the chain of frames.
	instrument := []string{"-fno-tree-vectorize", "-fno-omit-frame-pointer"}
	if t.isClang() {
		checks = strings.Replace(checks, "bounds-strict", "bounds", 1)
		instrument = []string{"-fno-vectorize", "-fno-slp-vectorize", "-fno-omit-frame-pointer"}
	} else {
		common = append(common, "--param", "ggc-min-heapsize=500000") // kB: no garbage collection before that
		instrument = append(instrument, "-fno-tree-sra")              // a struct that is stored member by member has no bytes of padding
	}
	switch mode {
	case Fast:
		return append(common, "-O2")
	case Check:
		common = append(common, librarySeen()...)
		return append(append(common, "-O1", "-g", "-fsanitize=thread", checks), instrument...)
	case Quick:
		common = append(common, librarySeen()...)
		return append(append(common, "-O0", "-fsanitize=thread", checks), instrument...)
	case Address:
		return append(common, "-O1", "-g", "-fsanitize=address", checks)
	}
	panic("cuemu: unknown mode")
}

// wrapped are the functions of the C library for which libc_wrappers.cpp and format_wrappers.cpp have a wrapper that the
// program calls instead.
var wrapped = sync.OnceValue(func() []string {
	files, err := sources()
	if err != nil {
		panic(fmt.Sprintf("cuemu: %v", err)) // they are embedded
	}
	definition := regexp.MustCompile(`(?m)^(?:(?:WRAP|OF_TWO_STRINGS|TO_\w+|TWO_RESULTS|SINE_AND_COSINE|REMAINDER_AND_QUOTIENT|OF_STRING)\([\w *]+, (\w+)|(?:BOTH|SCANS)\((\w+), (\w+))`)
	var names []string
	for _, file := range []string{"libc_wrappers.cpp", "format_wrappers.cpp"} {
		for _, match := range definition.FindAllSubmatch(files[file], -1) {
			for _, name := range match[1:] {
				if len(name) > 0 && string(name) != "NAME" {
					names = append(names, string(name))
				}
			}
		}
	}
	return names
})

// librarySeen are flags that keep the compiler from inlining calls that the emulator wraps.
func librarySeen() []string {
	flags := []string{"-U_FORTIFY_SOURCE"}
	for _, name := range wrapped() {
		if strings.HasPrefix(name, "mem") || strings.HasPrefix(name, "str") || strings.HasPrefix(name, "b") || name == "stpcpy" || strings.HasSuffix(name, "printf") {
			flags = append(flags, "-fno-builtin-"+name)
		}
	}
	return flags
}

// linksWithGold reports whether the compiler makes programs with the linker gold. It may be there and miss the libraries of a compiler that was
// moved to another folder.
func (t *Toolchain) linksWithGold() bool {
	t.gold.Do(func() {
		cmd := exec.Command(t.CXX, "-fuse-ld=gold", "-x", "c++", "-", "-o", os.DevNull)
		cmd.Stdin = strings.NewReader("int main() { delete new int; }")
		t.goldLinks = cmd.Run() == nil
	})
	return t.goldLinks
}

// link are the flags that join the program and the emulator; libtsan and libubsan stay out.
func (t *Toolchain) link(mode Mode) []string {
	flags := []string{"-no-pie", "-pthread"}
	if mode == Address {
		flags = append(flags, "-fsanitize=address")
	}
	if mode == Quick && t.linksWithGold() {
		flags = append(flags, "-fuse-ld=gold") // in a third of the time
	}
	if mode.follows() {
		for _, name := range wrapped() {
			flags = append(flags, "-Wl,--wrap="+name)
		}
	}
	return flags
}

func (t *Toolchain) compile(ctx context.Context, args ...string) error {
	return RunCompiler(ctx, t.CXX, args...)
}

// RunCompiler runs a compiler. If it refuses what it is given, the error is a *CompileError with its messages.
func RunCompiler(ctx context.Context, cxx string, args ...string) error {
	var messages bytes.Buffer
	cmd := exec.CommandContext(ctx, cxx, args...)
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

// CompileError is a refusal by a compiler.
type CompileError struct {
	Messages string // the compiler's own, with places in the source; or ours about a limit of the device (cuemu/clang)
}

func (e *CompileError) Error() string { return strings.TrimSpace(e.Messages) }

// HasAssembly reports whether the compiler refused assembly. It may be assembly of the host: Rewrite cannot tell it from PTX.
func HasAssembly(e *CompileError) bool { return strings.Contains(e.Messages, refusedAssembly) }
