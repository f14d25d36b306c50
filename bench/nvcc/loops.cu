// Serial loops that nvcc 13.0 makes wrong code of: 19 of 560 that were drawn at random. "plain" should be 0 cells; "kept" is the same loop with
// "#pragma unroll 1", as mintc prints it.
//
//	nvcc -O3 -fmad=false -Xcompiler -ffp-contract=off -arch=sm_90 loops.cu -o loops && ./loops
//
// bench/results/2026-11-27-nvcc.md has what is known.
#include <cstdio>
#include <cstring>
#include <initializer_list>

const int planes = 24, rows = 24, cells = 8, all_cells = planes*rows*cells;

#define PARAMETERS(T) const float *a, T a_plane, T a_row, float *__restrict__ b, T b_plane, T b_row, int end
#define EACH(BODY) const int i = 2 + threadIdx.x; if (i < planes - 2) { BODY }
#define KEPT _Pragma("unroll 1")

// Bodies with one serial loop, and with two.
#define ONE(N, T, LOOP, ...) \
    static __global__ void plain##N(PARAMETERS(T)) { EACH(LOOP { __VA_ARGS__ }) } \
    static __global__ void kept##N(PARAMETERS(T)) { EACH(KEPT LOOP { __VA_ARGS__ }) } \
    static void host##N(PARAMETERS(T)) { for (int i = 2; i < planes - 2; i++) LOOP { __VA_ARGS__ } }
#define TWO(N, T, OUTER, INNER, ...) \
    static __global__ void plain##N(PARAMETERS(T)) { EACH(OUTER INNER { __VA_ARGS__ }) } \
    static __global__ void kept##N(PARAMETERS(T)) { EACH(KEPT OUTER { KEPT INNER { __VA_ARGS__ } }) } \
    static void host##N(PARAMETERS(T)) { for (int i = 2; i < planes - 2; i++) OUTER INNER { __VA_ARGS__ } }

TWO(0, long long, for (int j = 1; j < end; j++), for (int k = 1; k < 2; k++), if (a[i*a_plane + j*a_row + k] > 0.5f) b[i*b_plane + j*b_row + k] += 0.3f*a[i*a_plane + (j-1)*a_row + k] + 0.25f*a[(i-1)*a_plane + (j-1)*a_row + k-1];)
TWO(1, int, for (int j = 1; j < 12; j++), for (int k = 1; k < 2; k++), if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] = 0.7f*a[(i+1)*a_plane + (j+1)*a_row + k] + 0.1f*a[i*a_plane + (j+1)*a_row + k] + 0.25f*a[(i-2)*a_plane + (j+1)*a_row + k+1];)
TWO(2, long long, for (unsigned j = 1; j < 17; j++), for (int k = 1; k < 2; k++), float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] = 0.25f*a[(i-1)*a_plane + (j+1)*a_row + k-1] + 0.7f*a[(i-1)*a_plane + (j+1)*a_row + k+1] + 0.1f*a[(i+1)*a_plane + (j-1)*a_row + k]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
ONE(3, int, for (int j = 1; j < 12; j++), int k = 1; float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] = 0.3f*a[(i-2)*a_plane + (j-1)*a_row + k] + 0.25f*a[(i-2)*a_plane + (j+2)*a_row + k-1] + 0.7f*a[(i-2)*a_plane + (j+1)*a_row + k+1]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
ONE(4, int, for (int j = 1; j < 12; j++), int k = 1;  float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] += 0.25f*a[(i+1)*a_plane + (j-1)*a_row + k-1] + 0.3f*a[(i+1)*a_plane + (j+1)*a_row + k+1]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
ONE(5, long long, for (int j = 1; j < 12; j++), int k = 1;  float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] = 0.1f*a[i*a_plane + (j-1)*a_row + k] + 0.25f*a[(i+1)*a_plane + (j-1)*a_row + k-1] + 0.3f*a[(i+1)*a_plane + (j+2)*a_row + k]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
TWO(6, long long, for (int j = 1; j < end; j++), for (int k = 1; k < 2; k++), if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] += 0.3f*a[(i+1)*a_plane + (j+1)*a_row + k-1] + 0.25f*a[i*a_plane + (j-1)*a_row + k];)
ONE(7, long long, for (int j = 1; j < 12; j++), float t = a[i*a_plane + (j+1)*a_row + 1]; if (b[i*b_plane + j*b_row + 1] > a[(i-1)*a_plane + (j+1)*a_row + 1]) b[i*b_plane + j*b_row + 1] += 0.1f*a[(i-2)*a_plane + (j-1)*a_row + 1] + 0.25f*a[(i-2)*a_plane + (j-1)*a_row + 1] + 0.3f*a[(i-2)*a_plane + (j+1)*a_row + 0]; b[i*b_plane + j*b_row + 1] += 0.5f*t;)
TWO(8, long long, for (int j = 1; j < end; j++), for (int k = 1; k < 2; k++), if (a[i*a_plane + j*a_row + k] > 0.5f) b[i*b_plane + j*b_row + k] = 0.1f*a[i*a_plane + (j+2)*a_row + k] + 0.25f*a[i*a_plane + j*a_row + k-1];)
TWO(9, int, for (int j = 1; j < end; j++), for (int k = 1; k < 2; k++), if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] = 0.3f*a[(i-1)*a_plane + (j-1)*a_row + k+1] + 0.7f*a[(i+1)*a_plane + j*a_row + k] + 0.1f*a[(i+1)*a_plane + (j-1)*a_row + k];)
ONE(10, int, for (size_t j = 1; j < 13; j++), int k = 1; float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] -= 0.3f*a[(i-1)*a_plane + j*a_row + k-1] + 0.25f*a[i*a_plane + (j+2)*a_row + k-1] + 0.7f*a[(i+1)*a_plane + (j-1)*a_row + k]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
ONE(11, int, for (int j = 1; j < 17; j++), int k = 1; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] += 0.25f*a[(i-2)*a_plane + (j+1)*a_row + k] + 0.7f*a[(i-1)*a_plane + (j+2)*a_row + k+1] + 0.1f*a[(i+1)*a_plane + (j+1)*a_row + k];)
TWO(12, long long, for (int j = 1; j < end; j++), for (int k = 1; k < 2; k++), if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] += 0.3f*a[(i+1)*a_plane + j*a_row + k+1] + 0.1f*a[i*a_plane + j*a_row + k-1];)
ONE(13, int, for (int j = 1; j < 17; j++), int k = 1;  float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] -= 0.3f*a[(i-1)*a_plane + j*a_row + k-1] + 0.1f*a[(i-2)*a_plane + (j+1)*a_row + k-1]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
ONE(14, long long, for (size_t j = 1; j < 17; j++), int k = 1;  float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] -= 0.1f*a[(i-2)*a_plane + (j+2)*a_row + k-1] + 0.3f*a[i*a_plane + (j-1)*a_row + k]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
ONE(15, long long, for (int j = 1; j < 12; j++), int k = 1;  if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] -= 0.7f*a[(i-2)*a_plane + (j-1)*a_row + k+1] + 0.3f*a[(i-1)*a_plane + (j+1)*a_row + k-1] + 0.1f*a[(i-2)*a_plane + (j+2)*a_row + k];)
ONE(16, long long, for (int j = 1; j < 17; j++), int k = 1;  float t = a[i*a_plane + (j+1)*a_row + k]; if (b[i*b_plane + j*b_row + k] > a[(i-1)*a_plane + (j+1)*a_row + k]) b[i*b_plane + j*b_row + k] += 0.3f*a[(i-1)*a_plane + j*a_row + k] + 0.7f*a[(i-1)*a_plane + (j+1)*a_row + k+1] + 0.25f*a[(i-1)*a_plane + (j+2)*a_row + k+1]; b[i*b_plane + j*b_row + k] += 0.5f*t;)
TWO(17, long long, for (int j = 1; j < end; j++), for (int k = 1; k < 2; k++), if (a[i*a_plane + j*a_row + k] > 0.5f) b[i*b_plane + j*b_row + k] = 0.25f*a[(i-1)*a_plane + (j+1)*a_row + k-1];)
ONE(18, int, for (size_t j = 1; j < 12; j++), float t = a[i*a_plane + (j+1)*a_row + 1]; if (b[i*b_plane + j*b_row + 1] > a[(i-1)*a_plane + (j+1)*a_row + 1]) b[i*b_plane + j*b_row + 1] += 0.25f*a[(i-2)*a_plane + j*a_row + 1] + 0.3f*a[i*a_plane + (j+1)*a_row + 0] + 0.1f*a[(i-1)*a_plane + (j-1)*a_row + 0]; b[i*b_plane + j*b_row + 1] += 0.5f*t;)

