// The matrix of time loops in full.

package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"mintc/golden/stress"
	"mintc/internal/driver"
)

// matrixLimit is for a program of the matrix: those that march by many steps take long to compile.
const matrixLimit = 2 * time.Hour

// matrix runs the matrix of time loops in full but for the first programs, -j programs at a time, and returns how many show a fault.
func (t *tally) matrix(from int) (faults int) {
	type program struct {
		kind   stress.MatrixKind
		number int
	}
	programs := make(chan program)
	var workers sync.WaitGroup
	for range t.workers {
		workers.Go(func() {
			for p := range programs {
				lab := &stress.Lab{Tools: t.lab.Tools, Translate: driver.Translate, Quick: true, Limit: matrixLimit} // its own: a lab counts the steps of one program at a time
				began := time.Now()
				outcome, err := lab.CheckMatrix(context.Background(), p.kind.MakeMatrix(p.number, true))
				text := "right"
				switch {
				case err != nil:
					text = err.Error()
				case outcome.Verdict != stress.Agrees:
					text = outcome.Kind + ": " + outcome.Text
				}
				t.mu.Lock()
				if text != "right" {
					faults++
				}
				fmt.Printf("%v, types from number %d: %s, %v\n", p.kind, p.number, text, time.Since(began).Round(time.Second))
				t.mu.Unlock()
			}
		})
	}
	var list []program
	for _, k := range stress.MatrixKinds {
		for number := range k.Types() {
			list = append(list, program{k, number})
		}
	}
	for _, p := range list[min(max(from, 0), len(list)):] {
		programs <- p
	}
	close(programs)
	workers.Wait()
	return faults
}
