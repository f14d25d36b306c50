// The file system that cc reads from: bundled headers beside the files on disk, each prepared for the pass that reads it.

package parser

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"strings"
	"time"

	"mintc/internal/source"
)

const (
	bundledDir  = "<mintc>"      // include path of the headers that mintc brings along
	hostFixDir  = "<mintc-host>" // goes before the host's own include paths
	absoluteDir = "<absolute>"   // include path for names that start with a slash
	headerLimit = 64 << 20       // bytes; nothing larger is a header
)

// overlay is the file system that cc sees. It finds the bundled headers, keeps
// the text of every file that is read and hands cc the prepared form of it.
type overlay struct {
	files    map[string]*rawFile // by the name under which cc opened it
	marks    map[string]markedFile
	marking  bool                  // hand out marked copies
	rewrite  func(*rawFile) []byte // where set, what to hand out
	isSystem func(name string) bool
	absolute map[string]bool // #include "/..." as spelled in the files read so far
}

func newOverlay() *overlay {
	return &overlay{files: map[string]*rawFile{}, marks: map[string]markedFile{}, absolute: map[string]bool{}}
}

// Open implements fs.FS; name need not satisfy fs.ValidPath.
func (o *overlay) Open(name string) (fs.File, error) {
	r := o.files[name]
	if r == nil {
		text, err := o.read(name)
		if err != nil {
			return nil, err
		}
		r = scan(source.NewUserFile(strings.TrimPrefix(name, absoluteDir), text))
		o.files[name] = r
		o.noteAbsolute(r)
	}
	text := r.norm
	if o.rewrite != nil {
		text = o.rewrite(r)
	} else if o.marking {
		m := r.marked(true, !o.isSystem(name))
		o.marks[name] = m
		text = m.text
	}
	return &memoryFile{Reader: bytes.NewReader(text), name: name, size: int64(len(text))}, nil
}

func (o *overlay) read(name string) ([]byte, error) {
	if rest, ok := strings.CutPrefix(name, bundledDir+"/"); ok {
		return bundled.ReadFile("bundled/include/" + rest)
	}
	if rest, ok := strings.CutPrefix(name, hostFixDir+"/"); ok {
		return bundled.ReadFile("bundled/host/" + rest)
	}
	if rest, ok := strings.CutPrefix(name, absoluteDir); ok {
		if !o.absolute[rest] {
			return nil, fs.ErrNotExist
		}
		name = rest
	}
	return readRegular(name)
}

// readRegular refuses folders, devices and pipes: reading those may never end.
func readRegular(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > headerLimit {
		return nil, errors.New(name + " is not a file that can be included")
	}
	return os.ReadFile(name)
}

// noteAbsolute remembers which absolute paths r includes. cc joins every name
// to a folder, and "/x.h" and "x.h" look the same afterwards.
func (o *overlay) noteAbsolute(r *rawFile) {
	for _, d := range r.directives {
		if !d.isInclude() || len(d.toks) == 0 {
			continue
		}
		spelled := string(r.file.Text[d.toks[0].Off:d.end])
		spelled = strings.Trim(strings.TrimSpace(spelled), `"<>`)
		if strings.HasPrefix(spelled, "/") {
			o.absolute[spelled] = true
		}
	}
}

// memoryFile is an opened text.
type memoryFile struct {
	*bytes.Reader
	name string
	size int64
}

func (f *memoryFile) Stat() (fs.FileInfo, error) { return f, nil }
func (f *memoryFile) Close() error               { return nil }
func (f *memoryFile) Name() string               { return f.name }
func (f *memoryFile) Size() int64                { return f.size }
func (f *memoryFile) Mode() fs.FileMode          { return 0o444 }
func (f *memoryFile) ModTime() time.Time         { return time.Time{} }
func (f *memoryFile) IsDir() bool                { return false }
func (f *memoryFile) Sys() any                   { return nil }
