// How #line directives count the lines of a file, by which __LINE__ and messages of compilers name them.

package source

// Numbering is the #line directives of a file, in its order.
type Numbering []LineDirective

// LineDirective numbers the lines behind it.
type LineDirective struct {
	End  int    // offset of its newline
	Line int    // number of the line behind it
	Name string // of the file, from there on; "" leaves it
}

// Position is the line and the name of the file that the directives give the text of f at off.
func (n Numbering) Position(f *File, off int) (line int, name string) {
	line, _ = f.Position(off)
	name = f.Name
	counted := line
	for _, d := range n {
		if d.End >= off {
			break
		}
		at, _ := f.Position(d.End)
		line = d.Line + counted - at - 1
		if d.Name != "" {
			name = d.Name
		}
	}
	return line, name
}
