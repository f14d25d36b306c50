// SPDX-License-Identifier: 0BSD
// ---- Which of two ways a launch goes ----

// Whether two pointers point into different arrays. False if one is not on the device: the launch reports that.
mint_local bool mint_different(const void *a, const void *b)
{
    const mint_mapping *first = mint_overlapping((const char *)a, 1, nullptr);
    const mint_mapping *second = mint_overlapping((const char *)b, 1, nullptr);
    return first && second && first != second;
}
