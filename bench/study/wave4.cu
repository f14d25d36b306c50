// examples/wave4 with several steps a launch, by hand: what a kernel reaches whose planes lie in shared memory, brought there ahead of time by the
// tensor memory accelerator. bench/results/2026-11-27-wave4.md has what it showed.
//
//     nvcc -std=c++17 -O3 -arch=sm_90 -fmad=false -DREAL=double wave4.cu -o check && ./check check     compares all bits with one step a launch
//     nvcc -std=c++17 -O3 -arch=sm_90 -DREAL=double wave4.cu -o time && ./time                         times both, 512^3 cells in one chunk
//
// A block owns a tile of a plane and streams along z. In a turn, one plane of `now`, of `before` and of the coefficient has come in, and every step
// makes a plane, two behind that of the step before it. Neighbours along x and y, and the two planes ahead, are read from shared memory; a thread
// keeps in registers only its own cells of planes behind: two of each step's source, and in fp64 those of the coefficient that later steps need.
// A warp of its own starts the copies for the turn after the next as soon as all others have finished a turn.
#include <cuda.h>
#include <cuda_runtime.h>
#include <algorithm>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vector>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

#ifndef HEIGHT
#define HEIGHT 3 // steps a launch
#endif
#ifndef LANES
#define LANES 30 // of a warp that own cells
#endif
#ifndef CELLS
#define CELLS 2 // of a lane, in a row
#endif
#ifndef ROWS
#define ROWS 4 // of a warp
#endif
#ifndef WARPS
#define WARPS (sizeof(real) == 8 ? 7 : 12) // that compute; one more starts the copies
#endif
#ifndef COEFFICIENTS
#define COEFFICIENTS (sizeof(real) == 4) // true: older planes of the coefficient stay in shared memory, not in registers
#endif

// The halo of the star, boundary cells on each side of the range, and the accelerator's unit: rows in memory are fetched from a multiple of it on.
enum { radius = 2, unit = 16 / sizeof(real) };
constexpr int rounded(int n, int to) { return (n + to - 1) / to * to; }

constexpr int ghost_rows = radius * (HEIGHT - 1), ghost_columns = rounded(ghost_rows, unit); // of the first step
constexpr int width = LANES * CELLS, tall = ROWS * WARPS;                                    // of the tile that the first step makes
constexpr int wide_width = width + 2 * unit, wide_tall = tall + 2 * radius;                  // of the cells that it reads
constexpr int kept_width = width - 2 * ghost_columns, kept_tall = tall - 2 * ghost_rows;     // of those that the last step keeps
constexpr int wide_plane = rounded(wide_width * wide_tall * (int)sizeof(real), 128) / (int)sizeof(real);
constexpr int plane_cells = rounded(width * tall * (int)sizeof(real), 128) / (int)sizeof(real);
enum { now_slots = 4, before_slots = 2, coefficient_slots = (COEFFICIENTS ? ghost_rows : 0) + 2, step_slots = 3, barriers = 4 };
constexpr int shared_bytes = (now_slots * wide_plane + (step_slots * (HEIGHT - 1) + before_slots + coefficient_slots) * plane_cells) * (int)sizeof(real) +
                             2 * barriers * 8 + 512; // the rows beyond the last plane are read, though not used
constexpr int threads = 32 * (WARPS + 1);
constexpr int older = COEFFICIENTS ? 1 : ghost_rows; // planes of the coefficient in registers

struct alignas(CELLS * sizeof(real)) Cells { real of[CELLS]; };
struct alignas(2 * sizeof(real)) Pair { real of[2]; };

// The range of the loops in memory: cell 0, 0, 0 lies `before` values behind the start of its row.
struct Range { int nx, ny, nz, before, row, plane; };

struct Tensors { CUtensorMap now, before, coefficient; };

static void check(cudaError_t result, const char *what)
{
    if (result == cudaSuccess)
        return;
    fprintf(stderr, "wave4: %s: %s\n", what, cudaGetErrorString(result));
    exit(1);
}

__device__ static inline unsigned shared_address(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }

