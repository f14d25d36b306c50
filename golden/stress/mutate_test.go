package stress

import (
	"bytes"
	"context"
	"reflect"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/codegen"
	"mintc/golden/progen"
	"mintc/internal/driver"
	"mintc/internal/testmode"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// mutation is a fault that the kernel generator might have. It is put into the
// kernels before they are printed, and reports whether it found a place.
type mutation struct {
	name  string
	level int
	apply func(*kernel.Unit) bool
}

var mutations = []mutation{
	{"a guard that lets one point too many through", 0, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(b *stencil.Binary) bool { return isGuard(b) && set(&b.Op, "<=") })
	})},
	{"a neighbour one cell too far", 0, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(e *stencil.Element) bool {
			last := &e.Index[len(e.Index)-1]
			b, ok := (*last).(*stencil.Binary)
			return ok && b.Op == "-" && set[stencil.Expr](last, stencil.NewBinary("-", b, stencil.NewInt(1)))
		})
	})},
	{"the stride of another dimension", 0, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool {
		return swapArgs(l, stridesOfOne)
	})},
	{"two buffers swapped", 0, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool {
		return swapArgs(l, alikePointers)
	})},
	{"the bounds of x and y swapped", 0, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool {
		return swapArgs(l, func(a, b kernel.Arg) bool {
			return a.Kind == kernel.Value && b.Kind == kernel.Value && isCount(l, a.Value) && isCount(l, b.Value)
		})
	})},
	{"no last tile", 0, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool {
		return len(l.Loops) > 0 && set(&l.Tile[0], l.Tile[0]+1)
	})},
	{"a chunk that steps too far", 0, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(f *stencil.For) bool {
			step, ok := f.Post.(*stencil.Assign)
			if !ok || step.Op != "+=" {
				return false
			}
			c, ok := step.RHS.(*stencil.Const)
			return ok && set[stencil.Expr](&step.RHS, stencil.NewInt(*c.Int+1))
		})
	})},
	{"a download left out", 0, func(u *kernel.Unit) bool { return dropTransfer(u, stencil.FromDevice) }},
	{"an upload left out", 0, func(u *kernel.Unit) bool { return dropTransfer(u, stencil.ToDevice) }},
	{"a scalar passed for another", 0, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool {
		return swapArgs(l, func(a, b kernel.Arg) bool {
			return a.Kind == kernel.Value && b.Kind == kernel.Value && !isCount(l, a.Value) && !isCount(l, b.Value)
		})
	})},
}

// alikePointers are two arrays that could stand for each other.
func alikePointers(a, b kernel.Arg) bool {
	return a.Kind == kernel.Pointer && b.Kind == kernel.Pointer && a.Grid.Elem.Same(b.Grid.Elem) && a.Grid.Rank == b.Grid.Rank
}

// stridesOfOne are two strides of one array.
func stridesOfOne(a, b kernel.Arg) bool {
	return a.Kind == kernel.Stride && b.Kind == kernel.Stride && a.Grid == b.Grid && a.Dim != b.Dim
}

func set[T any](at *T, value T) bool {
	*at = value
	return true
}

// eachKernel applies a mutation to all kernels.
func eachKernel(apply func(*kernel.Kernel, *kernel.Launch) bool) func(*kernel.Unit) bool {
	return func(u *kernel.Unit) bool {
		found := false
		for _, s := range u.Steps {
			if l, ok := s.(*kernel.Launch); ok {
				for _, one := range slices.Concat([]*kernel.Launch{l}, l.Versioned) {
					found = apply(one.Kernel, one) || found
				}
			}
		}
		return found
	}
}

// eachCells changes all moves of a kind in a streaming kernel.
func eachCells(k *kernel.Kernel, action kernel.CellAction, change func(*kernel.Cells)) bool {
	found := false
	rewrite(k.Body, func(c *kernel.Cells) bool {
		if c.Action == action {
			found = true
			change(c)
		}
		return false
	})
	return found
}

// dropTransfer takes the first transfer of a direction out of the unit.
func dropTransfer(u *kernel.Unit, direction stencil.Direction) bool {
	for i := range u.Steps {
		if t, ok := u.Steps[i].(*kernel.Transfer); ok && t.Direction == direction {
			u.Steps[i] = &kernel.Remove{Directive: t.Directive}
			return true
		}
	}
	return false
}

// isGuard reports whether b compares a position with the count of its loop.
func isGuard(b *stencil.Binary) bool {
	v, ok := b.Y.(*stencil.Var)
	return ok && b.Op == "<" && len(v.Sym.Name) > 6 && v.Sym.Name[len(v.Sym.Name)-6:] == "_count"
}

func isCount(l *kernel.Launch, s *stencil.Symbol) bool {
	for _, loop := range l.Loops {
		if loop.Count == s {
			return true
		}
	}
	return false
}

// swapArgs exchanges the first two arguments of a launch that fit.
func swapArgs(l *kernel.Launch, fit func(a, b kernel.Arg) bool) bool {
	for i, a := range l.Args {
		for j := i + 1; j < len(l.Args); j++ {
			if fit(a, l.Args[j]) {
				l.Args[i], l.Args[j] = l.Args[j], l.Args[i]
				return true
			}
		}
	}
	return false
}

