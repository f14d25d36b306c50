// SPDX-License-Identifier: 0BSD
// ---- Page protection: one handler of SIGSEGV and one table of guarded pages for the program ----

#if defined(__linux__) && defined(__LP64__)
#include <asm/unistd.h>

// What the guard needs of Linux, under names of its own: the system's headers have names that programs use, too.
struct mint_os_signal {
    int number, error, code, unused;
    char *address;
};

struct mint_os_action {
    void (*handler)(int, mint_os_signal *, void *); // 0: the default, 1: none
    unsigned long mask[16];
    int flags;
    void (*restorer)();
};

extern "C" long mint_os_call(long number, ...) __asm__("syscall");
extern "C" int mint_os_sigaction(int number, const mint_os_action *action, mint_os_action *old) __asm__("sigaction");
extern "C" int mint_os_page() __asm__("getpagesize");
extern "C" int *mint_os_errno() __asm__("__errno_location");

struct mint_os_place {
    const char *file;
    void *base;
    const char *symbol;
    void *address;
};

extern "C" int mint_os_backtrace(void **frames, int count) __asm__("backtrace") __attribute__((weak)); // not in every C library
extern "C" int mint_os_place_of(const void *address, mint_os_place *place) __asm__("dladdr") __attribute__((weak));

// Linux's values: SIGSEGV, SIG_SETMASK, EFAULT, SA_SIGINFO, SA_NODEFER, SA_RESTART.
enum {
    mint_os_segv = 11,
    mint_os_setmask = 2,
    mint_os_fault = 14,
    mint_os_informed = 4,
    mint_os_again = 0x40000000,
    mint_os_restart = 0x10000000
};
#define mint_guards 1
#else
#define mint_guards 0
#endif

inline namespace mint_v7 {

// A line about a mapping that has been printed.
struct mint_said {
    mint_site site;
    const char *what;
};

// What all translated files and all threads share.
struct mint_sentry {
    int lock = 0;
    const void *holder = nullptr; // the thread that has it
    mint_mapping *guarded = nullptr; // arrays with pages
    long long page = 0;              // bytes; 0: there is no guard on this system, or none yet
    int process = 0;                 // in which CUDA was started
    char *staging = nullptr;         // through which values come back
    long long brought = 0, bytes_back = 0;
    mint_said said[64] = {};
#if mint_guards
    void (*handler)(int, mint_os_signal *, void *) = nullptr;
    mint_os_action first = {}, later = {}; // of the program: before our handler was installed, and since
    bool has_later = false;
#endif
};

inline mint_sentry &mint_the_sentry()
{
    static mint_sentry sentry;
    return sentry;
}

inline void mint_let_go()
{
#if mint_guards
    mint_sentry &s = mint_the_sentry();
    if (s.holder != mint_identity())
        return;
    s.holder = nullptr;
    __atomic_store_n(&s.lock, 0, __ATOMIC_RELEASE);
#endif
}

// Holds the table. A signal handler that touches a guarded array must not find it held by the thread that it interrupts.
class mint_holding {
  public:
    mint_holding()
    {
#if mint_guards
        const unsigned long all = ~(3ul << 31); // but those that the C library keeps for itself
        mint_os_call(__NR_rt_sigprocmask, mint_os_setmask, &all, &before, 8);
        while (__atomic_exchange_n(&mint_the_sentry().lock, 1, __ATOMIC_ACQUIRE))
            mint_os_call(__NR_sched_yield);
        mint_the_sentry().holder = mint_identity();
#endif
    }
    mint_holding(const mint_holding &) = delete;
    mint_holding &operator=(const mint_holding &) = delete;
    ~mint_holding()
    {
#if mint_guards
        mint_let_go();
        mint_os_call(__NR_rt_sigprocmask, mint_os_setmask, &before, nullptr, 8);
#endif
    }

  private:
    unsigned long before = 0; // the signals that the thread has blocked
};

// Sets what host code may do with the pages of an array. The table is held. Reports failure.
inline bool mint_protect(mint_mapping &m, mint_access access)
{
    mint_guard &g = m.guard;
    bool done = true;
#if mint_guards
    const int rights[] = {3, 1, 0};
    if (g.low < g.high && g.access != access)
        done = mint_os_call(__NR_mprotect, g.low, (size_t)(g.high - g.low), rights[access]) == 0;
#endif
    g.access = access;
    return done;
}

inline void mint_unguard(mint_mapping &m)
{
    mint_guard &g = m.guard;
    if (g.low < g.high) {
        mint_holding table;
        mint_protect(m, mint_pages_open); // fails where the program has given the storage back
        mint_mapping **link = &mint_the_sentry().guarded;
        while (*link && *link != &m)
            link = &(*link)->guard.next;
        if (*link)
            *link = g.next;
    }
    delete[] g.edges;
    while (mint_trusted *t = g.trusted) {
        g.trusted = t->next;
        delete t;
    }
    g = mint_guard();
}

} // namespace mint_v7

