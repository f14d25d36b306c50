// The limits of a child on Linux: address space, core files, and the processor time that it used.

package contain

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"syscall"
	"time"
)

// limitMemory limits the address space to what is reserved already plus beyond
// bytes, and lets the kernel kill this process first if the machine runs out of
// memory. It turns off core files, which would be left in the user's directory.
func limitMemory(beyond uint64) error {
	if err := syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{}); err != nil {
		return err
	}
	if beyond == 0 {
		return nil
	}
	_ = os.WriteFile("/proc/self/oom_score_adj", []byte("1000"), 0) // best effort: /proc may be missing
	reserved, err := addressSpace()
	if err != nil {
		return err
	}
	var now syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &now); err != nil {
		return err
	}
	now.Cur = min(now.Max, reserved+beyond)
	return syscall.Setrlimit(syscall.RLIMIT_AS, &now)
}

// addressSpace is the size of this process's address space in bytes.
func addressSpace() (uint64, error) {
	statm, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0, err
	}
	first, _, _ := bytes.Cut(statm, []byte(" "))
	pages, err := strconv.ParseUint(string(first), 10, 64)
	if err != nil {
		return 0, fmt.Errorf("/proc/self/statm: %w", err)
	}
	return pages * uint64(os.Getpagesize()), nil
}

// processorTime is the processor time of this process, all threads together.
func processorTime() time.Duration {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
