// SPDX-License-Identifier: 0BSD
// ---- Launches ----

// Stops if the kernels are compiled for a newer device than the one in use.
mint_local void mint_require_capability(mint_site site, int major, int minor)
{
    int capability = mint_ready(site).capability;
    if (capability < 10 * major + minor)
        mint_fail(site, cudaSuccess,
                  "the kernels are planned for sm_%d%d, but the device is sm_%d\n"
                  "translate again with mintc -arch=sm_%d",
                  major, minor, capability, capability);
}

mint_local cudaStream_t mint_stream()
{
    return mint_ready(mint_this_thread().kernel_site).stream;
}

mint_local long long mint_lesser(long long a, long long b)
{
    return a < b ? a : b;
}

mint_local long long mint_greater(long long a, long long b)
{
    return a > b ? a : b;
}

mint_local long long mint_ceil_div(long long a, long long b)
{
    return a > 0 ? (a + b - 1) / b : 0;
}

// The tiles of a loop whose kernel counts positions, or an index, in 32 bits: those, and the cells of the last tile
// that do not exist, must not wrap around.
mint_local long long mint_tiles(mint_site site, const char *index, long long count, int tile, long long most)
{
    if (count > most)
        mint_fail(site, cudaSuccess,
                  "the loop over '%s' has %lld iterations, and its kernel counts up to %lld in 32 bits\n"
                  "give '%s' a type of 64 bits",
                  index, count, most, index);
    return mint_ceil_div(count, tile);
}

// The same where the first value is not constant: the places behind the range must not pass end, either.
mint_local long long mint_tiles_to(mint_site site, const char *index, long long begin, long long step, long long count,
                                   int tile, long long most, long long end)
{
    const long long tiles = mint_tiles(site, index, count, tile, most), behind = begin + step * count;
    if (step > 0 ? behind > end : behind < end)
        mint_fail(site, cudaSuccess,
                  "the loop over '%s' goes to %lld, and its kernel computes in 32 bits, up to %lld\n"
                  "give '%s' a type of 64 bits",
                  index, behind, end, index);
    return tiles;
}

// The number of iterations of a loop that counts from begin by step and stops before end, which may be as far away as LLONG_MIN.
mint_local long long mint_trips(long long begin, long long end, long long step)
{
    if (step > 0 ? end <= begin : begin <= end)
        return 0;
    const unsigned long long from = (unsigned long long)begin, to = (unsigned long long)end, by = (unsigned long long)step;
    const unsigned long long trips = step > 0 ? (to - from - 1) / by + 1 : (from - to - 1) / (0 - by) + 1;
    return trips > LLONG_MAX ? LLONG_MAX : (long long)trips;
}

// The same for a loop that ends when its index is equal to end.
mint_local long long mint_trips_to(mint_site site, long long begin, long long end, long long step)
{
    if (step > 0 ? begin > end : begin < end)
        mint_fail(site, cudaSuccess,
                  "a loop from %lld by %lld never meets its end %lld\n"
                  "compare with < or >, or correct the bounds",
                  begin, step, end);
    return mint_trips(begin, end, step);
}

// Stops because a launch has more blocks than CUDA allows, by this factor along one of its loops.
mint_local void mint_too_many_blocks(mint_site site, const char *kernel, long long bx, long long by, long long bz, const char *number, long long times)
{
    mint_fail(site, cudaSuccess,
              "kernel '%s' needs a grid of %lld x %lld x %lld blocks, and CUDA allows 2147483647 x 65535 x 65535\n"
              "let a block compute more: give tile and chunksize %s numbers that are %lld times as large",
              kernel, bx, by, bz, number, times);
}

// The grid of a launch, checked against the limits of CUDA.
mint_local dim3 mint_blocks(mint_site site, const char *kernel, long long bx, long long by = 1, long long bz = 1)
{
    if (bx < 1 || bx > INT_MAX)
        mint_too_many_blocks(site, kernel, bx, by, bz, "first", mint_ceil_div(bx, INT_MAX));
    if (by < 1 || by > 65535)
        mint_too_many_blocks(site, kernel, bx, by, bz, "second", mint_ceil_div(by, 65535));
    if (bz < 1 || bz > 65535)
        mint_too_many_blocks(site, kernel, bx, by, bz, "third", mint_ceil_div(bz, 65535));
    mint_this_thread().loop.blocks += bx * by * bz;
    return dim3((unsigned)bx, (unsigned)by, (unsigned)bz);
}

// The same for tiles of two loops, those of the outer one along y and z: CUDA allows more tiles in all than along y.
// The blocks behind the last tile do nothing.
mint_local dim3 mint_blocks_folded(mint_site site, const char *kernel, long long bx, long long by)
{
    const long long planes = mint_ceil_div(by, 65535);
    if (planes > 65535)
        mint_too_many_blocks(site, kernel, bx, mint_ceil_div(by, planes), planes, "second", mint_ceil_div(planes, 65535));
    return mint_blocks(site, kernel, bx, planes > 1 ? mint_ceil_div(by, planes) : by, planes);
}

// The block's place along the outer loop of such a launch.
__device__ static inline __attribute__((unused)) unsigned mint_block_y()
{
    return blockIdx.y + gridDim.y * blockIdx.z;
}

