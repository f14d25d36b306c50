// SPDX-License-Identifier: 0BSD
// ---- Tables of row pointers: T ** and deeper ----

#ifdef __linux__
#include <errno.h>
#include <sys/syscall.h>
extern "C" long syscall(long number, ...) noexcept; // <unistd.h> has names that programs use, too
#endif

namespace {

// What a table of pointers leads to in the end.
template <class T> struct mint_leads { // T is an element
    typedef T element;
    enum { levels = 0 };
};

template <class T> struct mint_leads<T *> {
    typedef typename mint_leads<T>::element element;
    enum { levels = mint_leads<T>::levels + 1 };
};

template <class T> struct mint_leads<T *const> : mint_leads<T *> {};

} // namespace

// Sets pointers that point to no memory to null: they were never set. If the system does not tell, all are kept.
// Pointers equal to those at the same place in `known` are not checked.
mint_local void mint_drop_wild(char **list, long long count, long long bytes, char *const *known = nullptr)
{
#ifdef __linux__
    struct {
        char *start;
        size_t size;
    } ends[512], here;
    char read[512];
    long long number[256];
    for (long long i = 0; i < count;) {
        int n = 0;
        for (; i < count && n < 256; i++) {
            if (known && list[i] == known[i])
                continue;
            ends[2 * n] = {list[i], 1};
            ends[2 * n + 1] = {list[i] + (bytes - 1), 1};
            number[n++] = i;
        }
        here = {read, 2 * (size_t)n};
        const int error = errno;
        long good = n > 0 ? syscall(SYS_process_vm_readv, syscall(SYS_getpid), &here, 1L, ends, 2L * n, 0L) : 0;
        const bool unknown = good < 0 && errno != EFAULT;
        errno = error;
        if (unknown)
            return;
        long fine = good < 0 ? 0 : good / 2;
        if (fine < n) {
            list[number[fine]] = nullptr;
            i = number[fine] + 1;
        }
    }
#else
    (void)list, (void)count, (void)bytes, (void)known;
#endif
}

// The row pointers of a table by number, read level by level.
mint_local char **mint_list_rows(const void *table, const mint_shape &shape)
{
    long long count = 1;
    char **list = new char *[1];
    list[0] = (char *)table;
    for (int d = 0; d < shape.rank - 1; d++) {
        const long long entries = shape.extent[d], bytes = entries * (long long)sizeof(char *);
        mint_drop_wild(list, count, bytes);
        char **next = new char *[(size_t)(count * entries)];
        for (long long i = 0; i < count; i++)
            if (list[i])
                memcpy(next + i * entries, list[i], (size_t)bytes);
            else
                memset(next + i * entries, 0, (size_t)bytes);
        delete[] list;
        list = next;
        count *= entries;
    }
    return list;
}

// Sorts the numbers of rows by address. Most tables are sorted before.
mint_local void mint_sort_rows(mint_scattered &rows)
{
    long long gap = 1;
    while (gap < rows.found / 3)
        gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3)
        for (long long i = gap; i < rows.found; i++) {
            long long number = rows.order[i], k = i;
            for (; k >= gap && rows.row[rows.order[k - gap]] > rows.row[number]; k -= gap)
                rows.order[k] = rows.order[k - gap];
            rows.order[k] = number;
        }
}

// What is known of rows that lie apart before a launch has reached any. Takes the list over. The former copy of the
// table may know many of them.
mint_local mint_scattered *mint_rows_apart(char **list, long long count, long long row, const mint_scattered *former)
{
    mint_scattered *rows = new mint_scattered();
    mint_drop_wild(list, count, row, former && former->count == count ? former->row : nullptr);
    rows->count = count;
    rows->row = list;
    rows->order = new long long[(size_t)count];
    for (long long i = 0; i < count; i++)
        if (list[i])
            rows->order[rows->found++] = i;
    rows->leading = rows->found > 0 ? rows->order[0] : 0;
    rows->trailing = rows->found > 0 ? rows->order[rows->found - 1] : 0;
    mint_sort_rows(*rows);
    for (int d = 0; d < 8; d++) {
        rows->first[d] = LLONG_MAX;
        rows->last[d] = LLONG_MIN;
    }
    return rows;
}

