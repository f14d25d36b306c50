// The parts of the run time share one namespace in an output, and no two outputs have the same parts: that two parts give one
// name to different things shows only where both are printed. Here all declarations at namespace scope are compared.

package runtime

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// declaration is one of a name at namespace scope.
type declaration struct {
	name, kind string // kind: type, function, constant, macro
	head       string // the text up to the body, blanks as one
	defined    bool   // not a mere declaration
}

var (
	notCode     = regexp.MustCompile(`(?m)//.*$|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`)
	directives  = regexp.MustCompile(`(?m)^[ \t]*#(?:.*\\\n)*.*$`)
	macro       = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(mint_\w+)`)
	transparent = regexp.MustCompile(`^(?:inline )?namespace\b|^extern$`)
	attribute   = regexp.MustCompile(`\b__attribute__ ?\(\(.*?\)\)(?:\))?|\[\[\w+\]\]|\balignas ?\((?:[^()]|\([^()]*\))*\)`)
	typeHead    = regexp.MustCompile(`^(struct|class|union) (mint_\w+) ?(<)?`)
	enumHead    = regexp.MustCompile(`^enum\b(?: (?:class|struct))?(?: (mint_\w+))?`)
	aliasHead   = regexp.MustCompile(`^(?:typedef .*\b(mint_\w+)$|using (mint_\w+) =)`)
	functionAt  = regexp.MustCompile(`\b(mint_\w+) ?\(`)
	constantAt  = regexp.MustCompile(`\b(mint_\w+) ?(?:\[[^]]*\] ?)*(?:=|$)`)
	enumerator  = regexp.MustCompile(`(?:^|,)\s*(mint_\w+)`)
	blanks      = regexp.MustCompile(`\s+`)
)

// declared lists what a part declares at namespace scope, macros included.
func declared(text string) []declaration {
	text = notCode.ReplaceAllStringFunc(text, func(s string) string {
		if s[0] == '/' {
			return ""
		}
		return s[:1] + s[:1]
	})
	var list []declaration
	for _, m := range macro.FindAllStringSubmatch(text, -1) {
		list = append(list, declaration{name: m[1], kind: "macro", defined: true})
	}
	text = directives.ReplaceAllString(text, "")
	var head strings.Builder
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			h := strings.TrimSuffix(oneLine(head.String()), ` ""`)
			if transparent.MatchString(h) {
				head.Reset()
				continue
			}
			body := text[i : i+blockLength(text[i:])]
			i += len(body) - 1
			if !strings.HasSuffix(h, "=") { // of an initializer the end is still to come
				list = append(list, classify(h, body)...)
				head.Reset()
			}
		case '}': // of a namespace
			head.Reset()
		case ';':
			list = append(list, classify(oneLine(head.String()), "")...)
			head.Reset()
		default:
			head.WriteByte(text[i])
		}
	}
	return list
}

func oneLine(text string) string { return strings.TrimSpace(blanks.ReplaceAllString(text, " ")) }

// blockLength is how long the block is with which a text begins.
func blockLength(text string) int {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	panic("a brace is open")
}

// classify reads a declaration: its text up to the body, and that, if there is one.
func classify(head, body string) []declaration {
	plain := oneLine(attribute.ReplaceAllString(withoutTemplate(head), ""))
	defined := body != ""
	if m := enumHead.FindStringSubmatch(plain); m != nil {
		var list []declaration
		if m[1] != "" {
			list = append(list, declaration{m[1], "type", head, defined})
		}
		for _, e := range enumerator.FindAllStringSubmatch(strings.Trim(body, "{}"), -1) {
			list = append(list, declaration{e[1], "constant", head, true})
		}
		return list
	}
	if m := typeHead.FindStringSubmatch(plain); m != nil && (defined || plain == strings.TrimSpace(m[0])) {
		return []declaration{{m[2], "type", head, defined && m[3] == ""}} // a specialisation is none of its own
	}
	if m := aliasHead.FindStringSubmatch(plain); m != nil {
		return []declaration{{m[1] + m[2], "type", head, true}}
	}
	value := constantAt.FindStringSubmatchIndex(plain)
	if m := functionAt.FindStringSubmatchIndex(plain); m != nil && (value == nil || m[0] < value[0]) {
		kind := "function"
		if strings.Contains(head, "__device__") && !strings.Contains(head, "__host__") {
			kind = "device function"
		}
		return []declaration{{plain[m[2]:m[3]], kind, head, defined}}
	}
	if value != nil {
		return []declaration{{plain[value[2]:value[3]], "constant", head, !strings.HasPrefix(plain, "extern")}}
	}
	return nil
}

// withoutTemplate is a declaration behind its template parameters.
func withoutTemplate(head string) string {
	for strings.HasPrefix(head, "template") {
		depth, end := 0, 0
		for i := range len(head) {
			if head[i] == '<' {
				depth++
			} else if head[i] == '>' {
				if depth--; depth == 0 {
					end = i + 1
					break
				}
			}
		}
		head = strings.TrimSpace(head[end:])
	}
	return head
}

// clashes says which names stand for different things. parts are names and texts in turn.
func clashes(parts ...string) []string {
	type place struct {
		part string
		declaration
	}
	first := map[string]place{}
	definitions := map[string]place{}
	var found []string
	for i := 0; i < len(parts); i += 2 {
		for _, d := range declared(parts[i+1]) {
			here := place{parts[i], d}
			before, seen := first[d.name]
			if !seen {
				first[d.name] = here
			} else if before.kind != d.kind {
				found = append(found, fmt.Sprintf("%s is a %s in %s and a %s in %s", d.name, before.kind, before.part, d.kind, here.part))
			}
			if !d.defined {
				continue
			}
			key := d.kind + " " + d.name
			if strings.HasSuffix(d.kind, "function") { // functions may be overloaded
				key += d.head
			}
			if before, seen := definitions[key]; seen && before.part != here.part {
				found = append(found, fmt.Sprintf("%s %s is defined in %s and in %s", d.kind, d.name, before.part, here.part))
			}
			definitions[key] = here
		}
	}
	return found
}

// No two parts declare one name for different things.
func TestNamesStandForOneThing(t *testing.T) {
	var parts []string
	for _, part := range Parts() {
		parts = append(parts, part, read(part))
	}
	assert.Empty(t, clashes(parts...))
}

// Every kind of clash is found, and what may share a name is not one.
func TestClashes(t *testing.T) {
	const function = "mint_local void mint_share(int n)\n{\n    struct mint_inner { int x; } y = {n};\n}\n"
	for text, want := range map[string]string{
		"struct mint_share {\n    int mint_share();\n};\n":                "mint_share is a function in a and a type in b",
		"template <int A, class B = C<A>> struct mint_share {};\n":        "mint_share is a function in a and a type in b",
		"static const long long mint_share = 4 << 20; // of f(x)\n":       "mint_share is a function in a and a constant in b",
		"namespace {\nconst int mint_share[2] = {1, 2};\n} // end\n":      "mint_share is a function in a and a constant in b",
		"inline namespace mint_v1 {\nenum { mint_x, mint_share = 2 };\n}": "mint_share is a function in a and a constant in b",
		"#define mint_share(x) x\n":                                       "mint_share is a function in a and a macro in b",
		"typedef mint_of<int> mint_share;\n":                              "mint_share is a function in a and a type in b",
		"static __device__ int mint_share()\n{\n    return 1;\n}\n":       "mint_share is a function in a and a device function in b",
		function: "function mint_share is defined in a and in b",
		"mint_local void mint_share(long n) __attribute__((unused));\nmint_local void mint_share(long n)\n{\n}\n": "",
		"struct mint_inner;\nstruct mint_inner *mint_other(struct mint_share_of *s = \"mint_share\");\n":          "",
		"static void f()\n{\n    int mint_share = 1; // {\n    char c = '{';\n}\n":                                "",
	} {
		found := clashes("a", function, "b", text)
		if want == "" {
			assert.Empty(t, found, text)
		} else {
			assert.Equal(t, []string{want}, found, text)
		}
	}
	assert.Equal(t, []string{"type mint_box is defined in a and in b"}, clashes("a", "struct mint_box {};", "b", "struct mint_box : mint_base {};"))
	assert.Empty(t, clashes("a", "struct mint_box;\ntemplate <> struct mint_of<int> {};", "b", "struct mint_box {};\ntemplate <class T> struct mint_of {};"))
}

// What the texts of the parts declare is really read.
func TestDeclared(t *testing.T) {
	for name, want := range map[string]struct{ part, kind string }{
		"mint_thread": {Thread, "type"}, "mint_newest_on_both": {Core, "constant"}, "mint_newest": {Core, "type"}, "mint_fail": {Failure, "function"},
		"mint_local": {Core, "macro"}, "mint_piece": {Guard, "constant"}, "mint_plane": {Stage, "type"}, "mint_take": {Stage, "device function"},
		"mint_fetched": {Tensor, "type"}, "mint_min": {Reduce, "type"}, "mint_any_index": {Meet, "constant"}, "mint_os_call": {Sentry, "function"},
		"mint_scope": {Transfer, "type"}, "mint_widen": {Vector, "device function"}, "mint_streaming": {Vector, "constant"},
	} {
		list := declared(read(want.part))
		at := slices.IndexFunc(list, func(d declaration) bool { return d.name == name })
		require.GreaterOrEqual(t, at, 0, name)
		assert.Equal(t, want.kind, list[at].kind, name)
	}
	names := map[string]bool{}
	for _, part := range Parts() {
		for _, d := range declared(read(part)) {
			names[d.name] = true
		}
	}
	heads := regexp.MustCompile(`(?m)^(?:mint_local|inline|\[\[noreturn\]\] mint_local) [^(\n]*?\b(mint_\w+)\(`)
	for _, part := range Parts() {
		for _, m := range heads.FindAllStringSubmatch(read(part), -1) {
			assert.True(t, names[m[1]], m[1])
		}
	}
}
