// SPDX-License-Identifier: 0BSD
// ---- The guard: host code that mintc did not see sees the newest values, and what it writes is not lost ----

// -fhost-guard of this file.
static const mint_guarding mint_file_guard = mint_guard_sync;

// malloc keeps its own notes in the first and last bytes of storage that is free.
static const long long mint_notes = 32;

// Bytes that come back at once.
static const long long mint_piece = 4 << 20;

// Stops after a failure of CUDA while the guard moves values.
mint_local void mint_guard_check(const mint_mapping &m, cudaError_t result)
{
    if (result != cudaSuccess)
        mint_fail(m.site, result, "cannot bring array '%s' and its device copy to one state", m.name);
}

// Moves the bytes from `offset` on, as the host counts them, between memory of the host and the device copy.
mint_local void mint_move_bytes(const mint_mapping &m, long long offset, long long bytes, char *host, cudaMemcpyKind kind)
{
    const long long row = mint_row(m), pitch = mint_pitch(m);
    mint_finish(*m.guard.thread);
    while (bytes > 0) {
        const long long within = m.dense ? 0 : offset % row;
        char *device = (char *)m.device + (m.dense ? offset : offset / row * pitch + within);
        long long rows = 1, width = bytes;
        if (!m.dense && within == 0 && bytes >= row)
            rows = bytes / row, width = row;
        else if (!m.dense && bytes > row - within)
            width = row - within;
        const bool up = kind == cudaMemcpyHostToDevice;
        mint_guard_check(m, cudaMemcpy2DAsync(up ? device : host, (size_t)(up && rows > 1 ? pitch : width), up ? host : device,
                                              (size_t)(up || rows == 1 ? width : pitch), (size_t)width, (size_t)rows, kind,
                                              m.guard.stream));
        offset += rows * width, host += rows * width, bytes -= rows * width;
    }
    mint_guard_check(m, cudaStreamSynchronize(m.guard.stream));
}

// The edges of an array: bytes in front of its whole pages, and behind them.
struct mint_edges {
    long long offset[2], bytes[2];
};

mint_local mint_edges mint_edges_of(const mint_mapping &m)
{
    const mint_guard &g = m.guard;
    if (m.apart)
        return mint_edges{{0, 0}, {0, 0}};
    if (g.low == g.high)
        return mint_edges{{0, m.bytes}, {m.bytes, 0}};
    return mint_edges{{0, g.high - m.start}, {g.low - m.start, m.start + m.bytes - g.high}};
}

// Prepares the guard of a new mapping.
mint_local void mint_guard_new(mint_mapping &m)
{
    mint_thread &t = mint_this_thread();
    mint_sentry &s = mint_the_sentry();
    m.guard.mode = mint_watch ? mint_guard_off : mint_file_guard; // the checker sees more
    m.guard.stream = t.stream;
    m.guard.thread = &t;
    m.guard.low = m.guard.high = m.start;
    if (m.bytes == 0 || m.guard.mode == mint_guard_off)
        return;
#if mint_guards
    mint_guard_check(m, cudaGetDevice(&m.guard.device));
    t.at_end = mint_at_end;
    mint_holding table;
    if (s.page == 0) {
        s.staging = new char[mint_piece];
        s.page = mint_os_page();
        s.process = (int)mint_os_call(__NR_getpid);
    }
    const long long first = (long long)(size_t)m.start + mint_notes, last = (long long)(size_t)m.start + m.bytes - mint_notes;
    const long long low = (first + s.page - 1) / s.page * s.page, high = last / s.page * s.page;
    if (low < high && !m.apart) {
        m.guard.low = m.start + (low - (long long)(size_t)m.start);
        m.guard.high = m.guard.low + (high - low);
        m.guard.next = s.guarded;
        s.guarded = &m;
    }
    const mint_edges edges = mint_edges_of(m);
    m.guard.edges = new char[(size_t)(edges.bytes[0] + edges.bytes[1])];
#else
    m.guard.mode = mint_guard_off;
#endif
}

// Sets the rights of host code. Where the system refuses, the program goes on without a guard, and says so.
mint_local void mint_allow(mint_mapping &m, mint_access access)
{
    if (m.guard.access == access || mint_protect(m, access))
        return;
    char line[400];
    snprintf(line, sizeof line,
             "%s:%d: mint: array '%s': the system cannot protect its pages; host code that mintc did not see may find old values\n",
             m.site.file, m.site.line, m.name);
    mint_say_once(m, "protection", line);
}

