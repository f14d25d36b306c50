//go:build !linux

// The limits of a child on systems other than Linux: none of memory.

package contain

import "time"

var started = time.Now()

// limitMemory does nothing: these systems lack RLIMIT_AS or ignore it.
func limitMemory(uint64) error { return nil }

// processorTime is the time since the start: there is no portable way to read the processor time.
func processorTime() time.Duration { return time.Since(started) }
