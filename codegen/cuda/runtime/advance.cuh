// SPDX-License-Identifier: 0BSD
// ---- The launch of a kernel that advances tiles: which cells it may load, and whether it can be made ----

// The smallest box that holds both.
template <int D> mint_local mint_area<D> mint_hull(mint_area<D> a, const mint_area<D> &b)
{
    for (int d = 0; d < D; d++) {
        a.first[d] = mint_lesser(a.first[d], b.first[d]);
        a.end[d] = mint_greater(a.end[d], b.end[d]);
    }
    return a;
}

template <int D> mint_local bool mint_holds(const mint_area<D> &a, const mint_area<D> &b)
{
    for (int d = 0; d < D; d++)
        if (b.first[d] < a.first[d] || b.end[d] > a.end[d])
            return false;
    return true;
}

// The box of cells that lie so far from the cells of a stage: `by` is added to first and end.
template <int D> mint_local mint_area<D> mint_around(mint_area<D> cells, const mint_area<D> &by)
{
    for (int d = 0; d < D; d++) {
        cells.first[d] += by.first[d];
        cells.end[d] += by.end[d];
    }
    return cells;
}

// Whether subscripts that go on at the other end, up to `far` cells beyond, run through the cells of a stage in a ring, the same as
// another stage's. Numbers that may wrap around are left to ordinary launches.
template <int D> mint_local bool mint_is_ring(const mint_area<D> &cells, const mint_area<D> &other, int d, long long far)
{
    return cells.first[d] == 0 && other.first[d] == 0 && cells.end[d] == other.end[d] && far <= cells.end[d] && cells.end[d] <= 1 << 29;
}

// The cells that launches access: all of them, and those that they access in any case.
template <int D> struct mint_touched {
    bool any = false, surely = false;
    mint_area<D> all, sure;

    void add(const mint_area<D> &cells)
    {
        all = any ? mint_hull(all, cells) : cells;
        any = true;
    }
    void add_sure(const mint_area<D> &cells)
    {
        sure = surely ? mint_hull(sure, cells) : cells;
        surely = true;
    }
    void add(const mint_touched &other)
    {
        if (other.any)
            add(other.all);
        if (other.surely)
            add_sure(other.sure);
    }
};

// Whether the cells of an array with one subscript exist, and are all different elements where some step writes them: rows go on in the next ones.
template <int D> mint_local bool mint_flat_cells(const mint_role &of, bool written, const mint_area<D> &cells)
{
    long long wide[D], first = 0, last = 0;
    for (int d = 0; d < D; d++) {
        wide[D - 1 - d] = cells.end[d] - cells.first[d];
        first += cells.first[d] * of.stride[D - 1 - d];
        last += (cells.end[d] - 1) * of.stride[D - 1 - d];
    }
    return (!written || mint_rows_end(wide, of.stride)) && mint_has_elements(of, first, last);
}

// The cells of the storage that has the role at first which a launch may load. The host has checked those that are accessed
// in any case; of others only those that exist. Reports whether these are known. A `flat` array has one subscript.
template <int D>
mint_local bool mint_may_load(const mint_advance &a, int role, const mint_touched<D> *of, const int (&cycle)[mint_most_roles],
                              int length, bool flat, mint_area<D> &area)
{
    mint_touched<D> touched;
    for (int k = 0; k < length && k < a.steps; k++)
        touched.add(of[cycle[k]]);
    if (!touched.any) {
        area = mint_area<D>();
        return true;
    }
    area = touched.all;
    const mint_role &at = a.batch.storage[a.storage(0, role)].role;
    if (flat)
        return mint_flat_cells(at, a.chain.written >> role & 1, area);
    if (touched.surely && mint_holds(touched.sure, area))
        return true;
    for (int d = 0; d < D; d++) {
        if (touched.surely && touched.sure.first[d] <= area.first[d] && area.end[d] <= touched.sure.end[d])
            continue;
        long long extent;
        if (!mint_extent_along(at, D - 1 - d, extent))
            return false;
        area.first[d] = mint_greater(area.first[d], 0);
        area.end[d] = mint_lesser(area.end[d], extent);
    }
    return true;
}

// Whether what a stage reads may be an old value of cells that a later one computes; `before` are the cells of an earlier one.
template <int D> mint_local bool mint_reads_old(const mint_area<D> &read, const mint_area<D> &later)
{
    for (int d = 0; d < D; d++)
        if (read.end[d] <= later.first[d] || later.end[d] <= read.first[d])
            return false;
    return true;
}

template <int D, class... More>
mint_local bool mint_reads_old(mint_area<D> read, const mint_area<D> &later, const mint_area<D> &before, const More &...more)
{
    mint_area<D> both = read;
    for (int d = 0; d < D; d++) {
        both.first[d] = mint_greater(read.first[d], later.first[d]);
        both.end[d] = mint_lesser(read.end[d], later.end[d]);
    }
    return !mint_holds(before, both) && mint_reads_old(read, later, more...);
}

// Whether the storage that has the role at first is one that the launch can leave as planned: in a place of its own where it
// also reads what it writes.
mint_local bool mint_writes_as_planned(const mint_advance &a, int role, bool stored, bool read)
{
    const mint_place_of place = a.place(0, role);
    return stored ? !read || place.write != place.read : place.write == place.read;
}

// Whether a role that is another storage in each step has the same strides in all.
mint_local bool mint_strides_stay(const mint_advance &a, int role, int dims)
{
    for (int step = 1; step < a.steps; step++)
        for (int d = 0; d < dims; d++)
            if (a.place(step, role).stride[d] != a.place(0, role).stride[d])
                return false;
    return true;
}

// The blocks of a launch along a dimension; 0: more than CUDA allows.
mint_local unsigned mint_blocks_along(long long cells, int tile, long long most)
{
    const long long blocks = mint_ceil_div(cells, tile);
    return blocks > most ? 0 : (unsigned)blocks;
}
