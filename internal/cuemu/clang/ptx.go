// Counts of instructions, shared memory and parameters in the PTX that clang prints.

package clang

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"mintc/internal/cuemu"
)

// KernelPTX counts the instructions in a kernel's PTX text: each once, also in a loop.
type KernelPTX struct {
	Kernel                    string
	GlobalLoads, GlobalStores int
	SharedLoads, SharedStores int
	LocalLoads, LocalStores   int // of arrays or spills in local memory
	Barriers                  int
	Fma, Mul, Add, Div        int // floating point; subtraction counts as Add
	AsyncCopies, TensorCopies int
	SharedBytes               int // static
	ParamBytes                int
}

// PTXMetrics has one entry for each kernel, in the order of the PTX.
type PTXMetrics []KernelPTX

// Kernel finds a kernel by its name in the source.
func (m PTXMetrics) Kernel(name string) (KernelPTX, bool) {
	for _, k := range m {
		if k.Kernel == name {
			return k, true
		}
	}
	return KernelPTX{}, false
}

const (
	sharedLimit = 48 << 10 // bytes of static shared memory in a block
	paramLimit  = 4 << 10  // bytes of parameters that every architecture takes
)

func (m PTXMetrics) checkLimits(path string) error {
	for _, k := range m {
		if k.SharedBytes > sharedLimit {
			return &cuemu.CompileError{Messages: fmt.Sprintf("%s: kernel %s has %d bytes of shared memory, the limit is %d", path, k.Kernel, k.SharedBytes, sharedLimit)}
		}
		if k.ParamBytes > paramLimit {
			return &cuemu.CompileError{Messages: fmt.Sprintf("%s: kernel %s has %d bytes of parameters, the limit is %d", path, k.Kernel, k.ParamBytes, paramLimit)}
		}
	}
	return nil
}

var (
	sharedArray = regexp.MustCompile(`^\.shared \.align \d+ \.b8 \w+\[(\d+)\]`)
	arrayParam  = regexp.MustCompile(`\.param (?:\.align \d+ )?\.b8 \w+\[(\d+)\]`)
	scalarParam = regexp.MustCompile(`\.param \.[fubs](\d+) `)
	predicate   = regexp.MustCompile(`^@!?%p\d+\s+`)
	mangled     = regexp.MustCompile(`^_Z(\d+)`)
)

// countPTX reads clang's PTX: each kernel is .entry NAME(PARAMETERS) ... { BODY }.
func countPTX(text string) PTXMetrics {
	var metrics PTXMetrics
	for _, entry := range strings.Split(text, ".entry ")[1:] {
		name, rest, _ := strings.Cut(entry, "(")
		params, rest, _ := strings.Cut(rest, ")")
		_, body, _ := strings.Cut(rest, "\n{")
		body, _, _ = strings.Cut(body, "\n}")
		k := KernelPTX{Kernel: sourceName(name), ParamBytes: paramBytes(params)}
		for _, line := range strings.Split(body, "\n") {
			k.count(strings.TrimSpace(line))
		}
		metrics = append(metrics, k)
	}
	return metrics
}

// sourceName is the name in the source of a mangled symbol: k for _Z1kPd.
func sourceName(symbol string) string {
	m := mangled.FindStringSubmatch(symbol)
	if m == nil {
		return symbol
	}
	n, _ := strconv.Atoi(m[1])
	rest := symbol[len(m[0]):]
	return rest[:min(n, len(rest))]
}

// paramBytes sums the sizes, without the gaps that alignment may add.
func paramBytes(params string) int {
	bytes := 0
	for _, m := range arrayParam.FindAllStringSubmatch(params, -1) {
		n, _ := strconv.Atoi(m[1])
		bytes += n
	}
	for _, m := range scalarParam.FindAllStringSubmatch(params, -1) {
		n, _ := strconv.Atoi(m[1])
		bytes += n / 8
	}
	return bytes
}

// count takes one line of a kernel's body.
func (k *KernelPTX) count(line string) {
	if m := sharedArray.FindStringSubmatch(line); m != nil {
		n, _ := strconv.Atoi(m[1])
		k.SharedBytes += n
		return
	}
	instruction, _, _ := strings.Cut(predicate.ReplaceAllString(line, ""), " ")
	instruction, _, _ = strings.Cut(instruction, "\t")
	parts := strings.Split(strings.TrimSuffix(instruction, ";"), ".")
	if len(parts) < 2 {
		return
	}
	if counter := k.counter(parts); counter != nil {
		*counter++
	}
}

// counter is the counter of an instruction, given as its parts between the dots; nil if it is not counted.
func (k *KernelPTX) counter(parts []string) *int {
	floating := strings.HasPrefix(parts[len(parts)-1], "f")
	switch parts[0] {
	case "ld", "st":
		return k.memoryCounter(parts[0] == "ld", parts[1:])
	case "bar", "barrier":
		return &k.Barriers
	case "cp":
		if parts[1] == "async" && len(parts) > 2 && (parts[2] == "ca" || parts[2] == "cg") {
			return &k.AsyncCopies
		}
		if strings.HasPrefix(strings.Join(parts, "."), "cp.async.bulk.tensor.") {
			return &k.TensorCopies
		}
	case "fma":
		return &k.Fma
	case "mul":
		if floating {
			return &k.Mul
		}
	case "add", "sub":
		if floating {
			return &k.Add
		}
	case "div":
		if floating {
			return &k.Div
		}
	}
	return nil
}

func (k *KernelPTX) memoryCounter(load bool, parts []string) *int {
	counters := map[string][2]*int{
		"global": {&k.GlobalStores, &k.GlobalLoads},
		"shared": {&k.SharedStores, &k.SharedLoads},
		"local":  {&k.LocalStores, &k.LocalLoads},
	}
	direction := 0
	if load {
		direction = 1
	}
	for _, part := range parts {
		if pair, ok := counters[part]; ok {
			return pair[direction]
		}
	}
	return nil
}
