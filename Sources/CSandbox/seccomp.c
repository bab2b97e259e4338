#define _GNU_SOURCE
#include "confine.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <unistd.h>

// A filter of the system calls, which libseccomp puts together for the processor at hand. It takes a third of a
// millisecond of the child's, most of it the kernel's; the parent never calls it.
//
// What a sheet needs is allowed; some of it only with harmless arguments; everything else is EPERM, as though the user
// lacked the right. What libc tries first and has another way for is ENOSYS, so that it takes that. Calls by another
// processor's numbers end the process. A call that a processor hasn't got is passed over by the library.

#define COUNT(list) (sizeof(list) / sizeof *(list))

// Calls without a harmful argument for a process that has no writable descriptor but its channel.
static const int allowed[] = {
    // Reading and writing what is open, asking about files.
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(writev), SCMP_SYS(close),
    SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(statx), SCMP_SYS(lseek), SCMP_SYS(getdents64), SCMP_SYS(readlinkat),
    SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(getcwd), SCMP_SYS(statfs), SCMP_SYS(fstatfs),
    SCMP_SYS(fadvise64), SCMP_SYS(flock), SCMP_SYS(pipe2), SCMP_SYS(ppoll), SCMP_SYS(pselect6), SCMP_SYS(shutdown),
    // The forms that only x86-64 has.
    SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(access), SCMP_SYS(readlink), SCMP_SYS(poll), SCMP_SYS(select),
    SCMP_SYS(pipe), SCMP_SYS(time),
    // Memory.
    SCMP_SYS(mmap), SCMP_SYS(munmap), SCMP_SYS(mprotect), SCMP_SYS(mremap), SCMP_SYS(brk), SCMP_SYS(madvise),
    SCMP_SYS(mincore),
    // Threads and their signals.
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(get_robust_list), SCMP_SYS(set_tid_address), SCMP_SYS(rseq),
    SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity), SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(restart_syscall), SCMP_SYS(exit), SCMP_SYS(exit_group),
    SCMP_SYS(membarrier),
    // Time, and what the process is.
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(clock_nanosleep), SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday), SCMP_SYS(getrandom), SCMP_SYS(getpid), SCMP_SYS(getppid), SCMP_SYS(gettid),
    SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(uname), SCMP_SYS(sysinfo),
    SCMP_SYS(getrusage), SCMP_SYS(times), SCMP_SYS(getrlimit),
};

// What libc does without.
static const int missing[] = {SCMP_SYS(clone3), SCMP_SYS(openat2)};

#define WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY))

/// A call that is allowed where the bits of an argument that `mask` names are those of `value`.
typedef struct {
  int call;
  unsigned argument;
  unsigned mask;
  unsigned value;
} condition;

#define ALL 0xFFFFFFFFu

static int allow_all(scmp_filter_ctx filter) {
  int code = 0;
  for (size_t index = 0; code == 0 && index < COUNT(allowed); index++) {
    code = seccomp_rule_add(filter, SCMP_ACT_ALLOW, allowed[index], 0);
  }
  for (size_t index = 0; code == 0 && index < COUNT(missing); index++) {
    code = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), missing[index], 0);
  }
  return code;
}

static int allow_some(scmp_filter_ctx filter) {
  const unsigned own = (unsigned)getpid();
  const condition conditions[] = {
      {SCMP_SYS(openat), 2, WRITING, 0}, {SCMP_SYS(open), 1, WRITING, 0},
      // A thread of this process, and no process.
      {SCMP_SYS(clone), 0, CLONE_THREAD, CLONE_THREAD}, {SCMP_SYS(tgkill), 0, ALL, own},
      // Limits are asked for, or set for the process itself, where none can be raised.
      {SCMP_SYS(prlimit64), 0, ALL, 0}, {SCMP_SYS(prlimit64), 0, ALL, own}, {SCMP_SYS(fcntl), 1, ALL, F_GETFD},
      {SCMP_SYS(fcntl), 1, ALL, F_SETFD}, {SCMP_SYS(fcntl), 1, ALL, F_GETFL}, {SCMP_SYS(fcntl), 1, ALL, F_SETFL},
      {SCMP_SYS(fcntl), 1, ALL, F_DUPFD_CLOEXEC},
      // Whether it is a terminal (TCGETS), and how much there is to read (FIONREAD).
      {SCMP_SYS(ioctl), 1, ALL, 0x5401}, {SCMP_SYS(ioctl), 1, ALL, 0x541B},
      // Names of threads and of memory.
      {SCMP_SYS(prctl), 0, ALL, PR_SET_NAME}, {SCMP_SYS(prctl), 0, ALL, PR_GET_NAME},
      {SCMP_SYS(prctl), 0, ALL, 0x53564D41},
  };
  int code = 0;
  for (size_t index = 0; code == 0 && index < COUNT(conditions); index++) {
    const condition *c = &conditions[index];
    code = seccomp_rule_add(filter, SCMP_ACT_ALLOW, c->call, 1,
                            SCMP_CMP32(c->argument, SCMP_CMP_MASKED_EQ, c->mask, c->value));
  }
  return code;
}

int confine_by_seccomp(void) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return ENOMEM;
  int code = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  if (code == 0) code = allow_all(filter);
  if (code == 0) code = allow_some(filter);
  if (code == 0) code = seccomp_load(filter);
  seccomp_release(filter);
  return -code;
}
#else
int confine_by_seccomp(void) { return 78; }
#endif
