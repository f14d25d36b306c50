package mintc_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const cTree, flags = "modernc.org/cc/v4", "github.com/spf13/pflag"

// arrows is what each folder may import of this module, and of others' modules. A new arrow is an edit to this table.
// Tests may import anything.
var arrows = map[string]string{
	"cmd/mintc": "internal/driver internal/checker internal/contain internal/cuemu internal/diag internal/gpu internal/source internal/chart ir/plan parser optimizer optimizer/tuning optimizer/perfmodel/published " + flags,

	"internal/driver": "parser analyzer analyzer/bridge optimizer optimizer/schedule optimizer/tuning codegen codegen/cuda/runtime ir/stencil ir/plan ir/kernel internal/diag internal/gpu internal/source",

	"parser":              "pragma parser/ccwalk internal/source internal/diag " + cTree,
	"parser/ccwalk":       cTree,
	"pragma":              "internal/source internal/diag",
	"analyzer":            "parser parser/ccwalk pragma analyzer/dependence analyzer/nest analyzer/scalar analyzer/validity ir/fusion ir/stencil internal/source internal/diag " + cTree,
	"analyzer/nest":       "parser parser/ccwalk pragma analyzer/dependence analyzer/scalar analyzer/subscript analyzer/validity ir/cint ir/clamping ir/stencil internal/source internal/diag " + cTree,
	"analyzer/bridge":     "parser parser/ccwalk internal/source internal/diag " + cTree,
	"analyzer/dependence": "analyzer/feasible ir/stencil",
	"analyzer/scalar":     "ir/stencil internal/source internal/diag",
	"analyzer/subscript":  "analyzer/dependence internal/passorder internal/source ir/cint ir/clamping ir/stencil",
	"analyzer/feasible":   "ir/stencil",
	"analyzer/validity":   "parser parser/ccwalk pragma ir/stencil internal/source internal/diag " + cTree,

	"optimizer":           "ir/stencil ir/plan internal/diag internal/gpu optimizer/chain optimizer/rewrite optimizer/schedule optimizer/tuning optimizer/perfmodel internal/source",
	"optimizer/tuning":    "internal/source",
	"optimizer/chain":     "ir/stencil internal/source",
	"optimizer/rewrite":   "ir/clamping ir/fusion ir/stencil internal/diag internal/passorder optimizer/perfmodel",
	"optimizer/schedule":  "ir/stencil ir/plan internal/diag internal/gpu internal/passorder optimizer/perfmodel optimizer/rewrite",
	"optimizer/perfmodel": "ir/stencil ir/plan internal/gpu",

	"optimizer/perfmodel/published": "",

	"codegen":              "ir/stencil ir/plan ir/kernel codegen/frame codegen/stream codegen/trapezoid codegen/cuda codegen/cuda/runtime internal/gpu internal/source",
	"codegen/frame":        "ir/stencil ir/plan ir/kernel",
	"codegen/stream":       "ir/stencil ir/plan ir/kernel codegen/frame",
	"codegen/trapezoid":    "ir/stencil ir/plan ir/kernel codegen/frame",
	"codegen/cuda":         "ir/kernel ir/stencil internal/source",
	"codegen/cuda/runtime": "",

	"ir/stencil":             "ir/cint internal/source",
	"ir/stencil/stenciltest": "ir/stencil",
	"ir/clamping":            "ir/cint ir/stencil",
	"ir/fusion":              "ir/stencil",
	"ir/cint":                "",
	"ir/plan":                "ir/stencil internal/gpu",
	"ir/kernel":              "ir/stencil internal/source",

	"internal/source":        "",
	"internal/diag":          "internal/source",
	"internal/gpu":           "",
	"internal/contain":       "",
	"internal/passorder":     "",
	"internal/testmode":      "",
	"internal/chart":         "",
	"internal/checker":       "codegen/cuda/runtime internal/cuemu parser",
	"internal/cuemu":         "internal/cuemu/headers",
	"internal/cuemu/clang":   "internal/cuemu internal/cuemu/headers",
	"internal/cuemu/headers": "",
	"internal/ccgen":         "github.com/dave/jennifer/jen",

	"bench/plot": "internal/chart",

	"bench/translator": "",
	"bench/model":      "parser analyzer optimizer optimizer/perfmodel optimizer/schedule ir/stencil ir/plan internal/diag internal/gpu internal/source",

	"golden":            "",
	"golden/progen":     "",
	"golden/stress":     "codegen/cuda/runtime golden/progen internal/cuemu internal/cuemu/clang internal/diag internal/driver ir/plan optimizer",
	"golden/cmd/stress": "golden/progen golden/stress internal/cuemu internal/driver",
}

