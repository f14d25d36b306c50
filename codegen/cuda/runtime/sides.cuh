// SPDX-License-Identifier: 0BSD
// ---- Whether the storages of a field have the same cells beyond the range of a chain ----
//
// Kernels that make several steps take less registers where they do. No step writes these cells, so that they are compared once per batch: whatever
// else may write them ends it. The device compares and keeps the result; the host does not wait.

// Cells beside a range that its loops read: along x and y, below and above it, in at most `most` dimensions at once.
struct mint_side_cells {
    int cells[2], below[2], above[2], most, planes;
    long long row, plane; // strides, in elements

    __host__ __device__ long long wide() const { return (long long)below[0] + cells[0] + above[0]; }
    // Those of a plane that lie in rows below and above the range, with the corners, and those beside its rows.
    __host__ __device__ long long in_rows() const { return wide() * (below[1] + above[1]); }
    __host__ __device__ long long in_columns() const { return (long long)cells[1] * (below[0] + above[0]); }
};

// Sets *differ where two storages have other bytes in these cells.
static __global__ void mint_compare_sides(const char *a, const char *b, int bytes, mint_side_cells s, unsigned *differ)
{
    const long long wide = s.wide(), rows = s.in_rows(), columns = s.in_columns();
    for (long long n = blockIdx.x * 256LL + threadIdx.x; n < (rows + columns) * s.planes; n += gridDim.x * 256LL) {
        const long long plane = n / (rows + columns), at = n % (rows + columns);
        long long x, y;
        if (at < rows) {
            x = at % wide - s.below[0];
            y = at / wide < s.below[1] ? at / wide - s.below[1] : s.cells[1] + at / wide - s.below[1];
            if (s.most < 2 && (x < 0 || x >= s.cells[0]))
                continue;
        } else {
            const long long beside = s.below[0] + s.above[0], k = (at - rows) % beside;
            x = k < s.below[0] ? k - s.below[0] : s.cells[0] + k - s.below[0];
            y = (at - rows) / beside;
        }
        const long long cell = (plane * s.plane + y * s.row + x) * bytes;
        bool same = true;
        for (int k = 0; k < bytes; k++)
            same = same && a[cell + k] == b[cell + k];
        if (!same)
            atomicOr(differ, 1u);
    }
}

// The comparison of a launch, which that of an earlier one of the batch may stand for.
class mint_side_comparison {
  public:
    explicit mint_side_comparison(const mint_advance &steps)
        : site(steps.site), batch((mint_batch &)steps.batch), compared(steps.batch.sides_compared)
    {
        if (compared)
            return;
        if (!batch.sides_differ)
            mint_check(site, cudaMalloc((void **)&batch.sides_differ, sizeof *batch.sides_differ), "allocate memory for a comparison of", steps.chain.name);
        mint_check(site, cudaMemsetAsync(batch.sides_differ, 0, sizeof *batch.sides_differ, mint_stream()), "clear a result of", steps.chain.name);
        batch.sides_compared = true;
    }

    template <class T, int N> void add(const mint_each<T *, N> &storage, const mint_side_cells &cells)
    {
        const unsigned blocks = (unsigned)mint_lesser(mint_ceil_div((cells.in_rows() + cells.in_columns()) * cells.planes, 256), 4096);
        for (int k = 1; k < N && !compared && blocks > 0; k++) {
            mint_compare_sides<<<blocks, 256, 0, mint_stream()>>>((const char *)storage.of[0], (const char *)storage.of[k], (int)sizeof(T), cells,
                                                                  batch.sides_differ);
            mint_check(site, cudaGetLastError(), "start a comparison of", "storages");
        }
    }

    const unsigned *result() const { return batch.sides_differ; }

  private:
    mint_site site;
    mint_batch &batch;
    bool compared;
};
