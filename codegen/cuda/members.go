// What the host checks of subscripts of arrays in structs.

package cuda

import "mintc/ir/kernel"

// members prints these checks.
func members(h host, s *kernel.Launch, line func(int, string, ...any)) {
	for _, r := range s.Members {
		first, last := within(r.When, h.formWithin(s, r.Lowest, false, r.Limits), h.formWithin(s, r.Highest, true, r.Limits))
		line(2, "mint_reach_member(%s, %q, %q, %q, %s, %s, %d);", siteIn(s, r.Nest), r.Grid.Host, r.Member, r.Subscript, first, last, r.Extent)
	}
}
