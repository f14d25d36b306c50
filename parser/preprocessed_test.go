package parser

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/source"
)

func preprocessedText(t *testing.T, text string, markers bool) string {
	t.Helper()
	unit, msgs := Parse(source.NewFile("heat.c", []byte(text)), Options{})
	require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
	out, err := unit.Preprocessed(markers)
	require.NoError(t, err)
	return string(out)
}

func TestPreprocessedKeepsPragmasAndLines(t *testing.T) {
	header := filepath.Join(t.TempDir(), "h.h")
	require.NoError(t, os.WriteFile(header, []byte("#pragma once\n\nextern int limit;\n"), 0o600))
	text := "#include \"" + header + `"
#define ADD(a, b) ((a) + \
    (b))
#if 0
#pragma mint parallel
#endif
void f(int *u)
{
#pragma omp parallel for
    for (int i = 0; i < 9; i++) u[i] = ADD(i,
        1);
    // nothing


#  pragma mint   for \
    tile(8, 1,  1)
    for (int i = 0; i < 9; i++)
        u[i] = i;  _Pragma("mint barrier") u[0] = 1;
#pragma mint parallel {
    u[1] = 2; }
}
`
	assert.Equal(t, `# 3 "`+header+`"
extern int limit;
# 7 "heat.c"
void f(int *u)
{
#pragma omp parallel for
 for (int i = 0; i < 9; i++) u[i] = ((i) + (1));




#pragma mint for tile(8, 1, 1)

 for (int i = 0; i < 9; i++)
 u[i] = i;
# 18 "heat.c"
#pragma mint barrier
 u[0] = 1;
# 19 "heat.c"
#pragma mint parallel
# 19 "heat.c"
 {
 u[1] = 2; }
}
`, preprocessedText(t, text, true))
	assert.NotContains(t, preprocessedText(t, text, false), "# 1")
}
