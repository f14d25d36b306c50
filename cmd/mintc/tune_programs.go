// The programs of "mintc tune": one for each candidate of all nests at once, and one for each of all time loops, with the list that
// tells the script which kernels count.

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mintc/internal/driver"
	"mintc/optimizer/tuning"
)

// emitCandidates translates the candidates into dir.
func (c *command) emitCandidates(dir string) int {
	text, err := readInput(c.options.Input)
	if err != nil {
		return fail(exitRejected, "tune: cannot read %s: %v", c.options.Input, reason(err))
	}
	c.options.Candidates = c.tune.candidates
	out, status := c.translate(text)
	if status != exitWritten {
		return status
	}
	if err := refuseOverwriting([]product{{what: "record", path: c.options.Output}}, c.options.Input, out); err != nil {
		return fail(exitUsage, "tune: %v", err)
	}
	if c.options.Candidates = 0; len(out.Candidates) == 0 {
		return fail(exitRejected, "tune: %s: no nest and no time loop to tune", c.options.Input)
	}
	record := &tuning.Record{Arch: c.options.Arch, Options: c.options.PlanOptions(), Items: out.Candidates}
	record.Settle()
	files := map[string][]byte{"candidates": []byte(record.String()), "run.sh": tuneScript, "settings": []byte(c.tuneSettings())}
	programs := record.Programs()
	files["list"] = []byte(record.ListPrograms(programs))
	for n, p := range programs {
		fmt.Fprintf(os.Stderr, "tune: translating candidate %d of %d\n", n+1, len(programs))
		made, status := c.translateCandidate(text, record.With(p))
		if status != exitWritten {
			return status
		}
		files[fmt.Sprintf("%d.cu", n)] = made
	}
	if err := addHeaders(files, out.Dependencies); err != nil {
		return fail(exitRejected, "tune: %v", err)
	}
	// Times of earlier candidates would pass for those of these.
	if err := os.Remove(filepath.Join(dir, "times")); err != nil && !errors.Is(err, os.ErrNotExist) {
		return fail(exitRejected, "tune: cannot write %s: %v", dir, reason(err))
	}
	if err := writeFolder(dir, files); err != nil {
		return fail(exitRejected, "tune: cannot write %s: %v", dir, reason(err))
	}
	return exitWritten
}

// translateCandidate is the program with the choices of a record.
func (c *command) translateCandidate(text []byte, chosen *tuning.Record) ([]byte, int) {
	candidate := *c
	candidate.report.Remarks, candidate.report.NoWarnings = false, true // the first translation has said them
	candidate.options.Tune = driver.TuneText{Path: "candidate", Text: []byte(chosen.String())}
	candidate.options.Output = filepath.Base(withSuffix(c.options.Input, ".cu"))
	out, err := candidate.pipeline(text)
	switch {
	case err != nil:
		return nil, failPipeline(&candidate, err)
	case out.Failed:
		_, _ = os.Stderr.Write(out.Messages)
		return nil, fail(exitInternal, "tune: mintc proposes a plan that it does not accept; this is a fault of mintc")
	}
	return out.Output, exitWritten
}

// addHeaders copies the program's own headers that it names by relative paths.
func addHeaders(files map[string][]byte, read []driver.Dependency) error {
	for _, d := range read {
		if d.System || !filepath.IsLocal(d.Path) || strings.HasSuffix(d.Path, recordSuffix) {
			continue
		}
		text, err := os.ReadFile(d.Path)
		if err != nil {
			return err
		}
		files[filepath.Join(headersIn, d.Path)] = text
	}
	return nil
}

func writeFolder(dir string, files map[string][]byte) error {
	for name, data := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		mode := os.FileMode(0o666)
		if name == "run.sh" {
			mode = 0o777
		}
		if err := os.WriteFile(path, data, mode); err != nil {
			return err
		}
	}
	return nil
}

// tuneSettings are what the script reads: bash arrays.
func (c *command) tuneSettings() string {
	build := *c
	build.operands = nil // the script compiles where the candidates are
	build.options.Parser = carried(c.options.Parser, c.options.Input)
	var ignore []string
	for _, r := range c.check.rules.Ignore {
		ignore = append(ignore, r.String())
	}
	libraries := slices.DeleteFunc(slices.Clone(c.check.libraries), func(word string) bool { return strings.HasPrefix(word, "-Wl,") })
	return fmt.Sprintf("flags=(%s)\nlibraries=(%s)\nargs=(%s)\nignore=(%s)\ntolerance=%g\nruns=%d\n", strings.TrimSuffix(nvccFlags(&build), "\n"),
		shellWords(libraries), shellWords(c.programArgs), shellWords(ignore), c.check.rules.Tolerance, c.tune.runs)
}

func shellWords(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = shellQuote(w)
	}
	return strings.Join(quoted, " ")
}
