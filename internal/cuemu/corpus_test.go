package cuemu

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// inSample are the programs that run by default: one of each kind of check.
var inSample = map[string]bool{
	"heat3d": true, "host_threads": true, "launch_limits": true, "tma_ring3d": true, "tma_no_wait": true,
	"heat_no_first_barrier": true, "heat_pitch_ignored": true, "heat_forgot_copyin": true,
	"heat_block_too_big": true, "heat_wrong_neighbour": true, "async_no_sync": true,
}

// A program of the corpus, with what its first comments say about it.
type corpusProgram struct {
	path, name string
	args       []string // args: A B
	address    bool     // mode: address
	text       string   // want: "TEXT" in what it prints, and failure
	differs    bool     // want: a result that differs from heat3d
	scattered  bool     // want: more than 15 sectors per request
}

// place is what reports of Quick builds lack.
var place = regexp.MustCompile(` ?at \w+\.\w+:\d+`)

var wantText = regexp.MustCompile(`^"(.*)"$`)

func readProgram(t *testing.T, path string) corpusProgram {
	source, err := os.ReadFile(path)
	require.NoError(t, err)
	p := corpusProgram{path: path, name: strings.TrimSuffix(filepath.Base(path), ".cu")}
	for _, line := range strings.Split(string(source), "\n") {
		if value, ok := strings.CutPrefix(line, "// args: "); ok {
			p.args = strings.Fields(value)
		} else if line == "// mode: address" {
			p.address = true
		} else if value, ok := strings.CutPrefix(line, "// want: "); ok {
			text := wantText.FindStringSubmatch(value)
			switch {
			case text != nil:
				p.text = text[1]
			case value == "a result that differs from heat3d":
				p.differs = true
			case value == "more than 15 sectors per request":
				p.scattered = true
			default:
				require.Fail(t, "unknown expectation", "%s: %s", path, value)
			}
		}
	}
	return p
}

func corpus(t *testing.T, dir string) []corpusProgram {
	paths, err := filepath.Glob(filepath.Join("testdata", dir, "*.cu"))
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	var programs []corpusProgram
	for _, path := range paths {
		p := readProgram(t, path)
		if testmode.Full() || inSample[p.name] {
			programs = append(programs, p)
		}
	}
	return programs
}

func findToolchain(t *testing.T) *Toolchain {
	toolchain, err := Find()
	require.NoError(t, err)
	return toolchain
}

func build(t *testing.T, toolchain *Toolchain, mode Mode, source string, flags ...string) string {
	program := filepath.Join(t.TempDir(), "program")
	require.NoError(t, toolchain.Build(t.Context(), Build{Sources: []string{source}, Mode: mode, Flags: flags, Output: program}))
	return program
}

func run(t *testing.T, toolchain *Toolchain, r Run) Result {
	result, err := toolchain.Run(t.Context(), r)
	require.NoError(t, err)
	return result
}

// reference is what the C program prints, compiled without contraction.
func reference(t *testing.T, args ...string) string {
	program := filepath.Join(t.TempDir(), "heat3d")
	out, err := exec.Command("gcc", "-O2", "-ffp-contract=off", "-w", "-o", program, "testdata/heat3d.c").CombinedOutput()
	require.NoError(t, err, string(out))
	printed, err := exec.Command(program, args...).Output()
	require.NoError(t, err)
	return string(printed)
}

func TestFaultyProgramsAreRejected(t *testing.T) {
	toolchain := findToolchain(t)
	expected := reference(t, "30", "3")
	for _, p := range corpus(t, "bugs") {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			require.True(t, p.text != "" || p.differs || p.scattered, "no expectation")
			if p.address {
				p.rejected(t, toolchain, Address, expected)
				return
			}
			p.rejected(t, toolchain, Check, expected)
			if !p.scattered {
				p.rejected(t, toolchain, Quick, expected)
			}
		})
	}
}

// rejected runs a faulty program and expects what its comments say.
func (p corpusProgram) rejected(t *testing.T, toolchain *Toolchain, mode Mode, expected string) {
	r := run(t, toolchain, Run{Program: build(t, toolchain, mode, p.path), Args: p.args, Stats: p.scattered})
	printed := string(r.Stdout) + string(r.Stderr)
	switch {
	case p.differs:
		require.Zero(t, r.Exit, printed)
		assert.NotEqual(t, expected, string(r.Stdout), mode)
	case p.scattered:
		require.Zero(t, r.Exit, printed)
		require.NotEmpty(t, r.Stats)
		assert.Greater(t, r.Stats[0].SectorsPerRequest(), 15.0)
	default:
		assert.NotZero(t, r.Exit, mode)
		assert.Zero(t, r.Signal, mode)
		want := p.text
		if mode == Quick {
			want = place.ReplaceAllString(want, "")
		}
		assert.Contains(t, printed, want, mode)
		emulatorStopped := strings.Contains(printed, "cuemu: ") || strings.Contains(printed, "Sanitizer")
		assert.Equal(t, emulatorStopped, r.Violation, "%s: exit %d: %s", mode, r.Exit, printed)
	}
}

