// SPDX-License-Identifier: 0BSD
// The run time of this translated file. Every failing call prints the line of the C source, what
// failed and a way out, calls mint_error if the program defines it, and aborts.

#include <cuda_runtime.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// How the functions below are declared: private to this file, which need not use all of them.
#define mint_local static inline __attribute__((unused))

// A program may define this to learn of a failure before it is aborted.
extern "C" void mint_error(const char *message) __attribute__((weak));

inline namespace mint_v7 {

// A place in the user's C source.
struct mint_site {
    const char *file;
    int line;
};

// The extents of an array in the order of its C subscripts: the last one is contiguous.
struct mint_shape {
    int rank;
    long long extent[8];
};

// Where the newest values of an array are.
enum mint_newest { mint_newest_on_both, mint_newest_on_device, mint_newest_on_host };

// What host code may do with pages of an array.
enum mint_access { mint_pages_open, mint_pages_read_only, mint_pages_closed };

// What a file's translation asks of the guard (-fhost-guard).
enum mint_guarding { mint_guard_off, mint_guard_sync, mint_guard_stop };

// A call site after which a launch used an array without a copy to the device between.
struct mint_trusted {
    mint_site site;
    mint_trusted *next;
};

// How the host's copy of an array is guarded: whole pages by their protection, the bytes beside them, its edges, by
// comparison.
struct mint_guard {
    mint_guarding mode = mint_guard_off;
    mint_newest newest = mint_newest_on_both;
    mint_access access = mint_pages_open;
    char *low = nullptr, *high = nullptr; // the whole pages; low == high: there are none
    char *edges = nullptr;                // what the edges held when they were last shown to host code
    bool shown = false;                   // the host has the newest edges, unless it has changed them since
    mint_site suspect = {nullptr, 0};     // a call that may have written the open pages
    mint_site writer = {"", 0};           // the last nest that wrote the array
    mint_trusted *trusted = nullptr;
    struct mint_mapping *next = nullptr; // in the list of arrays with pages
    cudaStream_t stream = nullptr;       // of the thread that made the mapping
    struct mint_thread *thread = nullptr; // that one
    int device = 0;
};

// Where the rows of an array lie on the host if they are not one block. They are numbered as subscripts count them.
struct mint_scattered {
    long long count, found; // rows; and how many of them exist
    char **row;             // the start of each; null where there is none
    long long *order;       // the numbers of those that exist, by address
    long long leading, trailing; // the least and the greatest of these numbers
    bool *foreign = nullptr;     // rows that were left out because another array on the device has them; null: none
    long long first[8], last[8]; // subscripts that launches have reached so far; first > last: none

    ~mint_scattered()
    {
        delete[] row;
        delete[] order;
        delete[] foreign;
    }
};

// Row pointers that were found to be those of the copy: in the region of that number, and until it ends.
struct mint_rows_seen {
    long long region; // 0: none
    const void *table;
    long long number; // of the table's first row
    long long first[8], last[8];
};

// Host storage and the device buffer that stands for it.
struct mint_mapping {
    const char *name; // what the copy that made it called the array
    mint_site site;   // of that copy
    char *start;      // of host storage; where rows lie apart, the last that exists
    long long bytes;  // of host storage; an empty array has none, and no buffer
    long long elem;   // bytes of an element
    mint_shape shape;
    long long stride[8]; // elements on the device between neighbours of a dimension; the last is 1
    bool dense;          // no padding between rows
    void *device;        // element [0][0]..
    void *memory;        // what cudaFree takes
    long long room;      // bytes of it
    void *twin = nullptr;   // as much memory again, for launches that read and write the array (twin.cuh)
    bool no_twin = false;   // there was no memory for it
    const void *owner;   // the mint_scope that ends it; null: kept until released
    mint_mapping *next;
    mint_mapping *parts = nullptr; // what pointers to rows of it were found to lead to
    mint_mapping *whole = nullptr; // of which this is such a part
    long long before = 0;          // rows of the whole in front of this part
    long long front = 0;           // those that negative subscripts may reach
    mint_guard guard;
    bool returns = false;          // its end brings back what only the device has
    bool slice = false;            // a part that ends where its first dimension does
    mint_scattered *apart = nullptr; // not null: the rows lie apart. Parts have that of the whole
    const void *table = nullptr;     // the row pointers that the copy was given, if any
    mint_rows_seen seen[4] = {};     // tables that were compared with the rows of the copy

    void mint_drop_parts()
    {
        while (mint_mapping *p = parts) {
            parts = p->next;
            delete p;
        }
    }
};

// Ends the guard of an array; the host's pages are its own again.
inline void mint_unguard(mint_mapping &m);

// Lets other code of this thread use the table of guarded pages, before the program ends.
inline void mint_let_go();

} // namespace mint_v7
