// SPDX-License-Identifier: 0BSD
// ---- Arrays with one subscript: a[i], and a[(z*ny+y)*nx+x], which is a[z][y][x] by its strides ----

// The extreme subscripts of accesses, per dimension.
struct mint_box {
    long long first[8], last[8];
};

// What the loops of a launch take such an array for. The inherited shape, stride, device and dense are those of
// the view, at the element that the pointer points to; they are valid after settle().
struct mint_view : mint_mapping {
    long long given[8];  // strides of the source, in elements; the last is 1
    long long origin[8]; // subscripts of the pointer's element in the whole array
    long long offset;    // the same as a number of elements
    bool same;           // the array was put on the device with these extents, so that it may have padded rows
    mint_box reached;    // subscripts, counted as origin is, of the checked accesses

    // Takes over where the whole array is now: a check may have moved it.
    void settle()
    {
        memory = whole->memory;
        dense = whole->dense;
        long long place = same ? 0 : offset;
        for (int d = 0; d < shape.rank; d++) {
            stride[d] = same ? whole->stride[whole->shape.rank - shape.rank + d] : given[d];
            place += same ? origin[d] * stride[d] : 0;
        }
        device = (char *)whole->device + place * elem;
    }

    // The same for a launch that has waited.
    void find_again() { settle(); }
};

// Whether the rows of the view, their planes and so on are those that copy put on the device. Its first
// dimension may be several of the array: rows of all planes.
mint_local bool mint_same_strides(const mint_mapping &m, const mint_view &v)
{
    int more = m.shape.rank - v.shape.rank;
    bool same = more >= 0;
    for (int d = v.shape.rank - 1; same && d > 0; d--)
        same = v.given[d - 1] == v.given[d] * m.shape.extent[more + d];
    return same;
}

