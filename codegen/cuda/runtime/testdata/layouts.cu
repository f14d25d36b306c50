// Layouts, transfers, lifetimes and element access, for several element types and ranks. No buffer is left.
#include "leaks.cuh"
#include "runtime.cuh"
#include "expect.cuh"

static const mint_site here = {"layouts.c", 1};

struct triple {
    float x, y, z;
};

// Adds one to each element through the strides of a mapping of rank 4.
template <class T>
__global__ void increment(T *a, long long n1, long long n2, long long n3, long long s0, long long s1, long long s2)
{
    for (long long j = 0; j < n1; j++)
        for (long long k = 0; k < n2; k++)
            if (threadIdx.x < n3)
                a[blockIdx.x * s0 + j * s1 + k * s2 + threadIdx.x] += 1;
}

static bool starts_line(const void *address)
{
    return (size_t)address % 128 == 0;
}

template <class T> static void check_rank_4(int lead, mint_layout layout)
{
    static T a[3][2][5][37];
    T *flat = &a[0][0][0][0];
    const int n = 3 * 2 * 5 * 37;
    for (int i = 0; i < n; i++)
        flat[i] = (T)(i % 100);
    mint_scope scope;
    mint_to_device(scope, here, "a", a, sizeof(T), mint_extents(3, 2, 5, 37), lead, layout, false);
    mint_mapping &m = mint_find(here, "a", a, sizeof(T), 4);
    EXPECT(m.stride[3] == 1 && m.dense == (layout == mint_dense));
    for (int row = 0; layout == mint_padded && row < 4; row++)
        EXPECT(starts_line((T *)m.device + row * m.stride[2] + lead));
    for (int pass = 0; pass < 2; pass++) { // the second time without padding
        mint_launching(here, "increment");
        increment<T><<<mint_blocks(here, "increment", 3), 64, 0, mint_stream()>>>(
            (T *)m.device, 2, 5, 37, m.stride[0], m.stride[1], m.stride[2]);
        mint_launched(here, "increment");
        EXPECT(&mint_make_dense(here, m) == &m && m.dense && m.stride[0] == 2 * 5 * 37 && m.stride[2] == 37);
    }
    EXPECT(mint_get(here, "a", &a[2][1][4][36]) == (T)((n - 1) % 100 + 2));
    EXPECT(mint_put(here, "a", &a[1][0][2][3], 77) == (T)77);
    mint_from_device(here, "a", a, sizeof(T), mint_extents());
    for (int i = 0; i < n; i++)
        EXPECT(flat[i] == (flat + i == &a[1][0][2][3] ? (T)77 : (T)(i % 100 + 2)));
}

static void check_structs()
{
    static triple a[5][7];
    for (int i = 0; i < 35; i++)
        a[i / 7][i % 7] = {(float)i, 2.f * i, 3.f * i};
    mint_scope scope;
    const mint_mapping &m =
        mint_to_device(scope, here, "a", a, sizeof(triple), mint_extents(5, 7), 1, mint_padded, false);
    EXPECT(m.dense); // 12 bytes do not divide a line
    EXPECT(mint_get(here, "a", &a[4][2]).y == 60);
    EXPECT(mint_get(here, "a", &a[4][3].z) == 93);
    mint_put(here, "a", &a[4][3].z, 1);
    mint_from_device(here, "a", a, sizeof(triple), mint_extents(5, 7));
    EXPECT(a[4][3].z == 1 && a[4][3].y == 62 && a[4][4].x == 32);
}

// A padded get and put reach the element that the kernel and the copy back see.
static void check_padded_elements()
{
    double a[4][5] = {};
    mint_scope scope;
    mint_to_device(scope, here, "a", a, sizeof(double), mint_extents(4, 5), 2, mint_padded, false);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 5; j++)
            mint_put(here, "a", &a[i][j], 10 * i + j);
    EXPECT(a[3][4] == 0);
    EXPECT(mint_get(here, "a", &a[2][3]) == 23);
    mint_from_device(here, "a", a, sizeof(double), mint_extents(4, 5));
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 5; j++)
            EXPECT(a[i][j] == 10 * i + j);
}

static int leave_early(int way, float *a)
{
    for (int i = 0; i < 3; i++) {
        mint_scope scope;
        mint_region region(here);
        mint_to_device(scope, here, "a", a, sizeof(float), mint_extents(10), 1, mint_padded, false);
        EXPECT(mint_is_mapped(a));
        if (way == 0)
            break;
        if (way == 1)
            continue;
        if (way == 2)
            return 2;
        goto out;
    }
    EXPECT(!mint_is_mapped(a));
    return way;
out:
    EXPECT(!mint_is_mapped(a));
    return way;
}

