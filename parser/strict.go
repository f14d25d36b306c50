// What the standards before C23 read otherwise than C++ does where GNU's extensions are off: trigraphs, and // in C90.

package parser

import (
	"bytes"
	"strings"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// checkStrict refuses trigraphs with -std=c99 and the like, and // with -std=c90. With -std=gnu99 neither means anything special.
func (r *run) checkStrict() (errs diag.List) {
	version, isStrict := strings.CutPrefix(r.opts.Std, "c")
	if !isStrict || versions[version] > "201710L" {
		return errs
	}
	r.main.checkStrict(version, &errs)
	for _, h := range r.headers {
		if !h.System {
			h.raw.checkStrict(version, &errs)
		}
	}
	return errs
}

// checkStrict reports the first such place of a file.
func (f *rawFile) checkStrict(version string, errs *diag.List) {
	text := f.file.Text
	refuse := func(off int, what, way string) {
		errs.Errorf(codeStrict, f.file.Span(off, off+2), "-std=c%s takes this for %s, and C++ does not", version, what).
			Note(source.Span{}, "%s, or translate with -std=gnu%s", way, version)
	}
	for i := 0; i < len(text); {
		switch {
		case bytes.HasPrefix(text[i:], []byte("//")):
			end := i + bytes.IndexByte(append(text[i:len(text):len(text)], '\n'), '\n')
			if versions[version] < "199901L" {
				refuse(i, "an operator", "write /* */")
				return
			}
			if bytes.HasSuffix(bytes.TrimRight(text[i:end], " \t\r"), []byte("??/")) {
				refuse(i, "a comment that goes on in the next line", "leave ??/ out")
				return
			}
			i = end
		case bytes.HasPrefix(text[i:], []byte("/*")):
			length := bytes.Index(text[i+2:], []byte("*/"))
			if length < 0 {
				return
			}
			i += length + 4
		case strings.IndexByte(" \t\r\n\f\v\\", text[i]) >= 0: // a backslash ends a line that goes on
			i++
		default:
			end := source.Next(text, i).End
			if at := trigraphIn(text[i:min(len(text), max(end, i+3))]); at >= 0 {
				refuse(i+at, "a trigraph", "put a \\ between the two question marks of a string")
				return
			}
			i = end
		}
	}
}

// trigraphIn is the offset of the first trigraph, or -1.
func trigraphIn(text []byte) int {
	for i := 0; i+2 < len(text); i++ {
		if text[i] == '?' && text[i+1] == '?' && strings.IndexByte("=/'()!<>-", text[i+2]) >= 0 {
			return i
		}
	}
	return -1
}
