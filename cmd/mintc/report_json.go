// Messages as JSON, in the form of gcc 12.

package main

import (
	"encoding/json"
	"io"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// The JSON form is gcc 12's (-fdiagnostics-format=json): one array on one line.

type jsonMessage struct {
	Kind         string         `json:"kind"`
	Message      string         `json:"message"`
	Option       string         `json:"option,omitempty"` // the MINT code
	Locations    []jsonLocation `json:"locations"`
	Children     []jsonMessage  `json:"children"`
	ColumnOrigin int            `json:"column-origin"`
	EscapeSource bool           `json:"escape-source"`
}

// jsonLocation is a range; finish is its last byte, as gcc has it.
type jsonLocation struct {
	Caret  jsonPoint  `json:"caret"`
	Finish *jsonPoint `json:"finish,omitempty"`
}

type jsonPoint struct {
	File       string `json:"file"`
	Line       int    `json:"line"`
	Column     int    `json:"column"`
	ByteColumn int    `json:"byte-column"`
}

func writeJSON(w io.Writer, list diag.List) {
	messages := []jsonMessage{}
	for _, m := range list.Messages {
		out := newJSONMessage(m.Severity.String(), m.Text, append([]source.Span{m.Span}, m.Also...))
		out.Option = m.Code
		for _, note := range m.Notes {
			out.Children = append(out.Children, newJSONMessage("note", note.Text, []source.Span{note.Span}))
		}
		messages = append(messages, out)
	}
	if err := json.NewEncoder(w).Encode(messages); err != nil {
		panic(err) // the types above always encode, and w is a buffer
	}
}

func newJSONMessage(kind, text string, spans []source.Span) jsonMessage {
	m := jsonMessage{Kind: kind, Message: text, Locations: []jsonLocation{}, Children: []jsonMessage{}, ColumnOrigin: 1}
	for _, s := range spans {
		if s.IsValid() {
			m.Locations = append(m.Locations, newJSONLocation(s))
		}
	}
	return m
}

func newJSONLocation(s source.Span) jsonLocation {
	point := func(off int) jsonPoint {
		line, column := s.File.Position(off)
		return jsonPoint{File: s.File.Name, Line: line, Column: column, ByteColumn: column}
	}
	location := jsonLocation{Caret: point(s.Off)}
	if s.End > s.Off+1 {
		finish := point(s.End - 1)
		location.Finish = &finish
	}
	return location
}
