// Runs a program and prints what the kernel counted for it: launch OUTPUT PROGRAM ARGUMENT...
//
// One line: seconds on the wall, in user mode, in the kernel, and the most memory it had in KiB. What a child inherits
// before it becomes the program counts as its memory: of this process that is less than a MiB, of Python 10. The program's
// own output goes to OUTPUT; its exit code is this one's.

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 125;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child;
  if (posix_spawnp(&child, arguments[2], &actions, NULL, arguments + 2, environ) != 0) return 126;
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 124;
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.6f %.6f %.6f %ld\n", end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9,
         seconds(usage.ru_utime), seconds(usage.ru_stime), usage.ru_maxrss);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
