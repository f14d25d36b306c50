// SPDX-License-Identifier: 0BSD
// ---- Kernels that compute addresses themselves need arrays without padding ----

// Moves a padded buffer to a dense one, once. Element addresses taken before become invalid.
mint_local mint_mapping &mint_make_dense(mint_site site, mint_mapping &m)
{
    if (m.whole) {
        mint_make_dense(site, *m.whole);
        return m;
    }
    if (m.dense)
        return m;
    mint_finish(mint_this_thread());
    mint_mapping padded = m;
    mint_allocate(site, m, 0, mint_dense);
    mint_check(site,
               mint_copy_rows(m, m.device, mint_pitch(m), padded.device, mint_pitch(padded), cudaMemcpyDeviceToDevice),
               "remove the padding of array", m.name);
    mint_barrier(site);
    mint_tell(mint_moves, site, m);
    mint_check(site, cudaFree(padded.memory), "free the padded copy of", m.name);
    for (mint_mapping *p = m.parts; p; p = p->next)
        mint_settle_part(*p);
    return m;
}

// For a subscript that is not evaluated in every iteration: if it could leave its dimension, the array is stored
// without padding, so that its address is that of C.
mint_local void mint_reach_or_dense(mint_site site, mint_mapping &m, int dim, long long first, long long last)
{
    if (first < (dim == 0 ? -m.front : 0) || last >= m.shape.extent[dim])
        mint_make_dense(site, m);
}
