// SPDX-License-Identifier: 0BSD
// ---- The calling thread's device: chosen and prepared at first use, waited for ----

mint_local void mint_choose_device(mint_site site)
{
    const char *wanted = getenv("MINT_DEVICE");
    if (!wanted || !*wanted)
        return;
    char *end;
    long number = strtol(wanted, &end, 10);
    if (*end || number < 0 || number > INT_MAX)
        mint_fail(site, cudaSuccess, "MINT_DEVICE=%s is not the number of a device\nthe first device is 0", wanted);
    cudaError_t result = cudaSetDevice((int)number);
    if (result != cudaSuccess)
        mint_fail(site, result, "cannot use device %ld\nMINT_DEVICE chooses a device that does not exist here", number);
}

// Prepares the calling thread: its device, its stream, its measurements.
mint_local mint_thread &mint_ready(mint_site site)
{
    mint_thread &t = mint_this_thread();
    if (t.ready)
        return t;
    mint_choose_device(site);
    // A stream that waits for the default stream and is waited for by it: the program may use CUDA itself.
    mint_check(site, cudaStreamCreate(&t.stream), "start CUDA");
    int device = 0;
    cudaDeviceProp properties;
    mint_check(site, cudaGetDevice(&device), "find the device");
    mint_check(site, cudaGetDeviceProperties(&properties, device), "ask for the properties of the device");
    t.capability = 10 * properties.major + properties.minor;
    const char *verbose = getenv("MINT_VERBOSE");
    t.times_loops = verbose && strcmp(verbose, "loops") == 0;
    if (verbose && *verbose && strcmp(verbose, "0") != 0 && !t.times_loops) {
        fprintf(stderr, "mint: device %d is %s, sm_%d\n", device, properties.name, t.capability);
        mint_check(site, cudaEventCreate(&t.begin), "measure kernels");
        mint_check(site, cudaEventCreate(&t.end), "measure kernels");
        t.verbose = true;
    }
    t.ready = true;
    return t;
}

// Reports a kernel that failed while it ran, if launches since the last wait can be the cause.
mint_local void mint_blame_kernel(const mint_thread &t, cudaError_t reason)
{
    if (t.unchecked == 1)
        mint_fail(t.kernel_site, reason, "kernel '%s' failed", t.kernel);
    if (t.unchecked > 1)
        mint_fail(t.kernel_site, reason,
                  "kernel '%s', or one of the %d launches before it, failed\n"
                  "run with MINT_VERBOSE=1: it waits after each kernel, and so names the right one",
                  t.kernel, t.unchecked - 1);
}

mint_local double mint_milliseconds()
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e3 * (double)now.tv_sec + 1e-6 * (double)now.tv_nsec;
}

// Stands before what gives the device work, or keeps it for later.
mint_local void mint_begin_loop(mint_thread &t)
{
    if (t.times_loops && t.loop_began == 0)
        t.loop_began = mint_milliseconds();
}

// The device has done all that it was given.
mint_local void mint_end_loop(mint_thread &t)
{
    const double took = mint_milliseconds() - t.loop_began;
    t.loop_began = 0;
    mint_loop_time *l = t.loops;
    while (l && !l->mint_is_like(t.loop))
        l = l->next;
    if (!l && t.loop.launches > 0) {
        l = new mint_loop_time(t.loop);
        l->next = t.loops;
        t.loops = l;
    }
    if (l) {
        l->fastest = l->times == 0 || took < l->fastest ? took : l->fastest;
        l->all += took;
        l->times++;
    }
    t.loop = mint_loop_time();
}

// Waits for all device work of this thread, and for what has waited. A kernel that failed while it ran is reported here.
mint_local void mint_barrier(mint_site site)
{
    mint_thread &t = mint_ready(site);
    mint_finish(t);
    cudaError_t result = cudaStreamSynchronize(t.stream);
    if (result != cudaSuccess)
        mint_blame_kernel(t, result);
    mint_check(site, result, "wait for the device");
    t.unchecked = 0;
    if (t.loop_began > 0)
        mint_end_loop(t);
}
