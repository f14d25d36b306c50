// The part of the matrix whose stars reach two cells, with another array that is read at the cell: on sm_90 blocks march with planes in shared memory.

package stress

import (
	"fmt"
	"strings"
)

// farSizes are grids with rings of two cells, x first: no cell in them, one, thin along each dimension, less than a tile and a ghost zone, several tiles.
// Rows of 4*n+1 cells are not padded, so that no tensor has them: steps on those are single ones.
var farSizes = [][3]int{{6, 4, 6}, {6, 5, 7}, {6, 19, 23}, {27, 5, 12}, {42, 23, 5}, {7, 6, 34}, {21, 9, 8}, {67, 37, 9}, {130, 62, 10}}

// farTallest is the largest height: in full one step more than the chip has room for in float, and three more than in double; those of pairs fit in both.
func (k MatrixKind) farTallest(full bool) int {
	if full {
		return 6
	}
	return 3
}

// pairedBy is with each how many of the sizes a number of steps goes in pairs: these blocks have many threads, for which the checker takes long.
func (k MatrixKind) pairedBy() int {
	if k.Buffers > 0 {
		return len(farSizes)
	}
	return 3
}

// farCells are those inside the ring. Ranges of grids with an odd number of planes begin a cell later, where no pack does.
func farCells(size [3]int) int {
	return max(0, size[0]-4-size[2]%2) * max(0, size[1]-4) * max(0, size[2]-4)
}

// farBlocked is how many steps are made at once: a launch makes as many as the height, and no rest of them.
func farBlocked(run MatrixRun, height int) int64 {
	if run.Size[0]%4 == 1 {
		return 0
	}
	made := max(run.Steps-1, 0)
	return int64(made - made%height)
}

// farFunction is a time loop over such a grid, in which each cell has another weight, and what calls it and prints all cells of all arrays. Two buffers have two
// other arrays beside them. Where the number of rows is even, the buffers are alike beyond the range.
func (k MatrixKind) farFunction(height int, typ string) string {
	value, weight := "(TYPE)0.1 * AT(u, z, y, x)", 3
	for d := range 3 {
		for _, reach := range []int{-2, -1, 1, 2} {
			offset := [3]int{}
			offset[d] = reach
			value += fmt.Sprintf(" + (TYPE)0.0%d * AT(u, z + %d, y + %d, x + %d)", weight, offset[0], offset[1], offset[2])
			weight++
		}
	}
	to, turn := "v", "u = v; v = o;"
	value += " + (TYPE)0.01 * AT(k, z, y, x) * AT(u, z, y, x) + (TYPE)0.07 * AT(w, z, y, x)"
	if k.Buffers == 3 { // v is the version before
		to, turn = "w", "u = w; w = v; v = o;"
		value = strings.Replace(value, "+ (TYPE)0.07 * AT(w,", "- (TYPE)0.2 * AT(v,", 1)
	}
	return strings.NewReplacer("HEIGHT", fmt.Sprint(height), "VALUE", strings.ReplaceAll(value, "TYPE", typ), "TURN", turn, "TO", to, "TYPE", typ).Replace(farText)
}

// farText is the text of a time loop.
const farText = `
#define AT(a, z, y, x) (a)[((z) * ny + (y)) * nx + (x)]
static void advance_HEIGHT(int nz, int ny, int nx, int first, int last, int steps, TYPE *u, TYPE *v, TYPE *w, TYPE *k)
{
#pragma mint copy(u, toDevice, nz * ny * nx)
#pragma mint copy(v, toDevice, nz * ny * nx)
#pragma mint copy(w, toDevice, nz * ny * nx)
#pragma mint copy(k, toDevice, nz * ny * nx)
#pragma mint parallel
    {
#pragma mint trapezoid height(HEIGHT)
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 2; z < nz - 2; z++)
            for (int y = 2; y < ny - 2; y++)
                for (int x = first; x < last; x++)
                    AT(TO, z, y, x) = VALUE;
        TYPE *o = u;
        TURN
    }
    }
#pragma mint copy(u, fromDevice, nz * ny * nx)
#pragma mint copy(v, fromDevice, nz * ny * nx)
#pragma mint copy(w, fromDevice, nz * ny * nx)
}

static void run_HEIGHT(int nz, int ny, int cells, int steps)
{
    int nx = cells % 4 == 1 ? cells : (cells + 3) / 4 * 4, n = nz * ny * nx;
    TYPE *a[4];
    unsigned long long hash = 14695981039346656037ull;

    for (int j = 0; j < 4; j++) {
        a[j] = malloc(n * sizeof *a[j]);
        for (int i = 0; i < n; i++)
            a[j][i] = (TYPE)(i * (ny % 2 == 0 && j < 3 ? 37 : 37 + 8 * j) % 101 * 0.0137);
    }
    advance_HEIGHT(nz, ny, nx, 2 + nz % 2, cells - 2, steps, a[0], a[1], a[2], a[3]);
    for (int j = 0; j < 4; j++) {
        for (size_t i = 0; i < n * sizeof *a[j]; i++)
            hash = (hash ^ ((unsigned char *)a[j])[i]) * 1099511628211ull;
        free(a[j]);
    }
    printf("height_HEIGHT,%d,%d,%d,%d_0 %llx\n", nz, ny, cells, steps, hash);
}
`
