/* Rules: C4, R3. A region that writes whole arrays may be left before the nests that do, and a function that it calls may use them
   first: then their values are on the device from the start. */
#include "../../field.h"

enum { N = 40 };
static real u[N], v[N], w[N];

static void show(const char *name)
{
    checksum(name, u, sizeof u);
    checksum(name, v, sizeof v);
    checksum(name, w, sizeof w);
}

static int leaves(int way)
{
    int steps = 0;
#pragma mint parallel
    {
        if (way == 1)
            return 1;
#pragma mint for
        for (int i = 0; i < N; i++)
            v[i] = 5 * i;
        if (way == 2)
            goto over;
        steps += ({ if (way == 3) return 3; 1; });
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] = v[i] + 1;
over:
        steps++;
#pragma mint for
        for (int i = 0; i < N; i++)
            w[i] = v[i] - 1;
    }
    return steps;
}

static int leaves_loop(int way)
{
    int t;
    for (t = 0; t < 3; t++) {
#pragma mint parallel
        {
            if (way == 4 && t == 1)
                continue;
            if (way == 5 && t == 0)
                break;
#pragma mint for
            for (int i = 0; i < N; i++)
                u[i] = i + t;
        }
        u[t] += 100;
    }
    return t;
}

static void from(const real *cells)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        w[i] = cells[i] + 1;
}

static real one(void)
{
    real value = 0;
#pragma mint parallel
    {
#pragma mint single
        {
            value = u[3];
        }
#pragma mint for
        for (int i = 0; i < N; i++)
            w[i] += value;
    }
    return value;
}

static real called(int way)
{
    real value = 0;
#pragma mint parallel
    {
        if (way == 6)
            from(u);
        if (way == 7)
            value = one();
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] = i;
        if (way == 8)
            from(u);
    }
    return value;
}

int main(int argc, char **argv)
{
    int way = size_argument(argc, argv, 1, 0);
    fill(u, N, 1);
    fill(v, N, 2);
    fill(w, N, 3);
    printf("%d\n", leaves(way));
    show("left");
    fill(u, N, 4);
    printf("%d\n", leaves_loop(way));
    show("loop");
    fill(u, N, 5);
    printf("%g\n", (double)called(way));
    show("called");
    return 0;
}
