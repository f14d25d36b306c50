/* Rules: F5, F3. Typedefs of arrays and of elements, const and restrict. */
#include "../../field.h"

enum { WIDTH = 33 };
typedef real row[WIDTH];

static void blur(int n, const row *restrict from, row *restrict to)
{
#pragma mint copy(from, toDevice, WIDTH, n)
#pragma mint copy(to, toDevice, WIDTH, n)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int y = 0; y < n; y++)
            for (int x = 1; x < WIDTH - 1; x++)
                to[y][x] = (from[y][x - 1] + from[y][x] + from[y][x + 1]) / 3;
    }
#pragma mint copy(to, fromDevice, WIDTH, n)
}

static row before[40], after[40];

int main(int argc, char **argv)
{
    fill(&before[0][0], sizeof before / sizeof(real), 1);
    blur(size_argument(argc, argv, 1, 17), before, after);
    checksum("after", after, sizeof after);
    return 0;
}
