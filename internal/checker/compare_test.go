package checker

import (
	"encoding/binary"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"mintc/internal/cuemu"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRules(t *testing.T) {
	rules := Rules{Tolerance: 1e-6, Ignore: []*regexp.Regexp{regexp.MustCompile("^time")}}
	for _, c := range [][2]string{
		{"a 1.0000001 b\n", "a 1.0000002 b\n"},
		{"  9.9999999\n", "  10.000000\n"}, // the column is as wide
		{"  9.9999999\n", " 10.0000001\n"},
		{"x nan\n", "x -nan\n"},
		{"0x1.8p+1\n", "0x1.8000001p+1\n"},
		{"time 3\na 1\n", "a 1\ntime 44\n"},
		{"-1e-3,2\n", "-1.0000001e-3,2\n"},
	} {
		assert.Empty(t, rules.differences([]byte(c[0]), []byte(c[1]), "the output"), "%q", c)
		assert.NotEmpty(t, Rules{}.differences([]byte(c[0]), []byte(c[1]), "the output"), "%q", c)
	}
	for _, c := range [][2]string{
		{"a 1.0\n", "a 1.1\n"},
		{"a 1\n", "b 1\n"},
		{"a 1\n", "a 1 2\n"},
		{"a 1\n", "a nan\n"},
		{"a 1\n", "a inf\n"},
		{"a 0\n", "a 1e-30\n"},
		{"a 1\nb\n", "a 1\n"},
		{"\x00\x01", "\x00\x02"},
		{"\x00\x01", "\x00\x01\x02"},
	} {
		assert.NotEmpty(t, rules.differences([]byte(c[0]), []byte(c[1]), "the output"), "%q", c)
	}
}

// TestExplanation is of digits that the language lets differ.
func TestExplanation(t *testing.T) {
	r := request(t, program)
	result := cuemu.Result{Stdout: []byte("one\narg typed\n2.5000000001\n"), Exit: 3, Launches: 1}
	r.Units[0].Inexact = []Inexact{{"in.c", 12, "the reduction '+: s' joins its parts in another order"}}
	got, err := checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{result}})
	require.NoError(t, err)
	assert.Contains(t, got.Text(), "  by 4e-11 of the number\nthe language allows rounding to differ here; --tolerance=1e-10 accepts it")
	assert.Contains(t, got.Text(), "\n  in.c:12: the reduction '+: s' joins")

	r.Units[0].Inexact, r.Stdin = nil, strings.NewReader("typed\n")
	got, err = checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{result}})
	require.NoError(t, err)
	assert.Contains(t, got.Text(), "its digits must agree (N1)")

	r.Rules.Tolerance, r.Stdin = 1e-10, strings.NewReader("typed\n")
	got, err = checkNow(t, r, &scriptedEmulator{results: []cuemu.Result{result}})
	require.NoError(t, err)
	assert.True(t, got.Agrees(), got.Text())
}

// TestAdvice has differences of each kind, and what is said about them.
func TestAdvice(t *testing.T) {
	sums := []Unit{{Inexact: []Inexact{{"in.c", 12, "the sum is regrouped"}}}}
	double := func(xs ...float64) string {
		text := "P5 3\x00\n" // a header that is no whole number
		for _, x := range xs {
			text += string(binary.LittleEndian.AppendUint64(nil, math.Float64bits(x)))
		}
		return text
	}
	for _, c := range []struct {
		serial, cuda string
		binary       BinaryType
		want         []string
	}{
		{"a 1.0001\nb 2\nc 3\n", "a 1.0002\nb 2\nc 3.0000001\n", "", []string{"line 1 of the output",
			"\n2 lines differ, in numbers only, by at most 0.0001 of a number\n", "--tolerance=1e-3 accepts it\n  in.c:12: the sum"}},
		{"a 1\nb 2\n", "a 1.0000001\nc 2\n", "", []string{"\n2 lines differ"}},
		{"a 1\n", "a 7\n", "", []string{"this is more than rounding does, unless"}},
		{"  time: 1.5 s\n", "  time: 2.5 s\n", "", []string{`if this line holds a time, leave it out: --ignore='^\s*time:'`}},
		{"3 in 1.5 seconds\n", "3 in 2.5 seconds\n", "", []string{`--ignore='seconds'`}},
		{"a 0.0\n", "a -0.0\n", "", []string{"--tolerance=1e-15 accepts it"}},
		{double(1, 2), double(1, 2.0000002), "", []string{"differs in 4 of 22 bytes", "--binary=double (or float)", "\n  in.c:12: the sum"}},
		{double(1, 2), double(1, 2.0000002), "double", []string{"read as double, by at most 1e-07 of a number", "--tolerance=1e-6 accepts it"}},
		{double(1, 2), "p" + double(1, 2)[1:], "double", []string{"differs in 1 of 22 bytes"}},
	} {
		r := Request{Units: sums, Rules: Rules{Binary: c.binary}}
		got := r.Rules.differences([]byte(c.serial), []byte(c.cuda), "the output")
		require.NotNil(t, got, "%q", c.cuda)
		text := got.text + r.explain(got)
		for _, want := range c.want {
			assert.Contains(t, text, want)
		}
		for _, tolerance := range regexp.MustCompile(`--tolerance=(\S+)`).FindAllStringSubmatch(text, -1) {
			r.Rules.Tolerance, _ = strconv.ParseFloat(tolerance[1], 64)
			assert.Nil(t, r.Rules.differences([]byte(c.serial), []byte(c.cuda), "the output"), "the advice works: %s", text)
		}
	}
}
