// The host function that launches a kernel of several steps: where the storages are, which cells may be loaded, what the
// kernel gets.

package cuda

import (
	"fmt"
	"regexp"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// advancer prints the function of one kernel.
type advancer struct {
	*kernel.Advance
	scalars []kernel.ChainScalars
	dims    int
	text    strings.Builder
}

// Advance prints the function. Scalars are the structs in which launches file what the kernel takes of the host's values.
func Advance(a *kernel.Advance, scalars []kernel.ChainScalars) string {
	p := &advancer{Advance: a, scalars: scalars, dims: len(a.Stages[0].Sides)}
	fmt.Fprintf(&p.text, "// Launches %s for the oldest steps that wait. False: it cannot.\n", a.Kernel.Name)
	fmt.Fprintf(&p.text, "static bool %s(const mint_advance &a)\n{\n", a.Name)
	p.cells()
	p.checkOrder()
	p.storages()
	p.loaded()
	p.launch()
	p.text.WriteString("}\n")
	return p.text.String()
}

func (p *advancer) line(format string, args ...any) {
	p.text.WriteString(wrap(indent(1) + fmt.Sprintf(format, args...) + "\n"))
}

func (p *advancer) area() string { return fmt.Sprintf("mint_area<%d>", p.dims) }

// cells prints the cells that each stage computes, and the box around all.
func (p *advancer) cells() {
	p.line("// The cells that the stages compute, x first.")
	all := "cells0"
	for s, st := range p.Stages {
		var first, end []string
		for d := p.dims - 1; d >= 0; d-- {
			from, to := p.side(s, d, st.Sides[d])
			first, end = append(first, from), append(end, to)
		}
		p.line("const %s cells%d = {{%s}, {%s}};", p.area(), s, strings.Join(first, ", "), strings.Join(end, ", "))
		if s > 0 {
			all = fmt.Sprintf("mint_hull(%s, cells%d)", all, s)
		}
	}
	p.line("const %s all = %s;", p.area(), all)
	for s, st := range p.Stages {
		for d, least := range st.Least {
			if x := p.dims - 1 - d; least > 1 {
				p.line("if (cells%d.end[%d] - cells%d.first[%d] < %d)", s, x, s, x, least)
				p.line("    return false; // conditions do not leave out all that lies beyond the range")
			}
		}
	}
	for d, far := range p.Wraps {
		if far == 0 {
			continue
		}
		p.line("// Along %c, subscripts go on at the other end.", "xyz"[d])
		for s := range p.Stages {
			p.line("if (!mint_is_ring(cells%d, cells0, %d, %d))", s, d, far)
			p.line("    return false;")
		}
		if p.PowersOfTwo[d] {
			p.line("if (cells0.end[%d] & (cells0.end[%d] - 1))", d, d)
			p.line("    return false; // where that is no power of two, & has other bits")
		}
	}
}

// side prints where the cells of a stage begin and end along a dimension.
func (p *advancer) side(s, d int, side stencil.StageSide) (first, end string) {
	if side.Loop == nil {
		name := fmt.Sprintf("line%d_%d", s, d)
		p.line("const long long %s = %s;", name, p.form(side.Line, p.Stages[s].Launch, "0"))
		if !side.Line.IsConst() {
			p.line("for (int step = 1; step < a.steps; step++)")
			p.line("    if (%s != %s)", p.form(side.Line, p.Stages[s].Launch, "step"), name)
			p.line("        return false;")
		}
		return name, name + " + 1"
	}
	loops := p.Chain.Stages[s].Sweep.Loops
	at := 0
	for loops[len(loops)-1-at] != side.Loop {
		at++
	}
	launch := p.Stages[s].Launch
	begin := fmt.Sprintf("a.range(%d)[%d]", launch, 2*at)
	return addConst(begin, side.Shift), addConst(fmt.Sprintf("%s + a.range(%d)[%d]", begin, launch, 2*at+1), side.Shift)
}

// form prints a linear form over scalars of a launch at a step.
func (p *advancer) form(form stencil.Affine, launch int, step string) string {
	sum := ""
	for _, t := range form.Terms {
		sum += plusTimes(t.Coef, "(long long)"+p.scalar(t.Sym, launch, step))
	}
	return addConst(sum, form.Const)
}

// scalar prints a host value of a launch at a step.
func (p *advancer) scalar(sym *stencil.Symbol, launch int, step string) string {
	return fmt.Sprintf("a.scalars<%s>(%s, %d).%s", p.scalars[launch].Type, step, launch, sym.Name)
}

// checkOrder prints the test that no stage reads what a storage held before, of cells that a later stage computes.
func (p *advancer) checkOrder() {
	for r, role := range p.Roles {
		for _, reach := range role.Reaches {
			for i, later := range role.Fillers {
				if role.Cycle[0] != r || !reach.Reads || later < reach.Stage {
					continue
				}
				list := []string{p.around(reach), fmt.Sprintf("cells%d", later)}
				for _, before := range role.Fillers[:i] {
					if before < reach.Stage {
						list = append(list, fmt.Sprintf("cells%d", before))
					}
				}
				p.line("if (mint_reads_old(%s))", strings.Join(list, ", "))
				p.line("    return false;")
			}
		}
	}
}

// around prints the cells that a stage accesses.
func (p *advancer) around(r stencil.StageReach) string {
	return fmt.Sprintf("mint_around(cells%d, %s{{%s}, {%s}})", r.Stage, p.area(), numbers(r.Low), numbers(r.High))
}

func numbers(list []int64) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ", "), "[]")
}

