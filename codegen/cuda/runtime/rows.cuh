// SPDX-License-Identifier: 0BSD
// ---- Arrays of row pointers: T ** and deeper, whose rows lie in one block ----

namespace {

// Follows the rows in order and stops at the first that does not continue the one before it.
template <class T> struct mint_row_walk { // T is an element
    typedef T element;
    enum { levels = 0 };
    static bool follow(T *row, const long long *extent, long long *, const void *&next, T *&first)
    {
        if (!next)
            next = first = row;
        bool continues = row == next && row;
        next = row + *extent;
        return continues;
    }
};

template <class T> struct mint_row_walk<T *> { // one level of pointers
    typedef typename mint_row_walk<T>::element element;
    enum { levels = mint_row_walk<T>::levels + 1 };
    static bool follow(T *const *rows, const long long *extent, long long *at, const void *&next, element *&first)
    {
        for (*at = 0; *at < *extent; ++*at)
            if (!rows || !mint_row_walk<T>::follow(rows[*at], extent + 1, at + 1, next, first))
                return false;
        return true;
    }
};

template <class T> struct mint_row_walk<T *const> : mint_row_walk<T *> {};

} // namespace

// The start of the storage behind a, which is a itself where that points to elements; null if the
// array is empty. Stops if the rows lie apart.
template <class T>
mint_local typename mint_row_walk<T>::element *mint_rows(mint_site site, const char *name, T *a, mint_shape shape)
{
    for (int d = 0; d < shape.rank; d++)
        if (shape.extent[d] <= 0)
            return nullptr;
    typename mint_row_walk<T>::element *first = nullptr;
    const void *next = nullptr;
    mint_shape at = {shape.rank - 1, {}}; // subscripts of the row that was reached
    if (mint_row_walk<T>::follow(a, shape.extent, at.extent, next, first) || mint_row_walk<T>::levels == 0)
        return first;
    char text[200];
    mint_fail(site, cudaSuccess,
              "row '%s%s' does not follow the row before it in memory\n"
              "allocate the rows in one block and point into it",
              name, mint_shape_text(at, text));
}
