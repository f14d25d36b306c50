// SPDX-License-Identifier: 0BSD
// ---- The table of mappings: from the current value of a host pointer to its device buffer ----

// mint_extents(nz, ny, nx): what stands first in C stands first here.
template <class... Extent> mint_local mint_shape mint_extents(Extent... extent)
{
    static_assert(sizeof...(Extent) <= 8, "an array has at most 8 dimensions");
    return mint_shape{(int)sizeof...(Extent), {(long long)extent...}};
}

// Writes the shape as "[10][20]" into text, for messages.
mint_local const char *mint_shape_text(const mint_shape &shape, char (&text)[200])
{
    text[0] = '\0';
    for (int d = 0, n = 0; d < shape.rank; d++)
        n += snprintf(text + n, sizeof text - (size_t)n, "[%lld]", shape.extent[d]);
    return text;
}

mint_local bool mint_same_shape(const mint_shape &a, const mint_shape &b)
{
    return a.rank == b.rank && memcmp(a.extent, b.extent, sizeof a.extent[0] * (size_t)a.rank) == 0;
}

// The mapping that starts at this address, or null. It moves to the front of the table, so that the
// arrays of a time loop are found at once. Empty arrays are kept apart: they share addresses.
mint_local mint_mapping *mint_lookup(const void *start, bool empty)
{
    mint_thread &t = mint_this_thread();
    mint_mapping **link = &t.mappings;
    while (*link && ((*link)->start != start || ((*link)->bytes == 0) != empty))
        link = &(*link)->next;
    mint_mapping *found = *link;
    if (found && link != &t.mappings) {
        *link = found->next;
        found->next = t.mappings;
        t.mappings = found;
    }
    return found;
}

// A mapping other than `except` that shares a byte with [start, start + bytes), or null.
mint_local mint_mapping *mint_overlapping(const char *start, long long bytes, const mint_mapping *except)
{
    for (mint_mapping *m = mint_this_thread().mappings; m; m = m->next)
        if (m != except && m->bytes > 0 && mint_holds(*m, start, bytes))
            return m;
    return nullptr;
}

// Whether this host storage has a device buffer: if so, the device copy is the valid one.
mint_local bool mint_is_mapped(const void *start)
{
    return mint_lookup(start, false) != nullptr;
}

[[noreturn]] mint_local void mint_not_mapped(mint_site site, const char *name, const void *start)
{
    const mint_mapping *m = mint_overlapping((const char *)start, 1, nullptr);
    if (m && m->apart)
        mint_fail(site, cudaSuccess,
                  "array '%s' points into the row of '%s' that %s:%d put on the device, and its rows lie apart\n"
                  "use the array by its row pointers, or allocate the rows in one block",
                  name, m->name, m->site.file, m->site.line);
    if (m)
        mint_fail(site, cudaSuccess,
                  "array '%s' points %lld bytes into '%s' that %s:%d put on the device\n"
                  "only a pointer to the start of an array, or of a row of an array that is used by its rows, finds a "
                  "device copy",
                  name, (long long)((const char *)start - m->start), m->name, m->site.file, m->site.line);
    mint_fail(site, cudaSuccess,
              "array '%s' is not on the device\nadd #pragma mint copy(%s, toDevice, ...) before this line", name, name);
}

// Takes over where the whole array is now: a check may have moved it.
mint_local void mint_settle_part(mint_mapping &part)
{
    const mint_mapping &whole = *part.whole;
    int more = whole.shape.rank - part.shape.rank;
    for (int d = 0; d < part.shape.rank; d++)
        part.stride[d] = whole.stride[more + d];
    part.memory = whole.memory;
    part.dense = whole.dense || part.shape.rank == 1;
    part.device = part.shape.rank == 1 ? mint_place(whole, part.before)
                                       : (char *)whole.device + part.before * part.stride[0] * part.elem;
}

