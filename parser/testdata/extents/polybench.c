/* A program of PolyBench's kind: array macros, a data type chosen by a macro, scop pragmas. */
#include <stdio.h>
#include <unistd.h>
#include <string.h>
#include <math.h>
#include <stdlib.h>
#include <sys/time.h>

#ifndef N
# define N 64
#endif
#define TSTEPS 4
#define DATA_TYPE double
#define SCALAR_VAL(x) x
#define DATA_PRINTF_MODIFIER "%0.2lf "
#define POLYBENCH_C99_SELECT(x, y) y
#define POLYBENCH_1D(var, dim1) var[POLYBENCH_C99_SELECT(dim1, 0) + (dim1)]
#define POLYBENCH_2D(var, dim1, dim2, ddim1, ddim2) var[dim1][dim2]
#define POLYBENCH_2D_F(var, dim1, dim2, ddim1, ddim2) (*var)[dim1][dim2]
#define POLYBENCH_ARRAY(x) *x
#define POLYBENCH_2D_ARRAY_DECL(var, type, dim1, dim2, ddim1, ddim2) \
  type POLYBENCH_2D_F(var, dim1, dim2, ddim1, ddim2); \
  var = (type(*)[dim1][dim2])polybench_alloc_data((dim1) * (dim2), sizeof(type));
#define POLYBENCH_FREE_ARRAY(x) free((void*)x);
#define POLYBENCH_DUMP_TARGET stderr
#define polybench_start_instruments
#define polybench_stop_instruments
#define polybench_print_instruments printf("%0.6f\n", rtclock());
#define _PB_N POLYBENCH_C99_SELECT(N, n)

static double rtclock(void)
{
  struct timeval Tp;
  int stat = gettimeofday(&Tp, NULL);
  if (stat != 0) printf("Error return from gettimeofday: %d", stat);
  return (Tp.tv_sec + Tp.tv_usec * 1.0e-6);
}

static void *polybench_alloc_data(unsigned long long int n, int elt_size)
{
  void *ret = NULL;
  if (posix_memalign(&ret, 4096, n * elt_size) != 0 || !ret) exit(1);
  return ret;
}

static void init_array(int n, DATA_TYPE POLYBENCH_2D(A, N, N, n, n), DATA_TYPE POLYBENCH_2D(B, N, N, n, n))
{
  int i, j;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) {
      A[i][j] = ((DATA_TYPE) i*(j+2) + 2) / n;
      B[i][j] = ((DATA_TYPE) i*(j+3) + 3) / n;
    }
}

static void print_array(int n, DATA_TYPE POLYBENCH_2D(A, N, N, n, n))
{
  int i, j;
  fprintf(POLYBENCH_DUMP_TARGET, "begin dump: %s",
          "A" "\n"
          "rows");
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) {
      if ((i * n + j) % 20 == 0) fprintf(POLYBENCH_DUMP_TARGET, "\n");
      fprintf(POLYBENCH_DUMP_TARGET, DATA_PRINTF_MODIFIER, A[i][j]);
    }
}

static void kernel_jacobi_2d(int tsteps, int n, DATA_TYPE POLYBENCH_2D(A, N, N, n, n), DATA_TYPE POLYBENCH_2D(B, N, N, n, n))
{
  int t, i, j;
#pragma scop
#pragma mint parallel
  {
  for (t = 0; t < tsteps; t++)
    {
#pragma mint for nest(2) private(i, j)
      for (i = 1; i < _PB_N - 1; i++)
        for (j = 1; j < _PB_N - 1; j++)
          B[i][j] = SCALAR_VAL(0.2) * (A[i][j] + A[i][j-1] + A[i][1+j] + A[1+i][j] + A[i-1][j]);
#pragma mint for nest(2) private(i, j)
      for (i = 1; i < _PB_N - 1; i++)
        for (j = 1; j < _PB_N - 1; j++)
          A[i][j] = SCALAR_VAL(0.2) * (B[i][j] + B[i][j-1] + B[i][1+j] + B[1+i][j] + B[i-1][j]);
    }
  }
#pragma endscop
}

int main(int argc, char** argv)
{
  int n = N;
  POLYBENCH_2D_ARRAY_DECL(A, DATA_TYPE, N, N, n, n);
  POLYBENCH_2D_ARRAY_DECL(B, DATA_TYPE, N, N, n, n);
  init_array(n, POLYBENCH_ARRAY(A), POLYBENCH_ARRAY(B));
  polybench_start_instruments;
  kernel_jacobi_2d(TSTEPS, n, POLYBENCH_ARRAY(A), POLYBENCH_ARRAY(B));
  polybench_stop_instruments;
  polybench_print_instruments;
  if (argc > 42 && ! strcmp(argv[0], "")) print_array(n, POLYBENCH_ARRAY(A));
  POLYBENCH_FREE_ARRAY(A);
  POLYBENCH_FREE_ARRAY(B);
  return 0;
}
