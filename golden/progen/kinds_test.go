// Which kinds of program are drawn, and how often.

package progen

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// kinds counts, for each kind of fault that was once found, the programs that could show it.
type kinds map[string]int

// TestChainKindsAreDrawn holds that 1000 time loops of the usual weights have each kind, and each that looks like one.
func TestChainKindsAreDrawn(t *testing.T) {
	found, features := kinds{}, DefaultFeatures()
	features["chain"], features["second-region"] = 1, 0
	for _, p := range draw(1, 1000, features) {
		for kind := range p.Kinds() {
			found[kind]++
		}
	}
	for _, kind := range slices.Concat(nearKinds, stopKinds, ChainKinds, FarKinds) {
		assert.GreaterOrEqual(t, found[kind], 3, kind)
	}
	t.Log(found)
}

// TestKindsAreDrawn holds that 600 programs of the usual weights have each kind.
func TestKindsAreDrawn(t *testing.T) {
	found := kinds{}
	for _, p := range draw(1, 600, DefaultFeatures()) {
		for kind := range p.Kinds() {
			found[kind]++
		}
	}
	for _, kind := range []string{
		"index from another value", "loop start of another type", "loop bound of another type", "loop step of another type", "serial loop of mixed types",
		"shifted part", "shifted part between nests", "pointer in a struct", "pointer in a list of structs", "static pointer",
		"helpers in another file", "work in another file", "locals of locals", "rows as locals", "C89", "indices assigned after a nest",
		"separate rows", "halves of one block", "x outermost", "triangle", "parity", "nests of one range in a time loop",
	} {
		assert.GreaterOrEqual(t, found[kind], 3, kind)
	}
	for _, typ := range integerTypes {
		assert.Positive(t, found["index "+string(typ)], typ)
		assert.Positive(t, found["bound "+string(typ)], typ)
		assert.Positive(t, found["step "+string(typ)], typ)
	}
	t.Log(found)
}

// TestWaysAreDrawn holds that host code gets to arrays by each way. One of them, whole structs, is drawn for arrays in structs alone.
func TestWaysAreDrawn(t *testing.T) {
	found, features := kinds{}, DefaultFeatures()
	features["other-name"], features["member"], features["chain"] = 0.5, 1, 0
	for _, p := range draw(1, 300, features) {
		for kind := range p.Kinds() {
			found[kind]++
		}
	}
	for way := range ways {
		assert.GreaterOrEqual(t, found[fmt.Sprint("host name ", way)], 3, "host code by way %d", way)
	}
}
