// The advice that a check over its time limit gives: which number to make smaller.

package checker

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
)

// lastNumber is the whole number at the end of an argument such as 512, -n512, --size=512 or n=512.
var lastNumber = regexp.MustCompile(`^(?:-{1,2}[A-Za-z][\w-]*?=?|\w+=)?(\d+)$`)

// defined is a macro of a C file that is a whole number.
var defined = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+\(?(\d+)\)?[ \t]*(?:/[/*].*)?$`)

// smaller advises which number of the program to make smaller: the largest whole one among its arguments, or else among the
// macros of the command line, or else among those of its files.
func (c *check) smaller() string {
	most, advice := int64(1), "; make its problem smaller"
	consider := func(value, what string) {
		if n, err := strconv.ParseInt(value, 10, 64); err == nil && n > most {
			most, advice = n, fmt.Sprintf("; make %s smaller", what)
		}
	}
	for i, a := range c.Args {
		if m := lastNumber.FindStringSubmatch(a); m != nil {
			consider(m[1], fmt.Sprintf("argument %d, '%s',", i+1, a))
		}
	}
	if most == 1 {
		for _, m := range c.Units[0].Preprocessor.Macros {
			consider(m.Value, fmt.Sprintf("the macro of -D%s=%s", m.Name, m.Value))
		}
	}
	if most == 1 {
		for _, unit := range c.Units {
			text, _ := os.ReadFile(unit.Input) // it was read before
			for _, m := range defined.FindAllStringSubmatch(string(text), -1) {
				consider(m[2], fmt.Sprintf("'%s' in %s, which is %s,", m[1], unit.Input, m[2]))
			}
		}
	}
	return advice
}
