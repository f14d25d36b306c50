package main

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDiscardLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	old := write(t, dir, "old", "old")
	var files outFiles
	require.NoError(t, files.stage(old, []byte("new")))
	require.NoError(t, files.stage(filepath.Join(dir, "fresh"), []byte("new")))
	assert.Len(t, names(t, dir), 3, "two temporaries beside the old file")
	files.discard()
	assert.Equal(t, []string{"old"}, names(t, dir))
	assert.Equal(t, "old", read(t, old))
	assert.Error(t, files.stage(old, []byte("late")), "a signal came first")
	assert.Equal(t, []string{"old"}, names(t, dir))
}

func TestFailedCommitRemovesTheRest(t *testing.T) {
	dir := t.TempDir()
	var files outFiles
	require.NoError(t, files.stage(filepath.Join(dir, "first"), []byte("1")))
	require.NoError(t, files.stage(filepath.Join(dir, "second"), []byte("2")))
	write(t, dir, "first/in-the-way", "") // a directory took its name since
	assert.ErrorContains(t, files.commit(), "cannot write "+filepath.Join(dir, "first"))
	assert.Equal(t, []string{"first"}, names(t, dir))
}
