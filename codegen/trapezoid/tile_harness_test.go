package trapezoid_test

import (
	"fmt"
	"strings"

	"mintc/codegen/cuda"
	"mintc/codegen/cuda/runtime"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// sizes are the values of n.
const sizes = "1, 2, 3, 5, 8, 17, 30"

// harness prints the program that holds kernels against the serial loops.
type harness struct {
	chainCase
	chain    *stencil.Chain
	variants []*kernel.Advance
	dims     int
}

func newHarness(c chainCase, chain *stencil.Chain) *harness {
	h := &harness{chainCase: c, chain: chain}
	for _, s := range chain.Stages {
		for _, u := range s.Sweep.Uses {
			if u.Written {
				h.dims = u.Grid.Rank
			}
		}
	}
	return h
}

// params are the parameters of all sweeps by name, each once.
func (h *harness) params() []*stencil.Symbol {
	var list []*stencil.Symbol
	seen := map[string]bool{}
	for _, s := range h.chain.Stages {
		for _, p := range s.Sweep.Params {
			if !seen[p.Name] {
				list = append(list, p)
			}
			seen[p.Name] = true
		}
	}
	return list
}

func (h *harness) text() string {
	var b strings.Builder
	b.WriteString(runtime.Text("off", runtime.Tile))
	b.WriteString("#include <vector>\n")
	for _, v := range h.variants {
		b.WriteString(cuda.Kernel(v.Kernel) + "\n")
	}
	fmt.Fprintf(&b, "static long long n, T;\n")
	for _, p := range h.params() {
		if p.Name != "n" {
			fmt.Fprintf(&b, "static %s %s;\n", p.Type, p.Name)
		}
	}
	b.WriteString(arrays)
	fmt.Fprintf(&b, "static void set_scalars(long long t)\n{\n    (void)t;\n    %s\n}\n", h.scalars)
	h.serial(&b)
	b.WriteString("static array roles[] = {")
	for _, role := range h.chain.Roles {
		fmt.Fprintf(&b, "array(%d), ", role.Grid.Elem.Size)
	}
	b.WriteString("};\n")
	fmt.Fprintf(&b, "static const int role_count = %d, turn[] = {%s};\n", len(h.chain.Roles), commas(h.chain.Turn))
	h.initialize(&b)
	for i, v := range h.variants {
		h.launch(&b, i, v)
	}
	h.main(&b)
	return b.String()
}

func commas(list []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ", "), "[]")
}

// arrays holds an array on the host and on the device, where rows are longer and the rest of them holds no values.
const arrays = `
struct array {
    long long elem, extent[3], stride[3], cells;
    int rank;
    std::vector<char> host;
    char *device, *twin;
    explicit array(long long e) : elem(e), extent{1, 1, 1}, stride{0, 0, 0}, cells(0), rank(0), device(nullptr), twin(nullptr) {}
    void shape(std::vector<long long> e)
    {
        rank = (int)e.size();
        for (int d = 0; d < rank; d++)
            extent[d] = e[(size_t)d];
        stride[rank - 1] = 1;
        for (int d = rank - 2; d >= 0; d--)
            stride[d] = (d == rank - 2 ? extent[d + 1] + 3 : stride[d + 1] * extent[d + 1]);
        cells = 1;
        for (int d = 0; d < rank; d++)
            cells *= extent[d];
        host.assign((size_t)(cells * elem), 0);
        release();
        cudaMalloc((void **)&device, (size_t)(stride[0] * extent[0] * elem));
        cudaMalloc((void **)&twin, (size_t)(stride[0] * extent[0] * elem));
    }
    long long rows() const { return cells / extent[rank - 1]; }
    void copy(char *to, const char *from, bool up)
    {
        long long row = extent[rank - 1] * elem, far = rank > 1 ? stride[rank - 2] * elem : row;
        for (long long i = 0; i < rows(); i++)
            cudaMemcpy(to + i * (up ? far : row), from + i * (up ? row : far), (size_t)row, up ? cudaMemcpyHostToDevice : cudaMemcpyDeviceToHost);
    }
    void release()
    {
        cudaFree(device);
        cudaFree(twin);
        device = twin = nullptr;
    }
};
struct cells {
    long long first[3], end[3];
};
static void add(cells &all, bool &empty, const cells &more, int dims, std::vector<long long> low = {0, 0, 0}, std::vector<long long> high = {0, 0, 0})
{
    for (int d = 0; d < dims; d++)
        if (more.first[d] >= more.end[d])
            return;
    for (int d = 0; d < dims; d++) {
        long long first = more.first[d] + low[(size_t)d], end = more.end[d] + high[(size_t)d];
        all.first[d] = empty || first < all.first[d] ? first : all.first[d];
        all.end[d] = empty || end > all.end[d] ? end : all.end[d];
    }
    empty = false;
}
static void clip(cells &box, const array &a, int dims)
{
    for (int d = 0; d < dims; d++) {
        box.first[d] = box.first[d] < 0 ? 0 : box.first[d];
        box.end[d] = box.end[d] > a.extent[dims - 1 - d] ? a.extent[dims - 1 - d] : box.end[d];
    }
}
static void twin(array &a)
{
    cudaMemcpy(a.twin, a.device, (size_t)(a.stride[0] * a.extent[0] * a.elem), cudaMemcpyDeviceToDevice);
}
`

