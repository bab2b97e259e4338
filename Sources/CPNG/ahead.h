#pragma once
#include <stddef.h>
#include <stdint.h>

/// A PNG whose rows were inflated before libpng reads it: the file as it is, but for the chunks that hold the rows, in
/// whose place stands one that holds them uncompressed.
typedef struct {
  uint8_t *rows;                // the rows with their filters; NULL where libpng inflates by itself
  size_t size;                  // of the rows
  size_t start;                 // where the file's first chunk of rows begins
  size_t end;                   // where the chunk after the last one begins
  uint32_t checksum;            // of the rows
  size_t length;                // of the chunk that stands for them, as far as it is counted
  size_t offset;                // how much of that chunk has been read
} cpng_ahead;

/// Inflates the rows of a picture that is not interlaced, where all checksums are right from there on and there are just
/// as many bytes as its header says. Otherwise nothing happens, and libpng will tell what is wrong.
void cpng_ahead_open(cpng_ahead *ahead, const uint8_t *bytes, size_t count);

/// Copies the next bytes of the chunk that stands for the rows; returns how many there were.
size_t cpng_ahead_read(cpng_ahead *ahead, uint8_t *target, size_t count);

/// Lets go of the rows.
void cpng_ahead_close(cpng_ahead *ahead);
