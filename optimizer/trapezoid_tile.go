// The size of tiles that a block advances in shared memory: the largest whose planes leave room for a second block, because
// the share of cells that are computed in vain falls with the size.

package optimizer

import (
	"fmt"
	"slices"

	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// loadedTiles are the tiles to try, ghost zones included, x first: rows of whole warps.
var loadedTiles = map[int][]plan.Vec{
	1: {{8192, 1, 1}, {4096, 1, 1}, {2048, 1, 1}, {1024, 1, 1}, {512, 1, 1}, {256, 1, 1}, {128, 1, 1}},
	2: {{128, 96, 1}, {128, 64, 1}, {96, 64, 1}, {64, 96, 1}, {64, 64, 1}, {64, 48, 1}, {64, 32, 1}, {32, 64, 1}, {32, 32, 1}, {32, 16, 1}},
	3: {{32, 32, 32}, {32, 32, 24}, {32, 24, 24}, {32, 24, 16}, {32, 16, 16}, {32, 16, 12}, {32, 12, 12}, {32, 12, 8}, {32, 8, 8}},
}

// tileThreads are the threads of a block by the number of dimensions.
var tileThreads = map[int]plan.Vec{1: {512, 1, 1}, 2: {32, 16, 1}, 3: {32, 16, 1}}

// sizeTile fills in the tile and, where they are not chosen yet, the threads of a plan. Its height falls until a tile fits.
func sizeTile(t *plan.Trapezoid, d gpu.Device) error {
	tiles, err := plan.NewTiles(t.Chain)
	if err != nil {
		return err
	}
	if t.Threads == (plan.Vec{}) {
		t.Threads = tileThreads[tiles.Dims]
	}
	asked := *t
	for ; t.Height > 1; t.Height-- {
		ghost, ghostErr := tiles.Ghost(*t)
		if ghostErr != nil {
			continue
		}
		if takeHint(t) && t.Check(d) == nil {
			return nil
		}
		if !slices.ContainsFunc(t.Chain.Stages, func(s stencil.Stage) bool { return len(s.Sweep.Loops) >= tiles.Dims }) {
			return fmt.Errorf("no nest of the step runs over all %d dimensions of its arrays", tiles.Dims)
		}
		for _, room := range []int64{int64(d.SharedPerSM)/2 - reservedShared, int64(d.SharedPerBlock)} {
			best := 0.0
			for _, loaded := range loadedTiles[tiles.Dims] {
				tile, share := committed(loaded, ghost, tiles.Dims)
				if _, bytes := tiles.SharedAt(ghost, tile); share > best && bytes <= room {
					best, t.Tile = share, tile
				}
			}
			if best > 0 {
				return t.Check(d)
			}
		}
	}
	asked.Tile = plan.Vec{1, 1, 1}
	if err := asked.Check(d); err != nil {
		return err
	}
	return fmt.Errorf("the ghost zone takes up all of a tile that fits in shared memory")
}

// reservedShared is what CUDA takes of shared memory for each block.
const reservedShared = 1 << 10

// takeHint gives a plan the tile of a clause, which is the same for all stages. It reports whether there is such a clause.
func takeHint(t *plan.Trapezoid) bool {
	t.Tile = plan.Vec{1, 1, 1}
	for _, s := range t.Chain.Stages {
		if s.Sweep.Hints.Tile != nil {
			copy(t.Tile[:], s.Sweep.Hints.Tile)
			return true
		}
	}
	return false
}

// committed are the cells of a loaded tile that its block commits, and their share; 0 where the ghost zone takes up all.
func committed(loaded plan.Vec, g *plan.Ghost, dims int) (tile plan.Vec, share float64) {
	low, high := g.Zone.XFirst()
	tile = plan.Vec{1, 1, 1}
	for d := range dims {
		if tile[d] = loaded[d] - low[d] - high[d]; tile[d] < 1 {
			return tile, 0
		}
	}
	return tile, float64(tile.Product()) / float64(loaded.Product())
}
