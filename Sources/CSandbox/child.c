#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "CSandbox.h"
#include "CStopping.h"
#include "confine.h"

bool sandbox_is_sanitized(void) {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  return true;
#endif
#endif
  return false;
}

sandbox_confinement sandbox_confine(void) {
  sandbox_confinement confinement = {0, 0, 0};
#ifdef __linux__
  // Without it neither of the two is given to a user.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#endif
  confinement.landlock_errno = confine_by_landlock(&confinement.landlock_abi);
  confinement.seccomp_errno = confine_by_seccomp();
  return confinement;
}

#ifdef __linux__
/// Closes every descriptor but the standard ones and one more.
static void close_others(int kept) {
#ifdef __NR_close_range
  if ((kept <= 3 || syscall(__NR_close_range, 3u, (unsigned)kept - 1, 0u) == 0) &&
      syscall(__NR_close_range, (unsigned)kept + 1, ~0u, 0u) == 0) {
    return;
  }
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  for (int number = 3; number < limit && number < 65536; number++) {
    if (number != kept) close(number);
  }
}

/// Opens what has nothing to read, or takes what is written to nobody: a pipe without another end where there is no
/// /dev/null, as in a plain chroot.
static int open_nowhere(bool is_for_writing) {
  int file = open("/dev/null", is_for_writing ? O_WRONLY : O_RDONLY);
  int ends[2];
  if (file >= 0 || pipe(ends) != 0) return file;
  close(ends[is_for_writing ? 0 : 1]);
  return ends[is_for_writing ? 1 : 0];
}

/// Leaves nothing of standard input but the right to read it: a terminal's is open for writing too, as a socket's is.
static void keep_input_readable_alone(void) {
  int flags = fcntl(0, F_GETFL);
  if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY) return;
  // What was open for writing alone stays an error to read; a socket can't be opened again.
  bool is_write_only = (flags & O_ACCMODE) == O_WRONLY;
  int input = is_write_only ? -1 : open("/proc/self/fd/0", O_RDONLY | O_NOCTTY);
  if (input < 0) input = open_nowhere(is_write_only);
  if (input < 0) _exit(5);
  if (input != 0) {
    dup2(input, 0);
    close(input);
  }
}

/// What the child is before it runs anything: alone, and gone when its parent is.
static void settle(int channel, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(5);
  prctl(PR_SET_DUMPABLE, 0);
  close_others(channel);
  keep_input_readable_alone();
  int nowhere = open_nowhere(true);
  if (nowhere < 0) _exit(5);
  dup2(nowhere, 1);
  // What the sanitizer finds is to be seen.
  if (!sandbox_is_sanitized()) dup2(nowhere, 2);
  if (nowhere > 2) close(nowhere);
  // What a terminal sends goes to the whole group; the parent decides.
  signal(SIGINT, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  // It has no files of its own to take away.
  signal(SIGTERM, SIG_DFL);
  signal(SIGQUIT, SIG_DFL);
}

pid_t sandbox_fork(int *channel) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  pid_t parent = getpid();
  // A signal that ends this process is to find the child noted, and not between the two.
  stopping_hold();
  pid_t child = fork();
  if (child > 0) stopping_note_child(child);
  if (child != 0) stopping_release();
  if (child < 0) {
    int code = errno;
    close(ends[0]);
    close(ends[1]);
    errno = code;
    return -1;
  }
  close(ends[child == 0 ? 0 : 1]);
  *channel = ends[child == 0 ? 1 : 0];
  if (child == 0) {
    settle(*channel, parent);
    stopping_release();
  }
  return child;
}
#else
pid_t sandbox_fork(int *channel) {
  (void)channel;
  errno = ENOSYS;
  return -1;
}
#endif

