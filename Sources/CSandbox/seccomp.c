#define _GNU_SOURCE
#include "confine.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// A filter of the system calls, as the kernel runs it: a list of comparisons. It is written here and not by
// libseccomp, which would be one more library to load in every run, and takes longer than the rest of the sandbox to
// put it together.
//
// What a sheet needs is allowed; some of it only with harmless arguments; everything else is EPERM, as though the user
// lacked the right. What libc tries first and has another way for is ENOSYS, so that it takes that.

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

// Calls without a harmful argument for a process that has no writable descriptor but its channel.
static const unsigned allowed[] = {
    // Reading and writing what is open, asking about files.
    __NR_read, __NR_readv, __NR_pread64, __NR_write, __NR_writev, __NR_close, __NR_fstat, __NR_newfstatat, __NR_statx,
    __NR_lseek, __NR_getdents64, __NR_readlinkat, __NR_faccessat, __NR_getcwd, __NR_statfs, __NR_fstatfs,
    __NR_fadvise64, __NR_flock, __NR_pipe2, __NR_ppoll, __NR_pselect6,
    // Memory.
    __NR_mmap, __NR_munmap, __NR_mprotect, __NR_mremap, __NR_brk, __NR_madvise, __NR_mincore,
    // Threads and their signals.
    __NR_futex, __NR_set_robust_list, __NR_get_robust_list, __NR_set_tid_address, __NR_sched_yield,
    __NR_sched_getaffinity, __NR_rt_sigaction, __NR_rt_sigprocmask, __NR_rt_sigreturn, __NR_sigaltstack,
    __NR_restart_syscall, __NR_exit, __NR_exit_group, __NR_membarrier,
    // Time, and what the process is.
    __NR_clock_gettime, __NR_clock_getres, __NR_clock_nanosleep, __NR_nanosleep, __NR_gettimeofday, __NR_getrandom,
    __NR_getpid, __NR_getppid, __NR_gettid, __NR_getuid, __NR_geteuid, __NR_getgid, __NR_getegid, __NR_uname,
    __NR_sysinfo, __NR_getrusage, __NR_times, __NR_getrlimit,
#ifdef __NR_rseq
    __NR_rseq,
#endif
#ifdef __NR_faccessat2
    __NR_faccessat2,
#endif
    // The forms that only x86-64 has.
#ifdef __x86_64__
    __NR_stat, __NR_lstat, __NR_access, __NR_readlink, __NR_poll, __NR_select, __NR_pipe, __NR_time,
#endif
};

// What libc does without.
static const unsigned missing[] = {
#ifdef __NR_clone3
    __NR_clone3,
#endif
#ifdef __NR_openat2
    __NR_openat2,
#endif
};

#define WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY))
#define NUMBER offsetof(struct seccomp_data, nr)
#define LOW(argument) (offsetof(struct seccomp_data, args[argument]))
#define ROOM 320

typedef struct {
  struct sock_filter steps[ROOM];
  unsigned short count;
} program;

static void put(program *p, unsigned short code, unsigned char yes, unsigned char no, unsigned value) {
  p->steps[p->count++] = (struct sock_filter){code, yes, no, value};
}

static void load(program *p, unsigned offset) { put(p, BPF_LD | BPF_W | BPF_ABS, 0, 0, offset); }
static void answer(program *p, unsigned what) { put(p, BPF_RET | BPF_K, 0, 0, what); }

/// A call that is answered so whatever its arguments; the number is loaded.
static void decide(program *p, unsigned call, unsigned what) {
  put(p, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, call);
  answer(p, what);
}

/// A call that is allowed where an argument has none of some bits.
static void without(program *p, unsigned call, int argument, unsigned bits) {
  put(p, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, call);
  load(p, LOW(argument));
  put(p, BPF_JMP | BPF_JSET | BPF_K, 0, 1, bits);
  answer(p, SECCOMP_RET_ERRNO | EPERM);
  answer(p, SECCOMP_RET_ALLOW);
}

/// A call that is allowed where an argument is one of up to six values.
static void with(program *p, unsigned call, int argument, const unsigned *values, unsigned char count) {
  put(p, BPF_JMP | BPF_JEQ | BPF_K, 0, (unsigned char)(count + 3), call);
  load(p, LOW(argument));
  for (unsigned char index = 0; index < count; index++) {
    put(p, BPF_JMP | BPF_JEQ | BPF_K, (unsigned char)(count - index), 0, values[index]);
  }
  answer(p, SECCOMP_RET_ERRNO | EPERM);
  answer(p, SECCOMP_RET_ALLOW);
}

static void put_arguments(program *p) {
  without(p, __NR_openat, 2, WRITING);
#ifdef __NR_open
  without(p, __NR_open, 1, WRITING);
#endif
  // A thread of this process, and no process.
  put(p, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, __NR_clone);
  load(p, LOW(0));
  put(p, BPF_JMP | BPF_JSET | BPF_K, 1, 0, CLONE_THREAD);
  answer(p, SECCOMP_RET_ERRNO | EPERM);
  answer(p, SECCOMP_RET_ALLOW);
  const unsigned own[] = {(unsigned)getpid()};
  with(p, __NR_tgkill, 0, own, 1);
  // Limits are asked for, or set for the process itself, where none can be raised.
  const unsigned self[] = {0, (unsigned)getpid()};
  with(p, __NR_prlimit64, 0, self, 2);
  const unsigned commands[] = {F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC};
  with(p, __NR_fcntl, 1, commands, 5);
  // Whether it is a terminal (TCGETS), and how much there is to read (FIONREAD).
  const unsigned questions[] = {0x5401, 0x541B};
  with(p, __NR_ioctl, 1, questions, 2);
  // Names of threads and of memory.
  const unsigned names[] = {PR_SET_NAME, PR_GET_NAME, 0x53564D41};
  with(p, __NR_prctl, 0, names, 3);
}

int confine_by_seccomp(void) {
  program p = {.count = 0};
  load(&p, offsetof(struct seccomp_data, arch));
  put(&p, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
  answer(&p, SECCOMP_RET_KILL_PROCESS);
  load(&p, NUMBER);
#ifdef __x86_64__
  // The x32 numbers mean other calls.
  put(&p, BPF_JMP | BPF_JGE | BPF_K, 0, 1, 0x40000000);
  answer(&p, SECCOMP_RET_ERRNO | ENOSYS);
#endif
  for (size_t index = 0; index < sizeof allowed / sizeof *allowed; index++) {
    decide(&p, allowed[index], SECCOMP_RET_ALLOW);
  }
  for (size_t index = 0; index < sizeof missing / sizeof *missing; index++) {
    decide(&p, missing[index], SECCOMP_RET_ERRNO | ENOSYS);
  }
  put_arguments(&p);
  answer(&p, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog whole = {p.count, p.steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0 ? 0 : errno;
}
#else
int confine_by_seccomp(void) { return ENOSYS; }
#endif
#else
int confine_by_seccomp(void) { return 78; }
#endif
