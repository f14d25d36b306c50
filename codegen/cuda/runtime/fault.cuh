// SPDX-License-Identifier: 0BSD
// ---- Faults: accesses of host code to closed pages, and which arrays stay open for a call ----

#if mint_guards

// Gives the host the newest values of an array, past the protection.
mint_local void mint_bring_back(mint_mapping &m)
{
    int device = 0;
    mint_guard_check(m, cudaGetDevice(&device));
    mint_guard_check(m, cudaSetDevice(m.guard.device));
    mint_finish(*m.guard.thread);
    mint_guard_check(m, cudaStreamSynchronize(m.guard.stream));
    mint_show_edges(m);
    mint_fill_pages(m);
    mint_guard_check(m, cudaSetDevice(device));
}

// What the handler does with an access to pages of an array.
mint_local void mint_serve(mint_mapping &m, const char *address, bool writes)
{
    mint_guard &g = m.guard;
    const long long element = (address - m.start) / m.elem;
    if (g.access == mint_pages_read_only) {
        g.newest = mint_newest_on_host;
        mint_allow(m, mint_pages_open);
        return;
    }
    if ((int)mint_os_call(__NR_getpid) != mint_the_sentry().process)
        mint_fail(m.site, cudaSuccess,
                  "array '%s': a process made by fork %s element %lld, whose newest value is on the device\n"
                  "add #pragma mint copy(%s, fromDevice, ...) before fork",
                  m.name, writes ? "writes" : "reads", element, m.name);
    if (g.mode == mint_guard_stop)
        mint_fail(m.site, cudaSuccess,
                  "array '%s': host code that mintc did not see %s element %lld, whose newest value is on the device since %s:%d\n"
                  "add #pragma mint copy(%s, fromDevice, ...) before that code",
                  m.name, writes ? "writes" : "reads", element, g.writer.file, g.writer.line, m.name);
    if (mint_in_driver())
        mint_fail(m.site, cudaSuccess,
                  "array '%s': a CUDA call of the program's own %s element %lld, whose newest value is on the device since %s:%d\n"
                  "add #pragma mint copy(%s, fromDevice, ...) before that call",
                  m.name, writes ? "writes" : "reads", element, g.writer.file, g.writer.line, m.name);
    if (mint_is_making(*g.thread))
        mint_fail(m.site, cudaSuccess,
                  "array '%s': a signal handler %s element %lld while launches that compute it are made\n"
                  "let the handler set a flag, and use the array outside of it",
                  m.name, writes ? "writes" : "reads", element);
    int device = 0;
    if (cudaGetDevice(&device) == cudaErrorCudartUnloading)
        mint_fail(m.site, cudaSuccess,
                  "array '%s': code that runs at the end of the program, after CUDA has ended, %s element %lld, whose newest value was on the "
                  "device since %s:%d\n"
                  "add #pragma mint copy(%s, fromDevice, ...) before the program ends",
                  m.name, writes ? "writes" : "reads", element, g.writer.file, g.writer.line, m.name);
    mint_bring_back(m);
    g.newest = writes ? mint_newest_on_host : mint_newest_on_both;
    mint_allow(m, writes ? mint_pages_open : mint_pages_read_only);
    char line[600];
    snprintf(line, sizeof line,
             "%s:%d: mint: array '%s': host code that mintc did not see %s element %lld, and the newest values were on the device "
             "since %s:%d; they are brought back: add #pragma mint copy(%s, fromDevice, ...) before that code\n",
             m.site.file, m.site.line, m.name, writes ? "writes" : "reads", element, g.writer.file, g.writer.line, m.name);
    mint_say_once(m, "touched", line);
}

