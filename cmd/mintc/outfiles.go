// Output files that appear all together or not at all, whatever fails or interrupts.

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// outFiles are files of which all appear or none. stage writes each to
// a temporary name beside its own; commit renames them; discard, also called
// by the signal handler, leaves nothing behind. A symbolic link in the place of
// an output is replaced, never followed; a device or pipe is written to directly.
type outFiles struct {
	mutex  sync.Mutex
	staged []stagedFile
	closed bool // nothing may be staged any more
}

type stagedFile struct {
	path      string
	temporary string // "" for a device, a pipe or standard output
	data      []byte // nil if there is a temporary file, which holds it
}

// stage prepares to write data to path; "-" is standard output.
func (f *outFiles) stage(path string, data []byte) error {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.closed {
		return errors.New("interrupted")
	}
	direct, mode, err := examineTarget(path)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", path, reason(err))
	}
	if direct {
		f.staged = append(f.staged, stagedFile{path: path, data: data})
		return nil
	}
	temporary := filepath.Join(filepath.Dir(path), fmt.Sprintf(".mintc-%d-%08x.tmp", os.Getpid(), rand.Uint32()))
	f.staged = append(f.staged, stagedFile{path: path, temporary: temporary})
	if err := writeNew(temporary, data, mode); err != nil {
		return fmt.Errorf("cannot write %s: %w", path, reason(err))
	}
	return nil
}

// examineTarget decides how path is written: directly, or by renaming over it a
// file of the given mode (0: that of a new file).
func examineTarget(path string) (direct bool, mode fs.FileMode, err error) {
	if path == "-" {
		return true, 0, nil
	}
	info, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, 0, nil
	}
	if err != nil {
		return false, 0, err
	}
	isLink := info.Mode()&fs.ModeSymlink != 0
	if target, err := os.Stat(path); err == nil {
		info = target
	}
	switch {
	case info.IsDir():
		return false, 0, errors.New("it is a directory")
	case info.Mode()&(fs.ModeDevice|fs.ModeNamedPipe|fs.ModeSocket) != 0:
		return true, 0, nil
	case isLink && strings.HasPrefix(path, "/dev/"):
		return false, 0, errors.New("it is a link in /dev; write -o - for standard output")
	case isLink:
		return false, 0, nil
	}
	// A rename would replace even a write-protected file, which its owner does not expect.
	old, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return false, 0, err
	}
	return false, info.Mode().Perm(), old.Close()
}

// writeNew creates a file, which must not exist; with mode 0 the umask decides its mode.
func writeNew(path string, data []byte, mode fs.FileMode) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err == nil && mode != 0 {
		err = file.Chmod(mode)
	}
	return errors.Join(err, file.Close())
}

// commit puts all staged files in place.
func (f *outFiles) commit() error {
	for i := range f.staged {
		if err := f.place(&f.staged[i]); err != nil {
			f.discard()
			return fmt.Errorf("cannot write %s: %w", displayName(f.staged[i].path), reason(err))
		}
	}
	return nil
}

func (f *outFiles) place(file *stagedFile) error {
	if file.temporary == "" {
		return writeDirect(file.path, file.data) // may block, so without the lock
	}
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.closed {
		return errors.New("interrupted")
	}
	err := os.Rename(file.temporary, file.path)
	if err == nil {
		file.temporary = ""
	}
	return err
}

func writeDirect(path string, data []byte) error {
	if path == "-" {
		_, err := os.Stdout.Write(data)
		return err
	}
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Close())
}

// discard removes the staged files that are not yet in place, and closes f.
func (f *outFiles) discard() {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.closed = true
	for _, file := range f.staged {
		if file.temporary != "" {
			_ = os.Remove(file.temporary) // it may not have come into being
		}
	}
}

// displayName is what messages call a file.
func displayName(path string) string {
	if path == "-" {
		return "standard output"
	}
	return path
}
