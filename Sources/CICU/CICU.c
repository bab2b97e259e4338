#include "CICU.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
#define LIBRARY_NAME "libicu%s.%d.dylib"
#else
#define LIBRARY_NAME "libicu%s.so.%d"
#endif

// ICU's libraries look their symbols up in each other before they search the thirty libraries of the program, and C++'s
// functions when they are first called. Saves 6.3 M of the 86.9 M instructions of `specimen check`. Only glibc can do it,
// and the address sanitizer refuses it.
#if defined(RTLD_DEEPBIND) && !__has_feature(address_sanitizer)
#define BINDING (RTLD_LAZY | RTLD_LOCAL | RTLD_DEEPBIND)
#else
#define BINDING (RTLD_NOW | RTLD_LOCAL)
#endif

/// One of ICU's libraries, or null.
static void *open_library(const char *library, int version) {
  char name[32];
  snprintf(name, sizeof name, LIBRARY_NAME, library, version);
  return dlopen(name, BINDING);
}

/// A function of a library under its versioned name, else under the plain one, which some builds of ICU have.
static void *find_function(void *library, const char *name, int version) {
  char versioned[64];
  snprintf(versioned, sizeof versioned, "%s_%d", name, version);
  void *found = dlsym(library, versioned);
  return found ? found : dlsym(library, name);
}

static void close_library(void *library) { dlclose(library); }

/// Looks every function up; the name of the first that is missing, else null.
static const char *look_up(const cicu_loader *loader, void *i18n, void *uc, int version, cicu_functions *functions) {
  // Through void *, since C has no conversion from an object's address to a function's; POSIX has (dlsym).
#define LOOK_UP(library, result, name, parameters)                                                                      \
  {                                                                                                                     \
    void *found = loader->find(library, #name, version);                                                                \
    if (!found) return #name;                                                                                           \
    memcpy(&functions->name, &found, sizeof found);                                                                     \
  }
  CICU_FUNCTIONS(LOOK_UP)
#undef LOOK_UP
  return NULL;
}

int cicu_search(const cicu_loader *loader, cicu_functions *functions, int oldest, int newest, const char **missing) {
  *missing = NULL;
  int lacking = 0;
  for (int version = newest; version >= oldest; version--) {
    void *i18n = loader->open("i18n", version);
    if (!i18n) continue;
    void *uc = loader->open("uc", version);
    const char *name = uc ? look_up(loader, i18n, uc, version, functions) : NULL;
    if (uc && !name) {
      *missing = NULL;
      return version;
    }
    // What the newest one lacks is told, should no older one do.
    if (name && !lacking) {
      lacking = version;
      *missing = name;
    }
    if (uc) loader->close(uc);
    loader->close(i18n);
  }
  return -lacking;
}

/// The answer to one search, kept for the life of the process.
struct answer {
  int oldest, newest, version;
  const char *missing;
  cicu_functions functions;
  struct answer *next;
};

static struct answer *answers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Searches, and keeps ICU from data that the variable ICU_DATA names; null without memory.
static struct answer *search(int oldest, int newest) {
  struct answer *answer = calloc(1, sizeof *answer);
  if (!answer) return NULL;
  const cicu_loader loader = {open_library, find_function, close_library};
  answer->oldest = oldest;
  answer->newest = newest;
  answer->version = cicu_search(&loader, &answer->functions, oldest, newest, &answer->missing);
  // Once for each ICU: u_setDataDirectory may not run beside any other call (its documentation), and no one has this
  // ICU's functions before the first answer that holds them.
  int is_new = answer->version > 0;
  for (struct answer *other = answers; other; other = other->next) is_new &= other->version != answer->version;
  if (is_new) answer->functions.u_setDataDirectory("");
  answer->next = answers;
  return answers = answer;
}

int cicu_open(cicu_functions *functions, int oldest, int newest, const char **missing) {
  *missing = NULL;
  pthread_mutex_lock(&lock);
  struct answer *answer = answers;
  while (answer && (answer->oldest != oldest || answer->newest != newest)) answer = answer->next;
  if (!answer) answer = search(oldest, newest);
  pthread_mutex_unlock(&lock);
  if (!answer) return 0;
  *functions = answer->functions;
  *missing = answer->missing;
  return answer->version;
}
