// The rewriting of a .cu file to C++: launches, shared memory and device variables, with every line in its place.

package cuemu

import (
	"fmt"
	"regexp"
	"strings"
)

// Rewrite replaces the CUDA constructs that C++ has no syntax for, and leaves every line where it was:
//
//	k<<<g, b, s, st>>>(a)           ::cuemu::cuemu_launch(::cuemu::cuemu_config(g, b, s, st), k, "k")(a)
//	extern __shared__ T n[];        T *const n = (T *)::cuemu_dynamic_shared;
//	__device__ T v;  (a variable)   __cuemu_device_variable__ T v;
//	const __grid_constant__ T p     const  T &p, to the launch's copy
//	asm                             an undeclared name: inline PTX cannot be emulated; that behind a declarator stays
func Rewrite(src []byte) ([]byte, error) {
	r := rewriter{tokens: scan(string(src))}
	for r.at < len(r.tokens) {
		if err := r.step(); err != nil {
			return nil, fmt.Errorf("line %d: %w", r.line(r.at), err)
		}
	}
	return []byte(strings.Join(r.out, "")), nil
}

// refusedAssembly is the undeclared name that replaces asm, so that the compiler refuses it.
const refusedAssembly = "inline_PTX_cannot_be_emulated"

type rewriter struct {
	tokens []token
	at     int      // next token to read
	out    []string // texts written so far: one for each token that was not replaced
}

// step copies or replaces one construct. After an error, at is the token that caused it.
func (r *rewriter) step() error {
	t := r.tokens[r.at]
	switch {
	case t.text == "<<<":
		return r.launch()
	case t.text == "extern" && r.text(r.next(r.at)) == "__shared__":
		return r.dynamicShared()
	case t.text == "__device__" && r.declaresVariable(r.at):
		r.write("__cuemu_device_variable__", r.at+1)
	case t.text == "__grid_constant__":
		return r.gridConstant()
	case (t.text == "asm" || t.text == "__asm__" || t.text == "__asm") && !r.isSymbolName():
		r.write(refusedAssembly, r.at+1) // an error only if no #if removes it
	default:
		r.write(t.text, r.at+1)
	}
	return nil
}

var (
	symbolName = regexp.MustCompile(`^"[A-Za-z_]\w*"$`)
	declarator = regexp.MustCompile(`^[)\]]$|^[A-Za-z_]\w*$`) // its last token
)

// isSymbolName reports whether the asm at hand names the symbol of what is declared: f() asm("name"), v asm("name").
func (r *rewriter) isSymbolName() bool {
	open := r.next(r.at)
	before := r.lastWritten(len(r.out))
	if before < 0 || r.out[before] == "else" || r.out[before] == "do" {
		return false
	}
	return declarator.MatchString(r.out[before]) && r.text(open) == "(" && symbolName.MatchString(r.text(r.next(open)))
}

// write appends text and moves on to the token at next.
func (r *rewriter) write(text string, next int) {
	r.out = append(r.out, text)
	r.at = next
}

// launch wraps the kernel name, which is written already, and the configuration.
func (r *rewriter) launch() error {
	end := r.closing(r.at)
	if end < 0 {
		return fmt.Errorf("<<< without >>>")
	}
	k := r.kernelStart()
	if k < 0 {
		return fmt.Errorf("<<< without a kernel name before it")
	}
	name := strings.TrimSpace(strings.Join(r.out[k:], ""))
	r.out = r.out[:k]
	r.write(fmt.Sprintf("::cuemu::cuemu_launch(::cuemu::cuemu_config(%s), %s, %q)", r.join(r.at+1, end), name, name), end+1)
	return nil
}

// closing is the >>> that ends the launch configuration opened at the token open, or -1.
func (r *rewriter) closing(open int) int {
	depth := 0
	for i := open + 1; i < len(r.tokens); i++ {
		switch r.tokens[i].text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		case ">>>":
			if depth == 0 {
				return i
			}
		case ";":
			return -1
		}
	}
	return -1
}

