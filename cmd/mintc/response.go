// Response files: `@file` on the command line stands for the options in that file.

package main

import (
	"fmt"
	"os"
	"strings"
)

// maxResponseFiles ends a chain of response files that name each other (gcc's limit).
const maxResponseFiles = 2000

// expandResponseFiles replaces each @file before "--" by the words in that
// file, which may name further ones.
func expandResponseFiles(args []string) ([]string, error) {
	var out []string
	read := 0
	for len(args) > 0 {
		word := args[0]
		args = args[1:]
		if word == "--" {
			return append(append(out, word), args...), nil
		}
		if !strings.HasPrefix(word, "@") || word == "@" {
			out = append(out, word)
			continue
		}
		if read++; read > maxResponseFiles {
			return nil, fmt.Errorf("%s: more than %d option files; do they name each other?", word, maxResponseFiles)
		}
		text, err := os.ReadFile(word[1:])
		if err != nil {
			return nil, fmt.Errorf("cannot read the options in %s: %w", word[1:], reason(err))
		}
		args = append(splitWords(string(text)), args...)
	}
	return out, nil
}

// splitWords splits text as gcc splits a response file: at white space, except
// within single or double quotes. A backslash quotes the next byte, also within
// quotes.
func splitWords(text string) []string {
	var words []string
	var word strings.Builder
	inWord, quote := false, byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\' && i+1 < len(text):
			i++
			word.WriteByte(text[i])
			inWord = true
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			word.WriteByte(c)
		case c == '\'' || c == '"':
			quote, inWord = c, true
		case strings.IndexByte(" \t\n\v\f\r", c) >= 0:
			if inWord {
				words = append(words, word.String())
				word.Reset()
			}
			inWord = false
		default:
			word.WriteByte(c)
			inWord = true
		}
	}
	if inWord {
		words = append(words, word.String())
	}
	return words
}
