
...
/* The loops at line 14.
 * u: read, 3 points, radius [-1,1][-1,1]
 * to: written
 * A block computes 64x4x1 points.
 * Blocks keep u in shared memory.
 * The model expects 4.48 billion points a second, limited by latency. */
static __global__ void __launch_bounds__(256)
main_sweep1(const real *__restrict__ u_grid, int u_row, real *__restrict__ to_grid,
            long long to_row, unsigned j_count, unsigned i_count, bool aligned)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*64 + tx, ii = mint_block_y()*4 + ty;
    __shared__ mint_plane<real, 64, 4, 1, 1, 1, 1> u_planes[1];
    auto tile = [&](auto interior) {
        const bool packed = interior || aligned;
        const int rows_2 = interior ? 1 : mint_valid(ii, i_count, 0);
        const int valid = interior ? 1 : 0 < rows_2 ? mint_valid(ij, j_count, 0) : 0;
        const int block_rows = interior ? 5 : mint_valid(mint_block_y()*4, i_count, 1);
        const int block_cells = interior ? 65 : mint_valid(blockIdx.x*64, j_count, 1);
        const int j0 = 1 + (int)ij, i0 = 1 + (int)ii;
        long long to_at = i0*to_row + j0;
        // Prologue: where the block begins.
        int u_block_at = (i0 - ty)*u_row + (j0 - tx);
        real u[3][3]; // rows -1 to 1, cells -1 to 1
        mint_stage<256>(u_planes[0], &u_grid[u_block_at], u_row, block_cells, block_rows, packed);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        mint_take<0, 1, 0>(&u[0][1], u_planes[0], tx, ty - 1);
        mint_take<0, 1, 1>(&u[1][1], u_planes[0], tx, ty);
        mint_take<1, 1, 0>(&u[2][1], u_planes[0], tx, ty + 1);
        // Compute and store.
        real to[1];
#pragma unroll
        for (int e = 0; e < 1; e++)
            to[e] = u[2][e] + u[0][e+1] - u[1][e+2];
        mint_store<1>(&to_grid[to_at], to, valid, packed);
    };
    if (aligned && (blockIdx.x + 1)*64 <= j_count && (mint_block_y() + 1)*4 <= i_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}

