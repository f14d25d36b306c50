
...
typedef int bool_;
struct float3_ { double x, y; };
struct class_ { double this_; int private_[2]; struct float3_ dim3; };
enum template_ { public_ = 2, virtual_ };
...
static double min_(double a, double b) { return a < b ? a : b; }
static double delete_(double new_, struct class_ *operator_) { return new_ * operator_->this_ + operator_->private_[1]; }
static const double namespace_[3] = {1, 2, 4};
...
static __constant__ const double namespace_table[3] = {1, 2, 4};

/* min, for kernels. */
static __device__ double min_on_device(double a, double b)
{
    return a < b ? a : b;
}

/* The loops at line 24.
 * new_: read, 2 points, radius [-1,1]
 * class_: read and written, pointwise
 * blockIdx_: read and written, pointwise
 * A block computes 256x1x1 points.
 * The model expects 21.1 billion points a second, limited by device memory. */
static __global__ void __launch_bounds__(256)
relax_sweep1(const double *new_, struct class_ *class_, double *blockIdx_, bool_ threadIdx_,
             int const_cast_, unsigned try__count, double *__restrict__ catch__parts,
             double *__restrict__ friend__parts)
{
    double catch_ = -0.0;
    double friend_ = -INFINITY;
    const unsigned itry_ = blockIdx.x*256 + threadIdx.x;
    if (itry_ < try__count) {
        const int try_ = 1 + (int)itry_;
        double throw_ = new_[try_-1]*class_[try_].this_ + class_[try_].private_[1]
                + min_on_device(new_[try_+1], class_[try_].dim3.y);
        bool_ xor_ = try_%3 == virtual_ - public_ + threadIdx_;
        blockIdx_[try_] = throw_*namespace_table[try_%3] + const_cast_*xor_;
        catch_ += blockIdx_[try_];
        if (throw_ > friend_)
            friend_ = throw_;
        class_[try_].private_[0] = try_;
    }
    __shared__ __align__(8) char joining[2048];
    mint_join_block<mint_sum>(joining, catch_, catch__parts);
    mint_join_block<mint_max>(joining, friend_, friend__parts);
}

/* Joins what the blocks of relax_sweep1 have found. */
static __global__ void __launch_bounds__(256)
relax_sweep1_total(double *__restrict__ catch__parts, double *__restrict__ friend__parts,
                   long long part_count)
{
    __shared__ __align__(8) char joining_2[2048];
    mint_join_blocks<mint_sum>(joining_2, catch__parts, part_count);
    mint_join_blocks<mint_max>(joining_2, friend__parts, part_count);
}