// rewrite calls change for the nodes of type N below root until one is changed.
func rewrite[N any](root any, change func(*N) bool) bool {
	seen := map[uintptr]bool{}
	var visit func(reflect.Value) bool
	visit = func(v reflect.Value) bool {
		switch v.Kind() {
		case reflect.Pointer:
			if v.IsNil() || seen[v.Pointer()] || v.Type() == reflect.TypeFor[*stencil.Symbol]() || v.Type() == reflect.TypeFor[*stencil.Grid]() {
				return false
			}
			seen[v.Pointer()] = true
			if n, ok := v.Interface().(*N); ok && change(n) {
				return true
			}
			return visit(v.Elem())
		case reflect.Interface:
			return !v.IsNil() && visit(v.Elem())
		case reflect.Slice:
			for i := range v.Len() {
				if visit(v.Index(i)) {
					return true
				}
			}
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() && visit(v.Field(i)) {
					return true
				}
			}
		}
		return false
	}
	return visit(reflect.ValueOf(root))
}

// TestFaultsAreCaught puts faults into the generated kernels: the comparison
// must find every one in a few random programs.
func TestFaultsAreCaught(t *testing.T) {
	unchanged := func(*kernel.Unit) bool { return true }
	list := slices.Concat(mutations, streamMutations, stageMutations, edgeMutations, tensorMutations, partialMutations, chosenMutations)
	for _, level := range []int{0, 3, stagedLevel, edgeLevel, tensorLevel, partialLevel, chosenLevel} {
		list = append(list, mutation{"nothing", level, unchanged})
	}
	serial := &sync.Map{}
	for _, m := range testmode.Sample(t, list) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			lab := newLab(t)
			lab.Serial, lab.Together = serial, true
			applied := 0
			lab.Translate = func(o driver.Options) driver.Result {
				unit, out, r := driver.Lower(o)
				if unit != nil {
					if m.apply(unit) {
						applied++
					}
					r.Output = codegen.Generate(unit, out)
				}
				return r
			}
			programs := drawPrograms(m.level)
			few := 4 // at a time show most faults
			if m.name == "nothing" {
				few = len(programs)
				programs = programs[:testmode.Count(few, 2)]
			}
			caught := map[string]int{}
			for batch := range slices.Chunk(programs, few) {
				outcomes, err := lab.Batch(context.Background(), batch, levelOptions(m.level), 1)
				require.NoError(t, err)
				for _, o := range outcomes {
					if o.Verdict == Faulty {
						caught[o.Kind]++
					}
				}
				if len(caught) > 0 {
					break
				}
			}
			require.NotZero(t, applied, "the fault has no place in these programs")
			if m.name == "nothing" {
				assert.Empty(t, caught)
				return
			}
			assert.NotEmpty(t, caught)
			assert.Zero(t, caught["panic"]+caught["compiler"]+caught["only in a batch"], "caught before it ran")
			t.Log(caught)
		})
	}
}

// drawPrograms are programs whose kernels have places for the faults of a level.
func drawPrograms(level int) (programs []*progen.Program) {
	count, features := 16, progen.DefaultFeatures()
	features["chunk"], features["tile"] = 0.7, 0.8
	if level > 0 { // the optimizer has its own way where clauses do not decide
		features["tile"], features["stream-shape"], features["plain"] = 0, 0, 1
	}
	switch level {
	case edgeLevel: // more such nests, instead of twins
		count, features["edge"], features["twin"] = 32, 1, 0
	case chosenLevel:
		count, features["twin"], features["twin-alias"] = 20, 1, 1
	case partialLevel:
		count, features["edge"], features["planes"] = 48, 0, 1 // few have sums whose planes are carried on
	case stagedLevel: // which is for neighbours that do not stop, as are tensors; a cell too few is seldom one that is read
		count, features["edge"], features["twin"] = 48, 0, 0
	case tensorLevel:
		features["edge"] = 0
	}
	for i := range count {
		programs = append(programs, progen.Draw(int64(500+i), features))
	}
	return programs
}

// levelOptions translate them with such kernels.
func levelOptions(level int) driver.Options {
	options := driver.Defaults()
	options.Input, options.Output, options.Level = "in.c", "out.cu", level
	options.Shared = driver.Off
	switch level {
	case stagedLevel:
		options.Level, options.Shared = 2, driver.On
	case edgeLevel, chosenLevel:
		options.Level = 3
	case partialLevel:
		options.Level, options.Shared, options.Arch = 3, driver.On, "sm_90"
		options.Tile, options.Chunk, options.Stream = []int{32, 4, 8}, []int{2, 4, 8}, "columns=1,prefetch=1,reuse=2,shared=1,tensor=1"
	case tensorLevel:
		options.Level, options.Shared, options.Arch = 3, driver.On, "sm_90"
		options.Tile, options.Chunk, options.Stream = []int{32, 4, 8}, []int{2, 4, 8}, "columns=1,prefetch=1,shared=1,tensor=1"
	}
	return options
}

// TestDroppedBarriersAreCaught takes out the barriers of reductions and of planes in shared memory.
func TestDroppedBarriersAreCaught(t *testing.T) {
	testmode.InTurn(t)
	lab := newLab(t)
	lab.Translate = func(o driver.Options) driver.Result {
		r := driver.Translate(o)
		r.Output = bytes.ReplaceAll(r.Output, []byte("__syncthreads();"), nil)
		return r
	}
	features := progen.DefaultFeatures()
	features["reduction"] = 1
	caught := 0
	for seed := int64(500); caught == 0 && seed < 506; seed++ {
		options := driver.Defaults()
		options.Input, options.Output = "in.c", "out.cu"
		o, err := lab.Single(context.Background(), progen.Draw(seed, features), options, 1)
		require.NoError(t, err)
		if o.Kind == "violation" {
			assert.Regexp(t, "data race|uninitialised read: read of __shared__", o.Text)
			caught++
		}
	}
	assert.NotZero(t, caught)
}
