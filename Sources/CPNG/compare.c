#include "CPNG.h"
#include "reader.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Two pictures are decoded in step, each by a thread: the rows of the first wait in a ring of blocks until the second's
// are there. Pictures that keep their pixels in the same way are compared as libpng leaves their rows, and only those
// that differ become pixels; others become pixels at once.

enum { BLOCK_ROWS = 16, BLOCKS = 16 };

typedef struct {
  cpng_reader *reader;
  int as_pixels;                // whether rows are kept as pixels
  size_t row_size;
  cpng_problem *problem;
  size_t *left;
  uint8_t *blocks;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  uint32_t written;             // blocks that the first thread has decoded
  uint32_t compared;            // blocks that may be written over
  int failed;
  int stopped;
} first_picture;

static uint32_t rows_of_block(const cpng_reader *reader, uint32_t block) {
  uint32_t start = block * BLOCK_ROWS;
  return reader->height - start < BLOCK_ROWS ? reader->height - start : BLOCK_ROWS;
}

static uint32_t block_count(const cpng_reader *reader) { return (reader->height + BLOCK_ROWS - 1) / BLOCK_ROWS; }

// Waits until a block is free; returns whether to go on.
static int wait_for_room(first_picture *picture, uint32_t block) {
  pthread_mutex_lock(&picture->lock);
  while (!picture->stopped && block - picture->compared >= BLOCKS) pthread_cond_wait(&picture->changed, &picture->lock);
  int goes_on = !picture->stopped;
  pthread_mutex_unlock(&picture->lock);
  return goes_on;
}

static int read_rows(cpng_reader *reader, uint8_t *rows, uint32_t block, int as_pixels, cpng_problem *problem) {
  uint32_t count = rows_of_block(reader, block);
  return as_pixels ? cpng_reader_read(reader, (uint32_t *)(void *)rows, count, problem)
                   : cpng_reader_read_raw(reader, rows, count, problem);
}

static void *decode_first(void *argument) {
  first_picture *picture = (first_picture *)argument;
  cpng_reader *reader = picture->reader;
  size_t block_size = picture->row_size * BLOCK_ROWS;
  int failed = 0;
  for (uint32_t block = 0; block < block_count(reader) && !failed && wait_for_room(picture, block); block++) {
    uint8_t *rows = picture->blocks + block % BLOCKS * block_size;
    failed = read_rows(reader, rows, block, picture->as_pixels, picture->problem) != 0;
    if (!failed && block + 1 == block_count(reader)) {
      failed = cpng_reader_finish(reader, picture->left, picture->problem) != 0;
    }
    pthread_mutex_lock(&picture->lock);
    picture->failed = failed;
    if (!failed) picture->written = block + 1;
    pthread_cond_signal(&picture->changed);
    pthread_mutex_unlock(&picture->lock);
  }
  return NULL;
}

// Waits until the first picture has a block; returns whether it has.
static int wait_for_block(first_picture *picture, uint32_t block) {
  pthread_mutex_lock(&picture->lock);
  while (!picture->failed && picture->written <= block) pthread_cond_wait(&picture->changed, &picture->lock);
  int is_there = picture->written > block;
  pthread_mutex_unlock(&picture->lock);
  return is_there;
}

static void set_compared(first_picture *picture, uint32_t blocks, int stopped) {
  pthread_mutex_lock(&picture->lock);
  picture->compared = blocks;
  picture->stopped = stopped;
  pthread_cond_signal(&picture->changed);
  pthread_mutex_unlock(&picture->lock);
}

typedef struct {
  cpng_row_handler handler;
  void *context;
  uint32_t *pixels;             // two rows
} row_sink;

static void hand_over(const first_picture *picture, const uint8_t *first, const uint8_t *second, uint32_t y,
                      const row_sink *sink) {
  size_t width = picture->reader->width;
  if (picture->as_pixels) {
    memcpy(sink->pixels, first, width * 4);
    memcpy(sink->pixels + width, second, width * 4);
  } else {
    cpng_reader_convert(picture->reader, first, sink->pixels);
    cpng_reader_convert(picture->reader, second, sink->pixels + width);
  }
  // The colours of transparent pixels may differ.
  if (memcmp(sink->pixels, sink->pixels + width, width * 4) != 0) {
    sink->handler(sink->context, y, sink->pixels, sink->pixels + width);
  }
}

