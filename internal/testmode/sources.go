// Tests of a program that they build themselves: their results are kept no longer than its sources.

package testmode

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// DependOnSources makes the results that `go test` keeps depend on all files under root, the module's folder. Tests that
// build a program with the go command need it: go sees which files a test opens, not what a build that the test starts
// reads, and would repeat "ok (cached)" after a change of the program. It is for the inside of a test, since go does not
// watch TestMain.
func DependOnSources(t testing.TB, root string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && path != root && strings.HasPrefix(entry.Name(), ".") {
			return fs.SkipDir
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
