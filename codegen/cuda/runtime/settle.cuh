// SPDX-License-Identifier: 0BSD
// ---- Chains with several ways: the fastest turns out as the program runs ----
//
// The first launches go round the ways, and the device's clock tells how long they take, without the time in which code is loaded and second buffers are
// made. In the first round each way makes one launch, but for the first way, which makes two: the device may have been idle before. Numbers of steps that lie
// beyond one that is a tenth slower than others are not tried: where the launch before may tell so, the fastest way makes one while its time is read. Ways that
// are a fifth slower than the best drop out, but not for one launch, which something else may have held up: they make another one, and the shorter time counts.
// Ways of other kinds than the first one's do so only where that costs little, for they may be many times slower. In the second round each way that is left
// makes two launches, of which the second is timed: the first one of another way is slower by a part that later launches do not have, which would favour ways
// with many steps.
// Then, or as soon as one way is left, the steps are made in the fastest way. All ways compute the same bits. The host waits for no launch but while the
// device has another one to make.
//
// MINT_SETTLE_TIMES=3,1,2 gives the ways these times, for tests and to see what a choice costs; 9/3 is 9 for the first launch that is timed and 3 for others.

// mint_second_look is what another launch of a slow way of another kind may cost: the time of so many steps of the fastest way.
enum { mint_timed_rounds = 2, mint_most_trials = 16, mint_second_look = 32 };

inline namespace mint_v7 {

// What is known of the ways of a chain, for the ranges of its stages.
struct mint_trial {
    const mint_settling *chain;
    long long range[mint_most_stages][2 * mint_most_loops];
    int turn, round; // the way that is tried; 0: the round that leaves out what is much slower
    bool chosen;     // the way is settled
    bool warm;       // the launch before was one of this way
    bool bridge;     // the next launch is one of the fastest way, while the host reads times
    int resume;      // the way with which the round goes on then
    bool out[mint_most_ways];
    bool unread[mint_most_ways];  // a launch of the way is timed, and its time not read
    int times[mint_most_ways];    // how many are read
    double least[mint_most_ways]; // milliseconds of a step; below 0: not known
    cudaEvent_t begin[mint_most_ways], end[mint_most_ways];
    long long steps; // before the way was chosen
    mint_trial *next;
};

// The chains of a thread. Another thread that makes what waits of this one does not touch them.
struct mint_trial_list {
    mint_trial *first = nullptr;
    int length = 0;

    mint_trial_list() = default;
    mint_trial_list(const mint_trial_list &) = delete;
    mint_trial_list &operator=(const mint_trial_list &) = delete;
    ~mint_trial_list()
    {
        while (mint_trial *s = first) {
            first = s->next;
            for (int w = 0; w < s->chain->ways && s->begin[0]; w++) { // the driver may be gone: results say nothing
                cudaEventDestroy(s->begin[w]);
                cudaEventDestroy(s->end[w]);
            }
            delete s;
        }
    }
};

} // namespace mint_v7

mint_local mint_trial_list &mint_trials_here()
{
    static thread_local mint_trial_list list;
    return list;
}

// The steps of the launch of a way, or of the launches that are timed together.
mint_local int mint_timed_steps(const mint_trial &s, int w)
{
    const int height = s.chain->way[w].height;
    return height == 1 ? 2 : height;
}

// The steps that are made at once now.
mint_local int mint_trial_steps(const mint_trial &s)
{
    return s.chosen ? s.chain->way[s.turn].height : mint_timed_steps(s, s.turn);
}

mint_local void mint_take_way(mint_batch &b, const mint_trial &s)
{
    b.way = s.chain->way[s.turn];
}

// What is known of the batch's chain with its ranges. Of chains with ever other ranges, later ones take the way of an earlier one.
mint_local mint_trial &mint_trial_for(const mint_batch &b)
{
    mint_trial_list &list = mint_trials_here();
    mint_trial *other = nullptr;
    for (mint_trial *s = list.first; s; s = s->next) {
        if (s->chain != b.chain)
            continue;
        if (memcmp(s->range, b.range, sizeof *b.range * (size_t)b.chain->stages) == 0)
            return *s;
        if (!other || (s->chosen && !other->chosen))
            other = s;
    }
    if (list.length >= mint_most_trials && other)
        return *other;
    mint_trial *s = new mint_trial();
    s->chain = (const mint_settling *)b.chain;
    memcpy(s->range, b.range, sizeof *b.range * (size_t)b.chain->stages);
    for (double &least : s->least)
        least = -1;
    for (int w = 0; w < s->chain->ways; w++) {
        mint_check(s->chain->site, cudaEventCreate(&s->begin[w]), "create an event for", s->chain->name);
        mint_check(s->chain->site, cudaEventCreate(&s->end[w]), "create an event for", s->chain->name);
    }
    s->next = list.first;
    list.first = s;
    list.length++;
    return *s;
}

