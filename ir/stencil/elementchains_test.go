package stencil_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestElementChainsAgainstRuns runs loops in which passes read what passes before them write, for small n: where no early read is
// reported, there is none.
func TestElementChainsAgainstRuns(t *testing.T) {
	value := map[string]func(k, n int) int{
		"k": func(k, _ int) int { return k }, "k - 1": func(k, _ int) int { return k - 1 }, "k - 2": func(k, _ int) int { return k - 2 },
		"k + 1": func(k, _ int) int { return k + 1 }, "2 * k": func(k, _ int) int { return 2 * k }, "2 * k - 2": func(k, _ int) int { return 2*k - 2 },
		"n - k": func(k, n int) int { return n - k }, "2": func(int, int) int { return 2 }, "n": func(_, n int) int { return n },
	}
	headers := []struct {
		text        string
		first, step int
		goesOn      func(k, n int) bool
	}{
		{"k = 1; k < n; k++", 1, 1, func(k, n int) bool { return k < n }},
		{"k = 2; k < 8; k++", 2, 1, func(k, _ int) bool { return k < 8 }},
		{"k = 2; k < 8; k += 2", 2, 2, func(k, _ int) bool { return k < 8 }},
		{"k = 7; k >= 1; k--", 7, -1, func(k, _ int) bool { return k >= 1 }},
		{"k = 7; k >= n; k--", 7, -1, func(k, n int) bool { return k >= n }},
	}
	subscripts := []string{"k", "k - 1", "k - 2", "k + 1", "2 * k", "2 * k - 2", "n - k", "2", "n"}
	accepted := 0
	for _, before := range [][]int{{}, {0}, {1}, {0, 1}, {8}, {2, 1}} {
		for _, h := range headers {
			for _, write := range subscripts {
				for _, read := range subscripts {
					var text strings.Builder
					for _, i := range before {
						fmt.Fprintf(&text, "w[%d] = 1;\n", i)
					}
					fmt.Fprintf(&text, "for (%s) { w[%s] = w[%s]; }", h.text, write, read)
					if early(t, text.String()) != "" {
						continue
					}
					accepted++
					for n := -1; n < 10; n++ {
						have := slices.Clone(before)
						for k := h.first; h.goesOn(k, n); k += h.step {
							assert.Contains(t, have, value[read](k, n), "n = %d\n%s", n, &text)
							have = append(have, value[write](k, n))
						}
					}
				}
			}
		}
	}
	assert.Greater(t, accepted, 10)
	t.Log(accepted)
}
