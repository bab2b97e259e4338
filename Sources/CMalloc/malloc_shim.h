#pragma once
// glibc's own calls about its heap; other C libraries have no such header.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
