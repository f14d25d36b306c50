// A translation: from the names on the command line, through the pipeline in a child process, to the files that are written.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"mintc/internal/driver"
)

// maxInput is in bytes: more than any C file has, and a bound for /dev/zero.
const maxInput = 64 << 20

// runTranslate is mintc without a sub-command.
func runTranslate(c *command) int {
	if err := c.settleFiles(); err != nil {
		return fail(exitUsage, "%v", err)
	}
	text, err := readInput(c.inputName())
	if err != nil {
		return fail(exitRejected, "cannot read %s: %v", c.inputName(), reason(err))
	}
	if err := c.attachRecord(); err != nil {
		return fail(exitRejected, "%v", err)
	}
	var files outFiles
	dieOnSignal(&files)
	out, status := c.translate(text)
	if status != exitWritten {
		return status
	}
	all := c.products(out)
	if err := refuseOverwriting(all, c.inputName(), out); err != nil {
		return fail(exitUsage, "%v", err)
	}
	if err := writeAll(&files, all); err != nil {
		return fail(exitRejected, "%v", err)
	}
	return exitWritten
}

// writeAll writes all products, or none.
func writeAll(files *outFiles, all []product) error {
	for _, p := range all {
		if err := files.stage(p.path, p.data); err != nil {
			files.discard()
			return err
		}
	}
	return files.commit()
}

// otherLanguages are the endings of sources that are not C.
var otherLanguages = []string{".cpp", ".cc", ".cxx", ".C", ".f", ".F", ".f90", ".F90", ".s", ".S", ".cu"}

// settleFiles checks that there is one input and finds the output's name.
func (c *command) settleFiles() error {
	switch {
	case len(c.operands) == 0:
		return errors.New("no input file; \"mintc --help\" shows how to call it")
	case len(c.operands) > 1:
		return fmt.Errorf("one input at a time, not %s; \"mintc check\" takes several", strings.Join(c.operands, " and "))
	case slices.Contains(otherLanguages, filepath.Ext(c.operands[0])):
		return fmt.Errorf("%s is not C, by its name", c.operands[0])
	case c.operands[0] == "":
		return errors.New("the input's name is empty")
	}
	c.options.Input = c.operands[0]
	c.options.Output = c.output
	if c.output == "" && c.options.Input != "-" {
		c.options.Output = withSuffix(filepath.Base(c.options.Input), ".cu")
	}
	if c.options.Output == "" && c.writesOutput() {
		return errors.New("standard input has no name to derive the output's from; write -o FILE, or -o - for standard output")
	}
	if c.options.Split && c.options.Output == "-" && c.writesOutput() {
		return errors.New("--split writes three files, which do not fit on standard output; write -o FILE.cu")
	}
	if c.options.RuntimeApart && c.options.Output == "-" && c.writesOutput() {
		return errors.New("-fruntime=include writes mint.cuh beside the output, and standard output has no folder; write -o FILE.cu, or -fruntime=inline")
	}
	if c.options.Dump != "" && c.output == "-" {
		return errors.New("-dump and -o - would both write standard output")
	}
	if c.depend.wanted && !c.depend.only && c.dependName() == "" {
		return errors.New("-MD and -MMD need -MF FILE where the output has no name")
	}
	return nil
}

// inputName is the input's path as typed.
func (c *command) inputName() string { return c.options.Input }

// writesOutput reports whether the translation is written; if not, only a text
// for standard output is, or nothing.
func (c *command) writesOutput() bool {
	o := c.options
	return !o.PreprocessOnly && !o.SyntaxOnly && (o.Dump == "" || c.output != "")
}

// dependName is the name of the dependency file.
func (c *command) dependName() string {
	if c.depend.file != "" || c.options.Output == "-" || c.options.Output == "" {
		return c.depend.file
	}
	return withSuffix(c.options.Output, ".d")
}

// withSuffix replaces what follows the last dot of path's last element.
func withSuffix(path, suffix string) string {
	base := filepath.Base(path)
	if dot := strings.LastIndexByte(base, '.'); dot > 0 {
		path = path[:len(path)-len(base)+dot]
	}
	return path + suffix
}

// readInput reads the whole input; "-" is standard input.
func readInput(path string) ([]byte, error) {
	file := os.Stdin
	if path != "-" {
		var err error
		if file, err = os.Open(path); err != nil {
			return nil, err
		}
		defer file.Close()
	}
	text, err := io.ReadAll(io.LimitReader(file, maxInput+1))
	if errors.Is(err, syscall.EISDIR) {
		return nil, errors.New("it is a directory")
	}
	if len(text) > maxInput {
		return nil, fmt.Errorf("it has more than %d MiB", maxInput>>20)
	}
	return text, err
}

