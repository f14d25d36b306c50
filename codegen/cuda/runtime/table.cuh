// SPDX-License-Identifier: 0BSD
// ---- Launches on arrays that are reached through row pointers ----

// What the loops of a launch take such an array for. The inherited shape is that of the array, or of the part that the
// table leads to; stride, device and dense are valid after settle().
struct mint_table : mint_mapping {
    mint_mapping *part;          // of which this is a copy
    const void *rows;            // the row pointers
    long long first[8], last[8]; // subscripts of the launch; first > last: none yet

    mint_table(mint_mapping &of, const void *pointers) : mint_mapping(of), part(&of), rows(pointers)
    {
        whole = of.whole ? of.whole : &of;
        for (int d = 0; d < 8; d++) {
            first[d] = LLONG_MAX;
            last[d] = LLONG_MIN;
        }
    }

    void reach(int d, long long low, long long high)
    {
        first[d] = low < first[d] ? low : first[d];
        last[d] = high > last[d] ? high : last[d];
    }

    // The part's first subscript counts what `more` + 1 of the whole array's do.
    void box(long long (&low)[8], long long (&high)[8]) const
    {
        const mint_mapping &array = *whole;
        const int more = array.shape.rank - shape.rank;
        for (int d = 1; d < shape.rank; d++) {
            low[more + d] = first[d];
            high[more + d] = last[d];
        }
        long long from = before + first[0], to = before + last[0];
        for (int d = more; d > 0; d--) {
            const long long n = array.shape.extent[d];
            const bool within = from / n == to / n;
            low[d] = within ? from % n : 0;
            high[d] = within ? to % n : n - 1;
            from /= n;
            to /= n;
        }
        low[0] = from;
        high[0] = to;
    }

    // Takes over where the array is now, for a launch that has waited.
    void find_again()
    {
        mint_mapping &array = *whole;
        (mint_mapping &)*this = *part;
        whole = &array;
    }

    // Takes over where the array is now, and stops if the launch would use rows by pointers that have changed.
    void settle(mint_site site, const char *used)
    {
        find_again();
        mint_mapping &array = *whole;
        for (int d = 0; d < shape.rank; d++)
            if (first[d] > last[d])
                return;
        long long low[8], high[8], number = before;
        for (int d = array.shape.rank - shape.rank + 1; d < array.shape.rank - 1; d++)
            number *= array.shape.extent[d];
        if (shape.rank > 1 && !mint_rows_known(array, rows, shape.rank - 1, number, first, last)) {
            mint_follow(site, used, array, rows, shape.rank - 1, number, first, last);
            mint_know_rows(array, rows, number, first, last);
        }
        box(low, high);
        if (apart)
            mint_now_reached(site, used, array, low, high);
    }
};

// The array that a table of row pointers leads to.
template <class T> mint_local mint_table mint_find_table(mint_site site, const char *name, T *table)
{
    const int rank = mint_leads<T>::levels + 1;
    long long number = 0, unit = 1;
    mint_mapping *m = mint_array_of(table, rank, number);
    if (!m)
        mint_no_array(site, name, table, rank);
    const int more = m->shape.rank - rank;
    mint_use(site, *m, true);
    mint_fits(site, name, *m, sizeof(typename mint_leads<T>::element), mint_shape{more > 0 ? 0 : rank, {}});
    for (int d = more + 1; d < m->shape.rank - 1; d++)
        unit *= m->shape.extent[d];
    if (number % unit != 0)
        mint_no_array(site, name, table, rank);
    return mint_table(number == 0 && more == 0 ? *m : mint_part(*m, number / unit, rank, false), table);
}

// The slice table[at].
mint_local mint_table mint_slice(mint_site site, const char *name, const mint_table &table, long long at)
{
    mint_mapping &slice = mint_slice(site, name, *table.part, at);
    const void *rows = ((const void *const *)table.rows)[at];
    if (slice.shape.rank == 1) {
        long long row = slice.before / slice.shape.extent[0], first = at, last = at;
        mint_follow(site, table.name, *table.whole, table.rows, 1, row - at, &first, &last);
    }
    return mint_table(slice, rows);
}

