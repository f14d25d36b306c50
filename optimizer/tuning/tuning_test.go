package tuning

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/source"
)

const example = `mint-tune 2  # written by "mintc tune"; mintc -O3 uses the plans with a star
device NVIDIA H200
driver 580.159.04
nvcc 13.0.88
arch sm_90
date 2026-11-22
run 8192 8192 100
options -ffp-contract=off

nest heat_sweep1 0123456789abcdef
*      1.2500 ms  -ftile=128,6 -fchunk=2,3 -fstream=columns=0,register-tile=1
       1.5000 ms  -O0 -ftile=32,8 -fchunk=1,1
         untimed  -ftile=64,4 -fchunk=2,2  # does not compile: no memory

chain heat_chain1 fedcba9876543210
       9.0000 ms  -ftrapezoid=off
*      4.0000 ms  -ftrapezoid=8 -ftrapezoid-kind=march  plan=00112233445566ff
       4.1000 ms  -ftrapezoid=6 -ftrapezoid-kind=march  plan=ff112233445566ff  # ended with status 1
`

func TestRecordReadsBack(t *testing.T) {
	record, problem := Read(source.NewFile("in.mint-tune", []byte(example)))
	require.Nil(t, problem)
	assert.Equal(t, example, record.String())
	assert.Equal(t, "NVIDIA H200", record.Device)
	assert.Equal(t, "-ftrapezoid=8 -ftrapezoid-kind=march", record.Find(Chain, "heat_chain1").Chosen().Options)
	assert.Equal(t, "00112233445566ff", record.Find(Chain, "heat_chain1").Chosen().Plan)
	assert.Equal(t, 5, record.At["arch"].Line())
	assert.Nil(t, record.Find(Nest, "heat_chain1"))
}

func TestMalformedRecords(t *testing.T) {
	const head = "mint-tune 2\n"
	for text, want := range map[string]struct {
		line int
		text string
	}{
		"":                              {1, "an empty record of measured plans; it begins with 'mint-tune 2'"},
		"mint-tune 1\n":                 {1, "not a record of measured plans that this version reads; one begins with 'mint-tune 2'"},
		head + "arch sm_90\narch a\n":   {3, "a second line 'arch'"},
		head + "gpu x\n":                {2, "'gpu' is neither nest, chain, device, driver, nvcc, arch, date, run nor options; a candidate begins with a star or a space"},
		head + "* 1 ms -O0\n":           {2, "a candidate before the first nest or chain"},
		head + "nest a\n":               {2, "a nest has a name and a digest"},
		head + "nest a 1\n":             {2, "no candidate of nest 'a' has a star"},
		head + "nest a 1\n  1 ms -O0\n": {2, "no candidate of nest 'a' has a star"},
		head + "nest a 1\n* 1 ms -O0\n* 2 ms -O1\n": {4, "a second star for nest 'a'"},
		head + "nest a 1\n* 1 ms -O0\nnest a 1\n":   {4, "a second nest 'a'"},
		head + "nest a 1\n* x ms -O0\n":             {3, "'x' is not a time in milliseconds"},
		head + "nest a 1\n* -1 ms -O0\n":            {3, "'-1' is not a time in milliseconds"},
		head + "nest a 1\n* NaN ms -O0\n":           {3, "'NaN' is not a time in milliseconds"},
		head + "nest a 1\n\tinf ms -O0\n":           {3, "'inf' is not a time in milliseconds"},
		head + "nest a 1\n* -O0\n":                  {3, "a candidate is a time in ms, or 'untimed', and the options that ask for it"},
	} {
		_, problem := Read(source.NewFile("in.mint-tune", []byte(text)))
		if assert.NotNil(t, problem, "%q", text) {
			assert.Equal(t, want.text, problem.Text)
			assert.Equal(t, want.line, problem.At.Line(), text)
		}
	}
}

