// Host code that the translator did not see: each argument names a situation. Values are compared here; what is said on
// standard error, and how a program ends, by the test.
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <errno.h>
#include <cuda_runtime.h>

static bool cuda_lives, cuda_has_ended; // it ends before the functions that atexit was given before the first call of CUDA
static void end_cuda() { cuda_has_ended = !cuda_lives; }

static cudaError_t living_get_device(int *device) { return cuda_has_ended ? cudaErrorCudartUnloading : cudaGetDevice(device); }
#define cudaGetDevice(device) living_get_device(device)

#include "runtime.cuh" // guard: sync
#include "expect.cuh"

static const mint_site here = {"g.c", 7}, nest = {"g.c", 9}, call = {"g.c", 11};

__global__ void add(double *a, double x, int rows, int cells, long long pitch)
{
    for (int j = 0; j < rows; j++)
        for (int i = 0; i < cells; i++)
            a[j * pitch + i] += x;
}

__global__ void look(const double *a, double *out, long long at) { *out = a[at]; }

// a[..][..] += x on the device.
static void step(double *a, double x)
{
    mint_mapping &m = mint_find(nest, "a", a, sizeof(double), 2);
    mint_launching(nest, "add");
    add<<<1, 1, 0, mint_stream()>>>((double *)m.device, x, (int)m.shape.extent[0], (int)m.shape.extent[1], m.stride[0]);
    mint_launched(nest, "add", m);
}

// What a nest reads.
static double seen(double *a, int j, int i)
{
    mint_mapping &m = mint_find(nest, "a", a, sizeof(double), 2);
    double *out, value = 0;
    EXPECT(cudaMalloc((void **)&out, sizeof *out) == cudaSuccess);
    mint_launching(nest, "look");
    look<<<1, 1, 0, mint_stream()>>>((const double *)m.device, out, j * m.stride[0] + i);
    mint_launched(nest, "look");
    EXPECT(cudaMemcpy(&value, out, sizeof value, cudaMemcpyDeviceToHost) == cudaSuccess);
    EXPECT(cudaFree(out) == cudaSuccess);
    return value;
}

static const int rows = 50, cells = 37; // padded on the device; three whole pages on the host

static double value(int k) { return k + 0.5; }

static double *fresh(int n = rows * cells)
{
    double *a = (double *)malloc(n * sizeof(double));
    for (int k = 0; k < n; k++)
        a[k] = value(k);
    return a;
}

static void map(mint_scope &scope, double *a, bool keep = false, int n = rows)
{
    mint_to_device(scope, here, "a", a, sizeof(double), mint_extents(n, cells), 1, mint_padded, keep);
}

static void bring(double *a) { mint_from_device(here, "a", a, sizeof(double), mint_shape{}); }

// Host code.
static volatile double &at(double *a, int j, int i) { return a[j * cells + i]; }

static void reads(double *a, int n = rows)
{
    mint_scope scope;
    map(scope, a, false, n);
    mint_region region(here);
    for (int t = 1; t < 4; t++) {
        step(a, 1);
        mint_before_call(call);
        for (int k = 0; k < n * cells; k++)
            EXPECT(a[k] == value(k) + t);
        EXPECT(at(a, 0, 0) == value(0) + t && at(a, n - 1, cells - 1) == value(n * cells - 1) + t);
    }
}

static void writes(double *a, int n = rows)
{
    mint_scope scope;
    map(scope, a, false, n);
    mint_region region(here);
    for (int t = 1; t < 4; t++) {
        step(a, 1);
        mint_before_call(call);
        at(a, n / 2, 3) = 1000 + t;
        at(a, 0, 0) = 2000 + t;
        at(a, n - 1, cells - 1) = 3000 + t;
        EXPECT(seen(a, n / 2, 3) == 1000 + t && seen(a, 0, 0) == 2000 + t && seen(a, n - 1, cells - 1) == 3000 + t);
        EXPECT(seen(a, n / 2, 4) == value(n / 2 * cells + 4) + t);
    }
    bring(a);
    EXPECT(at(a, n / 2, 3) == 1003 && at(a, n / 2, 4) == value(n / 2 * cells + 4) + 3);
}

// Only the edges are written: the pages stay closed, and their newest values on the device.
static void edges(double *a)
{
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    mint_before_call(call);
    at(a, 0, 0) = 5;
    step(a, 1);
    bring(a);
    EXPECT(at(a, 0, 0) == 6 && at(a, 0, 1) == value(1) + 2 && at(a, rows / 2, 1) == value(rows / 2 * cells + 1) + 2);
}

