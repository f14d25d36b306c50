// Scalars that a kernel computes for the host: device memory for the parts of the blocks, the join, and the
// assignment to the user's variable.

package cuda

import (
	"fmt"
	"strconv"
	"strings"

	"mintc/ir/kernel"
)

// buffers prints the declarations of the device memory for the results of a launch.
func buffers(s *kernel.Launch) []string {
	var lines []string
	if s.Total != nil {
		lines = append(lines, fmt.Sprintf("const long long %s = mint_block_count(%s);", s.Parts, s.Blocks))
	}
	for i, r := range s.Results {
		count := s.Parts + " + 1"
		if r.Kind == kernel.Last {
			count = "1"
		}
		t := r.Buffer.Type.String()
		lines = append(lines, fmt.Sprintf("%s *%s = mint_results<%s>(%s, %d, %s);", t, r.Buffer.Name, t, s.Site, i, count))
	}
	return lines
}

// results prints what follows the launch: the blocks' parts are joined, and host variables are
// assigned.
func (h host) results(s *kernel.Launch) []string {
	var lines []string
	if k := s.Total; k != nil {
		names := make([]string, len(k.Params))
		for i, p := range k.Params {
			names[i] = p.Sym.Name
		}
		lines = append(lines, fmt.Sprintf("mint_launching(%s, %q);", s.Site, k.Name),
			fmt.Sprintf("%s<<<1, %d, 0, mint_stream()>>>(%s);", k.Name, k.Threads, strings.Join(names, ", ")),
			fmt.Sprintf("mint_launched(%s, %q);", s.Site, k.Name))
	}
	for _, r := range s.Results {
		place := r.Buffer.Name
		if r.Kind != kernel.Last {
			place += " + " + s.Parts
		}
		value := fmt.Sprintf("mint_result(%s, %s, %s)", s.Site, strconv.Quote(r.Host), place)
		switch r.Kind {
		case kernel.Joined:
			variable := h.variable(r.Host, r.Type)
			value = fmt.Sprintf("%s = %s::into(%s, %s);", variable, r.Join, variable, value)
		case kernel.NaN:
			value = fmt.Sprintf("mint_no_nan(%s, %q, %s);", s.Site, r.Host, value)
		case kernel.Last:
			value = fmt.Sprintf("mint_bring(%s, %q, %s, %s);", s.Site, r.Host, h.variable(r.Host, r.Type), place)
		default:
			panic(fmt.Sprintf("cuda: no result kind %d", r.Kind))
		}
		lines = append(lines, value)
	}
	return lines
}
