package cuemu_test

import (
	"fmt"

	"mintc/internal/cuemu"
)

// README.md shows this launch.
func ExampleRewrite() {
	text, err := cuemu.Rewrite([]byte("relax_sweep1<<<blocks, dim3(16, 16), 0, mint_stream()>>>(u, u_row, v, v_row);"))
	fmt.Println(string(text), err)
	// Output:
	// ::cuemu::cuemu_launch(::cuemu::cuemu_config(blocks, dim3(16, 16), 0, mint_stream()), relax_sweep1, "relax_sweep1")(u, u_row, v, v_row); <nil>
}
