#pragma once
#include <stddef.h>
#include <stdint.h>

// PNG through libpng, whose errors are longjmps that Swift can't follow: every call that may jump is made in C, and
// what comes back is a status and a sentence. Return values: 0 = done, anything else = see the error text.

#define CPNG_ERROR_SIZE 160

typedef struct {
  uint32_t width;
  uint32_t height;
  uint32_t pixels_per_metre;    // 0 when there is no pHYs chunk in metres
  int has_srgb;                 // 1 when there is an sRGB chunk
  uint8_t *_Nullable rgb;       // width * height * 3 bytes, freed by cpng_image_free
} cpng_image;

/// Decodes a whole PNG of at most 32,767 pixels a side to 8-bit RGB.
int cpng_decode(const uint8_t *_Nonnull bytes, size_t count, cpng_image *_Nonnull image, char *_Nonnull error);

/// Frees the pixels of a decoded picture.
void cpng_image_free(cpng_image *_Nonnull image);

typedef struct {
  uint32_t width;
  uint32_t height;
  uint32_t *_Nullable argb;     // width * height pixels 0xAARRGGBB, premultiplied; freed by cpng_pixels_free
} cpng_pixels;

/// Decodes a whole PNG from a stranger, with its transparency, in cairo's ARGB32. A side of more than `maximum_side`
/// pixels, or more than `maximum_bytes` in all, is refused before anything is allocated for it.
int cpng_decode_argb(const uint8_t *_Nonnull bytes, size_t count, uint32_t maximum_side, size_t maximum_bytes,
                     cpng_pixels *_Nonnull pixels, char *_Nonnull error);

/// Frees the pixels of a decoded picture.
void cpng_pixels_free(cpng_pixels *_Nonnull pixels);

typedef struct cpng_reader cpng_reader;

enum {
  CPNG_DAMAGED = 1,             // see the text, which is libpng's
  CPNG_ENDS_EARLY,
  CPNG_OUT_OF_MEMORY,
  CPNG_TOO_DEEP,                // the pixel at x, y has a sample of 16 bits that no sample of 8 bits is
  CPNG_NO_SUCH_COLOR            // the pixel at x, y has an index beyond the palette
};

typedef struct {
  int kind;                     // 0 when there is none
  uint32_t x;
  uint32_t y;
  char text[CPNG_ERROR_SIZE];
} cpng_problem;

/// Begins to read a PNG, whose size the caller has checked; the bytes stay where they are until the reader is closed.
///
/// Chunks that say how the picture is to be shown, and texts, are passed over. The reader is to be closed even where
/// opening it failed; nothing else may be done with it then, nor after any other failure.
int cpng_reader_open(const uint8_t *_Nonnull bytes, size_t count, cpng_reader *_Nullable *_Nonnull reader,
                     cpng_problem *_Nonnull problem);

/// Reads the next rows as pixels 0xAARRGGBB, not premultiplied, 0 where alpha is; no more than there are.
int cpng_reader_read(cpng_reader *_Nonnull reader, uint32_t *_Nonnull pixels, uint32_t rows,
                     cpng_problem *_Nonnull problem);

/// Reads what follows the last row, and how many bytes are left after the picture's end.
int cpng_reader_finish(cpng_reader *_Nonnull reader, size_t *_Nonnull left, cpng_problem *_Nonnull problem);

typedef struct {
  cpng_problem problems[2];     // of the first picture, and of the second
  size_t left[2];               // how many bytes follow each picture's end
} cpng_comparison;

/// Takes a row in which two pictures differ, with the pixels of both.
typedef void (*cpng_row_handler)(void *_Nullable context, uint32_t y, const uint32_t *_Nonnull first,
                                 const uint32_t *_Nonnull second);

/// Opens two pictures, each in a thread of its own. Returns 0, or 1 or 2 for the picture that has a problem.
int cpng_open_both(const uint8_t *_Nonnull first, size_t first_count, const uint8_t *_Nonnull second,
                   size_t second_count, cpng_reader *_Nullable *_Nonnull readers, cpng_problem *_Nonnull problems);

/// Whether `cpng_compare` can do with two pictures: they have the same size, and neither is interlaced.
int cpng_can_compare(const cpng_reader *_Nonnull first, const cpng_reader *_Nonnull second);

/// Reads two pictures to their ends, each in a thread of its own, and hands over the rows in which they differ, from the
/// top, in the thread that calls. Returns 0, or 1 or 2 for the picture that has a problem.
int cpng_compare(cpng_reader *_Nonnull first, cpng_reader *_Nonnull second, cpng_comparison *_Nonnull comparison,
                 cpng_row_handler _Nonnull handler, void *_Nullable context);

/// Lets go of everything.
void cpng_reader_close(cpng_reader *_Nullable reader);

/// The version of libpng in use, such as "1.6.39".
const char *_Nonnull cpng_version(void);
