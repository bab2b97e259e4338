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

/// The version of libpng in use, such as "1.6.39".
const char *_Nonnull cpng_version(void);