// Arrays that nests only read: a call may write them where no copy to the device follows.
static void equal(double *a)
{
    mint_scope scope;
    map(scope, a);
    for (int t = 0; t < 5; t++) {
        mint_before_call(call);
        if (t % 2 == 0)
            at(a, rows / 2, 3) = t;
        EXPECT(seen(a, rows / 2, 3) == (t % 2 == 0 ? t : t - 1));
    }
}

// Calls that system calls fill arrays in, and a copy to the device behind them.
static void filled(double *a)
{
    int ends[2];
    EXPECT(pipe(ends) == 0);
    mint_scope scope;
    map(scope, a);
    for (int t = 1; t < 5; t++) {
        double x = 100 * t;
        EXPECT(write(ends[1], &x, sizeof x) == sizeof x);
        mint_before_call(call);
        EXPECT(read(ends[0], &a[rows / 2 * cells], sizeof x) == sizeof x);
        mint_to_device(scope, here, "a", a, sizeof(double), mint_extents(rows, cells), 1, mint_padded, false);
        EXPECT(seen(a, rows / 2, 0) == x);
        mint_before_call(mint_site{"g.c", 12}); // another call, behind which launches are
        EXPECT(seen(a, rows / 2, 0) == x);
    }
    EXPECT(seen(a, rows / 2, 0) == 400);
    double x = 7; // what is known to be handed to the call
    EXPECT(write(ends[1], &x, sizeof x) == sizeof x);
    mint_before_call(mint_site{"g.c", 12});
    mint_before_use(a);
    EXPECT(read(ends[0], &a[rows / 2 * cells], sizeof x) == sizeof x);
}

// A system call finds closed pages and fails.
static void system_call(double *a)
{
    int ends[2];
    EXPECT(pipe(ends) == 0);
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    EXPECT(write(ends[1], &a[rows / 2 * cells], 8) == -1 && errno == EFAULT);
    EXPECT(at(a, rows / 2, 0) == value(rows / 2 * cells) + 1);
    EXPECT(write(ends[1], &a[rows / 2 * cells], 8) == 8);
    EXPECT(cudaMemcpy(a, a + 100, 80, cudaMemcpyHostToHost) == cudaSuccess);
}

// CUDA of the program's own, from and to closed pages.
static void own_cuda(double *a)
{
    double *mine;
    EXPECT(cudaMalloc((void **)&mine, rows * cells * 8) == cudaSuccess);
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    mint_before_call(call);
    EXPECT(cudaMemcpy(mine, a, rows * cells * 8, cudaMemcpyHostToDevice) == cudaSuccess);
    step(a, 1);
    mint_before_call(call);
    EXPECT(cudaMemcpy(a, mine, rows * cells * 8, cudaMemcpyDeviceToHost) == cudaSuccess);
    EXPECT(seen(a, rows / 2, 3) == value(rows / 2 * cells + 3) + 1 && seen(a, 0, 0) == value(0) + 1);
    EXPECT(cudaFree(mine) == cudaSuccess);
}

static double *shared;
static pthread_barrier_t together;

static void *other_thread(void *number)
{
    pthread_barrier_wait(&together);
    const int k0 = 600 + (int)(size_t)number;
    for (int k = k0; k < 1800; k += 8)
        EXPECT(shared[k] == value(k) + 1);
    return nullptr;
}

// Threads touch the array at one time; none sees an old value.
static void threads(double *a)
{
    mint_scope scope;
    shared = a;
    EXPECT(pthread_barrier_init(&together, nullptr, 8) == 0);
    for (int round = 0; round < 20; round++) {
        map(scope, a);
        step(a, 1);
        pthread_t thread[8];
        for (size_t t = 0; t < 8; t++)
            EXPECT(pthread_create(&thread[t], nullptr, other_thread, (void *)t) == 0);
        for (pthread_t t : thread)
            EXPECT(pthread_join(t, nullptr) == 0);
        step(a, -1);
        bring(a);
    }
}

static char *trap;
static volatile sig_atomic_t handled;
static sigjmp_buf back;

static void repairs(int, siginfo_t *info, void *)
{
    handled = handled + 1;
    EXPECT(info->si_addr == trap && mprotect(trap, 4096, PROT_READ | PROT_WRITE) == 0);
}

static void jumps(int)
{
    handled = handled + 1;
    siglongjmp(back, 1);
}

