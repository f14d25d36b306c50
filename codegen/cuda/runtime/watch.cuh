// SPDX-License-Identifier: 0BSD
// ---- What "mintc check" is told of mappings: it follows which bytes are valid on the host, and which on the device ----

enum mint_event {
    mint_maps,      // there is a buffer, with undefined contents
    mint_moves,     // the buffer and its values are elsewhere now
    mint_unmaps,    // the buffer goes away
    mint_uploads,   // the values of the whole array are about to be copied
    mint_downloads, // likewise, from the device
    mint_settled    // that is done
};

inline namespace mint_v2 {

struct mint_watched {
    mint_event event;
    mint_site site;
    const void *mapping; // its identity
    const char *name;
    const char *host; // one block of the host's storage
    long long bytes;
    const char *device;   // what stands for that block
    long long row, pitch; // bytes from row to row, on the host and on the device
    long long elem;
    int rank;
    const long long *extent; // of the whole array
    long long first;         // number of the block's first element in the array
    void (*finish)(void *);  // makes the launches that wait: before host code looks at the array
    void *thread;            // what to call it with
};

// Only the checker has such a function.
extern "C" void mint_watch(const mint_watched *what) __attribute__((weak));

} // namespace mint_v2

mint_local void mint_finish_for(void *thread)
{
    mint_finish(*(mint_thread *)thread);
}

// Tells of a block of the array, without the ends that belong to other rows, too: nobody knows whose they are.
mint_local void mint_tell_row(mint_watched what, const mint_mapping &m, long long k)
{
    const mint_block block = mint_host_block(m, k);
    const long long number = m.apart->order[k];
    const char *start = block.start, *end = block.start + block.bytes;
    if (k > 0 && mint_host_block(m, k - 1).start + block.bytes > start)
        start = mint_host_block(m, k - 1).start + block.bytes;
    if (k + 1 < m.apart->found && mint_host_block(m, k + 1).start < end)
        end = mint_host_block(m, k + 1).start;
    if (start >= end)
        return;
    what.host = start;
    what.bytes = end - start;
    what.device += number * what.pitch + (start - block.start);
    what.row = what.pitch = what.bytes;
    what.first = (number * block.bytes + (start - block.start)) / m.elem;
    mint_watch(&what);
}

mint_local void mint_tell(mint_event event, mint_site site, const mint_mapping &m)
{
    if (!mint_watch || m.bytes == 0)
        return;
    const long long row = mint_row(m), pitch = m.shape.rank > 1 ? m.stride[m.shape.rank - 2] * m.elem : row;
    const mint_watched what = {event, site,  &m,     m.name,       m.start,        m.bytes, (const char *)m.device,
                               row,   pitch, m.elem, m.shape.rank, m.shape.extent, 0, mint_finish_for, &mint_this_thread()};
    if (!m.apart || (event != mint_maps && event != mint_moves))
        mint_watch(&what);
    else
        for (long long k = 0; k < mint_host_blocks(m); k++)
            mint_tell_row(what, m, k);
}
