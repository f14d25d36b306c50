// Whether accesses meet, against a program that makes all iterations: random nests, strides, offsets, limits.
#include "runtime.cuh"
#include "expect.cuh"

static unsigned long long state = 2026;

// A number from low to high.
static long long draw(long long low, long long high)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return low + (long long)((state >> 33) % (unsigned long long)(high - low + 1));
}

// A view of rank 1 or 2 into an array of 200 elements.
static mint_position draw_place(const mint_mapping &whole)
{
    mint_position p = {&whole, draw(0, 40), {}, (int)draw(1, 2), 0, 199};
    p.stride[0] = p.rank == 1 ? draw(1, 3) : draw(1, 9);
    p.stride[1] = 1;
    return p;
}

static mint_touch draw_touch(const mint_nest &nest)
{
    mint_touch t = {"t", {}};
    for (mint_side &s : t.side) {
        s.by = draw(1, 3);
        s.low = draw(-2, 3);
        s.high = s.low + s.by * draw(0, 2);
        for (int l = 0; l < 3; l++)
            s.coef[l] = nest.loop[l].count > 1 ? draw(-1, 2) : 0;
    }
    for (int l = 0; l < 3; l++)
        if (draw(0, 3) == 0)
            t.within[l] = {draw(-4, 2), draw(1, 6)};
    return t;
}

// Calls f for each iteration in which the access happens, and each element that it touches there.
template <class F> static void each(const mint_nest &nest, const mint_position &p, const mint_touch &t, F f)
{
    for (long long n = 0; n < nest.loop[0].count * nest.loop[1].count * nest.loop[2].count; n++) {
        long long k[3] = {n / (nest.loop[1].count * nest.loop[2].count), n / nest.loop[2].count % nest.loop[1].count,
                          n % nest.loop[2].count};
        long long at = p.origin;
        bool happens = true;
        for (int l = 0; l < 3; l++) {
            long long i = nest.loop[l].begin + k[l] * nest.loop[l].step;
            happens = happens && t.within[l].first <= i && i <= t.within[l].last;
            for (int d = 0; d < p.rank; d++)
                at += p.stride[d] * t.side[d].coef[l] * i;
        }
        for (long long v = t.side[0].low; happens && v <= t.side[0].high; v += t.side[0].by)
            for (long long w = t.side[1].low; w <= t.side[1].high; w += t.side[1].by)
                f(n, at + p.stride[0] * v + (p.rank > 1 ? p.stride[1] * w : 0));
    }
}

static bool meets(const mint_nest &nest, const mint_position &a, const mint_touch &x, const mint_position &b,
                  const mint_touch &y, mint_meeting where)
{
    bool found = false;
    each(nest, a, x, [&](long long n, long long at) {
        each(nest, b, y, [&](long long m, long long other) { found = found || (at == other && (where == mint_at_all || n != m)); });
    });
    return found;
}

// Whether both move by as many elements with each loop, so that the answer is exact.
static bool move_alike(const mint_position &a, const mint_touch &x, const mint_position &b, const mint_touch &y)
{
    bool same = true;
    for (int l = 0; l < 3; l++) {
        long long here = 0, there = 0;
        for (int d = 0; d < a.rank; d++)
            here += a.stride[d] * x.side[d].coef[l];
        for (int d = 0; d < b.rank; d++)
            there += b.stride[d] * y.side[d].coef[l];
        same = same && here == there;
    }
    return same;
}

int main(void)
{
    mint_ready({"meet.c", 1});
    mint_mapping whole = {}, other = {};
    whole.elem = other.elem = 8;
    whole.bytes = other.bytes = 1600;
    int counts[2][2] = {};
    for (int trial = 0; trial < 6000; trial++) {
        mint_nest nest;
        for (int l = 0; l < (int)draw(1, 3); l++)
            nest.loop[l] = {draw(-3, 3), draw(1, 4), draw(0, 1) ? 1 : draw(0, 1) ? -1 : draw(2, 3)};
        mint_position a = draw_place(whole), b = draw(0, 1) ? draw_place(whole) : a;
        mint_touch x = draw_touch(nest), y = draw_touch(nest);
        if (draw(0, 1)) { // the common case: the same subscripts but for constants
            for (int d = 0; d < 8; d++)
                for (int l = 0; l < 3; l++)
                    y.side[d].coef[l] = x.side[d].coef[l];
            b.rank = a.rank;
            b.stride[0] = a.stride[0];
        }
        for (mint_meeting where : {mint_at_all, mint_elsewhere}) {
            bool real = meets(nest, a, x, b, y, where), found = mint_meet_at(nest, a, x, b, y, where);
            bool exact = where == mint_at_all || move_alike(a, x, b, y);
            EXPECT(exact ? found == real : found || !real);
            EXPECT(!mint_meet_at(nest, a, x, mint_position{&other, b.origin, {b.stride[0], b.stride[1]}, b.rank, 0, 199}, y, where));
            counts[where][real]++;
        }
    }
    EXPECT(counts[0][0] > 500 && counts[0][1] > 500 && counts[1][0] > 500 && counts[1][1] > 500);

    // Large arrays: no overflow, and an answer in no time.
    const long long n = 1LL << 20;
    mint_nest cube = {{{0, n, 1}, {0, n, 1}, {0, n, 1}}};
    mint_position far = {&whole, 0, {n * n, n, 1}, 3, 0, n};
    mint_touch at = {"at", {{0, 0, {1, 0, 0}}, {0, 0, {0, 1, 0}}, {0, 0, {0, 0, 1}}}};
    EXPECT(!mint_meet_at(cube, far, at, far, at, mint_elsewhere) && mint_meet_at(cube, far, at, far, at, mint_at_all));
    mint_position odd = far;
    odd.origin = 1;
    far.stride[2] = odd.stride[2] = 2;
    far.stride[1] = odd.stride[1] = 2 * n;
    far.stride[0] = odd.stride[0] = 2 * n * n;
    EXPECT(!mint_meet_at(cube, far, at, odd, at, mint_at_all));
    EXPECT(mint_meet_at(cube, far, mint_anywhere("k"), odd, at, mint_elsewhere));
    printf("all as expected\n");
    return 0;
}
