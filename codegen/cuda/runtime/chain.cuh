// SPDX-License-Identifier: 0BSD
// ---- Chains: what the steps of a time loop launch, on which storages; launches that wait are a batch ----
//
// A chain is what one step of a time loop launches: its stages, in order. The launch of a stage is not made but filed, with a
// closure that makes it. What is filed waits, and is a batch as long as it goes on as the chain says: the same stages with the
// same ranges, on storages that turn from step to step. As soon as there are enough steps, one launch of several makes the
// oldest ones. Whatever looks at what waits calls mint_finish first (thread.cuh: mint_barrier, mint_use, mint_move_bytes,
// mint_launching, mint_make_dense, mint_map_array do), which makes the rest; so does a launch that does not go on as the chain
// says. The order of all that happens on the device is that of the program.
//
// Written for a chain:
//
//     static const mint_chain heat_steps = {{"heat.c", 20}, "heat_steps", 4, 2, 1, 2, 1, 0x3, 0, advance_heat_steps,
//                                           heat_steps_twins, {1, 0}, {{2, 0x1, 0x2, 1, {0, 1}}}};
//
// and at each of its launches
//
//     mint_may_wait(); // before arrays are looked up
//     ...
//     mint_file(site, heat_steps, 0, {&u_map, &unew_map}, {x_begin, x_count, y_begin, y_count}, mint_no_scalars(),
//               [...]() mutable { ... });
//
// Roles are the storages by the names that they have as a step begins. advance, if not null, launches the kernel of several
// steps: see mint_advance. Without it the launches that have waited are made in their order.

enum { mint_most_roles = 16, mint_most_stages = 8, mint_most_loops = 3, mint_most_ways = 4 };

