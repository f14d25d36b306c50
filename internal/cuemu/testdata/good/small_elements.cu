// Neighbouring threads write neighbouring bytes, at addresses that no word starts at: no race, nothing uninitialised.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void edges(const unsigned char *image, short *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
  if (i < n - 1)
    out[i] = (short)(image[i + 1] - image[i - 1]);
}

int main() {
  const int n = 101;
  unsigned char image[n], *device_image;
  short out[n], *device_out;
  for (int i = 0; i < n; i++)
    image[i] = (unsigned char)(i * i);
  cudaMalloc(&device_image, n + 3);
  cudaMalloc(&device_out, sizeof out + 2);
  cudaMemcpy(device_image + 3, image, n, cudaMemcpyHostToDevice);
  cudaMemset(device_out, 0, sizeof out + 2);
  edges<<<4, 32>>>(device_image + 3, device_out + 1, n);
  cudaMemcpy(out, device_out + 1, sizeof out, cudaMemcpyDeviceToHost);
  for (int i = 1; i < n - 1; i++)
    if (out[i] != image[i + 1] - image[i - 1])
      return 1;
  cudaFree(device_image);
  cudaFree(device_out);
  return 0;
}
