// Copies of the user's directory for the runs, and what a run changed in its copy.

package checker

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
)

// The limits of a copy. A larger file is not copied: the copy has a link to it,
// through which the programs can read it.
const (
	mostFileBytes = 64 << 20
	mostBytes     = 512 << 20
	mostEntries   = 20000
	mostParents   = 3 // directories above, whose files the programs can read
)

// The limits of what is copied beside the user's directory, where the directory above is a project of its own.
const (
	mostBesideBytes   = 64 << 20
	mostBesideEntries = 2000
)

// copier makes copies of the user's directory, each in the same place, so that a
// program sees the same paths in each run.
type copier struct {
	from    string // the user's directory
	root    string // holds a copy and nothing else
	links   bool   // links to the user's files are safe: the programs cannot write through them
	leftOut []string
}

func newCopier(from, root string) *copier {
	return &copier{from: from, root: root, links: landlockRights() != 0}
}

// dir is the path of the copy of the user's directory.
func (c *copier) dir() string { return filepath.Join(c.root, c.from) }

// fresh makes a new copy.
func (c *copier) fresh() (snapshot, error) {
	c.leftOut = nil
	if err := RemoveScratch(c.root); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(c.dir(), 0o700); err != nil {
		return nil, err
	}
	if c.links {
		c.linkParents()
	}
	if err := c.copyTree(c.from); err != nil {
		return nil, err
	}
	return c.snapshot()
}

// linkParents makes ../data name the same file as in the user's directory. What is small there is copied: a program that runs
// in src may write to ../results.
func (c *copier) linkParents() {
	child, copies := c.from, c.copiesBeside()
	for range mostParents {
		parent := filepath.Dir(child)
		if parent == child {
			return
		}
		entries, err := os.ReadDir(parent)
		if err != nil || len(entries) > mostEntries {
			return // the program cannot read it either, or it is not a folder of programs and data
		}
		for _, entry := range entries {
			path := filepath.Join(parent, entry.Name())
			if path == child || copies && child == c.from && !isHidden(path) && c.copyTree(path) == nil {
				continue
			}
			_ = os.Symlink(path, filepath.Join(c.root, path))
		}
		child = parent
	}
}

// copiesBeside reports whether the directory above the user's is small enough to be copied, hidden entries aside.
func (c *copier) copiesBeside() bool {
	above := filepath.Dir(c.from)
	bytes, entries := int64(0), 0
	err := filepath.WalkDir(above, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil || strings.HasPrefix(c.root, path+"/") && path != above:
			return errNotSmall
		case path == c.from || filepath.Dir(path) == above && isHidden(path):
			return skipped(entry)
		}
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() {
			bytes += info.Size()
		}
		if entries++; entries > mostBesideEntries || bytes > mostBesideBytes {
			return errNotSmall
		}
		return nil
	})
	return err == nil
}

func isHidden(path string) bool { return strings.HasPrefix(filepath.Base(path), ".") }

var errNotSmall = errors.New("not small")

// copyTree copies the user's directory, or what is beside it, within the limits.
func (c *copier) copyTree(from string) error {
	bytes, entries := int64(0), 0
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		relative, _ := filepath.Rel(c.from, path)
		if err != nil {
			c.leaveOut(relative, "it cannot be read")
			return skipped(entry)
		}
		if path == c.from {
			return nil
		}
		if entries++; entries > mostEntries {
			c.leaveOut(relative, fmt.Sprintf("and what follows: there are more than %d files", mostEntries))
			return filepath.SkipAll
		}
		if entry.IsDir() {
			return c.copyDir(relative, entry)
		}
		info, err := os.Stat(path) // follows links
		switch {
		case err != nil:
			return nil // a link to nothing
		case info.IsDir():
			return c.link(relative, "it is a link to a directory")
		case !info.Mode().IsRegular():
			c.leaveOut(relative, "it is not a regular file")
			return nil
		case info.Size() > mostFileBytes || bytes+info.Size() > mostBytes:
			return c.link(relative, fmt.Sprintf("it has %d MiB", info.Size()>>20))
		}
		bytes += info.Size()
		return c.copyFile(relative, info)
	})
}

