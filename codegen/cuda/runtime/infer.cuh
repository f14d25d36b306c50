// SPDX-License-Identifier: 0BSD
// ---- Transfers that the program leaves out ----

// Puts the array on the device unless it is there, until the scope ends: for copy(name, fromDevice, ...)
// without a copy to the device before.
template <class T>
mint_local void mint_provide(mint_scope &scope, mint_site site, const char *name, T *a, mint_shape shape, int lead,
                             mint_layout layout, mint_lifetime lifetime = mint_scoped)
{
    long long number;
    if (mint_leads<T>::levels == 0 ? !mint_is_mapped(a) : !mint_array_of(a, shape.rank, number))
        mint_copy_in(scope, site, name, a, shape, lead, layout, lifetime);
}

// Whether nests have changed the array since it was copied, by whatever name.
mint_local bool mint_has_changed(const void *start)
{
    mint_finish(mint_this_thread());
    const mint_mapping *m = mint_lookup(start, false);
    return m && m->guard.newest == mint_newest_on_device;
}

enum mint_values { mint_new = 0, mint_upload = 1, mint_download = 2, mint_both = 3 };

namespace {

// Stands at the start of a region that uses an array without a copy: the array is on the device as
// long as the region. Where a caller has mapped it, the device copy is the valid one and stays so.
class mint_inferred {
  public:
    template <class T>
    mint_inferred(mint_site where, const char *array, T *a, mint_shape shape, int lead, mint_layout layout,
                  mint_values values)
        : site(where), name(array)
    {
        if (mint_is_mapped(a))
            return;
        if (values & mint_upload)
            mint_to_device(scope, site, name, a, sizeof(T), shape, lead, layout, false);
        else
            mint_map(scope, site, name, a, sizeof(T), shape, lead, layout, false);
        start = (char *)a;
        elem = sizeof(T);
        changes = values & mint_download;
    }
    mint_inferred(const mint_inferred &) = delete;
    mint_inferred &operator=(const mint_inferred &) = delete;
    ~mint_inferred()
    {
        if (start && (changes || mint_has_changed(start)))
            mint_from_device(site, name, start, elem, mint_shape{});
    }

  private:
    mint_site site;
    const char *name;
    char *start = nullptr; // null: not mapped here
    size_t elem = 0;
    bool changes = false; // by this name
    mint_scope scope;
};

} // namespace
