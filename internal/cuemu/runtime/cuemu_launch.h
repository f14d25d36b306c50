/* SPDX-License-Identifier: BSD-3-Clause
   Kernel launches and the host functions that take a kernel or a device variable. */
#ifndef CUEMU_LAUNCH_H
#define CUEMU_LAUNCH_H
#include "cuda_api.h"
#include <new>
#include <type_traits>
#include <utility>

namespace cuemu {

struct LaunchConfig {
  dim3 grid, block;
  size_t dynamic_bytes;
  cudaStream_t stream;
};

inline LaunchConfig cuemu_config(dim3 grid, dim3 block, size_t dynamic_bytes = 0, cudaStream_t stream = 0) {
  return LaunchConfig{grid, block, dynamic_bytes, stream};
}

/* What a stream needs to run a kernel later: arguments are copied at the launch, as CUDA does. */
struct KernelCall {
  const void *function;
  void (*invoke)(void *arguments); /* one device thread */
  void *arguments;
  const char *name;
  bool cooperative;
};

/* Memory for a launch's arguments, readable by device code, released when all streams are idle. */
void *argument_memory(size_t bytes);
cudaError_t enqueue_kernel(const LaunchConfig &config, const KernelCall &call);
const char *kernel_symbol(const void *function);
cudaError_t set_dynamic_limit(const void *function, int bytes);
cudaError_t function_attributes(cudaFuncAttributes *attributes, const void *function);
cudaError_t occupancy(int *blocks, const void *function, int threads, size_t dynamic_bytes);
cudaError_t copy_to_symbol(void *symbol, size_t symbol_bytes, const void *src, size_t bytes, size_t offset);
cudaError_t copy_from_symbol(void *dst, const void *symbol, size_t symbol_bytes, size_t bytes, size_t offset);

/* The call of a kernel with copies of its arguments. */
template <class Call> KernelCall packed(const Call &call, const void *function, const char *name, bool cooperative) {
  void *memory = new (argument_memory(sizeof call)) Call(call);
  return KernelCall{function, [](void *copy) { (*(Call *)copy)(); }, memory, name, cooperative};
}
template <class... P> KernelCall pack(void (*kernel)(P...), const char *name, bool cooperative, P... p) {
  return packed([=] { kernel(p...); }, (const void *)kernel, name, cooperative);
}
template <class... P, size_t... I>
KernelCall unpack(void (*kernel)(P...), bool cooperative, void **args, std::index_sequence<I...>) {
  (void)args; /* unused when the kernel takes nothing */
  return pack<P...>(kernel, kernel_symbol((const void *)kernel), cooperative, *(typename std::remove_reference<P>::type *)args[I]...);
}

template <class... P> struct Launch {
  LaunchConfig where;
  void (*kernel)(P...);
  const char *name;
  void operator()(P... p) const { enqueue_kernel(where, pack<P...>(kernel, name, false, p...)); }
};

template <class... P> Launch<P...> cuemu_launch(const LaunchConfig &where, void (*kernel)(P...), const char *name) {
  return Launch<P...>{where, kernel, name};
}

} // namespace cuemu

template <class... P>
cudaError_t cudaLaunchKernel(void (*kernel)(P...), dim3 grid, dim3 block, void **args, size_t shared = 0,
                             cudaStream_t stream = 0) {
  return cuemu::enqueue_kernel(cuemu::cuemu_config(grid, block, shared, stream),
                               cuemu::unpack(kernel, false, args, std::index_sequence_for<P...>{}));
}
template <class... P>
cudaError_t cudaLaunchCooperativeKernel(void (*kernel)(P...), dim3 grid, dim3 block, void **args, size_t shared = 0,
                                        cudaStream_t stream = 0) {
  return cuemu::enqueue_kernel(cuemu::cuemu_config(grid, block, shared, stream),
                               cuemu::unpack(kernel, true, args, std::index_sequence_for<P...>{}));
}
template <class T>
cudaError_t cudaMemcpyToSymbol(T &symbol, const void *src, size_t bytes, size_t offset = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice) {
  return cuemu::copy_to_symbol((void *)&symbol, sizeof symbol, src, bytes, offset);
}
template <class T>
cudaError_t cudaMemcpyFromSymbol(void *dst, const T &symbol, size_t bytes, size_t offset = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost) {
  return cuemu::copy_from_symbol(dst, (const void *)&symbol, sizeof symbol, bytes, offset);
}
template <class T> cudaError_t cudaFuncSetAttribute(T *kernel, cudaFuncAttribute attribute, int value) {
  return attribute == cudaFuncAttributeMaxDynamicSharedMemorySize ? cuemu::set_dynamic_limit((const void *)kernel, value)
                                                                  : cudaSuccess;
}
template <class T> cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *kernel) {
  return cuemu::function_attributes(attributes, (const void *)kernel);
}
template <class T> cudaError_t cudaFuncSetCacheConfig(T *, cudaFuncCache) { return cudaSuccess; }
template <class T> cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, T *kernel, int threads, size_t shared) {
  return cuemu::occupancy(blocks, (const void *)kernel, threads, shared);
}
#endif