__device__ static inline void start_barrier(uint64_t *b, int count)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared_address(b)), "r"(count) : "memory");
}

__device__ static inline void arrive(uint64_t *b) { asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(shared_address(b)) : "memory"); }

__device__ static inline void expect(uint64_t *b, int bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(shared_address(b)), "r"(bytes) : "memory");
}

// Waits for the barrier of a turn. A barrier serves every fourth turn.
__device__ static inline void await(uint64_t *all, int turn)
{
    unsigned done = 0;
    while (!done)
        asm volatile("{\n.reg .pred p;\nmbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\nselp.u32 %0, 1, 0, p;\n}"
                     : "=r"(done) : "r"(shared_address(all + turn % barriers)), "r"(turn / barriers & 1) : "memory");
}

__device__ static inline void fetch(real *to, const CUtensorMap *from, int x, int y, int z, uint64_t *b)
{
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5];"
                 ::"r"(shared_address(to)), "l"(from), "r"(x), "r"(y), "r"(z), "r"(shared_address(b)) : "memory");
}

// The body of examples/wave4: neighbours to the west and east, north and south, below and above, at distances 1 and 2.
__device__ static inline real advance(real c, real w1, real e1, real n1, real s1, real b1, real a1, real w2, real e2, real n2, real s2, real b2,
                                      real a2, real before, real courant2)
{
    const real k0 = -5.0 / 2, k1 = 4.0 / 3, k2 = -1.0 / 12;
    real laplacian = 3 * k0 * c + k1 * (w1 + e1 + n1 + s1 + b1 + a1) + k2 * (w2 + e2 + n2 + s2 + b2 + a2);
    return 2 * c - before + courant2 * laplacian;
}

__global__ void __launch_bounds__(256) one_step(Range g, const real *before, const real *now, const real *courant2, real *next)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x >= g.nx || y >= g.ny)
        return;
    int i = x + y * g.row + (int)blockIdx.z * g.plane, r = g.row, p = g.plane;
    next[i] = advance(now[i], now[i - 1], now[i + 1], now[i - r], now[i + r], now[i - p], now[i + p], now[i - 2], now[i + 2], now[i - 2 * r],
                      now[i + 2 * r], now[i - 2 * p], now[i + 2 * p], before[i], courant2[i]);
}

__device__ static inline Cells load(const real *p) { return *(const Cells *)p; }

// A row of a step. `rows` are the lane's own cells of five rows around it; `at` is where the middle one stands in shared memory.
__device__ static inline Cells advance_row(const Cells *rows, const real *at, const Cells &below2, const Cells &below1, const Cells &above1,
                                           const Cells &above2, const Cells &before, const Cells &courant2)
{
    const Pair west = *(const Pair *)(at - 2), east = *(const Pair *)(at + CELLS);
    real x[CELLS + 4] = {west.of[0], west.of[1]};
    Cells next;
    x[CELLS + 2] = east.of[0], x[CELLS + 3] = east.of[1];
#pragma unroll
    for (int v = 0; v < CELLS; v++)
        x[v + 2] = rows[2].of[v];
#pragma unroll
    for (int v = 0; v < CELLS; v++)
        next.of[v] = advance(x[v + 2], x[v + 1], x[v + 3], rows[1].of[v], rows[3].of[v], below1.of[v], above1.of[v], x[v], x[v + 4], rows[0].of[v],
                             rows[4].of[v], below2.of[v], above2.of[v], before.of[v], courant2.of[v]);
    return next;
}

// Cells beyond the range keep the value that all fields have there.
__device__ static inline void keep_boundary(Cells *cells, unsigned inside, const real *from, int row)
{
#pragma unroll
    for (int j = 0; j < ROWS; j++) {
        const Cells old = load(from + j * row);
#pragma unroll
        for (int v = 0; v < CELLS; v++)
            cells[j].of[v] = inside >> (j * CELLS + v) & 1 ? cells[j].of[v] : old.of[v];
    }
}

__device__ static inline void store(real *to, int index, int row, unsigned core, const Cells *cells)
{
#pragma unroll
    for (int j = 0; j < ROWS; j++)
        if (core >> j & 1)
            *(Cells *)(to + (index + j * row)) = cells[j];
}

