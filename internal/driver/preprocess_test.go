package driver

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPreprocessesWhateverDirectivesSay(t *testing.T) {
	o := Defaults()
	o.Input, o.Text, o.PreprocessOnly, o.LineMarkers = "in.c", []byte("#define N 4\n#pragma mint paralel for nest(q)\nint u[N];\n"), true, false
	r := Translate(o)
	assert.Empty(t, r.Messages.Messages)
	assert.Equal(t, "#pragma mint paralel for nest(q)\nint u[4];\n", string(r.Output))
}
