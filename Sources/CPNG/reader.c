#include "reader.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

static void set_problem(cpng_reader *reader, int kind, const char *text) {
  reader->problem->kind = kind;
  strncpy(reader->problem->text, text, CPNG_ERROR_SIZE - 1);
  reader->problem->text[CPNG_ERROR_SIZE - 1] = 0;
}

// libpng calls this and expects it never to return. A problem that was noted before is the reason.
static void on_error(png_structp png, png_const_charp message) {
  cpng_reader *reader = (cpng_reader *)png_get_error_ptr(png);
  if (reader->problem->kind == 0) set_problem(reader, CPNG_DAMAGED, message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = (cpng_reader *)png_get_io_ptr(png);
  if (reader->rows.state != NULL && reader->offset == reader->rows.start) {
    size_t filled = cpng_rows_read(&reader->rows, target, count);
    if (reader->rows.problem != NULL) {
      set_problem(reader, CPNG_DAMAGED, reader->rows.problem);
      png_error(png, "");
    }
    target += filled;
    count -= filled;
    // The chunk has ended, and another is asked for: it's the file's turn again.
    if (count > 0) reader->offset = reader->rows.end;
  }
  if (count > reader->count - reader->offset) {
    set_problem(reader, CPNG_ENDS_EARLY, "");
    png_error(png, "");
  }
  memcpy(target, reader->bytes + reader->offset, count);
  reader->offset += count;
}

// Every chunk that isn't needed is passed over unread: none is inflated, whatever it claims to hold. Their checksums are
// still looked at, since a damaged file is not to be compared.
static void set_up(cpng_reader *reader) {
  static const char ignored[] =
      "bKGD\0cHRM\0cICP\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0tEXt\0tIME\0zTXt";
  png_structp png = reader->png;
  png_set_read_fn(png, reader, read_bytes);
  png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep)ignored, sizeof ignored / 5);
  png_set_crc_action(png, PNG_CRC_DEFAULT, PNG_CRC_ERROR_QUIT);
  png_set_benign_errors(png, 0);
  // Where the rows are inflated before, their checksum is looked at there.
  if (reader->rows.state != NULL) png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
}

static void read_palette(cpng_reader *reader) {
  png_colorp palette = NULL;
  png_bytep alpha = NULL;
  int count = 0, alpha_count = 0;
  png_get_PLTE(reader->png, reader->info, &palette, &count);
  png_get_tRNS(reader->png, reader->info, &alpha, &alpha_count, NULL);
  for (int i = 0; i < count && i < 256; i++) {
    uint32_t a = alpha != NULL && i < alpha_count ? alpha[i] : 255;
    uint32_t color = (uint32_t)palette[i].red << 16 | (uint32_t)palette[i].green << 8 | palette[i].blue;
    reader->colors[i] = a == 0 ? 0 : a << 24 | color;
  }
  reader->color_count = count;
}

static void read_greys(cpng_reader *reader, int bits) {
  int count = 1 << bits;
  for (int i = 0; i < count; i++) reader->colors[i] = 0xFF000000 | (uint32_t)(i * 255 / (count - 1)) * 0x010101;
  if (reader->has_key) reader->colors[reader->key[0] & (count - 1)] = 0;
  reader->color_count = count;
}

static void read_key(cpng_reader *reader) {
  png_color_16p color = NULL;
  if ((png_get_tRNS(reader->png, reader->info, NULL, NULL, &color) & PNG_INFO_tRNS) == 0 || color == NULL) return;
  int grey = reader->kind == ROW_GREY;
  reader->has_key = 1;
  reader->key[0] = grey ? color->gray : color->red;
  reader->key[1] = grey ? color->gray : color->green;
  reader->key[2] = grey ? color->gray : color->blue;
  if (reader->depth <= 8) {
    for (int i = 0; i < 3; i++) reader->key[i] &= 0xFF;
  }
}

