// SPDX-License-Identifier: 0BSD
// ---- Mapping and transfer: what #pragma mint copy does ----

enum mint_layout { mint_padded, mint_dense };

static const long long mint_line = 128; // bytes of a memory transaction; interiors start at a multiple

// Brings back what only the device has. The storage may be the program's no more: what host code could have given back since the last launch
// is left alone. Edges that a call was shown are on the host, and pages that are open are no longer what the guard has closed.
mint_local void mint_return_array(mint_site site, mint_mapping &m)
{
    if (mint_watch) // the checker says which copy is missing
        return;
    if (m.guard.mode == mint_guard_off)
        return mint_fetch_array(site, m);
    mint_show_edges(m);
    if (mint_is_closed(m))
        mint_bring_back(m);
}

mint_local void mint_unmap(mint_site site, mint_mapping *m)
{
    mint_barrier(site);
    if (m->returns && m->guard.newest == mint_newest_on_device)
        mint_return_array(site, *m);
    mint_tell(mint_unmaps, site, *m);
    mint_thread &t = mint_this_thread();
    mint_mapping **link = &t.mappings;
    while (*link != m)
        link = &(*link)->next;
    *link = m->next;
    m->mint_drop_parts();
    mint_unguard(*m);
    mint_check(site, cudaFree(m->memory), "free the device copy of array", m->name);
    mint_check(site, cudaFree(m->twin), "free the second device copy of array", m->name);
    delete m->apart;
    delete m;
}

namespace {

// Stands at the top of a block. The mappings that the block makes end with it, on every way out.
class mint_scope {
  public:
    mint_scope() {}
    mint_scope(const mint_scope &) = delete;
    mint_scope &operator=(const mint_scope &) = delete;
    ~mint_scope()
    {
        mint_mapping *next;
        for (mint_mapping *m = mint_this_thread().mappings; m; m = next) {
            next = m->next;
            if (m->owner == this)
                mint_unmap(m->site, m);
        }
    }
};

} // namespace

mint_local long long mint_product(mint_site site, const char *name, long long a, long long b)
{
    if (b > 0 && a > LLONG_MAX / 4 / b)
        mint_fail(site, cudaSuccess, "array '%s' is too large for any memory\ncheck the extents given to copy", name);
    return a * b;
}

// Bytes of the array on the host. Stops on a negative extent and on overflow.
mint_local long long mint_bytes(mint_site site, const char *name, long long elem, const mint_shape &shape)
{
    char text[200];
    bool empty = false;
    for (int d = 0; d < shape.rank; d++) {
        if (shape.extent[d] < 0)
            mint_fail(site, cudaSuccess, "array '%s' has a negative extent: %s\ncheck the extents given to copy", name,
                      mint_shape_text(shape, text));
        empty = empty || shape.extent[d] == 0;
    }
    long long bytes = empty ? 0 : elem;
    for (int d = 0; d < shape.rank; d++)
        bytes = mint_product(site, name, bytes, shape.extent[d]);
    return bytes;
}

// Packs at the ends of rows reach into the padding: it holds zeros.
mint_local void mint_clear_padding(mint_site site, const mint_mapping &m, long long row, long long pitch, long long end,
                                   long long bytes)
{
    cudaStream_t stream = mint_this_thread().stream;
    long long offset = (char *)m.device - (char *)m.memory;
    mint_check(site, cudaMemsetAsync(m.memory, 0, (size_t)offset, stream), "clear the padding of", m.name);
    mint_check(site, cudaMemsetAsync((char *)m.device + end, 0, (size_t)(bytes - offset - end), stream), "clear the padding of", m.name);
    if (pitch > row)
        mint_check(site, cudaMemset2DAsync((char *)m.device + row, (size_t)pitch, 0, (size_t)(pitch - row), (size_t)(end / pitch), stream),
                   "clear the padding of", m.name);
}

