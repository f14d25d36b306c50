// The options of `mintc check`, and the compiler options that it passes on to both programs.

package main

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"mintc/internal/checker"
)

const groupCheck = "mintc check"

var checkerOptions = []option{
	{spelling: "--tolerance", arity: equals, value: "REL", group: groupCheck, set: setTolerance,
		help: "the relative difference allowed between numbers that the programs print and write (default 0: all digits must agree)"},
	{spelling: "--binary", arity: equals, value: "double|float", group: groupCheck, set: setBinary,
		help: "with --tolerance, what is not text holds numbers of this type, up to its end"},
	{spelling: "--ignore", arity: equals, value: "REGEX", group: groupCheck, set: setIgnore,
		help: "do not compare lines that match, such as those with times; may be repeated"},
	{spelling: "--time-limit", arity: equals, value: "SECONDS", group: groupCheck, set: setCheckTimeLimit,
		help: "stop a program that runs longer (also 90s, 5m)"},
	{spelling: "--json", group: groupCheck, set: setCheckJSON, help: "print the result as a JSON object on standard output"},
}

// secondsValue is a time as typed.
type secondsValue struct{ duration time.Duration }

func setTolerance(c *command, value string) error {
	c.check.given = "--tolerance"
	t, err := strconv.ParseFloat(value, 64)
	if err != nil || !(t >= 0 && t < 1) {
		return errors.New("not a number from 0 to 1, as in 1e-12")
	}
	c.check.rules.Tolerance = t
	return nil
}

func setBinary(c *command, value string) error {
	c.check.given = "--binary"
	if value != "double" && value != "float" {
		return errors.New("not double or float")
	}
	c.check.rules.Binary = checker.BinaryType(value)
	return nil
}

func setIgnore(c *command, value string) error {
	c.check.given = "--ignore"
	r, err := regexp.Compile(value)
	if err != nil {
		return fmt.Errorf("not a regular expression: %s", strings.TrimPrefix(err.Error(), "error parsing regexp: "))
	}
	c.check.rules.Ignore = append(c.check.rules.Ignore, r)
	return nil
}

func setCheckTimeLimit(c *command, value string) error {
	c.check.given = "--time-limit"
	limit, err := time.ParseDuration(value)
	if seconds, plain := strconv.ParseFloat(value, 64); plain == nil {
		limit, err = time.Duration(seconds*float64(time.Second)), nil
	}
	if err != nil || limit <= 0 {
		return errors.New("not a positive number of seconds")
	}
	c.check.timeLimit = secondsValue{limit}
	return nil
}

func setCheckJSON(c *command, _ string) error {
	c.check.given, c.check.json = "--json", true
	return nil
}

// machineOptions are the -f options that change the code that a C compiler generates.
var machineOptions = []string{"-fcommon", "-fno-common", "-fno-strict-aliasing", "-fwrapv", "-fsigned-zeros"}

// overflowOptions say what happens to signed integers that overflow.
var overflowOptions = []string{"-fwrapv", "-ftrapv", "-fno-strict-overflow"}

// setMachine accepts a -m or -f option of gcc's. It has no effect on the translation. check passes those
// that change the program to both compilers.
func setMachine(letter byte) func(*command, string) error {
	return func(c *command, value string) error {
		word := fmt.Sprintf("-%c%s", letter, value)
		for _, known := range machineOptions {
			if letter == 'm' || word == known {
				c.check.machine = append(c.check.machine, word)
				break
			}
		}
		if slices.Contains(overflowOptions, word) {
			c.notes = append(c.notes, word+" has no effect on nests: nvcc has no such option, and signed integers that overflow there have no defined value; use unsigned ones")
		}
		return c.ignore(word)
	}
}

// setLibrary accepts an option for the linker, which check needs.
func setLibrary(letter byte) func(*command, string) error {
	return func(c *command, value string) error {
		word := fmt.Sprintf("-%c%s", letter, value)
		if letter != 'W' || strings.HasPrefix(value, "l,") {
			c.check.libraries = append(c.check.libraries, word)
		}
		return c.ignore(word)
	}
}
