// What each option does: one function for each row of the table.

package main

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"mintc/internal/driver"
	"mintc/ir/plan"
	"mintc/optimizer"
	"mintc/parser"
)

// Each function applies one row of the table to the command.

func setOutput(c *command, value string) error {
	if value == "" {
		return errors.New("the file name is empty")
	}
	c.output = value
	return nil
}

func setPreprocessOnly(c *command, _ string) error { c.options.PreprocessOnly = true; return nil }
func setSyntaxOnly(c *command, _ string) error     { c.options.SyntaxOnly = true; return nil }
func setNoLineMarkers(c *command, _ string) error  { c.options.LineMarkers = false; return nil }
func setSplit(c *command, _ string) error          { c.options.Split = true; return nil }
func setNvccFlags(c *command, _ string) error      { c.nvccFlags = true; return nil }
func setVerbose(c *command, _ string) error        { c.verbose = true; return nil }
func setHelp(c *command, _ string) error           { c.help = true; return nil }
func setVersion(c *command, _ string) error        { c.version = true; return nil }
func setOpenMP(c *command, _ string) error         { c.options.Parser.OpenMP = true; return nil }
func setNoOpenMP(c *command, _ string) error       { c.options.Parser.OpenMP = false; return nil }
func setThreads(c *command, _ string) error        { return setDefine(c, "_REENTRANT") }

func setDump(c *command, value string) error {
	c.options.Dump = value
	return oneOf(value, "stencil", "rewritten", "plan", "plans", "kernel")
}

func setIncludeDir(c *command, value string) error { return c.includeDir(value, parser.Angle) }
func setQuoteDir(c *command, value string) error   { return c.includeDir(value, parser.Quote) }
func setSystemDir(c *command, value string) error  { return c.includeDir(value, parser.System) }

func (c *command) includeDir(path string, kind parser.DirKind) error {
	c.options.Parser.Include = append(c.options.Parser.Include, parser.Dir{Path: path, Kind: kind})
	return nil
}

// macroName is a macro's name, perhaps with parameters.
var macroName = regexp.MustCompile(`^[A-Za-z_$\x{80}-\x{10ffff}][\w$\x{80}-\x{10ffff}]*(\([^()]*\))?$`)

func setDefine(c *command, value string) error {
	name, body, hasBody := strings.Cut(value, "=")
	if !hasBody {
		body = "1"
	}
	if !macroName.MatchString(name) {
		return errors.New("not a macro name")
	}
	c.options.Parser.Macros = append(c.options.Parser.Macros, parser.Macro{Name: name, Value: body})
	return nil
}

func setUndefine(c *command, name string) error {
	if !macroName.MatchString(name) || strings.Contains(name, "(") {
		return errors.New("not a macro name")
	}
	c.options.Parser.Macros = append(c.options.Parser.Macros, parser.Macro{Name: name, Undef: true})
	return nil
}

func setPreInclude(c *command, value string) error {
	c.options.Parser.PreInclude = append(c.options.Parser.PreInclude, value)
	return nil
}

func setStandard(c *command, value string) error {
	if strings.Contains(value, "++") {
		return errors.New("the input is C; for C++ there is nvcc itself")
	}
	c.options.Parser.Std = value
	if !parser.ValidStd(value) {
		return errors.New("not a standard of C; write c99, c11, gnu17 or another")
	}
	return nil
}

func setAnsi(c *command, _ string) error { return setStandard(c, "c90") }

func setDepend(c *command, _ string) error { c.depend.wanted = true; return nil }
func setDependUser(c *command, _ string) error {
	c.depend.wanted, c.depend.userHeaders = true, true
	return nil
}
func setDependOnly(c *command, _ string) error {
	c.depend.wanted, c.depend.only = true, true
	return setPreprocessOnly(c, "")
}
func setDependPhony(c *command, _ string) error { c.depend.phony = true; return nil }

func setDependFile(c *command, value string) error {
	if value == "" {
		return errors.New("the file name is empty")
	}
	c.depend.file = value
	return nil
}

func setDependTarget(c *command, value string) error { return c.dependTarget(value, false) }
func setDependQuoted(c *command, value string) error { return c.dependTarget(value, true) }

func (c *command) dependTarget(name string, quoted bool) error {
	c.depend.targets = append(c.depend.targets, dependTarget{name, quoted})
	return nil
}

// setLevel also reads gcc's levels: -O is -O1, -Os and -Oz are -O2, -Og is -O0, -Ofast and levels above 3 are -O3.
func setLevel(c *command, value string) error {
	levels := map[string]int{"": 1, "s": 2, "z": 2, "g": 0, "fast": 3}
	level, named := levels[value]
	if !named {
		n, err := strconv.ParseUint(value, 10, 8)
		if err != nil {
			return errors.New("not a level: write -O0, -O1, -O2 or -O3")
		}
		level = min(int(n), 3)
	}
	c.options.Level = level
	return nil
}

func setTile(c *command, value string) (err error) {
	c.options.Tile, err = extents(value)
	return err
}

func setChunk(c *command, value string) (err error) {
	c.options.Chunk, err = extents(value)
	return err
}

func setStream(c *command, value string) error {
	_, err := plan.ParseStream(value)
	c.options.Stream = value
	return err
}

