// The matrix of time loops in full.

package main

import (
	"context"
	"fmt"
	"time"

	"mintc/golden/stress"
)

// matrix runs all combinations and returns how many programs show a fault.
func (t *tally) matrix() (faults int) {
	t.lab.Quick = true
	for _, k := range stress.MatrixKinds {
		for number := range k.Types() {
			began := time.Now()
			outcome, err := t.lab.CheckMatrix(context.Background(), k.MakeMatrix(number, true))
			switch {
			case err != nil:
				faults++
				fmt.Printf("%v, types from number %d: %v\n", k, number, err)
			case outcome.Verdict != stress.Agrees:
				faults++
				fmt.Printf("%v, types from number %d: %s: %s\n", k, number, outcome.Kind, outcome.Text)
			default:
				fmt.Printf("%v, types from number %d: right, %v\n", k, number, time.Since(began).Round(time.Second))
			}
		}
	}
	return faults
}
