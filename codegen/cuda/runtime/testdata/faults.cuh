// Lets a test program decide what the next wait for the device returns. Stands before the run time.
#include <cuda_runtime.h>

static cudaError_t injected = cudaSuccess;

static cudaError_t faulty_synchronize(cudaStream_t stream)
{
    cudaError_t result = cudaStreamSynchronize(stream);
    return injected != cudaSuccess ? injected : result;
}

#define cudaStreamSynchronize(stream) faulty_synchronize(stream)
