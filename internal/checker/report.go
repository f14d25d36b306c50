// The report of a check, as text and as JSON, with what was not looked at. Runs that compare nothing are a problem.

package checker

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"mintc/internal/cuemu"
)

// Report is the result of a check: what was compared, and the problem if there is one.
type Report struct {
	Program     string             `json:"program"`
	Problem     *Problem           `json:"problem,omitempty"` // nil: the programs agree
	StdoutBytes int                `json:"stdout_bytes"`
	StderrBytes int                `json:"stderr_bytes"`
	Files       map[string]int     `json:"files"` // written in the program's directory, with their bytes
	Status      int                `json:"exit_status"`
	Launches    int64              `json:"kernel_launches"`
	Orders      []string           `json:"orders"`
	LeftOut     []string           `json:"not_copied,omitempty"`       // of the directory, with reasons
	Unfollowed  []string           `json:"not_instrumented,omitempty"` // whose accesses are not seen
	Notes       []string           `json:"notes,omitempty"`
	Seconds     map[string]float64 `json:"seconds"`
	allIgnored  bool               // the rules leave out every line of the output
}

// Agrees reports whether the programs agree. The exit status follows from it.
func (r *Report) Agrees() bool { return r.Problem == nil }

// add adds the results of a CUDA run that agreed with the serial one.
func (r *Report) add(order cuemu.Order, serial, cuda outcome) {
	r.Orders = append(r.Orders, order.String())
	r.StdoutBytes, r.StderrBytes, r.Status, r.Launches = len(serial.Stdout), len(serial.Stderr), serial.status(), cuda.Launches
	r.Files = map[string]int{}
	for path, f := range serial.files {
		r.Files[path] = len(f.data)
	}
	if r.Seconds == nil {
		r.Seconds = map[string]float64{"serial": serial.took.Seconds()}
	}
	r.Seconds["CUDA, "+order.String()+" order"] = cuda.took.Seconds()
}

// vacuous is the problem of two programs that agree, but had nothing to compare; nil if they had.
func vacuous(serial outcome, r Report) *Problem {
	silent := r.StdoutBytes == 0 && len(r.Files) == 0
	switch {
	case r.Launches == 0 && (silent || r.Status != 0):
		return &Problem{Kind: "nothing compared", Text: fmt.Sprintf(
			"no kernel was launched in this run (exit status %d), so nothing was compared; give the program the arguments "+
				"that make it compute, after \"--\"%s", r.Status, quotedOutput("; it says", firstLines(append(serial.Stdout, serial.Stderr...))))}
	case silent && r.StderrBytes > 0 && r.Status != 0:
		return &Problem{Kind: "nothing compared", Text: fmt.Sprintf(
			"both programs end with status %d and leave nothing to compare (what they write outside their directory and $TMPDIR is refused)%s", r.Status,
			quotedOutput("; the serial one says", firstLines(serial.Stderr)))}
	case r.allIgnored && len(r.Files) == 0:
		return &Problem{Kind: "nothing compared", Text: "--ignore leaves out every line of the output, so nothing was compared"}
	case silent && r.StderrBytes == 0 && r.Status == 0: // another status may be the program's result
		return &Problem{Kind: "nothing compared", Text: "the program prints nothing and writes no file in its directory, so nothing " +
			"was compared; let it print its results, or a checksum of them"}
	}
	return nil
}

func firstLines(text []byte) []byte {
	lines := strings.SplitAfterN(string(text), "\n", 4)
	return []byte(strings.Join(lines[:min(3, len(lines))], ""))
}

// JSON is the report as one JSON object on one line.
func (r *Report) JSON() string {
	encoded, err := json.Marshal(struct {
		Agrees bool `json:"agrees"`
		*Report
	}{r.Agrees(), r})
	if err != nil {
		panic(err) // the fields always encode
	}
	return string(encoded) + "\n"
}

// Text is the report for people, without a newline at the end.
func (r *Report) Text() string {
	var out strings.Builder
	switch {
	case r.Problem == nil:
		fmt.Fprintf(&out, "%s: CUDA on the CPU checker agrees with the serial program: %s", r.Program, r.compared())
	case r.Problem.Order != "":
		fmt.Fprintf(&out, "%s: %s order: %s", r.Program, r.Problem.Order, r.Problem.Text)
	default:
		fmt.Fprintf(&out, "%s: %s", r.Program, r.Problem.Text)
	}
	for _, note := range r.notes() {
		out.WriteString("\nnote: " + note)
	}
	return out.String()
}

// compared lists the results that were compared.
func (r *Report) compared() string {
	var parts []string
	if r.StdoutBytes > 0 {
		parts = append(parts, fmt.Sprintf("%d bytes of output", r.StdoutBytes))
	} else if len(r.Files) == 0 && r.StderrBytes > 0 {
		parts = append(parts, fmt.Sprintf("%d bytes of standard error", r.StderrBytes))
	}
	if len(r.Files) > 0 {
		parts = append(parts, counted(len(r.Files), "file")+" ("+r.fileList()+")")
	}
	parts = append(parts, fmt.Sprintf("exit status %d", r.Status), counted(int(r.Launches), "kernel launch")+" with blocks and threads in "+
		strings.Join(r.Orders, " and ")+" order")
	return strings.Join(parts, ", ")
}

func (r *Report) fileList() string {
	const most = 4
	var names []string
	for _, path := range slices.Sorted(maps.Keys(r.Files)) {
		if len(names) == most {
			return strings.Join(names, ", ") + ", ..."
		}
		names = append(names, fmt.Sprintf("%s: %d bytes", path, r.Files[path]))
	}
	return strings.Join(names, ", ")
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	if strings.HasSuffix(what, "ch") {
		what += "e"
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// notes list what the check did not cover.
func (r *Report) notes() []string {
	notes := slices.Clone(r.Notes)
	if r.Agrees() && r.Launches == 0 {
		notes = append(notes, "no kernel was launched in this run: the loops are empty, or the program needs arguments, after \"--\"")
	}
	if r.Agrees() && r.Status != 0 {
		notes = append(notes, fmt.Sprintf("both programs end with status %d: if that means failure, they may have stopped early", r.Status))
	}
	const most = 5
	if n := len(r.LeftOut); n > 0 {
		list := strings.Join(r.LeftOut[:min(n, most)], ", ")
		if n > most {
			list += fmt.Sprintf(" and %d more", n-most)
		}
		notes = append(notes, "not copied for the runs: "+list)
	}
	if len(r.Unfollowed) > 0 {
		notes = append(notes, "host accesses in "+strings.Join(r.Unfollowed, ", ")+" are not followed: give check the source")
	}
	return notes
}