// Makes HEIGHT steps after `now`; last is the newest, next_to_last the one before. A block has `chunk` planes of a tile.
__global__ void __launch_bounds__(threads, 1)
    march(const __grid_constant__ Tensors in, real *next_to_last, real *last, Range g, int chunk)
{
    extern __shared__ __align__(128) unsigned char memory[];
    real *const now_ring = (real *)memory, *const step_rings = now_ring + now_slots * wide_plane;
    real *const before_ring = step_rings + step_slots * (HEIGHT - 1) * plane_cells, *const coefficient_ring = before_ring + before_slots * plane_cells;
    uint64_t *const arrived = (uint64_t *)(coefficient_ring + coefficient_slots * plane_cells), *const finished = arrived + barriers;
    const int warp = threadIdx.x / 32;
    const int left = blockIdx.x * kept_width - ghost_columns, top = blockIdx.y * kept_tall - ghost_rows; // of the first step's tile
    const int z0 = blockIdx.z * chunk, z1 = min(z0 + chunk, g.nz);
    const int z_first = z0 - radius * HEIGHT, turns = z1 - z0 + 2 * radius * HEIGHT;

    if (threadIdx.x == 0) {
        for (int i = 0; i < barriers; i++) {
            start_barrier(arrived + i, 1);
            start_barrier(finished + i, WARPS);
        }
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();

    if (warp == WARPS) {
        if (threadIdx.x % 32 != 0)
            return;
        for (int turn = 0; turn < turns; turn++) {
            uint64_t *b = arrived + turn % barriers;
            const int x = left + g.before, y = top + radius, z = z_first + turn + radius;
            if (turn > 1)
                await(finished, turn - 2);
            expect(b, (wide_width * wide_tall + 2 * width * tall) * (int)sizeof(real));
            fetch(now_ring + turn % now_slots * wide_plane, &in.now, x - unit, y - radius, z, b);
            fetch(before_ring + turn % before_slots * plane_cells, &in.before, x, y, z - radius, b);
            fetch(coefficient_ring + turn % coefficient_slots * plane_cells, &in.coefficient, x, y, z - radius, b);
        }
        return;
    }

    const int lane = min((int)threadIdx.x % 32, LANES - 1), column = lane * CELLS, own_row = warp * ROWS;
    const int wide_own = (own_row + radius) * wide_width + column + unit, own = own_row * width + column;
    unsigned inside = 0, core = 0; // cells in the range; rows of those that this tile keeps
#pragma unroll
    for (int j = 0; j < ROWS; j++) {
        const int x = left + column, y = top + own_row + j;
        for (int v = 0; v < CELLS; v++)
            if (y >= 0 && y < g.ny && x + v >= 0 && x + v < g.nx)
                inside |= 1u << (j * CELLS + v);
        if (own_row + j >= ghost_rows && own_row + j < tall - ghost_rows && y < g.ny && column >= ghost_columns && column < width - ghost_columns &&
            x < g.nx && threadIdx.x % 32 < LANES)
            core |= 1u << j;
    }
    const bool whole = inside == (1ull << ROWS * CELLS) - 1;
    int index = left + column + (top + own_row) * g.row + (z_first - radius) * g.plane; // of the plane that the first step makes

    // Own cells of planes behind: two and one behind the plane that a step reads in the middle, and of the coefficient, newest first.
    Cells behind2[HEIGHT][ROWS] = {}, behind1[HEIGHT][ROWS] = {}, coefficient[older][ROWS] = {};
    int step_slot = 0, coefficient_slot = 0;
#pragma unroll 1
    for (int turn = 0; turn < turns; turn++) {
        const int z = z_first + turn - radius; // of the plane that the first step makes
        const real *above2 = now_ring + turn % now_slots * wide_plane + wide_own, *above1 = now_ring + (turn + 3) % now_slots * wide_plane + wide_own;
        const real *middle = now_ring + (turn + 2) % now_slots * wide_plane + wide_own;
        const real *before = before_ring + turn % before_slots * plane_cells + own;
        if (!COEFFICIENTS)
            coefficient_slot = turn % 2;
        const real *courant2 = coefficient_ring + coefficient_slot * plane_cells + own;
        const int slot1 = step_slot == 0 ? 2 : step_slot - 1, slot2 = step_slot == 2 ? 0 : step_slot + 1; // one turn ago, two turns ago
        Cells cells[ROWS], rows[ROWS + 4];

        await(arrived, turn);
#pragma unroll
        for (int j = 0; j < ROWS + 4; j++)
            rows[j] = load(middle + (j - 2) * wide_width);
#pragma unroll
        for (int j = 0; j < ROWS; j++)
            cells[j] = advance_row(rows + j, middle + j * wide_width, behind2[0][j], behind1[0][j], load(above1 + j * wide_width),
                                   load(above2 + j * wide_width), load(before + j * width), load(courant2 + j * width));
        const bool beyond = z < 0 || z >= g.nz;
        if (!whole || beyond)
            keep_boundary(cells, beyond ? 0 : inside, middle, wide_width);
        if (HEIGHT == 2 && z >= z0 && z < z1)
            store(next_to_last, index, g.row, core, cells);

#pragma unroll
        for (int step = 2; step <= HEIGHT; step++) {
            real *const ring = step_rings + (step - 2) * step_slots * plane_cells; // of the step before this one
            real *const newest = ring + step_slot * plane_cells + own;
            const real *newer = ring + slot1 * plane_cells + own, *centre = ring + slot2 * plane_cells + own;
            const real *source = step == 2 ? middle : ring - step_slots * plane_cells + slot2 * plane_cells + own; // what that step read in the middle
            const int source_row = step == 2 ? wide_width : width, plane = z - radius * (step - 1);
            // A warp is at most one turn ahead of the others: the plane that gives way was read in the middle in the turn before.
            if (step == 2 && turn > 0)
                await(finished, turn - 1);
#pragma unroll
            for (int j = 0; j < ROWS; j++)
                *(Cells *)(newest + j * width) = cells[j];
            asm volatile("" ::: "memory"); // they are read again: registers are scarcer
#pragma unroll
            for (int j = 0; j < ROWS + 4; j++)
                rows[j] = load(centre + (j - 2) * width);
#pragma unroll
            for (int j = 0; j < ROWS; j++) {
                const int back = radius * (step - 1);
                const int slot = coefficient_slot >= back ? coefficient_slot - back : coefficient_slot - back + coefficient_slots;
                const Cells k = COEFFICIENTS ? load(coefficient_ring + slot * plane_cells + own + j * width) : coefficient[COEFFICIENTS ? 0 : back - 1][j];
                cells[j] = advance_row(rows + j, centre + j * width, behind2[step - 1][j], behind1[step - 1][j], load(newer + j * width),
                                       load(newest + j * width), behind2[step - 2][j], k);
                behind2[step - 2][j] = behind1[step - 2][j];
                behind1[step - 2][j] = load(source + j * source_row);
                if (step == HEIGHT) {
                    behind2[step - 1][j] = behind1[step - 1][j];
                    behind1[step - 1][j] = rows[j + 2];
                }
                if (step == HEIGHT && !COEFFICIENTS) {
#pragma unroll
                    for (int age = older - 1; age > 0; age--)
                        coefficient[age][j] = coefficient[age - 1][j];
                    coefficient[0][j] = load(courant2 + j * width);
                }
            }
            const bool outside = plane < 0 || plane >= g.nz;
            if (step < HEIGHT && (!whole || outside))
                keep_boundary(cells, outside ? 0 : inside, centre, width);
            if (step >= HEIGHT - 1 && plane >= z0 && plane < z1)
                store(step == HEIGHT ? last : next_to_last, index - radius * (step - 1) * g.plane, g.row, core, cells);
        }
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            arrive(finished + turn % barriers);
        index += g.plane;
        step_slot = slot2;
        if (COEFFICIENTS)
            coefficient_slot = coefficient_slot + 1 == coefficient_slots ? 0 : coefficient_slot + 1;
    }
}

__global__ void fill(real *to, int count, uint64_t seed, double lo, double hi)
{
    for (int i = blockIdx.x * 256 + threadIdx.x; i < count; i += gridDim.x * 256) {
        uint64_t h = (i + seed) * 0x9E3779B97F4A7C15ull;
        h = (h ^ h >> 29) * 0xBF58476D1CE4E5B9ull;
        to[i] = (real)(lo + (hi - lo) * (double)((h ^ h >> 32) >> 40) / 16777216.0);
    }
}

// Counts cells of the range whose bits differ, or that are no usual numbers.
__global__ void compare(Range g, const real *p, const real *q, unsigned *differ)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x >= g.nx || y >= g.ny)
        return;
    int i = x + y * g.row + (int)blockIdx.z * g.plane;
    bool same = p[i] > -1000 && p[i] < 1000;
    for (int w = 0; w < (int)(sizeof(real) / 4); w++)
        same = same && ((const unsigned *)(p + i))[w] == ((const unsigned *)(q + i))[w];
    if (!same)
        atomicAdd(differ, 1u);
}

