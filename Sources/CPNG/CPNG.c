#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

static void set_error(char *error, const char *message) {
  strncpy(error, message, CPNG_ERROR_SIZE - 1);
  error[CPNG_ERROR_SIZE - 1] = 0;
}

// libpng calls this and expects it never to return; the error pointer is the caller's text buffer.
static void on_error(png_structp png, png_const_charp message) {
  set_error((char *)png_get_error_ptr(png), message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t offset;
} byte_source;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  byte_source *source = (byte_source *)png_get_io_ptr(png);
  if (count > source->count - source->offset) png_error(png, "the file ends early");
  memcpy(target, source->bytes + source->offset, count);
  source->offset += count;
}

static void read_header(png_structp png, png_infop info, cpng_image *image) {
  png_set_user_limits(png, 32767, 32767);
  png_read_info(png, info);
  png_uint_32 x = 0, y = 0;
  int unit = PNG_RESOLUTION_UNKNOWN, intent = 0;
  if (png_get_pHYs(png, info, &x, &y, &unit) != 0 && unit == PNG_RESOLUTION_METER) image->pixels_per_metre = x;
  image->has_srgb = png_get_sRGB(png, info, &intent) != 0;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_strip_alpha(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  image->width = png_get_image_width(png, info);
  image->height = png_get_image_height(png, info);
}

// `rows` lives in the caller, so that a jump out of libpng can't lose it.
static int read_image(png_structp png, png_infop info, byte_source *source, cpng_image *image, png_bytep **rows) {
  if (setjmp(png_jmpbuf(png))) return 1;
  png_set_read_fn(png, source, read_bytes);
  read_header(png, info, image);
  size_t row_size = (size_t)image->width * 3;
  image->rgb = malloc(row_size * image->height);
  *rows = malloc(image->height * sizeof(png_bytep));
  if (image->rgb == NULL || *rows == NULL) png_error(png, "out of memory");
  if (png_get_rowbytes(png, info) != row_size) png_error(png, "the rows are not 8-bit RGB");
  for (uint32_t y = 0; y < image->height; y++) (*rows)[y] = image->rgb + y * row_size;
  png_read_image(png, *rows);
  png_read_end(png, NULL);
  return 0;
}

int cpng_decode(const uint8_t *bytes, size_t count, cpng_image *image, char *error) {
  memset(image, 0, sizeof *image);
  error[0] = 0;
  byte_source source = {bytes, count, 0};
  png_bytep *rows = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, error, on_error, on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  int status = 1;
  if (info == NULL) {
    set_error(error, "out of memory");
  } else {
    status = read_image(png, info, &source, image, &rows);
  }
  free(rows);
  png_destroy_read_struct(&png, &info, NULL);
  if (status != 0) cpng_image_free(image);
  return status;
}

void cpng_image_free(cpng_image *image) {
  free(image->rgb);
  image->rgb = NULL;
}

// RGBA bytes, as libpng gives them, to premultiplied pixels in place.
static void premultiply(uint32_t *pixels, size_t count) {
  const uint8_t *bytes = (const uint8_t *)pixels;
  for (size_t i = 0; i < count; i++) {
    uint32_t channel[3], alpha = bytes[4 * i + 3];
    for (int c = 0; c < 3; c++) channel[c] = (bytes[4 * i + c] * alpha + 127) / 255;
    pixels[i] = alpha << 24 | channel[0] << 16 | channel[1] << 8 | channel[2];
  }
}

// `rows` and `pixels` live in the caller, so that a jump out of libpng can't lose them.
static int read_argb(png_structp png, png_infop info, byte_source *source, size_t maximum_bytes, cpng_pixels *pixels,
                     png_bytep **rows) {
  if (setjmp(png_jmpbuf(png))) return 1;
  png_set_read_fn(png, source, read_bytes);
  png_read_info(png, info);
  pixels->width = png_get_image_width(png, info);
  pixels->height = png_get_image_height(png, info);
  size_t row_size = (size_t)pixels->width * 4;
  if (row_size * pixels->height > maximum_bytes) png_error(png, "the picture is too large");
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != row_size) png_error(png, "the rows are not 8-bit RGBA");
  pixels->argb = malloc(row_size * pixels->height);
  *rows = malloc(pixels->height * sizeof(png_bytep));
  if (pixels->argb == NULL || *rows == NULL) png_error(png, "out of memory");
  for (uint32_t y = 0; y < pixels->height; y++) (*rows)[y] = (png_bytep)pixels->argb + y * row_size;
  png_read_image(png, *rows);
  png_read_end(png, NULL);
  premultiply(pixels->argb, (size_t)pixels->width * pixels->height);
  return 0;
}

int cpng_decode_argb(const uint8_t *bytes, size_t count, uint32_t maximum_side, size_t maximum_bytes,
                     cpng_pixels *pixels, char *error) {
  memset(pixels, 0, sizeof *pixels);
  error[0] = 0;
  byte_source source = {bytes, count, 0};
  png_bytep *rows = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, error, on_error, on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  int status = 1;
  if (info == NULL) {
    set_error(error, "out of memory");
  } else {
    png_set_user_limits(png, maximum_side, maximum_side);
    // Chunks beside the picture are kept neither in number nor in size.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_chunk_cache_max(png, 16);
    png_set_chunk_malloc_max(png, 1 << 20);
    status = read_argb(png, info, &source, maximum_bytes, pixels, &rows);
  }
  free(rows);
  png_destroy_read_struct(&png, &info, NULL);
  if (status != 0) cpng_pixels_free(pixels);
  return status;
}

void cpng_pixels_free(cpng_pixels *pixels) {
  free(pixels->argb);
  pixels->argb = NULL;
}

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
