
...
struct b { ::pos pos; ::t t; struct { ::t t; ::pos other; } in; ::pos pair[2]; };
...
union u { ::t t; int i[2]; };
...
static struct c one = {{1, 2}};
static struct c two = {{1, 2}, 3};
static struct c three = {{1, 2}, 5};
static struct c four = {{1, 2}, 5};
static struct d five = {3, {{}, {.k = 2}}};
static struct d six = {{}, {{{1}, 2}, {.k = 7}}, 9};
static struct d seven = {1, {{{2, 3}}, {{}, 4}}, 5};
static double m[3][2] = {{1, 2}, {{}, 5}, {6, 7}};
static double w[4][2] = {{1, 2}, {}, {5}, {6, 7}};
static char text[3][4] = {{}, "ab", "cd"};
...
/* The loops at line 30.
 * v: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 10.9 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep1(struct b *__restrict__ v, unsigned i_count)
{
    const unsigned ii = blockIdx.x*256 + threadIdx.x;
    if (ii < i_count) {
        const int i = (int)ii;
        struct c local = {{(double)i, 2}, 5};
        double rows[2][2] = {{0, 1}, {(double)i}};
        v[i].pair[1] = v[i].pos;
        v[i].t = local.pos.y + rows[1][0] + v[i].in.t;
        v[i].in.other.x = local.pos.x*v[i].pos.y;
    }
}

...
{ mint_scope mappings;
    mint_copy_in(mappings, {"in.c", 26}, "v", &v[0], mint_extents(n), 0, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 27});
        {
            const mint_site site = {"in.c", 30};
            const long long i_begin = 0, i_count = mint_trips(i_begin, n, 1);
            if (i_count > 0) {
                mint_view v_map = mint_find_view(site, "v", &v[0], sizeof(struct b));
                mint_reach_view(site, v_map, "v", {{i_begin}, {i_begin + i_count - 1}}, "i", true);
                v_map.settle();
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "relax_sweep1", mint_ceil_div(i_count, 256));
                mint_launching(site, "relax_sweep1");
                relax_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (struct b *)v_map.device, (unsigned)i_count);
                mint_launched(site, "relax_sweep1", v_map);
            }
        }
...
    mint_copy_out({"in.c", 38}, "v", &v[0], mint_extents(n));
...
    struct b *v = (struct b *)calloc((size_t)n, sizeof *v);
...
        v[i] = (struct b){{(double)i, (double)(i % 3)}, {}, {4, {(double)i, 7}}};