typedef CUresult (*Encode)(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *, const cuuint64_t *, const cuuint64_t *, const cuuint32_t *,
                           const cuuint32_t *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill);

static CUtensorMap tensor_of(real *field, const Range &g, int columns, int rows)
{
    static void *encode = NULL;
    cudaDriverEntryPointQueryResult found;
    if (encode == NULL)
        check(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &encode, 12000, cudaEnableDefault, &found), "cuTensorMapEncodeTiled");
    CUtensorMap map;
    const cuuint64_t extents[3] = {(cuuint64_t)g.row, (cuuint64_t)(g.ny + 2 * radius), (cuuint64_t)(g.nz + 2 * radius)};
    const cuuint64_t strides[2] = {g.row * sizeof(real), g.plane * sizeof(real)};
    const cuuint32_t box[3] = {(cuuint32_t)columns, (cuuint32_t)rows, 1}, one[3] = {1, 1, 1};
    CUresult result = ((Encode)encode)(&map, sizeof(real) == 8 ? CU_TENSOR_MAP_DATA_TYPE_FLOAT64 : CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 3, field,
                                       extents, strides, box, one, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                                       CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    if (result != CUDA_SUCCESS) {
        fprintf(stderr, "wave4: cuTensorMapEncodeTiled: %d\n", (int)result);
        exit(1);
    }
    return map;
}

