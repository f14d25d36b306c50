// Which parts a text needs, found from the names in it. A name of the run time belongs to the part in which it stands first:
// parts come after those that they need, so that is where it is declared.

package runtime

import (
	"iter"
	"strings"
	"sync"
)

// prefix is what names of the run time begin with.
const prefix = "mint_"

// names are those of the run time that stand in a text.
func names(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for at := 0; ; {
			next := strings.Index(text[at:], prefix)
			if next < 0 {
				return
			}
			start := at + next
			for at = start + len(prefix); at < len(text) && inName(text[at]); at++ {
			}
			if at > start+len(prefix) && (start == 0 || !inName(text[start-1])) && !yield(text[start:at]) {
				return
			}
		}
	}
}

func inName(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

// owners are the parts of the names.
var owners = sync.OnceValue(func() map[string]string {
	of := map[string]string{}
	for _, part := range catalog {
		for line := range strings.Lines(read(part.name)) {
			code, _, _ := strings.Cut(line, "//")
			for name := range names(code) {
				if of[name] == "" {
					of[name] = part.name
				}
			}
		}
	}
	return of
})

// Needed are the parts whose names stand in generated text, in printing order, without those that only
// these parts need.
func Needed(text string) []string {
	used := map[string]bool{}
	for name := range names(text) {
		used[owners()[name]] = true
	}
	var list []string
	for _, part := range Parts() {
		if used[part] {
			list = append(list, part)
		}
	}
	return list
}
