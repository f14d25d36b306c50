package cint_test

import (
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"mintc/ir/cint"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The table: index types, bound types, operators, steps, and values around zero and around the
// limits of either type. gcc counts each loop (wrapping where C leaves overflow open), Loop.Run
// and the run time's mint_count must agree, or say that the loop passes the end of its type.
var indices = []string{"signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long"}

var ops = []string{"<", "<=", ">", ">=", "!="}

// table is how much of the table is tried: all of it where the environment has MINTC_TEST=full.
type table struct {
	steps     []int64
	values    string // of index and bound, beside those at the limits of their types
	bounds    []string
	mostTrips map[string]uint64 // where gcc's build stops counting, by type of the index
}

func theTable() table {
	if os.Getenv("MINTC_TEST") == "full" {
		return table{
			bounds: indices,
			steps:  []int64{1, -1, 2, -2, 3, -3, 100, -100, 250, -250},
			values: "-257, -101, -100, -3, -2, -1, 0, 1, 2, 3, 5, 99, 100, 101, 250, 256, " +
				"(long)MIN, (long)MIN + 1, (long)MIN + 99, (long)MAX - 100, (long)MAX - 1, (long)MAX, INT_MAX, (long)UINT_MAX",
			mostTrips: map[string]uint64{"short": 70000, "unsigned short": 70000},
		}
	}
	return table{
		bounds: []string{"unsigned char", "int", "unsigned", "long", "unsigned long"},
		steps:  []int64{1, -1, -100},
		values: "-3, -1, 0, 1, 5, 250, (long)MIN, (long)MIN + 1, (long)MAX - 1, (long)MAX, INT_MAX, (long)UINT_MAX",
	}
}

// most is where gcc's build of loops over an index stops counting.
func (tab table) most(index string) uint64 { return max(300, tab.mostTrips[index]) }

var typeOf = map[string]cint.Type{
	"signed char": {Signed: true, Bits: 8}, "unsigned char": {Bits: 8}, "short": {Signed: true, Bits: 16}, "unsigned short": {Bits: 16},
	"int": {Signed: true, Bits: 32}, "unsigned": {Bits: 32}, "long": {Signed: true, Bits: 64}, "unsigned long": {Bits: 64},
}

func common(a, b cint.Type) cint.Type {
	promote := func(t cint.Type) cint.Type {
		if t.Bits < 32 {
			return typeOf["int"]
		}
		return t
	}
	a, b = promote(a), promote(b)
	if a.Bits > b.Bits || a.Bits == b.Bits && !a.Signed {
		return a
	}
	return b
}

const harness = `
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <setjmp.h>
#include <stdarg.h>
#define mint_local static inline
#define cudaSuccess 0
struct mint_site { const char *file; int line; };
static jmp_buf failed;
static long long mint_lesser(long long a, long long b) { return a < b ? a : b; }
static long long mint_greater(long long a, long long b) { return a > b ? a : b; }
static void mint_fail(mint_site, int, const char *, ...) { longjmp(failed, 1); }
`

// program counts, for one index type, all loops of the table in one C++ program: its loops are
// C's, for the conversions of C++ are the same.
func (tab table) program(index, runtime string) string {
	var b strings.Builder
	b.WriteString(harness + runtime)
	for i, bound := range tab.bounds {
		for j, op := range ops {
			for k, step := range tab.steps {
				fmt.Fprintf(&b, `
static void f%d_%d_%d(%s lo, %s hi) {
	typedef %s T; typedef %s B; typedef decltype(T() + B()) C;
	volatile long long n = 0; bool wrapped = false; T i;
	for (i = lo; i %s hi; i += %d) {
		if (++n > %d) break;
		__int128 next = (__int128)i + %d;
		wrapped = wrapped || next != (__int128)(T)next;
	}
	long long count = -1;
	if (setjmp(failed) == 0) count = mint_count(mint_site{"", 0}, "i", lo, "%s", (C)hi, %d);
	printf("%d %d %d %%lld %%lld %%lld %%lld %%d %%lld\n", (long long)lo, (long long)(C)hi, (long long)n, (long long)i, wrapped, count);
}`, i, j, k, index, bound, index, bound, op, step, tab.most(index), step, op, step, i, j, k)
			}
		}
	}
	limits := func(t string) string {
		c := typeOf[t]
		if c.Signed {
			return fmt.Sprintf("#define MIN (-%dL - 1)\n#define MAX %dL\n", c.Max(), c.Max())
		}
		return fmt.Sprintf("#define MIN 0L\n#define MAX (long)(%s)-1\n", t)
	}
	b.WriteString("\nint main() {\n")
	fmt.Fprintf(&b, "%sconst long first[] = {%s};\n#undef MIN\n#undef MAX\n", limits(index), tab.values)
	for i, bound := range tab.bounds {
		fmt.Fprintf(&b, "{\n%sconst long last[] = {%s};\n#undef MIN\n#undef MAX\n", limits(bound), tab.values)
		fmt.Fprintf(&b, "for (long a : first) if ((long)(%s)a == a) for (long z : last) if ((long)(%s)z == z) {\n", index, bound)
		for j := range ops {
			for k := range tab.steps {
				fmt.Fprintf(&b, "f%d_%d_%d(a, z);\n", i, j, k)
			}
		}
		b.WriteString("}\n}\n")
	}
	b.WriteString("}\n")
	return b.String()
}

func TestCountsAreThoseOfGCC(t *testing.T) {
	tab := theTable()
	text, err := os.ReadFile("../../codegen/cuda/runtime/count.cuh")
	require.NoError(t, err)
	for _, index := range indices {
		t.Run(index, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			source, binary := filepath.Join(dir, "count.cpp"), filepath.Join(dir, "count")
			require.NoError(t, os.WriteFile(source, []byte(tab.program(index, string(text))), 0o600))
			out, err := exec.Command("g++", "-O0", "-fwrapv", "-w", "-std=c++17", "-o", binary, source).CombinedOutput()
			require.NoError(t, err, "%s", out)
			out, err = exec.Command(binary).Output()
			require.NoError(t, err)
			counted, refused := 0, 0
			for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
				c := tab.readCase(t, index, line)
				if c.check(t, tab.most(index)) {
					counted++
				} else {
					refused++
				}
			}
			assert.Greater(t, counted, refused, "most loops are counted")
			t.Logf("%d loops counted, %d refused", counted, refused)
		})
	}
}

