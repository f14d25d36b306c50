// Macros of the command line, moved behind the emulator's own headers, which they must not change.

package cuemu

import (
	"fmt"
	"path/filepath"
	"strings"
)

// userMacros takes -D, -U and -include out of the flags and returns them as lines
// for the top of a .cu file. There they come after the emulator's own headers and
// cannot change these: -DA=1 could replace the name of a template parameter. Names
// that begin with an underscore stay, because they configure system headers.
func userMacros(flags []string) (lines string, rest []string) {
	var files []string
	for i := 0; i < len(flags); i++ {
		f := flags[i]
		name, value, hasValue := strings.Cut(f[min(2, len(f)):], "=")
		switch {
		case f == "-include" && i+1 < len(flags):
			i++
			files = append(files, flags[i])
		case len(f) < 3 || strings.HasPrefix(name, "_"):
			rest = append(rest, f)
		case strings.HasPrefix(f, "-D") && !hasValue:
			lines += fmt.Sprintf("#define %s 1\n", name)
		case strings.HasPrefix(f, "-D"):
			lines += fmt.Sprintf("#define %s %s\n", name, value)
		case strings.HasPrefix(f, "-U"):
			lines += fmt.Sprintf("#undef %s\n", name)
		default:
			rest = append(rest, f)
		}
	}
	for _, file := range files {
		if path, err := filepath.Abs(file); err == nil {
			file = path
		}
		lines += fmt.Sprintf("#include %q\n", file)
	}
	return lines, rest
}
