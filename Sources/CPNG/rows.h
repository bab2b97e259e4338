#pragma once
#include <stddef.h>
#include <stdint.h>

/// A PNG's rows inflated before libpng reads them: the file as it is, but for the chunks that hold the rows, in whose
/// place stands one that holds them uncompressed.
typedef struct {
  struct inflate_state *state;  // NULL where libpng inflates by itself
  uint8_t *stream;              // what the file's chunks of rows hold, as one
  uint8_t *block;               // the rows that were inflated last
  size_t size;                  // of all rows, each with its filter
  size_t start;                 // where the file's first chunk of rows begins
  size_t end;                   // where the chunk after the last one begins
  size_t length;                // of the chunk that stands for them
  size_t offset;                // how much of that chunk has been read, with its head and its checksum
  const char *problem;          // what is wrong with the compressed rows; NULL while nothing is
} cpng_rows;

/// Prepares to inflate the rows of a picture that is not interlaced, where all checksums are right from its first row on.
/// Otherwise nothing happens, and libpng will tell what is wrong.
void cpng_rows_open(cpng_rows *rows, const uint8_t *bytes, size_t count);

/// Copies the next bytes of the chunk that stands for the rows; returns how many there were, fewer at its end and where
/// there is a problem.
size_t cpng_rows_read(cpng_rows *rows, uint8_t *target, size_t count);

/// Lets go of everything.
void cpng_rows_close(cpng_rows *rows);
