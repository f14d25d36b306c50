// SPDX-License-Identifier: 0BSD
// ---- What a transfer moves: a block, or rows that lie apart through pinned memory ----

// Bytes from one row of the device copy to the next.
mint_local long long mint_pitch(const mint_mapping &m)
{
    return m.dense ? mint_row(m) : m.stride[m.shape.rank - 2] * m.elem;
}

// Starts a copy between two buffers of the array with rows of the given pitches, in bytes.
mint_local cudaError_t mint_copy_rows(const mint_mapping &m, void *to, long long to_pitch, const void *from,
                                      long long from_pitch, cudaMemcpyKind kind)
{
    cudaStream_t stream = mint_this_thread().stream;
    long long row = mint_row(m);
    if (to_pitch == row && from_pitch == row)
        return cudaMemcpyAsync(to, from, (size_t)m.bytes, kind, stream);
    return cudaMemcpy2DAsync(to, (size_t)to_pitch, from, (size_t)from_pitch, (size_t)row, (size_t)(m.bytes / row), kind,
                             stream);
}

// The pinned memory of this thread, in two halves: the host fills one while the device reads the other.
mint_local mint_stage_memory &mint_staging(mint_site site, long long row)
{
    static const long long usual = 4 << 20;
    mint_stage_memory &s = mint_this_thread().staging;
    if (s.bytes >= row)
        return s;
    for (int half = 0; half < 2; half++) {
        mint_check(site, cudaFreeHost(s.half[half]), "free the pinned memory of transfers");
        s.half[half] = nullptr;
        if (!s.moved[half])
            mint_check(site, cudaEventCreate(&s.moved[half]), "prepare transfers");
    }
    s.bytes = row > usual ? row : usual;
    for (int half = 0; half < 2; half++)
        mint_check(site, cudaMallocHost((void **)&s.half[half], (size_t)s.bytes), "allocate pinned memory for the transfer of rows");
    return s;
}

// Copies the host's rows first..first + count - 1 to memory where they follow each other.
mint_local void mint_gather(const mint_mapping &m, char *to, long long first, long long count)
{
    const long long row = mint_row(m);
    for (long long i = 0; i < count; i++, to += row)
        if (const char *from = m.apart->row[first + i])
            memcpy(to, from, (size_t)row);
        else
            memset(to, 0, (size_t)row);
}

// Copies such rows to the host, of each what launches may have changed.
mint_local void mint_scatter(const mint_mapping &m, const char *from, long long first, long long count)
{
    const int last = m.shape.rank - 1;
    const long long row = mint_row(m), skip = m.apart->first[last];
    if (skip > m.apart->last[last])
        return;
    const long long used = m.apart->last[last] - skip + 1;
    for (long long i = 0; i < count; i++, from += row)
        if (m.apart->row[first + i] && mint_is_reached(m, (first + i) * m.shape.extent[last] + skip))
            memcpy(m.apart->row[first + i] + skip * m.elem, from + skip * m.elem, (size_t)(used * m.elem));
}

// Moves rows that lie apart, a buffer full at a time; while one is under way, the host gathers or scatters another.
mint_local void mint_move_rows(mint_site site, const mint_mapping &m, cudaMemcpyKind kind, const char *action)
{
    const long long row = mint_row(m), pitch = m.shape.rank > 1 ? mint_pitch(m) : row;
    mint_stage_memory &s = mint_staging(site, row);
    cudaStream_t stream = mint_this_thread().stream;
    const long long at_once = s.bytes / row, count = m.apart->count, up = kind == cudaMemcpyHostToDevice;
    long long first[2] = {0, 0}, rows[2] = {0, 0}; // what the halves hold
    int half = 0;
    for (long long next = 0; next < count || rows[0] > 0 || rows[1] > 0; half = 1 - half) {
        if (rows[half] > 0) {
            mint_check(site, cudaEventSynchronize(s.moved[half]), action, m.name);
            if (!up)
                mint_scatter(m, s.half[half], first[half], rows[half]);
        }
        first[half] = next;
        rows[half] = count - next < at_once ? count - next : at_once;
        if (rows[half] == 0)
            continue;
        if (up)
            mint_gather(m, s.half[half], next, rows[half]);
        char *device = (char *)m.device + next * pitch;
        mint_check(site,
                   up ? cudaMemcpy2DAsync(device, (size_t)pitch, s.half[half], (size_t)row, (size_t)row, (size_t)rows[half], kind, stream)
                      : cudaMemcpy2DAsync(s.half[half], (size_t)row, device, (size_t)pitch, (size_t)row, (size_t)rows[half], kind, stream),
                   action, m.name);
        mint_check(site, cudaEventRecord(s.moved[half], stream), action, m.name);
        next += rows[half];
    }
}

// Copies the whole array to the device, or what launches may have changed to the host. The data is there on return.
mint_local void mint_move_array(mint_site site, const mint_mapping &m, cudaMemcpyKind kind)
{
    const bool up = kind == cudaMemcpyHostToDevice;
    const char *action = up ? "copy to the device array" : "copy from the device array";
    mint_barrier(site); // a kernel that failed is reported as such, and not as a failing copy
    mint_tell(up ? mint_uploads : mint_downloads, site, m);
    if (m.apart)
        mint_move_rows(site, m, kind, action);
    else
        mint_check(site,
                   up ? mint_copy_rows(m, m.device, mint_pitch(m), m.start, mint_row(m), kind)
                      : mint_copy_rows(m, m.start, mint_row(m), m.device, mint_pitch(m), kind),
                   action, m.name);
    mint_barrier(site); // the host may access the array from here on
    mint_tell(mint_settled, site, m);
    mint_thread &t = mint_this_thread();
    (up ? t.bytes_up : t.bytes_down) += m.bytes;
}