mint_local long long mint_floor_div(long long a, long long b)
{
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

mint_local mint_mapping &mint_make_dense(mint_site, mint_view &) = delete; // it is the whole array that moves

// The row that holds the byte `behind` the start of an array whose rows lie apart: an array of its own, of which a
// launch may reach all.
mint_local mint_mapping &mint_row_part(mint_site site, const char *name, mint_mapping &whole, long long behind)
{
    const int last = whole.shape.rank - 1;
    long long cells = whole.shape.extent[last], row = behind / whole.elem / cells, first[8], end[8];
    first[last] = 0;
    end[last] = cells - 1;
    for (long long d = last - 1, rest = row; d >= 0; rest /= whole.shape.extent[d--])
        first[d] = end[d] = rest % whole.shape.extent[d];
    mint_now_reached(site, name, whole, first, end);
    return mint_part(whole, row * cells, 1, true);
}

// The view of the array that start points to, at its first element or behind it. The strides of all its
// dimensions but the last follow, the largest first.
template <class... Stride>
mint_local mint_view mint_find_view(mint_site site, const char *name, const void *start, size_t elem, Stride... strides)
{
    mint_mapping *m = mint_lookup(start, false);
    if (!m)
        m = mint_overlapping((const char *)start, 1, nullptr);
    long long behind = m ? mint_offset(*m, start) : 0;
    if (m && behind % m->elem != 0)
        m = nullptr;
    if (m && m->apart) {
        m = &mint_row_part(site, name, *m, behind);
        behind %= m->bytes;
    }
    mint_mapping &whole = m ? mint_fits(site, name, *m, elem, mint_shape{}) : mint_find(site, name, start, elem, 0);
    mint_use(site, whole, true);
    const int rank = 1 + (int)sizeof...(strides);
    mint_view v;
    (mint_mapping &)v = whole;
    v.whole = &whole;
    v.parts = nullptr;
    v.slice = false; // its end is not known
    v.offset = behind / whole.elem;
    const long long given[] = {(long long)strides..., 1};
    v.shape.rank = rank;
    long long rest = v.offset;
    for (int d = 0; d < rank; d++) {
        v.given[d] = given[d];
        long long before = d == 0 ? whole.bytes / whole.elem : given[d - 1];
        bool descends = given[d] > 0 && (d == 0 || before >= given[d]);
        v.shape.extent[d] = descends ? before / given[d] : 0;
        v.origin[d] = descends ? mint_floor_div(2 * rest + given[d], 2 * given[d]) : 0; // nearest: u + nx - 1 is [1][-1]
        if (d == rank - 1)
            v.origin[d] = rest;
        rest -= v.origin[d] * given[d];
        v.reached.first[d] = LLONG_MAX;
        v.reached.last[d] = LLONG_MIN;
    }
    v.same = rank > 1 && mint_same_strides(whole, v);
    if (!v.same)
        mint_make_dense(site, whole);
    v.settle();
    return v;
}

// Whether two lists of subscripts, one of each view, are one element only if they are equal. So they are where each
// dimension but the first is reached over no more cells than it has, wherever these start: then its part is less than a
// step of the dimension before.
mint_local bool mint_once(const mint_view &v, const mint_view &w)
{
    for (int d = 1; d < v.shape.rank; d++) {
        long long first = v.reached.first[d] < w.reached.first[d] ? v.reached.first[d] : w.reached.first[d];
        long long last = v.reached.last[d] > w.reached.last[d] ? v.reached.last[d] : w.reached.last[d];
        if (first <= last && last - first >= v.shape.extent[d])
            return false;
    }
    return true;
}

mint_local bool mint_once(const mint_view &v)
{
    return mint_once(v, v);
}

// The same for subscripts that are within the extents of the other array.
mint_local bool mint_once(const mint_view &v, const mint_mapping &)
{
    for (int d = 1; d < v.shape.rank; d++)
        if (v.reached.first[d] <= v.reached.last[d] && (v.reached.first[d] < 0 || v.reached.last[d] >= v.shape.extent[d]))
            return false;
    return true;
}

mint_local bool mint_once(const mint_mapping &a, const mint_view &v)
{
    return mint_once(v, a);
}

mint_local mint_position mint_position_of(const mint_view &v)
{
    mint_position p = mint_position_of(*v.whole);
    p.origin += v.offset;
    p.rank = v.shape.rank;
    for (int d = 0; d < v.shape.rank; d++)
        p.stride[d] = v.given[d];
    return p;
}

// Checks an access that takes the subscripts of the box. `always`: it happens in every iteration.
mint_local void mint_reach_view(mint_site site, mint_view &v, const char *name, mint_box box, const char *subscript,
                                bool always)
{
    long long first = v.offset, last = v.offset, elements = v.bytes / v.elem;
    bool leaves = false;
    for (int d = 0; d < v.shape.rank; d++) {
        if (box.first[d] > box.last[d])
            return; // touches nothing
        bool down = v.given[d] < 0; // then the last subscript is the lowest element
        first += (down ? box.last[d] : box.first[d]) * v.given[d];
        last += (down ? box.first[d] : box.last[d]) * v.given[d];
        leaves = leaves || box.first[d] + v.origin[d] < 0 || box.last[d] + v.origin[d] >= v.shape.extent[d];
    }
    if ((always || v.apart) && (first < 0 || last >= elements)) // behind a row that lies apart is no other
        mint_fail(site, cudaSuccess,
                  "array '%s': subscript [%s] goes from %lld to %lld, but the array has %lld elements\n"
                  "correct the loop bounds, or the extents given to copy at %s:%d",
                  name, subscript, first, last, elements, v.site.file, v.site.line);
    for (int d = 0; d < v.shape.rank; d++) {
        long long low = box.first[d] + v.origin[d], high = box.last[d] + v.origin[d];
        v.reached.first[d] = low < v.reached.first[d] ? low : v.reached.first[d];
        v.reached.last[d] = high > v.reached.last[d] ? high : v.reached.last[d];
    }
    if (leaves && v.shape.rank > 1)
        mint_make_dense(site, *v.whole);
}

// Whether all elements of the box are in the array.
mint_local bool mint_stays_inside(const mint_view &v, const mint_box &box)
{
    long long first = v.offset, last = v.offset;
    for (int d = 0; d < v.shape.rank; d++) {
        if (box.first[d] > box.last[d])
            return true; // there are none
        const bool down = v.given[d] < 0; // then the last subscript is the lowest element
        first += (down ? box.last[d] : box.first[d]) * v.given[d];
        last += (down ? box.first[d] : box.last[d]) * v.given[d];
    }
    return first >= 0 && last < v.bytes / v.elem;
}
