// SPDX-License-Identifier: 0BSD
// ---- Whether two accesses of a launch touch one element: decided by addresses, whatever the arrays are called ----

// A parallel loop: the values of its index.
struct mint_counter {
    long long begin = 0, count = 1, step = 1;
};

struct mint_nest {
    mint_counter loop[3]; // outermost first
};

struct mint_range {
    long long first, last;
};

const mint_range mint_any_index = {LLONG_MIN, LLONG_MAX};

// A subscript: coef times the indices of the nest, plus a value from low to high by steps of `by`.
struct mint_side {
    long long low, high, coef[3];
    long long by = 1;
};

// What an access touches: elements whose subscripts are the sides, for indices within the ranges.
struct mint_touch {
    const char *text;
    mint_side side[8];
    mint_range within[3] = {mint_any_index, mint_any_index, mint_any_index};
    bool known = true;
};

// An access whose subscripts the host does not know.
mint_local mint_touch mint_anywhere(const char *text)
{
    mint_touch t = {text, {}};
    t.known = false;
    return t;
}

// Where an array, or a part of one, lies among the elements of the whole one in the order of C.
struct mint_position {
    const mint_mapping *whole;
    long long origin, stride[8];
    int rank;
    long long first, last; // elements that any of its subscripts may reach
};

mint_local mint_position mint_position_of(const mint_mapping &m)
{
    mint_position l = {m.whole ? m.whole : &m, 0, {}, m.shape.rank, 0, 0};
    l.last = l.whole->bytes / l.whole->elem - 1;
    long long stride = 1;
    for (int d = m.shape.rank - 1; d >= 0; d--) {
        l.stride[d] = stride;
        stride *= m.shape.extent[d];
    }
    l.origin = m.before * l.stride[0];
    if (m.slice) {
        l.first = l.origin;
        l.last = l.origin + stride - 1;
    }
    return l;
}

// How many elements further an access is where the index of a loop is larger by one.
mint_local mint_wide mint_coefficient_of(const mint_position &p, const mint_touch &t, int loop)
{
    mint_wide by = 0;
    for (int d = 0; d < p.rank; d++)
        by += (mint_wide)p.stride[d] * t.side[d].coef[loop];
    return by;
}

// Whether an access touches nothing: a subscript has no value.
mint_local bool mint_is_empty(const mint_position &p, const mint_touch &t)
{
    for (int d = 0; d < p.rank; d++)
        if (t.side[d].low > t.side[d].high)
            return true;
    return false;
}

// The question whether coef[0] * n[0] + ... is the target for some n, each from 0 to most.
struct mint_equation {
    mint_wide coef[32], most[32], target = 0;
    int count = 0;
    long budget = 1 << 20;

    // Adds coef * n to the sum, n from first to last by steps of `by`.
    void add(mint_wide c, mint_wide first, mint_wide last, mint_wide by)
    {
        mint_wide times = (last - first) / by;
        target -= c * first;
        c *= by;
        if (c < 0) {
            target -= c * times;
            c = -c;
        }
        int at = 0;
        while (at < count && coef[at] > c)
            at++;
        if (c == 0 || times == 0)
            return;
        if (at < count && coef[at] == c) {
            most[at] += times;
            return;
        }
        for (int i = count++; i > at; i--) {
            coef[i] = coef[i - 1];
            most[i] = most[i - 1];
        }
        coef[at] = c;
        most[at] = times;
    }

    // Whether the terms from number `at` on, the largest first, can make up what is left. True where that would take
    // too long to find out.
    bool makes(int at, mint_wide left)
    {
        mint_wide rest = 0, divisor = 0;
        for (int i = at; i < count; i++) {
            rest += i > at ? coef[i] * most[i] : 0;
            for (mint_wide a = coef[i]; a != 0;) {
                mint_wide b = divisor % a;
                divisor = a;
                a = b;
            }
        }
        if (at == count || left < 0 || left > coef[at] * most[at] + rest || left % divisor != 0)
            return at == count && left == 0;
        mint_wide high = left / coef[at];
        for (mint_wide n = high < most[at] ? high : most[at]; n >= 0 && left - coef[at] * n <= rest; n--)
            if (budget-- < 0 || makes(at + 1, left - coef[at] * n))
                return true;
        return false;
    }
};

