package parser

import (
	"bytes"

	"modernc.org/cc/v4"
)

// Preprocessed is the text of the unit after preprocessing, headers included;
// pragmas and line numbers are gone.
func (u *Unit) Preprocessed() ([]byte, error) {
	r, once := u.run, map[string]bool{}
	cfg := r.base
	cfg.PragmaHandler = func(toks []cc.Token) error { return pragmaOnce(once, toks) }
	sources := []cc.Source{r.sources[0],
		{Name: commandLineName, Value: string(r.command.norm)},
		{Name: r.name, Value: string(r.main.norm)}}
	var text bytes.Buffer
	err := guarded(func() error { return cc.Preprocess(&cfg, sources, &text) })
	return bytes.TrimLeft(text.Bytes(), "\n"), err
}