// Stops at a row that the copy left out since another array has it.
mint_local void mint_row_free(mint_site site, const mint_mapping &array, const char *name, long long number)
{
    const void *row = mint_row_entry(array.table, array.shape, number);
    const mint_mapping *other = row ? mint_overlapping((const char *)row, mint_row(array), &array) : nullptr;
    char text[200];
    if (other)
        mint_fail(site, cudaSuccess,
                  "row '%s%s' is used, but '%s' that %s:%d put on the device has it, too\n"
                  "use the rows by the names of one array, or correct the row pointers or the extents given to copy at %s:%d",
                  name, mint_row_text(array.shape, number, text), other->name, other->site.file, other->site.line,
                  array.site.file, array.site.line);
}

// Stops if a row that the subscript reaches does not exist.
mint_local void mint_rows_exist(mint_site site, const mint_table &t, const char *name, int dim, long long first,
                                long long last, const char *subscript)
{
    if (!t.apart || t.apart->found == t.apart->count || dim >= t.shape.rank - 1)
        return;
    const mint_mapping &array = *t.whole;
    long long rows = 1; // by a step of the subscript
    for (int d = array.shape.rank - t.shape.rank + dim + 1; d < array.shape.rank - 1; d++)
        rows *= array.shape.extent[d];
    for (long long at = first; at <= last && dim == 0; at++) {
        bool exists = false;
        for (long long k = (t.before + at) * rows, end = k + rows; k < end && !exists; k++)
            exists = t.apart->row[k] != nullptr;
        if (exists)
            continue;
        for (long long k = (t.before + at) * rows, end = k + rows; t.apart->foreign && k < end; k++)
            if (t.apart->foreign[k])
                mint_row_free(site, array, name, k);
        mint_fail(site, cudaSuccess,
                  "array '%s': subscript [%s] of dimension 1 goes from %lld to %lld, but row %lld did not exist when %s:%d "
                  "put the array on the device\n"
                  "correct the loop bounds, or set the row pointer before the copy",
                  name, subscript, first, last, at, array.site.file, array.site.line);
    }
}

mint_local void mint_reach(mint_site site, mint_table &t, const char *name, int dim, long long first, long long last,
                           const char *subscript)
{
    mint_reach(site, (const mint_mapping &)t, name, dim, first, last, subscript);
    if (first > last)
        return;
    mint_rows_exist(site, t, name, dim, first, last, subscript);
    t.reach(dim, first, last);
}

// The launch has subscripts that are not known before it.
mint_local mint_mapping &mint_make_dense(mint_site site, mint_table &t)
{
    const mint_mapping &array = *t.whole;
    const int more = array.shape.rank - t.shape.rank;
    for (int d = 0; d < t.shape.rank; d++)
        t.reach(d, 0, d > 0 ? t.shape.extent[d] - 1 : array.shape.extent[more] - t.before % array.shape.extent[more] - 1);
    return mint_make_dense(site, *t.part);
}

mint_local void mint_reach_or_dense(mint_site site, mint_table &t, int dim, long long first, long long last)
{
    const long long low = dim == 0 ? -t.front : 0, high = t.shape.extent[dim] - 1;
    if (first > last)
        return;
    if (t.apart && (first < low || last > high))
        mint_fail(site, cudaSuccess,
                  "array '%s': a subscript of dimension %d may go from %lld to %lld, but the extent is %lld and the rows lie "
                  "apart\n"
                  "give copy at %s:%d the extents that the rows have, or allocate the rows in one block",
                  t.name, dim + 1, first, last, t.shape.extent[dim], t.site.file, t.site.line);
    mint_reach_or_dense(site, *t.part, dim, first, last);
    first = first < low ? low : first;
    last = last > high ? high : last;
    if (first <= last)
        t.reach(dim, first, last);
}
