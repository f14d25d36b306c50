// What is known of a pointer or array when a function starts, before any statement: whether a caller can have
// mapped its storage, and where it may point.

package validity

import "modernc.org/cc/v4"

// firstFacts are the facts of a pointer or array when the function starts.
func (c *checker) firstFacts(p placeID) facts {
	f := facts{unmapped: true, leads: []placeID{p}}
	switch {
	case c.leadsToItself(p):
	case c.startsNull(p):
		f.leads = nil // null
	default:
		f.leads = union([]placeID{c.places.target(p, c.outer(p))}, c.initial[p])
	}
	if c.mappable(p) {
		f.mapped, f.scopes = true, []scope{callers}
	}
	return f
}

// startsNull reports whether a pointer is null before the program sets it.
func (c *checker) startsNull(p placeID) bool {
	return c.startsAtMain && c.isOwnStatic(p) && !c.leadsToItself(p)
}

// isOwnStatic reports whether a place belongs to a variable with static storage that other files
// cannot name.
func (c *checker) isOwnStatic(p placeID) bool {
	switch r := c.places.list[p].root.(type) {
	case globalName:
		return !c.external[string(r)]
	case *cc.Declarator:
		return r.IsStatic()
	}
	return false
}

// leadsToItself reports whether a place is an array or a function, whose name is a pointer to it.
func (c *checker) leadsToItself(p placeID) bool {
	t := c.places.types[p]
	return t != nil && (t.Kind() == cc.Array || t.Kind() == cc.Function)
}

// mappable reports whether a caller can have mapped the storage that p holds at the start.
func (c *checker) mappable(p placeID) bool {
	if c.startsAtMain || !c.outer(p) {
		return false
	}
	if !c.leadsToItself(p) {
		return true
	}
	switch r := c.places.list[p].root.(type) {
	case globalName: // a parameter of the same name may be given it
		return c.mappedSomewhere(string(r), func(d *cc.Declarator) bool { return d.IsParam() || c.places.list[c.variable(d)].root == r })
	case *cc.Declarator: // static, in a function: no other function has the name
		return c.mappedSomewhere(r.Name(), func(d *cc.Declarator) bool { return d == r })
	}
	return true
}
