// The matrix of time loops: for each kind of several steps per launch a program with a loop for each height, in several types, which are run for
// numbers of steps around the height on grids from one cell on.

package stress

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"mintc/internal/diag"
	"mintc/internal/driver"
)

// MatrixKind is a way to make several steps of loops over arrays of Dims dimensions. Guarded: the loops run over all cells, and a condition on the
// indices leaves out the ring. Buffers: not 0 for stars that reach two cells (matrix_far.go), with two or three arrays that take turns.
type MatrixKind struct {
	Kind    string
	Dims    int
	Guarded bool
	Buffers int
}

func (k MatrixKind) String() string {
	text := fmt.Sprintf("%s-%dd", k.Kind, k.Dims)
	if k.Guarded {
		text += ", guarded"
	}
	if k.Buffers > 0 {
		text += fmt.Sprintf(", far, %d buffers", k.Buffers)
	}
	return text
}

// MatrixKinds are those of the matrix.
var MatrixKinds = []MatrixKind{{"strip", 1, false, 0}, {"shrinking", 1, false, 0}, {"march", 2, false, 0}, {"tile", 2, false, 0}, {"shrinking", 2, false, 0}, {"persistent", 2, false, 0}, {"march", 3, false, 0},
	{"shrinking", 3, false, 0}, {"tile", 3, false, 0}, {"strip", 1, true, 0}, {"march", 2, true, 0}, {"tile", 3, true, 0}, {"march", 3, false, 2}, {"march", 3, false, 3}}

// tallest is the largest height, of all combinations or of pairs: the checker's compiler takes long for many steps that march.
func (k MatrixKind) tallest(full bool) int {
	if k.Buffers > 0 {
		return k.farTallest(full)
	}
	if k.Kind == "march" && !full {
		return 7 - 2*(k.Dims-1)
	}
	return 9
}

// Types are those of cells that a kind can make several steps of.
func (k MatrixKind) Types() []string {
	if k.Kind == "march" || k.Kind == "persistent" {
		return []string{"double", "float"}
	}
	return []string{"double", "float", "int", "short"}
}

// matrixSizes are grids with rings, x first: no cell in them, one, fewer than a ghost zone has, about a tile, several tiles.
var matrixSizes = map[int][][3]int{
	1: {{2, 1, 1}, {3, 1, 1}, {7, 1, 1}, {65, 1, 1}, {300, 1, 1}, {1037, 1, 1}},
	2: {{3, 2, 1}, {3, 3, 1}, {9, 5, 1}, {5, 40, 1}, {70, 6, 1}, {67, 35, 1}, {150, 70, 1}},
	3: {{3, 3, 2}, {3, 3, 3}, {9, 4, 5}, {5, 6, 30}, {40, 5, 6}, {35, 34, 7}, {70, 20, 12}},
}

// sizes are the grids of a kind.
func (k MatrixKind) sizes() [][3]int {
	if k.Buffers > 0 {
		return farSizes
	}
	return matrixSizes[k.Dims]
}

// Matrix is one program of the matrix, and what its loop of each height is run for, where there are cells.
type Matrix struct {
	Kind MatrixKind
	Text string
	Runs map[int][]MatrixRun
}

// MatrixRun is a number of steps on a grid, x first.
type MatrixRun struct {
	Size  [3]int
	Steps int
}

// MakeMatrix makes the program of a kind. Heights and types are paired off by the number, so that numbers from 0 on give each pair, and each size
// goes with some numbers of steps; full: with all up to 3*height+2.
func (k MatrixKind) MakeMatrix(number int, full bool) Matrix {
	m := Matrix{Kind: k, Runs: map[int][]MatrixRun{}}
	var b, calls strings.Builder
	b.WriteString("#include <stdio.h>\n#include <stdlib.h>\n")
	for height := 1; height <= k.tallest(full); height++ {
		types := k.Types()
		b.WriteString(k.function(height, types[(height+number)%len(types)]))
		for i, steps := range stepsOf(height, full) {
			for s, size := range k.sizes() {
				if !full && (s+i+height+number)%k.pairedBy() != 0 {
					continue
				}
				fmt.Fprintf(&calls, "    run_%d(%d, %d, %d, %d);\n", height, size[2], size[1], size[0], steps)
				if k.cells(size) > 0 {
					m.Runs[height] = append(m.Runs[height], MatrixRun{size, steps})
				}
			}
		}
	}
	m.Text = b.String() + "\nint main(void)\n{\n" + calls.String() + "    return 0;\n}\n"
	return m
}

// aboutLoops is the code of remarks that say what became of a time loop, and gathered the text of those that say: several steps at once.
const aboutLoops = "MINT3011"

var gathered = regexp.MustCompile(`^up to (\d+) steps are gathered for one launch`)

// Blocked is how many steps should be made at once, and in how many of the loops, by the heights that the remarks of a translation name: they
// are smaller than what the directives ask for where that does not fit on the chip.
func (m Matrix) Blocked(remarks []*diag.Message) (total int64, loops int, err error) {
	asked := 0
	for _, r := range remarks {
		if r.Code != aboutLoops {
			continue
		}
		asked++
		found := gathered.FindStringSubmatch(r.Text)
		if found == nil {
			continue
		}
		height, err := strconv.Atoi(found[1])
		if err != nil {
			return 0, 0, err
		}
		loops++
		for _, run := range m.Runs[asked] {
			total += m.Kind.blocked(run, height)
		}
	}
	if asked != len(m.Runs) {
		return 0, 0, fmt.Errorf("remarks about %d time loops, not %d", asked, len(m.Runs))
	}
	return total, loops, nil
}

