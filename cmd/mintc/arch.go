// The names of GPU architectures on the command line, as nvcc and clang spell them.

package main

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"mintc/internal/gpu"
)

var archName = regexp.MustCompile(`^(sm|compute)_[1-9][0-9]{1,2}[af]?$`)

// setArch reads an architecture as nvcc and clang name it: sm_90 or compute_90.
func setArch(c *command, value string) error {
	if value == "native" {
		return errors.New(notYet + "; name the architecture")
	}
	if !archName.MatchString(value) {
		return errors.New("not an architecture; write sm_80, sm_90 or another")
	}
	name := strings.Replace(value, "compute_", "sm_", 1)
	if _, err := gpu.Lookup(name); err != nil {
		return fmt.Errorf("not an architecture that mintc knows; these are: %s", strings.Join(gpu.Archs(), " "))
	}
	c.options.Arch, c.archGiven = name, true
	return nil
}

var generated = regexp.MustCompile(`^arch=([a-z0-9_]+)(,code=.*)?$`)

// setGenerate reads nvcc's -gencode. Of several architectures it takes the oldest, whose plan runs on all of them.
func setGenerate(c *command, value string) error {
	found := generated.FindStringSubmatch(value)
	if found == nil {
		return errors.New("write arch=compute_90,code=sm_90")
	}
	before, first := c.options.Arch, !c.generates
	if err := setArch(c, found[1]); err != nil {
		return err
	}
	c.generates = true
	if !first && archNumber(before) < archNumber(c.options.Arch) {
		c.options.Arch = before
	}
	return nil
}

// archNumber is the number in an architecture's name: 90 for sm_90a.
func archNumber(name string) int {
	n, _ := strconv.Atoi(strings.TrimRight(strings.TrimPrefix(name, "sm_"), "af"))
	return n
}