// The values of an index, lowest first, as far as they lie in a range.
mint_local mint_range mint_index_range(const mint_counter &c, const mint_range &within)
{
    long long by = c.step > 0 ? c.step : -c.step, end = c.begin + (c.count - 1) * c.step;
    mint_range r = c.step > 0 ? mint_range{c.begin, end} : mint_range{end, c.begin};
    if (within.first > r.first)
        r.first += (within.first - r.first + by - 1) / by * by;
    if (within.last < r.last)
        r.last -= (r.last - within.last + by - 1) / by * by;
    return r;
}

// Which iterations of the two accesses count: all, or those in which the index of loop number `loop` is larger, or
// smaller, in the first.
struct mint_order {
    int loop, direction;
};

// Whether the accesses x of a and y of b touch one element in such iterations.
mint_local bool mint_meet_ordered(const mint_nest &nest, const mint_position &a, const mint_touch &x, const mint_position &b,
                                  const mint_touch &y, mint_order order)
{
    if (mint_is_empty(a, x) || mint_is_empty(b, y))
        return false;
    mint_equation sum;
    sum.target = (mint_wide)b.origin - a.origin;
    for (int d = 0; d < a.rank; d++)
        sum.add(a.stride[d], x.side[d].low, x.side[d].high, x.side[d].by);
    for (int d = 0; d < b.rank; d++)
        sum.add(-(mint_wide)b.stride[d], y.side[d].low, y.side[d].high, y.side[d].by);
    for (int l = 0; l < 3; l++) {
        mint_range i = mint_index_range(nest.loop[l], x.within[l]), j = mint_index_range(nest.loop[l], y.within[l]);
        if (i.first > i.last || j.first > j.last)
            return false;
        mint_wide by = nest.loop[l].step > 0 ? nest.loop[l].step : -nest.loop[l].step;
        mint_wide here = mint_coefficient_of(a, x, l), there = mint_coefficient_of(b, y, l);
        mint_wide low = (mint_wide)i.first - j.last, high = (mint_wide)i.last - j.first;
        if (order.direction != 0 && order.loop == l) {
            low = order.direction > 0 && low < by ? by : low;
            high = order.direction < 0 && high > -by ? -by : high;
            if (low > high)
                return false;
        }
        if (here == there) {
            sum.add(here, low, high, by);
        } else {
            sum.add(here, i.first, i.last, by);
            sum.add(-there, j.first, j.last, by);
        }
    }
    return sum.makes(0, sum.target);
}

// Where accesses may meet: in any iterations, or in two different ones.
enum mint_meeting { mint_at_all, mint_elsewhere };

mint_local bool mint_meet_at(const mint_nest &nest, const mint_position &a, const mint_touch &x, const mint_position &b,
                             const mint_touch &y, mint_meeting where)
{
    if (a.whole != b.whole || a.whole->bytes == 0)
        return false;
    if (!x.known || !y.known)
        return a.first <= b.last && b.first <= a.last;
    if (where == mint_at_all)
        return mint_meet_ordered(nest, a, x, b, y, {0, 0});
    for (int l = 0; l < 3; l++)
        if (mint_meet_ordered(nest, a, x, b, y, {l, 1}) || mint_meet_ordered(nest, a, x, b, y, {l, -1}))
            return true;
    return false;
}

template <class A, class B>
mint_local bool mint_meet(const mint_nest &nest, const A &a, const mint_touch &x, const B &b, const mint_touch &y,
                          mint_meeting where)
{
    return mint_meet_at(nest, mint_position_of(a), x, mint_position_of(b), y, where);
}

// ---- Arrays with two names ----

// Whether equal subscripts are one element under two names of one array.
mint_local bool mint_same_place(const mint_mapping &a, const mint_mapping &b)
{
    bool same = a.device == b.device && a.shape.rank == b.shape.rank;
    for (int d = 0; same && d < a.shape.rank; d++)
        same = a.stride[d] == b.stride[d];
    return same;
}