// The array that this is a part of.
mint_local mint_mapping &mint_whole(mint_mapping &part)
{
    mint_mapping *whole = &part;
    while (whole->whole)
        whole = whole->whole;
    return *whole;
}

// A nest or a single block has changed the array on the device.
mint_local void mint_close(mint_site site, mint_mapping &changed)
{
    mint_mapping &m = mint_whole(changed);
    mint_guard &g = m.guard;
    g.shown = false;
    g.suspect.file = nullptr;
    g.newest = mint_newest_on_device;
    g.writer = site;
    if (g.mode == mint_guard_off)
        return;
    if (g.access != mint_pages_closed) {
        mint_holding table;
        mint_allow(m, mint_pages_closed);
    }
    mint_stand_guard();
}

// Puts the newest values into the closed pages while no thread can look into them: the kernel writes past protection.
// Where it does not do that, they are opened first, and other threads may see old values while they are filled.
mint_local void mint_fill_pages(mint_mapping &m)
{
#if mint_guards
    const long long end = m.guard.high - m.start;
    mint_sentry &s = mint_the_sentry();
    const int read_write_close_on_exec = 02000002, here = -100;
    const long memory = mint_os_call(__NR_openat, here, "/proc/self/mem", read_write_close_on_exec);
    long long offset = m.guard.low - m.start;
    while (memory >= 0 && offset < end) {
        const long long bytes = end - offset < mint_piece ? end - offset : mint_piece;
        mint_move_bytes(m, offset, bytes, s.staging, cudaMemcpyDeviceToHost);
        if (mint_os_call(__NR_pwrite64, memory, s.staging, bytes, m.start + offset) != bytes)
            break;
        offset += bytes;
    }
    if (memory >= 0)
        mint_os_call(__NR_close, memory);
    if (offset < end) {
        mint_allow(m, mint_pages_open);
        mint_move_bytes(m, offset, end - offset, m.start + offset, cudaMemcpyDeviceToHost);
    }
    s.brought++;
    s.bytes_back += m.guard.high - m.guard.low;
#else
    (void)m;
#endif
}

// Gives the host the newest edges, and remembers them, to see later whether it has changed them.
mint_local void mint_show_edges(mint_mapping &m)
{
    mint_guard &g = m.guard;
    if (g.mode == mint_guard_off || g.shown || g.newest == mint_newest_on_host)
        return;
    if (m.apart && g.newest == mint_newest_on_device)
        mint_move_array(m.site, m, cudaMemcpyDeviceToHost);
    const mint_edges edges = mint_edges_of(m);
    char *copy = g.edges;
    for (int i = 0; i < 2 && edges.bytes[i] > 0; i++) {
        char *host = m.start + edges.offset[i];
        if (g.newest == mint_newest_on_device) {
            mint_move_bytes(m, edges.offset[i], edges.bytes[i], copy, cudaMemcpyDeviceToHost);
            memcpy(host, copy, (size_t)edges.bytes[i]);
        } else {
            memcpy(copy, host, (size_t)edges.bytes[i]);
        }
        copy += edges.bytes[i];
    }
    g.shown = true;
}

// Says once that host code has written the array, or stops the program.
mint_local void mint_wrote_unseen(mint_site site, const mint_mapping &m)
{
    if (m.guard.mode != mint_guard_sync)
        mint_fail(site, cudaSuccess,
                  "array '%s': host code that mintc did not see has written it since %s:%d put it on the device\n"
                  "add #pragma mint copy(%s, toDevice, ...) behind the code that writes it",
                  m.name, m.site.file, m.site.line, m.name);
    char line[600];
    snprintf(line, sizeof line,
             "%s:%d: mint: array '%s': host code that mintc did not see has written it, and what it wrote is taken to the device: add "
             "#pragma mint copy(%s, toDevice, ...) behind that code\n",
             m.site.file, m.site.line, m.name, m.name);
    mint_say_once(m, "wrote", line);
}

