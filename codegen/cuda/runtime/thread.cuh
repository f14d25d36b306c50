// SPDX-License-Identifier: 0BSD
// ---- The state of a host thread: its mappings, its stream, launches that wait, what it measures ----

inline namespace mint_v7 {

// What MINT_VERBOSE=1 reports of a kernel.
struct mint_kernel_time {
    mint_site site;
    const char *kernel;
    long long launches;
    double milliseconds;
    mint_kernel_time *next;
};

// What MINT_VERBOSE=loops reports: spans of time from a launch before which the device had nothing to do to the next wait for all that it was given, those
// with the same kernels, as many launches and as many blocks together.
struct mint_loop_time {
    enum { most = 32 };
    const char *kernel[most];
    int kernels = 0; // most + 1: more
    long long launches = 0, blocks = 0, times = 0;
    double fastest = 0, all = 0; // milliseconds
    mint_loop_time *next = nullptr;

    void mint_add(const char *name)
    {
        launches++;
        for (int k = 0; k < kernels && k < most; k++)
            if (strcmp(kernel[k], name) == 0)
                return;
        if (kernels < most)
            kernel[kernels] = name;
        kernels += kernels <= most;
    }
    bool mint_is_like(const mint_loop_time &other) const
    {
        bool same = kernels == other.kernels && launches == other.launches && blocks == other.blocks;
        for (int k = 0; same && k < kernels && k < most; k++) {
            bool found = false;
            for (int j = 0; j < kernels && j < most; j++)
                found = found || strcmp(kernel[k], other.kernel[j]) == 0;
            same = found;
        }
        return same;
    }
    void mint_report() const
    {
        fprintf(stderr, "mint: loop of");
        for (int k = 0; k < kernels && k < most; k++)
            fprintf(stderr, " %s", kernel[k]);
        fprintf(stderr, "%s: %lld times %lld launches, fastest %.6f ms, all %.6f ms\n", kernels > most ? " .." : "", times, launches, fastest, all);
    }
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
    void (*prepare)(mint_waiting &) = nullptr; // what is done in front of the launch that is made next
    void (*drop)(mint_waiting *) = nullptr;    // frees the memory
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
    const char *ends;                  // why steps did not become one launch last; null: never
    mint_chain_count *next;
};

// Calls of functions that mintc does not see which have not returned. One that longjmp has passed over counts until a region, or such
// a call, ends around it: arrays are shown too often then, and never too seldom.
struct mint_calls {
    int count = 0;
    int regions = 0;         // around the innermost one
    long long rows_stay = 0; // of mint_thread, there
};

// The state of a host thread, shared by all translated files of the program.
struct mint_thread {
    bool ready = false, verbose = false, times_loops = false;
    cudaStream_t stream = nullptr;
    int capability = 0;               // of the device: 10 * major + minor
    mint_mapping *mappings = nullptr; // the latest found first
    const char *kernel = nullptr;     // the last one launched
    mint_site kernel_site = {"", 0};
    int unchecked = 0; // launches since the last wait
    int regions = 0;   // around the current statement
    mint_calls calls;
    long long rows_stay = 0, rows_spans = 0; // the number of the region in which host code stores no row pointers, 0 outside; the last given
    cudaEvent_t begin = nullptr, end = nullptr;
    mint_kernel_time *times = nullptr;
    double loop_began = 0;         // milliseconds; 0: the device has nothing to do
    mint_loop_time loop;           // since then
    mint_loop_time *loops = nullptr;
    mint_buffer *results = nullptr;
    mint_stage_memory staging = {};
    mint_exchange_memory exchange;
    long long bytes_up = 0, bytes_down = 0;
    mint_waiting *waiting = nullptr;
    long long filed = 0; // steps of time loops, whose launches may wait
    bool filing = false; // arrays are looked up for a launch that may wait
    mint_chain_count *chains = nullptr;
    bool (*at_end)(mint_thread &) = nullptr; // what the guard does at the end of the thread: whether all has to stay as it is (fault.cuh)

    // At the end of the thread, or of the program: before the functions that atexit was given.
    ~mint_thread()
    {
        const bool stays = at_end && at_end(*this);
        report();
        if (!stays)
            give_back();
    }

  private:
    void report() const
    {
        for (mint_kernel_time *k = times; k; k = k->next)
            fprintf(stderr, "mint: %s:%d: %s: %lld launches, %.3f ms\n", k->site.file, k->site.line, k->kernel,
                    k->launches, k->milliseconds);
        for (mint_loop_time *l = loops; l; l = l->next)
            l->mint_report();
        for (mint_chain_count *c = chains; c && verbose; c = c->next)
            fprintf(stderr, "mint: %s:%d: %s: %lld steps in %lld launches of several, %lld launches of single sweeps\n",
                    c->site.file, c->site.line, c->name, c->steps, c->launches, c->single);
        for (mint_chain_count *c = chains; c && verbose; c = c->next)
            if (c->ends && c->single > c->steps)
                fprintf(stderr, "mint: %s:%d: %s: launches of single sweeps, since %s\n", c->site.file, c->site.line, c->name, c->ends);
        if (verbose)
            fprintf(stderr, "mint: %lld bytes to the device, %lld bytes from it\n", bytes_up, bytes_down);
    }

    // The driver may be gone, so that results say nothing.
    void give_back()
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
            delete k;
        }
        while (mint_loop_time *l = loops) {
            loops = l->next;
            delete l;
        }
        while (mint_chain_count *c = chains) {
            chains = c->next;
            delete c;
        }
        if (verbose) {
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

} // namespace mint_v7
