// The registry of message codes: each package adds its own, `mintc explain` prints them.

package diag

import (
	"fmt"
	"sort"
)

// Code explains one message, as `mintc explain` prints it.
type Code struct {
	Number  string // "MINT" and four digits
	Title   string // one line, lower case, no full stop
	Explain string // what it means, why it is refused, what to do, an example
	Option  string // of a warning: its -W name; "" if it has none of its own
}

var registered = map[string]Code{}

// Register adds a package's table of codes. Each package calls it once, from
// init; a number that is taken, or malformed, is a bug and panics.
func Register(codes ...Code) {
	for _, c := range codes {
		if !wellFormed(c.Number) {
			panic(fmt.Sprintf("diag: %q is not MINT and four digits", c.Number))
		}
		if _, taken := registered[c.Number]; taken {
			panic(fmt.Sprintf("diag: code %s is registered twice", c.Number))
		}
		registered[c.Number] = c
	}
}

func wellFormed(number string) bool {
	if len(number) != 8 || number[:4] != "MINT" {
		return false
	}
	for _, c := range number[4:] {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// Explain returns the registered code of that number, such as "MINT1007".
func Explain(number string) (Code, bool) {
	c, ok := registered[number]
	return c, ok
}

// Registered returns all codes, by number.
func Registered() []Code {
	all := make([]Code, 0, len(registered))
	for _, c := range registered {
		all = append(all, c)
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Number < all[j].Number })
	return all
}
