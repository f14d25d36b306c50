// How a launch of several steps is divided: each plane of each tile belongs to one slab, whatever the numbers are. And how its rounds are counted.
#include "runtime.cuh"
#include "expect.cuh"

enum { MOST_TILES = 40, MOST_PLANES = 30 };

// Counts the slabs of each plane of each tile.
__global__ void count(mint_division division, int units, int *slabs)
{
    for (int unit = 0; unit < units; unit++) {
        const mint_slab slab = mint_slab_of(division, unit);
        const int tile = slab.x + slab.y * division.tiles_x;
        for (int plane = slab.from; plane < slab.to; plane++)
            slabs[tile * MOST_PLANES + plane]++;
    }
}

static void check(long long room, int tiles_x, int tiles_y, int planes, double cost, double margin)
{
    const mint_division division = mint_divide(room, tiles_x, tiles_y, planes, 4, cost, margin);
    int *slabs, found[MOST_TILES * MOST_PLANES];
    EXPECT(division.tiles() <= MOST_TILES && planes <= MOST_PLANES);
    EXPECT(cudaMalloc((void **)&slabs, sizeof found) == cudaSuccess);
    EXPECT(cudaMemset(slabs, 0, sizeof found) == cudaSuccess);
    count<<<1, 1>>>(division, (int)division.units(), slabs);
    EXPECT(cudaMemcpy(found, slabs, sizeof found, cudaMemcpyDeviceToHost) == cudaSuccess);
    for (int tile = 0; tile < MOST_TILES; tile++)
        for (int plane = 0; plane < MOST_PLANES; plane++)
            EXPECT(found[tile * MOST_PLANES + plane] == (tile < division.tiles() && plane < planes));
    EXPECT(cudaFree(slabs) == cudaSuccess);
}

// After very many rounds, flags of blocks that took no part in them would look like later ones: counting begins anew.
static void check_rounds()
{
    const mint_site site = {"slabs.cu", 1};
    mint_residence r = {};
    r.x.cells = r.y.cells = 64;
    r.x.tiles = r.y.tiles = r.levels = 1;
    const mint_exchange<float> first = mint_exchange_for<float>(site, r, 3);
    EXPECT(first.base == 0);
    EXPECT(mint_exchange_for<float>(site, r, 3).base == 3);
    unsigned flag = 6;
    EXPECT(cudaMemcpy(first.flags, &flag, sizeof flag, cudaMemcpyHostToDevice) == cudaSuccess);
    mint_ready(site).exchange.rounds = (1u << 30) + 1;
    EXPECT(mint_exchange_for<float>(site, r, 3).base == 0);
    EXPECT(cudaDeviceSynchronize() == cudaSuccess);
    EXPECT(cudaMemcpy(&flag, first.flags, sizeof flag, cudaMemcpyDeviceToHost) == cudaSuccess);
    EXPECT(flag == 0);
}

int main()
{
    check_rounds();
    const int planes[] = {1, 2, 7, MOST_PLANES};
    for (int room = 1; room <= 300; room += 23)
        for (int y = 0; y <= 5; y++)
            for (int x = 1; x <= 8; x++)
                for (int p : planes)
                    check(room, x, y, p, room % 2 == 0 ? 1.0 : 2.5, y > 0 && room % 3 == 0 ? 1.0 : 0.0);
    // divisions.txt has them, which the test of the model compares, too
    for (int x = 3; x <= 12; x++) {
        const mint_division d = mint_divide(132, x, 2 * x - 3, 700 - 50 * x, 8, 1 + x / 20.0, x % 3 == 0 ? 0 : 1.035);
        printf("%d %d %d %d %d\n", d.tiles_x, d.tiles_y, d.planes, d.chunk, d.edge_chunk);
    }
    puts("all as expected");
    return 0;
}
