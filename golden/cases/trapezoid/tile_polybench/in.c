/* Rules: T1, T2, F2. Trapezoid case 7. PolyBench's stencils with its array layout and sizes: jacobi-1d, jacobi-2d and heat-3d update two arrays in
   turn by two nests, fdtd-2d three fields in place over ranges of their own, with a source for each step. Steps that fill all
   launches leave the results in the second buffers until they are looked at. */
#include "../../field.h"

#define DATA_TYPE real
#define N1 61
#define N2 23
#define N3 11
#define NX 19
#define NY 26
#define TMAX 40
#define _PB_N n
#define _PB_TSTEPS tsteps

static void kernel_jacobi_1d(int tsteps, int n, DATA_TYPE A[N1], DATA_TYPE B[N1])
{
    int t, i;
#pragma mint parallel
    for (t = 0; t < _PB_TSTEPS; t++) {
#pragma mint for nest(1)
        for (i = 1; i < _PB_N - 1; i++)
            B[i] = (DATA_TYPE)0.33333 * (A[i - 1] + A[i] + A[i + 1]);
#pragma mint for nest(1)
        for (i = 1; i < _PB_N - 1; i++)
            A[i] = (DATA_TYPE)0.33333 * (B[i - 1] + B[i] + B[i + 1]);
    }
}

static void kernel_jacobi_2d(int tsteps, int n, DATA_TYPE A[N2][N2], DATA_TYPE B[N2][N2])
{
    int t, i, j;
#pragma mint parallel
    for (t = 0; t < _PB_TSTEPS; t++) {
#pragma mint for nest(2)
        for (i = 1; i < _PB_N - 1; i++)
            for (j = 1; j < _PB_N - 1; j++)
                B[i][j] = (DATA_TYPE)0.2 * (A[i][j] + A[i][j - 1] + A[i][1 + j] + A[1 + i][j] + A[i - 1][j]);
#pragma mint for nest(2)
        for (i = 1; i < _PB_N - 1; i++)
            for (j = 1; j < _PB_N - 1; j++)
                A[i][j] = (DATA_TYPE)0.2 * (B[i][j] + B[i][j - 1] + B[i][1 + j] + B[1 + i][j] + B[i - 1][j]);
    }
}

static void kernel_heat_3d(int tsteps, int n, DATA_TYPE A[N3][N3][N3], DATA_TYPE B[N3][N3][N3])
{
    int t, i, j, k;
#pragma mint parallel
    for (t = 1; t <= tsteps; t++) {
#pragma mint for nest(3)
        for (i = 1; i < _PB_N - 1; i++)
            for (j = 1; j < _PB_N - 1; j++)
                for (k = 1; k < _PB_N - 1; k++)
                    B[i][j][k] = (DATA_TYPE)0.125 * (A[i + 1][j][k] - (DATA_TYPE)2.0 * A[i][j][k] + A[i - 1][j][k]) +
                                 (DATA_TYPE)0.125 * (A[i][j + 1][k] - (DATA_TYPE)2.0 * A[i][j][k] + A[i][j - 1][k]) +
                                 (DATA_TYPE)0.125 * (A[i][j][k + 1] - (DATA_TYPE)2.0 * A[i][j][k] + A[i][j][k - 1]) + A[i][j][k];
#pragma mint for nest(3)
        for (i = 1; i < _PB_N - 1; i++)
            for (j = 1; j < _PB_N - 1; j++)
                for (k = 1; k < _PB_N - 1; k++)
                    A[i][j][k] = (DATA_TYPE)0.125 * (B[i + 1][j][k] - (DATA_TYPE)2.0 * B[i][j][k] + B[i - 1][j][k]) +
                                 (DATA_TYPE)0.125 * (B[i][j + 1][k] - (DATA_TYPE)2.0 * B[i][j][k] + B[i][j - 1][k]) +
                                 (DATA_TYPE)0.125 * (B[i][j][k + 1] - (DATA_TYPE)2.0 * B[i][j][k] + B[i][j][k - 1]) + B[i][j][k];
    }
}

