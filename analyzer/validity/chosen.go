// Elements that a local variable chooses, u[l] or levels[l + 1].u: the pointer found there is the same one as long as neither the
// variable nor the array is written.

package validity

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// Choice is the subscript of an element that only the running program knows: a variable, and what is added to it.
type Choice struct {
	Variable string
	Plus     int64
}

// chosenMark starts the step of a cell's path for such an element: "[@l 12+1]" for u[l + 1] in the function whose result is place 12.
const chosenMark = "[@"

// chosenBy is the step for u[name + plus] in the function that is followed; "" where the variable may change unseen.
func (w *activation) chosenBy(name string, plus int64) string {
	if name == "" || !w.choosing(w.fn)[name] {
		return ""
	}
	return fmt.Sprintf("%s%d]", w.places.chosenOf(w.fn, name), plus)
}

// chosenOf is how the steps for a variable of a function start.
func (t *placeTable) chosenOf(fd *cc.FunctionDefinition, name string) string {
	return chosenMark + name + t.functionMark(fd)
}

func (t *placeTable) functionMark(fd *cc.FunctionDefinition) string {
	return fmt.Sprintf(" %d+", t.id(place{fd, "result"}, nil))
}

// choosing are the names of variables of a function that change only where the function says so by name: local integers without an
// address, none of which hides another one of its name, which no nest writes.
func (w *activation) choosing(fd *cc.FunctionDefinition) map[string]bool {
	if names, known := w.choosers[fd]; known {
		return names
	}
	names, of := map[string]bool{}, map[string]*cc.Declarator{}
	eachLocal(fd, func(d *cc.Declarator) {
		known, seen := of[d.Name()]
		plain := cc.IsIntegerType(d.Type()) && d.Linkage() == cc.None && !d.IsStatic() && !d.AddressTaken() && !d.IsVolatile()
		names[d.Name()] = plain && (!seen || known == d || names[d.Name()] && apartScopes(known, d))
		of[d.Name()] = d
	})
	ccwalk.Nodes(fd, func(n cc.Node) bool {
		b, isItem := n.(*cc.BlockItem)
		if _, isAsm := n.(*cc.Asm); isAsm || isItem && b.Case == cc.BlockItemFuncDef {
			clear(names)
		}
		if s := w.byNode[n]; s != nil && w.in.Sweeps[s] != nil {
			ccwalk.Nodes(n, func(n cc.Node) bool {
				if d := declared(ccwalk.Assigned(n)); d != nil {
					names[d.Name()] = false
				}
				return true
			})
		}
		return true
	})
	w.choosers[fd] = names
	return names
}

// apartScopes reports whether two variables of one name are never visible in one place: neither hides the other.
func apartScopes(a, b *cc.Declarator) bool {
	return !encloses(a.LexicalScope(), b.LexicalScope()) && !encloses(b.LexicalScope(), a.LexicalScope())
}

func encloses(outer, inner *cc.Scope) bool {
	for s := inner; s != nil; s = s.Parent {
		if s == outer {
			return true
		}
	}
	return false
}

// choiceOf is the step for a subscript `l`, `l + 1` or `l - 1`; "" for any other one.
func (w *activation) choiceOf(n cc.ExpressionNode) string {
	n = ccwalk.Unparen(n)
	if d := declared(n); d != nil && d.Linkage() == cc.None {
		return w.chosenBy(d.Name(), 0)
	}
	x, isSum := n.(*cc.AdditiveExpression)
	if !isSum {
		return ""
	}
	d := declared(x.AdditiveExpression)
	k, isConst := ccwalk.Constant(x.MultiplicativeExpression)
	if d == nil || d.Linkage() != cc.None || !isConst {
		return ""
	}
	if x.Case == cc.AdditiveExpressionSub {
		k = -k
	}
	return w.chosenBy(d.Name(), k)
}

// gridSubscript is the subscript of a grid's path, "[1]" or "[*0]".
func (w *activation) gridSubscript(step string) subscript {
	var n int64
	if _, err := fmt.Sscanf(step, "[%d]", &n); err == nil {
		return subscript{n: n, known: true}
	}
	by := w.info.Choices[step]
	for d, k := range w.indices {
		if d.Name() == by.Variable && w.choosing(w.fn)[d.Name()] {
			return subscript{n: k + by.Plus, known: true}
		}
	}
	return subscript{chosen: w.chosenBy(by.Variable, by.Plus)}
}

