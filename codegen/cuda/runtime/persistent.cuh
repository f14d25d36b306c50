// SPDX-License-Identifier: 0BSD
#include <cuda/atomic>

// ---- Many time steps in one launch: blocks that keep their part of a grid, and pass on its edges ----

// How one dimension is shared out. Block t commits the cells from t*step on, and holds `ghost` more on each side, of which as many
// become wrong in a step as it reads beside a cell.
struct mint_portions {
    int cells; // of the range
    int tiles, step, ghost;
};

// All blocks of a launch, and what each has.
struct mint_residence {
    mint_portions x, y;
    int levels; // steps that blocks make before they pass on their edges
    int rows;   // of a warp
    size_t bytes; // of shared memory of a block
};

// Where blocks pass on their edges: as if a slot were the whole range. In turns, one slot is written while the other one may still be
// read. A block's flag is the number of the round that it has written last.
template <class T> struct mint_exchange {
    T *slot[2];
    unsigned *flags, base; // base: of the rounds before this launch
};

// Whether two values have the same bits.
template <class T> __device__ static inline bool mint_same_bits(T a, T b)
{
    static_assert(sizeof(T) <= 8, "a cell is a number");
    union {
        unsigned long long bits;
        T value;
    } p = {0}, q = {0};
    p.value = a;
    q.value = b;
    return p.bits == q.bits;
}

// Whether the lane's cells of a row whose bits are set differ between two places.
template <int V, class T> __device__ static inline bool mint_ring_differs(const T *a, const T *b, unsigned cells)
{
    bool differs = false;
#pragma unroll
    for (int e = 0; e < V; e++)
        if (cells >> e & 1)
            differs = differs || !mint_same_bits(a[e], b[e]);
    return differs;
}

// Stores the lane's cells of a row whose bits are set.
template <int V, class T> __device__ static inline void mint_store_cells(T *to, const T *row, unsigned cells)
{
#pragma unroll
    for (int e = 0; e < V; e++)
        if (cells >> e & 1)
            to[e] = row[e];
}

// The cells x .. x+V-1 that are low .. high-1, a bit each.
template <int V> __device__ static inline unsigned mint_cells_within(int x, int low, int high)
{
    unsigned within = 0;
#pragma unroll
    for (int e = 0; e < V; e++)
        within |= (low <= x + e && x + e < high ? 1u : 0) << e;
    return within;
}

// The edges of the block are written; returns when those of the blocks around it are. All threads of the block call it.
template <class T>
__device__ static inline void mint_meet_neighbours(const mint_exchange<T> &exchange, const mint_residence &own, unsigned round)
{
    typedef cuda::atomic_ref<unsigned, cuda::thread_scope_device> flag;
    __syncthreads();
    if (threadIdx.x == 0)
        flag(exchange.flags[blockIdx.x]).store(exchange.base + round, cuda::memory_order_release);
    if (threadIdx.x < 9) {
        const int x = (int)blockIdx.x % own.x.tiles + (int)threadIdx.x % 3 - 1, y = (int)blockIdx.x / own.x.tiles + (int)threadIdx.x / 3 - 1;
        if (0 <= x && x < own.x.tiles && 0 <= y && y < own.y.tiles && threadIdx.x != 4)
            while ((int)(flag(exchange.flags[y * own.x.tiles + x]).load(cuda::memory_order_acquire) - exchange.base - round) < 0)
                ;
    }
    __syncthreads();
}

// What a kernel can hold: its blocks have `warps` warps, each with stretches of `width` cells of its rows.
struct mint_holder {
    const void *function;
    const char *name;
    int width, warps;
    int bytes;            // of a cell
    int reach_x, reach_y; // how far beside a cell a step reads
};

// The shared memory of a block whose warps have that many rows.
mint_local long long mint_held_bytes(const mint_holder &h, long long rows)
{
    return (4 * h.reach_y + rows) * h.width * h.bytes * h.warps;
}

// Shares out one dimension among at most `most` blocks, which commit at most `cells` cells each. Reports whether they can.
mint_local bool mint_share_out(long long range, long long cells, long long most, int ghost, mint_portions &s)
{
    if (cells < 1 || most < 1 || range > mint_most_cells)
        return false;
    const long long tiles = mint_greater(mint_lesser(mint_ceil_div(range, cells), most), 1);
    long long step = mint_ceil_div(range, tiles);
    if (tiles > 1)
        step = mint_greater(step, ghost); // ghost cells are the next block's
    s = mint_portions{(int)range, (int)mint_ceil_div(range, step), (int)step, ghost};
    return step <= cells;
}