static float a[all_cells], b[all_cells], want[all_cells], got[all_cells];
static float *a_device, *b_device;

template <class T> int wrong(void (*kernel)(PARAMETERS(T)), int end)
{
    cudaMemcpy(b_device, b, sizeof b, cudaMemcpyHostToDevice);
    kernel<<<1, 64>>>(a_device, rows*cells, cells, b_device, rows*cells, cells, end);
    cudaMemcpy(got, b_device, sizeof got, cudaMemcpyDeviceToHost);
    int cells_wrong = 0;
    for (int n = 0; n < all_cells; n++)
        cells_wrong += memcmp(&got[n], &want[n], sizeof want[n]) != 0;
    return cells_wrong;
}

#define RUN(N) \
    memcpy(want, b, sizeof b); \
    host##N(a, rows*cells, cells, want, rows*cells, cells, end); \
    { \
        const int plain = wrong(plain##N, end), kept = wrong(kept##N, end); \
        printf("loop %2d: plain %d, kept %d cells wrong\n", N, plain, kept); \
        failed += kept != 0; \
    }

int main(int argc, char **)
{
    unsigned state = 1;
    int failed = 0;
    const int end = argc + 9;
    for (float *list : {a, b})
        for (int n = 0; n < all_cells; n++)
            list[n] = (float)((state = state*1664525u + 1013904223u) >> 8)/(1 << 24);
    cudaMalloc(&a_device, sizeof a);
    cudaMalloc(&b_device, sizeof b);
    cudaMemcpy(a_device, a, sizeof a, cudaMemcpyHostToDevice);
    RUN(0)
    RUN(1)
    RUN(2)
    RUN(3)
    RUN(4)
    RUN(5)
    RUN(6)
    RUN(7)
    RUN(8)
    RUN(9)
    RUN(10)
    RUN(11)
    RUN(12)
    RUN(13)
    RUN(14)
    RUN(15)
    RUN(16)
    RUN(17)
    RUN(18)
    printf("%s\n", cudaGetErrorString(cudaGetLastError()));
    return failed != 0;
}
