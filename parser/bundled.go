// The headers and the predefined macros that mintc brings along, so that most translations need no C compiler.

package parser

import "embed"

// bundled holds two trees. include has the standard headers that stencil programs
// use, with declarations only; host has corrections, which are searched before the
// host's own headers.
//
//go:embed bundled/include bundled/host
var bundled embed.FS

// predefinedGNU17 is what gcc 12 -std=gnu17 predefines on x86-64 Linux, less
// the macros of vector extensions, which would invite intrinsics.
//
//go:embed bundled/predefined_linux_amd64.h
var predefinedGNU17 string
