// SPDX-License-Identifier: 0BSD
// ---- Second buffers of arrays that a launch of several steps both reads and writes ----

// Which storages a launch reads as it finds them, and which it leaves new values in, as bits.
mint_local void mint_used(const mint_advance &a, unsigned &read, unsigned &left)
{
    unsigned written = 0;
    read = left = 0;
    for (int step = 0; step < a.steps; step++)
        for (int s = 0; s < a.chain.stages; s++) {
            const mint_chain_stage &stage = a.chain.stage[s];
            unsigned here = 0;
            for (int u = 0; u < stage.uses; u++) {
                if (a.chain.renewed >> stage.role[u] & 1)
                    continue;
                const unsigned bit = 1u << a.storage(step, stage.role[u]);
                read |= stage.reads >> u & 1 ? bit & ~written : 0;
                here |= stage.writes >> u & 1 ? bit : 0;
            }
            written |= here;
            left |= step >= a.steps - stage.depth ? here : 0;
        }
}

// Gives an array a second buffer. Reports failure.
mint_local bool mint_make_twin(mint_mapping &m)
{
    if (!m.twin && !m.no_twin && cudaMalloc(&m.twin, (size_t)m.room) != cudaSuccess) {
        cudaGetLastError();
        m.twin = nullptr;
        m.no_twin = true;
    }
    return m.twin != nullptr;
}

// Whether another storage of the batch is in the same array.
mint_local bool mint_shares_array(const mint_batch &b, const mint_batch_storage &s)
{
    for (int r = 0; r < b.chain->roles; r++)
        if (&b.storage[r] != &s && b.storage[r].known && b.storage[r].role.array == s.role.array)
            return true;
    return false;
}

// Copies what launches touch by a storage from one buffer of its array to the other. No launch touches it by another name.
mint_local void mint_copy_touched(mint_site site, const mint_role &of, void *to, const void *from, const char *doing)
{
    const mint_mapping &m = *of.array;
    if (of.first > of.last)
        return;
    const long long begin = mint_place(m, of.first) - (char *)m.memory, end = mint_place(m, of.last) + m.elem - (char *)m.memory;
    mint_check(site, cudaMemcpyAsync((char *)to + begin, (const char *)from + begin, (size_t)(end - begin), cudaMemcpyDeviceToDevice, mint_this_thread().stream),
               doing, m.name);
}

// Gives a storage the contents of its array in the second buffer: of the whole array, or where another storage has brought that before, its own part
// as it is now.
mint_local void mint_fill_twin(mint_batch &b, mint_batch_storage &s)
{
    mint_mapping &m = *s.role.array;
    bool brought = false;
    for (int r = 0; r < b.chain->roles; r++)
        brought = brought || (b.storage[r].known && b.storage[r].role.array == &m && b.storage[r].filled);
    if (brought)
        mint_copy_touched(b.chain->site, s.role, m.twin, m.memory, "copy to the second device buffer of");
    else
        mint_check(b.chain->site, cudaMemcpyAsync(m.twin, m.memory, (size_t)m.room, cudaMemcpyDeviceToDevice, mint_this_thread().stream),
                   "copy to the second device buffer of", m.name);
    s.filled = true;
}

// Stands in front of a launch of several steps: gives the second buffers that it needs the contents of their arrays, and starts the clock if it is timed. The
// launch is certain here, and its code is loaded: ranges for which it cannot be made, or does not pay, would be copied for nothing.
mint_local void mint_prepare_launch(mint_waiting &waiting)
{
    mint_batch &b = (mint_batch &)waiting;
    b.prepare = nullptr;
    for (int r = 0; r < b.chain->roles; r++)
        if ((b.twins >> r & 1) && !b.storage[r].filled)
            mint_fill_twin(b, b.storage[r]);
    if (b.begins)
        mint_check(b.chain->site, cudaEventRecord(b.begins, mint_this_thread().stream), "time", b.chain->name);
}

// Ends the use of second buffers: arrays are where their newest values are, or those are copied there.
mint_local void mint_leave_twins(mint_batch &b)
{
    for (int r = 0; r < b.chain->roles; r++) {
        mint_batch_storage &s = b.storage[r];
        s.filled = false;
        if (!s.in_twin)
            continue;
        s.in_twin = false;
        mint_mapping &m = *s.role.array;
        if (mint_shares_array(b, s)) {
            mint_copy_touched(b.chain->site, s.role, m.memory, m.twin, "copy from the second device buffer of");
            continue;
        }
        void *memory = m.memory;
        m.device = (char *)m.twin + ((char *)m.device - (char *)memory);
        m.memory = m.twin;
        m.twin = memory;
        for (mint_mapping *p = m.parts; p; p = p->next)
            mint_settle_part(*p);
        mint_tell(mint_moves, b.chain->site, m);
    }
}

// Gives second buffers to the storages that the launch leaves in another place than it reads them. Reports whether all storages
// are known, and have theirs.
mint_local bool mint_choose_twins(mint_advance &a, mint_batch &b)
{
    const mint_chain &chain = a.chain;
    unsigned read = ~0u, left = 0;
    if (b.way.twins)
        for (int r = 0; r < chain.roles; r++)
            left |= (b.way.twins[a.steps] >> r & 1) << a.storage(0, r);
    else
        mint_used(a, read, left);
    for (int r = 0; r < chain.roles; r++) {
        a.twin[r] = read & left & 1u << r;
        if (!b.storage[r].known || (a.twin[r] && !mint_make_twin(*b.storage[r].role.array)))
            return false;
    }
    b.twins = read & left;
    b.prepare = mint_prepare_launch;
    return true;
}
