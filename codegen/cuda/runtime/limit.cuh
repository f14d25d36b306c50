// SPDX-License-Identifier: 0BSD
// ---- What conditions leave of the values of an index, where a limit may be anything that 64 bits hold ----

__extension__ typedef __int128 mint_wide; // no product of subscripts and strides overflows it, nor a sum of a few integers

// The last of the values from first to last that is not above a limit; before the first one if there is none.
mint_local long long mint_at_most(long long first, long long last, mint_wide limit)
{
    return limit < first ? first - 1 : limit < last ? (long long)limit : last;
}

// The first of them that is not below a limit; behind the last one if there is none.
mint_local long long mint_at_least(long long first, long long last, mint_wide limit)
{
    return limit > last ? last + 1 : limit > first ? (long long)limit : first;
}
