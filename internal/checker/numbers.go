// Numbers in outputs: the relative difference of two lines, and the places of the program that may round differently.

package checker

import (
	"bytes"
	"encoding/binary"
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

// relativeDifference is the distance of two numbers as texts write them; false if one is none.
func relativeDifference(a, b string) (float64, bool) {
	x, errX := strconv.ParseFloat(hexadecimal(a), 64)
	y, errY := strconv.ParseFloat(hexadecimal(b), 64)
	if errX != nil || errY != nil {
		return 0, false
	}
	return distance(x, y), true
}

// distance is |x - y| / max(|x|, |y|). It is infinite if only one is NaN, or one is infinite and they differ.
func distance(x, y float64) float64 {
	switch {
	case math.IsNaN(x) && math.IsNaN(y) || x == y:
		return 0
	case math.IsNaN(x-y) || math.IsInf(x-y, 0):
		return math.Inf(1)
	}
	return math.Abs(x-y) / max(math.Abs(x), math.Abs(y))
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

// rounding is a relative difference that sums in another order seldom exceed, in float too.
const rounding = 1e-3

// timeWord is a word of lines that hold times or rates, which differ from run to run.
var timeWord = regexp.MustCompile(`(?i)\b(time|times|elapsed|seconds?|secs?|msecs?|ms|usecs?|us|wall|cpu|clock|took|speed|rate|performance|[kmgt]?flops|[kmgt]?flop/s|mlups|[kmgt]i?b/s|date)\b`)

// explain says why numbers may differ where nothing else does, and which option accepts it.
func (r *Request) explain(d *difference) string {
	if !d.onlyNumbers {
		return r.askForType(d)
	}
	if d.largest > rounding && timeWord.MatchString(d.line) {
		return "\nif this line holds a time, leave it out: " + ignoring(d.line)
	}
	reasons := r.reasons()
	if reasons == "" {
		return "\nno sum of floating-point numbers is regrouped in this program: its digits must agree (N1)"
	}
	if d.largest > rounding {
		return "\nthis is more than rounding does, unless the number is what large ones leave of each other; these places round differently" + reasons
	}
	return fmt.Sprintf("\nthe language allows rounding to differ here; --tolerance=%s accepts it%s", enough(d.largest), reasons)
}

// reasons lists the parts of the program that may round differently.
func (r *Request) reasons() string {
	text := ""
	for _, unit := range r.Units {
		for _, at := range unit.Inexact {
			text += fmt.Sprintf("\n  %s:%d: %s", at.File, at.Line, at.What)
		}
	}
	return text
}

// askForType explains bytes that differ: only the user knows which numbers they are.
func (r *Request) askForType(d *difference) string {
	if d.line != "" || r.Rules.Binary != "" || !strings.Contains(d.text, " bytes, first at ") || r.reasons() == "" {
		return ""
	}
	return "\nif these are floating-point numbers, --binary=double (or float) says by how much they differ; the language allows rounding to differ here" +
		r.reasons()
}

// enough is the power of ten that is more than twice a difference, and no less than 1e-15.
func enough(difference float64) string {
	return fmt.Sprintf("1e%d", max(int(math.Floor(math.Log10(2*difference)))+1, -15))
}

// ignoring is the option that leaves a line out: by what stands before its first number, or by its first word about time.
func ignoring(line string) string {
	start := strings.TrimSpace(line[:number.FindStringIndex(line)[0]])
	if pattern := "^\\s*" + regexp.QuoteMeta(start); start != "" && !strings.Contains(start, "'") {
		return "--ignore='" + pattern + "'"
	}
	return "--ignore='" + regexp.QuoteMeta(timeWord.FindString(line)) + "'"
}

// BinaryType is the type of the numbers in bytes that are not text: "double" or "float"; "" if it was not said.
type BinaryType string

// largestDifference is the largest relative difference between the numbers of two files of the same length. What stands before
// the last whole number, such as a header, must be the same. onlyNumbers is false where that differs and without a type.
func (b BinaryType) largestDifference(serial, cuda []byte) (largest float64, onlyNumbers bool) {
	size := map[BinaryType]int{"double": 8, "float": 4}[b]
	if size == 0 {
		return 0, false
	}
	for at := len(serial) % size; at < len(serial); at += size {
		s, c := serial[at:at+size], cuda[at:at+size]
		if !bytes.Equal(s, c) {
			largest = max(largest, distance(b.number(s), b.number(c)))
		}
	}
	head := len(serial) % size
	return largest, bytes.Equal(serial[:head], cuda[:head])
}

func (b BinaryType) number(data []byte) float64 {
	if b == "float" {
		return float64(math.Float32frombits(binary.LittleEndian.Uint32(data)))
	}
	return math.Float64frombits(binary.LittleEndian.Uint64(data))
}
