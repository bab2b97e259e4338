#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

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
  bool has_clock;   // whether `clock` is the thread's
  clockid_t clock;  // the clock of the thread's processor time
  uint64_t room;    // what memory was left when the font's work began, in bytes; 0 where nobody measured it
  uint32_t label_length;
  uint8_t label[FONT_WORK_LABEL_SIZE];
  font_work_name names[FONT_WORK_NAMES];
} font_work_slot;

/// How far a run of several files has come, for whoever has to say so when it ends midway.
typedef struct {
  uint32_t planned;  // how many it is to write, 0 where nobody said
  uint32_t done;     // how many are written
  bool are_sheets;   // whether sheets are counted, and not files
  uint32_t changes;  // how often the path was begun or ended to be written: odd while it is
  uint32_t length;
  uint8_t last[FONT_WORK_LABEL_SIZE];  // the path of the last one, cut where it is longer
} font_work_written;

/// All slots, and what a handler of a signal leaves for whoever reads them afterwards.
typedef struct {
  uint32_t used;      // how many slots were ever taken, from the first
  int32_t fault_slot; // the slot of the thread that a signal ended, counted from 1; 0 for none
  int32_t fault_kind; // a font_work_fault
  int32_t limit_origin; // a font_work_origin: whose the limit is that was met
  uint64_t limit;     // the limit that was met, in bytes or seconds
  uint64_t room;      // what memory was left when its lack ended the process, in bytes
  font_work_written written;
  font_work_slot slots[FONT_WORK_SLOTS];
} font_work_page;

/// Why a thread could not go on, as far as its handler could tell.
enum font_work_fault {
  FONT_WORK_FAULT_NONE = 0,
  FONT_WORK_FAULT_SIGNAL,      // what the thread did raised a signal
  FONT_WORK_FAULT_SENT,        // another process sent a signal
  FONT_WORK_FAULT_MEMORY,      // there was no memory left
  FONT_WORK_FAULT_RUN_TIME,    // the process has had its processor time
  FONT_WORK_FAULT_FONT_TIME,   // the font has had its processor time
  FONT_WORK_FAULT_SHEET_TIME   // the sheet has had its time
};

/// Whose a limit is.
enum font_work_origin {
  FONT_WORK_ORIGIN_OPTION = 0,     // this program's own
  FONT_WORK_ORIGIN_DATA,           // RLIMIT_DATA from outside
  FONT_WORK_ORIGIN_ADDRESS_SPACE,  // RLIMIT_AS from outside
  FONT_WORK_ORIGIN_PROCESSOR_TIME  // RLIMIT_CPU from outside
};

extern font_work_page *_Nonnull font_work_current;
extern _Thread_local font_work_slot *_Nullable font_work_own;

/// Gives the calling thread a slot; one that nobody reads where all are taken.
font_work_slot *_Nonnull font_work_claim(void);

/// A number that no other font of the process has.
uint32_t font_work_new_number(void);

/// What is called when a thread begins to work on a font and was at none, NULL for nothing.
extern void (*_Nullable font_work_font_begins)(font_work_slot *_Nonnull slot);

/// Says that the calling thread works on a font from now on; answers what it worked on before, for `font_work_end`.
static inline uint32_t font_work_begin(uint32_t number) {
  font_work_slot *slot = font_work_own ? font_work_own : font_work_claim();
  uint32_t before = slot->font;
  if (!before && font_work_font_begins) font_work_font_begins(slot);
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

/// Says that the run writes `count` files, or sheets; false where something that this is part of has said so already.
bool font_work_plan(uint32_t count, bool are_sheets);
/// Says that one of them is written, by its path.
void font_work_wrote(const uint8_t *_Nullable path, size_t count);
/// Says that what was planned is done.
void font_work_end_plan(void);

/// Makes a page that a child shares with its parent, and the current one; NULL where the system gives none.
font_work_page *_Nullable font_work_share(void);
/// Gives a shared page back; the process's own is current again.
void font_work_unshare(font_work_page *_Nonnull page);

/// What a look at the page has found.
typedef struct {
  int kind;  // 0 nothing, 1 a font took too long, 2 a sheet did
  int slot;  // counted from 0
} font_work_finding;

/// Adds what time has passed since the last look to what every thread is at, and says whether a font or a sheet has had
/// more than its limit, in milliseconds.
///
/// A sheet's time is `elapsed`; a font's is the processor time that its thread has had meanwhile, or `elapsed` where the
/// system has no clock of a thread. Time counts for a font within a sheet, and anew for each sheet. A handler may call it.
font_work_finding font_work_look(const font_work_page *_Nonnull page, uint32_t elapsed, uint32_t font_limit,
                                 uint32_t sheet_limit);
/// Forgets all times, for a new page.
void font_work_forget_times(void);

/// How far the run has come, with lengths within bounds whatever the page says; `planned` is 0 where it isn't known.
font_work_written font_work_written_of(const font_work_page *_Nonnull page);

/// Whether any thread of the page draws a sheet or is at work on a font.
bool font_work_is_busy(const font_work_page *_Nonnull page);
/// The font at work in a slot, NULL for none; `length` is within the name's size whatever the page says.
const uint8_t *_Nullable font_work_font_of(const font_work_page *_Nonnull page, int slot, uint32_t *_Nonnull length);
/// What a slot's sheet is called, NULL for none.
const uint8_t *_Nullable font_work_sheet_of(const font_work_page *_Nonnull page, int slot, uint32_t *_Nonnull length);
/// What memory was taken from when the work of a slot's font began to when its lack ended the process, in bytes; 0 where
/// that wasn't measured.
uint64_t font_work_taken_of(const font_work_page *_Nonnull page, int slot);
