// SPDX-License-Identifier: 0BSD
// ---- Single elements without their type, for a host program that is C ----

#include <stddef.h>

// Where the value of an element is: in the buffer, after it is read from the device copy, or on the host.
mint_local void *mint_read_bytes(mint_site site, const char *name, const void *host, void *buffer, size_t size,
                                 mint_where where)
{
    const char *device = mint_device_address(site, name, host, size, where, mint_reads);
    if (!device)
        return (void *)host;
    mint_barrier(site);
    mint_check(site, cudaMemcpyAsync(buffer, device, size, cudaMemcpyDeviceToHost, mint_this_thread().stream),
               "read an element of array", name);
    mint_barrier(site);
    return buffer;
}

mint_local void mint_write_bytes(mint_site site, const char *name, const void *host, const void *value, size_t size,
                                 mint_where where)
{
    char *device = mint_device_address(site, name, host, size, where, mint_writes);
    if (!device) {
        memcpy((void *)host, value, size);
        return;
    }
    mint_barrier(site);
    mint_check(site, cudaMemcpyAsync(device, value, size, cudaMemcpyHostToDevice, mint_this_thread().stream),
               "write an element of array", name);
    mint_barrier(site);
}

// A copy of an element's value while the host changes it.
struct mint_held {
    const void *host;
    size_t size;
    alignas(16) char value[1]; // of size bytes
};

mint_local void *mint_hold(mint_site site, const char *name, const void *host, size_t size, mint_where where)
{
    mint_held *held = (mint_held *)malloc(sizeof(mint_held) + size);
    if (!held)
        mint_fail(site, cudaSuccess, "no memory for an element of array '%s'\nuse smaller arrays", name);
    held->host = host;
    held->size = size;
    const void *value = mint_read_bytes(site, name, host, held->value, size, where);
    if (value != held->value)
        memcpy(held->value, value, size);
    return held->value;
}

// Writes the value back.
mint_local void mint_settle(mint_site site, const char *name, void *value, mint_where where)
{
    mint_held *held = (mint_held *)((char *)value - offsetof(mint_held, value));
    mint_write_bytes(site, name, held->host, held->value, held->size, where);
    free(held);
}
