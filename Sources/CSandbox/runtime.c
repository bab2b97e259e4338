#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "watch.h"

// Swift's runtime ends the process where there is no memory, and says so in thirty lines before that, whatever a handler
// of the signal does. It writes to C's `stderr`, which nothing of this program does: so that is a stream of its own, whose
// first words tell what has come about. Everything else goes on to the descriptor as it comes.

#ifdef __GLIBC__
static const char no_memory[] = "Fatal error: failed to allocate ";

static ssize_t pass_on(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  if (count >= sizeof no_memory - 1 && memcmp(bytes, no_memory, sizeof no_memory - 1) == 0) watch_end_for_memory();
  size_t written = 0;
  while (written < count) {
    ssize_t step = write(2, bytes + written, count - written);
    if (step > 0) {
      written += (size_t)step;
    } else if (step == 0 || errno != EINTR) {
      // The stream's error; a count below zero isn't one here.
      return 0;
    }
  }
  return (ssize_t)written;
}

void watch_standard_error(void) {
  FILE *stream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = pass_on});
  if (!stream) return;
  setvbuf(stream, NULL, _IONBF, 0);
  stderr = stream;
}
#else
void watch_standard_error(void) {}
#endif
