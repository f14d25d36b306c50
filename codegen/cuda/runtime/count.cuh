// SPDX-License-Identifier: 0BSD
// ---- Trip counts of loops whose index or comparison is not plainly signed ----

namespace {

// One side of the condition of for (T i = begin; (C)i op end; i += step), after k iterations.
template <class T, class C>
struct mint_typed_loop {
    T begin;
    const char *op;
    C end;
    long long step;

    T at(unsigned long long k) const
    {
        return (T)((unsigned long long)begin + k * (unsigned long long)step);
    }

    bool holds(unsigned long long k) const
    {
        C a = (C)at(k);
        switch (op[0]) {
        case '<':
            return op[1] ? a <= end : a < end;
        case '>':
            return op[1] ? a >= end : a > end;
        }
        return a != end;
    }

    // The unsigned size of the step.
    unsigned long long size() const
    {
        return step > 0 ? (unsigned long long)step : 0 - (unsigned long long)step;
    }

    // After how many iterations the index is as close as it comes to the end of its type.
    unsigned long long room() const
    {
        const bool is_signed = (T)-1 < (T)0;
        const unsigned long long greatest = ~0ull >> (64 - 8 * sizeof(T) + (is_signed ? 1 : 0));
        const unsigned long long least = is_signed ? ~greatest : 0;
        return (step > 0 ? greatest - (unsigned long long)begin : (unsigned long long)begin - least) / size();
    }

    // The first k in low..high with test(k), high + 1 if there is none; once it holds it stays so.
    template <class Test>
    static unsigned long long first(unsigned long long low, unsigned long long high, Test test)
    {
        if (!test(high))
            return high + 1;
        while (low < high) {
            unsigned long long middle = low + (high - low) / 2;
            if (test(middle))
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    }

    // The first k in low..high for which the condition fails, high + 1 if there is none. The index
    // has one sign there.
    unsigned long long fails(unsigned long long low, unsigned long long high) const
    {
        if (op[0] == '!') {
            unsigned long long distance = (unsigned long long)(T)end - (unsigned long long)at(low);
            if (step < 0)
                distance = 0 - distance;
            bool meets = (C)(T)end == end && distance % size() == 0 && distance / size() <= high - low;
            return meets ? low + distance / size() : high + 1;
        }
        if (!holds(low))
            return low;
        return first(low, high, [this](unsigned long long k) { return !holds(k); });
    }

    // Whether the loop may end by the step in which the index wraps. Of i != end the analysis expects it where an unsigned index is
    // counted down.
    bool wraps() const
    {
        const bool is_unsigned = (T)-1 > (T)0;
        return op[0] == '!' ? is_unsigned && step == -1 : is_unsigned || sizeof(T) < sizeof(int);
    }

    // The number of iterations; ends is false where the index overflows, or wraps and goes on.
    unsigned long long trips(bool &ends) const
    {
        ends = true;
        if (!holds(0))
            return 0;
        const unsigned long long most = 1ull << 62, last = room() < most ? room() : most;
        unsigned long long cross =
            first(0, last, [this](unsigned long long k) { return (at(k) < (T)0) != (begin < (T)0); });
        unsigned long long k = fails(0, cross - 1);
        if (k == cross && cross <= last)
            k = fails(cross, last);
        if (k > last)
            ends = last < most && wraps() && !holds(k);
        return k;
    }

    // Whether the values of the index are the numbers that C compares.
    bool ordered(unsigned long long trips) const
    {
        T last = at(trips - 1);
        if ((begin > (T)0 && (unsigned long long)begin > LLONG_MAX) || (last > (T)0 && (unsigned long long)last > LLONG_MAX))
            return false;
        return op[0] == '!' || (C)-1 <= (C)0 || !(begin < (T)0 || last < (T)0);
    }

    // Whether the bound, as a number, lies beyond the values of the index: not that of i != (size_t)-1, counted down.
    bool passed(unsigned long long trips) const
    {
        if (op[0] == '!' && (T)-1 > (T)0 && step < 0 && at(trips) > begin)
            return false;
        return op[0] != '!' || step > 0 || (C)-1 <= (C)0 || !(begin < (T)0 || at(trips) < (T)0);
    }
};

} // namespace

// The number of iterations of for (T i = begin; (C)i op end; i += step), exactly as C counts them. Stops where
// the values of the index are not begin, begin + step, ... as numbers.
template <class T, class C>
mint_local long long mint_count(mint_site site, const char *index, T begin, const char *op, C end, long long step)
{
    const mint_typed_loop<T, C> loop = {begin, op, end, step};
    bool ends;
    const unsigned long long trips = loop.trips(ends);
    if (!ends)
        mint_fail(site, cudaSuccess,
                  "the index '%s' of a parallel loop passes the end of its type before the loop ends\n"
                  "correct the bounds, or give '%s' a wider type",
                  index, index);
    if (trips > 0 && !loop.ordered(trips))
        mint_fail(site, cudaSuccess,
                  "the index '%s' of a parallel loop is compared as an unsigned number, and is negative or very large\n"
                  "give the index and the bound a signed type",
                  index);
    return (long long)trips;
}

// Whether the loop ends, and the values of its index are begin, begin + step, ... up to the bound as numbers.
template <class T, class C> mint_local bool mint_in_order(T begin, const char *op, C end, long long step)
{
    const mint_typed_loop<T, C> loop = {begin, op, end, step};
    bool ends;
    const unsigned long long trips = loop.trips(ends);
    return ends && (trips == 0 || (loop.ordered(trips) && loop.passed(trips)));
}

// How far value lies above the next lower multiple of by.
mint_local long long mint_rest(long long value, long long by)
{
    long long rest = value % by;
    return rest < 0 ? rest + by : rest;
}

namespace {

// The values that an index takes in the runs of a loop whose bounds depend on outer indices.
class mint_runs {
  public: // names that no macro of the user's has
    void mint_add(long long begin, long long trips, long long step)
    {
        if (trips == 0)
            return;
        long long last = begin + (trips - 1) * step;
        low = mint_lesser(low, mint_lesser(begin, last));
        high = mint_greater(high, mint_greater(begin, last));
    }

    long long mint_first(long long step) const
    {
        return low > high ? 0 : step > 0 ? low : high;
    }

    long long mint_count(long long step) const
    {
        return low > high ? 0 : (high - low) / (step > 0 ? step : -step) + 1;
    }

  private:
    long long low = LLONG_MAX, high = LLONG_MIN;
};

} // namespace

// Stops if an expression, the values of which go from first to last as numbers, leaves its type.
mint_local void mint_within(mint_site site, const char *text, long long first, long long last, long long min,
                            long long max)
{
    if (first <= last && (first < min || last > max))
        mint_fail(site, cudaSuccess,
                  "'%s' goes from %lld to %lld, and wraps around or is cut off\n"
                  "compute it in a type that holds all its values, best in a variable of its own before the loop",
                  text, first, last);
}
