/* Rules: F3, F5, R1. Names that C++ or CUDA has other uses for, in nests and around them. */
#include <stdio.h>

typedef int bool;
struct float3 { double x, y; };
struct class { double this; int private[2]; struct float3 dim3; };
enum template { public = 2, virtual };

static double min(double a, double b) { return a < b ? a : b; }
static double delete(double new, struct class *operator) { return new * operator->this + operator->private[1]; }
static const double namespace[3] = {1, 2, 4};

static void relax(int n, double *new, double *blockIdx, struct class *class)
{
    int try, const_cast = 3;
    double catch = 0, friend = 0;
    bool threadIdx = 1;
#pragma mint copy(new, toDevice, n)
#pragma mint copy(blockIdx, toDevice, n)
#pragma mint copy(class, toDevice, n)
#pragma mint parallel
    {
#pragma mint for reduction(+: catch) reduction(max: friend)
        for (try = 1; try < n - 1; try++) {
            double throw = delete(new[try - 1], &class[try]) + min(new[try + 1], class[try].dim3.y);
            bool xor = try % 3 == virtual - public + threadIdx;
            blockIdx[try] = throw * namespace[try % 3] + const_cast * xor;
            catch += blockIdx[try];
            if (throw > friend)
                friend = throw;
            class[try].private[0] = try;
        }
#pragma mint single
        { new[0] = blockIdx[1]; blockIdx[2] += new[0]; ++blockIdx[3]; class[1].dim3.x = 7; }
    }
#pragma mint copy(new, fromDevice, n)
#pragma mint copy(blockIdx, fromDevice, n)
#pragma mint copy(class, fromDevice, n)
    printf("%g %g %d %g %g %d %g\n", catch, friend, try, new[0], blockIdx[2], class[4].private[0], class[1].dim3.x);
}

int main(void)
{
    enum { N = 41 };
    double new[N], blockIdx[N];
    struct class class[N];
    for (int i = 0; i < N; i++) {
        new[i] = i % 7;
        blockIdx[i] = 0;
        class[i] = (struct class){i % 4, {i, i % 3}, {0, i % 6}};
    }
    relax(N, new, blockIdx, class);
    for (int i = 0; i < N; i++)
        printf("%g ", blockIdx[i]);
    return 0;
}