// Four fields of the wave, all alike at first, and the coefficient. A launch of several steps reads two and writes the other two.
struct Fields {
    Range g;
    int count, origin;
    real *of[5];

    Fields(int nx, int ny, int nz)
    {
        const int line = 128 / sizeof(real);
        g = {nx, ny, nz, line, rounded(line + nx + radius, line), 0};
        g.plane = g.row * (ny + 2 * radius);
        count = g.plane * (nz + 2 * radius), origin = line + radius * g.row + radius * g.plane;
        for (int i = 0; i < 5; i++) {
            check(cudaMalloc((void **)(of + i), count * sizeof(real)), "cudaMalloc");
            if (i < 4)
                fill<<<1024, 256>>>(of[i], count, 17, -1.0, 1.0);
            else
                fill<<<1024, 256>>>(of[i], count, 1000003, 0.02, 0.2);
        }
        check(cudaDeviceSynchronize(), "fill");
    }

    ~Fields()
    {
        for (int i = 0; i < 5; i++)
            cudaFree(of[i]);
    }

    dim3 blocks() const { return dim3((g.nx + 31) / 32, (g.ny + 7) / 8, g.nz); }

    void one(int step) { one_step<<<blocks(), dim3(32, 8)>>>(g, at(step % 3), at((step + 1) % 3), at(4), at((step + 2) % 3)); }

    void several(int launch, int chunks)
    {
        const int from = launch % 2 * 2, to = 2 - from, chunk = (g.nz + chunks - 1) / chunks;
        Tensors in;
        in.now = tensor_of(of[from + 1], g, wide_width, wide_tall);
        in.before = tensor_of(of[from], g, width, tall);
        in.coefficient = tensor_of(of[4], g, width, tall);
        dim3 grid((g.nx + kept_width - 1) / kept_width, (g.ny + kept_tall - 1) / kept_tall, (g.nz + chunk - 1) / chunk);
        march<<<grid, threads, shared_bytes>>>(in, at(to), at(to + 1), g, chunk);
    }

