// SPDX-License-Identifier: 0BSD
// ---- Which elements a launch of a time loop may touch by pointers that may lead into one array ----
//
// Kernels of several steps take the storages of a step for different memory. Where pointers lead to parts of one array, batches compare the ranges
// of elements that are computed here, of all accesses of a launch through a name: u = A[0], v = A[1], or v = u + n * n.

// Widens the range of elements by those of an access, and with `all` by those that its conditions leave out.
mint_local void mint_add_touch(mint_filed_array &f, const mint_position &p, const mint_nest &nest, const mint_touch &t, bool all)
{
    mint_wide low = p.first, high = p.last;
    if (t.known) {
        if (mint_is_empty(p, t))
            return;
        low = high = p.origin;
        const auto add = [&](mint_wide by, mint_wide first, mint_wide last) {
            low += by * (by < 0 ? last : first);
            high += by * (by < 0 ? first : last);
        };
        for (int d = 0; d < p.rank; d++)
            add(p.stride[d], t.side[d].low, t.side[d].high);
        for (int l = 0; l < 3; l++) {
            const mint_range i = mint_index_range(nest.loop[l], all ? mint_any_index : t.within[l]);
            if (i.first > i.last)
                return;
            add(mint_coefficient_of(p, t, l), i.first, i.last);
        }
    }
    low = low < p.first ? p.first : low;
    high = high > p.last ? p.last : high;
    if (low > high)
        return; // beyond the array, where no condition lets it
    f.first = low < f.first ? (long long)low : f.first;
    f.last = high > f.last ? (long long)high : f.last;
}

template <class A, class... Touch>
mint_local mint_filed_array mint_touching(const mint_nest &nest, const A &a, bool all, const Touch &...touches)
{
    mint_filed_array f(&a);
    f.first = LLONG_MAX;
    f.last = LLONG_MIN;
    const mint_position p = mint_position_of(a);
    const mint_touch *const list[] = {&touches...};
    for (const mint_touch *t : list)
        mint_add_touch(f, p, nest, *t, all);
    return f;
}

// An array that the launch only reads by this name, with all accesses.
template <class A, class... Touch> mint_local mint_filed_array mint_reading(const mint_nest &nest, const A &a, const Touch &...touches)
{
    return mint_touching(nest, a, false, touches...);
}

// An array that it writes: kernels of several steps store all cells of the range, those that conditions leave out with their old values.
template <class A, class... Touch> mint_local mint_filed_array mint_writing(const mint_nest &nest, const A &a, const Touch &...touches)
{
    return mint_touching(nest, a, true, touches...);
}