// The next way from `from` on that is not out; the number of ways: there is none.
mint_local int mint_way_from(const mint_trial &s, int from)
{
    while (from < s.chain->ways && s.out[from])
        from++;
    return from;
}

// The fastest way that is known, or the first one left.
mint_local int mint_fastest_way(const mint_trial &s)
{
    int best = mint_way_from(s, 0);
    for (int w = best; w < s.chain->ways; w++)
        if (!s.out[w] && s.least[w] >= 0 && (s.least[best] < 0 || s.least[w] < s.least[best]))
            best = w;
    return best;
}

// Says what was chosen, where MINT_VERBOSE asks for it.
mint_local void mint_tell_way(const mint_trial &s)
{
    if (!mint_this_thread().verbose)
        return;
    fprintf(stderr, "mint: %s:%d: %s: after %lld steps, settled on %s;", s.chain->site.file, s.chain->site.line, s.chain->name, s.steps,
            s.chain->way[s.turn].text);
    for (int w = 0; w < s.chain->ways; w++) {
        if (s.least[w] < 0)
            fprintf(stderr, "%s %s: not timed", w ? "," : "", s.chain->way[w].text);
        else
            fprintf(stderr, "%s %s: %.3f us a step", w ? "," : "", s.chain->way[w].text, 1e3 * s.least[w]);
    }
    fprintf(stderr, "\n");
}

// The way is settled.
mint_local void mint_choose_way(mint_batch &b, mint_trial &s)
{
    s.turn = mint_fastest_way(s);
    s.chosen = true;
    mint_tell_way(s);
    mint_take_way(b, s);
}

// The time that MINT_SETTLE_TIMES gives a way; a long one where the list is shorter.
mint_local double mint_given_time(const mint_trial &s, int w, const char *given)
{
    double wanted = 1e9;
    const char *at = given;
    for (int way = 0;; way++, at++) {
        char *end;
        double time = strtod(at, &end);
        bool right = end != at && time > 0;
        if (right && *end == '/') {
            const double later = strtod(at = end + 1, &end);
            right = end != at && later > 0;
            time = s.times[w] > 0 ? later : time;
        }
        if (!right || (*end && *end != ','))
            mint_fail(s.chain->site, cudaSuccess, "MINT_SETTLE_TIMES=%s is not a list of times\nwrite numbers above 0 as in 3,1,2 or 9/3,1,2", given);
        if (way == w)
            wanted = time;
        if (!*end)
            return wanted;
        at = end;
    }
}

// The milliseconds of a step in the launch of the way that was timed last.
mint_local double mint_time_way(const mint_trial &s, int w)
{
    const char *given = getenv("MINT_SETTLE_TIMES");
    if (given && *given)
        return mint_given_time(s, w, given);
    float milliseconds = 0;
    mint_check(s.chain->site, cudaEventSynchronize(s.end[w]), "time", s.chain->name);
    mint_check(s.chain->site, cudaEventElapsedTime(&milliseconds, s.begin[w], s.end[w]), "time", s.chain->name);
    return milliseconds / mint_timed_steps(s, w);
}

// Reads the times that are not read, of the ways before `end`.
mint_local void mint_read_ways(mint_trial &s, int end)
{
    for (int w = 0; w < end; w++) {
        if (!s.unread[w])
            continue;
        const double time = mint_time_way(s, w);
        if (s.times[w]++ == 0 || time < s.least[w])
            s.least[w] = time;
        s.unread[w] = false;
    }
}

// Whether a number of steps lies between those of two other ways of the usual kinds, the last of which is timed.
mint_local bool mint_is_behind(const mint_trial &s, int w, int near, int far)
{
    const mint_way first = s.chain->way[w], middle = s.chain->way[near], last = s.chain->way[far];
    return first.usual && middle.usual && last.usual && !s.out[far] && s.least[far] >= 0 &&
           ((first.height < middle.height && middle.height < last.height) || (first.height > middle.height && middle.height > last.height));
}

// Whether a way is not worth a launch: times fall and rise again with the number of steps, and its own lies beyond one that is a tenth slower than another.
// For `maybe`, whether the time of the launch before, which is not read, may tell so.
mint_local bool mint_is_beyond(const mint_trial &s, int w, bool maybe = false)
{
    bool beyond = false;
    for (int near = 0; near < s.chain->ways; near++)
        for (int far = 0; far < s.chain->ways; far++)
            beyond = beyond || (mint_is_behind(s, w, near, far) && (maybe ? s.unread[near] : s.least[near] > 1.1 * s.least[far]));
    return beyond;
}

// Whether a way is a fifth slower than the best.
mint_local bool mint_is_slow(const mint_trial &s, int w, double best)
{
    return s.least[w] > 1.2 * best;
}