inline namespace mint_v7 {

struct mint_advance;
struct mint_batch;
struct mint_trial;

// Bit i of reads and writes is about the i-th array that the sweep uses.
struct mint_chain_stage {
    int uses;
    unsigned reads;  // or keeps in part
    unsigned writes;
    int depth;       // how many of the last versions of what it wrote later steps read
    int role[mint_most_roles];
};

// Another launch of several steps, for some ranges.
struct mint_special {
    int height; // steps of a launch
    int least;  // of them where there are no more
    bool (*suits)(mint_site, const long long *range); // whether it is the faster one for the range of the first stage
    bool (*advance)(const mint_advance &);
};

struct mint_chain {
    mint_site site; // of the time loop
    const char *name;
    int height;       // steps of a launch
    int least;        // of them where there are no more; 0: the chain is a mint_settling
    int tail;         // steps that ordinary launches make behind the last launch of several
    int roles, stages;
    unsigned written; // bits: storages that some step writes, by role
    unsigned renewed; // bits: roles that are only read, of another storage in each step
    bool (*advance)(const mint_advance &); // false: it cannot, and has done nothing
    const unsigned *twins; // by steps of a launch: bits of the storages that need a second buffer, by role at its start; null: see mint_used
    int turn[mint_most_roles];             // role r of a step is role turn[r] of the step before
    mint_chain_stage stage[mint_most_stages];
    const mint_special *special = nullptr;
    long long least_cells = 0; // of ranges whose launches wait: steps of smaller ones are faster as launches of their own
};

// A way to make several steps of a chain at once. The members are those of mint_chain.
struct mint_way {
    const char *text; // for who runs the program
    int height;       // 1: the launches of the steps themselves
    int least;
    bool (*advance)(const mint_advance &);
    const unsigned *twins;
    bool usual; // of the kind of the first way of a chain with several
};

// A chain with several ways: which one is the fastest turns out as the program runs (settle.cuh). Its height is the largest of theirs.
struct mint_settling : mint_chain {
    void (*filed)(mint_batch &); // makes launches, if enough steps wait
    int ways;
    mint_way way[mint_most_ways];
};

// A storage as a launch takes it: an array on the device, or what it sees of one.
struct mint_role {
    mint_mapping *array; // all of it
    long long at;        // bytes from the start of its memory to the element that subscripts count from
    long long span;      // bytes from there on; 0: anywhere in the array
    int rank;
    long long stride[8];
    long long first, last; // elements that launches may touch: numbers in the order of C, of the whole array
};

// An array as the launch of a stage is filed with it, and the elements that the launch may touch. It is all of them, or of a slice its own, unless
// more is known (share.cuh).
struct mint_filed_array {
    const mint_mapping *array;
    long long first, last; // as those of a mint_role

    mint_filed_array(const mint_mapping *of) : array(of), first(0)
    {
        while (of->whole && !of->slice)
            of = of->whole;
        const mint_mapping *all = of;
        while (all->whole)
            all = all->whole;
        first = (of->start - all->start) / of->elem;
        last = first + of->bytes / of->elem - 1;
    }
};

struct mint_request {
    int stage;
    void (*launch)(void *closure);
    char *block = nullptr; // holds the scalars and the closure
    size_t room = 0, closure = 0;
    mint_role role[mint_most_roles];
};

// Steps of a batch that are made as launches of their own, since only their kernels hold some accesses to the extents of the arrays: the first
// one for each place in the turn of the storages, which comes again after so many steps, and for each list of the values that decide about
// these accesses. It makes sure of all that are like it. 0: none are; INT_MAX: all.
struct mint_alone {
    int turn;
    long long value[8];
};

// Those that were made of a stage.
struct mint_made_alone {
    enum { most = 8 };
    int count = 0;
    struct {
        long long place, value[8];
    } step[most];
};

// A storage of a batch. While the batch goes on, its newest values may be in the second buffer of its array.
struct mint_batch_storage {
    mint_role role;
    bool known, in_twin, filled;
};

struct mint_batch : mint_waiting {
    const mint_chain *chain = nullptr;
    mint_way way = {};               // how its steps are made
    mint_trial *trial = nullptr;     // of a mint_settling, from its first step on
    mint_request *request = nullptr; // a ring
    int slots = 0, head = 0, count = 0;
    int stage = 0;                         // the next one
    int steps = 0;                         // that are filed completely and wait
    long long number = 0;                  // of the step that is filed
    bool alone = false;                    // its launches are made at once
    mint_made_alone made_alone[mint_most_stages];
    const mint_special *special = nullptr; // the launch that suits the range; null: the chain's own
    bool asked = false;                      // whether it does
    unsigned *sides_differ = nullptr;        // on the device: see sides.cuh
    bool sides_compared = false;
    unsigned twins = 0; // bits: storages whose second buffers the launch that is made next needs
    cudaEvent_t begins = nullptr; // is recorded in front of it, if not null
    mint_batch_storage storage[mint_most_roles]; // by the roles of the first step
    int oldest[mint_most_roles], latest[mint_most_roles]; // the storages of the roles: in the first step that waits, in the one that is filed
    bool ranged[mint_most_stages];
    long long range[mint_most_stages][2 * mint_most_loops];

    // The number of the storage that the role has, `step` steps after the oldest one that waits.
    int storage_of(int step, int role) const
    {
        for (; step > 0; step--)
            role = chain->turn[role];
        return oldest[role];
    }
};

// Where a launch of several steps finds a storage.
struct mint_place_of {
    void *read;              // element [0].. as the launch finds it
    void *write;             // where it leaves the storage: the same place, or one of its own where the launch also reads the storage
    const long long *stride; // in elements
    const mint_mapping *array;
};

// What advance launches: `steps` steps, the oldest that wait.
struct mint_advance {
    mint_site site;
    const mint_chain &chain;
    int steps;
    const mint_batch &batch;
    bool twin[mint_most_roles]; // by storage: the launch writes to another place than it reads

    const mint_request &request(int step, int stage) const
    {
        return batch.request[(batch.head + step * chain.stages + stage) % batch.slots];
    }

    // The number of the storage that the role has in a step of the launch; 0 is the first.
    int storage(int step, int role) const
    {
        return batch.storage_of(step, role);
    }

    // Where the storage is that the role has in that step.
    mint_place_of place(int step, int role) const
    {
        if (chain.renewed >> role & 1)
            return renewed(step, role);
        const int number = storage(step, role);
        const mint_batch_storage &s = batch.storage[number];
        char *own = (char *)s.role.array->memory + s.role.at, *other = (char *)s.role.array->twin + s.role.at;
        char *read = s.in_twin ? other : own, *write = s.in_twin ? own : other;
        return mint_place_of{read, twin[number] ? write : read, s.role.stride, s.role.array};
    }

    // The ranges of a stage: begin and count of its loops, the fastest one first. They are the same in all steps.
    const long long *range(int stage) const
    {
        return batch.range[stage];
    }

    // The scalars of a stage in a step.
    template <class T> const T &scalars(int step, int stage) const
    {
        return *(const T *)request(step, stage).block;
    }

    mint_place_of renewed(int step, int role) const
    {
        for (int s = 0; s < chain.stages; s++)
            for (int u = 0; u < chain.stage[s].uses; u++)
                if (chain.stage[s].role[u] == role) {
                    const mint_role &r = request(step, s).role[u];
                    char *own = (char *)r.array->memory + r.at;
                    return mint_place_of{own, own, r.stride, r.array};
                }
        return mint_place_of{};
    }
};

} // namespace mint_v7

