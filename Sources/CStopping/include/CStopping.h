#pragma once
#include <sys/types.h>

// What a signal that ends the process has to wait for, and what it takes away or ends first.
//
// In C, since a signal's handler may neither allocate nor lock: what it reads are arrays and atomic numbers.

/// Lets SIGHUP, SIGINT, SIGQUIT and SIGTERM end the process in order: a step that is under way is waited for, noted
/// files are removed, a noted child is ended, and the signal then ends the process as it would have. What the caller ignores stays ignored. For
/// a process's start; a library leaves signals alone.
void stopping_begin(void);

/// Begins a step that such a signal must not part, in this thread; steps may lie in each other.
void stopping_hold(void);

/// Ends the step; a signal that came meanwhile ends the process now.
void stopping_release(void);

/// Notes a file that is to be removed when a signal ends this process; a child's signals don't touch it.
///
/// Answers a number for `stopping_forget`, or -1 where 256 files are noted already or the path has over 4,095 bytes:
/// the file is left then.
int stopping_note(const char *_Nonnull path);

/// Notes a child that is to end, and to be waited for, before a signal ends this process; one at a time.
void stopping_note_child(pid_t child);

/// Forgets the child: its number may be another's from now on.
void stopping_forget_child(void);

/// Waits for the steps of other threads, lets nobody begin another, and removes the files that this process has noted.
///
/// For a handler of a signal that ends the process next: nothing is allocated, and no lock is taken.
void stopping_remove_noted(void);

/// Forgets a noted file: it is finished, or removed. -1 is nothing.
void stopping_forget(int number);
