package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"
	"mintc/ir/cint"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// loopTypes are the types of indices and bounds.
var loopTypes = []struct {
	name string
	t    cint.Type
}{
	{"signed char", cint.Type{Signed: true, Bits: 8}}, {"unsigned char", cint.Type{Bits: 8}}, {"short", cint.Type{Signed: true, Bits: 16}},
	{"unsigned short", cint.Type{Bits: 16}}, {"int", cint.Type{Signed: true, Bits: 32}}, {"unsigned", cint.Type{Bits: 32}},
	{"long", cint.Type{Signed: true, Bits: 64}}, {"unsigned long", cint.Type{Bits: 64}},
}

var (
	loopOps    = []string{"<", "<=", ">", ">=", "!="}
	loopSteps  = []int64{1, -1, 3, -100}
	loopFirsts = []int64{-257, -100, -3, -1, 0, 1, 2, 5, 20, 250}
	loopBounds = append([]int64{-2147483648, 2147483647, 4294967295, -9223372036854775808, 9223372036854775807}, loopFirsts...)
)

// compared is the type in which values of two types are compared.
func compared(a, b cint.Type) cint.Type {
	promoted := func(t cint.Type) cint.Type {
		if t.Bits < 32 {
			return cint.Type{Signed: true, Bits: 32}
		}
		return t
	}
	a, b = promoted(a), promoted(b)
	if a.Bits > b.Bits || a.Bits == b.Bits && !a.Signed {
		return a
	}
	return b
}

// loopsProgram is a C program whose nests have one loop of the table each, over an index of type `index`: as the parallel loop, and as a serial one inside. Ends
// come as values, or are constants. main runs the cases from the one on that its argument names; a case is printed before its nest runs.
type loopsProgram struct {
	strings.Builder
	index string
	calls []string
}

const loopsHead = `#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned seen[1024];
static int wanted, at;

/* Whether the case is to run: prints it, and clears what it writes. */
static int begin(const char *loop, long long lo, long long hi)
{
    if (at++ < wanted)
        return 0;
    for (int n = 0; n < 1024; n++)
        seen[n] = 7;
    printf("%d %s %lld %lld:", at - 1, loop, lo, hi);
    fflush(stdout);
    return 1;
}

static void report(void)
{
    unsigned long long hash = 14695981039346656037u;
    int cells = 0;

    for (int n = 0; n < 1024; n++) {
        hash = (hash ^ seen[n]) * 1099511628211u;
        cells += seen[n] != 7;
    }
    printf(" %d %llx\n", cells, hash);
}
`

// towards reports whether a step leads to the bound, so that a parallel loop may have both.
func towards(op string, step int64) bool {
	switch op {
	case "<", "<=":
		return step > 0
	case ">", ">=":
		return step < 0
	}
	return step == 1 || step == -1
}

// nest is the function of a loop, with these parameters. One whose step leads away from the bound is a serial loop only.
func (p *loopsProgram) nest(name, parameters, lo, hi, op string, step int64) {
	head := func(i string) string {
		return fmt.Sprintf("for (%s %s = %s; %s %s %s; %s += %d)", p.index, i, lo, i, op, hi, i, step)
	}
	parallel := head("i")
	if !towards(op, step) {
		parallel = "for (int i = 0; i < 2; i++)"
	}
	fmt.Fprintf(p, `
static void %s(%s)
{
#pragma mint copy(seen, toDevice, 1024)
#pragma mint parallel
    {
#pragma mint for
        %s {
            unsigned sum = 1;
            %s
                sum = sum*3 + (unsigned)k;
            seen[i + 300] = sum;
        }
    }
#pragma mint copy(seen, fromDevice, 1024)
}
`, name, parameters, parallel, head("k"))
}

