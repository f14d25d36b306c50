package parser

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"modernc.org/cc/v4"
)

func TestPackingFollowsHeaders(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	o := Options{Include: []Dir{{dir, Angle}}}
	const structs = "struct record { char tag; int value; } x;\nstruct bytes { char a, b; } y;\n"

	write("undone.h", "#pragma pack(push, 1)\n#pragma pack(2)\nstruct inner { char tag; int value; };\n#pragma pack(pop)\n")
	u := mustParse(t, "#include <undone.h>\nstruct inner z;\n"+structs, o)
	assert.Equal(t, "#pragma pack", layoutIn(u, "z"))
	assert.Empty(t, layoutIn(u, "x"))

	write("pack.h", "#pragma pack(push, 1)\n")
	u = mustParse(t, "#include <pack.h>\n"+structs, o)
	assert.Equal(t, "#pragma pack", layoutIn(u, "x"))
	assert.Empty(t, layoutIn(u, "y"), "chars are where they would be anyway")

	u = mustParse(t, "#if 0\n#pragma pack(1)\n#endif\n"+structs, o)
	assert.Empty(t, layoutIn(u, "x"))
}

func TestPragmaOfByteOrder(t *testing.T) {
	u := mustParse(t, "#pragma scalar_storage_order big-endian\n#pragma pack(1)\nstruct { int a; } x;\n#pragma scalar_storage_order default\nstruct { int a; } y;\n"+
		"#pragma scalar_storage_order little-endian\n#pragma pack()\nstruct { int a; } z;\n", Options{})
	assert.Equal(t, ReversedOrder, layoutIn(u, "x"))
	assert.Equal(t, "#pragma pack", layoutIn(u, "y"))
	assert.Empty(t, layoutIn(u, "z"), "the order of the processors that mintc knows")
}

func layoutIn(u *Unit, name string) string {
	return u.OwnLayout(u.Lookup(u.AST.Scope, name, 1<<30).(*cc.Declarator).Type())
}