func skipped(entry fs.DirEntry) error {
	if entry != nil && entry.IsDir() {
		return filepath.SkipDir
	}
	return nil
}

func (c *copier) copyDir(relative string, entry fs.DirEntry) error {
	if slices.Contains([]string{".git", ".hg", ".svn"}, entry.Name()) {
		return filepath.SkipDir
	}
	if filepath.Join(c.from, relative) == filepath.Dir(c.root) { // the copy itself
		return filepath.SkipDir
	}
	return os.MkdirAll(filepath.Join(c.dir(), relative), 0o700)
}

// link puts a link to the user's own file in the copy.
func (c *copier) link(relative, why string) error {
	if !c.links {
		c.leaveOut(relative, why)
		return nil
	}
	c.leaveOut(relative, why+": it can be read, not written")
	return os.Symlink(filepath.Join(c.from, relative), filepath.Join(c.dir(), relative))
}

func (c *copier) leaveOut(relative, why string) {
	c.leftOut = append(c.leftOut, relative+" ("+why+")")
}

// copyFile shares the file's blocks where the file system can (io.Copy asks it).
func (c *copier) copyFile(relative string, info fs.FileInfo) error {
	source, err := os.Open(filepath.Join(c.from, relative))
	if errors.Is(err, fs.ErrPermission) {
		c.leaveOut(relative, "it cannot be read")
		return nil
	}
	if err != nil {
		return err
	}
	defer source.Close()
	path := filepath.Join(c.dir(), relative)
	target, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, info.Mode().Perm()|0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	if err = errors.Join(err, target.Close()); err != nil {
		return err
	}
	return errors.Join(os.Chtimes(path, info.ModTime(), info.ModTime()), os.Chmod(path, info.Mode().Perm()))
}

// arguments are the program's arguments. A path in the user's directory becomes
// the path in the copy.
func (c *copier) arguments(args []string) []string {
	var out []string
	for _, a := range args {
		if a == c.from || strings.HasPrefix(a, c.from+"/") {
			a = c.root + a
		}
		out = append(out, a)
	}
	return out
}

// snapshot is the state of all files of a copy and of what is above it, by their paths from the user's directory.
type snapshot map[string]stamp

type stamp struct {
	inode   uint64
	changed syscall.Timespec
	size    int64
}

func (c *copier) snapshot() (snapshot, error) {
	all := snapshot{}
	err := filepath.WalkDir(c.root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		relative, _ := filepath.Rel(c.dir(), path)
		info, err := entry.Info()
		if err != nil {
			return err
		}
		system := info.Sys().(*syscall.Stat_t)
		all[relative] = stamp{system.Ino, system.Ctim, system.Size}
		return nil
	})
	return all, err
}

// file is what a path holds after a run.
type file struct {
	removed bool
	link    string // the target of a symbolic link, or the type of a special file
	data    []byte
}

// changes are the files that a run made, changed or removed.
func (c *copier) changes(before snapshot) (map[string]file, error) {
	after, err := c.snapshot()
	if err != nil {
		return nil, err
	}
	out := map[string]file{}
	for path := range before {
		if _, there := after[path]; !there {
			out[path] = file{removed: true}
		}
	}
	for path, s := range after {
		if before[path] == s {
			continue
		}
		if out[path], err = readFile(filepath.Join(c.dir(), path)); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func readFile(path string) (file, error) {
	info, err := os.Lstat(path)
	switch {
	case err != nil:
		return file{}, err
	case info.Mode()&fs.ModeSymlink != 0:
		to, err := os.Readlink(path)
		return file{link: to}, err
	case !info.Mode().IsRegular():
		return file{link: info.Mode().Type().String()}, nil
	}
	_ = os.Chmod(path, 0o600)
	data, err := os.ReadFile(path)
	return file{data: data}, err
}

// RemoveScratch removes a tree, directories that the program made unreadable included.
func RemoveScratch(root string) error {
	err := os.RemoveAll(root)
	if err == nil {
		return nil
	}
	_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, _ error) error {
		if entry != nil && entry.IsDir() {
			_ = os.Chmod(path, 0o700)
		}
		return nil
	})
	return os.RemoveAll(root)
}
