// SPDX-License-Identifier: 0BSD
// ---- Checks before a launch ----

// Stops if a subscript that takes the values first..last leaves the extent of its dimension (0 is
// the leftmost). An empty range touches nothing.
mint_local void mint_reach(mint_site site, const mint_mapping &m, const char *name, int dim, long long first,
                           long long last, const char *subscript)
{
    long long extent = m.shape.extent[dim];
    if (first > last || (first >= 0 && last < extent))
        return;
    mint_fail(site, cudaSuccess,
              "array '%s': subscript [%s] of dimension %d goes from %lld to %lld, but the extent is %lld\n"
              "correct the loop bounds, or the extents given to copy at %s:%d",
              name, subscript, dim + 1, first, last, extent, m.site.file, m.site.line);
}

// The same for an array with one subscript, which counts elements whatever extents copy gave it.
mint_local void mint_reach_flat(mint_site site, const mint_mapping &m, const char *name, long long first,
                                long long last, const char *subscript)
{
    long long elements = m.bytes / m.elem;
    if (first <= last && (first < 0 || last >= elements))
        mint_fail(site, cudaSuccess,
                  "array '%s': subscript [%s] goes from %lld to %lld, but the array has %lld elements\n"
                  "correct the loop bounds, or the extents given to copy at %s:%d",
                  name, subscript, first, last, elements, m.site.file, m.site.line);
}

// Stops if two names that must not be one array are one: the nest writes through one of them.
mint_local void mint_distinct(mint_site site, const mint_mapping &a, const char *name_a, const mint_mapping &b,
                              const char *name_b)
{
    if (&a == &b && a.bytes > 0)
        mint_fail(site, cudaSuccess,
                  "'%s' and '%s' are the same array, and the loop writes it: its iterations depend on each other\n"
                  "write to a second array and swap the two",
                  name_a, name_b);
}
