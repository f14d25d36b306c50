package cuemu

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRewrite(t *testing.T) {
	cases := []struct{ name, in, out string }{
		{"launch", "k<<<g, b>>>(a, 1);", `::cuemu::cuemu_launch(::cuemu::cuemu_config(g, b), k, "k")(a, 1);`},
		{"launch with stream", "  k <<< dim3(2, 3), f(b, 1), 8, s >>> (a);",
			`  ::cuemu::cuemu_launch(::cuemu::cuemu_config( dim3(2, 3), f(b, 1), 8, s ), k, "k") (a);`},
		{"launch of a template", "k<float, 32><<<1, n>>>(u);", `::cuemu::cuemu_launch(::cuemu::cuemu_config(1, n), k<float, 32>, "k<float, 32>")(u);`},
		{"launch after a block", "{ if (x > 1) { k<<<1, 2>>>(); } }", `{ if (x > 1) { ::cuemu::cuemu_launch(::cuemu::cuemu_config(1, 2), k, "k")(); } }`},
		{"launch over lines", "k<<<g,\n  b>>>(\n a);\nx", "::cuemu::cuemu_launch(::cuemu::cuemu_config(g,\n  b), k, \"k\")(\n a);\nx"},
		{"dynamic shared", "extern __shared__ double s[];", "double *const s = (double *)::cuemu_dynamic_shared;"},
		{"dynamic shared, aligned, over lines", "extern __shared__\n __align__(16) unsigned char s [ ];\nx",
			"unsigned char *const s = (unsigned char *)::cuemu_dynamic_shared;\n\nx"},
		{"device variable", "__device__ double total = 0;", "__cuemu_device_variable__ double total = 0;"},
		{"device array", "static __device__ __align__(8) int v[3];", "static __cuemu_device_variable__ __align__(8) int v[3];"},
		{"device constant", "__device__ const double c = 1;", "__device__ const double c = 1;"},
		{"device function", "__device__ static inline double f(double v) { return v; }", "__device__ static inline double f(double v) { return v; }"},
		{"device operator", "__device__ double operator[](int i);", "__device__ double operator[](int i);"},
		{"grid constant", "void k(const __grid_constant__ CUtensorMap map, int n);", "void k(const  CUtensorMap &map, int n);"},
		{"last grid constant", "(int n, __grid_constant__ const T<int, 2>\n m) {", "(int n,  const T<int, 2>\n &m) {"},
		{"text is left alone", "// k<<<1, 2>>>()\n/* asm */ \"extern __shared__ T s[];\" '<'", "// k<<<1, 2>>>()\n/* asm */ \"extern __shared__ T s[];\" '<'"},
		{"directives are left alone", "#define L k<<<1, \\\n 2>>>()\n#line 41 \"heat.c\"\nx", "#define L k<<<1, \\\n 2>>>()\n#line 41 \"heat.c\"\nx"},
		{"inline PTX", "void f() { asm(\"trap;\"); }", "void f() { inline_PTX_cannot_be_emulated(\"trap;\"); }"},
		{"name of a symbol", "int f(void) __asm__(\"g\");", "int f(void) __asm__(\"g\");"},
		{"names of variables", "extern int v asm(\"new\"), w[2] asm(\"try\") = {1};", "extern int v asm(\"new\"), w[2] asm(\"try\") = {1};"},
		{"a statement", "if (v) w = 1; else asm(\"trap\");", "if (v) w = 1; else inline_PTX_cannot_be_emulated(\"trap\");"},
		{"shifts are left alone", "a << b >> c < d", "a << b >> c < d"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			out, err := Rewrite([]byte(c.in))
			require.NoError(t, err)
			assert.Equal(t, c.out, string(out))
			assert.Equal(t, strings.Count(c.in, "\n"), strings.Count(string(out), "\n"), "lines")
		})
	}
}

func TestRewriteRefuses(t *testing.T) {
	cases := []struct{ name, in, message string }{
		{"open launch", "k<<<1, 2;\n", "line 1: <<< without >>>"},
		{"launch of nothing", "\n<<<1, 2>>>();", "line 2: <<< without a kernel name before it"},
		{"sized dynamic shared", "extern __shared__ double s[4];", "line 1: cannot read: extern __shared__ double s[4]"},
		{"grid constant outside", "__grid_constant__", "line 1: __grid_constant__ outside a list of parameters"},
		{"nothing constant", "(__grid_constant__)", "line 1: __grid_constant__ without a parameter"},
		{"open declaration", "extern __shared__ double s[]", "line 1: extern __shared__ without a semicolon"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			_, err := Rewrite([]byte(c.in))
			assert.EqualError(t, err, c.message)
		})
	}
}
