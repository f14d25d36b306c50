// What was measured of one GPU, as text: `mintc tune --calibrate` writes it, -fdevice=FILE reads it.

package gpu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Measured is a GPU with the figures of a file.
type Measured struct {
	Arch string // sm_90
	Name string
	Rates
	Timings
}

// fileHead is the first line. A later form has another number.
const fileHead = "mint-device 1"

// figure is a line with a number: its unit, and where the number goes.
type figure struct {
	word, unit string
	scale      float64 // of the unit
	to         func(m *Measured) *float64
}

var figures = []figure{
	{"clock", "GHz", 1, func(m *Measured) *float64 { return &m.ClockGHz }},
	{"copy", "GB/s", 1, func(m *Measured) *float64 { return &m.DRAMGBs }},
	{"l2", "GB/s", 1, func(m *Measured) *float64 { return &m.L2GBs }},
	{"l2-size", "MB", 1, func(m *Measured) *float64 { return &m.L2MB }},
	{"shared", "GB/s", 1, func(m *Measured) *float64 { return &m.SharedGBs }},
	{"fp32", "G/s", 1e9, func(m *Measured) *float64 { return &m.FP32 }},
	{"fp64", "G/s", 1e9, func(m *Measured) *float64 { return &m.FP64 }},
	{"shuffle", "G/s", 1e9, func(m *Measured) *float64 { return &m.Shuffle }},
	{"barrier", "ns", 1e-9, func(m *Measured) *float64 { return &m.Barrier }},
	{"grid-barrier", "us", 1e-6, func(m *Measured) *float64 { return &m.GridBarrier }},
	{"launch", "us", 1e-6, func(m *Measured) *float64 { return &m.Launch }},
}

// ReadFile reads the text of a device file. Its errors name the line.
func ReadFile(text string) (Measured, error) {
	var m Measured
	seen := map[string]int{}
	for number, line := range slices.Collect(strings.Lines(text)) {
		content, _, _ := strings.Cut(line, "#")
		words := strings.Fields(content)
		at := func(format string, args ...any) (Measured, error) {
			return m, fmt.Errorf("line %d: %s", number+1, fmt.Sprintf(format, args...))
		}
		switch {
		case number == 0:
			if strings.Join(words, " ") != fileHead {
				return at("not a file of a measured GPU; one begins with '%s'", fileHead)
			}
			continue
		case len(words) == 0:
			continue
		case seen[words[0]] > 0:
			return at("a second line '%s'; the first is line %d", words[0], seen[words[0]])
		}
		seen[words[0]] = number + 1
		if err := m.set(words); err != nil {
			return at("%v", err)
		}
	}
	if len(seen) == 0 {
		return m, fmt.Errorf("line 1: not a file of a measured GPU; one begins with '%s'", fileHead)
	}
	for _, word := range append([]string{"arch", "multiprocessors"}, words()...) {
		if seen[word] == 0 {
			return m, fmt.Errorf("it has no line '%s'", word)
		}
	}
	device, err := Lookup(m.Arch)
	if err != nil {
		return m, fmt.Errorf("line %d: %w", seen["arch"], err)
	}
	m.Arch = device.Arch
	m.Doubles = m.FP64 / (float64(m.SMs) * m.ClockGHz * 1e9 * 32)
	return m, nil
}

func words() []string {
	var list []string
	for _, f := range figures {
		list = append(list, f.word)
	}
	return list
}

// set reads one line.
func (m *Measured) set(line []string) error {
	word, rest := line[0], line[1:]
	switch word {
	case "device":
		m.Name = strings.Join(rest, " ")
		return nil
	case "driver", "date":
		return nil
	case "arch":
		m.Arch = strings.Join(rest, " ")
		return nil
	case "multiprocessors":
		n, err := strconv.Atoi(strings.Join(rest, " "))
		if m.SMs = n; err != nil || n < 1 || n > 4096 {
			return fmt.Errorf("'%s' is no number of multiprocessors", strings.Join(rest, " "))
		}
		return nil
	}
	i := slices.IndexFunc(figures, func(f figure) bool { return f.word == word })
	if i < 0 {
		return fmt.Errorf("'%s' is neither device, driver, date, arch, multiprocessors, %s", word, strings.Join(words(), ", "))
	}
	f := figures[i]
	if len(rest) != 2 || rest[1] != f.unit {
		return fmt.Errorf("write '%s', a number and '%s'", word, f.unit)
	}
	x, err := strconv.ParseFloat(rest[0], 64)
	if err != nil || !(x > 0 && x < 1e12) {
		return fmt.Errorf("'%s' is not a positive number", rest[0])
	}
	*f.to(m) = x * f.scale
	return nil
}

// On is the device with these figures in place of those of a typical card of its architecture.
func (m Measured) On(d Device) Device {
	d.Rates, d.Timings, d.Measured = m.Rates, m.Timings, true
	return d
}
