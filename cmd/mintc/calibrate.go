// `mintc tune --calibrate` measures a GPU; -fdevice=FILE plans for what it found.

package main

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"mintc/internal/gpu"
)

//go:embed calibrate.cu
var probe []byte

func setCalibrate(c *command, _ string) error {
	c.tune.given, c.tune.calibrate = "--calibrate", true
	return nil
}

// setDevice reads -fdevice=h100|h200|FILE. The file's architecture is that of the translation, unless -arch says it.
func setDevice(c *command, value string) error {
	if value == "" {
		return errors.New("write -fdevice=h100, -fdevice=h200 or -fdevice=FILE")
	}
	m, known := gpu.Cards[strings.ToLower(value)]
	if !known {
		text, err := readInput(value)
		if err != nil {
			return fmt.Errorf("it is none of %s, and no file that can be read: %w", strings.Join(gpu.CardNames(), ", "), reason(err))
		}
		if m, err = gpu.ReadFile(string(text)); err != nil {
			return err
		}
		c.deviceFile = value
	}
	c.options.Device = &m
	return nil
}

// settleDevice holds the architecture of -fdevice against that of -arch.
func (c *command) settleDevice() error {
	d := c.options.Device
	switch {
	case d == nil:
		return nil
	case c.archGiven && d.Arch != strings.TrimSuffix(c.options.Arch, "a"):
		return fmt.Errorf("-fdevice names an %s, and -arch=%s another architecture; leave one of them out", d.Arch, c.options.Arch)
	case !c.archGiven:
		c.options.Arch = d.Arch
	}
	return nil
}

// probeElsewhere is the way out where no GPU can be measured.
const probeElsewhere = "\"mintc tune --calibrate --emit DIR\" writes the probe and says how to build and run it on another machine"

// runCalibrate builds the probe with nvcc and runs it; with --emit it only writes it.
func runCalibrate(c *command) int {
	if len(c.operands) > 0 || len(c.programArgs) > 1 {
		return fail(exitUsage, "tune: --calibrate measures the GPU and takes no C file")
	}
	if c.tune.read != "" || c.tune.candidates != 0 || c.tune.runs != 0 {
		return fail(exitUsage, "tune: --calibrate measures the GPU: --read, --candidates and --runs do not apply")
	}
	if c.tune.emit != "" {
		if err := writeFolder(c.tune.emit, map[string][]byte{"calibrate.cu": probe}); err != nil {
			return fail(exitRejected, "tune: cannot write %s: %v", c.tune.emit, reason(err))
		}
		return printOut(fmt.Sprintf("%[1]s: nvcc -O3 -arch=native %[1]s -o calibrate && ./calibrate >FILE\n", filepath.Join(c.tune.emit, "calibrate.cu")))
	}
	if !c.archGiven {
		if err := c.archOfDevice(probeElsewhere); err != nil {
			return fail(exitRejected, "tune: %v", err)
		}
	}
	measured, status := c.measureDevice()
	if status != exitWritten {
		return status
	}
	if _, err := gpu.ReadFile(string(measured)); err != nil {
		return fail(exitInternal, "tune: the probe printed what -fdevice cannot read: %v\n%s", err, measured)
	}
	var files outFiles
	dieOnSignal(&files)
	if err := writeAll(&files, []product{{"device file", orStandardOutput(c.output), measured}}); err != nil {
		return fail(exitRejected, "tune: %v", err)
	}
	return exitWritten
}

// measureDevice is what the probe prints.
func (c *command) measureDevice() ([]byte, int) {
	dir, err := temporaryFolder("mintc-tune-")
	if err != nil {
		return nil, fail(exitRejected, "tune: %v", reason(err))
	}
	defer os.RemoveAll(dir)
	if err := writeFolder(dir, map[string][]byte{"calibrate.cu": probe}); err != nil {
		return nil, fail(exitRejected, "tune: %v", reason(err))
	}
	nvcc := os.Getenv("NVCC")
	if nvcc == "" {
		nvcc = "nvcc"
	}
	program := filepath.Join(dir, "calibrate")
	ctx, interrupted := untilSignal(context.Background())
	var out, said bytes.Buffer
	for _, words := range [][]string{
		{nvcc, "-std=c++17", "-O3", "-arch=" + c.options.Arch, "-o", program, filepath.Join(dir, "calibrate.cu")},
		append([]string{program}, c.programArgs...),
	} {
		out.Reset()
		said.Reset()
		step := exec.CommandContext(ctx, words[0], words[1:]...)
		step.Stdout, step.Stderr = &out, &said
		killGroup(step)
		switch err := step.Run(); {
		case ctx.Err() != nil:
			return nil, fail(128+int(interrupted()), "tune: interrupted; nothing was written")
		case err != nil:
			return nil, fail(exitRejected, "%s", strings.TrimSpace(fmt.Sprintf("tune: the GPU was not measured: %s: %v; %s\n%s", words[0], err, probeElsewhere, said.String())))
		}
	}
	return out.Bytes(), exitWritten
}