/* The loops at line 18.
 * v: read, pointwise
 * u: read, 1 point, radius [-1,0][0,0]
 * a: read and written, pointwise
 * A block computes 64x4x1 points.
 * The model expects 27.8 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep2(const real *__restrict__ v_grid, int v_row, const real *__restrict__ u_grid, int u_row,
            real *__restrict__ a_grid, int a_plane, int a_row, unsigned j_count, unsigned i_count,
            unsigned k_count)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned ij = blockIdx.x*64 + tx, ii = blockIdx.y*4 + ty, ik = blockIdx.z;
    auto tile = [&](auto interior) {
        const int valid = interior ? 1 : mint_valid(ij, j_count, 0);
        const int j0 = 1 + (int)ij, i0 = 1 + (int)ii, k0 = 1 + (int)ik;
        int a_at = k0*a_plane + i0*a_row + j0;
        // Compute and store.
#pragma unroll
        for (int e = 0; e < 1; e++)
            if (e < valid) {
                const int i = i0, j = j0 + e;
                a_grid[a_at+e] += v_grid[i*v_row+j] + u_grid[(i-1)*u_row+j];
            }
    };
    if ((blockIdx.x + 1)*64 <= j_count && (blockIdx.y + 1)*4 <= i_count)
        tile(mint_constant<true>());
    else if (ii < i_count && ik < k_count)
        tile(mint_constant<false>());
}

...
    {
        const mint_site site = {"in.c", 14};
        const long long i_begin = 1, i_count = mint_trips(i_begin, N - 1, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, M - 1, 1);
        mint_inferred u_here({"in.c", 13}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_upload);
        mint_inferred v_here({"in.c", 13}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_both);
        if (i_count > 0 && j_count > 0) {
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 31));
            mint_view to_map = mint_find_view(site, "to", &to[0], sizeof(real), 31);
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {u_map, "u", 0, "i-1..i+1", i_begin - 1, i_begin + i_count},
                {u_map, "u", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
            };
            mint_check_subscripts(site, subscripts);
            mint_reach_view(site, to_map, "to", {{i_begin, j_begin}, {i_begin + i_count - 1, j_begin
                    + j_count - 1}}, "i][j", true);
            to_map.settle();
            const mint_nest loops = {{{i_begin, i_count, 1}, {j_begin, j_count, 1}}};
            const mint_touch u_reads = {"(&u[0][0])[(i + 1) * M + j - 1]", {{-1, 1, {1, 0}}, {-1, 1, {0,
                    1}}}};
            const mint_touch to_writes = {"to[i * M + j]", {{0, 0, {1, 0}}, {0, 0, {0, 1}}}};
            mint_distinct(site, loops, u_map, "u", u_reads, to_map, "to", to_writes);
            const bool to_apart = mint_once(to_map);
            mint_apart(site, to_apart
                    || !mint_meet(loops, to_map, to_writes, to_map, to_writes, mint_elsewhere),
                    "to[i * M + j]", "to[i * M + j]");
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks_folded(site, "main_sweep1",
                    mint_tiles(site, "j", j_count, 64, 2147482494),
                    mint_tiles(site, "i", i_count, 4, 2147417072));
            mint_launching(site, "main_sweep1");
            main_sweep1<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                (real *)u_map.device, (int)u_map.stride[0], (real *)to_map.device, to_map.stride[0],
                (unsigned)j_count, (unsigned)i_count,
                mint_is_aligned(u_map, j_begin, 16) && mint_is_aligned(to_map, j_begin, 8));
            mint_launched(site, "main_sweep1", to_map);
        }
    }
    {
        const mint_site site = {"in.c", 18};
        const long long k_begin = 1, k_count = mint_trips(k_begin, L - 1, 1);
        const long long i_begin = 1, i_count = mint_trips(i_begin, N - 1, 1);
        const long long j_begin = 1, j_count = mint_trips(j_begin, M - 1, 1);
        mint_inferred a_here({"in.c", 17}, "a", &a[0][0][0],
                mint_extents(sizeof(a) / sizeof(a[0]), sizeof(a[0]) / sizeof(a[0][0]), sizeof(a[0][0])
                / sizeof(a[0][0][0])), 1, mint_padded, mint_both);
        mint_inferred v_here_2({"in.c", 17}, "v", &v[0][0],
                mint_extents(sizeof(v) / sizeof(v[0]), sizeof(v[0]) / sizeof(v[0][0])), 1, mint_padded,
                mint_upload);
        mint_inferred u_here_2({"in.c", 17}, "u", &u[0][0],
                mint_extents(sizeof(u) / sizeof(u[0]), sizeof(u[0]) / sizeof(u[0][0])), 1, mint_padded,
                mint_upload);
        if (k_count > 0 && i_count > 0 && j_count > 0) {
            mint_mapping &v_map = mint_find(site, "v", &v[0][0], sizeof(real), mint_extents(0, 31));
            mint_mapping &u_map = mint_find(site, "u", &u[0][0], sizeof(real), mint_extents(0, 31));
            mint_mapping &a_map = mint_find(site, "a", &a[0][0][0], sizeof(real),
                    mint_extents(0, 20, 31));
            // The values that subscripts take: array, its name, dimension, subscript, first, last.
            const mint_subscript subscripts[] = {
                {v_map, "v", 0, "i", i_begin, i_begin + i_count - 1},
                {v_map, "v", 1, "j", j_begin, j_begin + j_count - 1},
                {u_map, "u", 0, "i-1", i_begin - 1, i_begin + i_count - 2},
                {u_map, "u", 1, "j", j_begin, j_begin + j_count - 1},
                {a_map, "a", 0, "k", k_begin, k_begin + k_count - 1},
                {a_map, "a", 1, "i", i_begin, i_begin + i_count - 1},
                {a_map, "a", 2, "j", j_begin, j_begin + j_count - 1},
            };
            mint_check_subscripts(site, subscripts);
            mint_require_capability(site, 8, 0);
            const dim3 blocks = mint_blocks(site, "main_sweep2",
                    mint_tiles(site, "j", j_count, 64, 2147482494), mint_ceil_div(i_count, 4), k_count);
            mint_launching(site, "main_sweep2");
            main_sweep2<<<blocks, dim3(64, 4), 0, mint_stream()>>>(
                (real *)v_map.device, (int)v_map.stride[0], (real *)u_map.device, (int)u_map.stride[0],
                (real *)a_map.device, (int)a_map.stride[0], (int)a_map.stride[1], (unsigned)j_count,
                (unsigned)i_count, (unsigned)k_count);
            mint_launched(site, "main_sweep2", a_map);
        }
    }