// Kernels round to nearest, compute with denormal numbers and trap nothing. Stops where the serial loop would have computed otherwise,
// because host code, or a library, has changed the processor's arithmetic. -ffast-math of the host's compiler changes it, too.
mint_local void mint_check_arithmetic(mint_site site)
{
#ifdef __x86_64__
    const unsigned roundings = 0x6000, zeros = 0x8040, untrapped = 0x1f80, control = __builtin_ia32_stmxcsr();
    if (control & roundings)
        mint_fail(site, cudaSuccess,
                  "the host does not round to nearest here, and a GPU always does\n"
                  "call fesetround(FE_TONEAREST) before the loop");
#ifndef __FAST_MATH__
    if (control & zeros)
        mint_fail(site, cudaSuccess,
                  "the host takes denormal numbers for zeros here, and a GPU computes with them\n"
                  "call fesetenv(FE_DFL_ENV) before the loop, or link without -ffast-math");
#endif
    if ((control & untrapped) != untrapped)
        mint_fail(site, cudaSuccess,
                  "floating-point exceptions end the program here, and a GPU goes on after them\n"
                  "call fedisableexcept(FE_ALL_EXCEPT) before the loop");
#else
    (void)site;
#endif
}

// Stands before each launch, so that a failure of other CUDA calls of the program is not taken for its own.
mint_local void mint_launching(mint_site site, const char *kernel)
{
    mint_thread &t = mint_ready(site);
    if (!mint_is_making(t))
        mint_check_arithmetic(site);
    mint_finish(t);
    cudaError_t result = cudaGetLastError();
    if (result != cudaSuccess && result != cudaErrorNotReady) { // what a query of the program may leave
        mint_blame_kernel(t, result);
        mint_fail(site, result,
                  "before kernel '%s', a CUDA call of the program failed\n"
                  "check that call, or take its error away with cudaGetLastError",
                  kernel);
    }
    mint_begin_loop(t);
    if (t.waiting && t.waiting->prepare && mint_is_making(t))
        t.waiting->prepare(*t.waiting);
    if (t.verbose)
        mint_check(site, cudaEventRecord(t.begin, t.stream), "measure kernel", kernel);
}

// Adds the time since mint_launching to what is reported of the kernel.
mint_local void mint_measure(mint_thread &t)
{
    float milliseconds = 0;
    mint_check(t.kernel_site, cudaEventRecord(t.end, t.stream), "measure kernel", t.kernel);
    mint_barrier(t.kernel_site);
    mint_check(t.kernel_site, cudaEventElapsedTime(&milliseconds, t.begin, t.end), "measure kernel", t.kernel);
    mint_kernel_time **link = &t.times;
    while (*link && (strcmp((*link)->kernel, t.kernel) != 0 || (*link)->site.line != t.kernel_site.line))
        link = &(*link)->next;
    if (!*link)
        *link = new mint_kernel_time{t.kernel_site, t.kernel, 0, 0, nullptr};
    (*link)->launches++;
    (*link)->milliseconds += milliseconds;
}

// The newest values of these arrays are on the device now.
mint_local void mint_device_wrote(mint_site) {}

template <class... More> mint_local void mint_device_wrote(mint_site site, mint_mapping &m, More &...more)
{
    mint_close(site, m);
    mint_device_wrote(site, more...);
}

// Stands after each launch, with the arrays that the kernel writes. Failures while it runs are reported by the next wait.
template <class... Written> mint_local void mint_launched(mint_site site, const char *kernel, Written &...written)
{
    mint_thread &t = mint_this_thread();
    cudaError_t result = cudaGetLastError();
    bool too_large = result == cudaErrorLaunchOutOfResources || result == cudaErrorInvalidConfiguration ||
                     result == cudaErrorInvalidValue;
    if (too_large)
        mint_fail(site, result, "kernel '%s' cannot be launched\nuse a smaller tile, or a larger chunk", kernel);
    if (result != cudaSuccess)
        mint_fail(site, result, "kernel '%s' cannot be launched\ncompile for this device: nvcc -arch=sm_%d", kernel,
                  t.capability);
    t.kernel = kernel;
    t.kernel_site = site;
    t.unchecked++;
    if (t.times_loops)
        t.loop.mint_add(kernel);
    mint_device_wrote(site, written...);
    if (t.verbose)
        mint_measure(t);
    if (!mint_is_making(t))
        mint_show_outside(site);
}

namespace {

// What the host code of a region does to tables of row pointers.
enum mint_host_code { mint_rows_may_change, mint_rows_stay };

// Stands at the top of a region: when the region is left, on any way out, its device work is done. Only a region that is one step of
// a time loop around it leaves launches waiting: whoever looks at what they compute makes them.
class mint_region {
  public:
    explicit mint_region(mint_site place, mint_host_code code = mint_host_code()) : site(place), filed(mint_ready(place).filed)
    {
        mint_thread &t = mint_this_thread();
        around = t.regions++;
        calls = t.calls;
        rows_stayed = t.rows_stay;
        t.rows_stay = code == mint_rows_stay ? ++t.rows_spans : 0;
    }
    mint_region(const mint_region &) = delete;
    mint_region &operator=(const mint_region &) = delete;
    ~mint_region()
    {
        mint_thread &t = mint_this_thread();
        if (!mint_is_waiting(t) || t.filed - filed > 1)
            mint_barrier(site);
        t.regions = around;
        t.calls = calls;
        mint_show_outside(site);
        t.rows_stay = rows_stayed;
    }

  private:
    mint_site site;
    int around; // regions
    mint_calls calls;
    long long filed, rows_stayed;
};

} // namespace