    real *at(int i) { return of[i] + origin; }
};

// Prints how many cells of the last two versions have other bits than after as many launches of one step.
static int compared(int nx, int ny, int nz, int chunks, int launches)
{
    Fields a(nx, ny, nz), b(nx, ny, nz);
    const int steps = launches * HEIGHT, last = launches % 2 * 2;
    unsigned *differ, found[2];

    check(cudaMalloc((void **)&differ, sizeof found), "cudaMalloc");
    check(cudaMemset(differ, 0, sizeof found), "cudaMemset");
    for (int i = 0; i < launches; i++)
        a.several(i, chunks);
    for (int i = 0; i < steps; i++)
        b.one(i);
    for (int i = 0; i < 2; i++)
        compare<<<a.blocks(), dim3(32, 8)>>>(a.g, a.at(last + i), b.at((steps + i) % 3), differ + i);
    check(cudaMemcpy(found, differ, sizeof found, cudaMemcpyDeviceToHost), "march");
    check(cudaFree(differ), "cudaFree");
    printf("%d x %d x %d, %d chunks, %d launches: %u and %u cells differ\n", nx, ny, nz, chunks, launches, found[0], found[1]);
    return found[0] + found[1] != 0;
}

// The median of seven times, after one that is not counted, of `launches` launches; in GCells/s.
template <class Launch> static double rate(double cells, int launches, Launch launch)
{
    cudaEvent_t start, stop;
    std::vector<float> times;
    check(cudaEventCreate(&start), "cudaEventCreate");
    check(cudaEventCreate(&stop), "cudaEventCreate");
    for (int i = 0; i < 8; i++) {
        float ms;
        check(cudaEventRecord(start), "cudaEventRecord");
        for (int n = 0; n < launches; n++)
            launch(n);
        check(cudaEventRecord(stop), "cudaEventRecord");
        check(cudaEventSynchronize(stop), "launches");
        check(cudaEventElapsedTime(&ms, start, stop), "cudaEventElapsedTime");
        if (i > 0)
            times.push_back(ms);
    }
    std::sort(times.begin(), times.end());
    return 1e-6 * cells * launches / times[3];
}

int main(int argc, char **argv)
{
    check(cudaFuncSetAttribute(march, cudaFuncAttributeMaxDynamicSharedMemorySize, shared_bytes), "shared memory");
    if (argc > 1 && !strcmp(argv[1], "check"))
        return compared(200, 131, 70, 1, 3) | compared(68, 40, 21, 2, 3) | (argc == 2 && compared(512, 512, 64, 1, 2));
    const int chunks = argc > 1 ? atoi(argv[1]) : 1, n[3] = {argc > 4 ? atoi(argv[2]) : 512, argc > 4 ? atoi(argv[3]) : 512, argc > 4 ? atoi(argv[4]) : 512};
    if (chunks < 1 || n[0] < 1 || n[0] % unit != 0 || n[1] < 1 || n[2] < 1 || argc > 5) {
        fprintf(stderr, "usage: %s [check [small] | CHUNKS [NX NY NZ]]; NX is a multiple of %d\n", argv[0], (int)unit);
        return 2;
    }
    Fields fields(n[0], n[1], n[2]);
    const double cells = (double)n[0] * n[1] * n[2];
    const double single = rate(cells, 12, [&](int i) { fields.one(i); }), joined = rate(cells * HEIGHT, 8, [&](int i) { fields.several(i, chunks); });
    printf("fp%d, %d x %d x %d: one step a launch %.1f GCells/s; %d steps, tiles of %d x %d cells of which %d x %d are kept, %d chunks: %.1f GCells/s\n",
           8 * (int)sizeof(real), n[0], n[1], n[2], single, HEIGHT, width, tall, kept_width, kept_tall, chunks, joined);
    return 0;
}
