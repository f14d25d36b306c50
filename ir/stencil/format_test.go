package stencil

import (
	"strings"
	"testing"

	"mintc/internal/source"

	"github.com/stretchr/testify/assert"
)

// TestOperatorsStayApart prints every operator beside every other one, as in statements and as in subscripts, and
// reads the tokens back: none may fuse with its neighbour, as in i--1 or a/ *p.
func TestOperatorsStayApart(t *testing.T) {
	x := &Var{&Symbol{Name: "x", Type: Int}}
	operands := []Expr{x, &Const{T: Int, Text: "-1"}, &Const{T: Int, Text: "+1"}, &IncDec{X: x, Op: "++"}, &IncDec{X: x, Op: "--"},
		&IncDec{X: x, Op: "++", Post: true}, &IncDec{X: x, Op: "--", Post: true}}
	for _, op := range []string{"-", "+", "~", "!", "&", "*"} {
		for _, inner := range operands[:5] {
			operands = append(operands, &Unary{Op: op, X: inner, T: Int})
		}
		operands = append(operands, &Unary{Op: op, X: &Unary{Op: op, X: x, T: Int}, T: Int})
	}
	for op := range binaryPrec {
		for _, left := range operands {
			for _, right := range operands {
				e := &Binary{Op: op, X: left, Y: right, T: Int}
				want := append(append(tokens(Formatter{}.Expr(left)), op), tokens(Formatter{}.Expr(right))...)
				assert.Equal(t, want, tokens(Formatter{}.Expr(e)))
				assert.Equal(t, want, tokens(Formatter{}.Index(e)))
			}
		}
	}
	assert.Equal(t, "u[x- -1]", Formatter{}.Expr(&Element{Array: &Symbol{Name: "u"}, Index: []Expr{&Binary{Op: "-", X: x, Y: operands[1], T: Int}}}))
}

// tokens are those that a compiler reads, parentheses left out.
func tokens(text string) []string {
	var list []string
	for i := 0; i < len(text); {
		tok := source.Next([]byte(text), i)
		if s := tok.Spelling([]byte(text)); s != "(" && s != ")" {
			list = append(list, s)
		}
		i = source.SkipSpace([]byte(text), tok.End, true)
	}
	return list
}

// TestFuse knows that its tokeniser reads what a compiler reads.
func TestFuse(t *testing.T) {
	assert.Equal(t, "x -- 1", strings.Join(tokens("x--1"), " "))
	assert.True(t, fuse("x-", "-1"))
	assert.False(t, fuse("x-", "1"))
}
