#pragma once
#include <fribidi.h>

// The version text is an array of unknown length, which Swift can't import.
static inline const char *specimen_fribidi_version(void) { return fribidi_version_info; }