static void kernel_fdtd_2d(int tmax, int nx, int ny, DATA_TYPE ex[NX][NY], DATA_TYPE ey[NX][NY], DATA_TYPE hz[NX][NY], DATA_TYPE _fict_[TMAX])
{
    int t, i, j;
#pragma mint parallel
    for (t = 0; t < tmax; t++) {
#pragma mint for nest(1)
        for (j = 0; j < ny; j++)
            ey[0][j] = _fict_[t];
#pragma mint for nest(2)
        for (i = 1; i < nx; i++)
            for (j = 0; j < ny; j++)
                ey[i][j] = ey[i][j] - (DATA_TYPE)0.5 * (hz[i][j] - hz[i - 1][j]);
#pragma mint for nest(2)
        for (i = 0; i < nx; i++)
            for (j = 1; j < ny; j++)
                ex[i][j] = ex[i][j] - (DATA_TYPE)0.5 * (hz[i][j] - hz[i][j - 1]);
#pragma mint for nest(2)
        for (i = 0; i < nx - 1; i++)
            for (j = 0; j < ny - 1; j++)
                hz[i][j] = hz[i][j] - (DATA_TYPE)0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
    }
}

/* As polybench_alloc_data does it. */
static void *allocated(size_t cells, size_t seed)
{
    DATA_TYPE *data = (DATA_TYPE *)malloc(cells * sizeof(DATA_TYPE));

    fill(data, cells, seed);
    return data;
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 9), small = size_argument(argc, argv, 2, 0);
    DATA_TYPE(*A1)[N1] = (DATA_TYPE(*)[N1])allocated(N1, 1), (*B1)[N1] = (DATA_TYPE(*)[N1])allocated(N1, 2);
    DATA_TYPE(*A2)[N2][N2] = (DATA_TYPE(*)[N2][N2])allocated(N2 * N2, 3), (*B2)[N2][N2] = (DATA_TYPE(*)[N2][N2])allocated(N2 * N2, 4);
    DATA_TYPE(*A3)[N3][N3][N3] = (DATA_TYPE(*)[N3][N3][N3])allocated(N3 * N3 * N3, 5);
    DATA_TYPE(*B3)[N3][N3][N3] = (DATA_TYPE(*)[N3][N3][N3])allocated(N3 * N3 * N3, 6);
    DATA_TYPE(*ex)[NX][NY] = (DATA_TYPE(*)[NX][NY])allocated(NX * NY, 7), (*ey)[NX][NY] = (DATA_TYPE(*)[NX][NY])allocated(NX * NY, 8);
    DATA_TYPE(*hz)[NX][NY] = (DATA_TYPE(*)[NX][NY])allocated(NX * NY, 9), (*_fict_)[TMAX] = (DATA_TYPE(*)[TMAX])allocated(TMAX, 10);

    kernel_jacobi_1d(steps, N1 - small, *A1, *B1);
    kernel_jacobi_2d(steps, N2 - small, *A2, *B2);
    kernel_heat_3d(steps, N3 - small, *A3, *B3);
    kernel_fdtd_2d(steps, NX - small, NY - small, *ex, *ey, *hz, *_fict_);
    checksum("jacobi-1d A", *A1, sizeof *A1);
    checksum("jacobi-1d B", *B1, sizeof *B1);
    checksum("jacobi-2d A", *A2, sizeof *A2);
    checksum("jacobi-2d B", *B2, sizeof *B2);
    checksum("heat-3d A", *A3, sizeof *A3);
    checksum("heat-3d B", *B3, sizeof *B3);
    checksum("fdtd-2d ex", *ex, sizeof *ex);
    checksum("fdtd-2d ey", *ey, sizeof *ey);
    checksum("fdtd-2d hz", *hz, sizeof *hz);
    return 0;
}