// The next way from `from` on that the first round has to time: one that it has not tried, or that one launch makes slow; the number of ways: there is none.
mint_local int mint_look_from(const mint_trial &s, int from)
{
    const double best = s.least[mint_fastest_way(s)];
    for (int w = mint_way_from(s, from); w < s.chain->ways; w = mint_way_from(s, w + 1)) {
        const bool cheap = s.chain->way[w].usual || (s.least[w] - best) * mint_timed_steps(s, w) <= mint_second_look * best;
        if (s.times[w] == 0 ? !mint_is_beyond(s, w) : s.times[w] == 1 && mint_is_slow(s, w, best) && cheap)
            return w;
    }
    return s.chain->ways;
}

// The next way from `from` on that this round has to time.
mint_local int mint_turn_from(const mint_trial &s, int from)
{
    return s.round == 0 ? mint_look_from(s, from) : mint_way_from(s, from);
}

// The times of all ways are read. The round goes on where ways are left to time.
mint_local void mint_end_round(mint_batch &b, mint_trial &s)
{
    if (s.round > 0 || mint_look_from(s, 0) == s.chain->ways) {
        const double best = s.least[mint_fastest_way(s)];
        int left = 0;
        for (int w = 0; w < s.chain->ways; w++) {
            s.out[w] = s.out[w] || s.times[w] == 0 || mint_is_slow(s, w, best);
            left += !s.out[w];
        }
        if (left <= 1 || ++s.round == mint_timed_rounds)
            return mint_choose_way(b, s);
    }
    s.turn = mint_turn_from(s, 0);
    mint_take_way(b, s);
}

// Whether the way makes two launches, of which the second is timed.
mint_local bool mint_launches_twice(const mint_trial &s)
{
    return s.round > 0 || (s.turn == 0 && s.times[0] == 0);
}

// After a launch of the trial: whose turn is next? In the first round the times of the launches before this one are read at once.
mint_local void mint_next_way(mint_batch &b, mint_trial &s)
{
    const bool read = s.bridge;
    if (read) {
        mint_read_ways(s, s.chain->ways);
    } else {
        s.warm = mint_launches_twice(s) && !s.warm && !s.out[s.turn];
        if (s.warm) // once more
            return;
        if (s.round == 0)
            mint_read_ways(s, s.turn);
        s.resume = s.turn + 1;
    }
    s.bridge = false;
    s.resume = mint_turn_from(s, s.resume);
    if (read && s.resume == s.chain->ways)
        return mint_end_round(b, s);
    s.bridge = s.resume == s.chain->ways || (s.times[s.resume] == 0 && mint_is_beyond(s, s.resume, true));
    s.turn = s.bridge ? mint_fastest_way(s) : s.resume;
    mint_take_way(b, s);
}

// Makes the oldest `steps` steps in the batch's way. Reports whether it could.
mint_local bool mint_make_in_way(mint_batch &b, int steps)
{
    if (b.way.height > 1)
        return mint_advance_by(b, steps);
    mint_leave_twins(b);
    if (b.begins)
        mint_check(b.chain->site, cudaEventRecord(b.begins, mint_stream()), "time", b.chain->name);
    mint_count_of(*b.chain).single += (long long)steps * b.chain->stages;
    mint_make_singly(b, steps * b.chain->stages);
    mint_steps_made(b, steps);
    return true;
}

// A step of a chain with several ways is filed: makes launches if enough steps wait.
mint_local void mint_step_filed(mint_batch &b)
{
    if (!b.trial) {
        b.trial = &mint_trial_for(b);
        mint_take_way(b, *b.trial);
    }
    mint_trial &s = *b.trial;
    while (b.chain && b.steps >= mint_trial_steps(s) + b.chain->tail) {
        const int steps = mint_trial_steps(s);
        const bool timing = !s.chosen && !s.bridge && (s.warm || !mint_launches_twice(s));
        b.begins = timing ? s.begin[s.turn] : nullptr;
        const bool made = mint_make_in_way(b, steps);
        b.begins = nullptr;
        if (timing)
            mint_check(b.chain->site, cudaEventRecord(s.end[s.turn], mint_stream()), "time", b.chain->name);
        s.unread[s.turn] = s.unread[s.turn] || (timing && made);
        s.steps += s.chosen ? 0 : steps;
        if (!made && s.chosen)
            return b.make(b);
        s.out[s.turn] = !made;
        if (mint_way_from(s, 0) == s.chain->ways) { // none can: that may be otherwise with other arrays
            memset(s.out, 0, sizeof s.out);
            s.turn = s.round = 0;
            s.warm = s.bridge = false;
            return b.make(b);
        }
        if (!s.chosen)
            mint_next_way(b, s);
    }
}
