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

// ruleAnchor is where doc/language.md states a rule.
var ruleAnchor = regexp.MustCompile(`<a id="([A-Z]\d+)"></a>`)

// rules are the numbered rules of doc/language.md. Those of letter B are the faults of the original Mint.
func rules(t *testing.T) []string {
	t.Helper()
	var list []string
	for _, m := range ruleAnchor.FindAllStringSubmatch(readFile(t, "../doc/language.md"), -1) {
		require.NotContains(t, list, m[1], "doc/language.md states it twice")
		list = append(list, m[1])
	}
	require.Greater(t, len(list), 40)
	return list
}

// notShown are rules without a program that obeys them: this version does not translate their subject.
var notShown []string

// notBroken are rules without a program that breaks them: they cannot be broken, at least in this version.
var notBroken = []string{
	"N2", "N3", // about numbers
	"X2", // linking, threads
}

// citation is the list of rules in the first comment of a program.
var citation = regexp.MustCompile(`Rules: ([A-Z]\d+(?:, [A-Z]\d+)*)\.`)

// cited are the rules that the programs matching a pattern cite. Every program must cite one.
func cited(t *testing.T, patterns ...string) []string {
	t.Helper()
	known := rules(t)
	var list []string
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, file := range files {
			m := citation.FindStringSubmatch(readFile(t, file))
			require.NotNil(t, m, "%s cites no rule: write /* Rules: F1, F2. What it shows. */", file)
			for _, rule := range strings.Split(m[1], ", ") {
				require.Contains(t, known, rule, file)
				list = append(list, rule)
			}
		}
	}
	return list
}

// TestRulesCited requires, for each rule, a program that obeys it and one that breaks it. A rule that is cited must not
// be in a list of exceptions, so these shrink.
func TestRulesCited(t *testing.T) {
	good := cited(t, casePrograms, "testdata/linking/*.c")
	bad := cited(t, "testdata/errors/*.c", "testdata/failures/*.c")
	for _, rule := range rules(t) {
		if strings.HasPrefix(rule, "B") {
			assert.Contains(t, slices.Concat(good, bad), rule, "no case is about the known fault")
			continue
		}
		assert.NotEqual(t, slices.Contains(notShown, rule), slices.Contains(good, rule), "%s: cited by a good program, or in notShown", rule)
		assert.NotEqual(t, slices.Contains(notBroken, rule), slices.Contains(bad, rule), "%s: cited by a bad program, or in notBroken", rule)
	}
}

// notProvoked are the codes that no program of testdata/errors provokes, with the reason.
var notProvoked = map[string]string{
	"MINT2015": "a remark; the want.diag files show it",
	"MINT3002": "a remark; the want.diag files show it",
	"MINT2055": "a remark; case transfers_inferred shows it",
	"MINT3010": "a remark; the want.diag files show it",
	"MINT3011": "a remark; the want.diag files show it",
}

// TestCodesShown requires a faulty program for each code of a message. The parser, pragma and bridge have such tests
// beside their code.
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

// refuses reports whether a code is a refusal of the analyzer, the optimizer or the bridge, and not a remark. Remarks
// and the warning of the bridge are below MINT4050.
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
