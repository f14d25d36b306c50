// mint.cuh: with -fruntime=include the run time is a file of its own that many outputs include. Each says before it which
// parts it uses, and for which mint.cuh it was made.

package runtime

import (
	"fmt"
	"hash/fnv"
	"strings"
	"sync"
)

// HeaderName is the name of that file.
const HeaderName = "mint.cuh"

// Macros that an output defines in front of the #include; mint.cuh takes them away.
const (
	versionMacro = "mint_cuh_version"
	partsMacro   = "mint_cuh_parts"
	guardMacro   = "mint_cuh_guard"
)

// Header is the text of mint.cuh: all parts, each for those who ask for it.
func Header() string {
	version, body := header()
	var text strings.Builder
	text.WriteString(licence)
	text.WriteString("// The run time of files that mintc -fruntime=include has written. Keep it beside them.\n\n")
	fmt.Fprintf(&text, "#if !defined(%s) || %s != %#x\n", versionMacro, versionMacro, version)
	text.WriteString("#error \"mint.cuh is of another mintc than the file that includes it: translate that file again with -fruntime=include, or with -fruntime=inline\"\n#else\n\n")
	text.WriteString(body)
	text.WriteString(ending)
	for _, macro := range []string{versionMacro, partsMacro, guardMacro} {
		fmt.Fprintf(&text, "#undef %s\n", macro)
	}
	text.WriteString("\n#endif\n")
	return text.String()
}

// header are the parts, and a number that changes with them.
var header = sync.OnceValues(func() (version uint32, body string) {
	var text strings.Builder
	for i, part := range catalog {
		fmt.Fprintf(&text, "#if %s & %#x // %s\n%s#endif\n\n", partsMacro, uint64(1)<<i, part.name, strings.TrimPrefix(read(part.name), licence))
	}
	body = strings.Replace(text.String(), setting+"mint_guard_sync", setting+guardMacro, 1)
	hash := fnv.New32a()
	fmt.Fprint(hash, body)
	return hash.Sum32(), body
})

// Include is what stands in an output in place of Text.
func Include(guard string, parts ...string) string {
	wanted, bits := closure(parts), uint64(0)
	var names []string
	for i, part := range catalog {
		if wanted[part.name] {
			bits |= 1 << i
			names = append(names, part.name)
		}
	}
	version, _ := header()
	return fmt.Sprintf("#define %s %#x\n#define %s %#x // %s\n#define %s %s\n#include %q\n",
		versionMacro, version, partsMacro, bits, strings.Join(names, ", "), guardMacro, guardName(guard), HeaderName)
}