static void relax(int n, double *new_, double *blockIdx, struct class_ *class_)
{ mint_scope mappings;
    int try_, const_cast_ = 3;
    double catch_ = 0, friend_ = 0;
    bool_ threadIdx = 1;
    mint_copy_in(mappings, {"in.c", 18}, "new_", &new_[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 19}, "blockIdx", &blockIdx[0], mint_extents(n), 1, mint_padded, mint_scoped);
    mint_copy_in(mappings, {"in.c", 20}, "class_", &class_[0], mint_extents(n), 1, mint_padded, mint_scoped);
    /* #pragma mint parallel */
    { mint_region region({"in.c", 21});
        {
            const mint_site site = {"in.c", 24};
            const long long try__begin = 1, try__count = mint_trips(try__begin, n - 1, 1);
            if (try__count > 0) {
                mint_view new__map = mint_find_view(site, "new_", &new_[0], sizeof(double));
                mint_view class__map = mint_find_view(site, "class_", &class_[0], sizeof(struct class_));
                mint_view blockIdx__map = mint_find_view(site, "blockIdx", &blockIdx[0], sizeof(double));
                mint_reach_view(site, new__map, "new_", {{try__begin - 1}, {try__begin + try__count}},
                        "try_-1..try_+1", true);
                mint_reach_view(site, class__map, "class_", {{try__begin}, {try__begin + try__count - 1}},
                        "try_", true);
                mint_reach_view(site, blockIdx__map, "blockIdx", {{try__begin}, {try__begin + try__count
                        - 1}}, "try_", true);
                new__map.settle();
                class__map.settle();
                blockIdx__map.settle();
                const mint_nest loops = {{{try__begin, try__count, 1}}};
                const mint_touch new__reads = {"new[try - 1]", {{-1, 1, {1}, 2}}};
                const mint_touch class__writes = {"class[try].private", {{0, 0, {1}}}};
                const mint_touch blockIdx__writes = {"blockIdx[try]", {{0, 0, {1}}}};
                const mint_touch class__reads = {"operator->this", {{0, 0, {1}}}};
                const mint_touch blockIdx__reads = {"blockIdx[try]", {{0, 0, {1}}}};
                mint_distinct(site, loops, new__map, "new_", new__reads, class__map, "class_",
                        class__writes);
                mint_distinct(site, loops, new__map, "new_", new__reads, blockIdx__map, "blockIdx",
                        blockIdx__writes);
                mint_coincide(site, loops, class__map, "class_", class__reads, blockIdx__map, "blockIdx",
                        blockIdx__writes);
                mint_coincide(site, loops, class__map, "class_", class__writes, blockIdx__map, "blockIdx",
                        blockIdx__writes);
                mint_coincide(site, loops, class__map, "class_", class__writes, blockIdx__map, "blockIdx",
                        blockIdx__reads);
                mint_require_capability(site, 8, 0);
                const dim3 blocks = mint_blocks(site, "relax_sweep1", mint_ceil_div(try__count, 256));
                const long long part_count = mint_block_count(blocks);
                double *catch__parts = mint_results<double>(site, 0, part_count + 1);
                double *friend__parts = mint_results<double>(site, 1, part_count + 1);
                mint_launching(site, "relax_sweep1");
                relax_sweep1<<<blocks, dim3(256), 0, mint_stream()>>>(
                    (double *)new__map.device, (struct class_ *)class__map.device,
                    (double *)blockIdx__map.device, threadIdx, const_cast_, (unsigned)try__count,
                    catch__parts, friend__parts);
                mint_launched(site, "relax_sweep1", class__map, blockIdx__map);
                mint_launching(site, "relax_sweep1_total");
                relax_sweep1_total<<<1, 256, 0, mint_stream()>>>(catch__parts, friend__parts, part_count);
                mint_launched(site, "relax_sweep1_total");
                catch_ = mint_sum::into(catch_, mint_result(site, "catch_", catch__parts + part_count));
                friend_ = mint_max::into(friend_, mint_result(site, "friend_", friend__parts + part_count));
            }
            try_ = (int)(try__begin + try__count);
            (void)delete_, (void)min_, (void)namespace_; /* only kernels use them */
        }
        /* #pragma mint single */
        { mint_put({"in.c", 34}, "new", &new_[0], mint_get({"in.c", 34}, "blockIdx", &blockIdx[1])); mint_update({"in.c", 34}, "blockIdx", &blockIdx[2]) += mint_get({"in.c", 34}, "new", &new_[0]); ++mint_update({"in.c", 34}, "blockIdx", &blockIdx[3]); mint_put({"in.c", 34}, "class", &class_[1].dim3.x, 7); }
...
    mint_copy_out({"in.c", 36}, "new_", &new_[0], mint_extents(n));
    mint_copy_out({"in.c", 37}, "blockIdx", &blockIdx[0], mint_extents(n));
    mint_copy_out({"in.c", 38}, "class_", &class_[0], mint_extents(n));
    printf("%g %g %d %g %g %d %g\n", catch_, friend_, try_, new_[0], blockIdx[2], class_[4].private_[0], class_[1].dim3.x);
...
    double new_[N], blockIdx[N];
    struct class_ class_[N];
...
        new_[i] = i % 7;
...
        class_[i] = (struct class_){(double)(i % 4), {i, i % 3}, {0, (double)(i % 6)}};
...
    relax(N, new_, blockIdx, class_);
