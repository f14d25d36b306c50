// SPDX-License-Identifier: 0BSD
// ---- Batches: launches of a time loop wait until several steps of it are one launch ----

// Stands in front of the look-ups of a launch that may wait: they make nothing that waits.
mint_local void mint_may_wait()
{
    mint_this_thread().filing = true;
}

mint_local mint_chain_count &mint_count_of(const mint_chain &chain)
{
    mint_thread &t = mint_this_thread();
    mint_chain_count *c = t.chains;
    while (c && c->chain != &chain)
        c = c->next;
    if (!c)
        c = t.chains = new mint_chain_count{&chain, chain.site, chain.name, 0, 0, 0, nullptr, t.chains};
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

// Notes why steps do not become one launch.
mint_local bool mint_refuse(const mint_batch &b, const char *why)
{
    mint_count_of(*b.chain).ends = why;
    return false;
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
        const bool made = mint_choose_twins(a, b) && (b.special ? b.special->advance(a) : b.way.advance(a));
        b.prepare = nullptr;
        if (!made) {
            b.special = nullptr;
            return mint_refuse(b, "the kernel of several steps does not suit the arrays and ranges, or there is no memory for second buffers");
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
    b.way = mint_way{chain.name, chain.height, chain.least > 0 ? chain.least : chain.height + 1, chain.advance, chain.twins, true};
    b.trial = nullptr;
    __atomic_store_n(&b.open, 1, __ATOMIC_RELAXED); // until its end: its storages may be in second buffers while no launch waits
    b.head = b.stage = b.steps = 0;
    b.number = 0;
    b.alone = false;
    b.special = nullptr;
    b.asked = !chain.special;
    b.sides_compared = false;
    for (int r = 0; r < chain.roles; r++) {
        b.storage[r].known = b.storage[r].in_twin = b.storage[r].filled = false;
        b.oldest[r] = b.latest[r] = r;
    }
    for (int s = 0; s < chain.stages; s++)
        b.ranged[s] = false;
    for (int s = 0; s < chain.stages; s++)
        b.made_alone[s].count = 0;
}

// Whether steps that wait touch elements of this storage by roles that are another one in each step.
mint_local bool mint_renewed_touches(const mint_batch &b, const mint_role &of)
{
    for (int k = 0; k < b.count; k++) {
        const mint_request &r = b.request[(b.head + k) % b.slots];
        const mint_chain_stage &stage = b.chain->stage[r.stage];
        for (int u = 0; u < stage.uses; u++)
            if ((b.chain->renewed >> stage.role[u] & 1) && !mint_disjoint_roles(r.role[u], of))
                return true;
    }
    return false;
}

// Whether launches touch no element both by this storage, in a role, and by another one of the batch, where one of the two is written.
mint_local bool mint_stays_apart(const mint_batch &b, int role, const mint_role &of)
{
    const mint_chain &chain = *b.chain;
    for (int r = 0; r < chain.roles; r++) {
        const mint_batch_storage &other = b.storage[b.latest[r]];
        if (r != role && other.known && ((chain.written >> r | chain.written >> role) & 1) && !mint_disjoint_roles(other.role, of))
            return false;
    }
    return !(chain.written >> role & 1) || chain.renewed == 0 || !mint_renewed_touches(b, of);
}

// Whether the batch can have this storage in a role, besides those that it has.
mint_local bool mint_takes_role(const mint_batch &b, int role, const mint_role &of)
{
    const mint_batch_storage &own = b.storage[b.latest[role]];
    if (!(b.chain->renewed >> role & 1) && own.known) {
        if (!mint_same_role(own.role, of))
            return mint_refuse(b, "the arrays take turns in another way than the kernel of several steps does");
        if (own.role.first <= of.first && of.last <= own.role.last)
            return true;
    }
    return mint_stays_apart(b, role, of) || mint_refuse(b, "two arrays of the loop share elements, or lie in each other's ranges");
}

// Takes the launch of a stage into the batch if it goes on as the chain says.
mint_local bool mint_continues(mint_batch &b, int stage, const mint_role *roles, const long long *range)
{
    const mint_chain_stage &s = b.chain->stage[stage];
    if (stage != b.stage || (b.ranged[stage] && memcmp(b.range[stage], range, sizeof b.range[stage]) != 0))
        return mint_refuse(b, "ranges, or what is launched, change from step to step");
    for (int u = 0; u < s.uses; u++) {
        if (!mint_takes_role(b, s.role[u], roles[u]))
            return false;
        mint_batch_storage &storage = b.storage[b.latest[s.role[u]]];
        if (!storage.known)
            storage = mint_batch_storage{roles[u], true, false, false};
        else if (b.chain->renewed >> s.role[u] & 1)
            storage.role = roles[u];
        storage.role.first = mint_lesser(storage.role.first, roles[u].first);
        storage.role.last = mint_greater(storage.role.last, roles[u].last);
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
    b.number++;
    if (b.alone) {
        b.alone = false;
        return mint_steps_made(b, 1);
    }
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

// Whether a step is to be made as launches of its own.
mint_local bool mint_goes_alone(mint_batch &b, int stage, const mint_alone &alone)
{
    mint_made_alone &made = b.made_alone[stage];
    if (alone.turn == 0)
        return false;
    const long long place = b.number % alone.turn;
    for (int k = 0; k < made.count && alone.turn < INT_MAX; k++)
        if (made.step[k].place == place && memcmp(made.step[k].value, alone.value, sizeof alone.value) == 0)
            return false;
    if (made.count < mint_made_alone::most) {
        made.step[made.count].place = place;
        memcpy(made.step[made.count++].value, alone.value, sizeof alone.value);
    }
    return true;
}

// Makes what waits at once, and what is filed until the end of the step, if the step is to be one of launches of their own.
mint_local void mint_make_alone(mint_batch &b, int stage, const mint_alone &alone)
{
    b.alone = b.alone || mint_goes_alone(b, stage, alone);
    if (!b.alone)
        return;
    mint_leave_twins(b);
    mint_count_of(*b.chain).single += b.count;
    mint_make_singly(b, b.count);
    mint_steps_made(b, b.steps);
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
    mint_show_outside(site);
}

// Whether steps of a range of so many cells are faster as launches of their own.
template <size_t Ends> mint_local bool mint_is_small(const mint_chain &chain, const long long (&ranges)[Ends])
{
    long long cells = 1;
    for (size_t k = 1; k < Ends && cells < chain.least_cells; k += 2)
        cells *= ranges[k];
    return cells < chain.least_cells;
}

// Whether an array that is padded has, without padding, the strides of a storage with which it takes turns.
mint_local bool mint_would_fit(const mint_role &padded, const mint_role &other)
{
    const mint_mapping &m = *padded.array;
    const int more = m.shape.rank - padded.rank;
    if (m.dense || more < 0 || padded.rank != other.rank)
        return false;
    long long stride = 1;
    for (int d = padded.rank - 1; d >= 0; d--) {
        if (other.stride[d] != stride)
            return false;
        stride *= m.shape.extent[more + d];
    }
    return true;
}

// The padded one of two arrays that take turns, where the other one is dense; null: there are none. Kernels of several steps go through both with
// the same strides. It stands among those of the launch, or among those and what waits.
mint_local mint_mapping *mint_padded_beside(mint_batch &b, const mint_chain &chain, int stage, const mint_role *roles)
{
    mint_holding_waiting held(b);
    const mint_role *known[mint_most_roles] = {};
    for (int r = 0; r < chain.roles && b.chain == &chain; r++)
        if (b.storage[b.latest[r]].known)
            known[r] = &b.storage[b.latest[r]].role;
    for (int u = 0; u < chain.stage[stage].uses; u++)
        known[chain.stage[stage].role[u]] = &roles[u];
    for (int r = 0; r < chain.roles; r++)
        for (int next = chain.turn[r], n = 0; known[r] && next != r && n < chain.roles; next = chain.turn[next], n++)
            if (known[next] && mint_would_fit(*known[r], *known[next]))
                return known[r]->array;
    return nullptr;
}

// Makes dense what is padded beside a dense array with which it takes turns. Reports whether an array has moved: roles are others then.
mint_local bool mint_make_alike(mint_site site, mint_batch &b, const mint_chain &chain, int stage, const mint_role *roles)
{
    mint_mapping *padded = mint_padded_beside(b, chain, stage, roles);
    if (padded)
        mint_make_dense(site, *padded);
    return padded != nullptr;
}

// Files the launch of a stage. `arrays` are those that the sweep uses, `ranges` begin and count of its loops, the fastest one
// first. The scalars and the closure are kept by value.
template <size_t Arrays, size_t Ends, class Scalars, class Launch>
mint_local void mint_file(mint_site site, const mint_chain &chain, int stage, const mint_filed_array (&arrays)[Arrays],
                          const long long (&ranges)[Ends], const Scalars &scalars, const Launch &launch, const mint_alone &alone = {})
{
    static_assert(Arrays <= mint_most_roles && Ends <= 2 * mint_most_loops, "a chain is as large as its tables");
    static_assert(__is_trivially_copyable(Scalars) && __is_trivially_copyable(Launch), "requests are not destroyed");
    mint_check_arithmetic(site);
    mint_begin_loop(mint_this_thread());
    mint_role roles[Arrays];
    long long range[2 * mint_most_loops] = {};
    for (size_t k = 0; k < Arrays; k++)
        roles[k] = mint_role_of(arrays[k]);
    memcpy(range, ranges, sizeof ranges);
    mint_this_thread().filing = false;
    mint_batch &b = mint_this_batch();
    if (mint_is_small(chain, ranges) || mint_make_alike(site, b, chain, stage, roles)) {
        mint_finish(mint_this_thread());
        Launch now = launch;
        mint_count_of(chain).single++;
        now();
    } else {
        mint_holding_waiting held(b);
        if (mint_request *r = mint_admit(b, chain, stage, roles, range)) {
            memcpy(mint_make_room(*r, sizeof scalars, sizeof launch), (const void *)&launch, sizeof launch);
            memcpy(r->block, (const void *)&scalars, sizeof scalars);
            r->launch = [](void *closure) { (*(Launch *)closure)(); };
            b.count++;
            mint_make_alone(b, stage, alone);
            mint_next_stage(b);
        } else {
            Launch now = launch;
            mint_count_of(chain).single++;
            now();
        }
    }
    mint_filed(site, chain.stage[stage], roles);
}
