// SPDX-License-Identifier: 0BSD
// ---- Scalars that a kernel leaves for the host ----

// Device memory for the results of a launch, which the thread keeps for its next launches. What it
// holds is undefined. Each result of a launch has a number of its own.
template <class T> mint_local T *mint_results(mint_site site, int number, long long count)
{
    mint_thread &t = mint_ready(site);
    mint_buffer **link = &t.results;
    for (; number > 0 && *link; number--)
        link = &(*link)->next;
    if (!*link)
        *link = new mint_buffer{nullptr, 0, nullptr};
    mint_buffer &b = **link;
    long long bytes = count * (long long)sizeof(T);
    if (bytes > b.bytes) {
        mint_barrier(site);
        mint_check(site, cudaFree(b.memory), "free the memory for the results of a loop");
        b.bytes = 0;
        b.memory = nullptr;
        mint_check(site, cudaMalloc(&b.memory, (size_t)bytes), "allocate memory for the results of a loop");
        b.bytes = bytes;
    }
    return (T *)b.memory;
}

// Waits for the kernels before it and brings a result to the host.
template <class T> mint_local T mint_result(mint_site site, const char *name, const T *device)
{
    T value;
    mint_barrier(site);
    mint_check(site, cudaMemcpyAsync(&value, device, sizeof value, cudaMemcpyDeviceToHost, mint_this_thread().stream),
               "bring back the value of", name);
    mint_barrier(site);
    return value;
}

// The variable gets the value that the kernel left; an enum has the bits of an integer.
template <class V, class T> mint_local void mint_bring(mint_site site, const char *name, V &variable, const T *device)
{
    variable = (V)mint_result(site, name, device);
}

// Stops where a NaN was among the operands of a minimum or maximum that depends on their order then.
mint_local void mint_no_nan(mint_site site, const char *name, unsigned found)
{
    if (found)
        mint_fail(site, cudaSuccess,
                  "a NaN was compared for the reduction '%s', whose form 's > e ? s : e' then depends on the order\n"
                  "write if (e > s) s = e, which passes NaNs over, or find out where the NaN comes from",
                  name);
}

// Stops where an 'else' between the updates of a minimum and a maximum would make them depend on the order.
mint_local void mint_ordered(mint_site site, bool ordered, const char *low, const char *high)
{
    if (!ordered)
        mint_fail(site, cudaSuccess,
                  "the minimum '%s' is above the maximum '%s' before the loop, or a NaN: with an 'else' between their updates, "
                  "the loop then depends on the order of its iterations\n"
                  "let both start with the first value, or write the updates without the 'else'",
                  low, high);
}
