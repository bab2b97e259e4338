#pragma once
#include <stddef.h>
#include <stdint.h>

/// A line that is put together where nothing may be allocated; what doesn't fit is left out.
typedef struct {
  char bytes[8192];
  size_t count;
} words;

/// Adds a text of the program's own.
void words_add(words *w, const char *text);
/// Adds a number in decimal digits, with a comma between thousands, as `Amounts.count` of the module Spelling does.
void words_add_count(words *w, uint64_t number);
/// Adds a number of bytes as `--limit` takes it, such as 64M, as `Amounts.bytes` of the module Spelling does.
void words_add_bytes(words *w, uint64_t bytes);
/// Adds a stranger's text in single quotes, 1,200 bytes of it at most: whatever is in it can't move a cursor or break the line.
void words_add_quoted(words *w, const uint8_t *bytes, size_t count);
/// Writes the line to standard error.
void words_tell(const words *w);
