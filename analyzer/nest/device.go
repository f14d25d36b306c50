// The user's functions of values only: each becomes a device function of the kernel, which gets the globals that it
// reads as arguments.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// deviceFunction is one of the user's functions as a device function. Globals
// are the variables of file scope that it reads; callers pass them on.
type deviceFunction struct {
	*stencil.DeviceFunction
	globals []*cc.Declarator
	reading bool // its body is being read
	failed  bool
}

// deviceCall calls a device function, made on its first call in the file.
func (r *callReader) deviceCall(x *cc.PostfixExpression, fd *cc.FunctionDefinition, nodes []cc.ExpressionNode) (stencil.Expr, error) {
	f, err := r.deviceFunctionOf(x, fd)
	if err != nil {
		return nil, err
	}
	c := &stencil.Call{Func: f.Name, T: f.Result}
	given := r.argumentsOf()
	for i, n := range nodes {
		e, err := given.value(n)
		if err != nil {
			return nil, err
		}
		if want := f.Params[i].Type; !e.Type().Same(want) && want.Kind != stencil.Struct {
			e = convert(e, want)
		}
		c.Args = append(c.Args, e)
	}
	for _, d := range f.globals {
		e, err := r.scalars.outerScalar(x, d)
		if err != nil {
			return nil, err
		}
		c.Args = append(c.Args, e)
	}
	r.sweep.AddFunction(f.DeviceFunction)
	return c, nil
}

func (r *callReader) deviceFunctionOf(x cc.Node, fd *cc.FunctionDefinition) (*deviceFunction, error) {
	f := r.fn.devices[fd]
	switch {
	case f == nil:
		f = &deviceFunction{reading: true}
		r.fn.devices[fd] = f
		err := r.readDevice(f, fd)
		f.reading, f.failed = false, err != nil
		if err == nil {
			return f, nil
		}
		r.addCall(x, fd)
		return nil, err
	case f.reading:
		return nil, r.recursion(x, fd.Declarator.Name())
	case f.failed:
		return nil, &nestError{}
	}
	return f, nil
}

// readDevice reads the body of a function with a reader of its own.
func (r *callReader) readDevice(f *deviceFunction, fd *cc.FunctionDefinition) error {
	name := fd.Declarator.Name()
	t := fd.Declarator.Type().(*cc.FunctionType)
	sub := newReader(r.fn, &stencil.Sweep{Name: name, Span: r.sweep.Span}, r.at)
	sub.device = f
	result, err := sub.fn.valueType(t.Result())
	if err != nil {
		return sub.failType(fd, "the result of '"+name+"'", err)
	}
	f.DeviceFunction = &stencil.DeviceFunction{Name: r.fn.freshName(name + "_on_device"), User: name, Result: result}
	for _, p := range parameters(t) {
		typ, err := sub.fn.valueType(p.Type())
		if err != nil {
			return sub.failType(fd, "a parameter of '"+name+"'", err)
		}
		sym := &stencil.Symbol{Type: typ, Role: stencil.Local, Name: "unnamed"}
		if p.Declarator != nil {
			sym.Name, sym.Span = p.Declarator.Name(), r.fn.SpanAt(p.Declarator)
			sub.inside[p.Declarator] = sym
		}
		sym.Name = sub.localName(sym.Name)
		f.Params = append(f.Params, sym)
	}
	body, err := sub.statements.compound(fd.CompoundStatement)
	if err != nil {
		return err
	}
	f.Body = body
	f.Params = append(f.Params, sub.sweep.Params...)
	f.Needs = sub.sweep.Needs
	return nil
}
