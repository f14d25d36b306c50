// Host steps as C++ text: scopes, transfers, barriers and accesses to single elements. Each becomes a call of
// the run time with its place in the user's file.

package cuda

import (
	"fmt"
	"strconv"
	"strings"

	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// Host prints a host step. The text replaces the step's place in the user's file. A text of several
// lines goes on lines of its own.
func Host(s kernel.HostStep) string {
	var h host
	switch s := s.(type) {
	case *kernel.Open:
		return open(s)
	case *kernel.Brace:
		return s.Text
	case *kernel.Remove:
		return commented(s)
	case *kernel.Transfer:
		return h.transfer(s)
	case *kernel.Provision:
		return h.provision(s)
	case *kernel.Element:
		return element(s)
	case *kernel.Outside:
		return h.outside(s)
	case *kernel.HostAccess:
		return hostAccess(s)
	case *kernel.HostRange:
		return hostRange(s)
	case *kernel.Barrier:
		return barrier(s)
	case *kernel.Launch:
		return h.launch(s)
	}
	panic(fmt.Sprintf("cuda: cannot print %T", s))
}

func barrier(s *kernel.Barrier) string { return fmt.Sprintf("mint_barrier(%s);", Site(s.Directive)) }

// Site prints a place in the user's file as a mint_site.
func Site(s source.Span) string {
	return fmt.Sprintf("{%s, %d}", strconv.Quote(s.File.Name), s.Line())
}

func open(s *kernel.Open) string {
	if s.Region != nil {
		return fmt.Sprintf(" mint_region %s(%s);", s.Name, regionArguments(s))
	}
	return fmt.Sprintf(" mint_scope %s;", s.Name)
}

func regionArguments(s *kernel.Open) string {
	if s.RowsStay {
		return Site(*s.Region) + ", mint_rows_stay"
	}
	return Site(*s.Region)
}

// commented turns a directive into a comment, so that readers still find it, or into nothing.
func commented(s *kernel.Remove) string {
	switch {
	case s.Traceless:
		return ""
	case s.Note != "":
		return "/* " + s.Note + " */"
	}
	text := strings.Join(strings.Fields(strings.NewReplacer("\\\n", " ", "\\\r\n", " ", "*/", "", "/*", "").Replace(s.Directive.Text())), " ")
	return "/* " + text + " */"
}

func (h host) transfer(s *kernel.Transfer) string {
	g, site := s.Grid, Site(s.Directive)
	if s.Direction == stencil.Release {
		return fmt.Sprintf("mint_release(%s, %q, %s);", site, g.Host, h.start(g))
	}
	what := h.array(g, site, s.Extents, s.Typed)
	switch s.Direction {
	case stencil.ToDevice:
		lifetime := "mint_scoped"
		if s.Keep {
			lifetime = "mint_kept"
		}
		if s.Part {
			lifetime += "_part"
		}
		return fmt.Sprintf("mint_copy_in(%s, %s, %d, %s, %s);", h.scope(s.Scope), what, g.RowPadding, layout(s.Dense), lifetime)
	case stencil.FromDevice:
		return fmt.Sprintf("mint_copy_out(%s);", what)
	}
	panic(fmt.Sprintf("cuda: no direction %v", s.Direction))
}

// array prints the arguments of a transfer that describe the array. Extents that may disagree with
// those of its type are checked.
func (h host) array(g *stencil.Grid, site string, extents, typed []string) string {
	if len(extents) == 0 {
		extents = g.Extents
	}
	start, shape := h.sized(g, site), h.shape(extents)
	if len(typed) > 0 {
		shape = fmt.Sprintf("mint_agree(%s, %q, %s, %s)", site, g.Host, shape, h.shape(typed))
	}
	return fmt.Sprintf("%s, %q, %s, %s", site, g.Host, start, shape)
}

func layout(dense bool) string {
	if dense {
		return "mint_dense"
	}
	return "mint_padded"
}

// provision prints inferred transfers on lines of their own.
func (h host) provision(s *kernel.Provision) string {
	text := ""
	for _, p := range s.Items {
		text += wrap(h.provide(p) + "\n")
	}
	return text
}

// provide prints an inferred transfer.
func (h host) provide(s *kernel.Provide) string {
	what := fmt.Sprintf("%s, %d, %s", h.array(s.Grid, Site(s.Directive), s.Extents, s.Typed), s.Grid.RowPadding, layout(s.Dense))
	switch {
	case s.Scope != "" && s.Part:
		return fmt.Sprintf("mint_provide(%s, %s, mint_scoped_part);", h.scope(s.Scope), what)
	case s.Scope != "":
		return fmt.Sprintf("mint_provide(%s, %s);", h.scope(s.Scope), what)
	}
	values := map[[2]bool]string{{true, true}: "mint_both", {true, false}: "mint_upload", {false, true}: "mint_download", {}: "mint_new"}
	return fmt.Sprintf("mint_inferred %s(%s, %s);", s.Name, what, values[[2]bool{s.Upload, s.Download}])
}

// element prints a piece of text around an element of the device copy.
func element(s *kernel.Element) string {
	switch s.Piece {
	case kernel.UpdateOpen, kernel.UpdateClose:
		return ""
	case kernel.ElementComma:
		return ","
	case kernel.ElementClose:
		if s.Access.OrHost {
			return ", mint_or_host)"
		}
		return ")"
	}
	return fmt.Sprintf("mint_%s(%s, %q, &", s.Access.Kind, Site(s.Access.Span), s.Access.Name)
}
