// A time loop whose launches wait and are made several steps at a time: by a kernel of several steps, or one by one. All
// values, in both buffers and beside the range, are those of the serial loop, and so is the number of steps made at once.
#include <cuda_runtime.h>

// Copies within the device.
static int copies;

static cudaError_t copy(void *to, const void *from, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream)
{
    copies += kind == cudaMemcpyDeviceToDevice;
    return cudaMemcpyAsync(to, from, bytes, kind, stream);
}
#define cudaMemcpyAsync copy

#include "runtime.cuh"
#include "expect.cuh"

enum { CELLS = 23, LEAST = 2, MOST = 9 };

__global__ void heat(double *v, const double *u, double c, unsigned begin, unsigned count)
{
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < count)
        v[begin + x] = u[begin + x] + c * (u[begin + x - 1] - 2 * u[begin + x] + u[begin + x + 1]);
}

struct factors {
    double of[MOST];
};

// Level k has the values of the k-th step; beside the range, those of the buffer that it writes.
__global__ void heats(double *to, const double *u, const double *v, factors c, int steps, unsigned begin, unsigned count)
{
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= count)
        return;
    double level[2 * MOST + 1];
    for (int d = -steps; d <= steps; d++) {
        long long at = (long long)begin + x + d;
        level[d + steps] = at >= 0 && at < (long long)begin + count + 1 ? u[at] : 0;
    }
    for (int k = 1; k <= steps; k++) {
        const double *ring = k % 2 ? v : u;
        double next[2 * MOST + 1] = {};
        for (int d = -(steps - k); d <= steps - k; d++) {
            long long at = (long long)begin + x + d;
            const int i = d + steps;
            if (at >= begin && at < (long long)begin + count)
                next[i] = level[i] + c.of[k - 1] * (level[i - 1] - 2 * level[i] + level[i + 1]);
            else if (at >= 0 && at < (long long)begin + count + 1)
                next[i] = ring[at];
        }
        for (int i = 0; i < 2 * steps + 1; i++)
            level[i] = next[i];
    }
    to[begin + x] = level[steps];
}

struct scalars {
    double c;
};

static bool advance(const mint_advance &a)
{
    const mint_place_of u = a.place(0, 0), v = a.place(0, 1), to = a.place(a.steps, 0);
    const long long *range = a.range(0);
    factors c = {};
    for (int k = 0; k < a.steps; k++)
        c.of[k] = a.scalars<scalars>(k, 0).c;
    mint_launching(a.site, "heats");
    heats<<<mint_blocks(a.site, "heats", mint_ceil_div(range[1], 4)), 4, 0, mint_stream()>>>(
        (double *)to.write, (const double *)u.read, (const double *)v.read, c, a.steps, (unsigned)range[0], (unsigned)range[1]);
    mint_launched(a.site, "heats");
    return true;
}

// Looks where its arrays are, and makes no launch.
static bool refuse(const mint_advance &a)
{
    EXPECT(a.place(0, 0).read != nullptr && a.place(a.steps, 0).write != nullptr);
    return false;
}

// How the launches of a chain are made: one by one, by launches of several steps, or one by one as those of several steps cannot be made, or as they come.
enum making { singly, several, refusing, small, makings };

// Chains of all heights.
static mint_chain chain_of(int height, making how)
{
    return mint_chain{{"batch.c", 5}, "heats", height, LEAST, 1, 2, 1, 0x3, 0, how == several || how == small ? advance : how == refusing ? refuse : nullptr, nullptr, {1, 0},
                      {{2, 0x1, 0x2, 1, {0, 1}}}, nullptr, how == small ? CELLS : 0};
}

static void step(const mint_chain &chain, double *u, double *v, double c, long long begin, long long end)
{
    const mint_site site = {"batch.c", 7};
    const long long count = end - begin;
    mint_may_wait();
    mint_mapping &u_map = mint_find(site, "u", u, sizeof(double), 1);
    mint_mapping &v_map = mint_find(site, "v", v, sizeof(double), 1);
    mint_file(site, chain, 0, {&u_map, &v_map}, {begin, count}, scalars{c}, [site, begin, count, c, &u_map, &v_map]() {
        mint_launching(site, "heat");
        heat<<<mint_blocks(site, "heat", mint_ceil_div(count, 4)), 4, 0, mint_stream()>>>(
            (double *)v_map.device, (const double *)u_map.device, c, (unsigned)begin, (unsigned)count);
        mint_launched(site, "heat");
    });
}