static void set_limit(int what, uint64_t soft, uint64_t hard) {
  struct rlimit old;
  if (getrlimit(what, &old) != 0) return;
  struct rlimit new = {soft, hard};
  // What somebody else has set lower stays.
  if (old.rlim_max != RLIM_INFINITY && new.rlim_max > old.rlim_max) new.rlim_max = old.rlim_max;
  if (old.rlim_cur != RLIM_INFINITY && new.rlim_cur > old.rlim_cur) new.rlim_cur = old.rlim_cur;
  if (new.rlim_cur > new.rlim_max) new.rlim_cur = new.rlim_max;
  setrlimit(what, &new);
}

int sandbox_reap(pid_t child, int *status, bool waits) {
  siginfo_t ended;
  do {
    ended.si_pid = 0;
    if (waitid(P_PID, (id_t)child, &ended, WEXITED | WNOWAIT | (waits ? 0 : WNOHANG)) == 0) break;
    if (errno != EINTR) return -1;
  } while (true);
  if (ended.si_pid == 0) return 0;
  // Before its number can be another's.
  stopping_forget_child();
  while (waitpid(child, status, 0) < 0 && errno == EINTR) {
  }
  return 1;
}

#ifdef __linux__
// The processor time of the process as the kernel counts it for limits, by ticks (CPUCLOCK_PROF of process 0, which is
// the caller): CLOCK_PROCESS_CPUTIME_ID counts by the scheduler, and may stay behind where the machine is busy.
#define LIMITED_TIME ((clockid_t)(~0u << 3))

/// Lets SIGXCPU come before a hard limit, at which the kernel ends the process without a word; the soft one comes too
/// late where it is no lower, as `ulimit -t` sets both.
static void tell_before_hard_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CPU, &limit) != 0 || limit.rlim_max == RLIM_INFINITY || limit.rlim_cur < limit.rlim_max) return;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGXCPU};
  timer_t timer;
  if (limit.rlim_max == 0 || timer_create(LIMITED_TIME, &event, &timer) != 0) return;
  // A tenth of a second is enough for the sentence.
  struct itimerspec time = {.it_value = {(time_t)limit.rlim_max - 1, 900000000}};
  timer_settime(timer, TIMER_ABSTIME, &time, NULL);
}
#else
static void tell_before_hard_limit(void) {}
#endif

void sandbox_limit(uint64_t memory, uint64_t seconds) {
  set_limit(RLIMIT_CORE, 0, 0);
#ifdef RLIMIT_DATA
  if (memory > 0 && !sandbox_is_sanitized()) set_limit(RLIMIT_DATA, memory, memory);
#endif
  // The soft limit is told; the hard one ends a process that doesn't heed it.
  if (seconds > 0) set_limit(RLIMIT_CPU, seconds, seconds + 5);
  tell_before_hard_limit();
}

static bool send_all(int channel, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = write(channel, next, count);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    next += sent;
    count -= (size_t)sent;
  }
  return true;
}

static bool receive_all(int channel, void *bytes, size_t count) {
  char *next = bytes;
  while (count > 0) {
    ssize_t received = read(channel, next, count);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) return false;
    next += received;
    count -= (size_t)received;
  }
  return true;
}

bool sandbox_exchange(int channel, uint32_t kind, uint64_t number, const void *bytes, size_t count, int64_t *first,
                      int64_t *second) {
  static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
  uint64_t head[3] = {kind, number, count};
  int64_t answer[2] = {0, 0};
  pthread_mutex_lock(&turn);
  bool is_answered = send_all(channel, head, sizeof head) && (count == 0 || send_all(channel, bytes, count)) &&
                     receive_all(channel, answer, sizeof answer);
  // The parent would wait for the rest of a message that was broken off.
  if (!is_answered) shutdown(channel, SHUT_RDWR);
  pthread_mutex_unlock(&turn);
  *first = answer[0];
  *second = answer[1];
  return is_answered;
}

bool sandbox_wait(int channel, int milliseconds) {
  struct pollfd file = {channel, POLLIN, 0};
  return poll(&file, 1, milliseconds) > 0;
}
