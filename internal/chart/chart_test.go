package chart

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSVG(t *testing.T) {
	lines := []Line{{Name: "a<b", X: []float64{1, 2, 3}, Y: []float64{1, 2, 1.5}, Mark: 1}, {Name: "c", X: []float64{1, 3}, Y: []float64{0.1, 90}, Mark: -1}}
	svg := Chart{Title: "speed & height", Rows: []Row{{"one", []Panel{{Title: "p", X: "height", Y: "speedup", Lines: lines}, {Title: "q", LogY: true, Lines: lines}}}}}.SVG()
	for decoder := xml.NewDecoder(bytes.NewReader(svg)); ; {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			break
		} else {
			require.NoError(t, err)
		}
	}
	text := string(svg)
	assert.Equal(t, 4, strings.Count(text, "<polyline"))
	assert.Equal(t, 2, strings.Count(text, "<circle"))
	for _, part := range []string{"speed &amp; height", "a&lt;b", "prefers-color-scheme: dark", ">100</text>", ">80</text>", ">height</text>",
		`points="0.0,188.1 150.0,186.2 300.0,187.2 "`} {
		assert.Contains(t, text, part)
	}
}

func TestTicks(t *testing.T) {
	assert.Equal(t, []float64{0, 20, 40, 60, 80, 100}, scale{lo: 0, hi: 100}.ticks())
	assert.Equal(t, []float64{1, 2, 3}, scale{lo: 1, hi: 3}.ticks())
	assert.Equal(t, []float64{0.1, 1, 10, 100}, scale{lo: 0.1, hi: 100, base: 10}.ticks())
	assert.Equal(t, []float64{1, 2, 4, 8, 16, 32}, scale{lo: 1, hi: 63, base: 2}.ticks())
	x, _ := Panel{LogX: true, Lines: []Line{{X: []float64{1, 16}, Y: []float64{1, 1}}}}.scales()
	assert.InDelta(t, 0.75, x.at(8), 1e-9)
	assert.Equal(t, []string{"0", "0.25", "9999", "12.5k", "1.5M"}, []string{label(0), label(0.25), label(9999), label(12500), label(1.5e6)})
}
