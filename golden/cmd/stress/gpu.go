// The option -nvcc: programs are built by nvcc and run on the GPUs of this machine, which needs neither Go nor the repository.

package main

import (
	"flag"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"time"

	"mintc/golden/stress"
	"mintc/internal/cuemu"
	"mintc/internal/driver"
)

// gpuSettings are the command line's about nvcc and the GPUs; without nvcc, the checker takes their place.
type gpuSettings struct {
	nvcc, flags       string
	gpus, each        int
	limit             time.Duration
	building, running *stress.Effort
}

func (g *gpuSettings) define() {
	flag.StringVar(&g.nvcc, "nvcc", "", "build with this nvcc, and run on the GPUs here, in place of the checker")
	flag.StringVar(&g.flags, "nvcc-flags", "-O3 -arch=sm_90", "flags for nvcc; -fmad=false is added where translations do not forbid contraction")
	flag.IntVar(&g.gpus, "gpus", 0, "GPUs to use; 0: those that nvidia-smi lists")
	flag.IntVar(&g.each, "each", 8, "programs that run on a GPU at a time")
	flag.DurationVar(&g.limit, "run-limit", time.Minute, "for a run on a GPU")
}

// labs are that for programs whose products must not be contracted, and that for programs that see to it themselves.
func (g *gpuSettings) labs() (lab, free *stress.Lab, err error) {
	if g.nvcc == "" {
		tools, err := cuemu.Find()
		lab = &stress.Lab{Tools: tools, Translate: driver.Translate}
		return lab, lab, err
	}
	if g.gpus == 0 {
		g.gpus = len(devices())
	}
	if g.gpus == 0 {
		return nil, nil, fmt.Errorf("nvidia-smi lists no GPU; -gpus says how many there are")
	}
	g.building, g.running = &stress.Effort{}, &stress.Effort{}
	seats, flags := stress.Seats(g.gpus, g.each), strings.Fields(g.flags)
	made := func(flags []string) *stress.Lab {
		gpu := &stress.GPU{Nvcc: g.nvcc, Flags: flags, Limit: g.limit, Seats: seats, Building: g.building, Running: g.running}
		return &stress.Lab{Tools: gpu, Translate: driver.Translate}
	}
	return made(append(slices.Clone(flags), "-fmad=false")), made(flags), nil
}

// devices are the GPUs of this machine.
func devices() (names []string) {
	out, err := exec.Command("nvidia-smi", "--query-gpu=name", "--format=csv,noheader").Output()
	if err != nil {
		return nil
	}
	return strings.FieldsFunc(string(out), func(r rune) bool { return r == '\n' })
}

// name is what the table says of where the programs ran.
func (g *gpuSettings) name() string {
	if g.nvcc == "" {
		return ""
	}
	return strings.Join(append([]string{" -nvcc:"}, slices.Compact(devices())...), " ")
}

func (g *gpuSettings) summary() {
	if g.nvcc != "" {
		fmt.Printf("  builds by nvcc: %v each; runs on %d GPUs: %v each\n", g.building, g.gpus, g.running)
	}
}