// Whether different subscripts within the checked ranges are different elements. Those of whole arrays always are.
mint_local bool mint_once(const mint_mapping &, const mint_mapping &)
{
    return true;
}

[[noreturn]] mint_local void mint_share(mint_site site, const mint_mapping &a, const char *name_a, const mint_touch &x,
                                        const mint_mapping &b, const char *name_b, const mint_touch &y, const char *claim)
{
    const mint_mapping &whole = a.whole ? *a.whole : a;
    if (mint_same_place(a, b))
        mint_fail(site, cudaSuccess,
                  "'%s' and '%s' are the same array, and the loop writes it: its iterations depend on each other%s\n"
                  "write to a second array and swap the two",
                  name_a, name_b, claim);
    if (!x.known || !y.known)
        mint_fail(site, cudaSuccess,
                  "'%s' and '%s' are parts of '%s', the loop writes one of them, and which elements '%s' leads to is not known\n"
                  "if no iteration accesses an element that another one writes, say so with the clause 'independent'",
                  name_a, name_b, whole.name, x.known ? y.text : x.text);
    mint_fail(site, cudaSuccess,
              "'%s' and '%s' are parts of '%s' that overlap: the elements of '%s' and of '%s' are partly the same, and "
              "the loop writes them: its iterations depend on each other%s\n"
              "write to a second array, or to a part that the loop does not read",
              name_a, name_b, whole.name, x.text, y.text, claim);
}

// Stops if two names that must not share elements do: the nest writes through one of them.
template <class A, class B>
mint_local void mint_distinct(mint_site site, const mint_nest &nest, const A &a, const char *name_a, const mint_touch &x,
                              const B &b, const char *name_b, const mint_touch &y)
{
    if (mint_meet(nest, a, x, b, y, mint_at_all))
        mint_share(site, a, name_a, x, b, name_b, y, "");
}

// Stops if different iterations share elements by two names. They do not where equal subscripts are one element.
template <class A, class B>
mint_local void mint_coincide(mint_site site, const mint_nest &nest, const A &a, const char *name_a, const mint_touch &x,
                              const B &b, const char *name_b, const mint_touch &y)
{
    if (!mint_same_place(a, b) && mint_meet(nest, a, x, b, y, mint_elsewhere))
        mint_share(site, a, name_a, x, b, name_b, y, "");
}

// The same where, besides, the rows of arrays with one subscript must not reach into the next ones.
template <class A, class B>
mint_local void mint_coincide_once(mint_site site, const mint_nest &nest, const A &a, const char *name_a,
                                   const mint_touch &x, const B &b, const char *name_b, const mint_touch &y)
{
    if (!(mint_same_place(a, b) && mint_once(a, b)) && mint_meet(nest, a, x, b, y, mint_elsewhere))
        mint_share(site, a, name_a, x, b, name_b, y, "");
}

// Stops if different iterations certainly share elements, which the clause 'independent' denies.
template <class A, class B>
mint_local void mint_claimed(mint_site site, const mint_nest &nest, const A &a, const char *name_a, const mint_touch &x,
                             const B &b, const char *name_b, const mint_touch &y)
{
    if (mint_meet(nest, a, x, b, y, mint_elsewhere))
        mint_share(site, a, name_a, x, b, name_b, y, ", although the clause 'independent' says that they do not");
}

// Stops if two names share elements: the kernel loads cells early and stores them late, which an iteration that writes
// through one name and then uses the other would notice.
template <class A, class B>
mint_local void mint_not_shared(mint_site site, const mint_nest &nest, const A &a, const char *name_a, const mint_touch &x,
                                const B &b, const char *name_b, const mint_touch &y)
{
    if (!mint_meet(nest, a, x, b, y, mint_at_all))
        return;
    mint_coincide(site, nest, a, name_a, x, b, name_b, y);
    mint_fail(site, cudaSuccess,
              "'%s' and '%s' are the same array, which an iteration writes by one name and then uses by the other\n"
              "use one name for it in the loop, or translate with -O0",
              name_a, name_b);
}