// countCase is one loop with what gcc's build did.
type countCase struct {
	loop        cint.Loop
	trips       uint64
	after       int64
	wrapped     bool
	atRun       int64 // what mint_count said, -1 where it stopped
	description string
}

func (tab table) readCase(t *testing.T, index, line string) countCase {
	var n []int64
	for _, word := range strings.Fields(line) {
		v, err := strconv.ParseInt(word, 10, 64)
		require.NoError(t, err)
		n = append(n, v)
	}
	c := countCase{trips: uint64(n[5]), after: n[6], wrapped: n[7] != 0, atRun: n[8]}
	bound := tab.bounds[n[0]]
	c.loop = cint.Loop{Index: typeOf[index], Compared: common(typeOf[index], typeOf[bound]), Op: ops[n[1]], First: n[3], Bound: n[4], Step: tab.steps[n[2]]}
	c.description = fmt.Sprintf("for (%s i = %d; i %s (%s)%d; i += %d)", index, n[3], c.loop.Op, bound, n[4], c.loop.Step)
	return c
}

// check compares; false where mintc does not count the loop.
func (c countCase) check(t *testing.T, mostTrips uint64) bool {
	run, ok := c.loop.Run()
	switch {
	case c.trips > mostTrips: // or never ends
		assert.True(t, !ok || run.Trips > mostTrips, "%s: %v", c.description, run)
		assert.True(t, c.atRun < 0 || c.atRun > int64(mostTrips), "%s: %d at run time", c.description, c.atRun)
	case ok:
		assert.Equal(t, c.trips, run.Trips, c.description)
		assert.Equal(t, c.after, run.After, c.description)
	default:
		assert.True(t, c.wrapped, "%s ends in order, and is not counted", c.description)
	}
	if c.trips <= mostTrips && c.atRun >= 0 {
		assert.Equal(t, int64(c.trips), c.atRun, "%s, at run time", c.description)
	}
	asUnsigned := !(c.loop.Op == "!=" && c.loop.Index.Signed) && !c.loop.Compared.Signed && (c.loop.First < 0 || c.after < 0 || run.Last < 0)
	if ok && c.trips <= mostTrips && c.atRun < 0 {
		assert.True(t, asUnsigned || c.loop.Op == "!=" && c.wrapped, "%s is not counted at run time", c.description)
	}
	if ok && c.atRun > 0 && run.Trips == uint64(c.atRun) {
		assert.True(t, c.within(run), "%s: its values are not those between the bounds as numbers", c.description)
	}
	return ok && c.atRun >= 0
}

// within reports whether the last value is on the bound's near side as a number, where the step
// moves the index towards the bound.
func (c countCase) within(run cint.Run) bool {
	number := func(v int64, signed bool) *big.Int {
		if signed {
			return big.NewInt(v)
		}
		return new(big.Int).SetUint64(uint64(v))
	}
	bound := number(c.loop.Bound, c.loop.Compared.Signed)
	if c.loop.Op == "!=" && c.loop.Index.Signed {
		bound = number(c.loop.Index.Convert(c.loop.Bound), true) // the value that meets it
	}
	if c.loop.Op == "!=" && c.loop.Step == -1 && !c.loop.Index.Signed && c.loop.Bound == c.loop.Compared.Convert(c.loop.Index.Convert(-1)) {
		bound = big.NewInt(-1) // the number behind 0, see analyzer/nest's metPastZero
	}
	order := number(run.Last, c.loop.Index.Signed).Cmp(bound)
	switch up := c.loop.Step > 0; {
	case c.loop.Op == "!=":
		return run.After == c.loop.Index.Convert(c.loop.Bound) && order == map[bool]int{true: -1, false: 1}[up]
	case up && c.loop.Op == "<", !up && c.loop.Op == ">":
		return order == map[bool]int{true: -1, false: 1}[up]
	case up && c.loop.Op == "<=", !up && c.loop.Op == ">=":
		return order != map[bool]int{true: 1, false: -1}[up]
	}
	return true
}