// serial prints the loops of a step over host arrays.
func (h *harness) serial(b *strings.Builder) {
	f := stencil.Formatter{}
	b.WriteString("static void serial_step(std::vector<void *> &at, long long step)\n{\n    set_scalars(step);\n    (void)step;\n")
	for r, role := range h.chain.Roles {
		g := role.Grid
		inner := ""
		for d := 1; d < g.Rank; d++ {
			inner += "[" + g.Extents[d] + "]"
		}
		if inner == "" {
			fmt.Fprintf(b, "    %s *%s = (%s *)at[%d];\n", g.Elem, g.Name, g.Elem, r)
		} else {
			fmt.Fprintf(b, "    %s (*%s)%s = (%s (*)%s)at[%d];\n", g.Elem, g.Name, inner, g.Elem, inner, r)
		}
		fmt.Fprintf(b, "    (void)%s;\n", g.Name)
		if role.Renewed {
			fmt.Fprintf(b, "    %s += step*(%s);\n", g.Name, g.Extents[0])
		}
	}
	for _, s := range h.chain.Stages {
		depth := 1
		for _, l := range s.Sweep.Loops {
			i := l.Index
			fmt.Fprintf(b, "%sfor (%s %s = %s; %s < %s; %s++) {\n", strings.Repeat("    ", depth), i.Type, i.Name, f.Expr(l.Lo), i.Name, f.Expr(l.Hi), i.Name)
			depth++
		}
		f.Body(b, s.Sweep.Body, depth)
		for ; depth > 1; depth-- {
			b.WriteString(strings.Repeat("    ", depth-1) + "}\n")
		}
	}
	b.WriteString("}\n")
}

// initialize prints the extents and the first values of the arrays.
func (h *harness) initialize(b *strings.Builder) {
	b.WriteString("static void initialize()\n{\n    set_scalars(0);\n")
	for r, role := range h.chain.Roles {
		g := role.Grid
		extents := strings.Join(g.Extents, ", ")
		if role.Renewed {
			extents = "(T + 1)*(" + g.Extents[0] + ")"
		}
		fmt.Fprintf(b, "    roles[%d].shape({%s});\n", r, extents)
		fmt.Fprintf(b, "    for (long long i = 0; i < roles[%d].cells; i++)\n", r)
		fmt.Fprintf(b, "        ((%s *)roles[%d].host.data())[i] = (%s)((i*7 + i/5*3 + %d) %% 23 - 4)%s;\n", g.Elem, r, g.Elem, 5*r, map[bool]string{true: "/8"}[g.Elem.Kind == stencil.Float])
	}
	b.WriteString("}\n")
}