// storages prints where storages are, and the test that they can be left as planned.
func (p *advancer) storages() {
	p.line("// Element n, bit r: after n steps the storage that has role r at first is stored.")
	p.line("static const unsigned stored_after[] = {%s};", masks(p.Height, func(steps int) uint64 { return p.Stored[steps] }))
	p.line("const unsigned stored = stored_after[a.steps];")
	for r, role := range p.Roles {
		if p.isWritten(r) {
			p.line("if (!mint_writes_as_planned(a, %d, stored >> %d & 1, %v))", r, r, role.Entire())
			p.line("    return false;")
		}
		if renewed := p.Chain.Roles[r]; renewed.Renewed {
			p.line("if (!mint_strides_stay(a, %d, %d))", r, renewed.Grid.Rank)
			p.line("    return false;")
		}
	}
}

// isWritten reports whether a kernel parameter says where the storage is written.
func (p *advancer) isWritten(r int) bool {
	for _, a := range p.Args {
		if a.Kind == kernel.To && a.Role == r {
			return true
		}
	}
	return false
}

// loaded prints the cells of each storage that may be loaded.
func (p *advancer) loaded() {
	p.line("// What the stages access of each role.")
	p.line("mint_touched<%d> touched[%d];", p.dims, len(p.Roles))
	for r, role := range p.Roles {
		for _, reach := range role.Reaches {
			p.line("touched[%d].add(%s);", r, p.around(reach))
			if reach.Sure {
				p.line("touched[%d].add_sure(%s);", r, p.around(stencil.StageReach{Stage: reach.Stage, Low: reach.SureLow, High: reach.SureHigh}))
			}
		}
	}
	p.line("%s loaded[%d];", p.area(), len(p.Roles))
	for r, role := range p.Roles {
		if !role.Tiled {
			continue
		}
		g := p.Chain.Roles[r].Grid
		p.line("if (!mint_may_load(a, %d, touched, {%s}, %d, %v, loaded[%d]))", r, list(role.Cycle), len(role.Cycle), g.IsFlat() && g.Rank > 1, r)
		p.line("    return false;")
		for d, far := range p.Wraps {
			if far > 0 {
				p.line("if (loaded[%d].first[%d] > 0 || loaded[%d].end[%d] < cells0.end[%d])", r, d, r, d, d)
				p.line("    return false;")
			}
		}
	}
}

