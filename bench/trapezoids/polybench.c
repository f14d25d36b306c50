/* KERNEL: 1 PolyBench's jacobi-1d, 2 its heat-3d, each with two nests that write two arrays in turn; 3 one dimension with two buffers, 4 heat-3d's sum with two buffers.
 * Arguments: steps calls N .. (cells in each dimension). Prints the seconds of the time loop for each call, and a checksum of all bits for each size. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef REAL
#define REAL double
#endif
#ifndef KERNEL
#define KERNEL 1
#endif
typedef REAL real;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

#if KERNEL == 2 || KERNEL == 4
#define EXTENTS n, n, n
#define AS(a) (real (*)[n][n])a
static const void *run(int n, int steps, int calls, real (*A)[n][n], real (*B)[n][n])
#else
#define EXTENTS n
#define AS(a) a
static const void *run(int n, int steps, int calls, real *A, real *B)
#endif
{
#pragma mint copy(A, toDevice, EXTENTS)
#pragma mint copy(B, toDevice, EXTENTS)
    for (int call = 0; call < calls; call++) {
        double start = seconds();
#pragma mint parallel
        {
            for (int t = 1; t <= steps; t++) {
#if KERNEL == 1
#pragma mint for nest(1)
                for (int i = 1; i < n - 1; i++)
                    B[i] = (real)0.33333 * (A[i - 1] + A[i] + A[i + 1]);
#pragma mint for nest(1)
                for (int i = 1; i < n - 1; i++)
                    A[i] = (real)0.33333 * (B[i - 1] + B[i] + B[i + 1]);
#elif KERNEL == 2 || KERNEL == 4
#define NEXT(B, A) B[i][j][k] = (real)0.125 * (A[i + 1][j][k] - (real)2.0 * A[i][j][k] + A[i - 1][j][k]) \
    + (real)0.125 * (A[i][j + 1][k] - (real)2.0 * A[i][j][k] + A[i][j - 1][k]) \
    + (real)0.125 * (A[i][j][k + 1] - (real)2.0 * A[i][j][k] + A[i][j][k - 1]) + A[i][j][k]
#pragma mint for nest(3)
                for (int i = 1; i < n - 1; i++)
                    for (int j = 1; j < n - 1; j++)
                        for (int k = 1; k < n - 1; k++)
                            NEXT(B, A);
#if KERNEL == 4
                real (*old)[n][n] = A;
                A = B;
                B = old;
#else
#pragma mint for nest(3)
                for (int i = 1; i < n - 1; i++)
                    for (int j = 1; j < n - 1; j++)
                        for (int k = 1; k < n - 1; k++)
                            NEXT(A, B);
#endif
#else
#pragma mint for nest(1)
                for (int i = 1; i < n - 1; i++)
                    B[i] = A[i] + (real)0.2 * (A[i - 1] - 2 * A[i] + A[i + 1]);
                real *old = A;
                A = B;
                B = old;
#endif
            }
        }
        fprintf(stderr, "%.6f ", seconds() - start);
    }
#pragma mint copy(A, fromDevice, EXTENTS)
    return A;
}

static void measure(int n, int steps, int calls)
{
    size_t count = KERNEL == 2 || KERNEL == 4 ? (size_t)n * n * n : (size_t)n;
    real *A = malloc(count * sizeof(real)), *B = malloc(count * sizeof(real));
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        A[i] = B[i] = (seed >> 40) / 16777216.0;
    }
    const uint32_t *bits = (const uint32_t *)run(n, steps, calls, AS(A), AS(B));
    for (size_t i = 0; i < count * sizeof(real) / 4; i++)
        hash = (hash ^ bits[i]) * 1099511628211u;
    fprintf(stderr, "\n");
    printf("%d %016llx\n", n, (unsigned long long)hash);
    fflush(stdout);
    free(A);
    free(B);
}

int main(int argc, char **argv)
{
    int steps = argc > 1 ? atoi(argv[1]) : 10, calls = argc > 2 ? atoi(argv[2]) : 1;
    for (int i = 3; i < argc; i++)
        measure(atoi(argv[i]), steps, calls);
    return 0;
}