static void read_info(cpng_reader *reader) {
  png_structp png = reader->png;
  png_read_info(png, reader->info);
  reader->width = png_get_image_width(png, reader->info);
  reader->height = png_get_image_height(png, reader->info);
  int bits = png_get_bit_depth(png, reader->info);
  reader->depth = bits < 8 ? 8 : bits;
  switch (png_get_color_type(png, reader->info)) {
    case PNG_COLOR_TYPE_PALETTE: reader->kind = ROW_INDEX; break;
    case PNG_COLOR_TYPE_GRAY: reader->kind = ROW_GREY; break;
    case PNG_COLOR_TYPE_GRAY_ALPHA: reader->kind = ROW_GREY_ALPHA; break;
    case PNG_COLOR_TYPE_RGB: reader->kind = ROW_RGB; break;
    default: reader->kind = ROW_RGBA; break;
  }
  if (reader->kind == ROW_INDEX) read_palette(reader);
  if (reader->kind == ROW_GREY || reader->kind == ROW_RGB) read_key(reader);
  if (reader->kind == ROW_GREY && bits <= 8) read_greys(reader, bits);
  if (bits < 8) png_set_packing(png);
  // From here on every checksum has been looked at, and the chunk that stands for those of rows hasn't got one.
  if (reader->rows.state != NULL) png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  reader->is_interlaced = png_set_interlace_handling(png) > 1;
  png_read_update_info(png, reader->info);
  reader->row_size = png_get_rowbytes(png, reader->info);
  reader->row = malloc(reader->is_interlaced ? reader->row_size * reader->height : reader->row_size);
  if (reader->row == NULL) {
    set_problem(reader, CPNG_OUT_OF_MEMORY, "");
    png_error(png, "");
  }
}

int cpng_reader_open(const uint8_t *bytes, size_t count, cpng_reader **result, cpng_problem *problem) {
  memset(problem, 0, sizeof *problem);
  cpng_reader *reader = calloc(1, sizeof *reader);
  *result = reader;
  if (reader == NULL) return problem->kind = CPNG_OUT_OF_MEMORY;
  reader->problem = problem;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
  if (reader->info == NULL) return problem->kind = CPNG_OUT_OF_MEMORY;
  cpng_rows_open(&reader->rows, bytes, count);
  if (setjmp(png_jmpbuf(reader->png))) return problem->kind;
  set_up(reader);
  read_info(reader);
  return 0;
}

static inline uint32_t argb(uint32_t a, uint32_t r, uint32_t g, uint32_t b) {
  return a == 0 ? 0 : a << 24 | r << 16 | g << 8 | b;
}

// Returns 0, or a problem and its column.
static int convert_indices(const cpng_reader *reader, const uint8_t *row, uint32_t *pixels, uint32_t *column) {
  for (uint32_t x = 0; x < reader->width; x++) {
    if (row[x] >= reader->color_count) {
      *column = x;
      return CPNG_NO_SUCH_COLOR;
    }
    pixels[x] = reader->colors[row[x]];
  }
  return 0;
}

static void convert_rgb(const cpng_reader *reader, const uint8_t *row, uint32_t *pixels) {
  uint32_t key = (uint32_t)reader->key[0] << 16 | (uint32_t)reader->key[1] << 8 | reader->key[2];
  for (uint32_t x = 0; x < reader->width; x++) {
    pixels[x] = 0xFF000000 | (uint32_t)row[3 * x] << 16 | (uint32_t)row[3 * x + 1] << 8 | row[3 * x + 2];
  }
  if (!reader->has_key) return;
  for (uint32_t x = 0; x < reader->width; x++) {
    if ((pixels[x] & 0xFFFFFF) == key) pixels[x] = 0;
  }
}

static void convert_shallow(const cpng_reader *reader, const uint8_t *row, uint32_t *pixels) {
  switch (reader->kind) {
    case ROW_GREY_ALPHA:
      for (uint32_t x = 0; x < reader->width; x++) {
        pixels[x] = argb(row[2 * x + 1], row[2 * x], row[2 * x], row[2 * x]);
      }
      break;
    case ROW_RGB: convert_rgb(reader, row, pixels); break;
    default:
      for (uint32_t x = 0; x < reader->width; x++) {
        pixels[x] = argb(row[4 * x + 3], row[4 * x], row[4 * x + 1], row[4 * x + 2]);
      }
  }
}

