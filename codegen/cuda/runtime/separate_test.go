package runtime

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"
)

// A program keeps its lines, and the library is the same for all programs with one guard.
func TestSeparate(t *testing.T) {
	_, all, ok := Separate(Text("stop", Parts()...))
	require.True(t, ok)
	for _, parts := range [][]string{{Guard}, {Dense}, {Launch, Vector}, Parts()} {
		output := "/* made by mintc */\n" + Text("stop", parts...) + "int main(void)\n{\n    return 0;\n}\n"
		program, library, ok := Separate(output)
		require.True(t, ok, "%v", parts)
		assert.True(t, all == library, "%v", parts)
		assert.Equal(t, strings.Count(output, "\n"), strings.Count(program, "\n"), "%v", parts)
		assert.Contains(t, program, "\nextern void mint_check(mint_site site")
		assert.NotRegexp(t, `(?m)^inline [^{]*$`, program, "inline functions are taken out, too")
		assert.Contains(t, program, "\nint main(void)\n{\n    return 0;\n}\n")
		assert.NotContains(t, program, "abort();")
	}
	assert.Contains(t, all, "\n    abort();\n")
	assert.Contains(t, all, "mint_file_guard = mint_guard_stop")
	_, other, ok := Separate(Text("off", Guard))
	require.True(t, ok)
	assert.Contains(t, other, "mint_file_guard = mint_guard_off")
}

// Only the run time as mintc prints it is taken out: nothing stands in for an edited one.
func TestSeparateKeepsWhatIsEdited(t *testing.T) {
	text := Text("sync", Dense)
	for _, edited := range []string{"int main(void) {}", Core, text[:len(text)/2], strings.Replace(text, "abort();", "exit(1);", 1)} {
		_, _, ok := Separate(edited)
		assert.False(t, ok)
	}
}

// The library brings all parts into a program: none may do anything before it is called.
func TestLibraryStartsNothing(t *testing.T) {
	variable := regexp.MustCompile(`(?m)^\w[\w ]*[ *]\w+(?: = .*)?;$`)
	for _, found := range variable.FindAllString(Text("sync", Parts()...), -1) {
		assert.Regexp(t, `^(static const|const|struct) [^(]*$`, found)
	}
}

// The programs of TestPrograms that are one file do the same with the library.
func TestSeparatePrograms(t *testing.T) {
	tools, err := cuemu.Find()
	require.NoError(t, err)
	for _, name := range testmode.Sample(t, []string{"heat.cu", "meet.cu"}) {
		dir := t.TempDir()
		b := cuemu.Build{Mode: cuemu.Quick, Sources: []string{filepath.Join(dir, name)}, Output: filepath.Join(dir, "program"), Traps: true}
		separated := false
		b.Separate = func(text string) (string, string, bool) {
			program, library, ok := Separate(text)
			separated = ok
			return program, library, ok
		}
		require.NoError(t, os.WriteFile(b.Sources[0], []byte(expand(t, name)), 0o600))
		require.NoError(t, tools.Build(context.Background(), b))
		require.True(t, separated, name)
		result := run(t, tools, cuemu.Run{Program: b.Output, Env: []string{"CUEMU_FOLLOW=0"}})
		assert.Equal(t, "all as expected\n", string(result.Stdout), "%s", result.Stderr)
	}
}