// extents reads one to three positive numbers, fastest-varying dimension first.
func extents(value string) ([]int, error) {
	var out []int
	for _, word := range strings.Split(value, ",") {
		n, err := strconv.ParseUint(word, 10, 31)
		if err != nil || n == 0 || len(out) == 3 {
			return nil, errors.New("not one to three positive numbers, as in 32,8,1")
		}
		out = append(out, int(n))
	}
	return out, nil
}

func setShared(c *command, value string) error { c.options.Shared = switchOf(value); return nil }

func setAggregate(c *command, value string) error { c.options.Aggregate = switchOf(value); return nil }
func setRegister(c *command, value string) error  { c.options.Register = switchOf(value); return nil }

func switchOf(value string) driver.Switch {
	if value == "on" {
		return driver.On
	}
	return driver.Off
}

func setTrapezoidSwitch(c *command, value string) error {
	c.options.Trapezoid = "auto"
	if value == "off" {
		c.options.Trapezoid = "off"
	}
	return nil
}

func setTrapezoid(c *command, value string) error {
	c.options.Trapezoid = value
	if value == "auto" || value == "off" {
		return nil
	}
	if n, err := strconv.ParseUint(value, 10, 31); err != nil || n == 0 || n > plan.MostSteps {
		return fmt.Errorf("neither auto, off nor a number of steps from 1 to %d", plan.MostSteps)
	}
	return nil
}

func setTrapezoidKind(c *command, value string) error {
	c.options.TrapezoidKind = value
	_, err := plan.ParseTrapezoidKind(value)
	return err
}

func setPassDisable(c *command, value string) error {
	for _, name := range strings.Split(value, ",") {
		if !slices.Contains(optimizer.PassNames(), name) {
			return fmt.Errorf("there is no pass '%s'; the passes are: %s", name, strings.Join(optimizer.PassNames(), ", "))
		}
		c.options.PassDisable = append(c.options.PassDisable, name)
	}
	return nil
}

func setAssociative(c *command, value string) error {
	c.options.Associative = value == "on"
	return nil
}

// setContract reads gcc's "fast" as "on": contraction is nvcc's choice in both.
func setContract(c *command, value string) error {
	if value == "fast" {
		value = "on"
	}
	c.options.Contract = value
	return oneOf(value, "on", "off")
}

func setCudaCheck(_ *command, value string) error {
	if value == "off" {
		return errors.New("leaving the checks out is " + notYet)
	}
	return oneOf(value, "on", "off")
}

func setRuntime(c *command, value string) error {
	c.options.RuntimeApart = value == "include"
	return oneOf(value, "inline", "include")
}

func setHostGuard(c *command, value string) error {
	c.options.HostGuard = value
	return oneOf(value, "sync", "stop", "off")
}

func setRemarks(c *command, _ string) error    { c.report.Remarks = true; return nil }
func setWerror(c *command, _ string) error     { c.report.Werror = true; return nil }
func setNoWerror(c *command, _ string) error   { c.report.Werror = false; return nil }
func setNoWarnings(c *command, _ string) error { c.report.NoWarnings = true; return nil }

// setWarning turns one of our own warnings on or off.
func setWarning(name string) func(*command, string) error {
	return func(c *command, value string) error {
		if c.report.Silenced == nil {
			c.report.Silenced = map[string]bool{}
		}
		c.report.Silenced[name] = value == "off"
		return nil
	}
}

func setColor(c *command, value string) error {
	c.report.Color = value
	return oneOf(value, "auto", "always", "never")
}

func setColorSwitch(c *command, value string) error {
	if value == "on" {
		return setColor(c, "always")
	}
	return setColor(c, "never")
}

func setFormat(c *command, value string) error {
	if value == "sarif" {
		return errors.New(notYet)
	}
	c.report.Format = value
	return oneOf(value, "text", "json")
}

func setFastMath(c *command, _ string) error {
	c.notes = append(c.notes, "-ffast-math is ignored: it would change the numbers; -fassociative-math and -ffp-contract=on allow the parts that mintc uses")
	return nil
}

// setMaxErrors takes gcc's -fmax-errors and clang's -ferror-limit; 0 is no limit.
func setMaxErrors(c *command, value string) error {
	n, err := strconv.ParseUint(value, 10, 31)
	if err != nil {
		return errors.New("not a number")
	}
	c.report.MaxErrors = int(n)
	return nil
}

func setFatalErrors(c *command, _ string) error { return setMaxErrors(c, "1") }

// setTimeLimit bounds the processor time of a translation; 0 is no limit.
func setTimeLimit(c *command, value string) error {
	n, err := strconv.ParseUint(value, 10, 31)
	if err != nil {
		return errors.New("not a number of seconds")
	}
	c.cpuLimit = time.Duration(n) * time.Second
	return nil
}

// setSysroot is for the host compiler that mintc asks for headers.
func setSysroot(c *command, value string) error {
	c.options.Parser.Sysroot = value
	return nil
}

// ignore accepts an option of gcc's that begins with letter.
func ignore(letter byte) func(*command, string) error {
	return func(c *command, value string) error { return c.ignore(fmt.Sprintf("-%c%s", letter, value)) }
}

// ignoreWord accepts one option of gcc's.
func ignoreWord(word string) func(*command, string) error {
	return func(c *command, _ string) error { return c.ignore(word) }
}

func (c *command) ignore(word string) error {
	c.ignored = append(c.ignored, word)
	return nil
}
