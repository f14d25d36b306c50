// The host function that launches a kernel whose blocks stay, if the device has room for them.

package trapezoid

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
)

// resideText is the function with this name: how blocks share out a range, or null if the device has no room for all of them at once.
func (p *persistent) resideText(name string) []string {
	h := &hostWriter{chainKernel: p.chainKernel}
	h.line("// How the blocks that stay share out a range; null: the device has no room for all of them at once.")
	h.line("static const mint_residence *%s(mint_site site, const long long *range, int steps)", name)
	h.line("{")
	h.in++
	h.line("static const mint_holder holder = {(const void *)%s, %q, %d, %d, (int)sizeof(%s), %d, %d};", p.kernel.Name, p.kernel.Name, 32*p.Cells, p.Warps,
		p.elem, max(p.left, p.right, 1), p.reach())
	h.line("static thread_local mint_residence_found latest;")
	h.line("return mint_reside(site, holder, range[1], range[3], steps, latest) ? &latest.best : nullptr;")
	h.in--
	h.line("}")
	return h.text
}

// suitsText is the function with this name: whether blocks that stay are the faster launch for a range.
func suitsText(name, reside string, height, rows int) []string {
	return []string{
		"// Whether blocks that stay are faster than those that march.",
		fmt.Sprintf("static bool %s(mint_site site, const long long *range)", name),
		"{",
		fmt.Sprintf("    const mint_residence *const found = %s(site, range, %d);", reside, height),
		fmt.Sprintf("    return found && found->rows <= %d;", rows),
		"}",
	}
}

// hostText is the function with this name. It launches nothing and returns false where the kernel cannot make the steps.
func (p *persistent) hostText(name, reside string, structs []kernel.ChainScalars) []string {
	h := &hostWriter{chainKernel: p.chainKernel, structs: structs, count: "steps.steps"}
	h.line("// Makes some steps of the loop in one launch, if the device has room for all of its blocks at once.")
	h.line("static bool %s(const mint_advance &steps)", name)
	h.line("{")
	h.in++
	h.line("const long long *const range = steps.range(0); // begin and count of the loops, x first")
	h.leastIterations()
	h.line("const mint_residence *const found = %s(steps.site, range, steps.steps);", reside)
	h.line("if (!found)")
	h.line("    return false;")
	h.line("mint_residence own = *found;")
	h.storages()
	h.line("mint_exchange<%s> exchange = mint_exchange_for<%s>(steps.site, own, steps.steps);", p.elem, p.elem)
	h.line("if (!exchange.flags)")
	h.line("    return false;")
	h.values()
	p.launchText(h)
	h.in--
	h.line("}")
	return h.text
}

// launchText starts the kernel. A cooperative launch takes the addresses of its arguments.
func (p *persistent) launchText(h *hostWriter) {
	var args []string
	for i, a := range append([]string{"own", "exchange", "steps.steps"}, h.args...) {
		sym := p.kernel.Params[i].Sym
		switch {
		case p.kernel.Params[i].Pointer:
			kept := h.fresh(sym.Name + "_arg")
			constant := ""
			if p.kernel.Params[i].ReadOnly {
				constant = "const "
			}
			h.line("%s%s *%s = %s;", constant, sym.Type, kept, a)
			a = kept
		case strings.ContainsAny(a, "[.") && a != "own" && a != "exchange":
			kept := h.fresh(sym.Name + "_arg")
			h.line("%s %s = %s;", sym.Type, kept, a)
			a = kept
		}
		args = append(args, "&"+a)
	}
	if p.usesIndex {
		h.line("mint_each<long long, 2> begin = {{range[2], range[0]}};")
		args = append(args, "&begin")
	}
	h.line("void *args[] = {%s};", strings.Join(args, ", "))
	h.line("mint_launching(steps.site, %q);", p.kernel.Name)
	h.line("mint_check(steps.site, cudaLaunchCooperativeKernel(%s, dim3((unsigned)(own.x.tiles*own.y.tiles)), dim3(%d), args, own.bytes, mint_stream()), \"launch kernel\", %q);",
		p.kernel.Name, p.kernel.Threads, p.kernel.Name)
	h.line("mint_launched(steps.site, %q);", p.kernel.Name)
	h.line("return true;")
}
