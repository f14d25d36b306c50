// Which kinds of program are drawn, and how often.

package progen

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// kinds counts, for each kind of fault that was once found, the programs that could show it.
type kinds map[string]int

// TestKindsAreDrawn holds that 600 programs of the usual weights have each kind.
func TestKindsAreDrawn(t *testing.T) {
	found := kinds{}
	for _, p := range draw(1, 600, DefaultFeatures()) {
		for kind := range p.Kinds() {
			found[kind]++
		}
	}
	for _, kind := range []string{
		"loop start of another type", "loop bound of another type", "loop step of another type", "serial loop of mixed types",
		"shifted part", "shifted part between nests", "pointer in a struct", "pointer in a list of structs", "static pointer",
		"helpers in another file", "work in another file", "locals of locals", "rows as locals", "C89", "indices assigned after a nest",
		"separate rows", "halves of one block", "x outermost", "triangle", "parity", "nests of one range in a time loop",
	} {
		assert.GreaterOrEqual(t, found[kind], 3, kind)
	}
	for _, kind := range ChainKinds {
		assert.GreaterOrEqual(t, found[kind], 3, kind)
	}
	for _, typ := range integerTypes {
		assert.Positive(t, found["index "+string(typ)], typ)
		assert.Positive(t, found["bound "+string(typ)], typ)
		assert.Positive(t, found["step "+string(typ)], typ)
	}
	for way := range ways {
		assert.Positive(t, found[fmt.Sprint("host name ", way)], "host code by way %d", way)
	}
	t.Log(found)
}
