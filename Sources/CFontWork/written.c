#include <sched.h>
#include <string.h>

#include "CFontWork.h"

bool font_work_plan(uint32_t count, bool are_sheets) {
  font_work_written *written = &font_work_current->written;
  if (written->planned) return false;
  written->are_sheets = are_sheets;
  written->done = 0;
  written->length = 0;
  __atomic_store_n(&written->planned, count, __ATOMIC_RELEASE);
  return true;
}

void font_work_wrote(const uint8_t *path, size_t count) {
  font_work_written *written = &font_work_current->written;
  uint32_t length = (uint32_t)(count < FONT_WORK_LABEL_SIZE ? count : FONT_WORK_LABEL_SIZE);
  static bool is_taken;
  while (__atomic_test_and_set(&is_taken, __ATOMIC_ACQUIRE)) sched_yield();
  // Whoever copies meanwhile sees that the path has changed, and takes none of two halves.
  __atomic_add_fetch(&written->changes, 1, __ATOMIC_SEQ_CST);
  if (path) memcpy(written->last, path, length);
  __atomic_store_n(&written->length, length, __ATOMIC_RELEASE);
  __atomic_add_fetch(&written->changes, 1, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&written->done, 1, __ATOMIC_RELEASE);
  __atomic_clear(&is_taken, __ATOMIC_RELEASE);
}

void font_work_end_plan(void) { __atomic_store_n(&font_work_current->written.planned, 0, __ATOMIC_RELEASE); }

font_work_written font_work_written_of(const font_work_page *page) {
  font_work_written written;
  // The thread that writes may be the one that a handler stands in, so nobody waits for it for long.
  for (int tries = 0; tries < 100; tries++) {
    uint32_t before = __atomic_load_n(&page->written.changes, __ATOMIC_SEQ_CST);
    written = page->written;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (before % 2 == 0 && before == __atomic_load_n(&page->written.changes, __ATOMIC_SEQ_CST)) {
      if (written.length > FONT_WORK_LABEL_SIZE) written.length = FONT_WORK_LABEL_SIZE;
      return written;
    }
  }
  written.length = 0;
  return written;
}
