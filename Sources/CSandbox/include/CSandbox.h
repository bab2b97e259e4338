#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What a process does about itself before it reads a stranger's font, and what it needs of the system to have a child
// do so: calls that Swift has no names for, handlers of signals, and the one lock around the child's channel.

/// Whether the program was built with the AddressSanitizer, which reserves terabytes and has handlers of its own.
bool sandbox_is_sanitized(void);

/// What confines the calling process; the rest is 0.
typedef struct {
  int landlock_abi;    // the kernel's version of Landlock, 0 where it has none
  int landlock_errno;  // why the rules could not be put in force, 0 when they are
  int seccomp_errno;   // why the filter could not be put in force, 0 when it is
} sandbox_confinement;

/// Leaves the calling process, and its threads to come, nothing but to read files and to compute.
///
/// No file can be written, made or removed, no socket made, no program started, no other process reached. Called with
/// one thread. What the kernel hasn't got is told in the answer.
sandbox_confinement sandbox_confine(void);

/// Begins a child that has the other end of a new channel; answers its number, 0 in the child, -1 with errno.
///
/// The child ends with its parent, and before it where a signal ends that in order (CStopping). It shows nobody its
/// memory, has no descriptor but 0, 1, 2 and its end of the channel, and its 1 and 2 lead nowhere.
pid_t sandbox_fork(int *_Nonnull channel);

/// Takes a child's end, and its number from what a signal to this process ends: 1 when it has ended, 0 when it has not,
/// -1 where there is no such child.
int sandbox_reap(pid_t child, int *_Nonnull status, bool waits);

/// Sets the limits of the process itself that the system enforces; 0 leaves one as it is.
void sandbox_limit(uint64_t memory, uint64_t seconds);

/// Raises the soft limit of the first thread's stack to `wanted` bytes, as far as the hard one lets; answers the limit in
/// force, in bytes.
uint64_t sandbox_raise_stack(uint64_t wanted);

/// Sends a request over the channel and waits for its answer; false when the parent is gone.
///
/// Threads take turns. The request is its kind, a number, and bytes; the answer two numbers.
bool sandbox_exchange(int channel, uint32_t kind, uint64_t number, const void *_Nullable bytes, size_t count,
                      int64_t *_Nonnull first, int64_t *_Nonnull second);

/// How a process watches itself.
typedef struct {
  uint64_t memory;         // bytes that were asked for as its limit; 0 for none
  uint32_t run_seconds;    // processor time that was asked for as its limit; 0 for none
  uint32_t font_seconds;   // processor time of a font in a sheet
  uint32_t sheet_seconds;  // wall time of a sheet
  bool is_child;           // whether a parent reads the page and speaks: nothing is written then
  bool is_resident;        // whether the process goes on for days, and looks at the clock only while it draws
  bool is_measuring;       // whether the memory that is left is noted whenever a font's work begins, which takes time
} sandbox_watch;

/// Lets the process end itself with a sentence and exit code 5 when a limit is met, and say which font was at work
/// when a signal ends it. Called once, with one thread.
void sandbox_watch_self(sandbox_watch watch);

/// Sleeps until there is something to read from the channel, for `milliseconds` at most; false when there is nothing.
bool sandbox_wait(int channel, int milliseconds);
