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

struct cpng_writer {
  png_structp png;
  png_infop info;
  cpng_sink sink;
  void *context;
  uint8_t *row;
  uint32_t width;
  char error[CPNG_ERROR_SIZE];
};

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  cpng_writer *writer = (cpng_writer *)png_get_io_ptr(png);
  if (writer->sink(writer->context, bytes, count) != 0) png_error(png, "the bytes could not be taken");
}

static void flush_bytes(png_structp png) { (void)png; }

static void set_text(cpng_writer *writer, const char *key, const char *value) {
  if (value == NULL) return;
  png_text text;
  memset(&text, 0, sizeof text);
  text.compression = PNG_TEXT_COMPRESSION_NONE;
  text.key = (char *)key;
  text.text = (char *)value;
  png_set_text(writer->png, writer->info, &text, 1);
}

static int write_header(cpng_writer *writer, const cpng_options *options) {
  if (setjmp(png_jmpbuf(writer->png))) return 1;
  png_set_write_fn(writer->png, writer, write_bytes, flush_bytes);
  png_set_IHDR(writer->png, writer->info, options->width, options->height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(writer->png, options->level);
  png_set_compression_mem_level(writer->png, 8);  // Measured: 9 is a fifth slower and no smaller.
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_RELATIVE);
  if (options->pixels_per_metre != 0) {
    png_set_pHYs(writer->png, writer->info, options->pixels_per_metre, options->pixels_per_metre, PNG_RESOLUTION_METER);
  }
  set_text(writer, "Title", options->title);
  set_text(writer, "Software", options->software);
  png_write_info(writer->png, writer->info);
  return 0;
}

cpng_writer *cpng_writer_create(const cpng_options *options, cpng_sink sink, void *context, char *error) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) {
    set_error(error, "out of memory");
    return NULL;
  }
  writer->sink = sink;
  writer->context = context;
  writer->width = options->width;
  writer->row = malloc((size_t)options->width * 3);
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer->error, on_error, on_warning);
  writer->info = writer->png == NULL ? NULL : png_create_info_struct(writer->png);
  if (writer->row == NULL || writer->info == NULL) {
    set_error(error, writer->error[0] != 0 ? writer->error : "out of memory");
    cpng_writer_destroy(writer);
    return NULL;
  }
  if (write_header(writer, options) != 0) {
    set_error(error, writer->error);
    cpng_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

static void pack_row(uint8_t *restrict row, const uint32_t *restrict pixels, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t pixel = pixels[x];
    row[3 * x] = (uint8_t)(pixel >> 16);
    row[3 * x + 1] = (uint8_t)(pixel >> 8);
    row[3 * x + 2] = (uint8_t)pixel;
  }
}

int cpng_writer_write_rows(cpng_writer *writer, const uint32_t *pixels, size_t stride, size_t rows, char *error) {
  if (setjmp(png_jmpbuf(writer->png))) {
    set_error(error, writer->error);
    return 1;
  }
  for (size_t y = 0; y < rows; y++) {
    pack_row(writer->row, pixels + y * stride, writer->width);
    png_write_row(writer->png, writer->row);
  }
  return 0;
}

int cpng_writer_finish(cpng_writer *writer, char *error) {
  if (setjmp(png_jmpbuf(writer->png))) {
    set_error(error, writer->error);
    return 1;
  }
  png_write_end(writer->png, NULL);
  return 0;
}

void cpng_writer_destroy(cpng_writer *writer) {
  if (writer == NULL) return;
  if (writer->png != NULL) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->row);
  free(writer);
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