static void check_lifetimes()
{
    float a[10] = {1, 2, 3}, b[12] = {}, kept[6] = {};
    for (int way = 0; way < 4; way++)
        EXPECT(leave_early(way, a) == way && !mint_is_mapped(a) && live_buffers == 0);
    {
        mint_scope outer;
        mint_to_device(outer, here, "a", a, sizeof(float), mint_extents(10), 0, mint_padded, false);
        const int before = allocations;
        {
            mint_scope inner; // equal extents: only a transfer, and the mapping stays with the outer block
            a[1] = 5;
            mint_to_device(inner, here, "a", a, sizeof(float), mint_extents(10), 0, mint_padded, false);
            a[1] = 6; // too late for the device copy
            mint_to_device(inner, here, "b", b, sizeof(float), mint_extents(12), 0, mint_padded, false);
        }
        EXPECT(allocations == before + 1 && mint_is_mapped(a) && !mint_is_mapped(b));
        EXPECT(mint_get(here, "a", &a[1]) == 5);
        {
            mint_scope inner; // other extents: a new buffer, in the place of the old one
            mint_to_device(inner, here, "a", a, sizeof(float), mint_extents(2, 4), 0, mint_padded, false);
        }
        EXPECT(mint_find(here, "a", a, sizeof(float), 2).shape.extent[1] == 4);
        mint_to_device(outer, here, "kept", kept, sizeof(float), mint_extents(6), 0, mint_padded, true);
    }
    EXPECT(!mint_is_mapped(a) && mint_is_mapped(kept) && live_buffers == 1);
    mint_release(here, "kept", kept);
    EXPECT(!mint_is_mapped(kept) && live_buffers == 0);
}

