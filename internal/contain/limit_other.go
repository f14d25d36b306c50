//go:build !linux

package contain

// limitMemory does nothing: RLIMIT_AS is missing or without effect here.
func limitMemory(uint64) error { return nil }
