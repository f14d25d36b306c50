// When stages compute and planes come: how far each lies behind the newest plane, and for how long planes are kept.

package plan

import "fmt"

// findLags finds the smallest lags: a stage runs when all that it reads is there.
func (f *Flow) findLags() error {
	for f.PerStep = 0; f.PerStep <= 16; f.PerStep++ {
		if f.lagsFit() {
			return nil
		}
	}
	return fmt.Errorf("its nests read too far ahead of each other")
}

// lagsFit reports whether lags exist with PerStep planes per step, and sets the least ones that are not negative.
func (f *Flow) lagsFit() bool {
	f.lag = make([]int64, len(f.Chain.Stages))
	for range len(f.lag) + 1 {
		changed := false
		for _, r := range f.Reads {
			if r.Field == nil {
				continue
			}
			least := f.lag[r.Field.Stage] - int64(r.Steps)*f.PerStep + r.ahead(r.Offset[0])
			if f.crosses(r) {
				least++
			}
			if f.lag[r.Stage] < least {
				f.lag[r.Stage], changed = least, true
			}
		}
		if !changed {
			return true
		}
	}
	return false
}

// LagOf is how many planes version k of a field, or where k is at most 0 an input, lies behind plane 0 of step 0.
func (f *Flow) LagOf(fd *Field, k int) int64 { return f.lag[fd.Stage] + int64(k-1)*f.PerStep }

// LagAt is how many planes behind a stage computes at step k.
func (f *Flow) LagAt(stage, k int) int64 { return f.lag[stage] + int64(k)*f.PerStep }

// Delay is for how many turns a plane of version v < 0 of a field may stay away that registers would only keep: no step reads it earlier.
func (f *Flow) Delay(fd *Field, v int) int64 {
	delay := int64(len(fd.Cycle)) * f.PerStep // cells beyond the range are passed on then
	for _, r := range fd.Reads {
		switch {
		case v+r.Steps-1 < 0:
		case v == 0 || f.crosses(r):
			return 0
		default:
			delay = min(delay, f.Age(r, max(r.Offset[0], 0))) // where subscripts stop, planes between are read, too
		}
	}
	return delay
}

// Age is how many planes before the newest one of the version a read lies, at offset dz along the stream.
func (f *Flow) Age(r *Read, dz int64) int64 {
	return f.lag[r.Stage] - dz - (f.lag[r.Field.Stage] - int64(r.Steps)*f.PerStep)
}

// Planes is how many planes of a version are kept: the newest, those behind it that are read, and those whose cells beyond the range are
// also those of a later version.
func (f *Flow) Planes(fd *Field) int64 {
	if f.PassesSides(fd) {
		return max(f.Window(fd), int64(len(fd.Cycle))*f.PerStep+1)
	}
	return f.Window(fd)
}

// PassesSides reports whether a field is read beyond the range along other dimensions than that of the stream. No step writes those
// cells: each version has them from the one before it in the same storage.
func (f *Flow) PassesSides(fd *Field) bool {
	a := f.Around(fd)
	return a.Below[1]+a.Above[1]+a.Below[2]+a.Above[2] > 0
}

// Window is how many planes of a version are read: the newest and those behind it.
func (f *Flow) Window(fd *Field) int64 {
	n := int64(1)
	for _, r := range fd.Reads {
		n = max(n, f.Age(r, min(r.Offset[0], 0))+1, f.Age(r, r.Offset[0])+1)
	}
	return n
}

// First is the lag of the newest plane that comes in: a block counts planes from there.
func (f *Flow) First() int64 {
	first := f.LagOf(f.Fields[0], 0)
	for _, fd := range f.Fields {
		for v := 1 - fd.Depth; v <= 0; v++ {
			first = min(first, f.LagOf(fd, v))
		}
	}
	return first
}
