#pragma once
#include "CPNG.h"
#include "rows.h"

#include <png.h>

// What a row holds as libpng leaves it: it inflates and unfilters, and the pixels are put together here, which reads each
// row once. Its own transforms would walk over each row three or four times.
typedef enum { ROW_INDEX, ROW_GREY, ROW_GREY_ALPHA, ROW_RGB, ROW_RGBA } row_kind;

struct cpng_reader {
  png_structp png;
  png_infop info;
  cpng_problem *problem;        // the caller's, for the call that is running
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  cpng_rows rows;
  uint32_t width;
  uint32_t height;
  uint32_t next_row;
  row_kind kind;
  int depth;                    // bits a sample, 8 where libpng unpacks fewer
  size_t row_size;              // bytes in a row as libpng leaves it
  int has_key;                  // whether one colour is transparent
  uint16_t key[3];
  uint32_t colors[256];         // of indices, or of greys
  int color_count;              // how many indices have a colour
  uint8_t *row;                 // one row, or the whole picture where it is interlaced
  int is_interlaced;
};

/// Reads the next rows as libpng leaves them, of a picture that is not interlaced; indices have been looked at.
int cpng_reader_read_raw(cpng_reader *reader, uint8_t *rows, uint32_t count, cpng_problem *problem);

/// Makes pixels of such a row, of 8 bits a sample.
void cpng_reader_convert(const cpng_reader *reader, const uint8_t *row, uint32_t *pixels);
