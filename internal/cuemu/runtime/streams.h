// SPDX-License-Identifier: BSD-3-Clause
// Streams run their work only when something waits for it: at the latest moment that CUDA allows.
#pragma once
#include "base.h"
#include <functional>

namespace cuemu {

// submit queues work on a stream of the current device, after all that CUDA orders before it, and returns its
// number. The null stream waits for the blocking streams and they for it.
uint64_t submit(cudaStream_t stream, std::function<void()> work);
// submit_and_wait queues work on the null stream and runs the stream up to it.
void submit_and_wait(std::function<void()> work);
void finish_device(int device);
void finish_all();
bool usable(cudaStream_t stream); // alive and of the current device
size_t unfinished();              // operations that nothing waited for

} // namespace cuemu
