// Stands before FreeType (LD_PRELOAD) and does what a font that has taken the library over might do, whenever a glyph of one
// face is loaded: FAULT_FACE is its family and style, FAULT_KIND says what. FAULT_OUT is a file that is not to be touched.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Ends the process unless a call was refused.
static void refused(const char *call, long result) {
  if (result < 0 && (errno == EPERM || errno == EACCES)) return;
  fprintf(stderr, "%s answered %ld, errno %d\n", call, result, errno);
  raise(SIGSEGV);
}

static void reach_out(void) {
  char *const none[] = {NULL};
  refused("socket", socket(AF_INET, SOCK_STREAM, 0));
  refused("socket of the system's own", socket(AF_UNIX, SOCK_STREAM, 0));
  refused("open for writing", open("/tmp", O_WRONLY | O_TMPFILE, 0600));
  refused("open to truncate", open("/dev/null", O_RDONLY | O_TRUNC));
  refused("open to make", open("litter-of-a-fault", O_RDWR | O_CREAT, 0600));
  refused("mkdir", mkdir("litter-of-a-fault", 0700));
  refused("unlink", unlink(getenv("FAULT_OUT")));
  refused("rename", rename(getenv("FAULT_OUT"), "litter-of-a-fault"));
  refused("truncate", truncate(getenv("FAULT_OUT"), 0));
  refused("chmod", chmod(getenv("FAULT_OUT"), 0777));
  refused("link", link(getenv("FAULT_OUT"), "litter-of-a-fault"));
  refused("execve", execve("/bin/true", none, none));
  refused("fork", fork());
  refused("kill of the parent", kill(getppid(), 0));
  refused("kill of all", kill(-1, 0));
  refused("tgkill of the parent", syscall(SYS_tgkill, getppid(), getppid(), 0));
  refused("ptrace", ptrace(PTRACE_ATTACH, getppid(), NULL, NULL));
  refused("process_vm_readv", syscall(SYS_process_vm_readv, getppid(), NULL, 0, NULL, 0, 0));
  refused("memfd_create", syscall(SYS_memfd_create, "x", 0));
  refused("keyctl", syscall(SYS_keyctl, 0, 0, 0, 0, 0));
  refused("bpf", syscall(SYS_bpf, 0, NULL, 0));
  refused("io_uring_setup", syscall(SYS_io_uring_setup, 1, NULL));
  refused("userfaultfd", syscall(SYS_userfaultfd, 0));
  refused("unshare", unshare(0x10000000));
  refused("setrlimit of the parent", syscall(SYS_prlimit64, getppid(), 0, NULL, NULL));
  refused("seccomp off", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
}

// Comes back when somebody else opens the pipe FAULT_READY for writing, who knows then where this process is.
static void meet(void) {
  const char *ready = getenv("FAULT_READY");
  if (ready) close(open(ready, O_RDONLY));
}

static void fault(const char *kind) {
  // Not before that file is there.
  const char *after = getenv("FAULT_AFTER");
  if (after && access(after, F_OK) != 0) return;
  if (strcmp(kind, "segv") == 0) raise(SIGSEGV);
  if (strcmp(kind, "null") == 0) *(volatile int *)16 = 1;
  if (strcmp(kind, "abort") == 0) abort();
  if (strcmp(kind, "trap") == 0) __builtin_trap();
  if (strcmp(kind, "kill") == 0) {
    // Nothing can be said any more, as where the system has no memory left.
    for (;;) syscall(SYS_tgkill, getpid(), getpid(), SIGKILL);
  }
  if (strcmp(kind, "loop") == 0) {
    for (volatile int turn = 0;; turn++) {
    }
  }
  if (strcmp(kind, "sleep") == 0) {
    meet();
    // A timer's signal ends a sleep.
    for (;;) sleep(1000);
  }
  if (strcmp(kind, "stop") == 0) {
    static int has_stopped;
    if (has_stopped++) return;
    meet();
    raise(SIGSTOP);
  }
  if (strcmp(kind, "exit") == 0) _exit(0);
  if (strcmp(kind, "exit77") == 0) _exit(77);
  if (strcmp(kind, "memory") == 0) {
    for (;;) {
      // Seen from outside, or the compiler leaves it out.
      char *volatile block = malloc(8 << 20);
      if (!block) abort();
      memset(block, 1, 8 << 20);
    }
  }
  if (strcmp(kind, "reach") == 0) reach_out();
}

static int is_kind(const char *kind) {
  const char *asked = getenv("FAULT_KIND");
  return asked && (strcmp(asked, kind) == 0 || strcmp(asked, "old-kernel") == 0);
}

// A kernel without Landlock, or without the call that sets filters.
long syscall(long number, ...) {
  static long (*real)(long, ...);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "syscall");
  if ((number == 444 && is_kind("no-landlock")) || (number == SYS_seccomp && is_kind("no-seccomp"))) {
    errno = ENOSYS;
    return -1;
  }
  va_list list;
  va_start(list, number);
  long words[6];
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  return real(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

// A kernel without filters of system calls: older ones had them here.
int prctl(int option, ...) {
  static int (*real)(int, ...);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "prctl");
  if (option == PR_SET_SECCOMP && is_kind("no-seccomp")) {
    errno = EINVAL;
    return -1;
  }
  va_list list;
  va_start(list, option);
  long words[4];
  for (int index = 0; index < 4; index++) words[index] = va_arg(list, long);
  va_end(list);
  return real(option, words[0], words[1], words[2], words[3]);
}

FT_Error FT_Load_Glyph(FT_Face face, FT_UInt glyph, FT_Int32 flags) {
  static FT_Error (*real)(FT_Face, FT_UInt, FT_Int32);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "FT_Load_Glyph");
  const char *wanted = getenv("FAULT_FACE");
  const char *kind = getenv("FAULT_KIND");
  char name[256] = "";
  if (face->family_name && face->style_name) snprintf(name, sizeof name, "%s %s", face->family_name, face->style_name);
  if (wanted && kind && strcmp(name, wanted) == 0) fault(kind);
  return real(face, glyph, flags);
}
