/* Rules: T2, R3. Trapezoid case 3. A break, a return and a goto on host scalars in the middle of a batch; the counters behind the loops. Loops that a goto
   makes, and one whose nests all stand under conditions. */
#include "../../field.h"

static real u[40][41], v[40][41];

static int until(int n, int most, int at)
{
    int t = 0, seen = 0;
#pragma mint parallel
    {
        while (t++ < most) {
            if (t == at)
                break;
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] * u[y][x + 1]) / 3;
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    u[y][x] = v[y][x] / 2 + v[y][x - 1];
            seen += t;
        }
    }
    return 1000 * seen + t;
}

static int leave(int n, int most, int at)
{
#pragma mint parallel
    {
        int t = 0;
        do {
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    v[y][x] = u[y][x] + (u[y - 1][x - 1] - u[y + 1][x + 1]) / 4;
            if (t == at)
                goto end;
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    u[y][x] = v[y][x];
        } while (++t < most);
    end:;
    }
    return most - at;
}

static int again(int n, int most)
{
    int t = 0;
#pragma mint parallel
    {
#pragma mint barrier
    again:
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x]) / 2;
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                u[y][x] = (v[y][x - 1] + v[y][x + 1]) / 2;
        if (++t < most)
            goto again;
    }
    return t;
}

static real largest(int n, int most)
{
    real large;
    int t = 0;
#pragma mint parallel
    {
    again:
        large = 0;
#pragma mint for nest(2) reduction(max: large)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++) {
                v[y][x] = u[y][x] + u[y][x - 1] / 9;
                large = v[y][x] > large ? v[y][x] : large;
            }
        if (++t < most && large < 9)
            goto again;
    }
    return large;
}

static void under(int n, int most)
{
    int t = 0;
#pragma mint parallel
    while (1) {
        if (t++ < most) {
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    v[y][x] += u[y][x];
        } else
            break;
    }
}

/* A goto loop in another one, one behind them, and a for loop. */
static int several(int n, int most)
{
    int t = 0, k = 0;
#pragma mint parallel
    {
    outer:
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                u[y][x] = u[y][x] / 2 + v[y][x];
    inner:
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                v[y][x] += u[y][x] / 16;
        if (++k % 5)
            goto inner;
        if (++t < 3)
            goto outer;
        for (t = 0; t < most; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    u[y][x] = u[y][x] / 2 - v[y][x];
        }
    behind:
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                v[x][y] = u[y][x] / 2;
        if (k > 20)
            return k;
        if (++k % 3)
            goto behind;
        if (++k < 20)
            goto behind;
    }
    return k;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), most = size_argument(argc, argv, 2, 11), at = size_argument(argc, argv, 3, 7);

    fill(u[0], sizeof u / sizeof(real), 1);
    fill(v[0], sizeof v / sizeof(real), 2);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
    printf("%d\n", until(n, most, at));
    printf("%d\n", leave(n, most, at));
    printf("%d\n", again(n, most));
    printf("%.9g\n", (double)largest(n, most));
    under(n, most);
    printf("%d\n", several(n, most));
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
