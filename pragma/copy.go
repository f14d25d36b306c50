// The copy directive: its array, direction and sizes.

package pragma

import (
	"strings"

	"mintc/internal/source"
)

// copySpec describes the copy directive like a clause, because its arguments are read as a clause's.
var copySpec = clauseSpec{
	name: "copy", example: "copy(A, toDevice, nx, ny)", keywords: directionNames[:],
}

// directionWords are words of other models that stand for a direction, in lower case.
var directionWords = map[string]Direction{
	"in": ToDevice, "todev": ToDevice, "htod": ToDevice, "h2d": ToDevice, "fromhost": ToDevice, "hosttodevice": ToDevice,
	"cudamemcpyhosttodevice": ToDevice, "upload": ToDevice, "to": ToDevice,
	"out": FromDevice, "fromdev": FromDevice, "dtoh": FromDevice, "d2h": FromDevice, "tohost": FromDevice, "devicetohost": FromDevice,
	"cudamemcpydevicetohost": FromDevice, "download": FromDevice, "from": FromDevice,
	"delete": Release, "free": Release,
}

// transfer reads `(A, direction, sizes...)` after copy. It returns nil after an
// error in the array or the direction.
func (p *parser) transfer(name token) *Transfer {
	c := clause{name: "copy", nameSpan: name.place(), span: name.place()}
	if !p.arguments(&c, copySpec) {
		return nil
	}
	direction, ok := p.direction(c)
	if !ok {
		return nil
	}
	array, ok := p.expression(c.args[0])
	if !ok || !p.checkLvalue(array) {
		return nil
	}
	t := &Transfer{Array: array, Direction: direction, Span: c.span}
	for _, a := range c.args[2:] {
		if size, ok := p.expression(a); ok && p.checkSize(size) {
			t.Sizes = append(t.Sizes, size)
		}
	}
	return t
}

func directionOf(a arg) (Direction, bool) {
	for d, name := range directionNames {
		if a.is(name) {
			return Direction(d), true
		}
	}
	return 0, false
}

func (p *parser) direction(c clause) (Direction, bool) {
	if len(c.args) > 1 {
		if d, ok := directionOf(c.args[1]); ok {
			return d, true
		}
	}
	if d, ok := directionOf(c.args[0]); ok && len(c.args) > 1 {
		p.errs.Errorf(codeDirection, c.args[0].span, "the array comes first: write 'copy(%s, %s)'", c.args[1].words(), d)
		return 0, false
	}
	if len(c.args) == 1 {
		p.errs.Errorf(codeDirection, c.span, "'copy' needs a direction after '%s': toDevice, fromDevice or release", c.args[0].words())
		return 0, false
	}
	if len(c.args) > 2 {
		if d, ok := directionOf(c.args[2]); ok {
			p.errs.Errorf(codeOldMint, c.args[0].span,
				"'copy' with the device's array first is a spelling of an old version of Mint; write 'copy(%s, %s, ..)'", c.args[1].words(), d)
			return 0, false
		}
	}
	word := c.args[1].words()
	hint := didYouMean(word, directionNames[:])
	if d, ok := directionWords[strings.ToLower(word)]; ok {
		hint = "; did you mean '" + d.String() + "'?"
	}
	p.errs.Errorf(codeDirection, c.args[1].span, "'%s' is not a direction of 'copy'%s", word, hint).
		Note(source.Span{}, "the directions are %s", strings.Join(directionNames[:], ", "))
	return 0, false
}

// checkLvalue refuses arrays that are not objects or may have side effects (C7).
func (p *parser) checkLvalue(e *Expr) bool {
	if call := e.find(OpCall); call != nil {
		p.errs.Errorf(codeLvalue, call.Span, "the array of 'copy' must not call a function, as '%s' does; put the result in a pointer first", call.Text)
		return false
	}
	if !e.isLvalue() {
		p.errs.Errorf(codeLvalue, e.Span, "'%s' is not an array or pointer variable; 'copy' takes U, g->u, a[0], *p and the like", e.Text)
		return false
	}
	return true
}

// checkSize refuses sizes that are known to be wrong.
func (p *parser) checkSize(e *Expr) bool {
	v, err := e.fold()
	switch {
	case e.Op == OpFloat || e.Op == OpString:
		p.errs.Errorf(codeRange, e.Span, "the sizes of 'copy' are integers; '%s' is not an integer", e.Text)
		return false
	case err != nil && err.undefined:
		p.errs.Errorf(codeRange, err.at.Span, "this size of 'copy' has no value: %s", err.why)
		return false
	case err == nil && v.Sign() <= 0:
		p.errs.Errorf(codeRange, e.Span, "the sizes of 'copy' are positive, not '%s'", e.Text)
		return false
	}
	return true
}

// checkTransfer reports parts of a copy that contradict each other.
func (p *parser) checkTransfer(t *Transfer) {
	if t.Keep && t.Direction != ToDevice {
		p.errs.Errorf(codeCopyParts, t.KeepSpan, "'keep' belongs to toDevice, not to %s", t.Direction)
	}
	if t.Direction == Release && len(t.Sizes) > 0 {
		p.errs.Errorf(codeCopyParts, join(t.Sizes[0].Span, t.Sizes[len(t.Sizes)-1].Span),
			"release takes no sizes; write 'copy(%s, release)'", t.Array.Text)
	}
}
