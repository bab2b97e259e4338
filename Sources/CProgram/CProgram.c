#include "CProgram.h"

#include <stdlib.h>

// Which library it is, its headers say.
#ifdef __GLIBC__
#include <sys/auxv.h>

static char **arguments;
static int count;

// glibc hands functions that run before `main` what it hands to `main`.
__attribute__((constructor)) static void keep(int given_count, char **given, char **variables) {
  (void)variables;
  count = given_count;
  arguments = given;
}

char **program_arguments(void) { return arguments; }
int program_argument_count(void) { return count; }
const char *program_path(void) { return (const char *)getauxval(AT_EXECFN); }
#else
char **program_arguments(void) { return NULL; }
int program_argument_count(void) { return 0; }
const char *program_path(void) { return NULL; }
#endif
