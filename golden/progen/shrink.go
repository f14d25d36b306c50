// Makes a failing program smaller: parts of the tree are dropped or replaced as long as the fault stays. The
// `shrink` tags of the types say what may be tried.

package progen

import (
	"fmt"
	"reflect"
	"strings"
)

// Shrink makes a program smaller as long as keep accepts the result. It knows
// the tree only by its `shrink` tags and by what can stand in for what: an
// expression for one that holds it, the steps of a loop for the loop.
func Shrink(p *Program, keep func(*Program) bool) *Program {
	for again := true; again; {
		again = false
		for at := 0; ; {
			smaller := clone(reflect.ValueOf(p)).Interface().(*Program)
			e := &editor{at: at}
			e.visit(reflect.ValueOf(smaller).Elem())
			if !e.done {
				break
			}
			if keep(smaller) {
				p, again = smaller, true // and the next edit has this number now
			} else {
				at++
			}
		}
	}
	return p
}

// clone copies a tree. Pointers are not shared in it.
func clone(v reflect.Value) reflect.Value {
	copied := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			copied.Set(reflect.New(v.Type().Elem()))
			copied.Elem().Set(clone(v.Elem()))
		}
	case reflect.Interface:
		if !v.IsNil() {
			copied.Set(clone(v.Elem()))
		}
	case reflect.Slice:
		if !v.IsNil() {
			copied.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
			for i := range v.Len() {
				copied.Index(i).Set(clone(v.Index(i)))
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() { // the others only matter while drawing
				copied.Field(i).Set(clone(v.Field(i)))
			}
		}
	default:
		copied.Set(v)
	}
	return copied
}

// editor makes the edit of number at, counted in the order of the tree.
type editor struct {
	at, count int
	done      bool
}

// turn reports whether the edit that is offered is the one to make.
func (e *editor) turn() bool {
	e.count++
	e.done = e.done || e.count-1 == e.at
	return e.count-1 == e.at
}

// visit offers all edits below v, which can be set, until one is made.
func (e *editor) visit(v reflect.Value) {
	if e.done {
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			e.visit(v.Elem())
		}
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		for _, inner := range replacements(v) {
			if e.turn() {
				v.Set(inner)
				return
			}
		}
		e.visit(v.Elem())
	case reflect.Slice:
		for i := 0; i < v.Len() && !e.done; i++ {
			e.visit(v.Index(i))
		}
	case reflect.Struct:
		for i := 0; i < v.NumField() && !e.done; i++ {
			if !v.Type().Field(i).IsExported() {
				continue
			}
			e.field(v.Field(i), v.Type().Field(i).Tag.Get("shrink"))
			if !e.done {
				e.visit(v.Field(i))
			}
		}
	}
}

// field offers the edits of a tagged field.
func (e *editor) field(v reflect.Value, tag string) {
	rule, least, _ := strings.Cut(tag, ",")
	switch rule {
	case "drop":
		e.dropPart(v)
		e.unwrap(v)
	case "zero":
		if !v.IsZero() && e.turn() {
			v.SetZero()
		}
	case "down":
		var low int64
		if _, err := fmt.Sscan(least, &low); err != nil {
			panic("progen: bad shrink tag " + tag)
		}
		for _, to := range []int64{low, (v.Int() + low) / 2, v.Int() - 1} {
			if to >= low && to < v.Int() && e.turn() {
				v.SetInt(to)
				return
			}
		}
	}
}

// dropPart offers to take out halves, quarters and so on down to elements.
func (e *editor) dropPart(v reflect.Value) {
	for size := v.Len(); size > 0; size /= 2 {
		for from := 0; from < v.Len(); from += size {
			if e.turn() {
				rest := reflect.MakeSlice(v.Type(), 0, v.Len())
				rest = reflect.AppendSlice(rest, v.Slice(0, from))
				v.Set(reflect.AppendSlice(rest, v.Slice(min(from+size, v.Len()), v.Len())))
				return
			}
		}
	}
}

// unwrap offers to put the list inside an element in the element's place.
func (e *editor) unwrap(v reflect.Value) {
	if v.Type().Elem().Kind() != reflect.Interface {
		return
	}
	for i := range v.Len() {
		for _, inner := range listsInside(v.Index(i), v.Type()) {
			if e.turn() {
				rest := reflect.MakeSlice(v.Type(), 0, v.Len())
				rest = reflect.AppendSlice(reflect.AppendSlice(rest, v.Slice(0, i)), inner)
				v.Set(reflect.AppendSlice(rest, v.Slice(i+1, v.Len())))
				return
			}
		}
	}
}

func listsInside(v reflect.Value, list reflect.Type) []reflect.Value {
	var found []reflect.Value
	s := v.Elem().Elem()
	for i := range s.NumField() {
		if s.Field(i).Type() == list && s.Field(i).Len() > 0 {
			found = append(found, s.Field(i))
		}
	}
	return found
}

// replacements are the expressions directly inside the expression v.
func replacements(v reflect.Value) []reflect.Value {
	var found []reflect.Value
	s := v.Elem().Elem()
	if v.Type() != reflect.TypeFor[Expr]() {
		return nil
	}
	for i := range s.NumField() {
		switch f := s.Field(i); {
		case f.Type() == v.Type():
			found = append(found, f)
		case f.Kind() == reflect.Slice && f.Type().Elem() == v.Type():
			for j := range f.Len() {
				found = append(found, f.Index(j))
			}
		}
	}
	return found
}
