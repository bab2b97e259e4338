#include <sys/resource.h>

#include "CSandbox.h"

uint64_t sandbox_raise_stack(uint64_t wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return UINT64_MAX;
  if (limit.rlim_cur >= wanted) return limit.rlim_cur;
  struct rlimit raised = limit;
  raised.rlim_cur = limit.rlim_max == RLIM_INFINITY || limit.rlim_max > wanted ? wanted : limit.rlim_max;
  return setrlimit(RLIMIT_STACK, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur;
}