// kernelStart is where in out the kernel's name begins: an identifier, perhaps with template arguments.
func (r *rewriter) kernelStart() int {
	k := r.lastWritten(len(r.out))
	if k < 0 || r.out[k] != ">" {
		return k
	}
	for depth := 0; k >= 0; k-- {
		switch r.out[k] {
		case ">":
			depth++
		case "<":
			depth--
		}
		if depth == 0 {
			return r.lastWritten(k)
		}
	}
	return -1
}

// lastWritten is the last text in out before position end that is not white space, or -1.
func (r *rewriter) lastWritten(end int) int {
	for k := end - 1; k >= 0; k-- {
		if strings.TrimSpace(r.out[k]) != "" {
			return k
		}
	}
	return -1
}

var (
	attribute    = regexp.MustCompile(`__align__\s*\([^)]*\)|__attribute__\s*\(\([^)]*\)+\)|alignas\s*\([^)]*\)`)
	unsizedArray = regexp.MustCompile(`^([\s\S]*?)(\w+)(\s*\[\s*\]\s*)$`)
)

// dynamicShared turns the array of unknown size into a pointer to the one dynamic area.
func (r *rewriter) dynamicShared() error {
	first := r.next(r.at) + 1
	semicolon := first
	for r.text(semicolon) != ";" {
		if semicolon++; semicolon >= len(r.tokens) {
			return fmt.Errorf("extern __shared__ without a semicolon")
		}
	}
	declaration := attribute.ReplaceAllString(r.join(first, semicolon), "")
	parts := unsizedArray.FindStringSubmatch(declaration)
	if parts == nil {
		return fmt.Errorf("cannot read: extern __shared__ %s", strings.TrimSpace(declaration))
	}
	lines := strings.Repeat("\n", strings.Count(r.join(r.at, semicolon), "\n"))
	element := strings.Join(strings.Fields(parts[1]), " ")
	r.write(fmt.Sprintf("%s *const %s = (%s *)::cuemu_dynamic_shared;%s", element, parts[2], element, lines), semicolon+1)
	return nil
}

// gridConstant turns the parameter into a reference: its address is then the same for all threads.
func (r *rewriter) gridConstant() error {
	name, end, depth := -1, r.at+1, 0
	for ; depth >= 0; end++ {
		switch text := r.text(end); {
		case text == "":
			return fmt.Errorf("__grid_constant__ outside a list of parameters")
		case text == "(" || text == "<" || text == "[":
			depth++
		case text == ")" || text == ">" || text == "]":
			depth--
		case text == "," && depth == 0:
			depth = -1
		case !r.tokens[end].blank && isWord(text[0]) && depth == 0:
			name = end
		}
	}
	if name < 0 {
		return fmt.Errorf("__grid_constant__ without a parameter")
	}
	r.write(r.join(r.at+1, name)+"&"+r.text(name), name+1)
	return nil
}

// declaresVariable reports whether __device__ declares a variable, not a function: there is no parenthesis before the
// first ; = [ or {. A constant does not count: the compiler puts it where device code can read it.
func (r *rewriter) declaresVariable(device int) bool {
	for i := r.next(device); i < len(r.tokens); i = r.next(i) {
		switch r.text(i) {
		case "__align__", "__attribute__", "alignas":
			i = r.skipParentheses(r.next(i))
		case "const", "constexpr", "operator", "(", "__constant__", "__shared__":
			return false
		case ";", "=", "[", "{":
			return true
		}
	}
	return false
}

// skipParentheses is the token that closes the parenthesis opened at open.
func (r *rewriter) skipParentheses(open int) int {
	depth := 0
	for i := open; i < len(r.tokens); i++ {
		switch r.text(i) {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(r.tokens)
}

// next is the first token after i that is not blank.
func (r *rewriter) next(i int) int {
	for i++; i < len(r.tokens) && r.tokens[i].blank; i++ {
	}
	return i
}

func (r *rewriter) text(i int) string {
	if i >= len(r.tokens) {
		return ""
	}
	return r.tokens[i].text
}

func (r *rewriter) join(from, to int) string {
	var b strings.Builder
	for _, t := range r.tokens[from:to] {
		b.WriteString(t.text)
	}
	return b.String()
}

// line is where the token i begins, counted from 1.
func (r *rewriter) line(i int) int {
	return 1 + strings.Count(r.join(0, i), "\n")
}