// TestTimes: the fastest processes decide; faults do not count; ordinary launches of a chain have the time of its loop with the best plans of their nests.
func TestTimes(t *testing.T) {
	r := &Record{Items: []Item{
		{Kind: Nest, Name: "a", Kernels: []string{"a"}, Candidates: []Candidate{{Options: "x"}, {Options: "y"}, {Options: "z"}}},
		{Kind: Nest, Name: "b", Kernels: []string{"b"}, Candidates: []Candidate{{Options: "x"}, {Options: "y"}}},
		{Kind: Chain, Name: "c", Kernels: []string{"c_", "a", "b"}, Candidates: []Candidate{{Options: Off}, {Options: "-ftrapezoid=4"}}},
		{Kind: Nest, Name: "d", Kernels: []string{"d"}, Candidates: []Candidate{{Options: "x"}, {Options: "y"}}},
	}}
	programs := r.Programs()
	assert.Equal(t, []Program{{map[int]int{0: 0, 1: 0, 2: 0, 3: 0}}, {map[int]int{0: 1, 3: 1}}, {map[int]int{0: 2}}, {map[int]int{1: 1}}, {map[int]int{2: 1}}}, programs,
		"a and b are in one loop, whose time is theirs")
	list := r.ListPrograms(programs)
	assert.Equal(t, "0\t0\t0\ta\tloops\n0\t1\t0\tb\tloops\n0\t2\t0\tc_,a,b\tloops\n0\t3\t0\td\tkernels\n"+
		"1\t0\t1\ta\tloops\n1\t3\t1\td\tkernels\n2\t0\t2\ta\tloops\n3\t1\t1\tb\tloops\n4\t2\t1\tc_,a,b\tloops\n", list)
	again, err := r.ReadPrograms(list)
	require.NoError(t, err)
	assert.Equal(t, programs, again)

	require.NoError(t, r.AddTimes("device D\nrun 5 6\nfault\t2\tother results\n"+
		"time\t0\t0\t0\t1\t4.0\t12\ntime\t0\t0\t0\t2\t9.0\t12\ntime\t0\t0\t0\t3\t3.5\t12\ntime\t0\t1\t0\t1\t3.5\t12\ntime\t0\t2\t0\t1\t3.5\t24\n"+
		"time\t1\t0\t1\t1\t2.5\t12\ntime\t2\t0\t2\t1\t1.0\t12\ntime\t3\t1\t1\t1\t3.0\t12\ntime\t4\t2\t1\t1\t2.25\t12\ntime\t1\t3\t1\t1\t2.25\t12\n", programs))
	assert.Equal(t, "D", r.Device)
	assert.InDelta(t, 3.5, r.Items[0].Candidates[0].Milliseconds, 0)
	assert.Equal(t, "y", r.Items[0].Chosen().Options, "z is faster, with other results")
	assert.Equal(t, "y", r.Items[1].Chosen().Options)
	assert.InDelta(t, 3.5-1-0.5, r.Items[2].Candidates[0].Milliseconds, 0, "y saves 1 ms for a, and 0.5 ms for b")
	assert.Equal(t, Off, r.Items[2].Chosen().Options)
	assert.Equal(t, 12, r.Items[2].Steps, "launches of its two nests")
	assert.Equal(t, "nest a: 2.5000 ms, 71.4 % of the time of x: y\nnest b: 3.0000 ms, 85.7 % of the time of x: y\n"+
		"chain c: 2.0000 ms, 100.0 % of the time of -ftrapezoid=off: -ftrapezoid=off\nnest d: 2.2500 ms: y\n", r.Summary())

	for _, text := range []string{"time\t0\t0\t0\t1\tx\t1\n", "time\t0\t0\t0\t1\t1\tx\n", "time\t0\t7\t0\t1\t1\t1\n", "fault\t9\tx\n", "what\n"} {
		assert.Error(t, r.AddTimes(text, programs), text)
	}
	for _, text := range []string{"0\t0\n", "0\t0\t0\tk\n", "a\t0\t0\tk\tloops\n", "1\t0\t0\tk\tloops\n", "0\t5\t0\tk\tloops\n"} {
		_, err := r.ReadPrograms(text)
		assert.Error(t, err, text)
	}
}
