// One failure per run, chosen by name. A `want` line holds its name, what is printed after
// "f.c:7: mint: ", and what the hint holds. The program must then abort, after its handler ran.
#include "faults.cuh"
#include "runtime.cuh"

static const mint_site here = {"f.c", 7};
static const mint_site copy_line = {"f.c", 3};

extern "C" void mint_error(const char *message)
{
    printf("handler: %s", message);
    fflush(stdout);
}

__global__ void nothing() {}

static double a[4][6];

static void map_a(mint_scope &scope)
{
    mint_to_device(scope, copy_line, "a", a, sizeof(double), mint_extents(4, 6), 1, mint_padded, false);
}

static void to_device(mint_scope &scope, const char *name, const void *start, mint_shape shape)
{
    mint_to_device(scope, here, name, start, sizeof(double), shape, 1, mint_padded, false);
}

static bool is(const char *chosen, const char *name)
{
    return strcmp(chosen, name) == 0;
}

static void find(mint_scope &scope, const char *chosen)
{
    // want unmapped: array 'U' is not on the device | #pragma mint copy(U, toDevice, ...)
    if (is(chosen, "unmapped"))
        mint_find(here, "U", a, sizeof(double), 2);
    map_a(scope);
    // want inside: array 'p' points 24 bytes into 'a' that f.c:3 put on the device | a pointer to the start
    if (is(chosen, "inside"))
        mint_find(here, "p", &a[0][3], sizeof(double), 2);
    // want past: array 'p' is not on the device | #pragma mint copy(p, toDevice, ...)
    if (is(chosen, "past"))
        mint_find(here, "p", a + 4, sizeof(double), 2);
    // want elem: array 'a' has elements of 4 bytes here, but of 8 bytes where f.c:3 put | one element type
    if (is(chosen, "elem"))
        mint_find(here, "a", a, sizeof(float), 2);
    // want rank: array 'a' has 1 dimensions here, but 2 where f.c:3 put it on the device | as many extents
    if (is(chosen, "rank"))
        mint_find(here, "a", a, sizeof(double), 1);
    // want shape: dimension 2 of array 'a' has 5 elements by its type here, but 6 where f.c:3 put it on | one type for both
    if (is(chosen, "shape"))
        mint_find(here, "a", a, sizeof(double), mint_extents(0, 5));
    // want released: array 'a' is not on the device | #pragma mint copy(a, toDevice, ...)
    if (is(chosen, "released")) {
        mint_release(here, "a", a);
        mint_release(here, "a", a);
    }
    // want slice: array 'a[i]': the subscript is 4, but the extent is 4 | copy at f.c:3
    if (is(chosen, "slice"))
        mint_slice(here, "a[i]", mint_find(here, "a", a, sizeof(double), 2), 4);
    // want same: 'u' and 'v' are the same array, and the loop writes it | swap the two
    const mint_mapping &m = mint_find(here, "a", a, sizeof(double), 2);
    const mint_touch point = {"[i][j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
    if (is(chosen, "same"))
        mint_distinct(here, mint_nest{{{0, 4, 1}, {0, 6, 1}}}, m, "u", point, m, "v", point);
    // want parts: 'u' and 'v' are parts of 'a' that overlap: the elements of '[i][j]' and of '[i][j]' are partly | second array
    if (is(chosen, "parts"))
        mint_coincide(here, mint_nest{{{0, 2, 1}, {0, 6, 1}}}, m, "u", point, mint_find(here, "v", a[1], sizeof(double), 2), "v", point);
    // want above: array 'a': subscript [j+1] of dimension 2 goes from 1 to 6, but the extent is 6 | copy at f.c:3
    mint_reach(here, m, "a", 1, 0, 5, "j");
    mint_reach(here, m, "a", 0, 0, 3, "i");
    mint_reach(here, m, "a", 0, 9, 8, "i");
    if (is(chosen, "above"))
        mint_reach(here, m, "a", 1, 1, 6, "j+1");
    // want swapped: array 'a': subscript [i] of dimension 1 goes from 1 to 5, but the extent is 4 | at f.c:3: it lists the fastest-varying first
    if (is(chosen, "swapped"))
        mint_reach(here, m, "a", 0, 1, 5, "i");
    // want below: array 'a': subscript [i-1] of dimension 1 goes from -1 to 2, but the extent is 4 | loop bounds
    if (is(chosen, "below"))
        mint_reach(here, m, "a", 0, -1, 2, "i-1");
    // want no_element: element of array 'a': no array on the device holds it | correct the subscripts
    if (is(chosen, "no_element"))
        mint_get(here, "a", &a[3][5] + 1);
    // want wide_element: element of array 'a': 16 bytes are accessed, but the elements that f.c:3 put | element type
    struct pair {
        double x, y;
    };
    if (is(chosen, "wide_element"))
        mint_get(here, "a", (const pair *)a);
}

static void copy(mint_scope &scope, const char *chosen)
{
    // want from_unmapped: array 'a' is not on the device | #pragma mint copy(a, toDevice, ...)
    if (is(chosen, "from_unmapped"))
        mint_from_device(here, "a", a, sizeof(double), mint_extents(4, 6));
    // want null: array 'n' is a null pointer | allocate it
    if (is(chosen, "null"))
        to_device(scope, "n", nullptr, mint_extents(4, 6));
    // want negative: array 'a' has a negative extent: [4][-2] | extents given to copy
    if (is(chosen, "negative"))
        to_device(scope, "a", a, mint_extents(4, -2));
    // want overflow: array 'a' is too large for any memory | extents given to copy
    if (is(chosen, "overflow"))
        to_device(scope, "a", a, mint_extents(1LL << 40, 1LL << 40));
    // want memory: cannot allocate 8796093022336 bytes on the device for array 'a': out of memory | smaller arrays
    if (is(chosen, "memory"))
        to_device(scope, "a", a, mint_extents(1LL << 20, 1LL << 20));
    map_a(scope);
    // want overlap: array 'b' overlaps 'a' that f.c:3 put on the device | copy the whole block once
    if (is(chosen, "overlap"))
        to_device(scope, "b", a[1], mint_extents(3));
    // want extents: array 'a' has extents [6][4] here, but [4][6] where f.c:3 put it on the device | same extents
    if (is(chosen, "extents"))
        mint_from_device(here, "a", a, sizeof(double), mint_extents(6, 4));
    // want mapped_rows: array 'r' overlaps 'a' that f.c:3 put on the device | copy(a, release)
    double *rows[3] = {a[0], a[1], a[3]};
    if (is(chosen, "mapped_rows"))
        mint_copy_in(scope, here, "r", rows, mint_extents(3, 6), 0, mint_padded, mint_scoped);
}

static void tables(mint_scope &scope, const char *chosen)
{
    static double cells[4][8];
    double *none[2] = {}, *rows[4] = {cells[3], cells[1] + 1, nullptr, cells[0]}, **u = rows, *others[4] = {};
    const mint_shape shape = mint_extents(4, 6);
    // want null_table: array 'r' is a null pointer | allocate it before the copy
    if (is(chosen, "null_table"))
        mint_copy_in(scope, here, "r", (double **)nullptr, shape, 0, mint_padded, mint_scoped);
    // want no_rows: no row of array 'r' is allocated | set its row pointers before the copy
    if (is(chosen, "no_rows"))
        mint_copy_in(scope, here, "r", none, mint_extents(2, 6), 0, mint_padded, mint_scoped);
    // want table_unmapped: array 'r' is not on the device | #pragma mint copy(r, toDevice, ...)
    if (is(chosen, "table_unmapped"))
        mint_copy_out(here, "r", u, shape);
    mint_copy_in(scope, copy_line, "u", u, shape, 1, mint_padded, mint_scoped);
    mint_table t = mint_find_table(here, "u", u);
    mint_reach(here, t, "u", 0, 0, 1, "i");
    mint_reach(here, t, "u", 1, 0, 5, "j");
    t.settle(here, "u");
    // want missing_row: array 'u': subscript [i+1] of dimension 1 goes from 1 to 2, but row 2 did not exist when f.c:3 put | set the row pointer
    if (is(chosen, "missing_row"))
        mint_reach(here, t, "u", 0, 1, 2, "i+1");
    // want wide_row: array 'u': a subscript of dimension 2 may go from 0 to 6, but the extent is 6 and the rows lie apart | f.c:3
    if (is(chosen, "wide_row"))
        mint_reach_or_dense(here, t, 1, 0, 6);
    // want table_extents: array 'u' has extents [6][4] here, but [4][6] where f.c:3 put it | the same extents
    if (is(chosen, "table_extents"))
        mint_copy_out(here, "u", u, mint_extents(6, 4));
    // want into_row: array 'p' points into the row of 'u' that f.c:3 put on the device, and its rows lie apart | row pointers
    if (is(chosen, "into_row"))
        mint_find(here, "p", cells[3], sizeof(double), 2);
    // want past_row: array 'p': subscript [i] goes from 0 to 6, but the array has 6 elements | f.c:3
    if (is(chosen, "past_row")) {
        mint_view v = mint_find_view(here, "p", cells[3], sizeof(double));
        mint_reach_view(here, v, "p", {{0}, {6}}, "i", false);
    }
    // want row_changed: the row pointers of 'u' have changed: row 'u[0]' is not where it was when f.c:3 | exchange whole arrays
    // want row_changed_back: the row pointers of 'u' have changed: row 'u[0]' is not where it was when f.c:3 | bring the array back
    rows[0] = cells[2];
    if (is(chosen, "row_changed"))
        t.settle(here, "u");
    if (is(chosen, "row_changed_back"))
        mint_copy_out(here, "u", u, shape);
    mint_copy_in(scope, here, "u", u, shape, 1, mint_padded, mint_scoped); // takes the new rows
    // want rows_shared: rows 'o[0]' and 'o[1]' share elements that the loops use | copy at f.c:7
    double shared[16];
    others[0] = shared;
    others[1] = shared + 5;
    others[2] = shared + 10;
    mint_copy_in(scope, here, "o", others, mint_extents(3, 6), 1, mint_padded, mint_scoped);
    mint_table o = mint_find_table(here, "o", others);
    mint_reach(here, o, "o", 0, 0, 1, "i");
    mint_reach(here, o, "o", 1, 1, is(chosen, "rows_shared") ? 6 - 1 : 4, "j");
    o.settle(here, "o");
    if (is(chosen, "rows_shared"))
        mint_make_dense(here, o), o.settle(here, "o");
}

static void launch(const char *chosen)
{
    // want device_number: MINT_DEVICE=first is not the number of a device | the first device is 0
    if (is(chosen, "device_number"))
        setenv("MINT_DEVICE", "first", 1);
    // want device_missing: cannot use device 99 | MINT_DEVICE chooses a device that does not exist
    if (is(chosen, "device_missing"))
        setenv("MINT_DEVICE", "99", 1);
    mint_region region(here);
    // want capability: the kernels are planned for sm_990, but the device is sm_ | mintc -arch=sm_
    mint_require_capability(here, 1, 1);
    if (is(chosen, "capability"))
        mint_require_capability(here, 99, 0);
    // want grid: kernel 'k' needs a grid of 1 x 65536 x 1 blocks | second numbers that are 2 times as large
    if (is(chosen, "grid"))
        mint_blocks(here, "k", 1, 65536);
    // want positions: the loop over 'i' has 4294967295 iterations, and its kernel counts up to 4294966239 in 32 bits | type of 64 bits
    if (is(chosen, "positions"))
        mint_tiles(here, "i", UINT_MAX, 16, 4294966239);
    // want one_too_many: the loop over 'i' has 4294966240 iterations | type of 64 bits
    if (mint_tiles(here, "i", 4294966239, 16, 4294966239) != 268435390 || is(chosen, "one_too_many"))
        mint_tiles(here, "i", 4294966240, 16, 4294966239);
    // want places: the loop over 'i' goes to 2147482000, and its kernel computes in 32 bits, up to 2147481999 | type of 64 bits
    if (mint_tiles_to(here, "i", 2147481000, 1, 999, 16, UINT_MAX, 2147481999) != 63 || is(chosen, "places"))
        mint_tiles_to(here, "i", 2147481000, 1, 1000, 16, UINT_MAX, 2147481999);
    // want places_down: the loop over 'i' goes to -2147483000 | type of 64 bits
    if (mint_tiles_to(here, "i", -2147482000, -2, 499, 16, UINT_MAX, -2147482998) != 32 || is(chosen, "places_down"))
        mint_tiles_to(here, "i", -2147482000, -2, 500, 16, UINT_MAX, -2147482998);
    // want folded: kernel 'k' needs a grid of 1 x 65535 x 65536 blocks | second numbers that are 2 times as large
    const dim3 folded = mint_blocks_folded(here, "k", 3, 65536);
    if (folded.x != 3 || folded.y != 32768 || folded.z != 2 || mint_blocks_folded(here, "k", 1, 65535).z != 1 || is(chosen, "folded"))
        mint_blocks_folded(here, "k", 1, 65535ll * 65535 + 1);
    // The limit of the device decides, not the 48 KB that need no permission.
    mint_prepare_shared(here, "k", (const void *)nothing, 64 * 1024);
    // want shared: kernel 'k' needs 300000 bytes of shared memory per block | smaller tile
    if (is(chosen, "shared"))
        mint_prepare_shared(here, "k", (const void *)nothing, 300000);
    // want stale: before kernel 'k', a CUDA call of the program failed | cudaGetLastError
    if (is(chosen, "stale"))
        cudaSetDevice(99);
    else
        left_behind = cudaErrorNotReady; // by a cudaEventQuery of the program; that is no failure
    mint_launching(here, "k");
    const int threads = is(chosen, "threads") ? 4096 : 32;
    nothing<<<mint_blocks(here, "k", 1), threads, 0, mint_stream()>>>();
    // want threads: kernel 'k' cannot be launched | smaller tile
    mint_launched(here, "k");
    // want no_kernel: cannot wait for the device: out of memory | smaller arrays
    if (is(chosen, "no_kernel")) {
        mint_barrier(here);
        injected = cudaErrorMemoryAllocation;
        mint_barrier(here);
    }
    // want fault: kernel 'k' failed: | compute-sanitizer
    if (is(chosen, "fault"))
        injected = cudaErrorIllegalAddress;
    // want faults: kernel 'k', or one of the 2 launches before it, failed: | MINT_VERBOSE=1
    for (int i = 0; is(chosen, "faults") && i < 2; i++) {
        mint_launching(here, "k");
        nothing<<<mint_blocks(here, "k", 1), threads, 0, mint_stream()>>>();
        mint_launched(here, "k");
        injected = i == 0 ? cudaSuccess : cudaErrorIllegalAddress;
    }
    // The region ends here and waits. Failures of kernels are reported with their own line.
}

int main(int argc, char **argv)
{
    mint_scope first, second;
    const char *chosen = argc > 1 ? argv[1] : "none";
    launch(chosen);
    if (is(chosen, "fault") || is(chosen, "faults"))
        return 0; // not reached: the end of the region reports the kernel
    find(first, chosen);
    mint_release(here, "a", a);
    copy(second, chosen);
    tables(second, chosen);
    printf("nothing failed\n");
    return 0;
}
