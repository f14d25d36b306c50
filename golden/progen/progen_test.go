package progen

import (
	"os"
	"strconv"
	"testing"
)

func TestScratch(t *testing.T) {
	seed, _ := strconv.ParseInt(os.Getenv("SEED"), 10, 64)
	os.WriteFile("/tmp/gs.c", []byte(File([]*Program{Draw(seed, DefaultFeatures())})), 0o644)
}
