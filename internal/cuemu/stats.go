// The counts of a kernel's memory accesses, as the emulator's metrics.cpp writes them.

package cuemu

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strconv"
	"strings"
)

// KernelStats counts a kernel's work over all its launches. Loads and stores are counted in the Check and
// Quick modes only. They are those of code compiled with -O1 (Check) or -O0 (Quick), before any cache.
type KernelStats struct {
	Kernel                                       string
	Launches, Blocks, Threads, Barriers, Atomics int64
	GlobalLoads, GlobalStores                    int64
	GlobalLoadBytes, GlobalStoreBytes            int64
	SharedLoads, SharedStores                    int64
	Requests, Sectors, IdealSectors              int64 // of warps to global memory; sectors of 32 bytes
	SharedRequests, SharedWavefronts             int64 // equal without bank conflicts
	TensorCopies, TensorBytes                    int64 // of whole boxes, zeros outside the tensor included; they do not count as loads
}

// SectorsPerRequest is how many sectors of 32 bytes one access of a warp to global memory touches.
func (k *KernelStats) SectorsPerRequest() float64 { return ratio(k.Sectors, k.Requests) }

// IdealSectorsPerRequest is SectorsPerRequest if the lanes of each warp accessed adjacent bytes.
func (k *KernelStats) IdealSectorsPerRequest() float64 { return ratio(k.IdealSectors, k.Requests) }

// BankFactor is the time of shared memory accesses relative to that without bank conflicts: 1 without them.
func (k *KernelStats) BankFactor() float64 { return ratio(k.SharedWavefronts, k.SharedRequests) }

func ratio(a, b int64) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}

// field is the counter of that name in the file that runtime/metrics.cpp writes, or nil.
func (k *KernelStats) field(name string) *int64 {
	switch name {
	case "launches":
		return &k.Launches
	case "blocks":
		return &k.Blocks
	case "threads":
		return &k.Threads
	case "barriers":
		return &k.Barriers
	case "atomics":
		return &k.Atomics
	case "global_loads":
		return &k.GlobalLoads
	case "global_stores":
		return &k.GlobalStores
	case "global_load_bytes":
		return &k.GlobalLoadBytes
	case "global_store_bytes":
		return &k.GlobalStoreBytes
	case "shared_loads":
		return &k.SharedLoads
	case "shared_stores":
		return &k.SharedStores
	case "requests":
		return &k.Requests
	case "sectors":
		return &k.Sectors
	case "ideal_sectors":
		return &k.IdealSectors
	case "shared_requests":
		return &k.SharedRequests
	case "shared_wavefronts":
		return &k.SharedWavefronts
	case "tensor_copies":
		return &k.TensorCopies
	case "tensor_bytes":
		return &k.TensorBytes
	}
	return nil
}

// readStats reads lines of a name, a tab and a value; "kernel" begins the next kernel. A program that launched
// nothing leaves no file.
func readStats(path string) ([]KernelStats, error) {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var stats []KernelStats
	for lines := bufio.NewScanner(file); lines.Scan(); {
		name, value, _ := strings.Cut(lines.Text(), "\t")
		if name == "kernel" {
			stats = append(stats, KernelStats{Kernel: value})
			continue
		}
		n, err := strconv.ParseInt(value, 10, 64)
		if err != nil || len(stats) == 0 || stats[len(stats)-1].field(name) == nil {
			return nil, fmt.Errorf("bad line in the kernel counts: %q", lines.Text())
		}
		*stats[len(stats)-1].field(name) = n
	}
	return stats, nil
}
