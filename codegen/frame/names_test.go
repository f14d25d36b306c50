package frame

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestApart: functions at file scope use names that only other scopes have, but for those that they take themselves and those handed out for file scope.
func TestApart(t *testing.T) {
	n := NewNames(map[string]bool{"x": true, "y": true, "z": true, "table": true})
	n.Hide(map[string]bool{"x": true, "y": true, "table": true})
	n.Take("table")
	assert.Equal(t, "x_2", n.Fresh("x"), "file scope gives way to all names")
	assert.Equal(t, "x_3", n.Inner().Fresh("x"), "so does code in a function of the user's")
	apart := n.Apart()
	apart.Take("y")
	assert.Equal(t, "x", apart.Fresh("x"))
	assert.Equal(t, "y_2", apart.Fresh("y"), "a local of its own")
	assert.Equal(t, "z_2", apart.Fresh("z"), "file scope sees it")
	assert.Equal(t, "table_2", apart.Fresh("table"), "it was taken for file scope")
}