// Scalars of a stage that has none.
struct mint_no_scalars {
};

mint_local mint_role mint_role_of(const mint_filed_array &of)
{
    const mint_mapping &m = *of.array;
    mint_role r = {};
    mint_mapping *array = (mint_mapping *)&m;
    while (array->whole)
        array = array->whole;
    r.array = array;
    r.at = (char *)m.device - (char *)array->memory;
    r.rank = m.shape.rank;
    for (int d = 0; d < r.rank; d++)
        r.stride[d] = m.stride[d];
    r.span = m.slice ? m.shape.extent[0] * m.stride[0] * m.elem : 0;
    r.first = of.first;
    r.last = of.last;
    return r;
}

mint_local bool mint_same_role(const mint_role &a, const mint_role &b)
{
    if (a.array != b.array || a.at != b.at || a.rank != b.rank)
        return false;
    for (int d = 0; d < a.rank; d++)
        if (a.stride[d] != b.stride[d])
            return false;
    return true;
}

// Whether launches touch no element by two storages.
mint_local bool mint_disjoint_roles(const mint_role &a, const mint_role &b)
{
    return a.array != b.array || a.last < b.first || b.last < a.first;
}

// Whether the cells of a box are all different elements of an array with one subscript, whose rows and planes go on in the next ones. The box
// is so wide along each dimension, the slowest first.
template <int D> mint_local bool mint_rows_end(const long long (&wide)[D], const long long *stride)
{
    long long span = 0; // from the first element of a row, or of a plane, to the last
    for (int d = D - 1; d > 0; d--) {
        span += (wide[d] - 1) * stride[d];
        if (span >= stride[d - 1])
            return false;
    }
    return true;
}

// Whether a storage has the elements from first to last, counted from the one that subscripts count from.
mint_local bool mint_has_elements(const mint_role &of, long long first, long long last)
{
    const long long elem = of.array->elem, low = of.span > 0 ? 0 : -of.at, high = of.span > 0 ? of.span : of.array->room - of.at;
    return first * elem >= low && (last + 1) * elem <= high;
}

// The extent of a dimension of a storage, where it is known; subscripts begin at 0. The first one of a part that is no slice goes on to the end
// of the array.
mint_local bool mint_extent_along(const mint_role &role, int d, long long &extent)
{
    const mint_mapping &m = *role.array;
    const int more = m.shape.rank - role.rank;
    const long long before = role.at - ((char *)m.device - (char *)m.memory), row = role.stride[0] * m.elem;
    if (m.apart || more < 0 || (role.span == 0 && before % row != 0))
        return false;
    extent = m.shape.extent[more + d];
    if (role.span > 0 || d > 0)
        return true;
    for (int k = 0; k < more; k++)
        extent *= m.shape.extent[k];
    extent -= before / row;
    return true;
}
