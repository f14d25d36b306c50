// Command mintc translates C with "#pragma mint" into CUDA C. This package
// knows flags, files and exit statuses; package driver translates, in a child
// process (worker.go), which may crash without harm.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime/debug"
	"slices"

	"mintc/internal/contain"
	"mintc/internal/driver"
)

// The exit statuses.
const (
	exitWritten  = 0
	exitRejected = 1  // the input was rejected, or a file could not be read or written
	exitUsage    = 2  // the command line is wrong
	exitInternal = 70 // mintc itself failed (sysexits.h: EX_SOFTWARE)
)

const version = "0.1.0"

func main() {
	debug.SetGCPercent(400) // a translation is short: collecting garbage would be a fifth of it
	contain.Serve(serve(driver.Translate))
	os.Exit(run(os.Args[1:]))
}

// subcommands are reserved words. A file of such a name is written "./check".
var subcommands = map[string]func(*command) int{
	"check":   runCheck,
	"explain": runExplain,
	"doctor":  runDoctor,
	"help":    runHelp,
	"model":   runModel,
	"tune":    runTune,
}

func run(args []string) int {
	c, err := parseCommand(args)
	switch {
	case err != nil:
		return fail(exitUsage, "%v", err)
	case c.settleDevice() != nil:
		return fail(exitUsage, "%v", c.settleDevice())
	case c.help:
		return printOut(helpText())
	case c.version:
		return printOut(versionText())
	}
	if len(c.operands) > 0 {
		if subcommand, ok := subcommands[c.operands[0]]; ok {
			return subcommand(c)
		}
	}
	if c.check.given != "" {
		return fail(exitUsage, "%s belongs to \"mintc check\"", c.check.given)
	}
	if c.tune.given != "" {
		return fail(exitUsage, "%s belongs to \"mintc tune\"", c.tune.given)
	}
	// Without a sub-command, "--" only ends the options.
	c.operands, c.programArgs = slices.Concat(c.operands, c.programArgs), nil
	if c.nvccFlags {
		return printOut(nvccFlags(c))
	}
	return runTranslate(c)
}

func versionText() string {
	goVersion := "unknown go"
	if info, ok := debug.ReadBuildInfo(); ok {
		goVersion = info.GoVersion
	}
	return fmt.Sprintf("mintc %s (%s)\n", version, goVersion)
}

// printOut writes what the user asked to see to standard output.
func printOut(text string) int {
	if _, err := os.Stdout.WriteString(text); err != nil {
		return fail(exitRejected, "cannot write standard output: %v", reason(err))
	}
	return exitWritten
}

// fail prints an error that has no place in a file, and returns status.
func fail(status int, format string, args ...any) int {
	fmt.Fprintf(os.Stderr, "mintc: error: "+format+"\n", args...)
	return status
}

// reason is a file error without the operation and the path: our messages name
// these.
func reason(err error) error {
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		return pathError.Err
	}
	var linkError *os.LinkError
	if errors.As(err, &linkError) {
		return linkError.Err
	}
	return err
}

// temporaryFolder makes a folder for what a command needs until it ends.
func temporaryFolder(pattern string) (string, error) {
	dir, err := os.MkdirTemp("", pattern)
	if err != nil {
		err = fmt.Errorf("no folder can be made in %s: %w; let TMPDIR name one that can be written", os.TempDir(), reason(err))
	}
	return dir, err
}
