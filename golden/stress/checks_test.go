package stress

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/codegen"
	"mintc/internal/driver"
	"mintc/ir/kernel"
)

// wrongUses are programs whose fault shows at run time only.
var wrongUses = map[string]struct{ call, want string }{
	"beyond the extents":     {"sweep(b, a, 30, 29);", "subscript [i+1] goes from 1 to 29, but the array has 29 elements"},
	"one array by two names": {"sweep(a, a, 30, 30);", "'from' and 'to' are the same array"},
}

const wrongUse = `#include <stdio.h>
static double a[30], b[30];
static void sweep(double *to, const double *from, int n, int mapped)
{
#pragma mint copy(to, toDevice, n)
#pragma mint copy(from, toDevice, mapped)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n - 1; i++)
            to[i] = from[i + 1];
    }
#pragma mint copy(to, fromDevice, n)
}
int main(void)
{
    for (int i = 0; i < 30; i++)
        a[i] = b[i] = i;
    CALL
    for (int i = 0; i < 30; i++)
        printf("x_0 %g %g\n", a[i], b[i]);
    return 0;
}
`

// TestChecksBeforeLaunches shows that the checks stop such programs, and that
// leaving a check out is noticed.
func TestChecksBeforeLaunches(t *testing.T) {
	for name, c := range wrongUses {
		t.Run(name, func(t *testing.T) {
			for _, dropped := range []bool{false, true} {
				lab := newLab(t)
				lab.Translate = func(o driver.Options) driver.Result {
					unit, out, r := driver.Lower(o)
					require.NotNil(t, unit, "%+v", r.Messages.Messages)
					if dropped {
						for _, s := range unit.Steps {
							if l, ok := s.(*kernel.Launch); ok {
								l.Reaches, l.Boxes, l.Pairs = nil, nil, nil
							}
						}
					}
					r.Output = codegen.Generate(unit, out)
					return r
				}
				options := driver.Defaults()
				options.Input, options.Output = "in.c", "out.cu"
				options.Level = 0 // a block that keeps what it reads in shared memory may be right by chance
				got, err := lab.Text(context.Background(), strings.ReplaceAll(wrongUse, "CALL", c.call), options, 1)
				require.NoError(t, err)
				assert.Equal(t, Faulty, got.Verdict)
				if dropped {
					assert.NotContains(t, got.Text, c.want)
				} else {
					assert.Contains(t, got.Text, c.want)
				}
			}
		})
	}
}
