#define _GNU_SOURCE
#include "room.h"

#include <fcntl.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

static limit_in_force read_limit(int what, uint64_t own) {
  struct rlimit now;
  if (getrlimit(what, &now) != 0 || now.rlim_cur == RLIM_INFINITY) return (limit_in_force){0, false};
  return (limit_in_force){now.rlim_cur, own > 0 && now.rlim_cur == own};
}

limits_in_force limits_read(uint64_t memory, uint64_t seconds) {
  limits_in_force limits = {
      .data = read_limit(RLIMIT_DATA, memory),
      .space = read_limit(RLIMIT_AS, 0),
      .seconds = read_limit(RLIMIT_CPU, seconds),
  };
  return limits;
}

/// What the process has: all of its address space, and of that its data, in bytes; false where it can't be told.
static bool read_size(uint64_t *space, uint64_t *data) {
  char text[160];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text);
  close(file);
  uint64_t fields[8] = {0};
  size_t field = 0;
  for (ssize_t index = 0; index < count && field < 8; index++) {
    if (text[index] == ' ') {
      field++;
    } else if (text[index] >= '0' && text[index] <= '9') {
      fields[field] = fields[field] * 10 + (uint64_t)(text[index] - '0');
    }
  }
  if (field < 5) return false;
  // The first is everything, the sixth data and stack, in pages.
  uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
  *space = fields[0] * page;
  *data = fields[5] * page;
  return true;
}

memory_room room_left(const limits_in_force *limits) {
  memory_room room = {UINT64_MAX, limits->data.value, false, limits->data.is_own};
  bool has_space = limits->space.value > 0;
  if (!room.limit && has_space) room = (memory_room){UINT64_MAX, limits->space.value, true, false};
  uint64_t space = 0, data = 0;
  if (!room.limit || !read_size(&space, &data)) return room;
  uint64_t left = limits->space.value > space ? limits->space.value - space : 0;
  if (limits->data.value) room.bytes = limits->data.value > data ? limits->data.value - data : 0;
  if (has_space && left < room.bytes) room = (memory_room){left, limits->space.value, true, false};
  return room;
}