// topLevel are the names that may stand at the top of the repository.
const topLevel = "cmd parser pragma analyzer codegen optimizer examples golden ir internal bench doc .ci .git .gitignore " +
	"go.mod go.sum README.md LICENSE ARCHITECTURE.md THIRD_PARTY.md Makefile arch_test.go translate_test.go"

// Limits of length in lines. A file or function beyond them has more than one idea.
const fileLimit, functionLimit = 400, 60

// overlong are the exceptions, with the reason. None may stay here once it fits.
var overlong = map[string]string{}

// goFiles parses every file that a person wrote.
func goFiles(t *testing.T, visit func(name string, file *ast.File, set *token.FileSet)) {
	t.Helper()
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && name != "." {
			return fs.SkipDir
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_gen.go") {
			return nil
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err == nil {
			visit(filepath.ToSlash(name), file, set)
		}
		return err
	})
	require.NoError(t, err)
}

func TestImports(t *testing.T) {
	goFiles(t, func(name string, file *ast.File, _ *token.FileSet) {
		if strings.HasSuffix(name, "_test.go") {
			return
		}
		allowed, known := arrows[path.Dir(name)]
		assert.True(t, known, "%s: a new folder needs a row in the table of imports", name)
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			require.NoError(t, err)
			ours := strings.TrimPrefix(imported, "mintc/")
			if ours == imported && !strings.Contains(imported, ".") {
				continue // the standard library
			}
			assert.Contains(t, strings.Fields(allowed), ours, "%s must not import it", name)
		}
	})
}

func TestLengths(t *testing.T) {
	long := map[string]bool{}
	goFiles(t, func(name string, file *ast.File, set *token.FileSet) {
		if set.Position(file.FileEnd).Line > fileLimit {
			long[name] = true
		}
		if strings.HasSuffix(name, "_test.go") {
			return // tables of cases are long
		}
		for _, declaration := range file.Decls {
			f, ok := declaration.(*ast.FuncDecl)
			if ok && set.Position(f.End()).Line-set.Position(f.Pos()).Line >= functionLimit {
				long[name+":"+f.Name.Name] = true
			}
		}
	})
	for name := range long {
		assert.Contains(t, overlong, name, "too long: split it")
	}
	for name := range overlong {
		assert.Contains(t, long, name, "it fits now: remove it from the exceptions")
	}
}

// methodLimit is the most methods that a type may have: one with more is more than one thing. embeddingLimit is how deep
// embedding may go before a reader has to search where a name is from.
const methodLimit, embeddingLimit = 50, 2

func TestTypesAreSmall(t *testing.T) {
	methods := map[string]int{}
	embedded := map[string][]string{} // the types that a type embeds
	goFiles(t, func(name string, file *ast.File, _ *token.FileSet) {
		folder := path.Dir(name) + "."
		imported := map[string]string{}
		for _, spec := range file.Imports {
			folder := strings.TrimPrefix(strings.Trim(spec.Path.Value, `"`), "mintc/")
			imported[path.Base(folder)] = folder
		}
		for _, declaration := range file.Decls {
			switch d := declaration.(type) {
			case *ast.FuncDecl:
				if d.Recv != nil {
					methods[folder+typeName(d.Recv.List[0].Type)]++
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if s, ok := spec.(*ast.TypeSpec); ok {
						embedded[folder+s.Name.Name] = embeds(path.Dir(name), imported, s.Type)
					}
				}
			}
		}
	})
	for name, n := range methods {
		assert.LessOrEqual(t, n, methodLimit, "%s has %d methods: split it along its fields", name, n)
	}
	for name := range embedded {
		assert.LessOrEqual(t, embeddingDepth(embedded, name), embeddingLimit, "%s: name the fields that are embedded", name)
	}
}

// typeName is the name of a receiver's or field's type, behind the package where it has one.
func typeName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.StarExpr:
		return typeName(x.X)
	case *ast.IndexExpr:
		return typeName(x.X)
	case *ast.SelectorExpr:
		return typeName(x.X) + "." + x.Sel.Name
	case *ast.Ident:
		return x.Name
	}
	return ""
}

