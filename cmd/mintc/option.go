// The row type of the table of options, and how a word of the command line is matched with a row.

package main

import "strings"

// arity says how an option takes its value.
type arity int

const (
	alone        arity = iota // -MD
	joined                    // -O3: the rest of the word, perhaps nothing
	joinedOrNext              // -Idir or -I dir
	equals                    // -std=c99
	equalsOrNext              // -arch=sm_90 or -arch sm_90, as nvcc has it
	onOff                     // -fshared or -fno-shared; the value is "on" or "off"
)

// option is a row of the table that the normaliser, pflag and --help share.
type option struct {
	spelling string // with its dashes
	arity    arity
	value    string // what --help calls the value
	help     string // "" keeps the option out of --help
	group    string
	refusal  string // why the option is refused; "" if it is not

	// accepts narrows a joined option to the words that it knows; nil: all.
	accepts func(word string) bool
	set     func(c *command, value string) error
}

// name is the option's name for pflag, which puts its own dashes in front.
func (o *option) name() string {
	if o.arity == onOff {
		return o.spelling[1:2] + "[no-]" + o.spelling[2:] // -ftrapezoid has a row with a value too
	}
	return strings.TrimLeft(o.spelling, "-")
}

// match reports whether word is o, and returns the value in the word.
// takesNext: the value is the next word of the command line.
func (o *option) match(word string) (value string, takesNext, ok bool) {
	rest, found := strings.CutPrefix(word, o.spelling)
	switch o.arity {
	case alone:
		return "", false, word == o.spelling
	case joined:
		return rest, false, found && (o.accepts == nil || o.accepts(word))
	case joinedOrNext:
		return rest, rest == "", found
	case equals, equalsOrNext:
		value, hasEquals := strings.CutPrefix(rest, "=")
		if found && hasEquals {
			return value, false, true
		}
		return "", true, found && rest == "" && o.arity == equalsOrNext
	case onOff:
		if word == o.spelling {
			return "on", false, true
		}
		return "off", false, word == o.negative()
	}
	panic("option " + o.spelling + " has no arity")
}

// negative is the spelling that turns an onOff option off: -fno-shared.
func (o *option) negative() string { return o.spelling[:2] + "no-" + o.spelling[2:] }

// spellings are the forms of o that "did you mean" may offer.
func (o *option) spellings() []string {
	switch {
	case o.refusal != "":
		return nil
	case o.arity == onOff:
		return []string{o.spelling, o.negative()}
	case o.arity == equals:
		return []string{o.spelling + "="}
	case o.arity == equalsOrNext:
		return []string{o.spelling, o.spelling + "="}
	}
	return []string{o.spelling}
}

// findOption returns the row with the longest spelling that word matches.
func findOption(word string) (found *option, value string, takesNext bool) {
	for i := range options {
		o := &options[i]
		v, next, ok := o.match(word)
		if ok && (found == nil || len(o.spelling) > len(found.spelling)) {
			found, value, takesNext = o, v, next
		}
	}
	return found, value, takesNext
}
