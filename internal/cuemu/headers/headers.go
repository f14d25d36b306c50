// Package headers holds the declarations of the CUDA runtime API that the emulator and the static check share.
package headers

import "embed"

// Files are the shared headers, at the root of the file system.
//
//go:embed *.h
var Files embed.FS
