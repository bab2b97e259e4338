#include "CICU.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#ifdef __APPLE__
#define LIBRARY_NAME "libicu%s.%d.dylib"
#else
#define LIBRARY_NAME "libicu%s.so.%d"
#endif

/// One of ICU's libraries, or null.
static void *opened(const char *library, int version) {
  char name[32];
  snprintf(name, sizeof name, LIBRARY_NAME, library, version);
  return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

/// A function of a library under its versioned name, else under the plain one, which some builds of ICU have.
static void *function(void *library, const char *name, int version) {
  char versioned[64];
  snprintf(versioned, sizeof versioned, "%s_%d", name, version);
  void *found = dlsym(library, versioned);
  return found ? found : dlsym(library, name);
}

int cicu_open(cicu_functions *functions, int oldest, int newest, const char **missing) {
  *missing = NULL;
  void *i18n = NULL, *uc = NULL;
  int version = newest;
  for (; version >= oldest; version--) {
    i18n = opened("i18n", version);
    uc = i18n ? opened("uc", version) : NULL;
    if (uc) break;
    if (i18n) dlclose(i18n);
  }
  if (!uc) return 0;
  // Through void *, since C has no conversion from an object's address to a function's; POSIX has (dlsym).
#define LOOK_UP(library, result, name, parameters)                                                                      \
  {                                                                                                                     \
    void *found = function(library, #name, version);                                                                    \
    if (!found) {                                                                                                       \
      *missing = #name;                                                                                                 \
      return -version;                                                                                                  \
    }                                                                                                                   \
    memcpy(&functions->name, &found, sizeof found);                                                                     \
  }
  CICU_FUNCTIONS(LOOK_UP)
#undef LOOK_UP
  return version;
}