// add adds the loops with bounds of one type: ends that are values, and for two of the counted loops constants.
func (p *loopsProgram) add(index, bound cint.Type, boundName, op string, step int64) {
	name := fmt.Sprintf("f%d", len(p.calls))
	p.nest(name, fmt.Sprintf("%s lo, %s hi", p.index, boundName), "lo", "hi", op, step)
	run := func(lo, hi int64) (cint.Run, bool) {
		r, ok := cint.Loop{Index: index, Compared: compared(index, bound), Op: op, First: lo, Bound: compared(index, bound).Convert(hi), Step: step}.Run()
		return r, ok && r.Trips <= 40 && lo >= -300 && lo < 700 && r.Last >= -300 && r.Last < 700
	}
	var body strings.Builder
	loop := fmt.Sprintf("i %s (%s)hi, i += %d", op, boundName, step)
	constants := map[bool]bool{}
	for _, lo := range loopFirsts {
		for _, hi := range loopBounds {
			r, ok := run(lo, hi)
			if !ok || index.Convert(lo) != lo || bound.Convert(hi) != hi {
				continue
			}
			fmt.Fprintf(&body, "    if (begin(\"%s\", %d, %s)) {\n        %s(%d, %s);\n        report();\n    }\n", loop, lo, literal(hi), name, lo, literal(hi))
			if enters := r.Trips > 1; !constants[enters] && testmode.Hash(fmt.Sprint(loop, lo, hi))%3 == 0 {
				constants[enters] = true
				own := fmt.Sprintf("%s_%d", name, len(constants))
				p.nest(own, "void", fmt.Sprint(lo), fmt.Sprintf("(%s)%s", boundName, literal(hi)), op, step)
				fmt.Fprintf(&body, "    if (begin(\"constants, %s\", %d, %s)) {\n        %s();\n        report();\n    }\n", loop, lo, literal(hi), own)
			}
		}
	}
	fmt.Fprintf(p, "\nstatic void all_%s(void)\n{\n%s}\n", name, body.String())
	p.calls = append(p.calls, "all_"+name)
}

// literal is a constant of C with a value.
func literal(v int64) string {
	if v == -9223372036854775808 {
		return "LONG_MIN"
	}
	return fmt.Sprintf("%dL", v)
}

func (p *loopsProgram) text() string {
	return loopsHead + p.String() + "\nint main(int argc, char **argv)\n{\n    wanted = argc > 1 ? atoi(argv[1]) : 0;\n    " + strings.Join(p.calls, "();\n    ") + "();\n    return 0;\n}\n"
}

// TestLoopsOfTheTable runs loops over all combinations of the type of the index, the type of the bound, the operator and the step with small values as parallel loops
// and as serial ones, and compares the iterations with gcc's. A stop at run time is right only where values below 0 are compared as unsigned.
// Rules: F1, F2.
func TestLoopsOfTheTable(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, index := range testmode.Sample(t, loopTypes) {
		t.Run(index.name, func(t *testing.T) {
			t.Parallel()
			p := &loopsProgram{index: index.name}
			for n, bound := range loopTypes {
				for m, op := range loopOps {
					for k, step := range loopSteps {
						if testmode.Full() || (n+m+k)%4 == 0 {
							p.add(index.t, bound.t, bound.name, op, step)
						}
					}
				}
			}
			dir := t.TempDir()
			file := filepath.Join(dir, "loops.c")
			require.NoError(t, os.WriteFile(file, []byte(p.text()), 0o600))
			serial := buildSerial(t, []string{file}, "-O0") // says what C means, in an eighth of the time
			cuda := buildCUDA(t, t.TempDir(), []unit{{translate(t, dir, "loops.c", "-O3", "-fhost-guard=off"), dir}})
			compareLoops(t, runSerial(t, serial, nil).Stdout, cuda)
		})
	}
}

// stoppedAt finds the case at which a run stopped.
var stoppedAt = regexp.MustCompile(`(?m)^(\d+) (.*) (-?\d+) (-?\d+):$`)

// compareLoops runs the cases, and after each that stops those behind it.
func compareLoops(t *testing.T, serial, cuda string) {
	want := strings.SplitAfter(serial, "\n")
	compared, stopped := 0, 0
	for next := 0; next < len(want)-1; {
		got, said := runCUDA(t, cuda, []string{strconv.Itoa(next)}, cuemu.Forward)
		lines := strings.SplitAfter(got.Stdout, "\n")
		whole := len(lines) - 1
		require.LessOrEqual(t, next+whole, len(want)-1)
		for i, line := range lines[:whole] {
			assert.Equal(t, want[next+i], line)
		}
		compared, next = compared+whole, next+whole
		if got.Status == 0 {
			break
		}
		at := stoppedAt.FindStringSubmatch(lines[whole])
		require.NotNil(t, at, "%s\n%s", lines[whole], said)
		stopped++
		assert.Regexp(t, "is compared as an unsigned number|passes the end of its type|never meets its end|wraps around or is cut off", said, "%s", lines[whole])
		next++
	}
	t.Logf("%d loops have gcc's iterations, %d stopped", compared, stopped)
	assert.Greater(t, compared, 10*stopped)
}
