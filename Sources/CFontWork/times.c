#include <string.h>
#include <time.h>

#include "CFontWork.h"

// How long each thread has been at its sheet and at each of its fonts, by looking every now and then: the work itself
// reads no clock. A thread with more fonts than fit forgets the one with the least time.
#define FONTS 32

typedef struct {
  uint32_t sheet;
  uint32_t sheet_time;
  uint64_t processor_time;  // of the thread, in nanoseconds, at the last look; 0 for none
  struct {
    uint32_t number;
    uint32_t time;
  } fonts[FONTS];
} times;

static times all[FONT_WORK_SLOTS];

void font_work_forget_times(void) { memset(all, 0, sizeof all); }

static uint32_t used_slots(const font_work_page *page) {
  uint32_t used = __atomic_load_n(&page->used, __ATOMIC_ACQUIRE);
  return used < FONT_WORK_SLOTS ? used : FONT_WORK_SLOTS;
}

static uint32_t add(times *own, uint32_t number, uint32_t elapsed) {
  int place = 0;
  for (int index = 0; index < FONTS; index++) {
    if (own->fonts[index].number == number) return own->fonts[index].time += elapsed;
    if (own->fonts[index].time < own->fonts[place].time) place = index;
  }
  own->fonts[place].number = number;
  return own->fonts[place].time = elapsed;
}

/// How long the thread of a slot has worked since the last look, in milliseconds.
///
/// What a process waits for the processor, or is stopped, is nothing that a font has done.
static uint32_t worked(times *own, const font_work_slot *slot, uint32_t elapsed) {
  struct timespec now;
  if (!slot->has_clock || clock_gettime(slot->clock, &now) != 0) return elapsed;
  uint64_t time = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
  uint64_t last = own->processor_time;
  own->processor_time = time;
  // A clock that went back is another thread's, in the same slot.
  uint64_t spent = (last <= time ? time - last : time) / 1000000;
  return spent < elapsed ? (uint32_t)spent : elapsed;
}

font_work_finding font_work_look(const font_work_page *page, uint32_t elapsed, uint32_t font_limit,
                                 uint32_t sheet_limit) {
  font_work_finding finding = {0, 0};
  uint32_t used = used_slots(page);
  for (uint32_t index = 0; index < used; index++) {
    const font_work_slot *slot = &page->slots[index];
    times *own = &all[index];
    uint32_t sheet = __atomic_load_n(&slot->sheet, __ATOMIC_ACQUIRE);
    uint32_t font = __atomic_load_n(&slot->font, __ATOMIC_ACQUIRE);
    if (!__atomic_load_n(&slot->owner, __ATOMIC_ACQUIRE) || sheet != own->sheet) {
      uint64_t last = own->processor_time;
      memset(own, 0, sizeof *own);
      own->sheet = sheet;
      own->processor_time = last;
    }
    uint32_t time = worked(own, slot, elapsed);
    if (font && add(own, font, time) > font_limit) {
      finding.kind = 1;
      finding.slot = (int)index;
      return finding;
    }
    if (!sheet || __atomic_load_n(&slot->waits, __ATOMIC_ACQUIRE)) continue;
    if ((own->sheet_time += elapsed) > sheet_limit) {
      finding.kind = 2;
      finding.slot = (int)index;
    }
  }
  return finding;
}

bool font_work_is_busy(const font_work_page *page) {
  uint32_t used = used_slots(page);
  for (uint32_t index = 0; index < used; index++) {
    if (page->slots[index].sheet || page->slots[index].font) return true;
  }
  return false;
}

const uint8_t *font_work_font_of(const font_work_page *page, int index, uint32_t *length) {
  if (index < 0 || index >= FONT_WORK_SLOTS) return NULL;
  const font_work_slot *slot = &page->slots[index];
  uint32_t font = __atomic_load_n(&slot->font, __ATOMIC_ACQUIRE);
  const font_work_name *name = &slot->names[font % FONT_WORK_NAMES];
  if (!font || __atomic_load_n(&name->number, __ATOMIC_ACQUIRE) != font) return NULL;
  uint32_t count = name->length;
  *length = count < FONT_WORK_NAME_SIZE ? count : FONT_WORK_NAME_SIZE;
  return name->bytes;
}

const uint8_t *font_work_sheet_of(const font_work_page *page, int index, uint32_t *length) {
  if (index < 0 || index >= FONT_WORK_SLOTS || !page->slots[index].sheet) return NULL;
  uint32_t count = page->slots[index].label_length;
  *length = count < FONT_WORK_LABEL_SIZE ? count : FONT_WORK_LABEL_SIZE;
  return page->slots[index].label;
}

uint64_t font_work_taken_of(const font_work_page *page, int index) {
  if (index < 0 || index >= FONT_WORK_SLOTS) return 0;
  uint64_t before = page->slots[index].room;
  uint64_t after = page->room;
  return before > after ? before - after : 0;
}
