// Which cells a stage of a chain computes, and how far from them its accesses go.

package stencil

// StageSide is one dimension of these cells: the range of Loop, moved by Shift, or where Loop is nil the one cell Line.
type StageSide struct {
	Loop  *Loop
	Shift int64
	Line  Affine
}

// Form is the subscript of a cell along the dimension.
func (s StageSide) Form() Affine {
	if s.Loop == nil {
		return s.Line
	}
	return Affine{Terms: []Term{{Sym: s.Loop.Index, Coef: 1}}, Const: s.Shift}
}

// StageReach is how far beyond the cells of a stage the accesses of a role go, x first: Low is added to the first cell, High
// to the last one; SureLow and SureHigh are for the accesses that happen in every iteration, Sure if there are any.
type StageReach struct {
	Stage                        int
	Reads, Sure                  bool
	Low, High, SureLow, SureHigh []int64
}
