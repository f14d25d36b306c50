/* SPDX-License-Identifier: BSD-3-Clause
   cp.async through clang's builtins. */
#ifndef STUB_PIPELINE_H
#define STUB_PIPELINE_H
#include "cuda_runtime.h"
STUB_DEVICE void __pipeline_memcpy_async(void *__restrict__ dst, const void *__restrict__ src, size_t bytes, size_t = 0) {
  __attribute__((address_space(3))) void *shared = (__attribute__((address_space(3))) void *)dst;
  const __attribute__((address_space(1))) void *global = (const __attribute__((address_space(1))) void *)src;
  if (bytes == 16)
    __nvvm_cp_async_ca_shared_global_16(shared, global);
  else if (bytes == 8)
    __nvvm_cp_async_ca_shared_global_8(shared, global);
  else
    __nvvm_cp_async_ca_shared_global_4(shared, global);
}
STUB_DEVICE void __pipeline_commit() { __nvvm_cp_async_commit_group(); }
#define __pipeline_wait_prior(N) __nvvm_cp_async_wait_group(N)
#endif
