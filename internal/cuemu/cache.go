package cuemu

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

var making sync.Map // folder -> *sync.Mutex: this process makes each one once

// cached is a folder in the cache that build fills the first time. Its name is a hash of the compiler and of
// everything else that goes into it, so its contents never change once it is there.
func (t *Toolchain) cached(kind string, inputs []any, build func(dir string) error) (string, error) {
	hash := sha256.New()
	fmt.Fprintf(hash, "%q %q %q", t.CXX, t.version, inputs) // maps print in the order of their keys
	dir := filepath.Join(t.Cache, kind+"-"+hex.EncodeToString(hash.Sum(nil))[:24])
	mutex, _ := making.LoadOrStore(dir, &sync.Mutex{})
	mutex.(*sync.Mutex).Lock()
	defer mutex.(*sync.Mutex).Unlock()
	if err := privateFolder(t.Cache); err != nil {
		return "", err
	}
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	return dir, install(t.Cache, dir, build)
}

// install fills a new folder and renames it, so that nobody sees half of it.
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

// privateFolder makes a folder in which nobody else can change anything, for we run what lies there.
func privateFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	info, err := os.Stat(dir)
	if err != nil {
		return err
	}
	if info.Mode().Perm()&0o022 != 0 {
		return fmt.Errorf("%s can be written by others; chmod 700 it", dir)
	}
	return nil
}
