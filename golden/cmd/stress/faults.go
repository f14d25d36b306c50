// What is said of faults: shortly on the terminal, and in the file of -faults with the programs and their CUDA.

package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"mintc/golden/progen"
	"mintc/golden/stress"
	"mintc/internal/driver"
)

// longest is how many bytes about a fault the terminal shows where there is a file, and described how many faults the file has.
const longest, described = 500, 30

// describe says what is known of a fault of some programs.
func (t *tally) describe(said string, o driver.Options, programs ...*progen.Program) {
	if t.list == "" {
		fmt.Println(said)
		return
	}
	fmt.Println(said[:min(longest, len(said))])
	if t.faults > described {
		return
	}
	file, err := os.OpenFile(t.list, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err == nil {
		_, err = fmt.Fprintf(file, "======== %s\n", said)
		for _, p := range programs {
			_, failed := file.WriteString(bothTexts(p, o))
			err = errors.Join(err, failed)
		}
		err = errors.Join(err, file.Close())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}

// lastOfRuntime is the last line of the run time, which is the same in all programs.
const lastOfRuntime = "#undef mint_local\n"

// bothTexts are a program and its translation but for the run time.
func bothTexts(p *progen.Program, o driver.Options) string {
	var b strings.Builder
	names, texts := progen.Files(progen.File([]*progen.Program{p}))
	for i, name := range names {
		o.Input, o.Output, o.Text = name, strings.TrimSuffix(name, ".c")+".cu", []byte(texts[i])
		cuda := translated(o)
		if _, own, ok := strings.Cut(cuda, lastOfRuntime); ok {
			cuda = own
		}
		fmt.Fprintf(&b, "---- %s (%s)\n%s\n---- %s, without the run time\n%s\n", name, stress.Flags(o), texts[i], o.Output, cuda)
	}
	return b.String()
}

// translated is what a translator that may be at fault makes of a text.
func translated(o driver.Options) (cuda string) {
	defer func() {
		if problem := recover(); problem != nil {
			cuda = fmt.Sprint("panic: ", problem)
		}
	}()
	return string(driver.Translate(o).Output)
}
