// SPDX-License-Identifier: 0BSD
// ---- Host storage of an array: one block, or rows that lie apart ----

// A piece of host memory.
struct mint_block {
    char *start;
    long long bytes;
};

// Bytes of a row.
mint_local long long mint_row(const mint_mapping &m)
{
    return m.shape.extent[m.shape.rank - 1] * m.elem;
}

// How many blocks of host memory hold the array, and which: rows that lie apart are one each, by address.
mint_local long long mint_host_blocks(const mint_mapping &m)
{
    return m.bytes == 0 ? 0 : m.apart ? m.apart->found : 1;
}

mint_local mint_block mint_host_block(const mint_mapping &m, long long k)
{
    return m.apart ? mint_block{m.apart->row[m.apart->order[k]], mint_row(m)} : mint_block{m.start, m.bytes};
}

// How many rows start in front of this address.
mint_local long long mint_rows_before(const mint_scattered &rows, const char *end)
{
    long long low = 0, high = rows.found;
    while (low < high) {
        long long middle = (low + high) / 2;
        if (rows.row[rows.order[middle]] < end)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// Whether the array has a byte of [start, start + bytes).
mint_local bool mint_holds(const mint_mapping &m, const char *start, long long bytes)
{
    if (!m.apart)
        return start < m.start + m.bytes && m.start < start + bytes;
    long long before = mint_rows_before(*m.apart, start + bytes);
    return before > 0 && start < mint_host_block(m, before - 1).start + mint_row(m);
}

// Stops if a value that a kernel takes from the host lies in an array that it writes.
mint_local void mint_not_in(mint_site site, const mint_mapping &m, const char *name, const void *at, size_t bytes, const char *value)
{
    if (mint_holds(m, (const char *)at, (long long)bytes))
        mint_fail(site, cudaSuccess,
                  "'%s' is an element of '%s', which the loop writes, and the kernel reads it once, before the loop\n"
                  "if all iterations are to have the value from before the loop, copy it to a variable there",
                  value, name);
}

// Stops if what the host sets behind the loop lies in an array that the loop uses.
mint_local void mint_not_left_in(mint_site site, const mint_mapping &m, const char *name, const void *at, size_t bytes, const char *variable)
{
    if (mint_holds(m, (const char *)at, (long long)bytes))
        mint_fail(site, cudaSuccess,
                  "'%s' is an element of '%s', which the loop uses, and is set once, behind the loop\n"
                  "if the iterations are not to see its values in '%s', let the loop set another variable, and assign that behind it",
                  variable, name, name);
}

// Stops if what the host sets behind the loop is what the kernel takes from it.
mint_local void mint_not_at(mint_site site, const char *variable, const void *at, size_t bytes, const char *value, const void *other, size_t others)
{
    if ((const char *)at < (const char *)other + others && (const char *)other < (const char *)at + bytes)
        mint_fail(site, cudaSuccess,
                  "'%s' is '%s', which the loop sets, and the kernel reads it once, before the loop\n"
                  "if all iterations are to have the value from before the loop, copy it to a variable there",
                  value, variable);
}

// Whether launches have reached the element with this number.
mint_local bool mint_is_reached(const mint_mapping &m, long long element)
{
    for (int d = m.shape.rank - 1; d >= 0; d--) {
        long long at = element % m.shape.extent[d];
        if (at < m.apart->first[d] || at > m.apart->last[d])
            return false;
        element /= m.shape.extent[d];
    }
    return true;
}

// How many bytes an address of the array lies behind its first element, in the order of subscripts. Where rows
// share it, it belongs to the one that launches have reached.
mint_local long long mint_offset(const mint_mapping &m, const void *host)
{
    const char *at = (const char *)host;
    if (!m.apart)
        return at - m.start;
    long long row = mint_row(m), offset = 0;
    for (long long k = mint_rows_before(*m.apart, at + 1) - 1; k >= 0 && at < mint_host_block(m, k).start + row; k--) {
        offset = m.apart->order[k] * row + (at - mint_host_block(m, k).start);
        if (mint_is_reached(m, offset / m.elem))
            return offset;
    }
    return offset;
}

// The place on the device of an element by its number.
mint_local char *mint_place(const mint_mapping &m, long long element)
{
    long long place = 0;
    for (int d = m.shape.rank - 1; d >= 0; d--) {
        place += element % m.shape.extent[d] * m.stride[d];
        element /= m.shape.extent[d];
    }
    return (char *)m.device + place * m.elem;
}

// Writes the subscripts of a row as "[3][0]" into text, for messages.
mint_local const char *mint_row_text(const mint_shape &shape, long long number, char (&text)[200])
{
    long long at[8];
    int levels = shape.rank - 1, n = 0;
    for (int d = levels - 1; d >= 0; d--) {
        at[d] = number % shape.extent[d];
        number /= shape.extent[d];
    }
    text[0] = '\0';
    for (int d = 0; d < levels; d++)
        n += snprintf(text + n, sizeof text - (size_t)n, "[%lld]", at[d]);
    return text;
}

// Stops if two rows share elements that launches have reached: the device has them twice.
mint_local void mint_rows_differ(mint_site site, const char *name, const mint_mapping &m)
{
    const mint_scattered &rows = *m.apart;
    const int last = m.shape.rank - 1;
    const long long used = (rows.last[last] - rows.first[last] + 1) * m.elem;
    long long former = -1;
    for (long long k = 0; k < rows.found; k++) {
        long long number = rows.order[k];
        if (!mint_is_reached(m, number * m.shape.extent[last] + rows.first[last]))
            continue;
        char here[200], there[200];
        if (former >= 0 && rows.row[number] < rows.row[former] + used)
            mint_fail(site, cudaSuccess,
                      "rows '%s%s' and '%s%s' share elements that the loops use\n"
                      "correct the row pointers, or the extents given to copy at %s:%d",
                      name, mint_row_text(m.shape, former, there), name, mint_row_text(m.shape, number, here),
                      m.site.file, m.site.line);
        former = number;
    }
}

// Stops if launches have reached a row that another array on the device has.
mint_local void mint_rows_own(mint_site site, const char *name, const mint_mapping &m)
{
    const int last = m.shape.rank - 1;
    char text[200];
    for (long long i = 0; m.apart->foreign && i < m.apart->count; i++)
        if (m.apart->foreign[i] && mint_is_reached(m, i * m.shape.extent[last] + m.apart->first[last]))
            mint_fail(site, cudaSuccess,
                      "row '%s%s' is used, but another array that is on the device overlaps it\n"
                      "correct the row pointers, or the extents given to copy at %s:%d",
                      name, mint_row_text(m.shape, i, text), m.site.file, m.site.line);
}

// Leaves out the k-th row by address: it is an array's that was mapped for its sake, or a pointer that the program never
// set. Not if launches have reached it, or if the array is found by it.
mint_local bool mint_leave_out(mint_mapping &m, long long k)
{
    mint_scattered &rows = *m.apart;
    const int last = m.shape.rank - 1;
    const long long number = rows.order[k];
    const bool reached = rows.first[last] <= rows.last[last] && mint_is_reached(m, number * m.shape.extent[last] + rows.first[last]);
    if (reached || rows.row[number] == m.start)
        return false;
    if (!rows.foreign)
        rows.foreign = new bool[(size_t)rows.count]();
    rows.foreign[number] = true;
    rows.row[number] = nullptr;
    memmove(rows.order + k, rows.order + k + 1, (size_t)(--rows.found - k) * sizeof *rows.order);
    return true;
}

// Whether the k-th row by address is one that programs with indices from 1 never set: one of its subscripts is 0.
mint_local bool mint_may_be_unset(const mint_mapping &m, long long k)
{
    long long number = m.apart->order[k];
    for (int d = m.shape.rank - 2; d >= 0; d--) {
        if (number % m.shape.extent[d] == 0)
            return true;
        number /= m.shape.extent[d];
    }
    return false;
}

// Whether such a row of the array shares a byte with a block.
mint_local bool mint_holds_unset(const mint_mapping &m, mint_block block)
{
    if (!m.apart)
        return false;
    const char *start = block.start - mint_row(m);
    for (long long k = mint_rows_before(*m.apart, block.start + block.bytes) - 1; k >= 0 && mint_host_block(m, k).start > start; k--)
        if (mint_may_be_unset(m, k))
            return true;
    return false;
}

// Leaves out all rows that share a byte with a block, or says that it cannot.
mint_local bool mint_leave_out_block(mint_mapping &m, mint_block block)
{
    while (mint_holds(m, block.start, block.bytes))
        if (!m.apart || !mint_leave_out(m, mint_rows_before(*m.apart, block.start + block.bytes) - 1))
            return false;
    return true;
}

// Notes that a launch reaches these subscripts of the array, or of nothing where first > last.
mint_local void mint_now_reached(mint_site site, const char *name, mint_mapping &m, const long long *first,
                                 const long long *last)
{
    bool grows = false;
    for (int d = 0; d < m.shape.rank; d++)
        if (first[d] > last[d])
            return;
    for (int d = 0; d < m.shape.rank; d++) {
        grows = grows || first[d] < m.apart->first[d] || last[d] > m.apart->last[d];
        m.apart->first[d] = first[d] < m.apart->first[d] ? first[d] : m.apart->first[d];
        m.apart->last[d] = last[d] > m.apart->last[d] ? last[d] : m.apart->last[d];
    }
    if (grows) {
        mint_rows_differ(site, name, m);
        mint_rows_own(site, name, m);
    }
}
