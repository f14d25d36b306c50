//go:build !linux

// The limits of a child on systems other than Linux: none of memory.

package contain

import "time"

var started = time.Now()

// limitMemory does nothing: RLIMIT_AS is missing or without effect here.
func limitMemory(uint64) error { return nil }

// processorTime is the time since the start, for want of a better measure.
func processorTime() time.Duration { return time.Since(started) }
