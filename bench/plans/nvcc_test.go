package plans

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mintc/internal/cuemu"
)

// The test binary is gpu.sh's nvcc when this variable is set: it builds for the emulator.
const actAsNVCC = "PLANS_TEST_NVCC"

func TestMain(m *testing.M) {
	if os.Getenv(actAsNVCC) == "" {
		os.Exit(m.Run())
	}
	if err := nvcc(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

// nvcc compiles later than it is asked to: the object of a .cu file holds the file's name.
func nvcc(args []string) error {
	if slices.Contains(args, "--version") {
		fmt.Println("release 0.0")
		return nil
	}
	output := args[slices.Index(args, "-o")+1]
	if i := slices.Index(args, "-c"); i >= 0 {
		fmt.Println("ptxas info    : Used 40 registers, used 1 barriers, 128 bytes smem")
		return os.WriteFile(output, []byte("source "+args[i+1]), 0o600)
	}
	if slices.ContainsFunc(args, func(a string) bool { return filepath.Base(a) == "copy.cu" }) {
		return os.WriteFile(output, []byte("#!/bin/sh\necho copy_gbs 100\n"), 0o700)
	}
	return link(args, output)
}

// link builds the program. The one with -fmad=false has the same sources, so that it is a copy.
func link(args []string, output string) error {
	build := cuemu.Build{Mode: cuemu.Quick, Output: output, Flags: []string{"-Iprogram"}}
	for _, object := range args {
		if filepath.Ext(object) != ".o" {
			continue
		}
		content, err := os.ReadFile(object)
		if err != nil {
			return err
		}
		if source, ok := strings.CutPrefix(string(content), "source "); ok {
			object = source
		}
		build.Sources = append(build.Sources, object)
	}
	built := filepath.Join(filepath.Dir(build.Sources[0]), "built")
	if os.Link(built, output) == nil {
		return nil
	}
	emulator, err := cuemu.Find()
	if err != nil {
		return err
	}
	if err := emulator.Build(context.Background(), build); err != nil {
		return err
	}
	return os.Link(output, built)
}
