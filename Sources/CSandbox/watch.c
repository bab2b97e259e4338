#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "CFontWork.h"
#include "CSandbox.h"
#include "CStopping.h"
#include "words.h"

// What a process says when it can't go on. Everything here runs in handlers of signals: nothing is allocated, and no
// call is made that a signal could have interrupted halfway.
//
// A timer looks at the fonts at work, and no second thread does: with one, malloc takes its locks in every call,
// which is more than a sheet's fonts cost.

static sandbox_watch watched;
static struct timespec last_look;
// Room for a handler where a stack has run out: SIGSTKSZ is no constant any more, and AVX-512 wants 3 KiB of it.
static char handler_stack[64 << 10];

/// How much of the process's data is there, in bytes; 0 where that can't be told.
static uint64_t data_bytes(void) {
  char text[160];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  uint64_t number = 0;
  int field = 0;
  for (ssize_t index = 0; index < count; index++) {
    // The sixth is data and stack, in pages.
    if (text[index] == ' ') {
      if (++field == 6) break;
      number = 0;
    } else {
      number = number * 10 + (uint64_t)(text[index] - '0');
    }
  }
  return number * (uint64_t)sysconf(_SC_PAGESIZE);
}

static int own_slot(void) {
  const font_work_slot *slot = font_work_own;
  const font_work_slot *first = font_work_current->slots;
  return slot >= first && slot < first + FONT_WORK_SLOTS ? (int)(slot - first) : -1;
}

/// Adds " (sheet 'x')", where a sheet is drawn.
static void add_sheet(words *w, int slot) {
  uint32_t length = 0;
  const uint8_t *label = font_work_sheet_of(font_work_current, slot, &length);
  if (!label) return;
  words_add(w, " (sheet ");
  words_add_quoted(w, label, length);
  words_add(w, ")");
}

static void add_font(words *w, int slot, const char *before, const char *after) {
  uint32_t length = 0;
  const uint8_t *font = font_work_font_of(font_work_current, slot, &length);
  if (!font) return;
  words_add(w, before);
  words_add_quoted(w, font, length);
  words_add(w, after);
}

static void end_with(words *w, const char *limit, const char *isolate) {
  words_add(w, "\nhint: --limit ");
  words_add(w, limit);
  words_add(w, " allows more");
  words_add(w, isolate);
  words_add(w, "\n");
  words_tell(w);
  stopping_remove_noted();
  _exit(5);
}

static void end_for_memory(int slot) {
  words w = {.count = 0};
  words_add(&w, "error: the run needs more than ");
  words_add_number(&w, watched.memory >> 20);
  words_add(&w, " MiB of memory, the limit");
  add_font(&w, slot, ", while the font ", " was at work");
  add_sheet(&w, slot);
  end_with(&w, "memory-bytes=N", "");
}

static void end_for_time(font_work_finding finding) {
  words w = {.count = 0};
  if (finding.kind == 1) {
    add_font(&w, finding.slot, "error: the font ", "");
    if (w.count == 0) words_add(&w, "error: a font");
    words_add(&w, " took more than ");
    words_add_number(&w, watched.font_seconds);
    words_add(&w, " s, the limit");
    add_sheet(&w, finding.slot);
    end_with(&w, "font-seconds=N", "; --isolate draws the sheet without the font");
  }
  words_add(&w, "error: the sheet took more than ");
  words_add_number(&w, watched.sheet_seconds);
  words_add(&w, " s, the limit");
  add_sheet(&w, finding.slot);
  end_with(&w, "sheet-seconds=N", "");
}

static void on_processor_limit(int signal) {
  (void)signal;
  int slot = own_slot();
  if (watched.is_child) {
    font_work_current->fault_slot = slot + 1;
    font_work_current->fault_kind = FONT_WORK_FAULT_CPU;
    _exit(5);
  }
  words w = {.count = 0};
  words_add(&w, "error: the run took more than ");
  words_add_number(&w, watched.run_seconds);
  words_add(&w, " s of processor time, the limit");
  add_font(&w, slot, ", while the font ", " was at work");
  add_sheet(&w, slot);
  end_with(&w, "run-seconds=N", "");
}

static void on_fault(int number) {
  // malloc leaves it behind, and what is told of memory that isn't there is often a fault.
  bool has_no_memory = errno == ENOMEM;
  uint64_t data = watched.memory ? data_bytes() : 0;
  has_no_memory = watched.memory && (has_no_memory || data > watched.memory - watched.memory / 16);
  int slot = own_slot();
  if (watched.is_child) {
    font_work_current->fault_slot = slot + 1;
    font_work_current->fault_kind = has_no_memory ? FONT_WORK_FAULT_MEMORY : FONT_WORK_FAULT_SIGNAL;
  } else if (has_no_memory) {
    end_for_memory(slot);
  } else {
    words w = {.count = 0};
    add_font(&w, slot, "error: the program can't go on while the font ", " is at work");
    if (w.count > 0) {
      add_sheet(&w, slot);
      words_add(&w, "\nhint: --isolate draws the sheet without the font\n");
      words_tell(&w);
    }
    stopping_remove_noted();
  }
  // Whoever started the program is to see the signal itself.
  signal(number, SIG_DFL);
  raise(number);
}

static void set_timer(long first, long next) {
  struct itimerval timer = {{0, next * 1000}, {0, first * 1000}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

static void on_timer(int signal) {
  (void)signal;
  int code = errno;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t elapsed =
      (int64_t)(now.tv_sec - last_look.tv_sec) * 1000 + (now.tv_nsec - last_look.tv_nsec) / 1000000;
  last_look = now;
  // A process that was stopped has not worked all the while.
  if (elapsed > 500) elapsed = 500;
  font_work_finding finding = font_work_look(font_work_current, elapsed > 0 ? (uint32_t)elapsed : 0,
                                             watched.font_seconds * 1000, watched.sheet_seconds * 1000);
  if (finding.kind) end_for_time(finding);
  if (watched.is_resident && !font_work_is_busy(font_work_current)) set_timer(0, 0);
  errno = code;
}

static void begin_timer(void) {
  clock_gettime(CLOCK_MONOTONIC, &last_look);
  set_timer(300, 100);
}

/// Handles a signal, and lets it through where whoever started the program has blocked it, as a pool of threads does.
static void handle(int number, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
}

void sandbox_watch_self(sandbox_watch watch) {
  watched = watch;
  if (!sandbox_is_sanitized()) {
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&stack, NULL);
    font_work_handler_stack = sizeof handler_stack;
    const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
    for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) handle(faults[index], on_fault, SA_ONSTACK);
  }
  if (watch.run_seconds) handle(SIGXCPU, on_processor_limit, SA_ONSTACK);
  if (watch.is_child) return;
  handle(SIGALRM, on_timer, SA_ONSTACK | SA_RESTART);
  if (watch.is_resident) {
    font_work_sheet_begins = begin_timer;
  } else {
    begin_timer();
  }
}