// launch prints the launch of one kernel, as the host function of a batch would make it.
func (h *harness) launch(b *strings.Builder, number int, v *kernel.Advance) {
	f := stencil.Formatter{}
	fmt.Fprintf(b, "static void launch%d(const std::vector<int> &at, long long done, int steps)\n{\n    set_scalars(done);\n    (void)done;\n", number)
	fmt.Fprintf(b, "    cells stage[%d], domain = {};\n    bool empty = true;\n    (void)empty;\n", len(v.Stages))
	for s, st := range v.Stages {
		for d, side := range st.Sides {
			x := h.dims - 1 - d
			first, end := side.Line.String(), ""
			if side.Loop != nil {
				first, end = fmt.Sprintf("(%s) + %d", f.Expr(side.Loop.Lo), side.Shift), fmt.Sprintf("(%s) + %d", f.Expr(side.Loop.Hi), side.Shift)
			} else {
				end = "(" + first + ") + 1"
			}
			fmt.Fprintf(b, "    stage[%d].first[%d] = %s, stage[%d].end[%d] = %s;\n", s, x, first, s, x, end)
		}
		fmt.Fprintf(b, "    add(domain, empty, stage[%d], %d);\n", s, h.dims)
	}
	b.WriteString("    if (empty)\n        return;\n")
	for r, role := range v.Roles {
		if !role.Tiled {
			continue
		}
		fmt.Fprintf(b, "    cells box%d = {};\n    bool none%d = true;\n", r, r)
		for _, reach := range role.Reaches {
			fmt.Fprintf(b, "    add(box%d, none%d, stage[%d], %d, {%s}, {%s});\n", r, r, reach.Stage, h.dims, numbers(reach.Low), numbers(reach.High))
		}
	}
	for r, role := range v.Roles {
		if !role.Tiled {
			continue
		}
		fmt.Fprintf(b, "    cells storage%d = {};\n    bool unused%d = true;\n", r, r)
		for k, as := range role.Cycle {
			fmt.Fprintf(b, "    if (steps > %d && !none%d)\n        add(storage%d, unused%d, box%d, %d);\n", k, as, r, r, as, h.dims)
		}
		fmt.Fprintf(b, "    clip(storage%d, roles[at[%d]], %d);\n", r, r, h.dims)
	}
	fmt.Fprintf(b, "    static const unsigned long long stored[] = {%s};\n", strings.Trim(strings.ReplaceAll(fmt.Sprint(v.Stored), " ", ", "), "[]"))
	fmt.Fprintf(b, "    dim3 blocks(1, 1, 1);\n")
	for d := range h.dims {
		fmt.Fprintf(b, "    blocks.%c = (unsigned)((domain.end[%d] - domain.first[%d] + %d)/%d);\n", "xyz"[d], d, d, v.Tile[d]-1, v.Tile[d])
	}
	for r, role := range v.Roles {
		fmt.Fprintf(b, "    char *to%d = stored[steps] >> %d & 1 ? roles[at[%d]].device : nullptr;\n    (void)to%d;\n", r, r, r, r)
		if role.Entire() {
			fmt.Fprintf(b, "    if (to%d) {\n        twin(roles[at[%d]]);\n        to%d = roles[at[%d]].twin;\n    }\n", r, r, r, r)
		}
	}
	var args []string
	for i, a := range v.Args {
		args = append(args, h.arg(b, i, a, v))
	}
	fmt.Fprintf(b, "    cudaFuncSetAttribute((const void *)%s, cudaFuncAttributeMaxDynamicSharedMemorySize, %d);\n", v.Kernel.Name, v.SharedBytes)
	fmt.Fprintf(b, "    %s<<<blocks, dim3(%d, %d, %d), %d>>>(%s);\n", v.Kernel.Name, v.Threads[0], v.Threads[1], v.Threads[2], v.SharedBytes, strings.Join(args, ", "))
	for r, role := range v.Roles {
		if role.Entire() {
			fmt.Fprintf(b, "    if (to%d)\n        std::swap(roles[at[%d]].device, roles[at[%d]].twin);\n", r, r, r)
		}
	}
	b.WriteString("}\n")
}

func numbers(list []int64) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ", "), "[]")
}

// arg prints an argument of the kernel; what it needs goes to b.
func (h *harness) arg(b *strings.Builder, i int, a kernel.AdvanceArg, v *kernel.Advance) string {
	p := v.Kernel.Params[i].Sym
	switch a.Kind {
	case kernel.From:
		return fmt.Sprintf("(const %s *)roles[at[%d]].device", p.Type, a.Role)
	case kernel.To:
		return fmt.Sprintf("(%s *)to%d", p.Type, a.Role)
	case kernel.RoleStride:
		return fmt.Sprintf("(%s)roles[at[%d]].stride[%d]", p.Type, a.Role, a.Dim)
	case kernel.RoleBox, kernel.StageRange:
		name := fmt.Sprintf("storage%d", a.Role)
		if a.Kind == kernel.StageRange {
			name = fmt.Sprintf("stage[%d]", a.Stage)
		}
		fmt.Fprintf(b, "    %s arg%d = {};\n    for (int d = 0; d < %d; d++)\n        arg%d.first[d] = %s.first[d], arg%d.end[d] = %s.end[d];\n", p.Type, i, h.dims, i, name, i, name)
		return fmt.Sprintf("arg%d", i)
	case kernel.TileStart:
		return fmt.Sprintf("domain.first[%d] - %d", a.Dim, v.GhostLow[a.Dim])
	case kernel.StepValue:
		fmt.Fprintf(b, "    %s arg%d = {};\n    for (int s = 0; s < steps; s++) {\n        set_scalars(done + s);\n        arg%d.of[s] = (%s)%s;\n    }\n", p.Type, i, i, a.Value.Type, a.Value.Name)
		return fmt.Sprintf("arg%d", i)
	case kernel.StepFrom:
		g := h.chain.Roles[a.Role].Grid
		fmt.Fprintf(b, "    %s arg%d = {};\n    for (int s = 0; s < steps; s++)\n        arg%d.of[s] = (const %s *)roles[at[%d]].device + (done + s)*(%s);\n", p.Type, i, i, g.Elem, a.Role, g.Extents[0])
		return fmt.Sprintf("arg%d", i)
	case kernel.Steps:
		return "steps"
	}
	panic("no such argument")
}

