// Literals, keywords and type names of C as clause arguments use them, with the types of the LP64 model.

package pragma

import (
	"math"
	"strconv"
	"strings"
)

// ctype is an integer type of the LP64 model: 4 or 8 bytes wide after the
// integer promotions, narrower only in casts.
type ctype struct {
	size     int
	unsigned bool
}

// isFloating reports whether the preprocessing number is a floating constant.
func isFloating(text string) bool {
	lower := strings.ToLower(text)
	if strings.HasPrefix(lower, "0x") {
		return strings.ContainsAny(lower, ".p")
	}
	return strings.ContainsAny(lower, ".e")
}

// integerValue gives the value and the type of an integer constant (C11
// 6.4.4.1). why is empty if text is one, else the reason why not.
func integerValue(text string) (value int64, typ ctype, why string) {
	digits := strings.TrimRight(text, "uUlL")
	suffix := strings.ToLower(text[len(digits):])
	switch suffix {
	case "", "u", "l", "ll", "ul", "ull", "lu", "llu":
	default:
		return 0, ctype{}, "has a suffix that C does not know"
	}
	base := 10
	switch lower := strings.ToLower(digits); {
	case strings.HasPrefix(lower, "0x"):
		base, digits = 16, digits[2:]
	case strings.HasPrefix(lower, "0b"):
		base, digits = 2, digits[2:]
	case len(digits) > 1 && digits[0] == '0':
		base = 8
	}
	v, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		if strings.HasSuffix(err.Error(), strconv.ErrRange.Error()) {
			return 0, ctype{}, "is too large for an integer constant"
		}
		return 0, ctype{}, "is not a number"
	}
	if v > math.MaxInt64 {
		return 0, ctype{}, "is too large for a size"
	}
	return int64(v), literalType(v, base, suffix), ""
}

// literalType is the first type of the standard's list that holds v.
func literalType(v uint64, base int, suffix string) ctype {
	unsigned := strings.Contains(suffix, "u")
	if !strings.Contains(suffix, "l") {
		switch {
		case !unsigned && v <= math.MaxInt32:
			return ctype{size: 4}
		case v <= math.MaxUint32 && (unsigned || base != 10):
			return ctype{size: 4, unsigned: true}
		}
	}
	return ctype{size: 8, unsigned: unsigned}
}

var escapes = map[byte]int64{
	'n': '\n', 't': '\t', 'r': '\r', 'a': '\a', 'b': '\b', 'f': '\f', 'v': '\v', 'e': 27,
	'\\': '\\', '\'': '\'', '"': '"', '?': '?',
}

// charValue gives the value of a character constant of one character.
func charValue(text string) (value int64, why string) {
	open := strings.IndexByte(text, '\'')
	if open > 0 || len(text) < 3 || text[len(text)-1] != '\'' {
		return 0, "is not a plain character constant"
	}
	inner := text[1 : len(text)-1]
	if len(inner) == 1 && inner[0] < 0x80 && inner[0] != '\\' {
		return int64(inner[0]), ""
	}
	if len(inner) < 2 || inner[0] != '\\' {
		return 0, "is not a single character"
	}
	if v, ok := escapes[inner[1]]; ok && len(inner) == 2 {
		return v, ""
	}
	digits, base := inner[1:], 8
	if digits[0] == 'x' {
		digits, base = digits[1:], 16
	}
	v, err := strconv.ParseUint(digits, base, 8)
	if err != nil {
		return 0, "has an escape sequence that is not known here"
	}
	return int64(int8(v)), ""
}

var (
	typeKeywords = strings.Fields("char short int long signed unsigned float double _Bool")
	// typedefs are those of the standard headers; their sizes are those of LP64.
	typedefs = map[string]ctype{
		"size_t": {8, true}, "ssize_t": {8, false}, "ptrdiff_t": {8, false}, "intptr_t": {8, false}, "uintptr_t": {8, true},
		"int8_t": {1, false}, "int16_t": {2, false}, "int32_t": {4, false}, "int64_t": {8, false},
		"uint8_t": {1, true}, "uint16_t": {2, true}, "uint32_t": {4, true}, "uint64_t": {8, true},
	}
)

// keywords of C that are not types; no variable has their names.
var keywords = strings.Fields("auto break case const continue default do else enum extern for goto if inline register " +
	"restrict return sizeof static struct switch typedef union void volatile while")

func isKeyword(word string) bool { return contains(typeKeywords, word) || contains(keywords, word) }

func isTypedef(word string) bool  { _, ok := typedefs[word]; return ok }
func isTypeWord(word string) bool { return contains(typeKeywords, word) || isTypedef(word) }

// integerType gives the type that a cast names. ok is false for floating types
// and for words that together are not a type.
func integerType(name string) (t ctype, ok bool) {
	if t, ok := typedefs[name]; ok {
		return t, true
	}
	count := map[string]int{}
	for _, w := range strings.Fields(name) {
		if isTypedef(w) {
			return ctype{}, false
		}
		count[w]++
	}
	if count["float"]+count["double"]+count["_Bool"] > 0 || count["signed"]+count["unsigned"] > 1 {
		return ctype{}, false
	}
	t = ctype{size: 4, unsigned: count["unsigned"] > 0}
	switch {
	case count["char"] > 0:
		t.size = 1
	case count["short"] > 0:
		t.size = 2
	case count["long"] > 0:
		t.size = 8
	}
	return t, true
}

// sizeofType is the size of the type in bytes (LP64); false if it is not known here.
func sizeofType(name string) (int64, bool) {
	switch name {
	case "float":
		return 4, true
	case "double":
		return 8, true
	case "long double":
		return 16, true
	case "_Bool":
		return 1, true
	}
	t, ok := integerType(name)
	return int64(t.size), ok
}
