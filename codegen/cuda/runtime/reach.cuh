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
    int rank = m.shape.rank;
    bool swapped = rank > 1 && first >= 0 && last >= extent && last < m.shape.extent[rank - 1 - dim];
    mint_fail(site, cudaSuccess,
              "array '%s': subscript [%s] of dimension %d goes from %lld to %lld, but the extent is %lld\n"
              "correct the loop bounds, or the extents given to copy at %s:%d%s",
              name, subscript, dim + 1, first, last, extent, m.site.file, m.site.line,
              swapped ? ": it lists the fastest-varying first"
              : first > 0 && last == extent ? ": an extent is the largest subscript plus 1, also where subscripts start at 1"
                                            : "");
}

// Stops if a subscript that takes the values first..last leaves an array in the structs of an array.
mint_local void mint_reach_member(mint_site site, const char *name, const char *member, const char *subscript, long long first,
                                  long long last, long long extent)
{
    if (first <= last && (first < 0 || last >= extent))
        mint_fail(site, cudaSuccess,
                  "array '%s': subscript [%s] of its member '%s' goes from %lld to %lld, but the extent is %lld\n"
                  "correct the loop bounds, or the member's extent",
                  name, subscript, member, first, last, extent);
}

// Whether a subscript that takes values in first..last, if any, stays in the extent of its dimension.
mint_local bool mint_stays_inside(const mint_mapping &m, int dim, long long first, long long last)
{
    return first > last || (first >= (dim == 0 ? -m.front : 0) && last < m.shape.extent[dim]);
}

// The values first..last that a subscript of an array takes over a nest: a row of the table that a launch checks.
struct mint_subscript {
    void (*check)(mint_site, const mint_subscript &);
    void *array;
    const char *name;
    int dimension;
    const char *text;
    long long first, last;

    template <class Array>
    mint_subscript(Array &a, const char *n, int d, const char *t, long long low, long long high)
        : check(stays_inside<Array>), array((void *)&a), name(n), dimension(d), text(t), first(low), last(high)
    {
    }

    template <class Array> static void stays_inside(mint_site site, const mint_subscript &s)
    {
        mint_reach(site, *(Array *)s.array, s.name, s.dimension, s.first, s.last, s.text);
    }
};

template <int ROWS> mint_local void mint_check_subscripts(mint_site site, const mint_subscript (&rows)[ROWS])
{
    for (const mint_subscript &row : rows)
        row.check(site, row);
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