// What mint_reside found for a range last time.
struct mint_residence_found {
    long long nx = 0, ny = 0;
    int steps = 0;
    bool fits = false;
    mint_residence best;
};

// Shares out a range of nx x ny cells among the blocks that the device holds at once. Reports whether it has room for them. `steps` steps
// are launched; of the numbers of steps between two exchanges, the one is taken whose time is least by this estimate.
mint_local bool mint_reside(mint_site site, const mint_holder &h, long long nx, long long ny, int steps, mint_residence_found &last)
{
    if (last.nx == nx && last.ny == ny && last.steps == steps)
        return last.fits;
    last.nx = nx;
    last.ny = ny;
    last.steps = steps;
    last.fits = false;
    mint_residence &best = last.best;
    // Cycles of an H200: for each row of a warp, and besides them, in a step and in an exchange.
    const double row_time = 300, step_time = 500, passed_row_time = 600, exchange_time = 2600;
    int device = 0, processors = 1, limit = 0, cooperative = 0, blocks = 0;
    mint_check(site, cudaGetDevice(&device), "find the device");
    mint_check(site, cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device), "ask for the size of the device");
    mint_check(site, cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, device), "ask for the shared memory of the device");
    mint_check(site, cudaDeviceGetAttribute(&cooperative, cudaDevAttrCooperativeLaunch, device), "ask whether blocks can wait for each other");
    double least = 1e300;
    for (int levels = 1; levels <= 16 && levels <= steps && cooperative; levels++) {
        mint_residence r = {};
        r.levels = levels;
        if (!mint_share_out(nx, h.width - 2 * levels * h.reach_x, processors, levels * h.reach_x, r.x))
            continue;
        const long long most = processors / r.x.tiles;
        if (!mint_share_out(ny, mint_greater(mint_ceil_div(ny, most), levels * h.reach_y), most, levels * h.reach_y, r.y))
            continue;
        r.rows = (int)mint_greater(mint_ceil_div(r.y.step + 2LL * r.y.ghost, h.warps), mint_greater(h.reach_y, 1));
        const double time = r.rows * row_time + step_time + (r.rows * passed_row_time + exchange_time) / levels;
        r.bytes = (size_t)mint_held_bytes(h, r.rows);
        if (r.bytes <= (size_t)limit && time < least) {
            least = time;
            best = r;
        }
    }
    if (least == 1e300)
        return false;
    mint_prepare_shared(site, h.name, h.function, best.bytes);
    mint_check(site, cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, h.function, 32 * h.warps, best.bytes), "ask for the room of kernel", h.name);
    last.fits = (long long)blocks * processors >= (long long)best.x.tiles * best.y.tiles;
    return last.fits;
}

// The memory through which the blocks of a launch of `steps` steps pass on their edges: one for all launches of this thread. Null
// flags: there is none.
template <class T> mint_local mint_exchange<T> mint_exchange_for(mint_site site, const mint_residence &r, int steps)
{
    mint_exchange_memory &m = mint_ready(site).exchange;
    const long long cells = (long long)r.x.cells * r.y.cells, slot = mint_ceil_div(cells * (long long)sizeof(T), 256) * 256;
    const long long blocks = (long long)r.x.tiles * r.y.tiles, flags = mint_ceil_div(blocks * 4, 256) * 256;
    const unsigned rounds = (unsigned)mint_ceil_div(steps, r.levels);
    if (m.bytes < 2 * slot || m.flags < flags) {
        mint_barrier(site);
        mint_check(site, cudaFree(m.memory), "free the memory for the edges of blocks");
        m = mint_exchange_memory();
        if (cudaMalloc(&m.memory, (size_t)(2 * slot + flags)) != cudaSuccess) {
            cudaGetLastError();
            m.memory = nullptr;
            return mint_exchange<T>{{nullptr, nullptr}, nullptr, 0};
        }
        m.bytes = 2 * slot;
        m.flags = flags;
        mint_check(site, cudaMemsetAsync((char *)m.memory + m.bytes, 0, (size_t)flags, mint_this_thread().stream), "clear the flags of blocks");
    }
    if (m.rounds > 1u << 30) { // flags that were not written for half of all numbers would look like later ones
        mint_check(site, cudaMemsetAsync((char *)m.memory + m.bytes, 0, (size_t)m.flags, mint_this_thread().stream), "clear the flags of blocks");
        m.rounds = 0;
    }
    const mint_exchange<T> exchange = {{(T *)m.memory, (T *)((char *)m.memory + slot)}, (unsigned *)((char *)m.memory + m.bytes), m.rounds};
    m.rounds += rounds;
    return exchange;
}