// Pointers to rows and planes of an array lead to parts of its buffer, also after that has moved.
static void check_parts()
{
    static float a[3][4][5];
    mint_scope scope;
    mint_mapping &m = mint_to_device(scope, here, "a", a, sizeof(float), mint_extents(3, 4, 5), 1, mint_padded, false);
    mint_mapping &plane = mint_find(here, "plane", a[1], sizeof(float), 2), &row = mint_find(here, "row", a[2][3], sizeof(float), 2);
    mint_mapping &planes = mint_find(here, "planes", a[1], sizeof(float), mint_extents(0, 4, 5));
    EXPECT(&plane == &mint_find(here, "again", a[1], sizeof(float), 2) && &plane != &planes && !m.dense);
    for (int dense = 0; dense < 2; dense++) {
        EXPECT((char *)plane.device == (char *)m.device + m.stride[0] * 4 && planes.device == plane.device);
        EXPECT((char *)row.device == (char *)m.device + (2 * m.stride[0] + 3 * m.stride[1]) * 4);
        EXPECT(plane.stride[0] == m.stride[1] && plane.stride[1] == 1 && planes.stride[0] == m.stride[0]);
        mint_make_dense(here, dense ? m : row);
        EXPECT(m.dense && row.dense);
    }
    EXPECT(plane.before == 4 && plane.shape.extent[0] == 8 && row.before == 11 && row.shape.extent[0] == 1);
    mint_reach(here, row, "row", 0, -11, 0, "i");
    mint_reach(here, planes, "planes", 0, -1, 1, "i");
    EXPECT(mint_find(here, "first", a[0], sizeof(float), 2).shape.extent[0] == 12);
    mint_mapping &zero = mint_slice(here, "a[0]", m, 0), &two = mint_slice(here, "a[2]", planes, 1);
    EXPECT(&zero == &mint_slice(here, "a[0]", planes, -1) && &two == &mint_slice(here, "a[2]", m, 2) && &zero != &plane);
    EXPECT(zero.shape.extent[0] == 4 && zero.device == m.device && two.stride[0] == m.stride[1] && two.bytes == 80);
    EXPECT((char *)two.device == (char *)m.device + 2 * m.stride[0] * 4 && two.start == (char *)a[2]);
    const mint_nest nest = {{{0, 4, 1}, {0, 5, 1}}};
    const mint_touch any = mint_anywhere("a[i][k]"), point = {"a[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
    mint_distinct(here, nest, zero, "a[0]", any, two, "a[2]", any);
    mint_distinct(here, nest, zero, "a[0]", point, two, "a[2]", point);
    EXPECT(mint_meet(nest, two, point, planes, any, mint_at_all) && mint_meet(nest, two, point, row, any, mint_elsewhere));
}

// A copy with keep keeps a mapping that a block made; neighbours do not overlap.
static void check_keep()
{
    double a[12] = {};
    {
        mint_scope scope;
        mint_to_device(scope, here, "middle", a + 4, sizeof(double), mint_extents(4), 0, mint_padded, false);
        mint_to_device(scope, here, "left", a, sizeof(double), mint_extents(4), 0, mint_padded, false);
        mint_to_device(scope, here, "right", a + 8, sizeof(double), mint_extents(4), 0, mint_padded, false);
        mint_to_device(scope, here, "middle", a + 4, sizeof(double), mint_extents(4), 0, mint_padded, true);
    }
    EXPECT(mint_is_mapped(a + 4) && !mint_is_mapped(a) && !mint_is_mapped(a + 8));
    mint_release(here, "middle", a + 4);
}

__global__ void reverse(int *a, int n)
{
    extern __shared__ int held[];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        held[i] = a[i];
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        a[i] = held[n - 1 - i];
}

static void check_large_shared()
{
    const int n = 15000;
    static int a[n];
    for (int i = 0; i < n; i++)
        a[i] = i;
    mint_scope scope;
    mint_mapping &m = mint_to_device(scope, here, "a", a, sizeof(int), mint_extents(n), 0, mint_dense, false);
    mint_prepare_shared(here, "reverse", (const void *)reverse, n * sizeof(int));
    mint_launching(here, "reverse");
    reverse<<<mint_blocks(here, "reverse", 1), 64, n * sizeof(int), mint_stream()>>>((int *)m.device, n);
    mint_launched(here, "reverse");
    mint_from_device(here, "a", a, sizeof(int), mint_extents(n));
    for (int i = 0; i < n; i++)
        EXPECT(a[i] == n - 1 - i);
}

static void check_empty()
{
    mint_scope scope;
    double some[4] = {1, 2, 3, 4};
    mint_to_device(scope, here, "none", nullptr, sizeof(double), mint_extents(0, 5), 1, mint_padded, false);
    mint_to_device(scope, here, "nothing", nullptr, sizeof(float), mint_extents(0), 1, mint_padded, false);
    EXPECT(live_buffers == 0);
    mint_from_device(here, "none", nullptr, sizeof(double), mint_extents(0, 5));
    // An empty array at an address in another one leaves that alone.
    mint_to_device(scope, here, "none", some + 1, sizeof(double), mint_extents(0), 1, mint_padded, false);
    mint_to_device(scope, here, "some", some, sizeof(double), mint_extents(4), 1, mint_padded, false);
    mint_to_device(scope, here, "none", some, sizeof(double), mint_extents(0), 1, mint_padded, false);
    EXPECT(mint_find(here, "some", some, sizeof(double), 1).bytes == sizeof some);
    EXPECT(mint_find(here, "none", some + 1, sizeof(double), 1).bytes == 0);
}

static bool is_block(const mint_mapping &m, const double *start)
{
    return !m.apart && m.start == (const char *)start;
}

// Rows that follow each other are a block, whatever leads to them.
static void check_rows()
{
    double block[6], *rows[3] = {block, block + 2, block + 4}, *const *view = rows;
    const size_t size = sizeof(double);
    EXPECT(is_block(mint_rows(here, "rows", rows, size, mint_extents(3, 2)), block));
    EXPECT(is_block(mint_rows(here, "view", view, size, mint_extents(3, 2)), block));
    double **planes[1] = {rows}, ***volumes[1] = {planes};
    EXPECT(is_block(mint_rows(here, "planes", planes, size, mint_extents(1, 3, 2)), block));
    EXPECT(is_block(mint_rows(here, "volumes", volumes, size, mint_extents(1, 1, 3, 2)), block));
    EXPECT(mint_rows(here, "rows", nullptr, size, mint_extents(0, 2)).bytes == 0);
    EXPECT(mint_leads<double ***>::levels == 3 && mint_leads<double *const>::levels == 1);
}

// Two planes of three rows that lie anywhere, with cells between them that no transfer may touch.
template <class T> struct scattered {
    enum { planes = 2, rows = 3, width = 37, length = 41 };
    T cells[planes * rows][length], *row[planes][rows], **plane[planes];
    scattered()
    {
        const int where[] = {4, 1, 5, 0, 3, 2};
        for (int r = 0; r < planes * rows; r++) {
            for (int x = 0; x < length; x++)
                cells[r][x] = (T)(r * 10 + x);
            row[r / rows][r % rows] = cells[where[r]] + r % 3;
        }
        for (int z = 0; z < planes; z++)
            plane[z] = row[z];
    }
};

// Adds one to cells [z][y][1..35] of plane 1, rows 0 and 1, and takes that back.
template <class T> static void check_scattered(int lead, mint_layout layout)
{
    scattered<T> s, before;
    T ***u = s.plane;
    mint_scope scope;
    mint_copy_in(scope, here, "u", u, mint_extents(2, 3, 37), lead, layout, mint_scoped);
    for (int pass = 0; pass < 2; pass++) { // the second time without padding
        mint_table whole = mint_find_table(here, "u", u), plane = mint_find_table(here, "plane", u[1]);
        EXPECT(whole.apart && mint_host_blocks(whole) == 6 && plane.shape.rank == 2 && plane.before == 3);
        mint_reach(here, plane, "plane", 0, 0, 1, "y");
        mint_reach(here, plane, "plane", 1, 1, 35, "x");
        plane.settle(here, "plane");
        mint_launching(here, "increment");
        increment<T><<<mint_blocks(here, "increment", 1), 64, 0, mint_stream()>>>((T *)plane.device + 1, 1, 2, 35, 0, 0, plane.stride[0]);
        mint_launched(here, "increment");
        mint_make_dense(here, *whole.part);
    }
    EXPECT(mint_get(here, "u", &u[1][1][35]) == before.plane[1][1][35] + (T)2);
    mint_put(here, "u", &u[1][0][3], (T)7);
    u[0][0][0] = u[1][0][0] = u[1][2][5] = 99; // what no launch reached stays the host's
    mint_copy_out(here, "u", u, mint_extents(2, 3, 37));
    before.plane[0][0][0] = before.plane[1][0][0] = before.plane[1][2][5] = 99;
    for (int y = 0; y < 2; y++)
        for (int x = 1; x <= 35; x++)
            before.plane[1][y][x] = y == 0 && x == 3 ? (T)7 : before.plane[1][y][x] + (T)2;
    EXPECT(memcmp(s.cells, before.cells, sizeof s.cells) == 0);
    mint_release(here, "u", mint_storage(u));
    EXPECT(live_buffers == 0);
}

// More rows than the pinned memory holds at once; one of them does not exist, one follows no memory.
static void check_many_rows()
{
    const int n = 300, width = 8192;
    double **u = new double *[n];
    for (int i = 0; i < n; i++) {
        u[i] = i == 7 ? nullptr : i == 0 ? (double *)16 : new double[width];
        for (int j = 0; j < width && i != 7 && i != 0; j++)
            u[i][j] = i + j;
    }
    mint_scope scope;
    mint_copy_in(scope, here, "u", u, mint_extents(n, width), 0, mint_padded, mint_scoped);
    mint_table t = mint_find_table(here, "u", u);
    EXPECT(t.apart->found == n - 2 && t.apart->leading == 1);
    mint_make_dense(here, t);
    t.settle(here, "u");
    EXPECT(mint_get(here, "u", &u[n - 1][width - 1]) == n + width - 2);
    for (int i = 1; i < n; i++)
        if (u[i])
            u[i][3] = -1;
    mint_copy_out(here, "u", u, mint_extents(n, width));
    for (int i = 1; i < n; i++)
        EXPECT(!u[i] || (u[i][3] == i + 3 && u[i][width - 1] == i + width - 1));
    for (int i = 1; i < n; i++)
        delete[] u[i];
    delete[] u;
}

int main(void)
{
    atexit(expect_nothing_left);
    for (int lead = 0; lead < 5; lead++) {
        check_rank_4<double>(lead, mint_padded);
        check_rank_4<float>(lead, mint_padded);
        check_rank_4<int>(lead, mint_padded);
    }
    check_rank_4<double>(1, mint_dense);
    check_structs();
    check_padded_elements();
    check_lifetimes();
    check_parts();
    check_keep();
    check_large_shared();
    check_empty();
    check_rows();
    for (int lead = 0; lead < 3; lead++) {
        check_scattered<double>(lead, mint_padded);
        check_scattered<float>(lead, mint_dense);
    }
    check_many_rows();
    EXPECT(live_buffers == 0);
    static float until_exit[100];
    mint_scope scope;
    mint_to_device(scope, here, "until_exit", until_exit, sizeof(float), mint_extents(100), 0, mint_padded, true);
    printf("all as expected\n");
    exit(0); // no destructor of main runs; the thread's state frees what is left
}
