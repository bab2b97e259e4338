#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "CFontWork.h"
#include "CSandbox.h"
#include "CStopping.h"
#include "room.h"
#include "sentences.h"
#include "watch.h"

// What a process says when it can't go on. Everything here runs in handlers of signals: nothing is allocated, and no
// call is made that a signal could have interrupted halfway.
//
// A timer looks at the fonts at work, and no second thread does: with one, malloc takes its locks in every call,
// which is more than a sheet's fonts cost.

static sandbox_watch watched;
static limits_in_force limits;
static struct timespec last_look;
// Room for a handler where a stack has run out: SIGSTKSZ is no constant any more, and AVX-512 wants 3 KiB of it.
static char handler_stack[64 << 10];

static int own_slot(void) {
  const font_work_slot *slot = font_work_own;
  const font_work_slot *first = font_work_current->slots;
  return slot >= first && slot < first + FONT_WORK_SLOTS ? (int)(slot - first) : -1;
}

static atomic_flag is_ending = ATOMIC_FLAG_INIT;
static _Thread_local bool has_the_word;

/// Gives the calling thread the word, so that one thread alone says what ended the process; whoever comes second waits
/// here for the end.
///
/// False where the thread has had it before: what it was saying goes on.
static bool take_the_word(void) {
  if (has_the_word) return false;
  while (atomic_flag_test_and_set(&is_ending)) pause();
  has_the_word = true;
  return true;
}

/// Leaves what ended the process on the page, where a parent reads it.
static void note(int slot, int kind) {
  font_work_current->fault_slot = slot + 1;
  font_work_current->fault_kind = kind;
}

static void end_with(const words *w) {
  words_tell(w);
  stopping_remove_noted();
  _exit(5);
}

static void end_for_memory(int slot, memory_room room) {
  font_work_current->limit = room.limit;
  font_work_current->room = room.bytes;
  font_work_current->limit_origin = room.is_own     ? FONT_WORK_ORIGIN_OPTION
                                    : room.is_space ? FONT_WORK_ORIGIN_ADDRESS_SPACE
                                                    : FONT_WORK_ORIGIN_DATA;
  note(slot, FONT_WORK_FAULT_MEMORY);
  if (watched.is_child) _exit(5);
  words w = {.count = 0};
  sentence_of_limit(&w, font_work_current, slot, FONT_WORK_FAULT_MEMORY);
  end_with(&w);
}

void watch_end_for_memory(void) {
  memory_room room = room_left(&limits);
  if (room.limit && take_the_word()) end_for_memory(own_slot(), room);
}

static void end_for_time(font_work_finding finding) {
  if (!take_the_word()) return;
  note(finding.slot, finding.kind == 1 ? FONT_WORK_FAULT_FONT_TIME : FONT_WORK_FAULT_SHEET_TIME);
  if (watched.is_child) _exit(5);
  words w = {.count = 0};
  if (finding.kind == 1) {
    sentence_of_font_time(&w, font_work_current, finding.slot, watched.font_seconds);
  } else {
    sentence_of_sheet_time(&w, font_work_current, finding.slot, watched.sheet_seconds);
  }
  end_with(&w);
}

/// Whether another process has sent a signal, and neither something here raised it nor the system.
static bool is_sent(const siginfo_t *info) {
  bool has_sender = info->si_code == SI_USER || info->si_code == SI_QUEUE;
#ifdef SI_TKILL
  has_sender = has_sender || info->si_code == SI_TKILL;
#endif
  return has_sender && info->si_pid != getpid();
}

/// Whoever started the program is to see the signal itself.
static void end_by(int number) {
  signal(number, SIG_DFL);
  raise(number);
}

static void on_processor_limit(int number, siginfo_t *info, void *context) {
  (void)context;
  if (!take_the_word()) return;
  int slot = own_slot();
  if (is_sent(info)) {
    note(slot, FONT_WORK_FAULT_SENT);
    stopping_remove_noted();
    end_by(number);
    return;
  }
  font_work_current->limit = limits.seconds.value;
  font_work_current->limit_origin =
      limits.seconds.is_own ? FONT_WORK_ORIGIN_OPTION : FONT_WORK_ORIGIN_PROCESSOR_TIME;
  note(slot, FONT_WORK_FAULT_RUN_TIME);
  if (watched.is_child) _exit(5);
  words w = {.count = 0};
  sentence_of_limit(&w, font_work_current, slot, FONT_WORK_FAULT_RUN_TIME);
  end_with(&w);
}

static void on_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  // malloc leaves it behind, and what is told of memory that isn't there is often a fault. It may be an old one.
  bool has_no_memory = errno == ENOMEM;
  if (!take_the_word()) {
    end_by(number);
    return;
  }
  int slot = own_slot();
  if (is_sent(info)) {
    note(slot, FONT_WORK_FAULT_SENT);
  } else {
    memory_room room = room_left(&limits);
    if (room.limit && room.bytes < room.limit / (has_no_memory ? 4 : 16)) end_for_memory(slot, room);
    note(slot, FONT_WORK_FAULT_SIGNAL);
    words w = {.count = 0};
    sentence_of_fault(&w, font_work_current, slot);
    if (!watched.is_child) words_tell(&w);
  }
  stopping_remove_noted();
  end_by(number);
}

/// Says of a font what memory there is as its work begins, and lets no earlier lack of memory be its.
static void measure(font_work_slot *slot) {
  memory_room room = room_left(&limits);
  slot->room = room.bytes == UINT64_MAX ? 0 : room.bytes;
  errno = 0;
}

static void set_timer(long first, long next) {
  struct itimerval timer = {{0, next * 1000}, {0, first * 1000}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

static void on_timer(int number, siginfo_t *info, void *context) {
  (void)number, (void)info, (void)context;
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
static void handle(int number, void (*handler)(int, siginfo_t *, void *), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
}

void sandbox_watch_self(sandbox_watch watch) {
  watched = watch;
  limits = limits_read(watch.memory, watch.run_seconds);
  if (!sandbox_is_sanitized()) {
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&stack, NULL);
    font_work_handler_stack = sizeof handler_stack;
    const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
    for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) handle(faults[index], on_fault, 0);
    watch_standard_error();
  }
  if (limits.seconds.value) handle(SIGXCPU, on_processor_limit, 0);
  if (watch.is_measuring) font_work_font_begins = measure;
  handle(SIGALRM, on_timer, SA_RESTART);
  if (watch.is_resident) {
    font_work_sheet_begins = begin_timer;
  } else {
    begin_timer();
  }
}
