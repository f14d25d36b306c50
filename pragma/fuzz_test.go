package pragma

import (
	"math/rand"
	"strings"
	"testing"
)

// soup is what random directives are made of.
var soup = strings.Fields(`mint trapezoid . = for parallel single barrier copy nest tile chunksize nowait no - wait
	independent default shared private firstprivate reduction keep height obj dimension gather collapse nested
	( ) [ ] { } , ; : ? + * / % & && | || ^ ! ~ < > << >> == -> ++ += ## all none auto adaptive toDevice fromDevice release
	min max a b U n 0 1 2 16 -1 4294967296 1.5 1e3 08 'x' '' "s" sizeof int unsigned long double struct
	BX BLOCK NX SQ MAKE FIRST REST ALIAS SELF NOARG EMPTY OPEN D3 D20 TEN @ \\ $`)

// checkParse holds for every text: no panic, spans inside the directive, and
// either an error or at least one complete directive.
func checkParse(t *testing.T, text string) {
	in := input(text)
	ds, errs := Parse(in)
	if len(ds) == 0 && !errs.HasErrors() && !(in.Old && len(in.Tokens) == 0) {
		t.Fatalf("%q: neither a directive nor an error", text)
	}
	for _, m := range errs.Messages {
		if m.Span.File != in.File {
			t.Fatalf("%q: %q has no place", text, m.Text)
		}
	}
	for _, d := range ds {
		show(d)
		if (d.Kind == Copy) != (d.Copy != nil) || (d.Kind == Trapezoid) != (d.Trapezoid != nil) {
			t.Fatalf("%q: content does not fit the kind", text)
		}
	}
}

func TestSoupNeverPanics(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	heads := []string{"mint ", "mint for tile( ", "mint copy( ", "mint trapezoid gather( ", "trapezoid. "}
	for range 10000 {
		var b strings.Builder
		b.WriteString(heads[r.Intn(len(heads))])
		for range r.Intn(20) {
			b.WriteString(soup[r.Intn(len(soup))])
			if r.Intn(2) == 0 {
				b.WriteByte(' ')
			}
		}
		checkParse(t, b.String())
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range badCases {
		f.Add(c.text)
	}
	f.Add("mint for nest(all) tile(BLOCK) reduction(max: e)")
	f.Add("trapezoid.obj=[B] trapezoid.gather[-1,+1]WINDOW")
	f.Fuzz(checkParse)
}