// CheckMatrix runs a program of the matrix. Besides wrong numbers it is a fault if another number of steps was made at once than the remarks
// of the translation promise, or if that was done for fewer than half of the heights.
func (l *Lab) CheckMatrix(ctx context.Context, m Matrix) (Outcome, error) {
	o := m.Kind.options()
	before := l.Blocked.Load()
	outcome, err := l.Text(ctx, m.Text, o, 1)
	if err != nil || outcome.Verdict != Agrees {
		return outcome, err
	}
	o.Text = []byte(m.Text)
	result := l.Translate(o)
	want, loops, err := m.Blocked(result.Messages.Messages)
	if err != nil {
		return Outcome{}, err
	}
	if got := l.Blocked.Load() - before; got != want || 2*loops < len(m.Runs) {
		return Outcome{Faulty, "steps", fmt.Sprintf("%d steps in launches of several, not %d; %d of %d loops", got, want, loops, len(m.Runs))}, nil
	}
	return Outcome{}, nil
}

// options are those that the program is translated with.
func (k MatrixKind) options() driver.Options {
	o := driver.Defaults()
	o.Input, o.Output, o.Level, o.Arch, o.TrapezoidKind = "in.c", "out.cu", 3, "sm_90", k.Kind
	return o
}

// stepsOf are numbers of steps around multiples of a height, or all.
func stepsOf(height int, full bool) (list []int) {
	around := map[int]bool{0: true, 1: true, 2: true, height - 1: true, height: true, height + 1: true, height + 2: true, 2*height + 1: true, 3*height + 2: true}
	for n := 0; n <= 3*height+2; n++ {
		if full || around[n] {
			list = append(list, n)
		}
	}
	return list
}

// blocked is how many of some steps with two buffers are made at once: the last one is an ordinary launch, and so are rests of one.
// Marching kernels make rests of three steps and a third of the height.
func (k MatrixKind) blocked(run MatrixRun, height int) int64 {
	if k.Buffers > 0 {
		return farBlocked(run, height)
	}
	made, least := max(run.Steps-1, 0), 2
	if k.Kind == "march" {
		least = max(3, height/3+1)
	}
	if rest := made % height; rest < least {
		made -= rest
	}
	return int64(made)
}

// cells are those inside a ring.
func (k MatrixKind) cells(size [3]int) int {
	if k.Buffers > 0 {
		return farCells(size)
	}
	n := 1
	for d := range k.Dims {
		n *= size[d] - 2
	}
	return n
}

// function is a time loop over a grid with a ring, and what calls it and prints all cells of both buffers.
func (k MatrixKind) function(height int, typ string) string {
	if k.Buffers > 0 {
		return k.farFunction(height, typ)
	}
	index := []string{"x", "y * nx + x", "(z * ny + y) * nx + x"}[k.Dims-1]
	sum, loops := "u[at]", ""
	for d, axis := range []string{"x", "y", "z"}[:k.Dims] {
		stride := []string{"1", "nx", "ny * nx"}[d]
		sum += fmt.Sprintf(" + u[at - %s] + u[at + %s]", stride, stride)
		if loop := "        for (int A = 1; A < nA - 1; A++)\n"; k.Guarded {
			loops = strings.ReplaceAll("        for (int A = 0; A < nA; A++)\n", "A", axis) + loops + strings.ReplaceAll("        if (A > 0 && A < nA - 1)\n", "A", axis)
		} else {
			loops = strings.ReplaceAll(loop, "A", axis) + loops
		}
	}
	sum = strings.ReplaceAll(sum, "at", index)
	value := "(SUM) / 7"
	if typ == "int" || typ == "short" {
		value = "(SUM) & 1023" // strips do not divide integers
	}
	value = strings.ReplaceAll(value, "SUM", sum)
	return strings.NewReplacer("TYPE", typ, "HEIGHT", fmt.Sprint(height), "DIMS", fmt.Sprint(k.Dims), "LOOPS", loops, "AT", index, "VALUE", value).Replace(matrixFunction)
}

// matrixFunction is the text of a time loop.
const matrixFunction = `
static void advance_HEIGHT(int nz, int ny, int nx, int steps, TYPE *u, TYPE *v)
{
#pragma mint copy(u, toDevice, nz * ny * nx)
#pragma mint copy(v, toDevice, nz * ny * nx)
#pragma mint parallel
    {
#pragma mint trapezoid height(HEIGHT)
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(DIMS)
LOOPS            v[AT] = VALUE;
        TYPE *w = u;
        u = v;
        v = w;
    }
    }
#pragma mint copy(u, fromDevice, nz * ny * nx)
#pragma mint copy(v, fromDevice, nz * ny * nx)
}

static void run_HEIGHT(int nz, int ny, int nx, int steps)
{
    int n = nz * ny * nx;
    TYPE *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v);
    unsigned long long hash = 14695981039346656037ull;

    for (int i = 0; i < n; i++) {
        u[i] = (TYPE)(i * 37 % 101 * 1.37);
        v[i] = (TYPE)(i * 53 % 103 * 1.19);
    }
    advance_HEIGHT(nz, ny, nx, steps, u, v);
    for (size_t i = 0; i < n * sizeof *u; i++)
        hash = ((hash ^ ((unsigned char *)u)[i]) * 1099511628211ull ^ ((unsigned char *)v)[i]) * 1099511628211ull;
    printf("height_HEIGHT,%d,%d,%d,%d_0 %llx\n", nz, ny, nx, steps, hash);
    free(u);
    free(v);
}
`
