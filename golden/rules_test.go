package golden

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mintc/internal/diag"

	// The packages that register codes of messages.
	_ "mintc/internal/driver"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// rules are the numbered rules of the language, and the known faults of the original Mint (B), which are not ours.
const rules = "L1 L2 L3 L4 L5 L6 R1 R2 R3 F1 F2 F3 F4 F5 F6 F7 F8 F9 C1 C2 C3 C4 C5 C6 C7 C8 T1 T2 T3 T4 N1 N2 N3 X1 X2 " +
	"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14 B15 B16 B17"

// notShown are rules that no program obeys yet: this version does not translate what they are about.
var notShown = []string{
	"T1", "T2", "T4", // trapezoids of a height above 1
}

// notBroken are rules that no program breaks: there is nothing to break, or not in this version.
var notBroken = []string{
	"N1", "N2", "N3", // about numbers
	"T2", "T4", // trapezoids of a height above 1
	"X2", // linking, threads
}

// citation is the list of rules in the first comment of a program.
var citation = regexp.MustCompile(`Rules: ([A-Z]\d+(?:, [A-Z]\d+)*)\.`)

// cited are the rules that the programs of a pattern cite. Every program cites some.
func cited(t *testing.T, patterns ...string) []string {
	t.Helper()
	var list []string
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, file := range files {
			m := citation.FindStringSubmatch(readFile(t, file))
			require.NotNil(t, m, "%s cites no rule: write /* Rules: F1, F2. What it shows. */", file)
			for _, rule := range strings.Split(m[1], ", ") {
				require.Contains(t, strings.Fields(rules), rule, file)
				list = append(list, rule)
			}
		}
	}
	return list
}

// TestRulesCited asks for a program that obeys each rule and for one that breaks it. The lists of exceptions hold
// nothing that is cited, so that they shrink with what is left to do.
func TestRulesCited(t *testing.T) {
	good := cited(t, "testdata/*/in.c", "testdata/linking/*.c")
	bad := cited(t, "testdata/errors/*.c", "testdata/failures/*.c")
	for _, rule := range strings.Fields(rules) {
		if strings.HasPrefix(rule, "B") {
			assert.Contains(t, slices.Concat(good, bad), rule, "no case is about the known fault")
			continue
		}
		assert.NotEqual(t, slices.Contains(notShown, rule), slices.Contains(good, rule), "%s: cited by a good program, or in notShown", rule)
		assert.NotEqual(t, slices.Contains(notBroken, rule), slices.Contains(bad, rule), "%s: cited by a bad program, or in notBroken", rule)
	}
}

// notProvoked are the codes that no program of testdata/errors makes mintc say, with the reason.
var notProvoked = map[string]string{
	"MINT2015": "a remark; the want.diag files show it",
	"MINT3002": "a remark; the want.diag files show it",
	"MINT2055": "a remark; case transfers_inferred shows it",
	"MINT3010": "a remark; the want.diag files show it",
}

// TestCodesShown asks for a faulty program for each code of a message. Those of the parser, of the pragmas and of
// the bridge have tests of their own beside their code.
func TestCodesShown(t *testing.T) {
	files, err := filepath.Glob("testdata/errors/*.c")
	require.NoError(t, err)
	var said strings.Builder
	for _, file := range files {
		said.WriteString(checkOnly(t, file).stderr)
	}
	for _, code := range diag.Registered() {
		if code.Number < "MINT2000" || code.Number >= "MINT4000" {
			continue
		}
		shown := strings.Contains(said.String(), "["+code.Number+"]")
		assert.NotEqual(t, notProvoked[code.Number] != "", shown, "%s (%s): in a program of testdata/errors, or in notProvoked", code.Number, code.Title)
	}
}

// refuses reports whether a code is of a refusal: not of the command line's C or pragmas, and not of a remark, which
// the bridge numbers below MINT4050.
func refuses(number string) bool {
	return number >= "MINT2000" && !strings.Contains(notProvoked[number], "remark") && (number < "MINT4000" || number >= "MINT4050")
}

// TestLimitsDocumented holds the table of doc/limits.md to the codes: each refusal of the analyzer, the optimizer and
// the bridge is listed with its title, and nothing else is. -update writes the table.
func TestLimitsDocumented(t *testing.T) {
	const path = "../doc/limits.md"
	var want strings.Builder
	for _, code := range diag.Registered() {
		if refuses(code.Number) {
			want.WriteString("| " + code.Number + " | " + code.Title + " |\n")
		}
	}
	text := readFile(t, path)
	start := strings.Index(text, "| MINT")
	require.Positive(t, start, "no table in %s", path)
	end := start + strings.LastIndex(text[start:], "| MINT")
	end += strings.Index(text[end:], "\n") + 1
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(text[:start]+want.String()+text[end:]), 0o644))
		return
	}
	assert.Equal(t, strings.Split(want.String(), "\n"), strings.Split(text[start:end], "\n"))
}
