// The command line as a value: parsed by pflag from the table of options, after normalise.go brought every spelling into one form.

package main

import (
	"fmt"
	"strings"
	"time"

	"mintc/internal/driver"

	"github.com/spf13/pflag"
)

// command is a parsed command line.
type command struct {
	options     driver.Options
	operands    []string // file names (and the sub-command's name)
	programArgs []string // what follows "--"
	output      string   // -o, as typed; "" without one
	depend      dependOptions
	report      reportOptions
	model       modelOptions
	check       checkOptions
	tune        tuneOptions

	verbose, help, version, nvccFlags bool
	generates                         bool          // -gencode named the architecture
	archGiven                         bool          // an option did
	deviceFile                        string        // -fdevice named it; "": none
	cpuLimit                          time.Duration // of a translation; 0: none
	ignored                           []string      // accepted, without effect
	notes                             []string      // warnings about the command line itself
}

// dependOptions are gcc's options for make's dependency files.
type dependOptions struct {
	wanted      bool // -MD, -MMD or -M
	only        bool // -M: nothing but the dependencies
	userHeaders bool // -MMD: no system headers
	phony       bool // -MP
	file        string
	targets     []dependTarget
}

// dependTarget is a -MT (as it is) or -MQ (quoted for make) target.
type dependTarget struct {
	name   string
	quoted bool
}

// parseCommand reads the arguments after the program's (or sub-command's) name.
func parseCommand(args []string) (*command, error) {
	c := &command{options: driver.Defaults(), cpuLimit: defaultCPULimit, report: reportOptions{Color: "auto", Format: "text"}}
	args, err := expandResponseFiles(args)
	if err != nil {
		return nil, err
	}
	if args, err = normalise(args); err != nil {
		return nil, err
	}
	flags := pflag.NewFlagSet("mintc", pflag.ContinueOnError)
	flags.SortFlags = false
	for i := range options {
		if options[i].refusal == "" {
			flags.Var(&flagValue{&options[i], c}, options[i].name(), options[i].help)
		}
	}
	if err := flags.Parse(args); err != nil {
		return nil, settingError(err)
	}
	c.operands = flags.Args()
	if dash := flags.ArgsLenAtDash(); dash >= 0 {
		c.operands, c.programArgs = flags.Args()[:dash], flags.Args()[dash:]
	}
	return c, c.checkDependOptions()
}

// checkDependOptions refuses -MP, -MF, -MT and -MQ on their own, as gcc does.
func (c *command) checkDependOptions() error {
	d := c.depend
	if !d.wanted && (d.phony || d.file != "" || len(d.targets) > 0) {
		return fmt.Errorf("-MP, -MF, -MT and -MQ need -MD, -MMD or -M")
	}
	return nil
}

// flagValue lets pflag set one option of a command.
type flagValue struct {
	option  *option
	command *command
}

func (v *flagValue) String() string { return "" }
func (v *flagValue) Type() string   { return v.option.value }
func (v *flagValue) Set(value string) error {
	if err := v.option.set(v.command, value); err != nil {
		return &badValue{v.option, value, err}
	}
	return nil
}

// badValue is an option's complaint about its value.
type badValue struct {
	option *option
	value  string
	reason error
}

func (b *badValue) Error() string {
	separator := ""
	if b.option.arity == equals || b.option.arity == equalsOrNext {
		separator = "="
	} else if b.option.arity == joinedOrNext {
		separator = " "
	}
	return fmt.Sprintf("%s%s%s: %v", b.option.spelling, separator, b.value, b.reason)
}

// settingError unwraps a badValue: pflag's own text names the option "--O".
func settingError(err error) error {
	for e := err; e != nil; {
		if bad, ok := e.(*badValue); ok {
			return bad
		}
		unwrapper, ok := e.(interface{ Unwrap() error })
		if !ok {
			break
		}
		e = unwrapper.Unwrap()
	}
	return err
}

// oneOf is a value checker for options with a closed set of values.
func oneOf(value string, allowed ...string) error {
	for _, a := range allowed {
		if value == a {
			return nil
		}
	}
	return fmt.Errorf("not one of %s", strings.Join(allowed, ", "))
}
