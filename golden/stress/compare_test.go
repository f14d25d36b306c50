package stress

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOnlyVariableRows(t *testing.T) {
	const rows = "out.cu:9:26: error: cannot initialize a variable of type 'double (*)[n]' with an lvalue of type 'double (*)[n]'\n" +
		"    9 | double (*w)[n] = a;\nout.cu:10:1: error: incompatible pointer types assigning to 'double (*)[n]' from 'double (*)[n]'\n"
	assert.True(t, onlyVariableRows(rows))
	assert.True(t, onlyVariableRows("in.c:1:2: error: cannot initialize a variable of type 'float (*)[n1][n2]' with an lvalue of type 'float[n0][n1][n2]'\n"))
	assert.False(t, onlyVariableRows("in.c:1:2: error: cannot initialize a variable of type 'float (*)[n1]' with an lvalue of type 'double[n0][n1]'\n"))
	assert.False(t, onlyVariableRows(rows+"out.cu:11:9: error: expected expression\n"))
	assert.False(t, onlyVariableRows("out.cu:9:1: error: cannot initialize a variable of type 'int *' with an lvalue of type 'int *'\n"))
	assert.False(t, onlyVariableRows("out.cu:9:1: error: cannot initialize a variable of type 'int (*)[n]' with an rvalue of type 'long (*)[n]'\n"))
}
