package cuemu

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestUserMacros(t *testing.T) {
	here, err := os.Getwd()
	require.NoError(t, err)
	lines, rest := userMacros([]string{"-I", "x", "-DA", "-D_GNU_SOURCE", "-DF(x)=x + 1", "-UB", "-include", "own.h", "-DE="})
	assert.Equal(t, "#define A 1\n#define F(x) x + 1\n#undef B\n#define E \n#include \""+filepath.Join(here, "own.h")+"\"\n", lines)
	assert.Equal(t, []string{"-I", "x", "-D_GNU_SOURCE"}, rest)
}

// The names of macros on the command line may be any: the emulator's headers use some of them.
func TestMacrosDoNotReachTheEmulator(t *testing.T) {
	toolchain := findToolchain(t)
	source := filepath.Join(t.TempDir(), "names.cu")
	require.NoError(t, os.WriteFile(source, []byte(`
static __global__ void fill(int *u) { u[threadIdx.x] = T; }
int main(void)
{
    int *u, v[4];
    cudaMalloc(&u, sizeof v);
    fill<<<1, 4>>>(u);
    cudaMemcpy(v, u, sizeof v, cudaMemcpyDeviceToHost);
    cudaFree(u);
    return v[3];
}
`), 0o600))
	program := build(t, toolchain, Quick, source, "-DA=1", "-DT=7", "-Dptr=2", "-Dvalue=x", "-DN=3", "-Dkernel=4", "-DK", "-Dconfig=5", "-DArgs=6")
	assert.Equal(t, 7, run(t, toolchain, Run{Program: program}).Exit)
}
