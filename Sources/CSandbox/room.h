#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A limit that is in force: 0 for none, and whether it is the one that this program was asked for.
typedef struct {
  uint64_t value;
  bool is_own;
} limit_in_force;

/// The limits that the system holds the calling process to, whoever set them.
typedef struct {
  limit_in_force data;     // RLIMIT_DATA, in bytes
  limit_in_force space;    // RLIMIT_AS, in bytes; never this program's own
  limit_in_force seconds;  // RLIMIT_CPU, in seconds
} limits_in_force;

/// Asks the system which limits are in force, where the program was asked for `memory` bytes and `seconds`.
limits_in_force limits_read(uint64_t memory, uint64_t seconds);

/// What memory is left under a limit.
typedef struct {
  uint64_t bytes;       // UINT64_MAX where nothing is limited or it can't be told
  uint64_t limit;       // the limit that is nearest, in bytes
  bool is_space;        // whether that is RLIMIT_AS, and not RLIMIT_DATA
  bool is_own;          // whether it is this program's own
} memory_room;

/// Finds what memory is left to the calling process, and by which of the limits; a handler of a signal may call it.
memory_room room_left(const limits_in_force *limits);
