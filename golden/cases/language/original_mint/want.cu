
...
/* The loops at line 28.
 * Uold: read, 7-point star of radius 1
 * Unew: written
 * A block computes 16x16x16 points, a thread 1x1x16 of them.
 * The model expects 100 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
main_sweep1(const REALT *__restrict__ Uold, long long Uold_plane, long long Uold_row,
            REALT *__restrict__ Unew, long long Unew_plane, long long Unew_row, REALT c0, REALT c1,
            unsigned i_count, unsigned j_count, unsigned l_count)
{
    const unsigned ii = blockIdx.x*16 + threadIdx.x;
    const unsigned ij = blockIdx.y*16 + threadIdx.y;
    if (ii < i_count && ij < j_count) {
        const unsigned il_end = (blockIdx.z + 1)*16 < l_count ? (blockIdx.z + 1)*16 : l_count;
        for (unsigned il = blockIdx.z*16; il < il_end; il += 1) {
            const int l = 1 + (int)il;
            const int j = 1 + (int)ij;
            const int i = 1 + (int)ii;
            const long long Uold_at = l*Uold_plane + j*Uold_row + i;
            Unew[l*Unew_plane+j*Unew_row+i] = c0*Uold[Uold_at]
                    + c1*(Uold[Uold_at-1] + Uold[Uold_at+1] + Uold[Uold_at-Uold_row]
                    + Uold[Uold_at+Uold_row] + Uold[Uold_at-Uold_plane] + Uold[Uold_at+Uold_plane]);
        }
    }
}

...
{ mint_scope mappings;
...
  mint_copy_in(mappings, {"in.c", 20}, "Uold", Uold, mint_extents(( k+2 ), m+2, ( n+2 )), 1, mint_padded, mint_scoped);
  mint_copy_in(mappings, {"in.c", 21}, "Unew", Unew, mint_extents(( k+2 ), m+2, ( n+2 )), 1, mint_padded, mint_scoped);
  /* #pragma mint parallel default(shared) */
  { mint_region region({"in.c", 22}, mint_rows_stay);
...
      {
          const mint_site site = {"in.c", 28};
          const long long l_begin = 1, l_count = mint_trips(l_begin, (long long)k + 1, 1);
          const long long j_begin = 1, j_count = mint_trips(j_begin, (long long)m + 1, 1);
          const long long i_begin = 1, i_count = mint_trips(i_begin, (long long)n + 1, 1);
          if (l_count > 0 && j_count > 0 && i_count > 0) {
              mint_table Uold_map = mint_find_table(site, "Uold", Uold);
              mint_table Unew_map = mint_find_table(site, "Unew", Unew);
              // The values that subscripts take: array, its name, dimension, subscript, first, last.
              const mint_subscript subscripts[] = {
                  {Uold_map, "Uold", 0, "l-1..l+1", l_begin - 1, l_begin + l_count},
                  {Uold_map, "Uold", 1, "j-1..j+1", j_begin - 1, j_begin + j_count},
                  {Uold_map, "Uold", 2, "i-1..i+1", i_begin - 1, i_begin + i_count},
                  {Unew_map, "Unew", 0, "l", l_begin, l_begin + l_count - 1},
                  {Unew_map, "Unew", 1, "j", j_begin, j_begin + j_count - 1},
                  {Unew_map, "Unew", 2, "i", i_begin, i_begin + i_count - 1},
              };
              mint_check_subscripts(site, subscripts);
              Uold_map.settle(site, "Uold");
              Unew_map.settle(site, "Unew");
              const mint_nest loops = {{{l_begin, l_count, 1}, {j_begin, j_count, 1}, {i_begin, i_count,
                      1}}};
              const mint_touch Uold_reads = {"Uold[l][j][i]", {{-1, 1, {1, 0, 0}}, {-1, 1, {0, 1, 0}},
                      {-1, 1, {0, 0, 1}}}};
              const mint_touch Unew_writes = {"Unew[l][j][i]", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0,
                      0, {0, 0, 1}}}};
              mint_distinct(site, loops, Uold_map, "Uold", Uold_reads, Unew_map, "Unew", Unew_writes);
              mint_require_capability(site, 8, 0);
              const dim3 blocks = mint_blocks(site, "main_sweep1", mint_ceil_div(i_count, 16),
                      mint_ceil_div(j_count, 16), mint_ceil_div(l_count, 16));
              mint_launching(site, "main_sweep1");
              main_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(
                  (REALT *)Uold_map.device, Uold_map.stride[0], Uold_map.stride[1],
                  (REALT *)Unew_map.device, Unew_map.stride[0], Unew_map.stride[1], c0, c1,
                  (unsigned)i_count, (unsigned)j_count, (unsigned)l_count);
              mint_launched(site, "main_sweep1", Unew_map);
          }
          l = (int)(l_begin + l_count);
          if (l_count > 0) j = (int)(j_begin + j_count);
          if (l_count > 0 && j_count > 0) i = (int)(i_begin + i_count);
      }
      /* #pragma mint single */
...
  mint_copy_out({"in.c", 41}, "Uold", Uold, mint_extents((k+2), (m+2), (n+2)));
