package tuning

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/source"
)

const example = `mint-tune 1  # written by "mintc tune"; mintc -O3 uses the plans with a star
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
*      4.0000 ms  -ftrapezoid=8 -ftrapezoid-kind=march
`

func TestRecordReadsBack(t *testing.T) {
	record, problem := Read(source.NewFile("in.mint-tune", []byte(example)))
	require.Nil(t, problem)
	assert.Equal(t, example, record.String())
	assert.Equal(t, "NVIDIA H200", record.Device)
	assert.Equal(t, "-ftrapezoid=8 -ftrapezoid-kind=march", record.Find(Chain, "heat_chain1").Chosen().Options)
	assert.Equal(t, 5, record.At["arch"].Line())
	assert.Nil(t, record.Find(Nest, "heat_chain1"))
}

func TestMalformedRecords(t *testing.T) {
	const head = "mint-tune 1\n"
	for text, want := range map[string]struct {
		line int
		text string
	}{
		"":                              {1, "an empty record of measured plans; it begins with 'mint-tune 1'"},
		"mint-tune 2\n":                 {1, "not a record of measured plans that this version reads; one begins with 'mint-tune 1'"},
		head + "arch sm_90\narch a\n":   {3, "a second line 'arch'"},
		head + "gpu x\n":                {2, "'gpu' is neither nest, chain, device, driver, nvcc, arch, date, run nor options"},
		head + "* 1 ms -O0\n":           {2, "a candidate before the first nest or chain"},
		head + "nest a\n":               {2, "a nest has a name and a digest"},
		head + "nest a 1\n":             {2, "no candidate of nest 'a' has a star"},
		head + "nest a 1\n  1 ms -O0\n": {2, "no candidate of nest 'a' has a star"},
		head + "nest a 1\n* 1 ms -O0\n* 2 ms -O1\n": {4, "a second star for nest 'a'"},
		head + "nest a 1\n* 1 ms -O0\nnest a 1\n":   {4, "a second nest 'a'"},
		head + "nest a 1\n* x ms -O0\n":             {3, "'x' is not a time in milliseconds"},
		head + "nest a 1\n* -1 ms -O0\n":            {3, "'-1' is not a time in milliseconds"},
		head + "nest a 1\n* NaN ms -O0\n":           {3, "'NaN' is not a time in milliseconds"},
		head + "nest a 1\n* -O0\n":                  {3, "a candidate is a time in ms, or 'untimed', and the options that ask for it"},
	} {
		_, problem := Read(source.NewFile("in.mint-tune", []byte(text)))
		if assert.NotNil(t, problem, "%q", text) {
			assert.Equal(t, want.text, problem.Text)
			assert.Equal(t, want.line, problem.At.Line(), text)
		}
	}
}

// TestTimes: medians decide; faults do not count; ordinary launches of a chain have the time of their nests' best plans.
func TestTimes(t *testing.T) {
	r := &Record{Items: []Item{
		{Kind: Nest, Name: "a", Kernels: []string{"a"}, Candidates: []Candidate{{Options: "x"}, {Options: "y"}, {Options: "z"}}},
		{Kind: Chain, Name: "c", Kernels: []string{"c_", "a"}, Candidates: []Candidate{{Options: Off}, {Options: "-ftrapezoid=4"}}},
	}}
	programs := r.Programs()
	assert.Equal(t, []Program{{map[int]int{0: 0, 1: 0}}, {map[int]int{0: 1}}, {map[int]int{0: 2}}, {map[int]int{1: 1}}}, programs)
	list := r.ListPrograms(programs)
	assert.Equal(t, "0\t0\t0\ta\n0\t1\t0\tc_,a\n1\t0\t1\ta\n2\t0\t2\ta\n3\t1\t1\tc_,a\n", list)
	again, err := r.ReadPrograms(list)
	require.NoError(t, err)
	assert.Equal(t, programs, again)

	require.NoError(t, r.AddTimes("device D\nrun 5 6\nfault\t2\tother results\n"+
		"time\t0\t0\t0\t1\t3.0\t12\ntime\t0\t0\t0\t2\t9.0\t12\ntime\t0\t0\t0\t3\t3.5\t12\ntime\t0\t1\t0\t1\t3.5\t12\ntime\t1\t0\t1\t1\t2.0\t12\ntime\t2\t0\t2\t1\t1.0\t12\ntime\t3\t1\t1\t1\t2.5\t12\n", programs))
	assert.Equal(t, "D", r.Device)
	assert.InDelta(t, 3.5, r.Items[0].Candidates[0].Milliseconds, 0)
	assert.Equal(t, "y", r.Items[0].Chosen().Options, "z is faster, with other results")
	assert.InDelta(t, 2.0, r.Items[1].Candidates[0].Milliseconds, 0)
	assert.Equal(t, Off, r.Items[1].Chosen().Options)
	assert.Equal(t, 12, r.Items[1].Steps, "launches of its one nest")
	assert.Equal(t, "nest a: 2.0000 ms, 57.1 % of the time of x: y\nchain c: 2.0000 ms, 100.0 % of the time of -ftrapezoid=off: -ftrapezoid=off\n", r.Summary())

	for _, text := range []string{"time\t0\t0\t0\t1\tx\t1\n", "time\t0\t0\t0\t1\t1\tx\n", "time\t0\t7\t0\t1\t1\t1\n", "fault\t9\tx\n", "what\n"} {
		assert.Error(t, r.AddTimes(text, programs), text)
	}
	for _, text := range []string{"0\t0\n", "a\t0\t0\tk\n", "1\t0\t0\tk\n", "0\t5\t0\tk\n"} {
		_, err := r.ReadPrograms(text)
		assert.Error(t, err, text)
	}
}
