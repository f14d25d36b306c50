// Numbers in outputs: the relative difference of two lines, and the places of the program that may round differently.

package checker

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// Inexact is a place where the numbers of the CUDA program may differ by rounding:
// the language allows it (N1, F9).
type Inexact struct {
	File string `json:"file"`
	Line int    `json:"line"`
	What string `json:"what"` // "the sum 's' is added up in another order"
}

// number is one as printf writes it: also nan, inf and hexadecimal ones.
var number = regexp.MustCompile(`(?i)[-+]?(0x[0-9a-f]+(\.[0-9a-f]*)?(p[-+]?\d+)?|(\d+\.?\d*|\.\d+)(e[-+]?\d+)?|\bnan\b|\binf(inity)?\b)`)

// numericDifference is the largest relative difference between the numbers of two lines. onlyNumbers: the
// lines differ in nothing else.
func numericDifference(a, b []byte) (largest float64, onlyNumbers bool) {
	s, t := string(a), string(b)
	numbersOfS, numbersOfT := number.FindAllString(s, -1), number.FindAllString(t, -1)
	if len(numbersOfS) != len(numbersOfT) || len(numbersOfS) == 0 || !sameWords(s, t) {
		return 0, false
	}
	for i := range numbersOfS {
		if numbersOfS[i] == numbersOfT[i] {
			continue
		}
		difference, ok := relativeDifference(numbersOfS[i], numbersOfT[i])
		if !ok {
			return 0, false
		}
		largest = max(largest, difference)
	}
	return largest, true
}

// sameWords reports whether two lines have the same words between their numbers. White space may differ.
func sameWords(s, t string) bool {
	words := func(line string) string {
		return strings.Join(strings.Fields(number.ReplaceAllString(line, " # ")), " ")
	}
	return words(s) == words(t)
}

// relativeDifference is |x - y| / max(|x|, |y|). It is infinite if only one is NaN, or one is infinite and they differ.
func relativeDifference(a, b string) (float64, bool) {
	x, errX := strconv.ParseFloat(hexadecimal(a), 64)
	y, errY := strconv.ParseFloat(hexadecimal(b), 64)
	if errX != nil || errY != nil {
		return 0, false
	}
	switch {
	case math.IsNaN(x) && math.IsNaN(y) || x == y:
		return 0, true
	case math.IsNaN(x-y) || math.IsInf(x-y, 0):
		return math.Inf(1), true
	}
	return math.Abs(x-y) / max(math.Abs(x), math.Abs(y)), true
}

// hexadecimal adds the exponent of a hexadecimal number, which Go needs and C does not.
func hexadecimal(s string) string {
	lower := strings.ToLower(s)
	if strings.Contains(lower, "0x") && !strings.Contains(lower, "p") {
		return lower + "p0"
	}
	if strings.HasSuffix(lower, "nan") {
		return "nan" // of either sign
	}
	return strings.TrimPrefix(lower, "+")
}

func relative(difference float64) string {
	if math.IsInf(difference, 1) {
		return "all"
	}
	return fmt.Sprintf("%.2g", difference)
}

// explain lists the parts of the program that may round differently, if only digits of numbers differ.
func (r *Request) explain(text string) string {
	if !strings.Contains(text, "\n  by ") {
		return ""
	}
	var reasons []string
	for _, unit := range r.Units {
		for _, at := range unit.Inexact {
			reasons = append(reasons, fmt.Sprintf("\n  %s:%d: %s", at.File, at.Line, at.What))
		}
	}
	if len(reasons) == 0 {
		return "\nno sum of floating-point numbers is regrouped in this program: its digits must agree (N1)"
	}
	return "\nthe language allows rounding to differ here; --tolerance=1e-12, or what the program calls for, accepts it" +
		strings.Join(reasons, "")
}