static void compare_rows(const first_picture *picture, const uint8_t *first, const uint8_t *second, uint32_t block,
                         const row_sink *sink) {
  uint32_t rows = rows_of_block(picture->reader, block);
  if (memcmp(first, second, rows * picture->row_size) == 0) return;
  for (uint32_t y = 0; y < rows; y++, first += picture->row_size, second += picture->row_size) {
    if (memcmp(first, second, picture->row_size) != 0) hand_over(picture, first, second, block * BLOCK_ROWS + y, sink);
  }
}

static int compare_blocks(first_picture *picture, cpng_reader *second, uint8_t *rows, cpng_comparison *comparison,
                          const row_sink *sink) {
  size_t block_size = picture->row_size * BLOCK_ROWS;
  for (uint32_t block = 0; block < block_count(second); block++) {
    if (read_rows(second, rows, block, picture->as_pixels, &comparison->problems[1]) != 0) return 2;
    if (!wait_for_block(picture, block)) return 1;
    compare_rows(picture, picture->blocks + block % BLOCKS * block_size, rows, block, sink);
    set_compared(picture, block + 1, 0);
  }
  return cpng_reader_finish(second, &comparison->left[1], &comparison->problems[1]) != 0 ? 2 : 0;
}

static int run(first_picture *picture, cpng_reader *second, uint8_t *rows, cpng_comparison *comparison,
               const row_sink *sink) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, decode_first, picture) != 0) {
    comparison->problems[0].kind = CPNG_OUT_OF_MEMORY;
    return 1;
  }
  int result = compare_blocks(picture, second, rows, comparison, sink);
  set_compared(picture, picture->compared, 1);
  pthread_join(thread, NULL);
  return result == 0 && picture->failed ? 1 : result;
}

// Whether the rows of two pictures can be compared as libpng leaves them.
static int are_alike(const cpng_reader *first, const cpng_reader *second) {
  return first->kind == second->kind && first->depth == 8 && second->depth == 8 &&
         first->row_size == second->row_size && first->has_key == second->has_key &&
         memcmp(first->key, second->key, sizeof first->key) == 0 && first->color_count == second->color_count &&
         memcmp(first->colors, second->colors, sizeof first->colors) == 0;
}

int cpng_can_compare(const cpng_reader *first, const cpng_reader *second) {
  return first->width == second->width && first->height == second->height && !first->is_interlaced &&
         !second->is_interlaced;
}

int cpng_compare(cpng_reader *first, cpng_reader *second, cpng_comparison *comparison, cpng_row_handler handler,
                 void *context) {
  memset(comparison, 0, sizeof *comparison);
  size_t pixel_size = (size_t)first->width * 4;
  int as_pixels = !are_alike(first, second);
  first_picture picture = {.reader = first,
                           .as_pixels = as_pixels,
                           .row_size = as_pixels ? pixel_size : first->row_size,
                           .problem = &comparison->problems[0],
                           .left = &comparison->left[0]};
  picture.blocks = malloc(picture.row_size * BLOCK_ROWS * BLOCKS);
  uint8_t *rows = malloc(picture.row_size * BLOCK_ROWS);
  row_sink sink = {handler, context, malloc(2 * pixel_size)};
  int result = 1;
  if (picture.blocks == NULL || rows == NULL || sink.pixels == NULL) {
    comparison->problems[0].kind = CPNG_OUT_OF_MEMORY;
  } else {
    pthread_mutex_init(&picture.lock, NULL);
    pthread_cond_init(&picture.changed, NULL);
    result = run(&picture, second, rows, comparison, &sink);
    pthread_cond_destroy(&picture.changed);
    pthread_mutex_destroy(&picture.lock);
  }
  free(picture.blocks);
  free(rows);
  free(sink.pixels);
  return result;
}

typedef struct {
  const uint8_t *bytes;
  size_t count;
  cpng_reader **reader;
  cpng_problem *problem;
} opening;

static void *open_first(void *argument) {
  opening *first = (opening *)argument;
  cpng_reader_open(first->bytes, first->count, first->reader, first->problem);
  return NULL;
}

int cpng_open_both(const uint8_t *first, size_t first_count, const uint8_t *second, size_t second_count,
                   cpng_reader **readers, cpng_problem *problems) {
  opening work = {first, first_count, &readers[0], &problems[0]};
  pthread_t thread;
  int is_apart = pthread_create(&thread, NULL, open_first, &work) == 0;
  if (!is_apart) open_first(&work);
  cpng_reader_open(second, second_count, &readers[1], &problems[1]);
  if (is_apart) pthread_join(thread, NULL);
  return problems[0].kind != 0 ? 1 : problems[1].kind != 0 ? 2 : 0;
}
