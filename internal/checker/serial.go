package checker

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"

	"mintc/internal/cuemu"
	"mintc/parser"
)

// compiler is the C compiler's command: $CC, which may hold options, or cc.
func compiler() []string {
	if words := strings.Fields(os.Getenv("CC")); len(words) > 0 {
		return words
	}
	return []string{"cc"}
}

// buildSerial compiles the C file as it is. Contraction is off: the oracle's
// numbers are those of the operations as written.
func buildSerial(ctx context.Context, request Request, program string) error {
	words := append(compiler(), "-O2", "-ffp-contract=off", "-Wno-unknown-pragmas")
	if request.Preprocessor.Std != "" {
		words = append(words, "-std="+request.Preprocessor.Std)
	}
	words = append(words, preprocessorFlags(request)...)
	words = append(words, "-o", program, "-x", "c", request.Input, "-lm")
	command := exec.CommandContext(ctx, words[0], words[1:]...)
	var said bytes.Buffer
	command.Stdout, command.Stderr = &said, &said
	if err := command.Run(); err != nil {
		return fmt.Errorf("%s: %w\n%s", strings.Join(words, " "), err, strings.TrimRight(said.String(), "\n"))
	}
	return nil
}

// preprocessorFlags are the -I, -D and their like, as every compiler takes them.
func preprocessorFlags(request Request) []string {
	var flags []string
	names := map[parser.DirKind]string{parser.Quote: "-iquote", parser.Angle: "-I", parser.System: "-isystem"}
	for _, d := range request.Preprocessor.Include {
		flags = append(flags, names[d.Kind], d.Path)
	}
	for _, m := range request.Preprocessor.Macros {
		if m.Undef {
			flags = append(flags, "-U"+m.Name)
		} else {
			flags = append(flags, "-D"+m.Name+"="+m.Value)
		}
	}
	for _, file := range request.Preprocessor.PreInclude {
		flags = append(flags, "-include", file)
	}
	return flags
}

// runSerial runs the oracle.
func runSerial(ctx context.Context, program string, request Request) (cuemu.Result, error) {
	command := exec.CommandContext(ctx, program, request.Args...)
	command.Stdin = bytes.NewReader(request.Stdin)
	var stdout, stderr bytes.Buffer
	command.Stdout, command.Stderr = &stdout, &stderr
	err := command.Run()
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) || ctx.Err() != nil {
		return cuemu.Result{}, errors.Join(err, ctx.Err())
	}
	result := cuemu.Result{Stdout: stdout.Bytes(), Stderr: stderr.Bytes(), Exit: command.ProcessState.ExitCode()}
	if status, ok := command.ProcessState.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		result.Signal = status.Signal()
	}
	return result, nil
}
