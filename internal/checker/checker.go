// Package checker answers the question of "mintc check": does the CUDA program
// that was made of a C file do what the C file itself does? It builds and runs
// both, the CUDA one on a CPU under detectors, and compares what they print.
package checker

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mintc/internal/cuemu"
	"mintc/parser"
)

// Request is one pair of programs and one run of it.
type Request struct {
	Input string // the C file as typed
	CUDA  []byte // its translation
	// Header and Host are the other files of a translation with --split; Header
	// is called HeaderName there.
	Header, Host []byte
	HeaderName   string
	Preprocessor parser.Options
	Args         []string
	Stdin        []byte
}

// Emulator builds and runs CUDA programs on the CPU; *cuemu.Toolchain is one.
type Emulator interface {
	Build(context.Context, cuemu.Build) error
	Run(context.Context, cuemu.Run) (cuemu.Result, error)
}

// orders are those that blocks and threads are tried in: the obvious one, and
// one in which nothing runs where a careless program expects it.
var orders = []cuemu.Order{cuemu.Forward, cuemu.Random}

// Verdict is the answer: Text says it in a line or a few.
type Verdict struct {
	Agrees bool
	Text   string
}

// Check builds both programs in a private directory, runs them where it was
// called and compares. A *cuemu.CompileError in its error means that the
// translation is not CUDA.
func Check(ctx context.Context, request Request, emulator Emulator) (Verdict, error) {
	dir, err := os.MkdirTemp("", "mintc-check-")
	if err != nil {
		return Verdict{}, err
	}
	defer os.RemoveAll(dir)
	serialProgram, cudaProgram := filepath.Join(dir, "serial"), filepath.Join(dir, "cuda")
	if err := buildSerial(ctx, request, serialProgram); err != nil {
		return Verdict{}, fmt.Errorf("cannot build the serial program: %w", err)
	}
	if err := buildCUDA(ctx, request, dir, cudaProgram, emulator); err != nil {
		return Verdict{}, fmt.Errorf("cannot build the CUDA program: %w", err)
	}
	serial, err := runSerial(ctx, serialProgram, request)
	if err != nil {
		return Verdict{}, fmt.Errorf("cannot run the serial program: %w", err)
	}
	for _, order := range orders {
		cuda, err := emulator.Run(ctx, cuemu.Run{Program: cudaProgram, Args: request.Args,
			Stdin: bytes.NewReader(request.Stdin), Order: order})
		if err != nil {
			return Verdict{}, fmt.Errorf("cannot run the CUDA program: %w", err)
		}
		if text := compare(serial, cuda); text != "" {
			return Verdict{Text: fmt.Sprintf("%s: %v order: %s", request.Input, order, text)}, nil
		}
	}
	return Verdict{Agrees: true, Text: fmt.Sprintf(
		"%s: CUDA on the CPU checker agrees with the serial program: %d bytes of output, exit status %d, %d orders",
		request.Input, len(serial.Stdout), exitStatus(serial), len(orders))}, nil
}

// buildCUDA builds the translation with all detectors.
func buildCUDA(ctx context.Context, request Request, dir, program string, emulator Emulator) error {
	build := cuemu.Build{Mode: cuemu.Check, Flags: preprocessorFlags(request), Output: program}
	if request.Host != nil { // the device code has nothing of the user's text
		build.Flags, build.CFlags = nil, build.Flags
	}
	files := map[string][]byte{"program.cu": request.CUDA}
	if request.Host != nil {
		files["program.c"], files[request.HeaderName] = request.Host, request.Header
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, files[name], 0o600); err != nil {
			return err
		}
		if name != request.HeaderName {
			build.Sources = append(build.Sources, path)
		}
	}
	if request.Host != nil && request.Preprocessor.Std != "" {
		build.CFlags = append(build.CFlags, "-std="+request.Preprocessor.Std)
	}
	return emulator.Build(ctx, build)
}

// exitStatus is a run's exit status as a shell shows it.
func exitStatus(r cuemu.Result) int {
	if r.Signal != 0 {
		return 128 + int(r.Signal)
	}
	return r.Exit
}

// compare says how the CUDA run differs from the serial one; "" if it does not.
func compare(serial, cuda cuemu.Result) string {
	said := strings.TrimSpace(string(cuda.Stderr))
	switch {
	case cuda.Violation:
		return "the CUDA program breaks a rule of CUDA:\n" + said
	case !bytes.Equal(serial.Stdout, cuda.Stdout) && exitStatus(serial) == exitStatus(cuda):
		return firstDifference(serial.Stdout, cuda.Stdout)
	case exitStatus(serial) != exitStatus(cuda):
		text := fmt.Sprintf("the serial program's exit status is %d, the CUDA program's %d", exitStatus(serial), exitStatus(cuda))
		if said != "" {
			text += ", which says:\n" + said
		}
		return text
	}
	return ""
}

// firstDifference shows the first line in which two outputs differ.
func firstDifference(serial, cuda []byte) string {
	for line := 1; ; line++ {
		serialLine, serialRest := cutLine(serial)
		cudaLine, cudaRest := cutLine(cuda)
		if !bytes.Equal(serialLine, cudaLine) {
			return fmt.Sprintf("line %d of the output differs\n  serial: %s\n  CUDA:   %s", line,
				showLine(serialLine), showLine(cudaLine))
		}
		serial, cuda = serialRest, cudaRest
	}
}

// cutLine takes the first line, its newline included, off text.
func cutLine(text []byte) (line, rest []byte) {
	end := bytes.IndexByte(text, '\n') + 1
	if end == 0 {
		end = len(text)
	}
	return text[:end], text[end:]
}

// showLine prints a line as it is, if it is plain and short, else quoted.
func showLine(line []byte) string {
	const most = 160
	if len(line) == 0 {
		return "(the output ends here)"
	}
	plain, whole := bytes.CutSuffix(line, []byte("\n"))
	cut := ""
	if len(plain) > most {
		plain, cut = plain[:most], "..."
	}
	for _, c := range plain {
		if c < ' ' && c != '\t' || c == 0x7f {
			return fmt.Sprintf("%q", plain) + cut
		}
	}
	if !whole && cut == "" {
		cut = " (no newline)"
	}
	return string(plain) + cut
}
