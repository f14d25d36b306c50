// SPDX-License-Identifier: 0BSD
// ---- Checks before a launch ----

// Stops if a subscript that takes the values first..last leaves the extent of its dimension (0 is
// the leftmost). An empty range touches nothing.
mint_local void mint_reach(mint_site site, const mint_mapping &m, const char *name, int dim, long long first,
                           long long last, const char *subscript)
{
    long long extent = m.shape.extent[dim];
    if (first > last || (first >= (dim == 0 ? -m.front : 0) && last < extent))
        return;
    mint_fail(site, cudaSuccess,
              "array '%s': subscript [%s] of dimension %d goes from %lld to %lld, but the extent is %lld\n"
              "correct the loop bounds, or the extents given to copy at %s:%d",
              name, subscript, dim + 1, first, last, extent, m.site.file, m.site.line);
}

// Stops if two names that must not be one array are one: the nest writes through one of them.
mint_local void mint_distinct(mint_site site, const mint_mapping &a, const char *name_a, const mint_mapping &b,
                              const char *name_b)
{
    if (a.memory == b.memory && a.start < b.start + b.bytes && b.start < a.start + a.bytes)
        mint_fail(site, cudaSuccess,
                  "'%s' and '%s' are the same array, and the loop writes it: its iterations depend on each other\n"
                  "write to a second array and swap the two",
                  name_a, name_b);
}

// Whether equal subscripts are one element under two names of one array.
mint_local bool mint_same_place(const mint_mapping &a, const mint_mapping &b)
{
    bool same = a.device == b.device && a.shape.rank == b.shape.rank;
    for (int d = 0; same && d < a.shape.rank; d++)
        same = a.stride[d] == b.stride[d];
    return same;
}

// Stops if two names are one array in which equal subscripts are different elements: the nest uses both
// at the iteration's own point and writes through one of them.
mint_local void mint_coincide(mint_site site, const mint_mapping &a, const char *name_a, const mint_mapping &b,
                              const char *name_b)
{
    if (!mint_same_place(a, b))
        mint_distinct(site, a, name_a, b, name_b);
}

// Stops if two names are one array: the kernel loads cells early and stores them late, which an iteration
// that writes through one name and then uses the other would notice.
mint_local void mint_in_order(mint_site site, const mint_mapping &a, const char *name_a, const mint_mapping &b,
                              const char *name_b)
{
    if (a.memory == b.memory && a.start < b.start + b.bytes && b.start < a.start + a.bytes)
        mint_fail(site, cudaSuccess,
                  "'%s' and '%s' are the same array, which an iteration writes by one name and then uses by the other\n"
                  "use one name for it in the loop, or translate with -O1",
                  name_a, name_b);
}

mint_local bool mint_disjoint(long long first_a, long long last_a, long long first_b, long long last_b)
{
    return last_a < first_b || last_b < first_a || first_a > last_a || first_b > last_b;
}

// Stops if two accesses of a nest, one of which writes, may meet in different iterations.
mint_local void mint_apart(mint_site site, bool apart, const char *a, const char *b)
{
    if (!apart)
        mint_fail(site, cudaSuccess,
                  "'%s' and '%s' use the same elements in different iterations, and the loop writes them: its "
                  "iterations depend on each other\n"
                  "write to a second array and swap the two; if the iterations are independent, say so with the "
                  "clause 'independent'",
                  a, b);
}