// Samples of 16 bits, where each is a sample of 8 bits twice over; else there is no such pixel.
static int convert_deep(const cpng_reader *reader, const uint8_t *row, uint32_t *pixels, uint32_t *column) {
  int colors = reader->kind == ROW_RGB || reader->kind == ROW_RGBA ? 3 : 1;
  int has_alpha = reader->kind == ROW_GREY_ALPHA || reader->kind == ROW_RGBA;
  for (uint32_t x = 0; x < reader->width; x++) {
    uint16_t sample[4] = {0, 0, 0, 0xFFFF};
    for (int i = 0; i < colors; i++, row += 2) sample[i] = (uint16_t)(row[0] << 8 | row[1]);
    if (colors == 1) sample[1] = sample[2] = sample[0];
    if (has_alpha) {
      sample[3] = (uint16_t)(row[0] << 8 | row[1]);
      row += 2;
    }
    if (reader->has_key && memcmp(sample, reader->key, sizeof reader->key) == 0) sample[3] = 0;
    pixels[x] = argb(sample[3] >> 8, sample[0] >> 8, sample[1] >> 8, sample[2] >> 8);
    if (sample[3] == 0) continue;
    for (int i = 0; i < 4; i++) {
      if (sample[i] % 257 == 0) continue;
      *column = x;
      return CPNG_TOO_DEEP;
    }
  }
  return 0;
}

static int convert(cpng_reader *reader, const uint8_t *row, uint32_t *pixels, uint32_t y) {
  uint32_t column = 0;
  int kind = 0;
  if (reader->depth == 16) {
    kind = convert_deep(reader, row, pixels, &column);
  } else if (reader->kind == ROW_INDEX || reader->kind == ROW_GREY) {
    kind = convert_indices(reader, row, pixels, &column);
  } else {
    convert_shallow(reader, row, pixels);
  }
  if (kind != 0) {
    set_problem(reader, kind, "");
    reader->problem->x = column;
    reader->problem->y = y;
  }
  return kind;
}

void cpng_reader_convert(const cpng_reader *reader, const uint8_t *row, uint32_t *pixels) {
  uint32_t column = 0;
  if (reader->kind == ROW_INDEX || reader->kind == ROW_GREY) {
    convert_indices(reader, row, pixels, &column);
  } else {
    convert_shallow(reader, row, pixels);
  }
}

// Looks whether every index has a colour.
static int check_indices(cpng_reader *reader, const uint8_t *row, uint32_t y) {
  uint8_t most = 0;
  for (uint32_t x = 0; x < reader->width; x++) most = row[x] > most ? row[x] : most;
  if (most < reader->color_count) return 0;
  uint32_t x = 0;
  while (row[x] < reader->color_count) x++;
  set_problem(reader, CPNG_NO_SUCH_COLOR, "");
  reader->problem->x = x;
  reader->problem->y = y;
  return CPNG_NO_SUCH_COLOR;
}

int cpng_reader_read_raw(cpng_reader *reader, uint8_t *rows, uint32_t count, cpng_problem *problem) {
  memset(problem, 0, sizeof *problem);
  reader->problem = problem;
  if (setjmp(png_jmpbuf(reader->png))) return problem->kind;
  for (; count > 0 && reader->next_row < reader->height; count--, reader->next_row++, rows += reader->row_size) {
    png_read_row(reader->png, rows, NULL);
    if (reader->kind == ROW_INDEX && reader->color_count < 256 &&
        check_indices(reader, rows, reader->next_row) != 0) {
      return problem->kind;
    }
  }
  return 0;
}

static void read_interlaced(cpng_reader *reader) {
  for (int pass = 0; pass < 7; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) {
      png_read_row(reader->png, reader->row + y * reader->row_size, NULL);
    }
  }
}

int cpng_reader_read(cpng_reader *reader, uint32_t *pixels, uint32_t rows, cpng_problem *problem) {
  memset(problem, 0, sizeof *problem);
  reader->problem = problem;
  if (setjmp(png_jmpbuf(reader->png))) return problem->kind;
  if (reader->is_interlaced && reader->next_row == 0) read_interlaced(reader);
  for (; rows > 0 && reader->next_row < reader->height; rows--, reader->next_row++, pixels += reader->width) {
    uint8_t *row = reader->row;
    if (reader->is_interlaced) {
      row += reader->next_row * reader->row_size;
    } else {
      png_read_row(reader->png, row, NULL);
    }
    if (convert(reader, row, pixels, reader->next_row) != 0) return problem->kind;
  }
  return 0;
}

int cpng_reader_finish(cpng_reader *reader, size_t *left, cpng_problem *problem) {
  memset(problem, 0, sizeof *problem);
  reader->problem = problem;
  if (setjmp(png_jmpbuf(reader->png))) return problem->kind;
  png_read_end(reader->png, NULL);
  *left = reader->count - reader->offset;
  return 0;
}

void cpng_reader_close(cpng_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  cpng_rows_close(&reader->rows);
  free(reader->row);
  free(reader);
}
