// SPDX-License-Identifier: 0BSD
// ---- Calls of functions that mintc does not see ----

// Host code is going to touch some part of a block: what only the device has comes back and, where the host may write it, goes to the
// device again before it is used there.
mint_local void mint_share_part(mint_site site, mint_mapping &m, bool writes)
{
    if (!m.returns || mint_watch) // the checker sees more
        return;
    if (m.guard.newest == mint_newest_on_device)
        mint_fetch_array(site, m);
    if (writes && m.guard.newest == mint_newest_on_both) {
        mint_reopen(m);
        m.guard.suspect = site;
    }
}

// Says once, or stops the program, where a system call found a page that it cannot use: no fault told the guard of it.
mint_local void mint_pages_refused(mint_site site)
{
#if mint_guards
    mint_mapping *m = *mint_os_errno() == mint_os_fault ? mint_this_thread().mappings : nullptr;
    while (m && (m->guard.access == mint_pages_open || m->guard.low >= m->guard.high))
        m = m->next;
    if (!m)
        return;
    if (m->guard.mode == mint_guard_stop)
        mint_fail(site, cudaSuccess,
                  "a system call of code that mintc did not see failed with EFAULT, as on pages of array '%s', whose newest values are on the device\n"
                  "add #pragma mint copy(%s, fromDevice, ...) before this call",
                  m->name, m->name);
    char line[600];
    snprintf(line, sizeof line,
             "%s:%d: mint: a system call of code that mintc did not see failed with EFAULT, as on pages of array '%s', whose newest values are "
             "on the device: what it was to read or write is missing; add #pragma mint copy(%s, fromDevice, ...) before this call\n",
             site.file, site.line, m->name, m->name);
    mint_say_once(*m, "refused", line);
#endif
}

// Stands in front of a call that may touch arrays on the device. What it changes is noticed when the device copy is used next. The
// result is for mint_after_call.
mint_local mint_calls mint_before_call(mint_site site)
{
    mint_thread &t = mint_this_thread();
    for (mint_mapping *m = t.mappings; m; m = m->next)
        if (m->guard.mode == mint_guard_off)
            mint_share_part(site, *m, true);
        else
            mint_show(site, *m);
    mint_stand_guard();
#if mint_guards
    if (*mint_os_errno() == mint_os_fault) // before this call
        *mint_os_errno() = 0;
#endif
    const mint_calls around = t.calls;
    t.calls = mint_calls{around.count + 1, t.regions, t.rows_stay};
    t.rows_stay = 0;
    return around;
}

// Stands behind it: nests of other files may have run. A jump may have left regions that began during the call.
mint_local void mint_after_call(mint_site site, mint_calls around)
{
    mint_pages_refused(site);
    mint_thread &t = mint_this_thread();
    t.regions = t.calls.regions;
    t.rows_stay = t.calls.rows_stay;
    t.calls = around;
    for (mint_mapping *m = t.mappings; m; m = m->next)
        if (m->guard.newest == mint_newest_on_device)
            mint_show(site, *m);
}

// The same behind a statement with such a call, where mint_before_call stands in front of the statement.
mint_local void mint_after_statement(mint_site site)
{
    mint_calls around = mint_this_thread().calls;
    around.count--;
    mint_after_call(site, around);
}

// Stands in front of a call that is handed arrays whose values the host has: system calls do not work on protected pages.
mint_local void mint_before_use() {}

template <class... More> mint_local void mint_before_use(const void *array, More... more)
{
    if (mint_mapping *m = mint_overlapping((const char *)array, 1, nullptr))
        if (m->guard.newest == mint_newest_on_both) // where the host has newer values, pages are open
            mint_reopen(*m);
    mint_before_use(more...);
}

// Host code is going to touch an array on the device at this byte, by a pointer that mintc could not follow. What page protection
// sees is left to it. Without a guard nothing could bring the newest value back.
mint_local void mint_array_touched(mint_site site, mint_mapping *m, const char *at, bool writes)
{
    if (m->guard.mode == mint_guard_off && m->guard.newest == mint_newest_on_device)
        mint_fail(site, cudaSuccess,
                  "array '%s': host code %s element %lld by another name, and its newest value is on the device since %s:%d\n"
                  "add #pragma mint copy(%s, fromDevice, ...) before it",
                  m->name, writes ? "writes" : "reads", (at - m->start) / m->elem, m->guard.writer.file, m->guard.writer.line, m->name);
    if (m->guard.newest == mint_newest_on_device)
        mint_show(site, *m);
    if (!writes || m->guard.newest == mint_newest_on_device)
        return;
    mint_reopen(*m);
    m->guard.newest = mint_newest_on_host;
}

