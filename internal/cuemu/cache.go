// The cache of compiled emulators in the user's cache folder: named by a hash of all inputs, filled once, removed when unused.

package cuemu

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"
)

var making sync.Map // folder -> *sync.Mutex: this process makes each one once

// cached is a folder in the cache that build fills the first time. Its name is a hash of the compiler and of
// everything else that goes into it, so its contents never change once it is there.
func (t *Toolchain) cached(ctx context.Context, kind string, inputs []any, build func(dir string) error) (string, error) {
	hash := sha256.New()
	fmt.Fprintf(hash, "%q %q %q", t.CXX, t.version, inputs) // maps print in the order of their keys
	dir := filepath.Join(t.Cache, kind+"-"+hex.EncodeToString(hash.Sum(nil))[:24])
	mutex, _ := making.LoadOrStore(dir, &sync.Mutex{})
	mutex.(*sync.Mutex).Lock()
	defer mutex.(*sync.Mutex).Unlock()
	if err := privateFolder(t.Cache); err != nil {
		return "", err
	}
	now := time.Now()
	inUse := func() bool { return os.Chtimes(dir, now, now) == nil } // it is there; note that it is in use
	if inUse() {
		return dir, nil
	}
	defer lock(ctx, filepath.Join(t.Cache, kind+".lock"))()
	if inUse() {
		return dir, nil
	}
	removeUnused(t.Cache, now.Add(-keepUnused))
	return dir, install(t.Cache, dir, build)
}

// lock waits until no other process makes a folder of a kind, which may be the same one, and returns what ends that. It
// saves time only: without it, as on a file system that has no locks, each process makes the folder and the first one counts.
func lock(ctx context.Context, path string) (unlock func()) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return func() {}
	}
	for ctx.Err() == nil && syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == syscall.EWOULDBLOCK {
		time.Sleep(20 * time.Millisecond)
	}
	return func() { _ = file.Close() }
}

// keepUnused is how long a folder is kept that is not used, such as that of an older mintc.
const keepUnused = 30 * 24 * time.Hour

// removeUnused removes folders that were last used before that time. It ignores errors.
func removeUnused(cache string, before time.Time) {
	entries, err := os.ReadDir(cache)
	if err != nil {
		return
	}
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && entry.IsDir() && info.ModTime().Before(before) {
			os.RemoveAll(filepath.Join(cache, entry.Name()))
		}
	}
}

// install fills a new folder under another name and then renames it. So no process sees it half filled.
func install(cache, dir string, build func(dir string) error) error {
	work, err := os.MkdirTemp(cache, "making-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := build(work); err != nil {
		return err
	}
	err = os.Rename(work, dir)
	if _, there := os.Stat(dir); there == nil {
		return nil // made by us, or by another process that was faster
	}
	return err
}

// privateFolder makes a folder that only the user can write: mintc runs the programs in it.
func privateFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	info, err := os.Lstat(dir)
	if err != nil {
		return err
	}
	owner, known := info.Sys().(*syscall.Stat_t)
	switch {
	case !info.IsDir() || known && int(owner.Uid) != os.Getuid():
		return fmt.Errorf("%s belongs to another user", dir)
	case info.Mode().Perm()&0o022 != 0:
		return fmt.Errorf("%s can be written by others; chmod 700 it", dir)
	}
	probe, err := os.MkdirTemp(dir, "making-")
	if err != nil {
		return err
	}
	return os.Remove(probe)
}
