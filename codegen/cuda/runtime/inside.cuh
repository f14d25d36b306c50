// SPDX-License-Identifier: 0BSD
// ---- Accesses of which the host cannot tell whether they happen, or where they lead: the kernel holds them to the extents ----

// What such an access may reach: elements, counted from the one that the kernel's pointer points to, or values of a subscript.
struct mint_extent {
    long long first;
    unsigned long long count;
    mint_stray *stray;
    const mint_checked *checked; // the accesses, by number
    const mint_mapping *array;
};

// Ends the kernel at an access that leaves its array. The first one is told; the others wait until it is noted. It does not return, and is a function of its own, so
// that kernels keep their registers.
__device__ static __attribute__((noinline, noreturn, unused)) void mint_leaves_array(long long at, mint_extent extent, int number)
{
    const unsigned long long mine = (unsigned long long)(extent.checked + number);
    if (atomicCAS((unsigned long long *)(void *)&extent.stray->checked, 0ull, mine) == 0) {
        extent.stray->at = at;
        extent.stray->first = extent.first;
        extent.stray->count = (long long)extent.count;
        __threadfence_system();
        *(const mint_mapping *volatile *)&extent.stray->array = extent.array;
    }
    while (!*(const mint_mapping *volatile *)&extent.stray->array) {
    }
    __threadfence_system();
    __trap();
    __builtin_unreachable();
}

// The element, or the subscript, that an access is at, if there is one.
template <class T> __device__ static inline __attribute__((unused)) T mint_inside(T at, const mint_extent &extent, int number)
{
    if ((unsigned long long)(long long)at - (unsigned long long)extent.first < extent.count)
        return at;
    mint_leaves_array((long long)at, extent, number);
}

// Memory of the host that kernels reach, once for all of the program.
mint_local mint_stray *mint_note(mint_site site)
{
    mint_stray *&noted = mint_noted(), *made = __atomic_load_n(&noted, __ATOMIC_ACQUIRE), *none = nullptr;
    if (made)
        return made;
    mint_check(site, cudaHostAlloc(&made, sizeof *made, cudaHostAllocPortable | cudaHostAllocMapped), "allocate memory on the host");
    memset((void *)made, 0, sizeof *made);
    if (__atomic_compare_exchange_n(&noted, &none, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return made;
    cudaFreeHost(made); // another thread was first
    return none;
}

// The elements of an array, or of a part of one, as a kernel counts them whose pointer is `device`.
mint_local mint_extent mint_elements(mint_site site, const mint_mapping &m, const void *device, const mint_checked *checked)
{
    const mint_mapping *array = &m;
    while (array->whole)
        array = array->whole;
    if (m.bytes == 0)
        return mint_extent{0, 0, mint_note(site), checked, array};
    const long long row = m.stride[0], offset = ((const char *)device - (const char *)m.device) / m.elem;
    return mint_extent{-m.front * row - offset, (unsigned long long)((m.front + m.shape.extent[0]) * row), mint_note(site), checked, array};
}

// The values that a subscript of it may have.
mint_local mint_extent mint_values_of(mint_site site, const mint_mapping &m, int dimension, const mint_checked *checked)
{
    mint_extent extent = mint_elements(site, m, m.device, checked);
    extent.first = dimension == 0 ? -m.front : 0;
    extent.count = m.bytes == 0 ? 0 : (unsigned long long)(m.shape.extent[dimension] - extent.first);
    return extent;
}