// launch prints the launch.
func (p *advancer) launch() {
	var blocks []string
	zero := ""
	for d := range p.dims {
		most := "65535"
		if d == 0 {
			most = "INT_MAX"
		}
		p.line("const unsigned blocks_%c = mint_blocks_along(all.end[%d] - all.first[%d], %d, %s);", "xyz"[d], d, d, p.Tile[d], most)
		blocks = append(blocks, fmt.Sprintf("blocks_%c", "xyz"[d]))
		zero += fmt.Sprintf(" || blocks_%c == 0", "xyz"[d])
	}
	p.line("if (%s)", strings.TrimPrefix(zero, " || "))
	p.line("    return false;")
	var args []string
	for i, a := range p.Args {
		args = append(args, p.arg(i, a))
	}
	k := p.Kernel
	if p.SharedBytes > 48<<10 {
		p.line("mint_prepare_shared(a.site, %q, (const void *)%s, %d);", k.Name, k.Name, p.SharedBytes)
	}
	p.line("mint_launching(a.site, %q);", k.Name)
	fmt.Fprintf(&p.text, "%s%s<<<dim3(%s), dim3(%d, %d, %d), %d, mint_stream()>>>(\n%s", indent(1), k.Name, strings.Join(blocks, ", "),
		p.Threads[0], p.Threads[1], p.Threads[2], p.SharedBytes, indent(2))
	writeList(&p.text, args, len(indent(2)))
	p.text.WriteString(");\n")
	p.line("mint_launched(a.site, %q);", k.Name)
	p.line("return true;")
}

// ownName finds the names of the function's own variables in a type.
var ownName = regexp.MustCompile(`\b(?:a|all|step|stored|stored_after|touched|loaded|blocks_[xyz]|cells\d+|line\d+_\d+)\b`)

// typeText is a type of the user's. A name that a variable of the function hides is marked as the file's.
func typeText(t stencil.Type) string { return ownName.ReplaceAllString(t.String(), "::$0") }

// arg prints an argument, and in front of the launch what it is made of.
func (p *advancer) arg(i int, a kernel.AdvanceArg) string {
	sym := p.Kernel.Params[i].Sym
	switch a.Kind {
	case kernel.From:
		return fmt.Sprintf("(const %s *)a.place(0, %d).read", typeText(sym.Type), a.Role)
	case kernel.To:
		return fmt.Sprintf("stored >> %d & 1 ? (%s *)a.place(0, %d).write : nullptr", a.Role, typeText(sym.Type), a.Role)
	case kernel.RoleStride:
		return cast(sym.Type, stencil.LongLong, fmt.Sprintf("a.place(0, %d).stride[%d]", a.Role, a.Dim))
	case kernel.RoleBox:
		return fmt.Sprintf("loaded[%d]", a.Role)
	case kernel.StageRange:
		return fmt.Sprintf("cells%d", a.Stage)
	case kernel.TileStart:
		return addConst(fmt.Sprintf("all.first[%d]", a.Dim), -int64(p.GhostLow[a.Dim]))
	case kernel.StepValue:
		return p.each(sym, p.scalar(a.Value, a.Stage, "step"))
	case kernel.StepFrom:
		return p.each(sym, fmt.Sprintf("(const %s *)a.place(step, %d).read", typeText(p.Chain.Roles[a.Role].Grid.Elem), a.Role))
	case kernel.Steps:
		return "a.steps"
	}
	panic(fmt.Sprintf("cuda: no argument of kind %d", a.Kind))
}

// each prints the values of an argument in all steps.
func (p *advancer) each(sym *stencil.Symbol, value string) string {
	p.line("%s %s = {};", typeText(sym.Type), sym.Name)
	p.line("for (int step = 0; step < a.steps; step++)")
	p.line("    %s.of[step] = %s;", sym.Name, value)
	return sym.Name
}
