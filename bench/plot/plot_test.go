package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/chart"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const results = `kernel	real	size	plan	status	gcells	copy_percent
heat3d	float	512x512x512	O0	ok	270.5	50.5
heat3d	float	512x512x512	O3	ok	450	120
heat3d	float	512x512x512	O2	wrong	900	170
heat3d	float	512x512x512	t64x8x8	ok	1000	190
heat3d	float	509x509x509	O3	ok	400	75
a<b	double	8x9	O1	ok	3	10
a<b	double	8x9	O2	ok	5	20
p19	double		O3	refused or not run		
`

// drawn plots a TSV and returns the SVG, which is well-formed.
func drawn(t *testing.T, tsv, scale string) (string, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "results.tsv")
	require.NoError(t, os.WriteFile(path, []byte(tsv), 0o600))
	var out bytes.Buffer
	if err := plot(path, scale, &out); err != nil {
		return "", err
	}
	for decoder := xml.NewDecoder(bytes.NewReader(out.Bytes())); ; {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			break
		} else {
			require.NoError(t, err)
		}
	}
	return out.String(), nil
}

func TestPlot(t *testing.T) {
	svg, err := drawn(t, results, "copy")
	require.NoError(t, err)
	assert.Equal(t, 4, strings.Count(svg, "<rect class=\"O")-len(levels), "bars: two levels of two groups; the legend has the others")
	for _, part := range []string{
		"<title>heat3d 512x512x512 -O0: 50.5</title>", "<title>heat3d 512x512x512 -O3: 120</title>", ">120</text>", ">512³</text>",
		">float</text>", ">double</text>", "a&lt;b", "8×9", ">100</text>",
	} {
		assert.Contains(t, svg, part)
	}
	assert.Contains(t, svg, "y1=\"0.0\" y2=\"0.0\"", "the grid's highest line")
	for _, absent := range []string{"170", "190", "509", "p19", "%!"} {
		assert.NotContains(t, svg, absent)
	}

	svg, err = drawn(t, results, "gcells")
	require.NoError(t, err)
	assert.Contains(t, svg, "-O3: 450</title>")
}

func TestRefusals(t *testing.T) {
	for tsv, want := range map[string]string{
		"":                                   "it is empty",
		"kernel\treal\tsize\tplan\tstatus\n": "no column copy_percent",
		"kernel\treal\tsize\tplan\tstatus\tcopy_percent\nk\tfloat\t8\tO0\tok\tmuch\n":                      "column copy_percent",
		"kernel\treal\tsize\tplan\tstatus\tcopy_percent\nk\tfloat\t8\tO0\tok\t1\nk\tfloat\t9\tO1\tok\t2\n": "no kernel has two levels",
	} {
		_, err := drawn(t, tsv, "copy")
		assert.ErrorContains(t, err, want)
	}
	_, err := drawn(t, results, "joules")
	assert.ErrorContains(t, err, "copy or gcells")
}

func TestTicks(t *testing.T) {
	for largest, want := range map[float64]float64{100: 20, 120: 20, 199: 20, 201: 50, 450: 100, 3: 0.5, 2300: 500} {
		assert.InDelta(t, want, chart.Tick(largest), 1e-9, "%g", largest)
	}
}