// The same where there may be none.
mint_local void mint_host_touches(mint_site site, const char *at, bool writes)
{
    mint_mapping *m = mint_overlapping(at, 1, nullptr);
    if (m && !mint_watch) // the checker sees more
        mint_array_touched(site, m, at, writes);
}

// Stand around a pointer to what host code is going to touch.
template <class T> mint_local T *mint_host_reads(mint_site site, T *at)
{
    mint_host_touches(site, (const char *)at, false);
    return at;
}

template <class T> mint_local T *mint_host_writes(mint_site site, T *at)
{
    mint_host_touches(site, (const char *)at, true);
    return at;
}

// Stand in front of a loop of the host, and look up all that it reaches from one element of an array to another.
mint_local void mint_host_touches_on(mint_site site, const volatile void *first, const volatile void *last, size_t size, bool writes)
{
    const char *a = (const char *)first, *b = (const char *)last;
    const char *low = a < b ? a : b, *high = (a < b ? b : a) + size;
    for (mint_mapping *m = mint_watch ? nullptr : mint_this_thread().mappings; m; m = m->next)
        if (m->bytes > 0 && mint_holds(*m, low, high - low))
            mint_array_touched(site, m, !m->apart && m->start > low ? m->start : low, writes);
}

mint_local void mint_host_reads_on(mint_site site, const volatile void *first, const volatile void *last, size_t size)
{
    mint_host_touches_on(site, first, last, size, false);
}

mint_local void mint_host_writes_on(mint_site site, const volatile void *first, const volatile void *last, size_t size)
{
    mint_host_touches_on(site, first, last, size, true);
}

// The same around a pointer that a library function is handed. It may go on in other parts of a block, however far: those that only
// the device has come back, and go to the device again before they are used there.
mint_local void mint_block_touches(mint_site site, const char *at, bool writes)
{
    mint_host_touches(site, at, writes);
    for (mint_mapping *m = mint_this_thread().mappings; m; m = m->next)
        mint_share_part(site, *m, writes);
}

template <class T> mint_local T *mint_block_reads(mint_site site, T *at)
{
    mint_block_touches(site, (const char *)at, false);
    return at;
}

template <class T> mint_local T *mint_block_writes(mint_site site, T *at)
{
    mint_block_touches(site, (const char *)at, true);
    return at;
}

// The same around a pointer to a block that is freed or moved: parts of it that only the device has come back now, since the end of their
// mappings comes too late.
template <class T> mint_local T *mint_block_frees(mint_site site, T *at)
{
    for (mint_mapping *m = mint_this_thread().mappings; m; m = m->next)
        mint_share_part(site, *m, false);
    return at;
}

// Stands in front of a launch that takes the values of these variables from the host: each may lie in an array on the device.
mint_local void mint_takes(mint_site) {}

template <class... More> mint_local void mint_takes(mint_site site, const void *at, More... more)
{
    mint_host_touches(site, (const char *)at, false);
    mint_takes(site, more...);
}

// Stands behind a launch, in front of the assignments of what it has found to these variables.
mint_local void mint_leaves(mint_site) {}

template <class... More> mint_local void mint_leaves(mint_site site, const void *at, More... more)
{
    mint_host_touches(site, (const char *)at, true);
    mint_leaves(site, more...);
}

namespace {

// Stands beside a call, from before it to the end of the expression.
class mint_outside {
  public:
    explicit mint_outside(mint_site call) : site(call), around(mint_before_call(call)) {}
    mint_outside(const mint_outside &) = delete;
    mint_outside &operator=(const mint_outside &) = delete;
    ~mint_outside()
    {
        mint_after_call(site, around);
    }

  private:
    mint_site site;
    mint_calls around;
};

} // namespace
