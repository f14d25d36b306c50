// SPDX-License-Identifier: 0BSD
// ---- #pragma mint copy, for arrays and for tables of row pointers ----

enum mint_lifetime { mint_scoped, mint_kept };

// copy(name, toDevice, ...): a is the first element of an array, or a table of rows in one block.
template <class T>
mint_local void mint_copy_in(mint_scope &scope, mint_site site, const char *name, T *a, mint_shape shape, int lead,
                             mint_layout layout, mint_lifetime lifetime)
{
    mint_to_device(scope, site, name, mint_rows(site, name, a, shape), sizeof(typename mint_row_walk<T>::element),
                   shape, lead, layout, lifetime == mint_kept);
}

// copy(name, fromDevice, ...)
template <class T> mint_local void mint_copy_out(mint_site site, const char *name, T *a, mint_shape shape)
{
    mint_from_device(site, name, mint_rows(site, name, a, shape), sizeof(typename mint_row_walk<T>::element), shape);
}
