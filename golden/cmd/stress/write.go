// The option -write: programs go into folders instead of being run, for a machine with a GPU.

package main

import (
	"fmt"
	"os"
	"path/filepath"

	"mintc/golden/progen"
	"mintc/golden/stress"
	"mintc/internal/driver"
)

// write puts the programs into folders, a batch in each, for a machine with a
// GPU: in.c, and in args the flags for mintc. Programs that mintc refuses are
// left out: they would take their batch with them. All are in one file.
func (s settings) write(folder string) error {
	s.features["other-file"] = 0
	for first := 0; first < s.count; first += s.batch {
		seed := s.seed + int64(first)
		options := s.options(seed)
		var accepted []*progen.Program
		for i := range min(s.batch, s.count-first) {
			p := progen.Draw(seed+int64(i), s.features)
			options.Text = []byte(progen.File([]*progen.Program{p}))
			if r := driver.Translate(options); !r.Messages.HasErrors() {
				accepted = append(accepted, p)
			}
		}
		if len(accepted) == 0 {
			continue
		}
		dir := filepath.Join(folder, fmt.Sprintf("random_%d", seed))
		if err := writeFiles(dir, progen.File(accepted), stress.Flags(options)); err != nil {
			return err
		}
	}
	return nil
}

func writeFiles(dir, text, flags string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "in.c"), []byte(text), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "args"), []byte(flags+"\n"), 0o644)
}
