// SPDX-License-Identifier: 0BSD
// The run time of this translated file. Every failing call prints the line of the C source, what
// failed and a way out, calls mint_error if the program defines it, and aborts.

#include <cuda_runtime.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// How the functions below are declared: private to this file, which need not use all of them.
#define mint_local static inline __attribute__((unused))

// A program may define this to learn of a failure before it is aborted.
extern "C" void mint_error(const char *message) __attribute__((weak));

inline namespace mint_v4 {

// A place in the user's C source.
struct mint_site {
    const char *file;
    int line;
};

// The extents of an array in the order of its C subscripts: the last one is contiguous.
struct mint_shape {
    int rank;
    long long extent[8];
};

// Where the newest values of an array are.
enum mint_newest { mint_newest_on_both, mint_newest_on_device, mint_newest_on_host };

// What host code may do with pages of an array.
enum mint_access { mint_pages_open, mint_pages_read_only, mint_pages_closed };

// What a file's translation asks of the guard (-fhost-guard).
enum mint_guarding { mint_guard_off, mint_guard_sync, mint_guard_stop };

// A call site after which a launch used an array without a copy to the device between.
struct mint_trusted {
    mint_site site;
    mint_trusted *next;
};

// How the host's copy of an array is guarded: whole pages by their protection, the bytes beside them, its edges, by
// comparison.
struct mint_guard {
    mint_guarding mode = mint_guard_off;
    mint_newest newest = mint_newest_on_both;
    mint_access access = mint_pages_open;
    char *low = nullptr, *high = nullptr; // the whole pages; low == high: there are none
    char *edges = nullptr;                // what the edges held when they were last shown to host code
    bool shown = false;                   // the host has the newest edges, unless it has changed them since
    mint_site suspect = {nullptr, 0};     // a call that may have written the open pages
    mint_site writer = {"", 0};           // the last nest that wrote the array
    mint_trusted *trusted = nullptr;
    struct mint_mapping *next = nullptr; // in the list of arrays with pages
    cudaStream_t stream = nullptr;       // of the thread that made the mapping
    struct mint_thread *thread = nullptr; // that one
    int device = 0;
};

// Where the rows of an array lie on the host if they are not one block. They are numbered as subscripts count them.
struct mint_scattered {
    long long count, found; // rows; and how many of them exist
    char **row;             // the start of each; null where there is none
    long long *order;       // the numbers of those that exist, by address
    long long leading, trailing; // the least and the greatest of these numbers
    bool *foreign = nullptr;     // rows that were left out because another array on the device has them; null: none
    long long first[8], last[8]; // subscripts that launches have reached so far; first > last: none

    ~mint_scattered()
    {
        delete[] row;
        delete[] order;
        delete[] foreign;
    }
};

// Host storage and the device buffer that stands for it.
struct mint_mapping {
    const char *name; // what the copy that made it called the array
    mint_site site;   // of that copy
    char *start;      // of host storage; where rows lie apart, the last that exists
    long long bytes;  // of host storage; an empty array has none, and no buffer
    long long elem;   // bytes of an element
    mint_shape shape;
    long long stride[8]; // elements on the device between neighbours of a dimension; the last is 1
    bool dense;          // no padding between rows
    void *device;        // element [0][0]..
    void *memory;        // what cudaFree takes
    long long room;      // bytes of it
    void *twin = nullptr;   // as much memory again, for launches that read and write the array (batch.cuh)
    bool no_twin = false;   // there was no memory for it
    const void *owner;   // the mint_scope that ends it; null: kept until released
    mint_mapping *next;
    mint_mapping *parts = nullptr; // what pointers to rows of it were found to lead to
    mint_mapping *whole = nullptr; // of which this is such a part
    long long before = 0;          // rows of the whole in front of this part
    long long front = 0;           // those that negative subscripts may reach
    mint_guard guard;
    bool slice = false;            // a part that ends where its first dimension does
    mint_scattered *apart = nullptr; // not null: the rows lie apart. Parts have that of the whole
    const void *table = nullptr;     // the row pointers that the copy was given, if any

    void mint_drop_parts()
    {
        while (mint_mapping *p = parts) {
            parts = p->next;
            delete p;
        }
    }
};

// Ends the guard of an array; the host's pages are its own again.
inline void mint_unguard(mint_mapping &m);

// Lets other code of this thread use the table of guarded pages, before the program ends.
inline void mint_let_go();

// What MINT_VERBOSE=1 reports of a kernel.
struct mint_kernel_time {
    mint_site site;
    const char *kernel;
    long long launches;
    double milliseconds;
    mint_kernel_time *next;
};

// Device memory for the result of a launch.
struct mint_buffer {
    void *memory;
    long long bytes;
    mint_buffer *next;
};

// Pinned host memory through which rows that lie apart are moved.
struct mint_stage_memory {
    char *half[2];
    long long bytes;      // of each half
    cudaEvent_t moved[2]; // when the device has done with them
};

// Device memory through which the blocks of a launch pass on what others need (persistent.cuh).
struct mint_exchange_memory {
    void *memory = nullptr;
    long long bytes = 0, flags = 0; // of the values, and of the flags behind them
    unsigned rounds = 0;            // of all launches so far
};

// Something of this thread's own.
inline const void *mint_identity()
{
    static thread_local char identity;
    return &identity;
}

// Launches that were asked for and that nobody has looked at the results of: they are made when somebody does (batch.cuh).
struct mint_waiting {
    int open = 0; // launches wait, or arrays are not where their mappings say
    int lock = 0;
    const void *holder = nullptr;          // the thread that has the lock
    void (*make)(mint_waiting &);          // makes the launches; the lock is held
    void (*drop)(mint_waiting *) = nullptr; // frees the memory
};

// Holds what waits of a thread.
class mint_holding_waiting {
  public:
    explicit mint_holding_waiting(mint_waiting &of) : waiting(of)
    {
        while (__atomic_exchange_n(&waiting.lock, 1, __ATOMIC_ACQUIRE))
            ;
        waiting.holder = mint_identity();
    }
    mint_holding_waiting(const mint_holding_waiting &) = delete;
    mint_holding_waiting &operator=(const mint_holding_waiting &) = delete;
    ~mint_holding_waiting()
    {
        waiting.holder = nullptr;
        __atomic_store_n(&waiting.lock, 0, __ATOMIC_RELEASE);
    }

  private:
    mint_waiting &waiting;
};

// What MINT_VERBOSE=1 reports of a chain.
struct mint_chain_count {
    const void *chain;
    mint_site site;
    const char *name;
    long long steps, launches, single; // steps that launches of several made; those launches; launches of single sweeps
    mint_chain_count *next;
};

// The state of a host thread, shared by all translated files of the program.
struct mint_thread {
    bool ready = false, verbose = false;
    cudaStream_t stream = nullptr;
    int capability = 0;               // of the device: 10 * major + minor
    mint_mapping *mappings = nullptr; // the latest found first
    const char *kernel = nullptr;     // the last one launched
    mint_site kernel_site = {"", 0};
    int unchecked = 0; // launches since the last wait
    int regions = 0;   // around the current statement
    cudaEvent_t begin = nullptr, end = nullptr;
    mint_kernel_time *times = nullptr;
    mint_buffer *results = nullptr;
    mint_stage_memory staging = {};
    mint_exchange_memory exchange;
    long long bytes_up = 0, bytes_down = 0;
    mint_waiting *waiting = nullptr;
    long long filed = 0; // steps of time loops, whose launches may wait
    bool filing = false; // arrays are looked up for a launch that may wait
    mint_chain_count *chains = nullptr;

    // At the end of the thread (or program). The driver may be gone by then, so that results say nothing.
    ~mint_thread()
    {
        if (waiting) // no other thread starts to make them from here on
            __atomic_store_n(&waiting->open, 0, __ATOMIC_RELAXED);
        while (mint_mapping *m = mappings) {
            mappings = m->next;
            m->mint_drop_parts();
            mint_unguard(*m);
            cudaFree(m->memory);
            cudaFree(m->twin);
            delete m->apart;
            delete m;
        }
        if (waiting)
            waiting->drop(waiting);
        while (mint_buffer *b = results) {
            results = b->next;
            cudaFree(b->memory);
            delete b;
        }
        cudaFree(exchange.memory);
        for (int half = 0; half < 2 && staging.bytes > 0; half++) {
            cudaFreeHost(staging.half[half]);
            cudaEventDestroy(staging.moved[half]);
        }
        while (mint_kernel_time *k = times) {
            times = k->next;
            fprintf(stderr, "mint: %s:%d: %s: %lld launches, %.3f ms\n", k->site.file, k->site.line, k->kernel,
                    k->launches, k->milliseconds);
            delete k;
        }
        while (mint_chain_count *c = chains) {
            chains = c->next;
            if (verbose)
                fprintf(stderr, "mint: %s:%d: %s: %lld steps in %lld launches of several, %lld launches of single sweeps\n",
                        c->site.file, c->site.line, c->name, c->steps, c->launches, c->single);
            delete c;
        }
        if (verbose) {
            fprintf(stderr, "mint: %lld bytes to the device, %lld bytes from it\n", bytes_up, bytes_down);
            cudaEventDestroy(begin);
            cudaEventDestroy(end);
        }
        if (stream)
            cudaStreamDestroy(stream);
    }
};

// The thread for which this one makes launches that wait; null: for itself.
inline mint_thread *&mint_acting_for()
{
    static thread_local mint_thread *other = nullptr;
    return other;
}

inline mint_thread &mint_this_thread()
{
    if (mint_thread *other = mint_acting_for())
        return *other;
    static thread_local mint_thread state;
    return state;
}

// Whether this thread makes launches that have waited.
inline bool mint_is_making(const mint_thread &t)
{
    return t.waiting && t.waiting->holder == mint_identity();
}

// Whether launches of a thread wait, or what they wrote has to be put in its place.
inline bool mint_is_waiting(const mint_thread &t)
{
    return t.waiting && __atomic_load_n(&t.waiting->open, __ATOMIC_RELAXED);
}

// Makes the launches of a thread that wait. It stands in front of all that looks at what they compute, or moves it.
inline void mint_finish(mint_thread &t)
{
    if (!mint_is_waiting(t) || mint_is_making(t))
        return;
    mint_holding_waiting held(*t.waiting);
    mint_thread *&acting = mint_acting_for(), *before = acting;
    acting = &t;
    t.waiting->make(*t.waiting);
    acting = before;
}

} // namespace mint_v4

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

// Stops the program. The format holds what failed and, after a newline, a hint; without one the
// reason gives it. The reason is cudaSuccess where CUDA has no part in the failure.
[[noreturn]] mint_local void mint_fail(mint_site site, cudaError_t reason, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

mint_local void mint_fail(mint_site site, cudaError_t reason, const char *format, ...)
{
    char what[1024], message[2048];
    mint_let_go();
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
    if (verbose && *verbose && strcmp(verbose, "0") != 0) {
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
}
