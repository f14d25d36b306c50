// SPDX-License-Identifier: 0BSD
// ---- More than 48 KB of shared memory in a block ----

// Allows launches of the kernel with this many bytes of dynamic shared memory, or stops. Static shared memory also
// counts towards the 48 KB that need no permission.
mint_local void mint_prepare_shared(mint_site site, const char *kernel, const void *function, size_t bytes)
{
    mint_ready(site);
    int device = 0, limit = 0;
    mint_check(site, cudaGetDevice(&device), "find the device");
    mint_check(site, cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, device),
               "ask for the shared memory of the device");
    if (bytes > (size_t)limit)
        mint_fail(site, cudaSuccess,
                  "kernel '%s' needs %zu bytes of shared memory per block, and the device has %d\n"
                  "use a smaller tile, or translate again with the -arch of this device",
                  kernel, bytes, limit);
    mint_check(site, cudaFuncSetAttribute(function, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)bytes),
               "reserve shared memory for kernel", kernel);
}
