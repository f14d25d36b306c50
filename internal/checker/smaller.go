// The advice that a check over its time limit gives: which number to make smaller.

package checker

import (
	"fmt"
	"strconv"
)

// smaller advises which argument of the program to make smaller: the largest whole
// number among those, or else among the macros of the command line.
func (c *check) smaller() string {
	most, advice := int64(1), "; make its problem smaller"
	consider := func(value, what string) {
		if n, err := strconv.ParseInt(value, 10, 64); err == nil && n > most {
			most, advice = n, fmt.Sprintf("; make %s smaller", what)
		}
	}
	for i, a := range c.Args {
		consider(a, fmt.Sprintf("argument %d, '%s',", i+1, a))
	}
	if most == 1 {
		for _, m := range c.Units[0].Preprocessor.Macros {
			consider(m.Value, fmt.Sprintf("the macro of -D%s=%s", m.Name, m.Value))
		}
	}
	return advice
}