mint_local bool mint_caught(char *address, bool writes)
{
    static thread_local int spurious = 0;            // accesses in a row that another thread had been served for
    static thread_local const char *again = nullptr; // the last access that was tried again
    mint_holding table;
    bool known = false;
    for (mint_mapping *m = mint_the_sentry().guarded; m; m = m->guard.next) {
        if (address < m->guard.low || address >= m->guard.high)
            continue;
        known = true;
        if (m->guard.access == mint_pages_open)
            continue;
        const bool may_read_now = m->guard.access == mint_pages_read_only && !writes && again != address;
        again = address;
        spurious = 0;
        if (!may_read_now)
            mint_serve(*m, address, writes);
        return true;
    }
    return known && ++spurious < 1000;
}

// Whether an array lies where the stack of this thread is, or has been.
mint_local bool mint_on_stack(const mint_mapping &m)
{
    const char here = 0;
    const size_t much = 8 << 20;
    return (size_t)m.start + (size_t)m.bytes + much > (size_t)&here;
}

// `exit` runs this before the functions that atexit was given. They see what the serial program sees: arrays of blocks that have not
// ended come back, since few of these functions find CUDA alive. Arrays with `keep` stay guarded, as all do with -fhost-guard=stop and where
// a signal handler has called `exit` amid calls of CUDA. Other threads take their mappings with them.
mint_local bool mint_at_end(mint_thread &t)
{
    const long process = mint_os_call(__NR_getpid);
    const bool program = mint_os_call(__NR_gettid) == process, busy = mint_is_making(t) || mint_in_driver();
    bool stays = process != mint_the_sentry().process; // a child of fork has no CUDA
    for (mint_mapping *m = stays ? nullptr : t.mappings; m; m = m->next) {
        const bool ended = !m->owner && program && mint_on_stack(*m); // the function that had the array
        if (m->guard.mode == mint_guard_off || m->guard.newest != mint_newest_on_device || ended)
            continue;
        const bool stay = program && (busy || !m->owner || m->guard.mode == mint_guard_stop);
        stays = stays || stay;
        if (busy)
            continue;
        mint_finish(t);
        mint_show_edges(*m);
        if (!stay && mint_is_closed(*m)) {
            mint_bring_back(*m);
            m->guard.newest = mint_newest_on_both;
        }
    }
    return stays;
}

#endif

mint_local bool mint_is_trusted(const mint_mapping &m, mint_site site)
{
    const mint_trusted *t = m.guard.trusted;
    while (t && (t->site.line != site.line || strcmp(t->site.file, site.file) != 0))
        t = t->next;
    return t != nullptr;
}

// What a call that mintc does not see may touch: its edges are the newest. Pages that nobody but the device has newer are
// closed; pages with equal values on both sides stay open, in case the call fills them and a copy to the device follows.
// Only where a launch has followed instead, host code may read them and no more.
mint_local void mint_show(mint_site site, mint_mapping &m)
{
    mint_guard &g = m.guard;
    if (g.mode == mint_guard_off || m.bytes == 0)
        return;
    if (g.newest == mint_newest_on_device && !g.shown)
        mint_barrier(site);
    mint_show_edges(m);
    if (m.apart && g.newest == mint_newest_on_device)
        g.newest = mint_newest_on_both; // all rows have come
    if (g.newest != mint_newest_on_both || (g.low == g.high && !m.apart))
        return;
    const mint_access access = mint_is_trusted(m, site) && !g.suspect.file ? mint_pages_read_only : mint_pages_open;
    if (access == mint_pages_open && !g.suspect.file)
        g.suspect = site;
    if (g.access != access) {
        mint_holding table;
        mint_allow(m, access);
    }
}

// Stands wherever the program may go on in code that mintc does not see without calling it: the function may return to it. During a call of
// such code that is so where no region has begun since: all arrays are shown. Else it is so outside of all regions, for arrays with `keep`.
mint_local void mint_show_outside(mint_site site)
{
    const mint_thread &t = mint_this_thread();
    const bool all = t.calls.count > 0 && t.regions <= t.calls.regions;
    if (!all && t.regions > 0)
        return;
    for (mint_mapping *m = t.mappings; m; m = m->next)
        if (all || !m->owner)
            mint_show(site, *m);
}
