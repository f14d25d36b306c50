/* SPDX-License-Identifier: BSD-3-Clause
   cp.async: copies are held back until they are waited for, so a missing wait shows. */
#ifndef CUEMU_PIPELINE_H
#define CUEMU_PIPELINE_H
#include "cuda_runtime.h"
namespace cuemu {
void pipeline_copy(void *dst, const void *src, size_t bytes, size_t zero_fill = 0);
void pipeline_commit();
void pipeline_wait(int prior);
} // namespace cuemu
#define __pipeline_memcpy_async(...) ::cuemu::pipeline_copy(__VA_ARGS__)
#define __pipeline_commit() ::cuemu::pipeline_commit()
#define __pipeline_wait_prior(n) ::cuemu::pipeline_wait(n)
#endif
