#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Which font file each thread is working on, noted where a process that outlives the work, or a handler of a signal,
// can read it. A page of slots, one a thread: in the process's own memory, or shared with the parent of an isolated
// child.

#define FONT_WORK_SLOTS 128
#define FONT_WORK_NAMES 8
#define FONT_WORK_NAME_SIZE 4096
#define FONT_WORK_LABEL_SIZE 512

/// The path of a font file under its number; longer ones are cut.
typedef struct {
  uint32_t number;
  uint32_t length;
  uint8_t bytes[FONT_WORK_NAME_SIZE];
} font_work_name;

/// What one thread does. Written by that thread alone, read by anyone.
typedef struct {
  int32_t owner;    // 0 while no thread has the slot
  uint32_t font;    // the number of the font at work, 0 for none
  uint32_t sheet;   // a number that is new for each sheet, 0 for none
  uint32_t waits;   // how many waits for others the thread is in, one in another; its sheet's time stands still
  uint32_t label_length;
  uint8_t label[FONT_WORK_LABEL_SIZE];
  font_work_name names[FONT_WORK_NAMES];
} font_work_slot;

/// All slots, and what a handler of a signal leaves for whoever reads them afterwards.
typedef struct {
  uint32_t used;      // how many slots were ever taken, from the first
  int32_t fault_slot; // the slot of the thread that a signal ended, counted from 1; 0 for none
  int32_t fault_kind; // a font_work_fault
  int32_t reserved;
  font_work_slot slots[FONT_WORK_SLOTS];
} font_work_page;

/// Why a thread could not go on, as far as its handler could tell.
enum font_work_fault { FONT_WORK_FAULT_NONE = 0, FONT_WORK_FAULT_SIGNAL, FONT_WORK_FAULT_MEMORY, FONT_WORK_FAULT_CPU };

extern font_work_page *_Nonnull font_work_current;
extern _Thread_local font_work_slot *_Nullable font_work_own;

/// Gives the calling thread a slot; one that nobody reads where all are taken.
font_work_slot *_Nonnull font_work_claim(void);

/// A number that no other font of the process has.
uint32_t font_work_new_number(void);

/// Says that the calling thread works on a font from now on; answers what it worked on before, for `font_work_end`.
static inline uint32_t font_work_begin(uint32_t number) {
  font_work_slot *slot = font_work_own ? font_work_own : font_work_claim();
  uint32_t before = slot->font;
  __atomic_store_n(&slot->font, number, __ATOMIC_RELEASE);
  return before;
}

/// Whether the calling thread's slot has the font's name.
static inline bool font_work_knows(uint32_t number) {
  font_work_slot *slot = font_work_own ? font_work_own : font_work_claim();
  return slot->names[number % FONT_WORK_NAMES].number == number;
}

/// Keeps the font's name in the calling thread's slot; the bytes are copied.
void font_work_name_font(uint32_t number, const uint8_t *_Nullable bytes, size_t count);

/// Says that the work is done, and what it was part of goes on.
static inline void font_work_end(uint32_t before) {
  if (font_work_own) __atomic_store_n(&font_work_own->font, before, __ATOMIC_RELEASE);
}

/// How many bytes each thread that begins to work on fonts gets for its handlers of signals, 0 for none.
///
/// Set once, while the process has one thread.
extern size_t font_work_handler_stack;

/// What is called when a thread begins a sheet, NULL for nothing.
extern void (*_Nullable font_work_sheet_begins)(void);

/// Says that the calling thread draws a sheet, which messages call by `bytes`.
void font_work_begin_sheet(const uint8_t *_Nullable bytes, size_t count);
/// Says that the calling thread waits for a disk, a reader or another process, which is no time of its sheet.
static inline void font_work_wait(void) {
  if (font_work_own) __atomic_add_fetch(&font_work_own->waits, 1, __ATOMIC_RELEASE);
}
/// Says that the wait is over.
static inline void font_work_go_on(void) {
  if (font_work_own && font_work_own->waits) __atomic_sub_fetch(&font_work_own->waits, 1, __ATOMIC_RELEASE);
}

/// Says that the calling thread's sheet is done.
void font_work_end_sheet(void);

/// Makes a page that a child shares with its parent, and the current one; NULL where the system gives none.
font_work_page *_Nullable font_work_share(void);
/// Gives a shared page back; the process's own is current again.
void font_work_unshare(font_work_page *_Nonnull page);

/// What a look at the page has found.
typedef struct {
  int kind;  // 0 nothing, 1 a font took too long, 2 a sheet did
  int slot;  // counted from 0
} font_work_finding;

/// Adds `elapsed` milliseconds to what every thread is at, and says whether a font or a sheet has had more than its
/// limit.
///
/// Time counts for a font within a sheet, and anew for each sheet. Makes no other call, so that a handler may call it.
font_work_finding font_work_look(const font_work_page *_Nonnull page, uint32_t elapsed, uint32_t font_limit,
                                 uint32_t sheet_limit);
/// Forgets all times, for a new page.
void font_work_forget_times(void);

/// Whether any thread of the page draws a sheet or is at work on a font.
bool font_work_is_busy(const font_work_page *_Nonnull page);
/// The font at work in a slot, NULL for none; `length` is within the name's size whatever the page says.
const uint8_t *_Nullable font_work_font_of(const font_work_page *_Nonnull page, int slot, uint32_t *_Nonnull length);
/// What a slot's sheet is called, NULL for none.
const uint8_t *_Nullable font_work_sheet_of(const font_work_page *_Nonnull page, int slot, uint32_t *_Nonnull length);
