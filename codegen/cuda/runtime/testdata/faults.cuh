// Lets a test program decide what the device and earlier CUDA calls report. Stands before the run time.
#include <cuda_runtime.h>

static cudaError_t injected = cudaSuccess;    // what waits for the device return
static cudaError_t left_behind = cudaSuccess; // what the next cudaGetLastError returns

static cudaError_t faulty_synchronize(cudaStream_t stream)
{
    cudaError_t result = cudaStreamSynchronize(stream);
    return injected != cudaSuccess ? injected : result;
}

static cudaError_t faulty_last_error()
{
    cudaError_t result = left_behind != cudaSuccess ? left_behind : cudaGetLastError();
    left_behind = cudaSuccess;
    return result;
}

#define cudaGetLastError() faulty_last_error()
#define cudaStreamSynchronize(stream) faulty_synchronize(stream)
