// Which parts a text needs, found from the names in it. A name of the run time belongs to the part in which it stands first:
// parts come after those that they need, so that is where it is declared.

package runtime

import (
	"regexp"
	"sync"
)

var (
	runtimeName = regexp.MustCompile(`\bmint_\w+`)
	lineComment = regexp.MustCompile(`(?m)//.*$`)
)

// owners are the parts of the names.
var owners = sync.OnceValue(func() map[string]string {
	of := map[string]string{}
	for _, part := range catalog {
		for _, name := range runtimeName.FindAllString(lineComment.ReplaceAllString(read(part.name), ""), -1) {
			if of[name] == "" {
				of[name] = part.name
			}
		}
	}
	return of
})

// Needed are the parts whose names stand in generated text, in printing order, without those that only
// these parts need.
func Needed(text string) []string {
	used := map[string]bool{}
	for _, name := range runtimeName.FindAllString(text, -1) {
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
