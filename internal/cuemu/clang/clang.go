// Package clang checks CUDA programs with clang as a CUDA front end. clang refuses programs that break a rule of the
// language, as nvcc does, and prints PTX whose instructions are counted. Neither a GPU nor NVIDIA's headers are needed.
//
// It does not refuse writes to __constant__ memory, grid.sync in an ordinary launch, long double in device code,
// reference parameters of kernels, static locals of kernels, or wrong PTX in asm: these show in ptxas or at run time.
package clang

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"

	"mintc/internal/cuemu"
	"mintc/internal/cuemu/headers"
)

//go:embed stub/*.h stub/cuda/*
var stub embed.FS

const oldest = 19 // first version that knows all builtins the declarations use

// Clang is an installed clang++.
type Clang struct {
	CXX string
}

// ErrNotInstalled means that there is no suitable clang. A caller may skip the check, but should say so.
var ErrNotInstalled = fmt.Errorf("clang++ %d or newer not found; on Debian, apt-get install --no-install-recommends clang-%d", oldest, oldest)

var versionNumber = regexp.MustCompile(`clang version (\d+)\.`)

// FindClang takes clang++-19, or a clang++ that is at least as new.
func FindClang() (*Clang, error) {
	for _, name := range []string{fmt.Sprintf("clang++-%d", oldest), "clang++"} {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		text, err := exec.Command(path, "--version").Output()
		if err != nil {
			continue
		}
		if m := versionNumber.FindSubmatch(text); m != nil {
			if major, err := strconv.Atoi(string(m[1])); err == nil && major >= oldest {
				return &Clang{CXX: path}, nil
			}
		}
	}
	return nil, ErrNotInstalled
}

// Check compiles a program's device side to PTX and checks the syntax of its host side. All warnings are errors. It also
// checks the limits of kernels that clang does not know. A refusal is a *cuemu.CompileError. flags come after our own, so a
// -std among them wins.
func (c *Clang) Check(ctx context.Context, path string, flags ...string) (PTXMetrics, error) {
	work, err := os.MkdirTemp("", "cuemu-clang-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	if err := writeHeaders(work); err != nil {
		return nil, err
	}
	common := []string{"-x", "cuda", "-nocudainc", "-nocudalib", "-I" + work, "-include", "cuda_runtime.h", "-std=c++17",
		"-Xclang", "-target-sdk-version=12.3", // or clang wants the launch interface of CUDA 9.1
		"-Wall", "-Wextra", "-Werror", "-Wno-unknown-pragmas",
		"-Wno-missing-field-initializers"} // = {0} is the usual way to clear cudaMemcpy3DParms
	common = append(common, flags...)
	ptx := filepath.Join(work, "device.ptx")
	device := append(common[:len(common):len(common)], "-O3", "-fno-unroll-loops", // instructions are counted as in the source
		"--cuda-device-only", "--cuda-gpu-arch=sm_90", "--cuda-feature=+ptx83", "-S", "-o", ptx, path)
	if err := cuemu.RunCompiler(ctx, c.CXX, device...); err != nil {
		return nil, err
	}
	host := append(common[:len(common):len(common)], "--cuda-host-only", "-fsyntax-only", path)
	if err := cuemu.RunCompiler(ctx, c.CXX, host...); err != nil {
		return nil, err
	}
	text, err := os.ReadFile(ptx)
	if err != nil {
		return nil, err
	}
	metrics := countPTX(string(text))
	return metrics, metrics.checkLimits(path)
}

// writeHeaders puts the declarations into dir.
func writeHeaders(dir string) error {
	declarations, err := fs.Sub(stub, "stub")
	if err != nil {
		return err
	}
	return errors.Join(os.CopyFS(dir, declarations), os.CopyFS(dir, headers.Files))
}