// chosenName reports whether the name of an array, as u[l], may mean another one elsewhere.
func chosenName(l Lvalue) bool { return strings.Contains(l.Path, "[*") }

// changed forgets what a variable chose, whose value changes.
func (w *activation) changed(p placeID, st *state) {
	d, isVariable := w.places.list[p].root.(*cc.Declarator)
	if !isVariable || w.places.list[p].path != "" {
		return
	}
	fd := w.owner[d]
	if fd == nil {
		return
	}
	start := w.places.chosenOf(fd, d.Name())
	for k := range st.cells {
		if strings.HasPrefix(k.path, start) {
			delete(st.cells, k)
		}
	}
}

// dropChosen forgets what the variables of a function chose, which has returned.
func (w *activation) dropChosen(fd *cc.FunctionDefinition, st *state) {
	mark := w.places.functionMark(fd)
	for k := range st.cells {
		if strings.HasPrefix(k.path, chosenMark) && strings.Contains(k.path, mark) {
			delete(st.cells, k)
		}
	}
}

// chosenMayBe reports whether a place may be the one that a chosen step leads to, or holds it.
func (t *placeTable) chosenMayBe(leads []placeID, path string, p placeID) bool {
	at := t.list[p]
	at.path = anySubscript(at.path)
	for _, lead := range leads {
		of := t.list[lead]
		of.path = anySubscript(of.path)
		if t.hasElements(lead) {
			of.path += anyElement
		}
		of.path += path[strings.IndexByte(path, ']')+1:]
		if of.path = anySubscript(of.path); at == of || isBelow(at, of) || isBelow(of, at) {
			return true
		}
	}
	return false
}

// chosenPlaces are the places that a chosen step may lead to.
func (t *placeTable) chosenPlaces(s *state, k cell) []placeID {
	var list []placeID
	rest := k.path[strings.IndexByte(k.path, ']')+1:]
	for _, lead := range s.of(k.via).leads {
		if !t.hasElements(lead) || t.blurred[lead] {
			list = append(list, t.at(lead, anyElement+rest, nil))
			continue
		}
		for _, p := range t.allElements(lead, nil, s) {
			list = append(list, t.below(p, rest, nil))
		}
	}
	return list
}

// severalHold reports whether v may stand for the pointers of several of the places.
func (t *placeTable) severalHold(s *state, v value, places []placeID) bool {
	holders := 0
	for _, p := range places {
		if s.holds[p] == v {
			holders++
		}
		if s.holds[p] == v && t.isSummary(p) {
			holders++
		}
	}
	return holders > 1
}

// alike makes one a value that may be v: of it the same is known.
func (s *state) alike(one, v value) {
	s.set(one, s.of(v))
	for o := range s.facts {
		if s.apart[pair(v, o)] {
			s.apart[pair(one, o)] = true
		}
	}
}

// otherElement reports whether the steps choose two different elements of one array, as u[l] and u[l + 1] do.
func otherElement(a, b string) bool {
	if !strings.HasPrefix(a, chosenMark) || !strings.HasPrefix(b, chosenMark) {
		return false
	}
	x, y := a[:strings.IndexByte(a, ']')], b[:strings.IndexByte(b, ']')]
	i, j := strings.LastIndexByte(x, '+'), strings.LastIndexByte(y, '+')
	return x != y && x[:i] == y[:j]
}

// constantChoice is the step for the element with a constant subscript of a table whose elements have one place.
func (w *activation) constantChoice(k int64) string {
	return fmt.Sprintf("%s%s%d]", chosenMark, w.places.functionMark(w.fn), k)
}

// walked reports whether these are tables along which pointers move.
func (t *placeTable) walked(leads []placeID) bool {
	for _, lead := range leads {
		if !t.blurred[lead] || t.rows[lead] {
			return false
		}
	}
	return len(leads) > 0
}

// choosable reports whether a pointer to these places points to one array, whose elements a variable can choose: not to the row
// pointers of a matrix, to one of several arrays that have one place, or to rows of an array of arrays, where another subscript counts too.
func (t *placeTable) choosable(leads []placeID) bool {
	for _, lead := range leads {
		if t.rows[lead] || t.isSummary(lead) || t.many[t.index[place{t.list[lead].root, ""}]] {
			return false
		}
		if arr, ok := t.types[lead].(*cc.ArrayType); ok && arr.Elem().Kind() == cc.Array {
			return false
		}
	}
	return len(leads) > 0
}
