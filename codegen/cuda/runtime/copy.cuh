// SPDX-License-Identifier: 0BSD
// ---- #pragma mint copy, for arrays and for tables of row pointers ----

// A part is one of several of a block that are arrays of their own.
enum mint_lifetime { mint_scoped = 0, mint_kept = 1, mint_scoped_part = 2, mint_kept_part = 3 };

// copy(name, toDevice, ...): a is the first element of an array, or a table of row pointers.
template <class T>
mint_local void mint_copy_in(mint_scope &scope, mint_site site, const char *name, T *a, mint_shape shape, int lead,
                             mint_layout layout, mint_lifetime lifetime)
{
    const size_t elem = sizeof(typename mint_leads<T>::element);
    const bool keep = lifetime & mint_kept;
    mint_mapping *m;
    if (mint_leads<T>::levels == 0) {
        m = &mint_to_device(scope, site, name, a, elem, shape, lead, layout, keep);
    } else {
        m = &mint_map_array(scope, site, mint_rows(site, name, a, elem, shape), lead, layout, keep);
        if (m->bytes > 0)
            mint_send_array(site, *m);
    }
    m->returns = m->returns || lifetime & mint_scoped_part;
    mint_show_outside(site);
}

// copy(name, fromDevice, ...) for a table.
mint_local void mint_rows_out(mint_site site, const char *name, const void *table, size_t elem, mint_shape shape)
{
    if (mint_bytes(site, name, (long long)elem, shape) == 0)
        return;
    long long number = 0, first[8], last[8];
    mint_mapping *m = mint_array_of(table, shape.rank, number);
    if (!m)
        mint_no_array(site, name, table, shape.rank);
    mint_fits(site, name, *m, elem, mint_shape{shape.rank, {}});
    mint_same_extents(site, name, *m, shape);
    for (int d = 0; d < shape.rank; d++) {
        first[d] = m->apart ? m->apart->first[d] : 0;
        last[d] = m->apart ? m->apart->last[d] : shape.extent[d] - 1;
    }
    mint_follow(site, name, *m, table, shape.rank - 1, 0, first, last);
    mint_fetch_array(site, *m);
}

// copy(name, fromDevice, ...)
template <class T> mint_local void mint_copy_out(mint_site site, const char *name, T *a, mint_shape shape)
{
    const size_t elem = sizeof(typename mint_leads<T>::element);
    if (mint_leads<T>::levels == 0)
        mint_from_device(site, name, (void *)a, elem, shape);
    else
        mint_rows_out(site, name, a, elem, shape);
    mint_show_outside(site);
}
