// Reductions: what a thread has of one, and the forms in which a body updates it.

package stencil

// Reduction is a variable to which every iteration contributes. Part is what a
// thread has of it: the body updates it in one of these forms, and nothing else
// reads or writes it:
//
//   - * & | ^  part op= e (also -= for +)
//     && ||      part |= 1 for an operand that decides (false for &&), 2 for another
//     min max    if (e beats part) { part = e; }, and At = Iteration{} where it is kept
//     last       part = e, and At = Iteration{}, in the order of the iterations
//
// The launch joins the parts and then takes the value before the nest in, once.
type Reduction struct {
	Op   string // + * min max & | ^ && ||, or last: a private variable's last value
	Part *Symbol
	Host string // the variable
	T    Type   // of the variable; Part is unsigned where wrapping is to be exact
	// Addressed is that of the variable (Symbol).
	Addressed bool

	Form Form
	// AtMost is the host variable of another reduction that this one must not
	// exceed before the nest; "" if there is none.
	AtMost string
	// At is where in the serial order the part was found, nil where that makes no
	// difference to the result.
	At *Symbol
	// NaN is non-zero where a NaN was among the operands of a form that cannot
	// be joined then; nil where no operand can make trouble.
	NaN *Symbol
}

// Form is how a serial min or max chooses between the value so far and the next
// one where they are equal (zeros of different sign) or one is a NaN.
type Form struct {
	Last        bool // of equal values the last stays, else the first
	ReplacesNaN bool // a NaN gives way to the next number, else it stays
}

// Iteration is the position of the iteration in the serial order: it grows from
// iteration to iteration and is at least 1.
type Iteration struct{}

// Type implements Expr.
func (Iteration) Type() Type { return LongLong }

// IsExtreme reports whether the reduction is a min or max.
func (r *Reduction) IsExtreme() bool { return r.Op == "min" || r.Op == "max" }

// Position is the expression that Iteration stands for in the sweep: the
// iterations counted in loop order. begin gives the first value of a loop and
// count its number of iterations.
func (s *Sweep) Position(begin, count func(*Loop) Expr) Expr {
	var at Expr
	for _, l := range s.InOrder() {
		from, to := begin(l), Expr(&Var{Sym: l.Index})
		if l.Step < 0 {
			from, to = to, from
		}
		steps := NewBinary("-", wide(to), wide(from))
		if at == nil {
			at = steps
			continue
		}
		width := wide(count(l))
		if k := max(l.Step, -l.Step); k != 1 {
			width = NewBinary("*", NewInt(k), width)
		}
		at = NewBinary("+", NewBinary("*", at, width), steps)
	}
	return NewBinary("+", at, NewInt(1))
}

func wide(e Expr) Expr {
	if c, ok := e.(*Const); ok && c.Int != nil || e.Type().Same(LongLong) {
		return e
	}
	return &Cast{X: e, T: LongLong}
}