func TestCorrectProgramsAreAccepted(t *testing.T) {
	toolchain := findToolchain(t)
	for _, p := range corpus(t, "good") {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			for _, mode := range []Mode{Check, Quick} {
				program := build(t, toolchain, mode, p.path)
				for _, order := range []Order{Forward, Reverse, Random} {
					r := run(t, toolchain, Run{Program: program, Args: p.args, Order: order, Seed: 3})
					assert.Zero(t, r.Exit, "%s, %s order: %s%s", mode, order, r.Stdout, r.Stderr)
					assert.Empty(t, string(r.Stderr))
				}
			}
		})
	}
}

// The emulated kernels must give the reference's bits, in every order and mode.
func TestResultsEqualTheReferenceBitForBit(t *testing.T) {
	toolchain := findToolchain(t)
	expected := reference(t, "30", "3")
	for _, mode := range []Mode{Fast, Check, Quick, Address} {
		if !testmode.Full() && mode == Address {
			continue
		}
		t.Run(mode.String(), func(t *testing.T) {
			t.Parallel()
			program := build(t, toolchain, mode, "testdata/good/heat3d.cu")
			for _, kernel := range []string{"0", "1"} {
				for _, order := range []Order{Forward, Reverse, Random} {
					r := run(t, toolchain, Run{Program: program, Args: []string{"30", "3", "/dev/null", kernel}, Order: order})
					assert.Equal(t, expected, string(r.Stdout), "%s", r.Stderr)
				}
			}
		})
	}
}

// The numbers are exact, for the emulator is deterministic: 30^3 points in blocks of 16x16, so 32x32x30 threads
// of which 30x30x30 work in the naive kernel, and 32x32 that sweep 30 planes in the shared one.
func TestStatsCountWhatKernelsDo(t *testing.T) {
	toolchain := findToolchain(t)
	program := build(t, toolchain, Check, "testdata/good/heat3d.cu")
	stats := func(kernel string) KernelStats {
		r := run(t, toolchain, Run{Program: program, Args: []string{"30", "3", "/dev/null", kernel}, Stats: true})
		require.Zero(t, r.Exit, string(r.Stderr))
		require.Len(t, r.Stats, 1)
		return r.Stats[0]
	}
	const points, launches = 30 * 30 * 30, 3
	naive := stats("0")
	assert.Equal(t, "mint_naive", naive.Kernel)
	assert.EqualValues(t, launches, naive.Launches)
	assert.EqualValues(t, launches*32*32*30, naive.Threads)
	assert.EqualValues(t, launches*7*points, naive.GlobalLoads)
	assert.EqualValues(t, launches*points, naive.GlobalStores)
	assert.Zero(t, naive.Barriers)

	shared := stats("1")
	assert.EqualValues(t, launches*32*32, shared.Threads)
	assert.EqualValues(t, launches*4*2*30, shared.Barriers)
	halo := 4 * 2 * 30 * 30 / 2 // each of two by two blocks loads two planes' sides of its tile in both directions
	assert.EqualValues(t, launches*(2*900+points+2*halo), shared.GlobalLoads)
	assert.Less(t, shared.GlobalLoads, naive.GlobalLoads/4)
	assert.GreaterOrEqual(t, shared.SectorsPerRequest(), shared.IdealSectorsPerRequest())
	assert.GreaterOrEqual(t, shared.BankFactor(), 1.0)
}

// 3 by 6 blocks bring 19 planes of 40 by 6 floats each: 17 and the two next to them.
func TestStatsCountTensorCopies(t *testing.T) {
	toolchain := findToolchain(t)
	program := build(t, toolchain, Quick, "testdata/good/tma_ring3d.cu")
	r := run(t, toolchain, Run{Program: program, Stats: true})
	require.Zero(t, r.Exit, string(r.Stderr))
	require.Len(t, r.Stats, 1)
	const copies = 3 * 6 * 19
	assert.EqualValues(t, copies, r.Stats[0].TensorCopies)
	assert.EqualValues(t, copies*40*6*4, r.Stats[0].TensorBytes)
	assert.Zero(t, r.Stats[0].GlobalLoads)
}

func TestRunStopsWithItsContext(t *testing.T) {
	toolchain := findToolchain(t)
	source := filepath.Join(t.TempDir(), "endless.cu")
	require.NoError(t, os.WriteFile(source, []byte("int main() { for (;;) getchar(); }\n"), 0o600))
	program := build(t, toolchain, Fast, source)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := toolchain.Run(ctx, Run{Program: program})
	assert.ErrorIs(t, err, context.Canceled)
}
