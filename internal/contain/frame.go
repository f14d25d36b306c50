// The messages between parent and child: frames from the child, one request to it.

package contain

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"time"
)

// The kinds of frame that a child sends.
const (
	frameStage = 's' // payload: the stage's name
	frameReply = 'r' // payload: the reply
	framePanic = 'p' // payload: the panic's text, a newline, the stack

	frameTooLong = 't' // no payload: the processor time is used up
)

// frame is a kind byte, the payload's length (8 bytes, little endian) and the payload.
type frame struct {
	kind    byte
	payload []byte
}

// head is the payload's first line.
func (f frame) head() []byte {
	line, _, _ := bytes.Cut(f.payload, []byte("\n"))
	return line
}

func writeFrame(w io.Writer, f frame) error {
	header := binary.LittleEndian.AppendUint64([]byte{f.kind}, uint64(len(f.payload)))
	if _, err := w.Write(header); err != nil {
		return err
	}
	_, err := w.Write(f.payload)
	return err
}

// readFrames reads a child's output, which may be cut off anywhere. It returns the
// last stage entered, the reply, and the last whole frame.
func readFrames(said []byte) (stage string, reply []byte, last frame) {
	const headerLen = 9
	for len(said) >= headerLen {
		size := binary.LittleEndian.Uint64(said[1:headerLen])
		if size > uint64(len(said)-headerLen) {
			break
		}
		last = frame{said[0], said[headerLen : headerLen+size]}
		switch last.kind {
		case frameStage:
			stage = string(last.payload)
		case frameReply:
			reply = last.payload
		}
		said = said[headerLen+size:]
	}
	return stage, reply, last
}

// The request is the limits and its length (8 bytes each, little endian), then its bytes.

func writeRequest(w io.Writer, limits Limits, request []byte) error {
	header := binary.LittleEndian.AppendUint64(nil, limits.Memory)
	header = binary.LittleEndian.AppendUint64(header, uint64(limits.CPU))
	header = binary.LittleEndian.AppendUint64(header, uint64(len(request)))
	if _, err := w.Write(header); err != nil {
		return err
	}
	_, err := w.Write(request)
	return err
}

func readRequest(r io.Reader) (limits Limits, request []byte, err error) {
	var header [24]byte
	if _, err := io.ReadFull(r, header[:]); err != nil {
		return Limits{}, nil, fmt.Errorf("contain: no request: %w", err)
	}
	limits.Memory = binary.LittleEndian.Uint64(header[:8])
	limits.CPU = time.Duration(binary.LittleEndian.Uint64(header[8:16]))
	request = make([]byte, binary.LittleEndian.Uint64(header[16:]))
	_, err = io.ReadFull(r, request)
	return limits, request, err
}
