// SPDX-License-Identifier: 0BSD
// ---- Failures: the line of the C source, what failed, a way out ----

mint_local const char *mint_hint(cudaError_t reason)
{
    switch (reason) {
    case cudaErrorMemoryAllocation:
        return "use smaller arrays, or release mappings that are no longer needed";
    case cudaErrorInsufficientDriver:
    case cudaErrorNoDevice:
        return "this program needs an NVIDIA GPU and its driver; see what nvidia-smi says";
    default:
        return "run the program under compute-sanitizer";
    }
}

// An access that a kernel holds to the extents itself: its place, the array's name, its text, and the dimension of the subscript that is
// checked, or -1 for the element as a whole.
struct mint_checked {
    mint_site site;
    const char *name, *text;
    int dimension;
};

// The first access that has left its array, in memory of the host that kernels reach; checked is null before.
struct mint_stray {
    const mint_checked *checked;
    const mint_mapping *array;
    long long at, first, count; // what it has reached, and what there is
};

inline namespace mint_v7 {

// Where kernels note it, null before the first launch that may.
inline mint_stray *&mint_noted()
{
    static mint_stray *stray = nullptr;
    return stray;
}

} // namespace mint_v7

mint_local void mint_blame_access();

// Stops the program. The format holds what failed and, after a newline, a hint; without one the
// reason gives it. The reason is cudaSuccess where CUDA has no part in the failure.
[[noreturn]] mint_local void mint_fail(mint_site site, cudaError_t reason, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

mint_local void mint_fail(mint_site site, cudaError_t reason, const char *format, ...)
{
    char what[1024], message[2048];
    if (reason != cudaSuccess)
        mint_blame_access();
    mint_let_go();
    mint_this_thread().at_end = nullptr; // the program's mint_error may call exit
    if (mint_is_making(mint_this_thread())) { // the program's mint_error may touch arrays
        __atomic_store_n(&mint_this_thread().waiting->open, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&mint_this_thread().waiting->lock, 0, __ATOMIC_RELEASE);
    }
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    const char *hint = mint_hint(reason);
    if (char *newline = strchr(what, '\n')) {
        *newline = '\0';
        hint = newline + 1;
    }
    bool cuda = reason != cudaSuccess;
    snprintf(message, sizeof message, "%s:%d: mint: %s%s%s\nmint: hint: %s\n", site.file, site.line, what,
             cuda ? ": " : "", cuda ? cudaGetErrorString(reason) : "", hint);
    fflush(stdout);
    fputs(message, stderr);
    if (mint_error)
        mint_error(message);
    abort();
}

mint_local void mint_check(mint_site site, cudaError_t result, const char *action, const char *name = nullptr)
{
    if (result != cudaSuccess && name)
        mint_fail(site, result, "cannot %s '%s'", action, name);
    if (result != cudaSuccess)
        mint_fail(site, result, "cannot %s", action);
}

// CUDA fails behind a kernel that has stopped because of an access: that is what to tell.
mint_local void mint_blame_access()
{
    const mint_stray *stray = mint_noted();
    if (!stray || !stray->checked)
        return;
    const mint_checked &h = *stray->checked;
    const mint_mapping &m = *stray->array;
    if (h.dimension < 0)
        mint_fail(h.site, cudaSuccess,
                  "array '%s': '%s' is element %lld here, but the array has the elements %lld to %lld\n"
                  "correct the subscript, the condition that it stands under, or the extents given to copy at %s:%d",
                  h.name, h.text, stray->at, stray->first, stray->first + stray->count - 1, m.site.file, m.site.line);
    mint_fail(h.site, cudaSuccess,
              "array '%s': subscript %d of '%s' is %lld here, but the extent is %lld\n"
              "correct the subscript, the condition that it stands under, or the extents given to copy at %s:%d",
              h.name, h.dimension + 1, h.text, stray->at, stray->count, m.site.file, m.site.line);
}
