package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"mintc/internal/checker"
	"mintc/internal/cuemu"
	"mintc/parser"
)

// runCheck translates the input and compares the CUDA program, run on the CPU
// checker, with the serial one.
func runCheck(c *command) int {
	c.operands = c.operands[1:]
	if err := c.settleCheck(); err != nil {
		return fail(exitUsage, "check: %v", err)
	}
	text, err := readInput(c.inputName())
	if err != nil {
		return fail(exitRejected, "cannot read %s: %v", c.inputName(), reason(err))
	}
	emulator, err := cuemu.Find()
	if err != nil {
		return fail(exitRejected, "check: %v", err)
	}
	out, status := c.translate(text)
	if status != exitWritten {
		return status
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	verdict, err := checker.Check(ctx, checker.Request{
		Input: c.inputName(), CUDA: out.Output, Preprocessor: c.options.Parser,
		Header: out.Header, Host: out.Host, HeaderName: filepath.Base(c.options.SplitName(".h")),
		Args: c.programArgs, Stdin: redirectedInput(),
	}, emulator)
	var refused *cuemu.CompileError
	switch {
	case ctx.Err() != nil:
		return fail(exitRejected, "check: interrupted")
	case errors.As(err, &refused):
		return fail(exitInternal, "check: mintc made a CUDA program that does not compile; this is a fault of mintc:\n%v", refused)
	case err != nil:
		return fail(exitRejected, "check: %v", err)
	case !verdict.Agrees:
		fmt.Fprintln(os.Stderr, verdict.Text)
		return exitRejected
	}
	return printOut(verdict.Text + "\n")
}

// settleCheck checks the command line of "mintc check". The CUDA program is
// built elsewhere, so it looks for the input's own headers where the input is.
// Neither program is built with OpenMP: its directives are comments to mintc.
func (c *command) settleCheck() error {
	o := c.options
	if c.output != "" || c.depend.wanted || o.PreprocessOnly || o.SyntaxOnly || o.Dump != "" {
		return errors.New("it writes no file: -o, -E, -M, -MD, -dump and -fsyntax-only have no place here")
	}
	if len(c.operands) == 1 && c.operands[0] == "-" {
		return errors.New("it needs a file, not standard input")
	}
	if err := c.settleFiles(); err != nil {
		return err
	}
	if c.options.Parser.OpenMP {
		c.options.Parser.OpenMP = false
		c.ignored = append(c.ignored, "-fopenmp")
	}
	own := parser.Dir{Path: filepath.Dir(c.inputName()), Kind: parser.Quote}
	c.options.Parser.Include = append([]parser.Dir{own}, c.options.Parser.Include...)
	return nil
}

// redirectedInput is what both programs read, if standard input is a file. A
// pipe or terminal could keep check waiting for what nobody means to write.
func redirectedInput() []byte {
	info, err := os.Stdin.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return nil
	}
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		return nil
	}
	return text
}