// embeds are the types that a struct embeds, with their folders.
func embeds(folder string, imported map[string]string, x ast.Expr) []string {
	s, ok := x.(*ast.StructType)
	if !ok {
		return nil
	}
	var list []string
	for _, f := range s.Fields.List {
		name := typeName(f.Type)
		if len(f.Names) > 0 {
			continue
		}
		if from, name, ok := strings.Cut(name, "."); ok {
			list = append(list, imported[from]+"."+name)
		} else {
			list = append(list, folder+"."+from)
		}
	}
	return list
}

func embeddingDepth(embedded map[string][]string, name string) int {
	depth := 0
	for _, e := range embedded[name] {
		depth = max(depth, 1+embeddingDepth(embedded, e))
	}
	return depth
}

// TestHeads holds that every file has a head: a comment above the package clause that says which idea lives there.
func TestHeads(t *testing.T) {
	goFiles(t, func(name string, file *ast.File, _ *token.FileSet) {
		if !strings.HasSuffix(name, "_test.go") {
			assert.True(t, hasHead(file), "%s: say above the package clause, with a blank line between, which idea lives in this file", name)
		}
	})
}

// hasHead reports whether a comment stands above the package clause: a head, or the package's own documentation.
func hasHead(file *ast.File) bool {
	return slices.ContainsFunc(file.Comments, func(c *ast.CommentGroup) bool {
		return c.End() <= file.Package && !strings.HasPrefix(c.List[0].Text, "//go:build")
	})
}

func TestFoldersAreDescribed(t *testing.T) {
	text, err := os.ReadFile("ARCHITECTURE.md")
	require.NoError(t, err)
	for folder := range arrows {
		assert.Contains(t, string(text), "`"+folder+"`", "a folder needs a sentence in the table of ARCHITECTURE.md")
	}
}

var (
	link    = regexp.MustCompile(`\]\(([^)\s:]*)\)`) // not those with a scheme
	goFile  = regexp.MustCompile("`([\\w/]+\\.go)`")
	heading = regexp.MustCompile(`(?m)^#+ (.*)$|<a id="(\w+)">`)
)

// TestLinks: every link of a document leads to a file, and to a heading or an anchor in it.
func TestLinks(t *testing.T) {
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && name != "." {
			return fs.SkipDir
		}
		if !strings.HasSuffix(name, ".md") {
			return nil
		}
		text, err := os.ReadFile(name)
		for _, m := range link.FindAllStringSubmatch(string(text), -1) {
			file, anchor, _ := strings.Cut(m[1], "#")
			target := name
			if file != "" {
				target = filepath.Join(filepath.Dir(name), file)
			}
			if _, missing := os.Stat(target); !assert.NoError(t, missing, "%s: %s", name, m[1]) || anchor == "" {
				continue
			}
			assert.Contains(t, anchors(t, target), anchor, "%s: %s", name, m[1])
		}
		return err
	})
	require.NoError(t, err)
}

// TestNamedFiles: every Go file that a document names in backquotes is there: at that path, or in a folder that the text speaks of.
func TestNamedFiles(t *testing.T) {
	there := map[string]bool{}
	goFiles(t, func(name string, _ *ast.File, _ *token.FileSet) {
		for at := name; ; {
			there[at] = true
			_, rest, ok := strings.Cut(at, "/")
			if !ok {
				break
			}
			at = rest
		}
	})
	named := 0
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && name != "." {
			return fs.SkipDir
		}
		if !strings.HasSuffix(name, ".md") {
			return nil
		}
		text, err := os.ReadFile(name)
		for _, m := range goFile.FindAllStringSubmatch(string(text), -1) {
			named++
			assert.True(t, there[m[1]], "%s names %s, which is not there", name, m[1])
		}
		return err
	})
	require.NoError(t, err)
	require.NotZero(t, named)
}

// anchors are the places in a document that a link can lead to, headings as GitHub names them.
func anchors(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var list []string
	for _, m := range heading.FindAllStringSubmatch(string(text), -1) {
		kept := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
				return unicode.ToLower(r)
			}
			return -1
		}, m[1])
		list = append(list, kept, m[2])
	}
	return list
}

func TestTopLevel(t *testing.T) {
	entries, err := os.ReadDir(".")
	require.NoError(t, err)
	for _, entry := range entries {
		if entry.Name() != "mintc" { // what "go build ./cmd/mintc" leaves, ignored by git
			assert.Contains(t, strings.Fields(topLevel), entry.Name(), "a name at the top needs a place in the list")
		}
	}
}
