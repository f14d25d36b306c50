// SPDX-License-Identifier: 0BSD
// ---- Calls of functions that mintc does not see ----

// Stands in front of a call that may touch arrays on the device. What it changes is noticed when the device copy is used next.
mint_local void mint_before_call(mint_site site)
{
    for (mint_mapping *m = mint_this_thread().mappings; m; m = m->next)
        mint_show(site, *m);
    mint_stand_guard();
}

// Stands behind it: nests of other files may have run.
mint_local void mint_after_call(mint_site site)
{
    for (mint_mapping *m = mint_this_thread().mappings; m; m = m->next)
        if (m->guard.newest == mint_newest_on_device)
            mint_show(site, *m);
}

// Stands in front of a call that is handed arrays whose values the host has: system calls do not work on protected pages.
mint_local void mint_before_use() {}

template <class... More> mint_local void mint_before_use(const void *array, More... more)
{
    if (mint_mapping *m = mint_overlapping((const char *)array, 1, nullptr))
        if (m->guard.newest != mint_newest_on_device)
            mint_reopen(*m);
    mint_before_use(more...);
}

namespace {

// Stands beside a call, from before it to the end of the expression.
class mint_outside {
  public:
    explicit mint_outside(mint_site call) : site(call)
    {
        mint_before_call(site);
    }
    mint_outside(const mint_outside &) = delete;
    mint_outside &operator=(const mint_outside &) = delete;
    ~mint_outside()
    {
        mint_after_call(site);
    }

  private:
    mint_site site;
};

} // namespace