// main prints the loops over sizes, steps and kernels, and the comparison.
func (h *harness) main(b *strings.Builder) {
	b.WriteString("typedef void launcher(const std::vector<int> &, long long, int);\n")
	var launches, heights []string
	for i, v := range h.variants {
		launches = append(launches, fmt.Sprintf("launch%d", i))
		heights = append(heights, fmt.Sprint(v.Height))
	}
	fmt.Fprintf(b, "static launcher *const launches[] = {%s};\nstatic const int heights[] = {%s};\n", strings.Join(launches, ", "), strings.Join(heights, ", "))
	fmt.Fprintf(b, "static const int tail = %d, sizes[] = {%s};\n", h.chain.Tail(), sizes)
	entire := []string{}
	for _, r := range h.variants[0].Roles {
		entire = append(entire, fmt.Sprint(r.Entire() || !r.Tiled))
	}
	fmt.Fprintf(b, "static const bool entire[] = {%s};\n", strings.Join(entire, ", "))
	b.WriteString(mainText)
}

// helpers and the main function. Roles change places as those of the program do; after some launches of at most as many
// steps as the kernel makes, storages that are needed hold what the serial program has there; after as many serial
// steps as the chain's tail all do.
const mainText = `
static void turn_roles(std::vector<int> &at)
{
    std::vector<int> old = at;
    for (int r = 0; r < role_count; r++)
        at[(size_t)r] = old[(size_t)turn[r]];
}
static void step_on_host(std::vector<int> &at, std::vector<std::vector<char>> &data, long long step)
{
    std::vector<void *> pointers;
    for (int r : at)
        pointers.push_back(data[(size_t)r].data());
    serial_step(pointers, step);
    turn_roles(at);
}
static std::vector<std::vector<char>> hosts()
{
    std::vector<std::vector<char>> list;
    for (array &a : roles)
        list.push_back(a.host);
    return list;
}
static void fail(const char *what, int kernel, int role, int steps)
{
    printf("kernel %d of height %d, size %lld, %lld steps, launches of %d: %s role %d differs\n", kernel, heights[kernel], n, T, steps, what, role);
    exit(1);
}
static void compare(int kernel, int most)
{
    initialize();
    std::vector<int> start, at, serial;
    for (int r = 0; r < role_count; r++)
        start.push_back(r);
    std::vector<std::vector<char>> want = hosts(), got = hosts();
    serial = at = start;
    for (long long t = 0; t < T; t++)
        step_on_host(serial, want, t);
    for (array &a : roles)
        a.copy(a.device, a.host.data(), true);
    for (long long t = 0; t < T; ) {
        int steps = (int)(T - t < most ? T - t : most);
        launches[kernel](at, t, steps);
        for (int s = 0; s < steps; s++)
            turn_roles(at);
        t += steps;
    }
    for (int r = 0; r < role_count; r++)
        roles[r].copy(got[(size_t)r].data(), roles[r].device, false);
    for (int r = 0; r < role_count; r++)
        if (entire[r] && got[(size_t)at[(size_t)r]] != want[(size_t)serial[(size_t)r]])
            fail("needed", kernel, r, most);
    for (int t = 0; t < tail; t++) {
        step_on_host(serial, want, T + t);
        step_on_host(at, got, T + t);
    }
    for (int r = 0; r < role_count; r++)
        if (T > 0 && got[(size_t)r] != want[(size_t)r])
            fail("after the tail", kernel, r, most);
}
int main()
{
    for (int size : sizes)
        for (int kernel = 0; kernel < (int)(sizeof heights / sizeof heights[0]); kernel++)
            for (int part = 0; part < 3; part++) {
                n = size;
                int h = heights[kernel];
                T = part == 0 ? h : part == 1 ? h - 1 : 3 * h + 2;
                if (T > 14)
                    T = 2 * h + 1;
                compare(kernel, part == 2 ? h - (size % 2 && h > 1) : h);
            }
    for (array &a : roles)
        a.release();
    puts("equal");
    return 0;
}
`