// The part of an array that starts with the row (plane and so on) number `before`, seen with `rank` dimensions. The
// first dimension counts the rows from there on; or, for a slice, only as many as it has.
mint_local mint_mapping &mint_part(mint_mapping &whole, long long before, int rank, bool slice)
{
    mint_mapping *p = whole.parts;
    while (p && (p->before != before || p->shape.rank != rank || p->slice != slice))
        p = p->next;
    if (!p) {
        int more = whole.shape.rank - rank;
        p = new mint_mapping(whole);
        p->whole = &whole;
        p->parts = nullptr;
        p->next = whole.parts;
        whole.parts = p;
        p->shape.rank = rank;
        long long row = whole.elem; // bytes on the host
        for (int d = rank - 1; d >= 0; d--) {
            p->shape.extent[d] = whole.shape.extent[more + d];
            row *= d > 0 ? p->shape.extent[d] : 1;
        }
        p->before = before;
        p->slice = slice;
        if (slice) {
            p->start = whole.start + before * row;
            p->bytes = p->shape.extent[0] * row;
        } else {
            p->front = before;
            p->shape.extent[0] = whole.bytes / row - before;
        }
    }
    mint_settle_part(*p);
    return *p;
}

// The part of an array that starts at this address, or null if that lies between two rows.
mint_local mint_mapping *mint_find_part(const void *start, int rank)
{
    mint_mapping *whole = mint_overlapping((const char *)start, 1, nullptr);
    if (!whole || whole->apart || rank < 2 || rank > whole->shape.rank)
        return nullptr;
    long long row = whole->elem; // bytes on the host
    for (int d = whole->shape.rank - rank + 1; d < whole->shape.rank; d++)
        row *= whole->shape.extent[d];
    long long offset = (const char *)start - whole->start;
    return offset % row == 0 ? &mint_part(*whole, offset / row, rank, false) : nullptr;
}

// The slice a[at], of an array or of a part of one.
mint_local mint_mapping &mint_slice(mint_site site, const char *name, mint_mapping &a, long long at)
{
    if (a.bytes == 0)
        return a;
    if (at < -a.front || at >= a.shape.extent[0])
        mint_fail(site, cudaSuccess,
                  "array '%s': the subscript is %lld, but the extent is %lld\n"
                  "correct the subscript, or the extents given to copy at %s:%d",
                  name, at, a.shape.extent[0], a.site.file, a.site.line);
    mint_mapping &whole = a.whole ? *a.whole : a;
    return mint_part(whole, (a.before + at) * a.shape.extent[1], a.shape.rank - 1, true);
}

// Stops if the buffer was made for other elements or, where the rank of `shape` is not 0, for an array of another shape.
// Extents of 0 are not compared.
mint_local mint_mapping &mint_fits(mint_site site, const char *name, mint_mapping &found, size_t elem, mint_shape shape)
{
    const mint_mapping *m = &found;
    if (m->elem != (long long)elem)
        mint_fail(site, cudaSuccess,
                  "array '%s' has elements of %zu bytes here, but of %lld bytes where %s:%d put it on the device\n"
                  "use one element type for both",
                  name, elem, m->elem, m->site.file, m->site.line);
    if (shape.rank != 0 && m->shape.rank != shape.rank)
        mint_fail(site, cudaSuccess,
                  "array '%s' has %d dimensions here, but %d where %s:%d put it on the device\n"
                  "give copy as many extents as the loops have subscripts; where that was a part of '%s', put all of it there "
                  "in front, by copy(%s, toDevice, ..)",
                  name, shape.rank, m->shape.rank, m->site.file, m->site.line, name, name);
    for (int d = 1; d < shape.rank; d++)
        if (shape.extent[d] != 0 && m->bytes > 0 && m->shape.extent[d] != shape.extent[d])
            mint_fail(site, cudaSuccess,
                      "dimension %d of array '%s' has %lld elements by its type here, but %lld where %s:%d put it on "
                      "the device\n"
                      "use one type for both",
                      d + 1, name, shape.extent[d], m->shape.extent[d], m->site.file, m->site.line);
    return found;
}

// The buffer of the array that starts at this host address, made ready for a nest where the rank of `shape` is not 0.
// Stops if there is none, or if it does not fit.
mint_local mint_mapping &mint_find(mint_site site, const char *name, const void *start, size_t elem, mint_shape shape)
{
    mint_mapping *m = mint_lookup(start, false);
    if (!m)
        m = mint_lookup(start, true);
    if (!m || m->shape.rank > shape.rank)
        if (mint_mapping *part = mint_find_part(start, shape.rank))
            m = part;
    if (!m || m->apart)
        mint_not_mapped(site, name, start);
    mint_fits(site, name, *m, elem, shape);
    if (shape.rank != 0)
        mint_use(site, *m, true);
    return *m;
}

mint_local mint_mapping &mint_find(mint_site site, const char *name, const void *start, size_t elem, int rank)
{
    return mint_find(site, name, start, elem, mint_shape{rank, {}});
}
