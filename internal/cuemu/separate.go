// What many programs share, such as the run time of translated programs: compiled once for a mode and flags, and kept in the
// cache.

package cuemu

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// separate takes the library out of the text of a .cu file and compiles it, if it is not in the cache. object is empty
// where the text stays whole: it has no library, or macros of the user change it, or the program has several .cu files, of
// which each has its own.
func (p *parts) separate(ctx context.Context, text, macros string, flags []string) (program, object string, err error) {
	others := func(source string) bool { return filepath.Ext(source) != ".cu" }
	if p.Separate == nil || len(slices.DeleteFunc(slices.Clone(p.Sources), others)) > 1 {
		return "", "", nil
	}
	program, library, ok := p.Separate(text)
	if !ok || changes(macros, library) {
		return "", "", nil
	}
	flags = append(p.cudaFlags(p.Mode, p.std, p.emulator), withoutFolders(flags)...)
	dir, err := p.cached(ctx, "library", []any{library, flags}, func(dir string) error {
		rewritten, err := Rewrite([]byte(library))
		if err != nil {
			return err
		}
		source := filepath.Join(dir, "library.cu")
		if err := os.WriteFile(source, rewritten, 0o600); err != nil {
			return err
		}
		return p.compile(ctx, append(slices.Clone(flags), "-c", source, "-o", filepath.Join(dir, "library.o"))...)
	})
	if err != nil {
		return "", "", fmt.Errorf("compiling the run time: %w", err)
	}
	return program, filepath.Join(dir, "library.o"), nil
}

var defined = regexp.MustCompile(`^#(?:define|undef) (\w+)`)

// changes reports whether lines of macros may change what a text means.
func changes(macros, text string) bool {
	if macros == "" {
		return false
	}
	used := map[string]bool{}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		used[word] = true
	}
	for line := range strings.Lines(macros) {
		name := defined.FindStringSubmatch(line)
		if name == nil || used[name[1]] {
			return true
		}
	}
	return false
}

// withoutFolders leaves out the folders of the user's headers.
func withoutFolders(flags []string) []string {
	var rest []string
	for i := 0; i < len(flags); i++ {
		switch {
		case slices.Contains([]string{"-I", "-iquote", "-isystem"}, flags[i]):
			i++
		case !strings.HasPrefix(flags[i], "-I") && !strings.HasPrefix(flags[i], "-iquote"):
			rest = append(rest, flags[i])
		}
	}
	return rest
}