static void install(void (*handler)(int, siginfo_t *, void *), struct sigaction *old)
{
    struct sigaction action = {};
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO;
    EXPECT(sigaction(SIGSEGV, &action, old) == 0);
}

static void spring()
{
    EXPECT(mprotect(trap, 4096, PROT_NONE) == 0);
    *(volatile char *)trap = 1;
}

// Handlers of the program, installed before the guard and while it stands.
static void handlers(double *a)
{
    trap = (char *)mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    install(repairs, nullptr);
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    spring();
    EXPECT(handled == 1 && at(a, rows / 2, 0) == value(rows / 2 * cells) + 1);
    signal(SIGSEGV, jumps);
    step(a, 1);
    if (!sigsetjmp(back, 1))
        spring();
    EXPECT(handled == 2 && at(a, rows / 2, 0) == value(rows / 2 * cells) + 2);
    if (!sigsetjmp(back, 1))
        raise(SIGSEGV);
    EXPECT(handled == 3);
}

static struct sigaction guards;

static void defers(int number, siginfo_t *info, void *context)
{
    handled = handled + 1;
    if (info->si_addr == trap)
        repairs(number, info, context);
    else
        guards.sa_sigaction(number, info, context);
}

// A handler that was installed later and hands on what it does not know.
static void chain(double *a)
{
    trap = (char *)mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    install(defers, &guards);
    EXPECT(at(a, rows / 2, 0) == value(rows / 2 * cells) + 1 && handled == 1);
    step(a, 1); // the guard stands first again
    EXPECT(at(a, rows / 2, 0) == value(rows / 2 * cells) + 2 && handled == 1);
    spring();
    EXPECT(handled == 3);
}

static volatile int *volatile nowhere = (volatile int *)16;

// An access that nobody knows ends the program as it always did; with its own handler behind ours and in front of it.
static void crash(double *a)
{
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    *nowhere = 1;
}

static void crash_chained(double *a)
{
    trap = (char *)1;
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    install(defers, &guards);
    step(a, 1);
    *nowhere = 1;
}

