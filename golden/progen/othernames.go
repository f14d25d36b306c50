// Host code that reaches a mapped array by another name than its own: block pointers, pointers at file scope, in structs
// and unions, callbacks, returned pointers, library functions, assignments of whole structs. With the copies around it the
// program is right; without them mintc has to refuse it, to bring the values over, or to stop at the access.

package progen

import (
	"fmt"
	"slices"
	"strings"
)

// namePrinter prints host code that reaches arrays by other names.
type namePrinter struct {
	*sheet
	arrays     *arrayPrinter
	subscripts *subscriptPrinter
	steps      *stepPrinter
}

// HostName reads a cell of an array by another name into a scalar, and writes it if Write. The copies around it are
// left out where Bare.
type HostName struct {
	Array, Scalar string
	Way           Way
	Write         bool `shrink:"zero"`
	Bare          bool `shrink:"zero"`
}

func (*HostName) step() {}

// Way is a sort of other name.
type Way int

// The other names.
const (
	BlockPointer Way = iota
	FilePointer      // assigned before the first step
	MemberPointer
	UnionPointer
	PointerTable
	LibraryCopy
	Callback
	Returned
	CastPointer
	Signalled // by a function that a signal calls
	Hidden    // a pointer that only the second file knows
	WholeStruct
	ways
)

// wayText is how a way is written. In it, T is the type of a cell, P a pointer to the first cell, K the number of a cell,
// S the scalar, A the suffix of names at file scope.
type wayText struct{ file, second, before, read, write string }

var wayTexts = [ways]wayText{
	BlockPointer:  {before: "T *block = P;", read: "S += block[K];", write: "block[K] = 3;"},
	FilePointer:   {file: "static T *kept_A;", read: "S += kept_A[K];", write: "*(kept_A + K) = 3;"},
	MemberPointer: {before: "struct { int n; T *p; } pair = {K, P};", read: "S += pair.p[pair.n];", write: "pair.p[pair.n] = 3;"},
	UnionPointer:  {before: "union { T *p; void *any; } either; either.p = P;", read: "S += either.p[K];", write: "either.p[K] = 3;"},
	PointerTable:  {before: "T *table[2]; table[0] = 0; table[1] = P;", read: "S += table[1][K];", write: "table[1][K] = 3;"},
	LibraryCopy:   {before: "T cell;", read: "memcpy(&cell, P + K, sizeof cell); S += cell;", write: "memset(P + K, 0, sizeof cell);"},
	Callback: {file: "static void look_A(T *p, double *sum) { *sum += *p; }\nstatic void set_A(T *p, double *sum) { *p = 3; *sum += 1; }\n" +
		"static void each_A(T *p, int n, void (*visit)(T *, double *), double *sum)\n{\n    for (int i = 0; i < n; i++)\n        visit(p + i, sum);\n}",
		before: "double sum = 0;", read: "each_A(P + K, 1, look_A, &sum);", write: "each_A(P + K, 1, set_A, &sum); S += sum;"},
	Returned: {file: "static T *cell_A(T *p, int k) { return p + k; }", read: "S += *cell_A(P, K);", write: "*cell_A(P, K) = 3;"},
	Hidden: {file: "void other_keep_A(T *p);\ndouble other_look_A(int k);\nvoid other_set_A(int k);",
		second: "static T *hidden_A;\nvoid other_keep_A(T *p) { hidden_A = p; }\ndouble other_look_A(int k) { return hidden_A[k]; }\nvoid other_set_A(int k) { hidden_A[k] = 3; }",
		read:   "S += other_look_A(K);", write: "other_set_A(K);"},
	CastPointer: {before: "void *any = P;", read: "S += ((T *)any)[K];", write: "((T *)any)[K] = 3;"},
	Signalled: {file: "static T *at_signal_A;\nstatic double sum_A;\nstatic void look_on_A(int number) { (void)number; sum_A += at_signal_A[K]; }\n" +
		"static void set_on_A(int number) { (void)number; at_signal_A[K] = 3; }",
		before: "at_signal_A = P;", read: "signal(10, look_on_A); raise(10); S += sum_A;", write: "signal(10, set_on_A); raise(10);"},
	WholeStruct: {before: "static struct FIELDS whole;", read: "whole = *g; S += whole.ELEMENT;", write: "whole.ELEMENT = 3; *g = whole;"},
}

// hostName draws an access to an array by another name.
func (d *drawer) hostName() Step {
	a := pick(d, d.p.Arrays...)
	way := Way(d.IntN(int(Hidden)))
	if d.p.Elsewhere != Nothing && d.IntN(3) > 0 {
		way = Hidden
	}
	if a.Kind == Member && d.IntN(2) == 0 {
		way = WholeStruct
	}
	return &HostName{Array: a.Name, Scalar: d.variable("double"), Way: way, Write: d.IntN(2) == 0, Bare: d.want("bare-name")}
}