#if mint_guards

// Brings the values of an array back for an access that was caught. Reports whether there is such an array.
mint_local bool mint_caught(char *address, bool writes);

// What the guard does when a thread ends. Reports whether its state has to stay as it is.
mint_local bool mint_at_end(mint_thread &t);

// Whether the access that faulted is a write: bit 1 of the error code. Where the system does not tell, a write faults
// once more, as a write to what may be read.
mint_local bool mint_is_write(const void *context)
{
#ifdef __x86_64__
    return (((const unsigned long *)context)[24] & 2) != 0;
#else
    (void)context;
    return false;
#endif
}

// Whether this thread is inside the CUDA driver: a copy of the program's own, whose locks a call of ours would wait for.
mint_local bool mint_in_driver()
{
    void *frames[64];
    if (!mint_os_backtrace || !mint_os_place_of)
        return false;
    const int count = mint_os_backtrace(frames, 64);
    for (int k = 0; k < count; k++) {
        mint_os_place place;
        if (mint_os_place_of(frames[k], &place) && place.file && strstr(place.file, "libcuda.so"))
            return true;
    }
    return false;
}

// Gives a signal that is not about a guarded array to the program's own handler, or does what happens without one.
mint_local void mint_pass_on(int number, mint_os_signal *info, void *context)
{
    enum { to_later = 0x6d696e74, to_first }; // a handler that was installed after ours may call ours
    mint_sentry &s = mint_the_sentry();
    const bool later = s.has_later && info->error != to_later && info->error != to_first;
    const mint_os_action nobody = {}, to = later ? s.later : info->error != to_first ? s.first : nobody;
    info->error = later ? to_later : to_first;
    if ((size_t)to.handler <= 1) {
        const bool sent = info->code <= 0;
        if (sent && to.handler)
            return;
        mint_os_sigaction(number, &nobody, nullptr);
        if (sent)
            mint_os_call(__NR_tgkill, mint_os_call(__NR_getpid), mint_os_call(__NR_gettid), number);
        return; // an access faults again
    }
    unsigned long before = 0;
    const unsigned long more = to.mask[0] | (to.flags & mint_os_again ? 0ul : 1ul << (number - 1));
    mint_os_call(__NR_rt_sigprocmask, 0, &more, &before, 8);
    to.handler(number, info, context); // Linux calls handlers of one argument like this, too
    mint_os_call(__NR_rt_sigprocmask, mint_os_setmask, &before, nullptr, 8);
}

mint_local void mint_on_fault(int number, mint_os_signal *info, void *context)
{
    const int error = *mint_os_errno();
    if (info->code <= 0 || !mint_caught(info->address, mint_is_write(context)))
        mint_pass_on(number, info, context);
    *mint_os_errno() = error;
}

#endif

// Makes the handler the first one. The program may have installed its own in the meantime.
mint_local void mint_stand_guard()
{
#if mint_guards
    mint_sentry &s = mint_the_sentry();
    mint_os_action now;
    if (s.guarded == nullptr || mint_os_sigaction(mint_os_segv, nullptr, &now) != 0 || (s.handler && now.handler == s.handler))
        return;
    void *frame;
    if (mint_os_backtrace)
        mint_os_backtrace(&frame, 1); // the first call loads what the handler needs
    mint_holding table;
    s.has_later = s.handler != nullptr;
    (s.handler ? s.later : s.first) = now;
    if (!s.handler)
        s.handler = mint_on_fault;
    mint_os_action ours = {};
    ours.handler = s.handler;
    ours.flags = mint_os_informed | mint_os_again | mint_os_restart;
    mint_os_sigaction(mint_os_segv, &ours, nullptr);
#endif
}

// Prints a line about a mapping on standard error, the first time.
mint_local void mint_say_once(const mint_mapping &m, const char *what, const char *line)
{
    for (mint_said &said : mint_the_sentry().said) {
        if (said.what && said.site.line == m.site.line && strcmp(said.site.file, m.site.file) == 0 && strcmp(said.what, what) == 0)
            return;
        if (!said.what) {
            said = mint_said{m.site, what};
            break;
        }
    }
#if mint_guards
    if (mint_os_call(__NR_write, 2, line, strlen(line)) < 0) // another thread may hold the stream
        return;
#else
    fputs(line, stderr);
#endif
}
