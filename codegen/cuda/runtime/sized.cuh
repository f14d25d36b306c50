// SPDX-License-Identifier: 0BSD
// ---- Types of a host program that another compiler has compiled ----

// The array, if its elements have the size there that they have here.
mint_local const void *mint_sized(mint_site site, const char *name, const void *array, size_t there, size_t here)
{
    if (there != here)
        mint_fail(site, cudaSuccess,
                  "array '%s' has elements of %zu bytes in the C program, but mintc saw elements of %zu bytes\n"
                  "give mintc and the C compiler the same -D and -I options",
                  name, there, here);
    return array;
}
