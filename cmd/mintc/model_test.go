package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestModelOfThePapers(t *testing.T) {
	dir := t.TempDir()
	got := mintc(t, dir, "model", "--paper", "--svg", "figures.svg")
	assert.Zero(t, got.status, got.stderr)
	assert.Contains(t, got.stdout, "model of ICS'09\n")
	assert.Contains(t, got.stdout, "  PathFinder      12       11.55      127  2.006e+05    1.070e+05    1.875       14     1.074e+05\n")
	for _, figure := range []string{"Figure 4:", "Figure 5:", "Figure 6:", "Figure 7:", "Figure 8:"} {
		assert.Contains(t, got.stdout, figure)
		assert.Contains(t, read(t, dir, "figures.svg"), figure)
	}
	assert.True(t, strings.HasPrefix(read(t, dir, "figures.svg"), "<svg "))

	assert.Contains(t, mintc(t, dir, "model", "--paper=ijpp").stdout, "  PathFinder      13       12.89")
	assert.Contains(t, mintc(t, dir, "model", "--paper=ics09", "--glbsync-per-pass").stdout, "  PathFinder      14       13.66")
	for args, want := range map[string]string{"--paper=x": "not one of ics09, ijpp", "--papers": "unknown option", "": "write --paper=ics09", "--paper in.c": "takes no file name"} {
		got := mintc(t, dir, append([]string{"model"}, strings.Fields(args)...)...)
		assert.Equal(t, exitUsage, got.status, args)
		if args != "--papers" {
			assert.Contains(t, got.stderr, want, args)
		}
	}
}