// LacksCopy reports whether the program may stop because a copy is left out of it.
func (p *Program) LacksCopy() bool {
	lacks := false
	VisitSteps(p.Steps, func(s Step) {
		h, ok := s.(*HostName)
		lacks = lacks || ok && (h.Bare || h.Way == WholeStruct || (h.Way == FilePointer || h.Way == Signalled || h.Way == Hidden) && p.rotates(h.Array))
	})
	return lacks
}

// rotates reports whether the array's name may come to mean other storage.
func (p *Program) rotates(array string) bool {
	found := false
	VisitSteps(p.Steps, func(s Step) {
		r, ok := s.(*Rotate)
		found = found || ok && slices.Contains(r.Arrays, array)
	})
	return found
}

// hostName prints the access and the copies around it.
func (w *namePrinter) hostName(s *HostName) {
	a := w.p.array(s.Array)
	if a == nil || s.Way == WholeStruct && a.Kind != Member {
		return
	}
	if !s.Bare {
		w.steps.transfer(&Transfer{Array: s.Array})
	}
	text := wayTexts[s.Way]
	w.open()
	list := []string{text.before, text.read}
	if s.Write {
		list = append(list, text.write)
	}
	for _, t := range list {
		if t != "" {
			w.line("%s", w.fillIn(t, a, s.Scalar))
		}
	}
	w.close()
	if !s.Bare {
		w.steps.transfer(&Transfer{Array: s.Array, ToDevice: true})
	}
}

// fillIn puts an array's names into the text of a way.
func (w *namePrinter) fillIn(text string, a *Array, scalar string) string {
	var words []string
	for _, pair := range [][2]string{{"FIELDS", "fields" + w.suffix}, {"ELEMENT", w.middle(a)}, {"P", w.arrays.first(a)}, {"T", string(a.Elem)}, {"K", fmt.Sprint(w.middleCell(a))}, {"S", scalar}, {"_A", "_" + a.Name + w.suffix}} {
		words = append(words, pair[0], pair[1])
	}
	return strings.NewReplacer(words...).Replace(text)
}

// middle is an element of a member array, by its name in the struct.
func (w *namePrinter) middle(a *Array) string {
	return strings.TrimPrefix(w.subscripts.element(w.middleOf(a)), "g->")
}

func (w *namePrinter) middleOf(a *Array) *Ref {
	r := &Ref{Array: a.Name}
	for dim := len(w.p.Extents) - a.Rank; dim < len(w.p.Extents); dim++ {
		r.Index = append(r.Index, Sub{Dim: dim, Off: w.p.Extents[dim].Cells / 2})
	}
	return r
}

// middleCell is the number of a cell that one block of storage has.
func (w *namePrinter) middleCell(a *Array) int {
	if a.Apart {
		return w.p.Extents[len(w.p.Extents)-1].Cells / 2
	}
	return w.cellCount(a) / 2
}

// fileNames prints at file scope what the other names need there.
func (w *namePrinter) fileNames() { w.atFileScope(func(t wayText) string { return t.file }) }

// hiddenNames prints what the second file keeps to itself.
func (w *namePrinter) hiddenNames() {
	text := func() { w.atFileScope(func(t wayText) string { return t.second }) }
	if w.p.Elsewhere == Nothing {
		text()
		return
	}
	w.inSecond(text)
}

func (w *namePrinter) atFileScope(part func(wayText) string) {
	seen := map[string]bool{}
	w.eachName(func(s *HostName, a *Array) {
		text := w.fillIn(part(wayTexts[s.Way]), a, s.Scalar)
		if text != "" && !seen[text] {
			seen[text] = true
			for _, line := range strings.Split(text, "\n") {
				w.line("%s", line)
			}
		}
	})
}

// keepNames assigns the pointers at file scope.
func (w *namePrinter) keepNames() {
	w.eachName(func(s *HostName, a *Array) {
		switch s.Way {
		case FilePointer:
			w.line("%s", w.fillIn("kept_A = P;", a, s.Scalar))
		case Hidden:
			w.line("%s", w.fillIn("other_keep_A(P);", a, s.Scalar))
		}
	})
}

func (w *namePrinter) eachName(f func(*HostName, *Array)) {
	VisitSteps(w.p.Steps, func(s Step) {
		if h, ok := s.(*HostName); ok {
			if a := w.p.array(h.Array); a != nil {
				f(h, a)
			}
		}
	})
}