// The host storage that a table of row pointers leads to: one block, or rows that lie apart.
mint_local mint_mapping mint_rows(mint_site site, const char *name, const void *table, size_t elem, mint_shape shape)
{
    mint_mapping m = {};
    m.name = name;
    m.elem = (long long)elem;
    m.shape = shape;
    m.bytes = mint_bytes(site, name, m.elem, shape);
    if (m.bytes == 0)
        return m;
    if (!table)
        mint_fail(site, cudaSuccess, "array '%s' is a null pointer\nallocate it before the copy", name);
    const long long row = mint_row(m), count = m.bytes / row;
    char **list = mint_list_rows(table, shape);
    m.table = table;
    m.start = list[0];
    bool block = list[0] != nullptr;
    for (long long i = 1; block && i < count; i++)
        block = list[i] == list[0] + i * row;
    if (block) {
        delete[] list;
        return m;
    }
    const mint_mapping *former = mint_this_thread().mappings;
    while (former && (former->table != table || !mint_same_shape(former->shape, shape)))
        former = former->next;
    m.apart = mint_rows_apart(list, count, row, former ? former->apart : nullptr);
    if (m.apart->found == 0)
        mint_fail(site, cudaSuccess, "no row of array '%s' is allocated\nset its row pointers before the copy", name);
    m.start = list[m.apart->trailing];
    return m;
}

// Where row `number` is on the host; null where it does not exist.
mint_local char *mint_row_start(const mint_mapping &whole, long long number)
{
    return whole.apart ? whole.apart->row[number] : whole.start + number * mint_row(whole);
}

// The entry of a table for row `number` of an array of this shape.
mint_local const void *mint_row_entry(const void *table, const mint_shape &shape, long long number)
{
    long long rest = 1;
    for (int d = 1; d < shape.rank - 1; d++)
        rest *= shape.extent[d];
    for (int d = 0; d < shape.rank - 1; d++) {
        table = ((const void *const *)table)[number / rest];
        number %= rest;
        rest /= d + 1 < shape.rank - 1 ? shape.extent[d + 1] : 1;
    }
    return table;
}

// Whether a table that a copy was given still leads to the array: by its first or last row, of which one may never have
// been set.
mint_local bool mint_still_leads(const void *table, const mint_mapping &m)
{
    const long long leading = m.apart ? m.apart->leading : 0, trailing = m.apart ? m.apart->trailing : 0;
    return mint_row_entry(table, m.shape, trailing) == mint_row_start(m, trailing) ||
           mint_row_entry(table, m.shape, leading) == mint_row_start(m, leading);
}

// Where the first entries of a table of that rank lead; null if to no memory.
mint_local const void *mint_first_row(const void *table, int rank)
{
    char *at = (char *)table;
    for (int d = 0; at && d < rank - 1; d++) {
        if (d > 0)
            mint_drop_wild(&at, 1, sizeof at);
        at = at ? *(char **)at : nullptr;
    }
    return at;
}

// The array whose rows a table of that rank leads to, and the number of the row that its first entry is;
// null if there is none. A table that a copy was given is known by its address: its first rows need not exist.
mint_local mint_mapping *mint_array_of(const void *table, int rank, long long &number)
{
    for (mint_mapping *m = mint_this_thread().mappings; m; m = m->next)
        if (table && m->table == table && m->shape.rank == rank && m->bytes > 0 && mint_still_leads(table, *m)) {
            number = 0;
            return m;
        }
    const void *row = mint_first_row(table, rank);
    mint_mapping *m = mint_overlapping((const char *)row, 1, nullptr);
    if (!m || mint_offset(*m, row) % mint_row(*m) != 0)
        return nullptr;
    number = mint_offset(*m, row) / mint_row(*m);
    return m;
}

// An address of the array that a table leads to, by which the array is found: where it starts, if it is all of it.
template <class T> mint_local const void *mint_storage(T *table)
{
    const int rank = mint_leads<T>::levels + 1;
    long long number;
    mint_mapping *m = mint_array_of(table, rank, number);
    return m && (number == 0 || m->table == table) ? m->start : mint_first_row(table, rank);
}

