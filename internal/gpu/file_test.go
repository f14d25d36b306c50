package gpu

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const h100File = `mint-device 1  # measured
device NVIDIA H100 80GB HBM3
driver 580.1
date 2026-11-22
arch sm_90
multiprocessors 132
clock 1.980 GHz
copy 3026 GB/s
l2 6800 GB/s
l2-size 52.4 MB
shared 33000 GB/s
fp32 31600 G/s
fp64 16400 G/s
shuffle 8300 G/s
barrier 12.5 ns
grid-barrier 1.050 us
launch 2.300 us
`

func TestReadFile(t *testing.T) {
	m, err := ReadFile(h100File)
	require.NoError(t, err)
	assert.Equal(t, "sm_90", m.Arch)
	assert.Equal(t, "NVIDIA H100 80GB HBM3", m.Name)
	d, err := Lookup(m.Arch)
	require.NoError(t, err)
	d = m.On(d)
	assert.InDelta(t, 3026, d.DRAMGBs, 0)
	assert.InDelta(t, 12.5e-9, d.Barrier, 1e-15)
	assert.InDelta(t, 16400e9/(132*1.98e9*32), d.Doubles, 1e-9)
	assert.True(t, d.Measured)
	assert.Equal(t, 227<<10, d.SharedPerBlock, "limits are those of the architecture")
}

func TestReadFileRefuses(t *testing.T) {
	for change, want := range map[[2]string]string{
		{"mint-device 1", "mint-device 2"}:           "line 1: not a file of a measured GPU; one begins with 'mint-device 1'",
		{"copy 3026 GB/s", "copy 3026"}:              "line 8: write 'copy', a number and 'GB/s'",
		{"copy 3026", "copy 0"}:                      "line 8: '0' is not a positive number",
		{"copy 3026", "copy NaN"}:                    "line 8: 'NaN' is not a positive number",
		{"arch sm_90", "arch sm_1"}:                  "line 5: unknown architecture 'sm_1'",
		{"launch 2.300 us\n", ""}:                    "it has no line 'launch'",
		{"l2 6800", "speed 6800"}:                    "line 9: 'speed' is neither device, driver, date, arch, multiprocessors, clock",
		{"driver 580.1", "copy 1 GB/s"}:              "line 8: a second line 'copy'; the first is line 3",
		{"multiprocessors 132", "multiprocessors 0"}: "line 6: '0' is no number of multiprocessors",
	} {
		_, err := ReadFile(strings.Replace(h100File, change[0], change[1], 1))
		assert.ErrorContains(t, err, want)
	}
	_, err := ReadFile("")
	assert.ErrorContains(t, err, "line 1: not a file of a measured GPU")
}
