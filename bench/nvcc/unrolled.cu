// A loop that nvcc 13.0 makes wrong code of: it should print 0 cells.
//
//	nvcc -O3 -fmad=false -arch=sm_90 unrolled.cu -o unrolled && ./unrolled
//
// The loop over j is unrolled by four around a loop that runs once, and from the second copy on the store lies one element behind the load of
// the same element ([%rd11] and [%rd11+4] in the PTX). bench/results/2026-11-27-nvcc.md says what avoids it.
#include <cstdio>
#include <cstring>

const int planes = 19, rows = 16, cells = 4, wide_rows = 19, wide_cells = 7;

template <class Index>
__host__ __device__ void column(const float *a, Index a_plane, Index a_row, float *b, Index b_plane, Index b_row, int i)
{
    for (int j = 0; j < 11; j++)
        for (int k = 1; k < 2; k++)
            if (b[i*b_plane + j*b_row + k] > a[(i - 1)*a_plane + (j + 1)*a_row + k])
                b[i*b_plane + j*b_row + k] = 0.7f*(0.3f*a[(i - 2)*a_plane + (j + 1)*a_row + (k - 1)] + a[(i - 2)*a_plane + (j + 1)*a_row + k])
                        - 0.1f*(0.3f*a[i*a_plane + (j + 1)*a_row + (k - 1)] + a[i*a_plane + (j + 1)*a_row + k]);
}

__global__ void columns(const float *a, long long a_plane, long long a_row, float *__restrict__ b, long long b_plane, long long b_row, int end)
{
    const int i = 2 + blockIdx.x*blockDim.x + threadIdx.x;
    if (i < end)
        column(a, a_plane, a_row, b, b_plane, b_row, i);
}

int main()
{
    static float a[planes*rows*cells], b[planes*wide_rows*wide_cells], got[planes*wide_rows*wide_cells];
    unsigned state = 1;
    for (float &x : a)
        x = (float)((state = state*1664525u + 1013904223u) >> 8)/(1 << 24);
    for (float &x : b)
        x = (float)((state = state*1664525u + 1013904223u) >> 8)/(1 << 24);
    float *a_device, *b_device;
    cudaMalloc(&a_device, sizeof a);
    cudaMalloc(&b_device, sizeof b);
    cudaMemcpy(a_device, a, sizeof a, cudaMemcpyHostToDevice);
    cudaMemcpy(b_device, b, sizeof b, cudaMemcpyHostToDevice);
    columns<<<1, 256>>>(a_device, rows*cells, cells, b_device, wide_rows*wide_cells, wide_cells, planes - 1);
    cudaMemcpy(got, b_device, sizeof got, cudaMemcpyDeviceToHost);
    for (int i = 2; i < planes - 1; i++)
        column<int>(a, rows*cells, cells, b, wide_rows*wide_cells, wide_cells, i);
    int wrong = 0;
    for (int n = 0; n < planes*wide_rows*wide_cells; n++)
        wrong += memcmp(&got[n], &b[n], sizeof b[n]) != 0;
    printf("%s, %d cells wrong\n", cudaGetErrorString(cudaGetLastError()), wrong);
    return wrong != 0;
}
