#include "confine.h"

#ifdef __linux__
#include <errno.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface, by the numbers of its documentation (userspace-api/landlock): Debian 12's header knows the
// first of them alone, and libc has no calls.
#ifndef __NR_landlock_create_ruleset
#define __NR_landlock_create_ruleset 444
#define __NR_landlock_add_rule 445
#define __NR_landlock_restrict_self 446
#endif
#define CREATE_RULESET_VERSION 1u

// Rights about files: running (bit 0), writing (1), removing and making (4 to 12), since version 2 moving to other
// folders (13), since 3 truncating (14), since 5 commands to devices (15). Reading (2 and 3) stays free.
#define RUN_AND_WRITE (1ull << 0 | 1ull << 1)
#define REMOVE_AND_MAKE (0x1FFull << 4)
#define MOVE (1ull << 13)
#define TRUNCATE (1ull << 14)
#define COMMAND_DEVICES (1ull << 15)
// Since version 4, TCP: bind and connect. Since 6: abstract sockets and signals outside the sandbox.
#define TCP 3ull
#define OUTSIDE 3ull

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
};

int confine_by_landlock(int *abi) {
  long version = syscall(__NR_landlock_create_ruleset, NULL, 0, CREATE_RULESET_VERSION);
  *abi = version > 0 ? (int)version : 0;
  if (version <= 0) return version < 0 ? errno : ENOSYS;
  struct ruleset rules = {RUN_AND_WRITE | REMOVE_AND_MAKE, 0, 0};
  size_t size = sizeof rules.files;
  if (version >= 2) rules.files |= MOVE;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4) rules.network = TCP, size = 2 * sizeof(uint64_t);
  if (version >= 5) rules.files |= COMMAND_DEVICES;
  if (version >= 6) rules.scoped = OUTSIDE, size = sizeof rules;
  // No rule is added: what is named here is allowed nowhere.
  int ruleset = (int)syscall(__NR_landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return errno;
  int code = syscall(__NR_landlock_restrict_self, ruleset, 0) == 0 ? 0 : errno;
  close(ruleset);
  return code;
}
#else
int confine_by_landlock(int *abi) {
  *abi = 0;
  return 78;
}
#endif
