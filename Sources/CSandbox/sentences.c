#include "sentences.h"

/// Adds " (sheet 'x')", where a sheet is drawn.
static void add_sheet(words *w, const font_work_page *page, int slot) {
  uint32_t length = 0;
  const uint8_t *label = font_work_sheet_of(page, slot, &length);
  if (!label) return;
  words_add(w, " (sheet ");
  words_add_quoted(w, label, length);
  words_add(w, ")");
}

/// Adds ", while the font 'x' was at work" and " (sheet 'y')", where there are any.
static void add_place(words *w, const font_work_page *page, int slot) {
  uint32_t length = 0;
  const uint8_t *font = font_work_font_of(page, slot, &length);
  if (font) {
    words_add(w, ", while the font ");
    words_add_quoted(w, font, length);
    words_add(w, " was at work");
  }
  add_sheet(w, page, slot);
}

/// Adds "; 2 of 5 files are written, the last 'x'", where the run is of several.
static void add_written(words *w, const font_work_page *page) {
  font_work_written written = font_work_written_of(page);
  if (!written.planned) return;
  words_add(w, "; ");
  words_add_count(w, written.done);
  words_add(w, " of ");
  words_add_count(w, written.planned);
  words_add(w, written.are_sheets ? " sheets are written" : " files are written");
  if (!written.done || !written.length) return;
  words_add(w, ", the last ");
  words_add_quoted(w, written.last, written.length);
}

static void add_hint(words *w, const char *option, const char *more) {
  words_add(w, "\nhint: --limit ");
  words_add(w, option);
  words_add(w, "=N allows more");
  words_add(w, more);
  words_add(w, "\n");
}

/// Adds ", the limit" and whose it is.
static void add_origin(words *w, int32_t origin) {
  static const char *const origins[] = {
      ", the limit", ", the limit of this shell (ulimit -d)", ", the limit of this shell (ulimit -v)",
      ", the limit of this shell (ulimit -t)"};
  words_add(w, origins[origin >= 0 && origin < 4 ? origin : 0]);
}

void sentence_of_limit(words *w, const font_work_page *page, int slot, int kind) {
  bool is_memory = kind == FONT_WORK_FAULT_MEMORY;
  words_add(w, is_memory ? "error: the run needs more than " : "error: the run took more than ");
  if (is_memory) {
    words_add_bytes(w, page->limit);
    words_add(w, " of memory");
  } else {
    words_add_count(w, page->limit);
    words_add(w, " s of processor time");
  }
  add_origin(w, page->limit_origin);
  add_place(w, page, slot);
  add_written(w, page);
  if (page->limit_origin == FONT_WORK_ORIGIN_OPTION) {
    add_hint(w, is_memory ? "memory-bytes" : "run-seconds", "");
  } else {
    words_add(w, "\nhint: raise it there; --limit can't\n");
  }
}

void sentence_of_font_time(words *w, const font_work_page *page, int slot, uint64_t seconds) {
  uint32_t length = 0;
  const uint8_t *font = font_work_font_of(page, slot, &length);
  words_add(w, font ? "error: the font " : "error: a font");
  if (font) words_add_quoted(w, font, length);
  words_add(w, " took more than ");
  words_add_count(w, seconds);
  words_add(w, " s of processor time, the limit");
  add_sheet(w, page, slot);
  add_written(w, page);
  add_hint(w, "font-seconds", "; --isolate draws the sheet without the font");
}

void sentence_of_sheet_time(words *w, const font_work_page *page, int slot, uint64_t seconds) {
  words_add(w, "error: the sheet took more than ");
  words_add_count(w, seconds);
  words_add(w, " s, the limit");
  add_place(w, page, slot);
  add_written(w, page);
  add_hint(w, "sheet-seconds", "");
}

void sentence_of_fault(words *w, const font_work_page *page, int slot) {
  uint32_t length = 0;
  const uint8_t *font = font_work_font_of(page, slot, &length);
  if (!font) return;
  words_add(w, "error: the program can't go on while the font ");
  words_add_quoted(w, font, length);
  words_add(w, " is at work");
  add_sheet(w, page, slot);
  add_written(w, page);
  words_add(w, "\nhint: --isolate draws the sheet without the font\n");
}