// Takes edges that host code has changed to the device.
mint_local void mint_take_edges(mint_site site, mint_mapping &m)
{
    const mint_edges edges = mint_edges_of(m);
    char *copy = m.guard.edges;
    for (int i = 0; i < 2; i++) {
        char *host = m.start + edges.offset[i];
        if (memcmp(copy, host, (size_t)edges.bytes[i]) != 0) {
            mint_wrote_unseen(site, m);
            memcpy(copy, host, (size_t)edges.bytes[i]);
            mint_move_bytes(m, edges.offset[i], edges.bytes[i], copy, cudaMemcpyHostToDevice);
        }
        copy += edges.bytes[i];
    }
}

// Takes the host's values of the whole array to the device.
mint_local void mint_take_all(mint_site site, mint_mapping &m)
{
    mint_move_array(site, m, cudaMemcpyHostToDevice);
    m.guard.newest = mint_newest_on_both;
    m.guard.shown = false;
}

// Makes the device copy the newest one before it is used: by a nest where `launches`. What waits comes first, unless it is
// for a launch that may wait, too.
mint_local void mint_use(mint_site site, mint_mapping &found, bool launches)
{
    mint_thread &t = mint_this_thread();
    if (!t.filing)
        mint_finish(t);
    mint_mapping &m = mint_whole(found);
    mint_guard &g = m.guard;
    if (g.newest == mint_newest_on_host) {
        mint_wrote_unseen(site, m);
        mint_take_all(site, m);
    } else if (g.suspect.file) {
        mint_take_all(site, m);
        if (launches && g.low < g.high)
            g.trusted = new mint_trusted{g.suspect, g.trusted};
    } else if (g.shown) {
        mint_take_edges(site, m);
    }
    g.suspect.file = nullptr;
}

// Lets a transfer read and write the host's storage. What the host has is the newest from here on.
mint_local void mint_reopen(mint_mapping &m)
{
    mint_guard &g = m.guard;
    g.shown = false;
    g.suspect.file = nullptr;
    if (g.access != mint_pages_open) {
        mint_holding table;
        mint_allow(m, mint_pages_open);
    }
    g.newest = mint_newest_on_both;
}

// Whether the pages are closed still: the program may have given the storage back, and have other storage there now, or none.
mint_local bool mint_is_closed(const mint_mapping &m)
{
#if mint_guards
    if (m.guard.access == mint_pages_closed && m.guard.low < m.guard.high) {
        const long long page = mint_the_sentry().page;
        const char *ends[] = {m.guard.low, m.guard.high - page};
        const int error = *mint_os_errno();
        bool closed = true;
        for (const char *end : ends) {
            char is_there;
            // The system reads a set of signals here before it refuses what is asked.
            closed = closed && mint_os_call(__NR_mincore, end, page, &is_there) == 0 &&
                     mint_os_call(__NR_rt_sigprocmask, -1, end + page - 8, nullptr, 8) != 0 && *mint_os_errno() == mint_os_fault;
        }
        *mint_os_errno() = error;
        return closed;
    }
#endif
    (void)m;
    return false;
}

// Whether a copy to the device would overwrite values that only the device has: host code cannot have written the array.
mint_local bool mint_keeps_newer(mint_site site, mint_mapping &m)
{
    if (m.guard.newest != mint_newest_on_device || (!m.returns && !mint_is_closed(m)))
        return false;
    if (m.guard.mode == mint_guard_off)
        mint_fail(site, cudaSuccess,
                  "array '%s': this copy to the device would overwrite newer values of %s:%d with those of the host\n"
                  "add #pragma mint copy(%s, fromDevice, ...) before it",
                  m.name, m.guard.writer.file, m.guard.writer.line, m.name);
    mint_show_edges(m);
    mint_take_edges(site, m);
    char line[600];
    snprintf(line, sizeof line,
             "%s:%d: mint: array '%s': this copy to the device would overwrite newer values with those of the host, and is left out: "
             "add #pragma mint copy(%s, fromDevice, ...) before it\n",
             site.file, site.line, m.name, m.name);
    mint_say_once(m, "newer", line);
    return true;
}

// What copy does to the device, and from it.
mint_local void mint_send_array(mint_site site, mint_mapping &m)
{
    if (mint_keeps_newer(site, m))
        return;
    mint_reopen(m);
    mint_move_array(site, m, cudaMemcpyHostToDevice);
}

mint_local void mint_fetch_array(mint_site site, mint_mapping &m)
{
    mint_use(site, m, false);
    mint_reopen(m);
    mint_move_array(site, m, cudaMemcpyDeviceToHost);
}
