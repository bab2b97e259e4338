#include "rows.h"

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <string.h>

// zlib's inflate takes half of the time of reading a picture. ISA-L's takes a fifth of that: so the rows are inflated by it,
// a block at a time, and libpng gets them in a stream that says it is not compressed.

enum { SIGNATURE = 8, HEADER_END = 33, BLOCK = 65535, BLOCK_HEAD = 5, CHUNK_HEAD = 8, STREAM_HEAD = 2, TAIL = 8 };

static const size_t LONGEST_CHUNK = 0x7FFFFFFF;

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// How many bytes the rows have, each with its filter; 0 where that isn't known.
static size_t size_of_rows(const uint8_t *bytes) {
  static const uint8_t channels[] = {1, 0, 3, 1, 2, 0, 4};
  uint32_t width = number(bytes + 16), height = number(bytes + 20);
  uint8_t depth = bytes[24], type = bytes[25], interlace = bytes[28];
  if (interlace != 0 || type > 6 || depth > 16 || width > 0xFFFFFF || height > 0xFFFFFF) return 0;
  return (((size_t)width * channels[type] * depth + 7) / 8 + 1) * height;
}

// Finds the chunks of rows, and looks at every checksum from the first of them on; returns how many bytes they hold, or 0
// where the file isn't as it should be.
static size_t find(cpng_rows *rows, const uint8_t *bytes, size_t count) {
  size_t total = 0;
  for (size_t offset = SIGNATURE; count - offset >= 12;) {
    size_t length = number(bytes + offset);
    const uint8_t *type = bytes + offset + 4;
    if (length > count - offset - 12) return 0;
    int is_rows = memcmp(type, "IDAT", 4) == 0;
    if (is_rows && rows->end != 0) return 0;
    if (is_rows && rows->start == 0) rows->start = offset;
    if (!is_rows && rows->start != 0 && rows->end == 0) rows->end = offset;
    if (is_rows) total += length;
    if (rows->start != 0 && crc32_gzip_refl(0, type, length + 4) != number(type + 4 + length)) return 0;
    if (memcmp(type, "IEND", 4) == 0) return rows->end == 0 ? 0 : total;
    offset += length + 12;
  }
  return 0;
}

static void join(const cpng_rows *rows, const uint8_t *bytes) {
  size_t filled = 0;
  for (size_t offset = rows->start; offset < rows->end;) {
    size_t length = number(bytes + offset);
    memcpy(rows->stream + filled, bytes + offset + 8, length);
    filled += length;
    offset += length + 12;
  }
}

void cpng_rows_open(cpng_rows *rows, const uint8_t *bytes, size_t count) {
  memset(rows, 0, sizeof *rows);
  if (count < HEADER_END) return;
  rows->size = size_of_rows(bytes);
  rows->length = STREAM_HEAD + rows->size + (rows->size + BLOCK - 1) / BLOCK * BLOCK_HEAD + 4;
  size_t total = rows->size == 0 || rows->length > LONGEST_CHUNK ? 0 : find(rows, bytes, count);
  if (total == 0 || total > UINT32_MAX) return;
  rows->stream = malloc(total);
  rows->block = malloc(BLOCK);
  rows->state = malloc(sizeof *rows->state);
  if (rows->stream == NULL || rows->block == NULL || rows->state == NULL) {
    cpng_rows_close(rows);
    return;
  }
  join(rows, bytes);
  isal_inflate_init(rows->state);
  rows->state->crc_flag = ISAL_ZLIB;
  rows->state->next_in = rows->stream;
  rows->state->avail_in = (uint32_t)total;
}

// Inflates some bytes; fewer where the stream ends or is damaged.
static size_t inflate_some(cpng_rows *rows, uint8_t *target, size_t count) {
  struct inflate_state *state = rows->state;
  state->next_out = target;
  state->avail_out = (uint32_t)count;
  while (state->avail_out > 0 && state->block_state != ISAL_BLOCK_FINISH) {
    uint32_t room = state->avail_out, left = state->avail_in;
    int code = isal_inflate(state);
    if (code == ISAL_INCORRECT_CHECKSUM) rows->problem = "IDAT: incorrect data check";
    if (code < 0 && rows->problem == NULL) rows->problem = "IDAT: invalid compressed data";
    if (rows->problem != NULL || (room == state->avail_out && left == state->avail_in)) break;
  }
  return count - state->avail_out;
}

static size_t length_of_block(const cpng_rows *rows, size_t block) {
  size_t left = rows->size - block * BLOCK;
  return left < BLOCK ? left : BLOCK;
}

// Inflates a block. After the last one there may be nothing more, neither rows nor bytes.
static void fill(cpng_rows *rows, size_t block) {
  size_t length = length_of_block(rows, block);
  size_t made = inflate_some(rows, rows->block, length);
  if (made < length && rows->problem == NULL) rows->problem = "IDAT: not enough image data";
  if (rows->problem != NULL || block * BLOCK + length < rows->size) return;
  uint8_t more = 0;
  size_t excess = inflate_some(rows, &more, 1);
  if (rows->problem != NULL) return;
  if (excess > 0) rows->problem = "IDAT: too much image data";
  if (rows->state->block_state != ISAL_BLOCK_FINISH) rows->problem = "IDAT: not enough compressed data";
  if (rows->problem == NULL && rows->state->avail_in > 0) rows->problem = "IDAT: extra compressed data";
}

// The bytes at an offset of the chunk, as many as follow one another in memory; what is not of the rows is put into `head`.
static const uint8_t *piece(cpng_rows *rows, size_t offset, uint8_t head[10], size_t *count) {
  size_t front = CHUNK_HEAD + STREAM_HEAD;
  if (offset < front) {
    for (int i = 0; i < 4; i++) head[i] = (uint8_t)(rows->length >> (24 - 8 * i));
    memcpy(head + 4, "IDAT\x78\x01", 6);
    *count = front - offset;
    return head + offset;
  }
  size_t tail = CHUNK_HEAD + rows->length + 4 - TAIL;
  if (offset >= tail) {
    // Neither checksum is looked at: the file's own have been.
    memset(head, 0, TAIL);
    *count = tail + TAIL - offset;
    return head;
  }
  size_t block = (offset - front) / (BLOCK + BLOCK_HEAD), place = (offset - front) % (BLOCK + BLOCK_HEAD);
  size_t length = length_of_block(rows, block);
  if (place >= BLOCK_HEAD) {
    *count = length - (place - BLOCK_HEAD);
    return rows->block + place - BLOCK_HEAD;
  }
  if (place == 0) fill(rows, block);
  uint8_t low = (uint8_t)length, high = (uint8_t)(length >> 8);
  uint8_t values[BLOCK_HEAD] = {block * BLOCK + length == rows->size, low, high, (uint8_t)~low, (uint8_t)~high};
  memcpy(head, values, BLOCK_HEAD);
  *count = BLOCK_HEAD - place;
  return head + place;
}

size_t cpng_rows_read(cpng_rows *rows, uint8_t *target, size_t count) {
  size_t filled = 0, end = rows->length + 12;
  while (filled < count && rows->offset < end) {
    uint8_t head[10];
    size_t length = 0;
    const uint8_t *bytes = piece(rows, rows->offset, head, &length);
    if (rows->problem != NULL) break;
    if (length > count - filled) length = count - filled;
    memcpy(target + filled, bytes, length);
    filled += length;
    rows->offset += length;
  }
  return filled;
}

void cpng_rows_close(cpng_rows *rows) {
  free(rows->state);
  free(rows->stream);
  free(rows->block);
  rows->state = NULL;
  rows->stream = rows->block = NULL;
}
