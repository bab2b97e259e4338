#define _GNU_SOURCE
#include "CFontWork.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>

static font_work_page own_page;
// Where a thread finds no slot it writes here, and nobody looks.
static font_work_slot spare;

font_work_page *font_work_current = &own_page;
_Thread_local font_work_slot *font_work_own;
void (*font_work_sheet_begins)(void);
void (*font_work_font_begins)(font_work_slot *);
size_t font_work_handler_stack;
// What the thread's handlers run on, where it was given here.
static _Thread_local void *handler_stack;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

/// Gives the calling thread room for a handler, where its own stack may have run out.
static void take_stack(void) {
  stack_t old;
  if (!font_work_handler_stack || handler_stack || sigaltstack(NULL, &old) != 0 || !(old.ss_flags & SS_DISABLE)) return;
  void *room = mmap(NULL, font_work_handler_stack, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) return;
  stack_t stack = {.ss_sp = room, .ss_size = font_work_handler_stack};
  if (sigaltstack(&stack, NULL) == 0) {
    handler_stack = room;
  } else {
    munmap(room, font_work_handler_stack);
  }
}

static void give_stack_back(void) {
  if (!handler_stack) return;
  stack_t none = {.ss_flags = SS_DISABLE, .ss_size = font_work_handler_stack};
  if (sigaltstack(&none, NULL) == 0) munmap(handler_stack, font_work_handler_stack);
  handler_stack = NULL;
}

static void let_go(void *value) {
  give_stack_back();
  font_work_slot *slot = value;
  slot->has_clock = false;
  __atomic_store_n(&slot->font, 0, __ATOMIC_RELEASE);
  __atomic_store_n(&slot->sheet, 0, __ATOMIC_RELEASE);
  __atomic_store_n(&slot->owner, 0, __ATOMIC_RELEASE);
}

static void make_key(void) { pthread_key_create(&key, let_go); }

font_work_slot *font_work_claim(void) {
  font_work_page *page = font_work_current;
  for (uint32_t index = 0; index < FONT_WORK_SLOTS; index++) {
    font_work_slot *slot = &page->slots[index];
    int32_t nobody = 0;
    if (!__atomic_compare_exchange_n(&slot->owner, &nobody, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) continue;
    uint32_t used = __atomic_load_n(&page->used, __ATOMIC_RELAXED);
    while (used < index + 1 &&
           !__atomic_compare_exchange_n(&page->used, &used, index + 1, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
    }
    pthread_once(&once, make_key);
    pthread_setspecific(key, slot);
#ifdef __linux__
    slot->has_clock = pthread_getcpuclockid(pthread_self(), &slot->clock) == 0;
#endif
    take_stack();
    return font_work_own = slot;
  }
  return font_work_own = &spare;
}

uint32_t font_work_new_number(void) {
  static uint32_t last;
  uint32_t number = __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
  return number ? number : font_work_new_number();
}

void font_work_name_font(uint32_t number, const uint8_t *bytes, size_t count) {
  font_work_slot *slot = font_work_own ? font_work_own : font_work_claim();
  if (slot == &spare) return;
  font_work_name *name = &slot->names[number % FONT_WORK_NAMES];
  __atomic_store_n(&name->number, 0, __ATOMIC_RELEASE);
  name->length = (uint32_t)(count < FONT_WORK_NAME_SIZE ? count : FONT_WORK_NAME_SIZE);
  if (bytes) memcpy(name->bytes, bytes, name->length);
  __atomic_store_n(&name->number, number, __ATOMIC_RELEASE);
}

void font_work_begin_sheet(const uint8_t *bytes, size_t count) {
  static uint32_t last;
  font_work_slot *slot = font_work_own ? font_work_own : font_work_claim();
  if (slot == &spare) return;
  uint32_t number = __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
  slot->label_length = (uint32_t)(count < FONT_WORK_LABEL_SIZE ? count : FONT_WORK_LABEL_SIZE);
  if (bytes) memcpy(slot->label, bytes, slot->label_length);
  __atomic_store_n(&slot->waits, 0, __ATOMIC_RELEASE);
  __atomic_store_n(&slot->sheet, number ? number : 1, __ATOMIC_RELEASE);
  if (font_work_sheet_begins) font_work_sheet_begins();
}

void font_work_end_sheet(void) {
  if (font_work_own) __atomic_store_n(&font_work_own->sheet, 0, __ATOMIC_RELEASE);
}

font_work_page *font_work_share(void) {
  void *page = mmap(NULL, sizeof(font_work_page), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return NULL;
  font_work_current = page;
  font_work_own = NULL;
  return page;
}

void font_work_unshare(font_work_page *page) {
  font_work_current = &own_page;
  font_work_own = NULL;
  munmap(page, sizeof(font_work_page));
}
