package main

import (
	"fmt"
	"os"
	"path/filepath"

	"mintc/golden/progen"
	"mintc/internal/driver"
)

// write puts the programs into C files of a folder, a batch in each, for a
// machine with a GPU (bench/prepare.sh FILE.c). Programs that mintc refuses are
// left out: they would take their batch with them.
func (s settings) write(folder string) error {
	var batch []*progen.Program
	files := 0
	flush := func() error {
		if len(batch) == 0 {
			return nil
		}
		name := filepath.Join(folder, fmt.Sprintf("random_%d_%03d.c", s.seed, files))
		files++
		text := progen.File(batch)
		batch = nil
		return os.WriteFile(name, []byte(text), 0o644)
	}
	for i := range s.count {
		p := progen.Draw(s.seed+int64(i), s.features)
		o := driver.Defaults()
		o.Input, o.Output, o.Text = "random.c", "random.cu", []byte(progen.File([]*progen.Program{p}))
		r := driver.Translate(o)
		if r.Messages.HasErrors() {
			continue
		}
		if batch = append(batch, p); len(batch) == s.batch {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	return flush()
}