[[noreturn]] mint_local void mint_row_moved(mint_site site, const char *name, const mint_mapping &whole, long long number)
{
    char text[200];
    mint_fail(site, cudaSuccess,
              "the row pointers of '%s' have changed: row '%s%s' is not where it was when %s:%d put it on the device\n"
              "exchange whole arrays instead of rows, or bring the array back, change it, and copy it to the device again",
              name, whole.name, mint_row_text(whole.shape, number, text), whole.site.file, whole.site.line);
}

// Whether the entries first .. last of a table of rows are those of the copy. The first row has the number `number`. Launches ask that of all
// their rows, so that it decides how many steps per second the host can launch: it compares without an end in between, several at once.
mint_local bool mint_rows_stayed(const mint_mapping &whole, const void *table, long long number, long long first, long long last)
{
    const char *const *entry = (const char *const *)table;
    if (first > last)
        return true;
    if (whole.apart)
        return memcmp(entry + first, whole.apart->row + number + first, (size_t)(last - first + 1) * sizeof *entry) == 0;
    const unsigned long long row = (unsigned long long)mint_row(whole), start = (unsigned long long)whole.start + (unsigned long long)number * row;
    unsigned long long differ = 0;
    for (long long i = first; i <= last; i++)
        differ |= (unsigned long long)entry[i] ^ (start + (unsigned long long)i * row);
    return differ == 0;
}

// Whether entries of a table with `levels` levels, first .. last of each, were compared in this region, whose host code stores no row pointers.
mint_local bool mint_rows_known(const mint_mapping &whole, const void *table, int levels, long long number, const long long *first,
                                const long long *last)
{
    const long long region = mint_this_thread().rows_stay;
    for (const mint_rows_seen &s : whole.seen) {
        bool known = region != 0 && s.region == region && s.table == table && s.number == number;
        for (int d = 0; known && d < levels; d++)
            known = s.first[d] <= first[d] && last[d] <= s.last[d];
        if (known)
            return true;
    }
    return false;
}

// Notes that they were: in the place of what was noted first.
mint_local void mint_know_rows(mint_mapping &whole, const void *table, long long number, const long long *first, const long long *last)
{
    const long long region = mint_this_thread().rows_stay;
    if (region == 0)
        return;
    memmove(whole.seen + 1, whole.seen, sizeof whole.seen - sizeof *whole.seen);
    mint_rows_seen &s = whole.seen[0];
    s = {region, table, number, {}, {}};
    memcpy(s.first, first, sizeof s.first);
    memcpy(s.last, last, sizeof s.last);
}

// Stops where row pointers are not those of the copy any more: of a table with `levels` levels, the part of its entries
// that lies between first and last. Its first row has the number `number`.
mint_local void mint_follow(mint_site site, const char *name, const mint_mapping &whole, const void *table, int levels,
                            long long number, const long long *first, const long long *last)
{
    if (levels == 1 && mint_rows_stayed(whole, table, number, *first, *last))
        return;
    long long rows = 1; // below an entry
    for (int d = whole.shape.rank - levels; d < whole.shape.rank - 1; d++)
        rows *= whole.shape.extent[d];
    for (long long i = first[0]; i <= last[0]; i++) {
        const long long at = number + i * rows;
        bool exists = false;
        for (long long k = 0; k < rows && !exists; k++)
            exists = mint_row_start(whole, at + k) != nullptr;
        if (!exists)
            continue;
        const void *entry = ((const void *const *)table)[i];
        if (levels > 1)
            mint_follow(site, name, whole, entry, levels - 1, at, first + 1, last + 1);
        else if (entry != mint_row_start(whole, at))
            mint_row_moved(site, name, whole, at);
    }
}

// Stops for a table that leads to no array on the device: its rows have been changed, or it was never there.
[[noreturn]] mint_local void mint_no_array(mint_site site, const char *name, const void *table, int rank)
{
    for (const mint_mapping *m = mint_this_thread().mappings; m; m = m->next) {
        if (m->table != table || m->shape.rank != rank || m->bytes == 0)
            continue;
        char **now = mint_list_rows(table, m->shape);
        for (long long i = 0; i < m->bytes / mint_row(*m); i++)
            if (mint_row_start(*m, i) && now[i] != mint_row_start(*m, i))
                mint_row_moved(site, name, *m, i);
        delete[] now;
    }
    mint_not_mapped(site, name, mint_first_row(table, rank));
}
