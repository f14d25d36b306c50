// SPDX-License-Identifier: 0BSD
// ---- Extents of copy against those of the array's type ----

// The extents given to copy, compared with those that the array's type gives (0: none). A subscript
// moves by the inner extents of the type, so these are equal; the array may be longer than what is copied.
mint_local mint_shape mint_agree(mint_site site, const char *name, mint_shape given, mint_shape typed)
{
    char here[200], there[200];
    bool agree = true;
    for (int d = 1; d < typed.rank; d++)
        agree = agree && (typed.extent[d] == 0 || given.extent[d] == typed.extent[d]);
    long long first = given.extent[0];
    if (typed.rank == 1) // a flat array: all extents together
        for (int d = 1; d < given.rank; d++)
            first = mint_product(site, name, first, given.extent[d]);
    if (!agree || (typed.extent[0] > 0 && first > typed.extent[0]))
        mint_fail(site, cudaSuccess, "array '%s' has extents %s here, but its type gives %s ([0]: any)\n"
                  "give copy the extents of the type, fastest-varying first, or none",
                  name, mint_shape_text(given, here), mint_shape_text(typed, there));
    return given;
}
