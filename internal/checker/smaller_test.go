package checker

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"mintc/internal/cuemu"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTimeLimit names the argument that is largest.
func TestTimeLimit(t *testing.T) {
	r := request(t, "int main(void) { for (volatile int i = 0; ; i = 1 - i) ; }")
	r.Args, r.TimeLimit = []string{"-v", "20", "4096", "x99999"}, 100*time.Millisecond
	_, err := checkNow(t, r, &scriptedEmulator{})
	require.ErrorIs(t, err, ErrTimeLimit)
	assert.ErrorContains(t, err, "the serial program is still running after 100ms; make argument 3, '4096', smaller")
}

// TestSlowProgram tells the user of a slow program once, while it runs.
func TestSlowProgram(t *testing.T) {
	said := make(chan string, 2)
	r := request(t, program)
	r.Args, r.SlowAfter, r.Advise = []string{"4096"}, time.Nanosecond, func(what string) { said <- what }
	got, err := checkNow(t, r, &slowEmulator{scriptedEmulator{results: []cuemu.Result{{Stdout: []byte("one\n4096 typed\n2.5\n"), Exit: 3, Launches: 1}}}})
	require.NoError(t, err)
	assert.True(t, got.Agrees(), got.Text())
	require.Len(t, said, 1)
	assert.Regexp(t, `^the CUDA program has run for 1ns, where the serial one took .*; make argument 1, '4096', smaller$`, <-said)
}

// slowEmulator has programs that take a while.
type slowEmulator struct{ scriptedEmulator }

func (e *slowEmulator) Run(ctx context.Context, r cuemu.Run) (cuemu.Result, error) {
	time.Sleep(20 * time.Millisecond)
	return e.scriptedEmulator.Run(ctx, r)
}

// TestUnfollowed names what was linked without its source.
func TestUnfollowed(t *testing.T) {
	r := request(t, program)
	require.NoError(t, os.Mkdir("lib", 0o700))
	require.NoError(t, os.WriteFile("lib/libhalf.a", nil, 0o600))
	r.Objects, r.Libraries = []string{"util.o"}, []string{"-lhalf", "-Llib", "-lm"}
	assert.Equal(t, []string{"util.o", "-lhalf"}, r.unfollowed())
}

// TestSmaller has programs whose size stands in other places.
func TestSmaller(t *testing.T) {
	r := request(t, "#define STEPS 500 /* of time */\n#define N (4096)\n#define EPS 1e-9\nint main(void) { return 0; }")
	for args, want := range map[string]string{
		"":                        "; make 'N' in in.c, which is 4096, smaller",
		"-n 20 --size=64 in7.dat": "; make argument 3, '--size=64', smaller",
		"nx=9 -j2":                "; make argument 1, 'nx=9', smaller",
	} {
		c := check{Request: r}
		c.Args, c.Units[0].Preprocessor.Macros = strings.Fields(args), nil
		assert.Equal(t, want, c.smaller(), args)
	}
}
