#include "CStopping.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The limit is how long a signal waits for steps and for the child, in milliseconds.
enum { NOTES = 256, PATH_BYTES = 4096, LIMIT = 2000 };
enum { FREE, TAKEN, NOTED };

// Pages of it that nothing was noted in take no memory.
static struct {
  atomic_int state;
  pid_t process;
  char path[PATH_BYTES];
} notes[NOTES];

static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
enum { SIGNALS = sizeof signals / sizeof *signals };
// What tells a process of its limits: its handlers take noted files away too, and may not part a step either.
static const int limit_signals[] = {SIGALRM, SIGXCPU};
enum { LIMIT_SIGNALS = sizeof limit_signals / sizeof *limit_signals };

// The child that goes with the process, 0 for none.
static atomic_int noted_child;

// How many threads are within a step, and whether a signal waits for them.
static atomic_int holding;
static atomic_bool stopping;

static _Thread_local int depth;
static _Thread_local sigset_t unheld;

static void nap(void) {
  const struct timespec time = {0, 100000};
  nanosleep(&time, NULL);
}

/// What a clock shows that nobody sets, in milliseconds.
static int64_t now(void) {
  struct timespec time = {0, 0};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Takes noted files away after the steps under way, or at the deadline.
static void remove_noted(int64_t deadline) {
  atomic_store(&stopping, true);
  // A fault may come within a step of this very thread, which nobody can wait for.
  const int own = depth > 0 ? 1 : 0;
  // A step is a few calls, but a disk may hang, and then nobody wants to wait for it.
  while (atomic_load(&holding) > own && now() < deadline) nap();
  for (int number = 0; number < NOTES; number++) {
    if (atomic_load(&notes[number].state) == NOTED && notes[number].process == getpid()) unlink(notes[number].path);
  }
}

void stopping_remove_noted(void) { remove_noted(now() + LIMIT); }

/// Nobody finds the child at work when this process is gone.
static void end_child(int64_t deadline) {
  const pid_t child = atomic_exchange(&noted_child, 0);
  if (child <= 0) return;
  kill(child, SIGKILL);
  // One that a disk holds can't end.
  while (waitpid(child, NULL, WNOHANG) == 0 && now() < deadline) nap();
}

static void end(int signal_number) {
  if (atomic_exchange(&stopping, true)) return;
  // One deadline for both, so that the process goes within 2 s.
  const int64_t deadline = now() + LIMIT;
  end_child(deadline);
  remove_noted(deadline);
  // With its first meaning it ends the process as soon as the handler has returned, since it is blocked here.
  signal(signal_number, SIG_DFL);
  kill(getpid(), signal_number);
}

void stopping_begin(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = end;
  action.sa_flags = SA_RESTART;
  for (int index = 0; index < SIGNALS; index++) sigaddset(&action.sa_mask, signals[index]);
  for (int index = 0; index < SIGNALS; index++) {
    struct sigaction old;
    if (sigaction(signals[index], NULL, &old) != 0 || old.sa_handler != SIG_DFL) continue;
    sigaction(signals[index], &action, NULL);
  }
}

void stopping_hold(void) {
  if (depth > 0) {
    depth++;
    return;
  }
  sigset_t set;
  sigemptyset(&set);
  for (int index = 0; index < SIGNALS; index++) sigaddset(&set, signals[index]);
  for (int index = 0; index < LIMIT_SIGNALS; index++) sigaddset(&set, limit_signals[index]);
  pthread_sigmask(SIG_BLOCK, &set, &unheld);
  // Only now: a handler that came before would take the step for one that is under way in its own thread.
  depth = 1;
  atomic_fetch_add(&holding, 1);
  if (!atomic_load(&stopping)) return;
  // The handler may have looked already: nothing new is begun.
  atomic_fetch_sub(&holding, 1);
  for (;;) nap();
}

void stopping_release(void) {
  if (--depth > 0) return;
  atomic_fetch_sub(&holding, 1);
  const int code = errno;
  pthread_sigmask(SIG_SETMASK, &unheld, NULL);
  errno = code;
}

int stopping_note(const char *path) {
  const size_t size = strlen(path) + 1;
  if (size > PATH_BYTES) return -1;
  for (int number = 0; number < NOTES; number++) {
    int state = FREE;
    if (!atomic_compare_exchange_strong(&notes[number].state, &state, TAKEN)) continue;
    memcpy(notes[number].path, path, size);
    notes[number].process = getpid();
    atomic_store(&notes[number].state, NOTED);
    return number;
  }
  return -1;
}

void stopping_note_child(pid_t child) { atomic_store(&noted_child, child); }

void stopping_forget_child(void) { atomic_store(&noted_child, 0); }

void stopping_forget(int number) {
  if (number >= 0) atomic_store(&notes[number].state, FREE);
}
