package stress

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/golden/progen"
	"mintc/internal/cuemu"
	"mintc/internal/driver"
)

// asC stands for nvcc: it builds the C beside the CUDA with gcc, and RUN is what its programs do with that.
const asC = `#!/bin/sh
echo "$@" >>"$0.log"
while [ "$1" != -o ]; do shift; done
gcc -w -o "$2.c" "$(dirname "$2")"/*.c -lm || exit 1
cat >"$2" <<'END'
#!/bin/sh
echo $CUDA_VISIBLE_DEVICES >>"$0.gpus"
RUN
END
chmod +x "$2"
`

// like is a GPU whose programs do what is said with the C.
func like(t *testing.T, run string) *GPU {
	t.Helper()
	nvcc := filepath.Join(t.TempDir(), "nvcc")
	require.NoError(t, os.WriteFile(nvcc, []byte(strings.ReplaceAll(asC, "RUN", run)), 0o700))
	return &GPU{Nvcc: nvcc, Flags: []string{"-O1", "-fmad=false"}, Limit: time.Minute, Seats: Seats(2, 2), Building: &Effort{}, Running: &Effort{}}
}

// TestGPU holds a batch against stand-ins for nvcc whose programs are right, wrong, stop, hang, or are refused.
func TestGPU(t *testing.T) {
	features := progen.DefaultFeatures()
	features["other-name"], features["mixed-types"], features["second-region"] = 0, 0, 0
	programs := []*progen.Program{progen.Draw(1, features), progen.Draw(2, features)}
	check := func(gpu *GPU) []Outcome {
		lab := &Lab{Tools: gpu, Translate: driver.Translate, Together: true}
		outcomes, err := lab.Batch(t.Context(), programs, driver.Defaults(), 1)
		require.NoError(t, err)
		return outcomes
	}
	right := like(t, `exec "$0.c" "$@"`)
	assert.Equal(t, []Outcome{{}, {}}, check(right))
	assert.Contains(t, right.Building.String(), "1 of ")
	assert.Contains(t, right.Running.String(), "1 of ")
	log, err := os.ReadFile(right.Nvcc + ".log")
	require.NoError(t, err)
	assert.Regexp(t, `^-std=c\+\+17 -w -O1 -fmad=false -o \S+( \S+\.cu)+\n$`, string(log))

	wrong := check(like(t, `"$0.c" "$@" | sed 's/_1 ./_1 x/'`))
	assert.Equal(t, Outcome{}, wrong[0])
	assert.Equal(t, "wrong", wrong[1].Kind)

	stopped := check(like(t, `[ "$1" != 0 ] && echo "an illegal memory access" >&2 && exit 1; exec "$0.c" "$@"`))
	assert.Equal(t, Outcome{}, stopped[0])
	assert.Equal(t, "stopped", stopped[1].Kind)
	assert.Contains(t, stopped[1].Text, "an illegal memory access")

	hanging := like(t, "")
	hanging.Limit = 500 * time.Millisecond
	result, err := hanging.Run(t.Context(), cuemu.Run{Program: "/bin/sleep", Args: []string{"60"}})
	require.NoError(t, err)
	assert.Equal(t, "exit status -1, signal killed: it takes longer than 500ms", ended(result))

	refusing := like(t, "")
	require.NoError(t, os.WriteFile(refusing.Nvcc, []byte("#!/bin/sh\necho no such thing >&2\nexit 2\n"), 0o700))
	assert.Equal(t, []Outcome{{Faulty, "compiler", "no such thing"}, {Faulty, "compiler", "no such thing"}}, check(refusing))
}

// TestSeats holds that programs are spread over the GPUs, that no more run at a time, and that those that wait stop with their context.
func TestSeats(t *testing.T) {
	gpu := like(t, "")
	program := filepath.Join(t.TempDir(), "program")
	require.NoError(t, os.WriteFile(program, []byte("#!/bin/sh\necho $CUDA_VISIBLE_DEVICES $MINT_VERBOSE\n"), 0o700))
	printed := ""
	for range 5 {
		result, err := gpu.Run(t.Context(), cuemu.Run{Program: program, Env: []string{"MINT_VERBOSE=1"}})
		require.NoError(t, err)
		printed += string(result.Stdout)
	}
	assert.Equal(t, "0 1\n1 1\n0 1\n1 1\n0 1\n", printed)

	for range 4 {
		<-gpu.Seats
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := gpu.Run(ctx, cuemu.Run{Program: program})
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, "0 of 0.0 s", fmt.Sprint(&Effort{}))
}