static void serial_step(const double *u, double *v, double c, long long begin, long long end)
{
    for (long long x = begin; x < end; x++)
        v[x] = u[x] + c * (u[x - 1] - 2 * u[x] + u[x + 1]);
}

struct buffers {
    double a[CELLS], b[CELLS];

    buffers()
    {
        for (int i = 0; i < CELLS; i++) {
            a[i] = (i * 37 + 5) % 101;
            b[i] = (i * 53 + 7) % 97;
        }
    }
};

// What may happen in a step, besides.
enum twist { nothing, changing, moving, sometimes, looking, aliased, twists };

static bool swaps(twist what, int t)
{
    return what != sometimes || t % 5 != 3;
}

// Steps that one launch may make in a loop of `steps`.
static long long expected(int height, int steps)
{
    long long several = 0;
    while (steps - several == height + 1 || (steps - several > height + 1) || steps - several - 1 >= LEAST)
        several += steps - several > height ? height : steps - several - 1;
    return height == 1 ? (steps > 1 ? steps - 1 : 0) : several;
}

static void run(int height, int steps, twist what, making how)
{
    copies = 0;
    buffers host, want;
    double *u = host.a, *v = host.b, *su = want.a, *sv = want.b;
    const mint_chain chain = chain_of(height, how);
    {
        mint_scope scope;
        mint_copy_in(scope, {"batch.c", 1}, "u", u, mint_extents(CELLS), 1, mint_padded, mint_scoped);
        mint_copy_in(scope, {"batch.c", 2}, "v", v, mint_extents(CELLS), 1, mint_padded, mint_scoped);
        mint_region region({"batch.c", 3});
        for (int t = 0; t < steps; t++) {
            const double c = what == changing ? 0.01 * (t + 1) : 0.1;
            const long long end = what == moving && t % 4 == 2 ? CELLS - 3 : CELLS - 1;
            step(chain, u, v, c, 1, end);
            serial_step(su, sv, c, 1, end);
            EXPECT(how != small || mint_this_thread().unchecked > 0 || mint_this_thread().verbose); // nothing waits
            if (what == looking && t % 5 == 4) {
                EXPECT(mint_get({"batch.c", 8}, "v", &v[3]) == sv[3]);
                mint_put({"batch.c", 8}, "v", &v[4], 0.5);
                sv[4] = 0.5;
            }
            if (what == aliased && t % 5 == 4) {
                step(chain, u, u + 0, 0, 1, 2); // two names of one array
                su[1] += 0;
            }
            if (swaps(what, t)) {
                double *w = u;
                u = v, v = w;
                w = su;
                su = sv, sv = w;
            }
        }
        mint_from_device({"batch.c", 9}, "u", host.a, sizeof(double), mint_extents());
        mint_from_device({"batch.c", 9}, "v", host.b, sizeof(double), mint_extents());
    }
    EXPECT(memcmp(&host, &want, sizeof host) == 0);
    const mint_chain_count *count = mint_this_thread().chains; // of the latest chain
    const long long at_once = steps > 0 && count ? count->steps : 0, single = steps > 0 && count ? count->single : 0;
    if (what == nothing || what == changing)
        EXPECT(at_once == (how == refusing || how == small ? 0 : expected(height, steps)));
    EXPECT(how == several || copies == 0); // second buffers are for launches that are made
    EXPECT(at_once + single == steps + (what == aliased ? steps / 5 : 0));
    if (mint_this_thread().chains && steps > 0)
        mint_this_thread().chains->chain = nullptr; // the next chain has the same place
}

int main(void)
{
    for (int height = 1; height <= MOST; height++)
        for (int steps = 0; steps <= 3 * height + 2; steps++)
            for (int what = 0; what < twists; what++)
                for (int how = 0; how < makings; how++)
                    run(height, steps, (twist)what, (making)how);
    printf("all as expected\n");
    return 0;
}
