// SPDX-License-Identifier: 0BSD
// ---- Batches: launches of a time loop wait until several steps of it are one launch ----
//
// A chain is what one step of a time loop launches: its stages, in order. The launch of a stage is not made but filed, with a
// closure that makes it. What is filed waits, and is a batch as long as it goes on as the chain says: the same stages with the
// same ranges, on storages that turn from step to step. As soon as there are enough steps, one launch of several makes the
// oldest ones. Whatever looks at what waits calls mint_finish first (thread.cuh: mint_barrier, mint_use, mint_move,
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

inline namespace mint_v4 {

struct mint_advance;
struct mint_batch;
struct mint_trial;

// Bit i of reads and writes is about the i-th array that the sweep uses.
struct mint_chain_stage {
    int uses;
    unsigned reads;  // or keeps in part
    unsigned writes;
    int depth;       // of what it wrote, so many of the last versions are read by later steps
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
};

// A way to make several steps of a chain at once. The members are those of mint_chain.
struct mint_way {
    const char *text; // for who runs the program
    int height;       // 1: the launches of the steps themselves
    int least;
    bool (*advance)(const mint_advance &);
    const unsigned *twins;
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
};

struct mint_request {
    int stage;
    void (*launch)(void *closure);
    char *block = nullptr; // holds the scalars and the closure
    size_t room = 0, closure = 0;
    mint_role role[mint_most_roles];
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
    const mint_special *special = nullptr; // the launch that suits the range; null: the chain's own
    bool asked = false;                      // whether it does
    unsigned *sides_differ = nullptr;        // on the device: see sides.cuh
    bool sides_compared = false;
    mint_batch_storage storage[mint_most_roles]; // by the roles of the first step
    int oldest[mint_most_roles], latest[mint_most_roles]; // the storages of the roles: in the first step that waits, in the one that is filed
    bool ranged[mint_most_stages];
    long long range[mint_most_stages][2 * mint_most_loops];

    // The number of the storage that the role has, so many steps after the oldest one that waits.
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

} // namespace mint_v4

// Scalars of a stage that has none.
struct mint_no_scalars {
};

// Stands in front of the look-ups of a launch that may wait: they make nothing that waits.
mint_local void mint_may_wait()
{
    mint_this_thread().filing = true;
}

mint_local mint_role mint_role_of(const mint_mapping &m)
{
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

// Whether two storages have no element in common.
mint_local bool mint_disjoint_roles(const mint_role &a, const mint_role &b)
{
    return a.array != b.array || (a.span > 0 && b.span > 0 && (a.at + a.span <= b.at || b.at + b.span <= a.at));
}

mint_local mint_chain_count &mint_count_of(const mint_chain &chain)
{
    mint_thread &t = mint_this_thread();
    mint_chain_count *c = t.chains;
    while (c && c->chain != &chain)
        c = c->next;
    if (!c)
        c = t.chains = new mint_chain_count{&chain, chain.site, chain.name, 0, 0, 0, t.chains};
    return *c;
}

// Makes the oldest launches that wait, one by one.
mint_local void mint_make_singly(mint_batch &b, int requests)
{
    for (; requests > 0; requests--) {
        mint_request &r = b.request[b.head];
        b.head = (b.head + 1) % b.slots;
        b.count--;
        r.launch(r.block + r.closure);
    }
}

// Which storages a launch of so many steps reads as it finds them, and which it leaves new values in, as bits.
mint_local void mint_used(const mint_advance &a, unsigned &read, unsigned &left)
{
    unsigned written = 0;
    read = left = 0;
    for (int step = 0; step < a.steps; step++)
        for (int s = 0; s < a.chain.stages; s++) {
            const mint_chain_stage &stage = a.chain.stage[s];
            unsigned here = 0;
            for (int u = 0; u < stage.uses; u++) {
                if (a.chain.renewed >> stage.role[u] & 1)
                    continue;
                const unsigned bit = 1u << a.storage(step, stage.role[u]);
                read |= stage.reads >> u & 1 ? bit & ~written : 0;
                here |= stage.writes >> u & 1 ? bit : 0;
            }
            written |= here;
            left |= step >= a.steps - stage.depth ? here : 0;
        }
}

// Gives an array a second buffer with the same contents. Reports failure.
mint_local bool mint_make_twin(mint_batch &b, mint_batch_storage &s)
{
    mint_mapping &m = *s.role.array;
    if (s.filled)
        return true;
    if (!m.twin && !m.no_twin && cudaMalloc(&m.twin, (size_t)m.room) != cudaSuccess) {
        cudaGetLastError();
        m.twin = nullptr;
        m.no_twin = true;
    }
    if (!m.twin)
        return false;
    mint_check(b.chain->site, cudaMemcpyAsync(m.twin, m.memory, (size_t)m.room, cudaMemcpyDeviceToDevice, mint_this_thread().stream),
               "copy to the second device buffer of", m.name);
    for (mint_batch_storage &other : b.storage)
        if (other.known && other.role.array == &m)
            other.filled = true;
    return true;
}

// Whether another storage of the batch is in the same array.
mint_local bool mint_shares_array(const mint_batch &b, const mint_batch_storage &s)
{
    for (int r = 0; r < b.chain->roles; r++)
        if (&b.storage[r] != &s && b.storage[r].known && b.storage[r].role.array == s.role.array)
            return true;
    return false;
}

// Ends the use of second buffers: arrays are where their newest values are, or those are copied there.
mint_local void mint_leave_twins(mint_batch &b)
{
    for (int r = 0; r < b.chain->roles; r++) {
        mint_batch_storage &s = b.storage[r];
        s.filled = false;
        if (!s.in_twin)
            continue;
        s.in_twin = false;
        mint_mapping &m = *s.role.array;
        if (mint_shares_array(b, s)) {
            mint_check(b.chain->site,
                       cudaMemcpyAsync((char *)m.memory + s.role.at, (char *)m.twin + s.role.at, (size_t)s.role.span,
                                       cudaMemcpyDeviceToDevice, mint_this_thread().stream),
                       "copy from the second device buffer of", m.name);
            continue;
        }
        void *memory = m.memory;
        m.device = (char *)m.twin + ((char *)m.device - (char *)memory);
        m.memory = m.twin;
        m.twin = memory;
        for (mint_mapping *p = m.parts; p; p = p->next)
            mint_settle_part(*p);
        mint_tell(mint_moves, b.chain->site, m);
    }
}

// Gives second buffers to the storages that the launch leaves in another place than it reads them. Reports whether all storages
// are known, and have theirs.
mint_local bool mint_choose_twins(mint_advance &a, mint_batch &b)
{
    const mint_chain &chain = a.chain;
    unsigned read = ~0u, left = 0;
    if (b.way.twins)
        for (int r = 0; r < chain.roles; r++)
            left |= (b.way.twins[a.steps] >> r & 1) << a.storage(0, r);
    else
        mint_used(a, read, left);
    for (int r = 0; r < chain.roles; r++) {
        a.twin[r] = read & left & 1u << r;
        if (!b.storage[r].known || (a.twin[r] && !mint_make_twin(b, b.storage[r])))
            return false;
    }
    return true;
}

// How many steps a launch makes.
mint_local int mint_height_of(const mint_batch &b)
{
    return b.special ? b.special->height : b.way.height;
}

// The oldest steps that waited are made.
mint_local void mint_steps_made(mint_batch &b, int steps)
{
    b.steps -= steps;
    int oldest[mint_most_roles];
    for (int r = 0; r < b.chain->roles; r++)
        oldest[r] = b.storage_of(steps, r);
    memcpy(b.oldest, oldest, sizeof oldest);
}

// Makes the oldest steps that wait by one launch. Reports whether it could.
mint_local bool mint_advance_by(mint_batch &b, int steps)
{
    const mint_chain &chain = *b.chain;
    mint_advance a = {chain.site, chain, steps, b, {}};
    if (b.way.advance) {
        if (!mint_choose_twins(a, b) || !(b.special ? b.special->advance(a) : b.way.advance(a))) {
            b.special = nullptr;
            return false;
        }
        for (int r = 0; r < chain.roles; r++)
            b.storage[r].in_twin ^= a.twin[r];
        b.head = (b.head + steps * chain.stages) % b.slots;
        b.count -= steps * chain.stages;
    } else {
        mint_make_singly(b, steps * chain.stages);
    }
    mint_steps_made(b, steps);
    mint_chain_count &count = mint_count_of(chain);
    count.steps += steps;
    count.launches++;
    return true;
}

// Nothing of the batch waits any more.
mint_local void mint_end_batch(mint_batch &b)
{
    b.chain = nullptr;
    __atomic_store_n(&b.open, 0, __ATOMIC_RELAXED);
}

// Makes all that waits, and ends the batch.
mint_local void mint_make_batch(mint_waiting &waiting)
{
    mint_batch &b = (mint_batch &)waiting;
    const mint_chain *chain = b.chain;
    if (!chain)
        return;
    while (b.steps - chain->tail >= (b.special ? b.special->least : b.way.least)) {
        const bool special = b.special != nullptr;
        const int most = b.steps - chain->tail, height = mint_height_of(b);
        if (!mint_advance_by(b, most < height ? most : height) && !special)
            break;
    }
    mint_leave_twins(b);
    mint_count_of(*chain).single += b.count;
    mint_make_singly(b, b.count);
    mint_end_batch(b);
}

mint_local void mint_drop_batch(mint_waiting *waiting)
{
    mint_batch *b = (mint_batch *)waiting;
    for (int k = 0; k < b->slots; k++)
        delete[] b->request[k].block;
    delete[] b->request;
    cudaFree(b->sides_differ);
    delete b;
}

// The batch of this thread.
mint_local mint_batch &mint_this_batch()
{
    mint_thread &t = mint_this_thread();
    if (!t.waiting) {
        t.waiting = new mint_batch();
        t.waiting->make = mint_make_batch;
        t.waiting->drop = mint_drop_batch;
    }
    return (mint_batch &)*t.waiting;
}

// Begins a batch.
mint_local void mint_begin_batch(mint_batch &b, const mint_chain &chain)
{
    const int height = chain.special && chain.special->height > chain.height ? chain.special->height : chain.height;
    const int slots = (height + chain.tail + 1) * chain.stages;
    if (slots > b.slots) {
        for (int k = 0; k < b.slots; k++)
            delete[] b.request[k].block;
        delete[] b.request;
        b.request = new mint_request[(size_t)slots];
        b.slots = slots;
    }
    b.chain = &chain;
    b.way = mint_way{chain.name, chain.height, chain.least > 0 ? chain.least : chain.height + 1, chain.advance, chain.twins};
    b.trial = nullptr;
    __atomic_store_n(&b.open, 1, __ATOMIC_RELAXED); // until its end: its storages may be in second buffers while no launch waits
    b.head = b.stage = b.steps = 0;
    b.special = nullptr;
    b.asked = !chain.special;
    b.sides_compared = false;
    for (int r = 0; r < chain.roles; r++) {
        b.storage[r].known = b.storage[r].in_twin = b.storage[r].filled = false;
        b.oldest[r] = b.latest[r] = r;
    }
    for (int s = 0; s < chain.stages; s++)
        b.ranged[s] = false;
}

// Whether the batch can have this storage in a role, besides those that it has.
mint_local bool mint_takes_role(const mint_batch &b, int role, const mint_role &of)
{
    const mint_chain &chain = *b.chain;
    if (!(chain.renewed >> role & 1) && b.storage[b.latest[role]].known)
        return mint_same_role(b.storage[b.latest[role]].role, of);
    for (int r = 0; r < chain.roles; r++) {
        const mint_batch_storage &other = b.storage[b.latest[r]];
        if (r != role && other.known && ((chain.written >> r | chain.written >> role) & 1) && !mint_disjoint_roles(other.role, of))
            return false;
    }
    return true;
}

// Takes the launch of a stage into the batch if it goes on as the chain says.
mint_local bool mint_continues(mint_batch &b, int stage, const mint_role *roles, const long long *range)
{
    const mint_chain_stage &s = b.chain->stage[stage];
    if (stage != b.stage || (b.ranged[stage] && memcmp(b.range[stage], range, sizeof b.range[stage]) != 0))
        return false;
    for (int u = 0; u < s.uses; u++) {
        if (!mint_takes_role(b, s.role[u], roles[u]))
            return false;
        mint_batch_storage &storage = b.storage[b.latest[s.role[u]]];
        if (!storage.known)
            storage = mint_batch_storage{roles[u], true, false, false};
        else if (b.chain->renewed >> s.role[u] & 1)
            storage.role = roles[u];
    }
    memcpy(b.range[stage], range, sizeof b.range[stage]);
    b.ranged[stage] = true;
    return true;
}

// A stage has been filed.
mint_local void mint_next_stage(mint_batch &b)
{
    const mint_chain &chain = *b.chain;
    if (++b.stage < chain.stages)
        return;
    b.stage = 0;
    b.steps++;
    mint_this_thread().filed++;
    int latest[mint_most_roles];
    for (int r = 0; r < chain.roles; r++)
        latest[r] = b.latest[chain.turn[r]];
    memcpy(b.latest, latest, sizeof latest);
    if (chain.least == 0)
        return ((const mint_settling &)chain).filed(b);
    if (!b.asked) {
        b.asked = true;
        b.special = chain.special->suits(chain.site, b.range[0]) ? chain.special : nullptr;
    }
    const int height = mint_height_of(b);
    if (b.steps == height + chain.tail && !mint_advance_by(b, height))
        b.make(b);
}

// A place in the batch for a request; null: the launch does not go on as the chain says, and no batch begins with it.
mint_local mint_request *mint_admit(mint_batch &b, const mint_chain &chain, int stage, const mint_role *roles, const long long *range)
{
    if (b.chain != &chain || !mint_continues(b, stage, roles, range)) {
        if (b.chain)
            b.make(b);
        mint_begin_batch(b, chain);
        if (!mint_continues(b, stage, roles, range)) {
            mint_end_batch(b);
            return nullptr;
        }
    }
    mint_request *r = &b.request[(b.head + b.count) % b.slots];
    r->stage = stage;
    memcpy(r->role, roles, sizeof *roles * (size_t)chain.stage[stage].uses);
    return r;
}

// Where a request holds the closure, behind scalars of that size.
mint_local void *mint_make_room(mint_request &r, size_t scalars, size_t closure)
{
    r.closure = (scalars + 15) / 16 * 16;
    if (r.room < r.closure + closure) {
        delete[] r.block;
        r.room = r.closure + closure;
        r.block = new char[r.room];
    }
    return r.block + r.closure;
}

// The arrays that the stage writes have their newest values on the device from here on.
mint_local void mint_filed(mint_site site, const mint_chain_stage &stage, const mint_role *roles)
{
    for (int u = 0; u < stage.uses; u++) {
        mint_guard &g = roles[u].array->guard;
        const bool closed = g.mode == mint_guard_off || g.access == mint_pages_closed;
        if ((stage.writes >> u & 1) && !(closed && g.newest == mint_newest_on_device && !g.shown && !g.suspect.file))
            mint_close(site, *roles[u].array);
    }
    if (mint_this_thread().regions == 0)
        mint_show_kept(site);
}

// Files the launch of a stage. `arrays` are those that the sweep uses, `ranges` begin and count of its loops, the fastest one
// first. The scalars and the closure are kept by value.
template <size_t Arrays, size_t Ends, class Scalars, class Launch>
mint_local void mint_file(mint_site site, const mint_chain &chain, int stage, const mint_mapping *const (&arrays)[Arrays],
                          const long long (&ranges)[Ends], const Scalars &scalars, const Launch &launch)
{
    static_assert(Arrays <= mint_most_roles && Ends <= 2 * mint_most_loops, "a chain is as large as its tables");
    static_assert(__is_trivially_copyable(Scalars) && __is_trivially_copyable(Launch), "requests are not destroyed");
    mint_role roles[Arrays];
    long long range[2 * mint_most_loops] = {};
    for (size_t k = 0; k < Arrays; k++)
        roles[k] = mint_role_of(*arrays[k]);
    memcpy(range, ranges, sizeof ranges);
    mint_this_thread().filing = false;
    mint_batch &b = mint_this_batch();
    {
        mint_holding_waiting held(b);
        if (mint_request *r = mint_admit(b, chain, stage, roles, range)) {
            memcpy(mint_make_room(*r, sizeof scalars, sizeof launch), (const void *)&launch, sizeof launch);
            memcpy(r->block, (const void *)&scalars, sizeof scalars);
            r->launch = [](void *closure) { (*(Launch *)closure)(); };
            b.count++;
            mint_next_stage(b);
        } else {
            Launch now = launch;
            mint_count_of(chain).single++;
            now();
        }
    }
    mint_filed(site, chain.stage[stage], roles);
}
