// SPDX-License-Identifier: 0BSD
// ---- Reductions: the threads' parts, joined in a tree that the launch's shape alone decides ----

#include <math.h>

// What a thread has found of a minimum or maximum, and where in the serial order of the iterations.
// The value of the variable before the loop stands at 0.
struct mint_found {
    double value; // of a float too: it has no other double
    long long at;
};

mint_local __device__ mint_found mint_found_at(double value, long long at)
{
    return mint_found{value, at};
}

// How two parts are joined, and how the total goes into the variable.
struct mint_sum {
    template <class P> static __device__ P join(P a, P b)
    {
        return a + b;
    }
    template <class T, class P> static T into(T before, P total)
    {
        return (T)(before + total);
    }
};

struct mint_times {
    template <class P> static __device__ P join(P a, P b)
    {
        return a * b;
    }
    template <class T, class P> static T into(T before, P total)
    {
        return (T)(before * total);
    }
};

struct mint_and_bits {
    template <class P> static __device__ P join(P a, P b)
    {
        return a & b;
    }
    template <class T, class P> static T into(T before, P total)
    {
        return (T)(before & total);
    }
};

struct mint_or_bits {
    template <class P> static __device__ P join(P a, P b)
    {
        return a | b;
    }
    template <class T, class P> static T into(T before, P total)
    {
        return (T)(before | total);
    }
};

struct mint_xor_bits {
    template <class P> static __device__ P join(P a, P b)
    {
        return a ^ b;
    }
    template <class T, class P> static T into(T before, P total)
    {
        return (T)(before ^ total);
    }
};

// && and ||: bit 0 says that the operand which decides was there, bit 1 that only the other one was.
// Without any operand the variable stays as it is, which need not be 0 or 1.
struct mint_all : mint_or_bits {
    template <class T, class P> static T into(T before, P total)
    {
        return total ? (T)(before && !(total & 1)) : before;
    }
};

struct mint_any : mint_or_bits {
    template <class T, class P> static T into(T before, P total)
    {
        return total ? (T)(before || (total & 1)) : before;
    }
};

struct mint_above {
    template <class T> static __host__ __device__ bool beats(T a, T b)
    {
        return a > b;
    }
};

struct mint_below {
    template <class T> static __host__ __device__ bool beats(T a, T b)
    {
        return a < b;
    }
};

// What the serial loop does with equal values, zeros of different sign, and with a NaN in the variable.
enum mint_ties { mint_first_stays, mint_last_stays };
enum mint_nans { mint_nan_stays, mint_nan_replaced };

template <class Order, mint_ties ties, mint_nans nans> struct mint_extreme {
    // A part that has found nothing is a NaN if NaNs are replaced, and else what any number beats.
    template <class T> static __host__ __device__ bool replaces(T now, T next, bool tie)
    {
        bool from_nan = nans == mint_nan_replaced && now != now && next == next;
        return Order::beats(next, now) || (next == now && tie) || from_nan;
    }
    template <class T> static __host__ __device__ T join(T a, T b)
    {
        return replaces(a, b, ties == mint_last_stays) ? b : a;
    }
    static __host__ __device__ mint_found join(mint_found a, mint_found b)
    {
        return replaces(a.value, b.value, ties == mint_last_stays ? b.at > a.at : b.at < a.at) ? b : a;
    }
    template <class T, class P> static T into(T before, P total)
    {
        return (T)join((P)before, total);
    }
    template <class T> static T into(T before, mint_found total)
    {
        return (T)join(mint_found{before, 0}, total).value;
    }
};

// The usual forms: if (e < s) s = e, if (e > s) s = e.
typedef mint_extreme<mint_below, mint_first_stays, mint_nan_stays> mint_min;
typedef mint_extreme<mint_above, mint_first_stays, mint_nan_stays> mint_max;

// What a thread leaves in a private variable, and where in the serial order; nothing at 0.
template <class T> struct mint_left {
    T value[8 / sizeof(T)]; // the first; there is no padding, so that all of it is initialised
    long long at;
};

template <class T> mint_local __device__ mint_left<T> mint_left_at(T value, long long at)
{
    return mint_left<T>{{value}, at};
}

// The variable has the value of the last iteration.
struct mint_latest {
    template <class P> static __device__ P join(P a, P b)
    {
        return b.at > a.at ? b : a;
    }
    template <class V, class P> static V into(V before, P total)
    {
        return total.at > 0 ? (V)total.value[0] : before;
    }
};

// Joins one part of each of the first n threads of a block; memory holds n parts. All threads of the
// block call it. The result is for thread 0.
template <class Join, class P> static inline __device__ P mint_join_threads(char *memory, P part, unsigned n)
{
    P *parts = (P *)memory;
    unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    __syncthreads(); // the memory may still be read for the reduction before this one
    if (thread < n)
        parts[thread] = part;
    __syncthreads();
    while (n > 1) {
        unsigned half = (n + 1) / 2;
        if (thread + half < n)
            parts[thread] = Join::join(parts[thread], parts[thread + half]);
        __syncthreads();
        n = half;
    }
    return parts[0];
}

// Leaves the part of this block among those of all blocks.
template <class Join, class P> static inline __device__ void mint_join_block(char *memory, P part, P *parts)
{
    P joined = mint_join_threads<Join>(memory, part, blockDim.x * blockDim.y * blockDim.z);
    if (threadIdx.x == 0 && threadIdx.y == 0 && threadIdx.z == 0)
        parts[blockIdx.x + gridDim.x * (blockIdx.y + (unsigned long long)gridDim.y * blockIdx.z)] = joined;
}

// Joins the parts of all blocks and puts the total behind them. One block calls it.
template <class Join, class P> static inline __device__ void mint_join_blocks(char *memory, P *parts, long long blocks)
{
    unsigned n = blocks < blockDim.x ? (unsigned)blocks : blockDim.x;
    P part = parts[threadIdx.x < n ? threadIdx.x : 0];
    for (long long b = (long long)threadIdx.x + blockDim.x; b < blocks; b += blockDim.x)
        part = Join::join(part, parts[b]);
    part = mint_join_threads<Join>(memory, part, n);
    if (threadIdx.x == 0)
        parts[blocks] = part;
}

mint_local long long mint_block_count(dim3 blocks)
{
    return (long long)blocks.x * blocks.y * blocks.z;
}
