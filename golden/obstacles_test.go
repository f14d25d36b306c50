package golden

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestObstaclesDocumented holds that doc/limits.md lists what optimizer/chain says of steps that cannot be one launch, with the ways out, as the
// code spells them. -update writes the table anew.
func TestObstaclesDocumented(t *testing.T) {
	const path, head = "../doc/limits.md", "| the steps stay launches of their own where | way out |\n|---|---|\n"
	list := obstacleTexts(t)
	require.Greater(t, len(list), 15, "obstacles found in the code")
	var want strings.Builder
	for _, o := range list {
		want.WriteString("| " + o[0] + " | " + o[1] + " |\n")
	}
	before, rest, found := strings.Cut(readFile(t, path), head)
	require.True(t, found, "no table in %s", path)
	end := strings.LastIndex(rest[:strings.Index(rest, "\n\n")+1], "|\n") + 2
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(before+head+want.String()+rest[end:]), 0o644))
		return
	}
	assert.Equal(t, strings.Split(want.String(), "\n"), strings.Split(rest[:end], "\n"))
}

// obstacleTexts are the texts of obstacles with their ways out, in the order of the code: those that calls of obstacle, breach and noTurn are given. Names
// and numbers that the program fills in are dots.
func obstacleTexts(t *testing.T) (list [][2]string) {
	fset, seen := token.NewFileSet(), map[string]bool{}
	for _, name := range []string{"rules.go", "turn.go"} {
		file, err := parser.ParseFile(fset, "../optimizer/chain/"+name, nil, 0)
		require.NoError(t, err)
		enter := func(text, way string) {
			if worded.MatchString(text) && !seen[text] { // others pass on what a function of theirs says
				seen[text] = true
				list = append(list, [2]string{text, way})
			}
		}
		way := ""
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if len(n.Args) > 1 {
					switch nameOf(n.Fun) {
					case "obstacle", "breach":
						text := textIn(n.Args[1])
						if enter(text, textIn(n.Args[2])); !worded.MatchString(text) {
							way = textIn(n.Args[2])
						}
					case "noTurn":
						enter("'...' "+textIn(n.Args[1]), "let the arrays of a step change places in a circle, as in t = u, u = v, v = t")
					}
				}
			case *ast.FuncDecl:
				if n.Name.Name == "notCovered" {
					ast.Inspect(n, func(n ast.Node) bool {
						if r, ok := n.(*ast.ReturnStmt); ok && textIn(r.Results[0]) != "" {
							enter("'...' "+textIn(r.Results[0]), way)
						}
						return true
					})
				}
			}
			return true
		})
	}
	return list
}

var (
	filledIn = regexp.MustCompile(`%[sdqv]`)
	worded   = regexp.MustCompile(`[a-z]`)
)

// textIn is the text that an expression makes: a literal, a sum, or what is formatted.
func textIn(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		if err == nil {
			return filledIn.ReplaceAllString(text, "...")
		}
	case *ast.BinaryExpr:
		return textIn(e.X) + textIn(e.Y)
	case *ast.CallExpr:
		if nameOf(e.Fun) == "Sprintf" {
			return textIn(e.Args[0])
		}
	}
	return "..."
}

// nameOf is the name of a function or method, without what it is of.
func nameOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}
