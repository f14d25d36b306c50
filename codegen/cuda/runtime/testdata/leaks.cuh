// Counts device buffers, streams and events. Stands before the run time in the programs that test for leaks.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int live_buffers, live_streams, live_events, allocations;

static cudaError_t counted_malloc(void **memory, size_t bytes)
{
    live_buffers++;
    allocations++;
    return cudaMalloc(memory, bytes);
}

static cudaError_t counted_free(void *memory)
{
    live_buffers -= memory != nullptr;
    return cudaFree(memory);
}

// Registered with atexit, it runs after the objects of the main thread are gone.
static void expect_nothing_left()
{
    if (live_buffers == 0 && live_streams == 0 && live_events == 0)
        return;
    fprintf(stderr, "left: %d buffers, %d streams, %d events\n", live_buffers, live_streams, live_events);
    _exit(3);
}

#define cudaMalloc(memory, bytes) counted_malloc(memory, bytes)
#define cudaFree(memory) counted_free(memory)
#define cudaStreamCreate(stream) (live_streams++, cudaStreamCreate(stream))
#define cudaStreamDestroy(stream) (live_streams--, cudaStreamDestroy(stream))
#define cudaEventCreate(event) (live_events++, cudaEventCreate(event))
#define cudaEventDestroy(event) (live_events--, cudaEventDestroy(event))