// Sets strides and allocates. In the padded layout element [..][lead] of every row starts a line;
// elements that do not divide a line, and rows too long for a 2-D copy, are stored dense.
mint_local void mint_allocate(mint_site site, mint_mapping &m, int lead, mint_layout layout)
{
    int last = m.shape.rank - 1;
    long long row = m.shape.extent[last] * m.elem, pitch = row, offset = 0;
    if (layout == mint_padded && mint_line % m.elem == 0) {
        offset = (mint_line - lead * m.elem % mint_line) % mint_line;
        if (last > 0 && row < INT_MAX - mint_line)
            pitch = (row + mint_line - 1) / mint_line * mint_line;
    }
    m.dense = pitch == row;
    m.stride[last] = 1;
    long long elements = pitch / m.elem;
    for (int d = last - 1; d >= 0; d--) {
        m.stride[d] = elements;
        elements = mint_product(site, m.name, elements, m.shape.extent[d]);
    }
    long long end = mint_product(site, m.name, elements, m.elem);
    long long bytes = (offset + end + mint_line - 1) / mint_line * mint_line; // no pack of cells crosses the end
    mint_check(site, cudaFree(m.twin), "free the second device copy of array", m.name);
    m.twin = nullptr;
    m.no_twin = false;
    m.room = bytes;
    cudaError_t result = cudaMalloc(&m.memory, (size_t)bytes);
    if (result != cudaSuccess)
        mint_fail(site, result, "cannot allocate %lld bytes on the device for array '%s'", bytes, m.name);
    m.device = (char *)m.memory + offset;
    mint_clear_padding(site, m, row, pitch, end, bytes);
}

// The mapping gets the host storage of another one, which is used up.
mint_local void mint_take_rows(mint_mapping &m, const mint_mapping &wanted)
{
    if (m.apart || m.start != wanted.start)
        m.mint_drop_parts();
    delete m.apart;
    m.start = wanted.start;
    m.apart = wanted.apart;
    m.table = wanted.table;
}

// Whether two arrays that start at one address, or come from one table of row pointers, are of one storage.
mint_local bool mint_goes_on(const mint_mapping &m, const mint_mapping &wanted)
{
    const mint_scattered *a = m.apart, *b = wanted.apart;
    if (wanted.table && m.table == wanted.table)
        return true;
    if (!a || !b)
        return a == b;
    return a->count == b->count && memcmp(a->row, b->row, (size_t)a->count * sizeof *a->row) == 0;
}

// The mapping that a copy of this storage goes on with: one that starts there or, for rows, one that was made from the
// same table of row pointers, in which they have changed places. Stops if the storage overlaps another one.
mint_local mint_mapping *mint_former(mint_site site, mint_mapping &wanted)
{
    mint_mapping *m = mint_lookup(wanted.start, wanted.bytes == 0);
    if (m && !mint_goes_on(*m, wanted))
        m = nullptr;
    for (long long k = 0; k < mint_host_blocks(wanted); k++) {
        mint_block block = mint_host_block(wanted, k);
        mint_mapping *other = mint_overlapping(block.start, block.bytes, m);
        if (!other)
            continue;
        if (!m && wanted.table && (wanted.apart || wanted.table == other->table) && mint_goes_on(*other, wanted)) {
            m = other;
            continue;
        }
        if (wanted.apart && mint_may_be_unset(wanted, k) && !mint_holds_unset(*other, block) && mint_leave_out(wanted, k)) {
            k--;
            continue;
        }
        if (mint_leave_out_block(*other, block))
            continue;
        if (!wanted.apart || !mint_leave_out(wanted, k--))
            mint_fail(site, cudaSuccess,
                      "array '%s' overlaps '%s' that %s:%d put on the device\n"
                      "%scopy the whole block once; if '%s' was freed, end its mapping first: #pragma mint copy(%s, release)",
                      wanted.name, other->name, other->site.file, other->site.line,
                      wanted.apart ? "is the first extent the length of a row? extents are written fastest first; else " : "", other->name, other->name);
    }
    return m;
}