static void forked(double *a)
{
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    mint_before_call(call);
    const pid_t child = fork();
    if (child == 0) {
        EXPECT(at(a, 0, 0) == value(0) + 1);
        _exit(at(a, rows / 2, 0) == 0);
    }
    int status = 0;
    EXPECT(waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    EXPECT(at(a, rows / 2, 0) == value(rows / 2 * cells) + 1);
}

// Storage that is given back while it is closed, and used for something else.
static void freed(double *a)
{
    const int many = 3000;
    for (int round = 0; round < 3; round++) {
        mint_scope scope;
        double *b = fresh(many * cells); // of the system, and given back to it
        map(scope, b, false, many);
        step(b, 1);
        mint_before_call(call);
        free(b);
        double *c = fresh(many * cells);
        mint_to_device(scope, here, "c", c, sizeof(double), mint_extents(many, cells), 1, mint_padded, false);
        EXPECT(seen(c, 5, 3) == value(5 * cells + 3) && seen(c, many / 2, 3) == value(many / 2 * cells + 3));
        mint_release(here, "c", c);
        free(c);
    }
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    mint_before_call(call);
    free(a);
    double *b = fresh(); // perhaps in the same place
    map(scope, b);
    EXPECT(seen(b, rows / 2, 3) == value(rows / 2 * cells + 3) && seen(b, 0, 0) == value(0));
}

static void on_stack()
{
    double a[rows * cells];
    for (int k = 0; k < rows * cells; k++)
        a[k] = value(k);
    reads(a);
    for (int k = 0; k < rows * cells; k++)
        a[k] = value(k);
    writes(a);
}

static double global[rows * cells];

// What only the host has must not be overwritten by a copy from the device, nor what only that has by one to it.
static void copies(double *a)
{
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    map(scope, a);
    EXPECT(seen(a, rows / 2, 3) == value(rows / 2 * cells + 3) + 1 && seen(a, 0, 0) == value(0) + 1);
    at(a, rows / 2, 3) = 5;
    bring(a);
    EXPECT(at(a, rows / 2, 3) == 5 && at(a, rows / 2, 4) == value(rows / 2 * cells + 4) + 1 && seen(a, rows / 2, 3) == 5);
}

// Elements of single blocks.
static void elements(double *a)
{
    mint_scope scope;
    map(scope, a);
    EXPECT(mint_put(nest, "a", &a[rows / 2 * cells], 4.0) == 4 && at(a, rows / 2, 0) == 4);
    at(a, rows / 2, 0) = 6;
    EXPECT(mint_get(nest, "a", &a[rows / 2 * cells]) == 6);
}

// An array stays on the device behind the last region, where other files touch it.
static void kept(double *a)
{
    mint_scope scope;
    map(scope, a, true);
    for (int t = 1; t < 4; t++) {
        {
            mint_region region(here);
            step(a, 1);
        }
        EXPECT(at(a, 0, 0) == value(0) + (t > 1 ? 100 * (t - 1) : 0) + t);
        at(a, 0, 0) += 100;
    }
    EXPECT(seen(a, 0, 0) == value(0) + 303);
    mint_release(here, "a", a);
}

static void small(void (*what)(double *, int))
{
    double *a = fresh();
    what(a, 4);
    free(a);
}

// The program ends while values are on the device: what the functions that atexit was given see of them.
static double *last;
static int last_rows;

static void looks_back()
{
    for (int k = 0; k < last_rows * cells; k++)
        if (last[k] != value(k) + 1) {
            fprintf(stderr, "at the end, element %d is %g\n", k, last[k]);
            _exit(4);
        }
    puts("as expected");
    fflush(stdout);
    _exit(0);
}

static void look_at_end(double *a, int n = rows)
{
    last = a;
    last_rows = n;
    EXPECT(atexit(looks_back) == 0 && atexit(end_cuda) == 0 && at_quick_exit(looks_back) == 0);
}

static void exits(double *a, int n)
{
    look_at_end(a, n);
    mint_scope scope;
    map(scope, a, false, n);
    mint_region region(here);
    step(a, 1);
    exit(5);
}

// Without a region: an array with `keep` is left on the device.
static void leaves_kept(double *a)
{
    mint_scope scope;
    map(scope, a, true);
    mint_region region(here);
    step(a, 1);
}

static void exits_late(double *a)
{
    look_at_end(a);
    leaves_kept(a);
    exit(5);
}

static void exits_kept(double *a)
{
    leaves_kept(a);
    look_at_end(a);
    cuda_lives = true;
    exit(5);
}

static void exits_quickly(double *a)
{
    look_at_end(a);
    mint_scope scope;
    map(scope, a);
    step(a, 1);
    mint_before_call(call);
    quick_exit(5);
}

// A program whose thread has an array on the device, and ends it or only itself.
static void *ends_program(void *a)
{
    exits((double *)a, rows);
    return nullptr;
}

static void *ends_thread(void *a)
{
    mint_scope scope;
    map(scope, (double *)a, true);
    step((double *)a, 1);
    return nullptr;
}

static void other(double *a, void *(*what)(void *))
{
    pthread_t thread;
    last = a;
    last_rows = rows;
    EXPECT(pthread_create(&thread, nullptr, what, a) == 0 && pthread_join(thread, nullptr) == 0);
    looks_back();
}

int main(int, char **argv)
{
    const struct {
        const char *name;
        void (*run)(double *);
    } situations[] = {
        {"reads", [](double *a) { reads(a); }},
        {"writes", [](double *a) { writes(a); }},
        {"edges", edges},
        {"equal", equal},
        {"filled", filled},
        {"system_call", system_call},
        {"own_cuda", own_cuda},
        {"threads", threads},
        {"handlers", handlers},
        {"chain", chain},
        {"crash", crash},
        {"crash_chained", crash_chained},
        {"fork", forked},
        {"freed", freed},
        {"stack", [](double *) { on_stack(); }},
        {"global", [](double *) { reads(global); }},
        {"copies", copies},
        {"elements", elements},
        {"kept", kept},
        {"small_reads", [](double *) { small(reads); }},
        {"small_writes", [](double *) { small(writes); }},
        {"exits", [](double *a) { exits(a, rows); }},
        {"exits_small", [](double *a) { exits(a, 4); }},
        {"exits_kept", exits_kept},
        {"exits_late", exits_late},
        {"exits_quickly", exits_quickly},
        {"thread_exits", [](double *a) { other(a, ends_program); }},
        {"thread_ends", [](double *a) { other(a, ends_thread); }},
    };
    for (int k = 0; k < rows * cells; k++)
        global[k] = value(k);
    for (const auto &s : situations)
        if (strcmp(s.name, argv[1]) == 0) {
            double *a = fresh();
            s.run(a);
            if (s.run != freed)
                free(a);
            puts("as expected");
            return 0;
        }
    return 2;
}
