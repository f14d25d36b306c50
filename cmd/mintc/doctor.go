// The sub-command `mintc doctor`: which compilers and which driver this machine has.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// runDoctor lists the compilers and the GPU driver of this machine. It starts no process.
func runDoctor(c *command) int {
	if len(c.operands) > 1 {
		return fail(exitUsage, "doctor takes no file name")
	}
	var out strings.Builder
	line := func(what, found string) { fmt.Fprintf(&out, "%-14s%s\n", what, found) }
	out.WriteString(versionText())
	line("C compiler", findProgram("none: \"mintc check\" and host headers need one; set CC", os.Getenv("CC"), "cc", "gcc", "clang"))
	line("C++ compiler", findProgram("none: \"mintc check\" needs one; set CXX", os.Getenv("CXX"), "c++", "g++"))
	line("nvcc", findProgram("not on the PATH: translating works, building the output does not", "nvcc"))
	line("GPU driver", findDriver())
	line("nvcc options", strings.TrimSuffix(nvccFlags(c), "\n")+"  (for this command line; mintc --print-nvcc-flags)")
	return printOut(out.String())
}

// findProgram is the path of the first of names that exists, or else the text otherwise.
func findProgram(otherwise string, names ...string) string {
	for _, name := range names {
		words := strings.Fields(name) // CC may hold options
		if len(words) == 0 {
			continue
		}
		if path, err := exec.LookPath(words[0]); err == nil {
			return path
		}
	}
	return otherwise
}

// findDriver is the version line of NVIDIA's kernel driver.
func findDriver() string {
	text, err := os.ReadFile("/proc/driver/nvidia/version")
	if err != nil {
		return "none: the output cannot run here; \"mintc check\" can"
	}
	first, _, _ := strings.Cut(string(text), "\n")
	return strings.TrimSpace(strings.TrimPrefix(first, "NVRM version:"))
}