// Gives the array a device buffer; what that holds is undefined. A buffer with equal extents is
// kept as it is laid out, one with others is replaced. `wanted` has the host storage and the name.
mint_local mint_mapping &mint_map_array(mint_scope &scope, mint_site site, mint_mapping wanted, int lead,
                                        mint_layout layout, bool keep)
{
    mint_thread &t = mint_ready(site);
    mint_finish(t);
    mint_mapping *m = mint_former(site, wanted);
    if (m && keep)
        m->owner = nullptr;
    if (m && m->elem == wanted.elem && mint_same_shape(m->shape, wanted.shape)) {
        mint_tell(mint_unmaps, site, *m); // the storage may be another one
        const bool moves = m->start != wanted.start || m->apart || wanted.apart;
        if (moves)
            mint_unguard(*m);
        mint_take_rows(*m, wanted);
        if (moves)
            mint_guard_new(*m);
        mint_tell(mint_maps, site, *m);
        return *m;
    }
    if (m) {
        mint_barrier(site);
        mint_tell(mint_unmaps, site, *m);
        m->mint_drop_parts();
        mint_unguard(*m);
        mint_check(site, cudaFree(m->memory), "free the device copy of array", m->name);
    } else {
        m = new mint_mapping();
        m->owner = keep ? nullptr : &scope;
        m->next = t.mappings;
        t.mappings = m;
    }
    m->name = wanted.name;
    m->site = site;
    m->bytes = wanted.bytes;
    m->elem = wanted.elem;
    m->shape = wanted.shape;
    m->device = m->memory = nullptr;
    m->dense = true;
    mint_take_rows(*m, wanted);
    if (m->bytes > 0)
        mint_allocate(site, *m, lead, layout);
    mint_guard_new(*m);
    mint_tell(mint_maps, site, *m);
    return *m;
}

// The same for an array in one block.
mint_local mint_mapping &mint_map(mint_scope &scope, mint_site site, const char *name, const void *start,
                                  size_t elem, mint_shape shape, int lead, mint_layout layout, bool keep)
{
    mint_mapping wanted = {};
    wanted.name = name;
    wanted.start = (char *)start;
    wanted.elem = (long long)elem;
    wanted.shape = shape;
    wanted.bytes = mint_bytes(site, name, wanted.elem, shape);
    if (wanted.bytes > 0 && !start)
        mint_fail(site, cudaSuccess, "array '%s' is a null pointer\nallocate it before the copy", name);
    return mint_map_array(scope, site, wanted, lead, layout, keep);
}

// copy(name, toDevice, ...): maps the array where needed, and transfers it.
mint_local mint_mapping &mint_to_device(mint_scope &scope, mint_site site, const char *name, const void *start,
                                        size_t elem, mint_shape shape, int lead, mint_layout layout, bool keep)
{
    mint_mapping &m = mint_map(scope, site, name, start, elem, shape, lead, layout, keep);
    if (m.bytes > 0)
        mint_send_array(site, m);
    return m;
}

// Stops if a copy that brings an array back gives it other extents than the one that put it there.
mint_local void mint_same_extents(mint_site site, const char *name, const mint_mapping &m, const mint_shape &shape)
{
    char here[200], there[200];
    if (shape.rank > 0 && !mint_same_shape(m.shape, shape))
        mint_fail(site, cudaSuccess,
                  "array '%s' has extents %s here, but %s where %s:%d put it on the device\n"
                  "give both copies the same extents",
                  name, mint_shape_text(shape, here), mint_shape_text(m.shape, there), m.site.file, m.site.line);
}

// copy(name, fromDevice, ...): shape has rank 0 where copy gives no extents. The data is there on return.
mint_local void mint_from_device(mint_site site, const char *name, void *start, size_t elem, mint_shape shape)
{
    if (shape.rank > 0 && mint_bytes(site, name, (long long)elem, shape) == 0)
        return;
    mint_mapping &m = mint_find(site, name, start, elem, 0);
    mint_same_extents(site, name, m, shape);
    if (m.bytes > 0)
        mint_fetch_array(site, m);
}

// copy(name, release): ends the mapping.
mint_local void mint_release(mint_site site, const char *name, const void *start)
{
    mint_mapping *m = mint_lookup(start, false);
    if (!m)
        m = mint_lookup(start, true);
    if (!m)
        mint_not_mapped(site, name, start);
    mint_unmap(site, m);
}
