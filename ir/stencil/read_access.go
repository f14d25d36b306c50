// The accesses of a body in the order in which they happen, with the conditions under which they do: what the
// analyzer notes while it reads C.

package stencil

// accesses finds the uses of a sweep.
func (r *reader) accesses(s *Sweep) {
	c := &collector{sweep: s, uses: map[*Grid]*Use{}}
	c.body(s.Body)
	for _, u := range s.Uses {
		u.Strides = r.strides[u.Grid]
	}
	s.Resolve()
}

// collector follows a body.
type collector struct {
	sweep   *Sweep
	uses    map[*Grid]*Use
	guarded int
	guards  []Guard
}

// under follows what is executed only where a condition holds.
func (c *collector) under(cond Expr, not bool, follow func()) {
	outer := c.guards
	c.guards = append(outer[:len(outer):len(outer)], Guard{cond, not})
	c.maybe(follow)
	c.guards = outer
}

// maybe follows what need not be executed.
func (c *collector) maybe(follow func()) {
	c.guarded++
	follow()
	c.guarded--
}

func (c *collector) body(body []Stmt) {
	for _, s := range body {
		c.stmt(s)
	}
}

func (c *collector) stmt(s Stmt) {
	switch s := s.(type) {
	case *If:
		c.expr(s.Cond)
		c.under(s.Cond, false, func() { c.body(s.Then) })
		c.under(s.Cond, true, func() { c.body(s.Else) })
	case *For:
		c.body(s.Init)
		c.expr(s.Cond)
		c.expr(s.Post)
		c.loop(s.Body, RunsOnce(s))
	case *While:
		if !s.Do {
			c.expr(s.Cond)
		}
		c.loop(s.Body, s.Do)
		if s.Do {
			c.expr(s.Cond)
		}
	case *Switch:
		c.expr(s.Tag)
		c.maybe(func() {
			for _, k := range s.Cases {
				c.body(k.Body)
			}
		})
	case *Block:
		c.body(s.Body)
	default:
		for _, e := range Exprs(s) {
			c.expr(e)
		}
	}
}

// loop follows the body of a loop, which runs at least once or not.
func (c *collector) loop(body []Stmt, once bool) {
	if once && !Jumps(body) {
		c.body(body)
		return
	}
	c.maybe(func() { c.body(body) })
}

func (c *collector) expr(e Expr) {
	switch e := e.(type) {
	case nil:
		return
	case *Assign:
		c.expr(e.RHS)
		c.target(e.LHS, e.Op != "=")
		return
	case *IncDec:
		c.target(e.X, true)
		return
	case *Binary:
		if e.Op == "&&" || e.Op == "||" {
			c.expr(e.X)
			c.under(e.X, e.Op == "||", func() { c.expr(e.Y) })
			return
		}
	case *Cond:
		c.expr(e.C)
		c.under(e.C, false, func() { c.expr(e.X) })
		c.under(e.C, true, func() { c.expr(e.Y) })
		return
	case *Access, *Member:
		if c.access(e, true, false) {
			return
		}
	}
	for _, x := range Operands(e) {
		c.expr(x)
	}
}

// target follows what is assigned to.
func (c *collector) target(e Expr, read bool) {
	if !c.access(e, read, true) {
		c.expr(e)
	}
}

// access records an access to a grid, or to a member of what it holds.
func (c *collector) access(e Expr, read, write bool) bool {
	member := ""
	for {
		m, ok := e.(*Member)
		if !ok {
			break
		}
		for _, x := range m.Index {
			c.expr(x)
		}
		if e = m.X; member == "" {
			member = m.Name
		} else {
			member = m.Name + "." + member
		}
	}
	a, ok := e.(*Access)
	if !ok {
		return false
	}
	for _, x := range a.Index {
		if _, clamped := x.(*Clamped); !clamped {
			c.expr(x)
		}
	}
	u := c.use(a.Grid)
	for _, isWrite := range []bool{false, true} {
		if isWrite && write || !isWrite && read {
			u.Accesses = append(u.Accesses, c.info(a, member, isWrite))
			u.Read, u.Written = u.Read || !isWrite, u.Written || isWrite
		}
	}
	return true
}

func (c *collector) use(g *Grid) *Use {
	if c.uses[g] == nil {
		c.uses[g] = &Use{Grid: g}
		c.sweep.Uses = append(c.sweep.Uses, c.uses[g])
	}
	return c.uses[g]
}

func (c *collector) info(a *Access, member string, write bool) AccessInfo {
	info := InfoOf(a)
	info.Member, info.Write, info.Guarded, info.Guards = member, write, c.guarded > 0, c.guards
	return info
}
