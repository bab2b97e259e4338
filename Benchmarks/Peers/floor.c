// What no program that draws the sheet could do without, measured piece by piece.
//
//   floor empty            starts with our libraries, and ends
//   floor busy             works for a while: two at a time show whether two cores are free
//   floor picture PNG N    of a picture's rows with N bytes a pixel, 1 for places in a palette and 3 for RGB: writing each
//                          byte once into a band of 64 rows that is reused, and deflating them by the fastest levels there are
//   floor libpng PNG       the picture's size as RGB by libpng's defaults
//
// Prints "NAME<tab>MILLISECONDS<tab>BYTES" lines; times are the processor's, the least of a few runs.

#include <isa-l/igzip_lib.h>
#include <libdeflate.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

enum { RUNS = 7, BAND = 64 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void *demand(void *memory) {
  if (memory == NULL) exit(1);
  return memory;
}

// The picture's pixels, `channels` bytes each.
static uint8_t *decode(const char *path, int channels, png_image *image) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(image, path)) exit(1);
  image->format = channels == 1 ? PNG_FORMAT_RGB_COLORMAP : PNG_FORMAT_RGB;
  uint8_t palette[256 * 3];
  uint8_t *pixels = demand(malloc(PNG_IMAGE_SIZE(*image)));
  if (!png_image_finish_read(image, NULL, pixels, 0, palette)) exit(1);
  return pixels;
}

static size_t by_zlib(const uint8_t *rows, size_t size, uint8_t *out, size_t room) {
  uLongf length = room;
  return compress2(out, &length, rows, size, 1) == Z_OK ? length : 0;
}

static size_t by_libdeflate(const uint8_t *rows, size_t size, uint8_t *out, size_t room) {
  struct libdeflate_compressor *compressor = demand(libdeflate_alloc_compressor(1));
  size_t length = libdeflate_zlib_compress(compressor, rows, size, out, room);
  libdeflate_free_compressor(compressor);
  return length;
}

static size_t by_isal(const uint8_t *rows, size_t size, uint8_t *out, size_t room, int level) {
  struct isal_zstream stream;
  uint8_t *memory = level == 0 ? NULL : demand(malloc(ISAL_DEF_LVL1_DEFAULT));
  isal_deflate_init(&stream);
  stream.level = level;
  stream.level_buf = memory;
  stream.level_buf_size = level == 0 ? 0 : ISAL_DEF_LVL1_DEFAULT;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.next_in = (uint8_t *)rows;
  stream.avail_in = size;
  stream.next_out = out;
  stream.avail_out = room;
  int code = isal_deflate(&stream);
  free(memory);
  return code == COMP_OK ? stream.total_out : 0;
}

static size_t by_isal_0(const uint8_t *rows, size_t size, uint8_t *out, size_t room) {
  return by_isal(rows, size, out, room, 0);
}

static size_t by_isal_1(const uint8_t *rows, size_t size, uint8_t *out, size_t room) {
  return by_isal(rows, size, out, room, 1);
}

static void measure_deflate(const char *name, size_t (*deflate_rows)(const uint8_t *, size_t, uint8_t *, size_t),
                            const uint8_t *rows, size_t size) {
  size_t room = size + size / 8 + 4096, length = 0;
  uint8_t *out = demand(malloc(room));
  double least = 1e9;
  for (int run = 0; run < RUNS; run++) {
    double start = now();
    length = deflate_rows(rows, size, out, room);
    if (now() - start < least) least = now() - start;
  }
  if (length > 0) printf("%s\t%.3f\t%zu\n", name, least, length);
  free(out);
}

// Each row's bytes are written into the band at its place, with nothing read: no drawing can write a page faster.
static void measure_pixels(size_t row_bytes, size_t height) {
  uint8_t *band = demand(malloc(row_bytes * BAND));
  memset(band, 0, row_bytes * BAND);
  double least = 1e9;
  for (int run = 0; run < RUNS; run++) {
    double start = now();
    for (size_t row = 0; row < height; row++) {
      memset(band + row % BAND * row_bytes, (int)row, row_bytes);
      __asm__ volatile("" : : "r"(band) : "memory");
    }
    if (now() - start < least) least = now() - start;
  }
  printf("pixels\t%.3f\t%zu\n", least, row_bytes * height);
  free(band);
}

static void measure_picture(const char *path, int channels) {
  png_image image;
  uint8_t *pixels = decode(path, channels, &image);
  size_t row_bytes = (size_t)image.width * channels, height = image.height, size = (row_bytes + 1) * height;
  measure_pixels(row_bytes, height);
  // As PNG has them: each row after a byte that says it is not filtered.
  uint8_t *rows = demand(malloc(size));
  for (size_t row = 0; row < height; row++) {
    rows[row * (row_bytes + 1)] = 0;
    memcpy(rows + row * (row_bytes + 1) + 1, pixels + row * row_bytes, row_bytes);
  }
  free(pixels);
  measure_deflate("zlib 1", by_zlib, rows, size);
  measure_deflate("libdeflate 1", by_libdeflate, rows, size);
  measure_deflate("ISA-L 0", by_isal_0, rows, size);
  measure_deflate("ISA-L 1", by_isal_1, rows, size);
  free(rows);
}

static void measure_libpng(const char *path) {
  png_image image;
  uint8_t *rgb = decode(path, 3, &image);
  png_alloc_size_t length = 0;
  if (png_image_write_to_memory(&image, NULL, &length, 0, rgb, 0, NULL)) printf("libpng RGB\t0\t%zu\n", (size_t)length);
  free(rgb);
}

// Work that the compiler can't leave out and that touches no memory.
static void work(void) {
  volatile uint64_t sum = 0;
  for (uint64_t step = 0; step < 200000000; step++) sum += step;
}

int main(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[1], "picture") == 0) measure_picture(arguments[2], atoi(arguments[3]) == 1 ? 1 : 3);
  if (count == 3 && strcmp(arguments[1], "libpng") == 0) measure_libpng(arguments[2]);
  if (count == 2 && strcmp(arguments[1], "busy") == 0) work();
  return 0;
}