// translate runs the pipeline on text and prints its messages.
func (c *command) translate(text []byte) (reply, int) {
	out, err := c.pipeline(text)
	if err != nil {
		return reply{}, failPipeline(c, err)
	}
	_, _ = os.Stderr.Write(out.Messages)
	if out.Failed {
		return reply{}, exitRejected
	}
	return out, exitWritten
}

// pipeline translates text in a child process.
func (c *command) pipeline(text []byte) (reply, error) {
	c.options.Text, c.options.Remarks = text, c.report.Remarks
	c.report.Extra = c.notes
	c.report.resolveColor()
	c.sayPlan()
	started := time.Now()
	out, err := translateContained(context.Background(), request{c.options, c.report}, c.cpuLimit)
	c.say("translated in %v", time.Since(started).Round(time.Millisecond))
	if record := c.options.Tune.Path; record != "" {
		out.Dependencies = append(out.Dependencies, driver.Dependency{Path: record})
	}
	if c.deviceFile != "" {
		out.Dependencies = append(out.Dependencies, driver.Dependency{Path: c.deviceFile})
	}
	return out, err
}

// product is one thing that a translation writes.
type product struct {
	what, path string // "-": standard output
	data       []byte
}

// products are what this command line asks for, the output last.
func (c *command) products(out reply) []product {
	var all []product
	if c.depend.wanted {
		rule := depfile(c.depend, c.dependDefaultTargets(), c.options.Input, out.Dependencies)
		all = append(all, product{"dependency file", c.dependPath(), rule})
	}
	if c.options.Dump != "" {
		all = append(all, product{"dump", "-", out.Dump})
	}
	switch {
	case c.writesOutput():
		if c.options.Split {
			all = append(all, product{"header", c.options.SplitName(".h"), out.Header},
				product{"host file", c.options.SplitName(".c"), out.Host})
		}
		if len(out.Runtime) > 0 {
			all = append(all, product{"run time", c.options.RuntimeName(), out.Runtime})
		}
		all = append(all, product{"output", c.options.Output, out.Output})
	case c.options.PreprocessOnly && !c.depend.only:
		all = append(all, product{"output", orStandardOutput(c.output), out.Output})
	}
	return all
}

// refuseOverwriting protects every file that was read, and the products from
// each other.
func refuseOverwriting(all []product, input string, out reply) error {
	read := []string{input}
	for _, d := range out.Dependencies {
		read = append(read, d.Path)
	}
	for i, p := range all {
		for _, path := range read {
			if sameFile(p.path, path) {
				return fmt.Errorf("the %s %s would overwrite %s, which was read; give it another name", p.what, p.path, path)
			}
		}
		for _, other := range all[:i] {
			if sameFile(p.path, other.path) {
				return fmt.Errorf("the %s and the %s cannot both be %s", other.what, p.what, p.path)
			}
		}
	}
	return nil
}

// sameFile reports whether two paths name the same file, existing or not. "-" is never the same.
func sameFile(a, b string) bool {
	if a == "-" || b == "-" {
		return false
	}
	if filepath.Clean(a) == filepath.Clean(b) {
		return true
	}
	infoA, errA := os.Stat(a)
	infoB, errB := os.Stat(b)
	return errA == nil && errB == nil && infoA.Mode().IsRegular() && os.SameFile(infoA, infoB)
}

// dependDefaultTargets are the targets of the rule if no -MT names one: the
// outputs as typed. With -M they are, as in gcc, the outputs without -o.
func (c *command) dependDefaultTargets() []string {
	o := c.options
	o.Output = orStandardOutput(o.Output)
	if c.depend.only && o.Input == "-" {
		o.Output = "-"
	} else if c.depend.only {
		o.Output = withSuffix(filepath.Base(o.Input), ".cu")
	}
	targets := []string{o.Output}
	if o.Split && o.Output != "-" {
		targets = append(targets, o.SplitName(".h"), o.SplitName(".c"))
	}
	if o.RuntimeApart && o.Output != "-" {
		targets = append(targets, o.RuntimeName())
	}
	return targets
}

// dependPath is the path of the dependency file. With -M it takes the place of the output.
func (c *command) dependPath() string {
	if !c.depend.only {
		return c.dependName()
	}
	if c.depend.file != "" {
		return c.depend.file
	}
	return orStandardOutput(c.output)
}

func orStandardOutput(path string) string {
	if path == "" {
		return "-"
	}
	return path
}
