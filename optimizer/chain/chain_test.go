package chain

import (
	"fmt"
	"strings"
	"testing"

	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// nest is a sweep over points y, x, or over x alone, with a statement as its body.
func nest(name, body string) string {
	text := "        sweep " + name + "\n"
	if strings.Contains(body, "y") {
		text += "            loop int y = 1 to 9 step 1\n"
	}
	return text + "            loop int x = 1 to 9 step 1\n            " + body + ";\n"
}

func moves(list ...string) string {
	text := ""
	for _, m := range list {
		to, value, _ := strings.Cut(m, " = ")
		text += "        move `" + to + "` "
		if value == "?" {
			text += "unknown\n"
		} else {
			text += "`" + value + "`\n"
		}
	}
	return text
}

// indented is a text one level deeper.
func indented(text string) string {
	return "    " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n    ") + "\n"
}

func grids(names string) string {
	text := ""
	for _, name := range strings.Fields(names) {
		text += "    grid " + name + " double rank 2\n"
	}
	return text
}

// program is a function with a time loop.
func program(grids string, body ...string) string {
	return "function f\n" + grids + "    timeloop `for (;;)`\n" + strings.Join(body, "")
}

const slicesOfW = "    grid w double rank 3\n    grid a double rank 2 host `w[t%2]` slice of w\n    grid b double rank 2 host `w[(t + 1)%2]` slice of w\n"

// verdicts are those on a function, a chain as "stage: roles; turn" and an obstacle by its text.
func verdicts(t *testing.T, text string) []string {
	t.Helper()
	p, err := stencil.Read("test", []byte(text))
	require.NoError(t, err)
	var list []string
	for _, v := range Find(p.Functions[0]) {
		for _, o := range v.Obstacles {
			list = append(list, o.Text)
		}
		if v.Chain != nil {
			list = append(list, line(v.Chain))
			p.Functions[0].Chains = append(p.Functions[0].Chains, v.Chain)
		}
	}
	printed := stencil.Print(p)
	again, err := stencil.Read("printed", []byte(printed))
	require.NoError(t, err, printed)
	assert.Equal(t, printed, stencil.Print(again), "chains read back")
	return list
}

func line(c *stencil.Chain) string {
	var stages, turn []string
	for _, s := range c.Stages {
		var roles []string
		for _, r := range s.Roles {
			roles = append(roles, c.Roles[r].Grid.Name)
		}
		stages = append(stages, s.Sweep.Name+": "+strings.Join(roles, " "))
	}
	for r, from := range c.Turn {
		text := c.Roles[r].Grid.Name + "<-" + c.Roles[from].Grid.Name
		if c.Roles[r].Renewed {
			text += " renewed"
		}
		turn = append(turn, text)
	}
	return strings.Join(stages, ", ") + "; " + strings.Join(turn, " ")
}

func TestFind(t *testing.T) {
	heat := nest("s", "v[y][x] = u[y][x-1] + u[y-1][x]")
	swap := moves("t = u", "u = v", "v = t")
	for name, c := range map[string]struct{ text, want string }{
		"two buffers":              {program(grids("u v"), heat, swap), "s: u v; u<-v v<-u"},
		"in place":                 {program(grids("h e"), nest("a", "e[y][x] += h[y][x] - h[y-1][x]"), nest("b", "h[y][x] -= e[y+1][x] - e[y][x]")), "a: h e, b: e h; h<-h e<-e"},
		"copied back":              {program(grids("u v"), heat, nest("back", "u[y][x] = v[y][x]")), "s: u v, back: v u; u<-u v<-v"},
		"three buffers":            {program(grids("past now next"), nest("s", "next[y][x] = now[y][x+1] - past[y][x]"), moves("t = past", "past = now", "now = next", "next = t")), "s: now past next; now<-next past<-now next<-past"},
		"unused buffer":            {program(grids("u v spare"), heat, moves("t = u", "u = v", "v = spare", "spare = t")), "s: u v; u<-v v<-spare spare<-u"},
		"moved first":              {program(grids("u v"), swap, heat), "s: u v; u<-v v<-u"},
		"moved between":            {program(grids("u v"), heat, swap, nest("s2", "v[y][x] = u[y][x]"), swap), "s: u v, s2: v u; u<-u v<-v"},
		"chained moves":            {program(grids("u v"), heat, moves("t = v", "v = u", "u = t")), "s: u v; u<-v v<-u"},
		"moved by a guess":         {program(grids("u v k"), nest("s", "v[y][x] = u[y][x-1] + u[y-1][x] + k[y][x]"), moves("u = ?", "v = ?")), "s: u k v; u<-v k<-k v<-u"},
		"slices":                   {program(slicesOfW, nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"slices by turns":          {program("    grid w double rank 3\n    grid a double rank 2 host `w[now]` slice of w\n    grid b double rank 2 host `w[1 - now]` slice of w\n", nest("s", "b[y][x] = a[y][x-1]"), moves("now = 1 - now")), "s: a b; a<-b b<-a"},
		"slices by locals":         {program("    grid w double rank 3\n    grid a double rank 2 host `w[now]` slice of w\n    grid b double rank 2 host `w[next]` slice of w\n", moves("now = t%2", "next = 1 - now"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"slices by a copied local": {program("    grid w double rank 3\n    grid a double rank 2 host `w[now]` slice of w\n    grid b double rank 2 host `w[(t + 1)%3]` slice of w\n", moves("rest = t%3", "now = rest"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-b b<-a"},
		"slices by names":          {program("    grid w double rank 3\n"+grids("a b"), moves("a = w[t & 1]", "b = w[(t + 1) & 1]"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"slices by two":            {program(slicesOfW, nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + (2)")), "s: a b; a<-a b<-b"},
		"two slices of three":      {program("    grid w double rank 3\n    grid a double rank 2 host `w[t%3]` slice of w\n    grid b double rank 2 host `w[(t + 1)%3]` slice of w\n", nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-b b<-a"},
		"slices by unsigned ones":  {program("    grid w double rank 3\n    grid a double rank 2 host `w[(int)(t%3)]` slice of w\n    grid b double rank 2 host `w[(unsigned long)((t + 1)%3)]` slice of w\n", nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-b b<-a"},
		"slices by other casts":    {program("    grid w double rank 3\n    grid a double rank 2 host `w[(number)(t%3)]` slice of w\n    grid b double rank 2 host `w[(number)((t + 1)%3)]` slice of w\n", nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"slices by three numbers":  {program("    grid w double rank 3\n    grid a double rank 2 host `w[p]` slice of w\n    grid b double rank 2 host `w[q]` slice of w\n", nest("s", "b[y][x] = a[y][x-1]"), moves("s = p", "p = q", "q = s")), "s: a b; a<-b b<-a"},
		"a slice per step":         {program("    grid w double rank 3\n    grid r double rank 2 host `w[t]` slice of w\n"+grids("u v"), nest("s", "v[y][x] = u[y][x-1] + r[y][x]"), swap, moves("t = t + 1")), "s: u r v; u<-v r<-r renewed v<-u"},
		"an input per step":        {program(grids("u v in"), moves("in = ?"), nest("s", "v[y][x] = u[y][x-1] + in[y][x]"), swap), "s: u in v; u<-v in<-in renewed v<-u"},
		"parts by addresses":       {program(grids("a b"), moves("a = w + (t % 3)*n*n", "b = (T *)&w[(size_t)((t + 1) % 3) * n * n]"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-b b<-a"},
		"parts by numbers":         {program(grids("a b"), moves("c = t & 1", "a = w + n * c", "b = w + (1 - c) * n"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"parts of other distances": {program(grids("a b"), moves("a = w + (t % 3) * n", "b = w + ((t + 1) % 3) * m"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"remainders of distances":  {program(grids("a b"), moves("a = w + n * t % 3", "b = w + n * (t + 1) % 3"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"parts from elsewhere":     {program(grids("a b"), moves("w = ?", "a = w + (t % 3) * n", "b = w + ((t + 1) % 3) * n"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"parts of sums":            {program(grids("a b"), moves("a = w + t % 3 * n + m", "b = w + (t + 1) % 3 * n + m"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "s: a b; a<-b b<-a"},
		"too many parts":           {program(grids("a b"), moves("a = w + (t % 20) * n", "b = w + ((t + 1) % 20) * n"), nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "'b' stands for another part of 'w' after the step, and no nest of the step uses an array by that name"},
		"slices by an unknown":     {program("    grid w double rank 3\n"+grids("u v"), heat, moves("u = w[(t + 1)%3]", "v = w[(t + 2)%3]", "t = ?")), "s: u v; u<-v v<-u"},
		"boundary nests":           {program(grids("u v"), heat, nest("low", "v[0][x] = v[1][x]"), swap), "s: u v, low: v; u<-v v<-u"},
		"divided":                  {program(grids("u v"), nest("s", "v[y][x] = u[y][x];\n            v[y+20][x] = 1"), swap), "s: u v; u<-v v<-u"},
		"clamped":                  {program(grids("u v"), nest("s", "v[y][x] = u[y][clamped(x-1, x > 1 ? x - 1 : 1)]"), swap), "s: u v; u<-v v<-u"},
		"unresolved but only read": {program(grids("u v k"), nest("s", "v[y][x] = u[y][x] + k[x][2*y]"), swap), "s: u k v; u<-v k<-k v<-u"},
		"under a condition":        {program(grids("u v"), heat, "        under `if (t % 5 == 0)`\n            single\n                get element u[1]\n", swap), "s: u v; u<-v v<-u"},
		"called, going on":         {"function f\n" + grids("k u v") + "    region\n" + strings.ReplaceAll(nest("s", "v[y][x] = k[y][x] + u[y][(x + 1)%9] + u[y][(x + 8)%9]"), "= 1 to", "= 0 to"), "s: k u v; k<-k u<-v v<-u"},
		"called once a step":       {"function f\n" + grids("u v") + "    region\n" + heat, "s: u v; u<-v v<-u"},

		"element":            {program(grids("u v"), heat, "        single\n            get element u[1]\n", swap), "an element of '' is accessed on the device in every step"},
		"barrier":            {program(grids("u v"), heat, "        barrier\n", swap), "a barrier waits for the device in every step"},
		"copy":               {program(grids("u v"), heat, "        copy u fromDevice\n"), "'u' is copied in every step"},
		"call":               {program(grids("u v"), heat, "        escaping call `g()` may touch u\n"), ", called in every step, may access the arrays"},
		"provided":           {program(grids("u v"), "        region\n            provide u upload\n", indented(heat)), "the region is given 'u' in every step"},
		"loop inside":        {program(grids("u v"), heat, "        timeloop `for (k)`\n", indented(nest("inner", "u[y][x] = v[y][x]"))), "an inner loop has launches or accesses of its own beside those of the step\ninner: v u; v<-v u<-u"},
		"called":             {"function f\n    called in `for (;;)` beside g\n" + grids("u v") + "    under `if (n)`\n" + heat, "all nests of the loop stand under conditions"},
		"in turn":            {program(grids("u v"), "        under `if (t % 2)`\n"+indented(nest("s", "v[y][x] = u[y][x]")), "        under `else`\n"+indented(nest("p", "u[y][x] = v[y][x]"))), "all nests of the loop stand under conditions"},
		"again":              {"function f\n    again by `goto more`\n" + grids("u v") + "    under `if (n)`\n" + heat, "all nests of the loop stand under conditions"},
		"whole rows":         {program(grids("u"), nest("s", "u[x][0] = u[x][1]"), nest("p", "u[2*y][x] = 1")), "'u[2*y][x]' has a subscript that is not index + constant, in the order of the loops"},
		"transposed":         {program(grids("u v"), nest("s", "v[y][x] = u[x][y]"), swap), "'u[x][y]' has a subscript that is not index + constant, in the order of the loops"},
		"not over all loops": {program(grids("u v"), nest("s", "v[y][x] = u[y][1]"), swap), "'u[y][1]' has no subscript for the loop over 'x'"},
		"written twice":      {program(grids("u v"), "        sweep s\n            loop int y = 1 to 9 step 1\n            loop int x = 1 to 9 step 1\n            v[y+20][x] = (v[y][x] = u[y][x]);\n", swap), "the nest writes both 'v[y][x]' and 'v[y+20][x]'"},
		"two lines":          {program(grids("u"), "        sweep s\n            loop int x = 1 to 9 step 1\n            param int m\n            u[0][x] = u[m][x];\n"), "'u[0][x]' lies in another line than 'u[m][x]' by a distance that is not constant"},
		"steps of two":       {program(grids("u"), "        sweep s\n            loop int x = 1 to 9 step 2\n            u[0][x] = 1;\n"), "the loop over 'x' has step 2"},
		"history":            {program("    grid w double rank 3\n    grid a double rank 2 host `w[t]` slice of w\n    grid b double rank 2 host `w[t + 1]` slice of w\n", nest("s", "b[y][x] = a[y][x-1]"), moves("t = t + 1")), "every step writes another part of 'w', which keeps them all"},
		"no circle":          {program(grids("u v"), heat, moves("u = v")), "'v' has the same storage as another name after the step"},
		"no array":           {program(grids("u v"), heat, moves("v = u", "u = w")), "'u' stands for 'w' after the step, and no nest of the step uses an array by that name"},
		"other kinds":        {program("    grid u double rank 2\n    grid v float rank 2\n", heat, swap), "'u' changes places with an array of another kind"},
		"no rows":            {program("    grid u double rank 1\n    grid w double rank 1\n    grid v double rank 2 [] [] view of w\n", nest("s", "v[y][x] = u[(y + 1)%9*9 + x]"), moves("t = u", "u = w", "w = t")), "the row of 'u[(y + 1)%9*9 + x]' is not known to be index + constant"},
		"whole and slices":   {program(slicesOfW, nest("s", "b[y][x] = a[y][x-1]"), "        sweep all\n            loop int z = 0 to 2 step 1\n            loop int y = 1 to 9 step 1\n            loop int x = 1 to 9 step 1\n            w[z][y][x] += 1;\n"), "'w' is used both as a whole and by its parts"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, strings.Join(verdicts(t, c.text), "\n"), c.text)
		})
	}
}

// TestVersions: which step and stage each use sees, how long versions live, and how many ordinary steps follow.
func TestVersions(t *testing.T) {
	swap := moves("t = u", "u = v", "v = t")
	for name, c := range map[string]struct{ text, want string }{
		"heat": {program(grids("u v"), nest("s", "v[y][x] = u[y][x-1]"), swap), "s(u: s-1, v: s-2); depth s 1; tail 1"},
		"conditional store": {program(grids("u v"), "        sweep s\n            loop int y = 1 to 9 step 1\n            loop int x = 1 to 9 step 1\n            if (u[y][x] > 0) {\n                v[y][x] = u[y][x-1];\n            }\n", swap),
			"s(u: s-1, v: s-2); depth s 2; tail 0"},
		"wave":      {program(grids("past now next"), nest("s", "next[y][x] = now[y][x+1] - past[y][x]"), moves("t = past", "past = now", "now = next", "next = t")), "s(now: s-1, past: s-2, next: s-3); depth s 2; tail 1"},
		"red-black": {program(grids("u"), nest("red", "u[y][x] += u[y][x-1]"), nest("black", "u[y][x] += u[y][x+1]")), "red(u: black-1), black(u: red-0); depth red 0, black 1; tail 0"},
		"fdtd": {program(grids("ex ey hz"), nest("a", "ex[y][x] += hz[y][x] - hz[y-1][x]"), nest("b", "ey[y][x] += hz[y][x] - hz[y][x-1]"), nest("c", "hz[y][x] -= ex[y+1][x] - ey[y][x+1]")),
			"a(hz: c-1, ex: a-1), b(hz: c-1, ey: b-1), c(ex: a-0, ey: b-0, hz: c-1); depth a 1, b 1, c 1; tail 0"},
		"predictor and corrector": {program(grids("u p v"), nest("p1", "p[y][x] = u[y][x-1]"), nest("c1", "v[y][x] = u[y][x] + p[y-1][x]"), swap), "p1(u: c1-1, p: p1-1), c1(u: c1-1, p: p1-0, v: c1-2); depth p1 0, c1 1; tail 1"},
		"pathfinder":              {program(grids("wall")+"    grid u double rank 1\n    grid v double rank 1\n", "        sweep s\n            loop int x = 1 to 9 step 1\n            param int t\n            v[x] = u[x-1] + wall[t][x];\n", swap), "s(u: s-1, wall: constant, v: s-2); depth s 1; tail 1"},
		"boundary nests":          {program(grids("u v"), nest("s", "v[y][x] = u[y][x-1]"), nest("low", "v[0][x] = v[1][x]"), swap), "s(u: low-1, v: low-2), low(v: s-0); depth s 0, low 1; tail 1"},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := stencil.Read("test", []byte(c.text))
			require.NoError(t, err)
			found := Find(p.Functions[0])
			require.Len(t, found, 1)
			require.Empty(t, found[0].Obstacles)
			assert.Equal(t, c.want, versions(found[0].Chain))
		})
	}
}

func versions(c *stencil.Chain) string {
	var stages, depths []string
	for s, stage := range c.Stages {
		var uses []string
		for i, r := range stage.Roles {
			v := c.Before(s, r)
			seen := "constant"
			if !v.Constant {
				seen = fmt.Sprintf("%s-%d", c.Stages[v.Stage].Sweep.Name, v.Steps)
			}
			uses = append(uses, stage.Sweep.Uses[i].Grid.Name+": "+seen)
		}
		stages = append(stages, stage.Sweep.Name+"("+strings.Join(uses, ", ")+")")
		depths = append(depths, fmt.Sprintf("%s %d", stage.Sweep.Name, c.Depth(s)))
	}
	return strings.Join(stages, ", ") + "; depth " + strings.Join(depths, ", ") + fmt.Sprintf("; tail %d", c.Tail())
}

func TestForms(t *testing.T) {
	for text, want := range map[string]string{
		"t": "+1*t+0", "(t + 1)%3": "+1*t+1 mod 3", "1 - now": "-1*now+1", "t + 1 & 1": "+1*t+1 mod 2", "!now": "+1*now+1 mod 2", "now ^ (1)": "+1*now+1 mod 2",
		"1 - t%2": "+1*t+1 mod 2", "2*(t - 3)": "+2*t-6", "-1": "-1", "t%2 + 1": "no", "t/2": "no", "f(t)": "no", "t + ": "no", "": "no", "t & 2": "no", "t*t": "no", "3u": "+3",
	} {
		got := "no"
		if f, ok := readForm(text); ok {
			got = f.String()
		}
		assert.Equal(t, want, got, text)
	}
}
