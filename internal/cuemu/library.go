package cuemu

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"mintc/internal/cuemu/headers"
)

// A library is the emulator compiled for one mode. It lies in the cache under a name made of everything that
// went into it, so it never changes once it is there.
type library struct {
	include string   // headers
	objects []string // one per part of the runtime
	prefix  string   // header to include first, with its precompiled form beside it
}

var building sync.Map // library folder -> *sync.Mutex: one build at a time in this process

// library finds the emulator for a mode and language standard in the cache, or compiles it there.
func (t *Toolchain) library(ctx context.Context, mode Mode, std string) (*library, error) {
	files, err := sources()
	if err != nil {
		return nil, err
	}
	dir := filepath.Join(t.Cache, "cuemu-"+t.key(files, mode, std))
	mutex, _ := building.LoadOrStore(dir, &sync.Mutex{})
	mutex.(*sync.Mutex).Lock()
	defer mutex.(*sync.Mutex).Unlock()
	if _, err := os.Stat(dir); err != nil {
		if err := t.install(ctx, dir, files, mode, std); err != nil {
			return nil, err
		}
	}
	lib := &library{include: filepath.Join(dir, "include"), prefix: filepath.Join(dir, "prefix.h")}
	lib.objects, err = filepath.Glob(filepath.Join(dir, "*.o"))
	return lib, err
}

// sources are the emulator's files by name.
func sources() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, tree := range []fs.FS{runtimeFiles, headers.Files} {
		err := fs.WalkDir(tree, ".", func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := fs.ReadFile(tree, path)
			files[filepath.Base(path)] = text
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

func (t *Toolchain) key(files map[string][]byte, mode Mode, std string) string {
	hash := sha256.New()
	for _, name := range sortedNames(files) {
		fmt.Fprintf(hash, "%s %d\n%s", name, len(files[name]), files[name])
	}
	fmt.Fprintln(hash, t.CXX, t.version, mode, std, t.flags(mode), runtimeFlags(mode))
	return hex.EncodeToString(hash.Sum(nil))[:24]
}

// install compiles into a new folder and renames it, so that nobody sees half of it.
func (t *Toolchain) install(ctx context.Context, dir string, files map[string][]byte, mode Mode, std string) error {
	if err := privateFolder(t.Cache); err != nil {
		return err
	}
	work, err := os.MkdirTemp(t.Cache, "building-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := t.compileLibrary(ctx, work, files, mode, std); err != nil {
		return fmt.Errorf("compiling the emulator: %w", err)
	}
	err = os.Rename(work, dir)
	if _, taken := os.Stat(dir); taken == nil {
		return nil // by us, or by another process that was faster
	}
	return err
}

// privateFolder makes a folder of which nobody else can change the contents, for we run what lies there.
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

// runtimeFlags compile the emulator itself: never instrumented, except that ASan must know its stack switches.
func runtimeFlags(mode Mode) []string {
	flags := []string{"-std=c++17", "-O2", "-fno-pie"}
	if mode == Address {
		flags = append(flags, "-fsanitize=address")
	}
	return flags
}

func (t *Toolchain) compileLibrary(ctx context.Context, work string, files map[string][]byte, mode Mode, std string) error {
	include := filepath.Join(work, "include")
	if err := os.Mkdir(include, 0o700); err != nil {
		return err
	}
	var parts []string
	for _, name := range sortedNames(files) {
		if err := os.WriteFile(filepath.Join(include, name), files[name], 0o600); err != nil {
			return err
		}
		if strings.HasSuffix(name, ".cpp") {
			parts = append(parts, name)
		}
	}
	prefix := filepath.Join(work, "prefix.h")
	if err := os.WriteFile(prefix, []byte("#include <cuda_runtime.h>\n"), 0o600); err != nil {
		return err
	}
	jobs := [][]string{t.precompile(prefix, include, mode, std)}
	for _, name := range parts {
		args := append(runtimeFlags(mode), "-I"+include, "-c", filepath.Join(include, name))
		jobs = append(jobs, append(args, "-o", filepath.Join(work, strings.TrimSuffix(name, ".cpp")+".o")))
	}
	return t.compileAll(ctx, jobs)
}

// precompile are the arguments for the prefix header. The flags must be those of the program, or it is not used.
func (t *Toolchain) precompile(prefix, include string, mode Mode, std string) []string {
	args := append(t.flags(mode), "-std="+std, "-I"+include, "-x", "c++-header", prefix)
	return append(args, "-o", prefix+".gch")
}

// compileAll runs the compiler once per job, on all processors.
func (t *Toolchain) compileAll(ctx context.Context, jobs [][]string) error {
	errs := make([]error, len(jobs))
	slots := make(chan struct{}, runtime.NumCPU())
	var wait sync.WaitGroup
	for i, job := range jobs {
		wait.Add(1)
		go func() {
			defer wait.Done()
			slots <- struct{}{}
			errs[i] = t.compile(ctx, job...)
			<-slots
		}()
	}
	wait.Wait()
	return errors.Join(errs...)
}
