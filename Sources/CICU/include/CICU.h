#pragma once
#include <stddef.h>
#include <stdint.h>

// ICU, looked up at run time: its functions carry its version in their names (uset_openEmpty_72), and most runs need none
// of them. No header of ICU's is read: the declarations below are those of its C API, which is stable from version to
// version (ICU's design document, "Versions in ICU"). UErrorCode and enums are int32_t, UBool is int8_t, UChar is uint16_t.

/// Each function that is used: the library that has it, its result, its name and its parameters. A line more makes a
/// function more available, and is all that one needs.
#define CICU_FUNCTIONS(FUNCTION)                                                                                        \
  FUNCTION(uc, void, u_getVersion, (uint8_t *_Nonnull))                                                                 \
  FUNCTION(uc, void, u_setDataDirectory, (const char *_Nonnull))                                                        \
  FUNCTION(uc, const char *_Nonnull, u_errorName, (int32_t))                                                            \
  FUNCTION(uc, int32_t, uloc_countAvailable, (void))                                                                    \
  FUNCTION(uc, const char *_Nullable, uloc_getAvailable, (int32_t))                                                     \
  FUNCTION(uc, int32_t, uloc_forLanguageTag,                                                                            \
           (const char *_Nonnull, char *_Nonnull, int32_t, int32_t *_Nullable, int32_t *_Nonnull))                      \
  FUNCTION(uc, int32_t, uloc_toLanguageTag,                                                                             \
           (const char *_Nonnull, char *_Nonnull, int32_t, int8_t, int32_t *_Nonnull))                                  \
  FUNCTION(uc, int32_t, uloc_getBaseName, (const char *_Nonnull, char *_Nonnull, int32_t, int32_t *_Nonnull))           \
  FUNCTION(uc, int32_t, uloc_getLanguage, (const char *_Nonnull, char *_Nonnull, int32_t, int32_t *_Nonnull))           \
  FUNCTION(uc, int32_t, uloc_getScript, (const char *_Nonnull, char *_Nonnull, int32_t, int32_t *_Nonnull))             \
  FUNCTION(uc, int32_t, uloc_getCountry, (const char *_Nonnull, char *_Nonnull, int32_t, int32_t *_Nonnull))            \
  FUNCTION(uc, int32_t, uloc_addLikelySubtags, (const char *_Nonnull, char *_Nonnull, int32_t, int32_t *_Nonnull))      \
  FUNCTION(uc, int32_t, uloc_getDisplayName,                                                                            \
           (const char *_Nonnull, const char *_Nonnull, uint16_t *_Nonnull, int32_t, int32_t *_Nonnull))                \
  FUNCTION(uc, int32_t, uloc_getDisplayVariant,                                                                         \
           (const char *_Nonnull, const char *_Nonnull, uint16_t *_Nonnull, int32_t, int32_t *_Nonnull))                \
  FUNCTION(uc, int32_t, uset_getItemCount, (const void *_Nonnull))                                                      \
  FUNCTION(uc, int32_t, uset_getItem,                                                                                   \
           (const void *_Nonnull, int32_t, int32_t *_Nonnull, int32_t *_Nonnull, uint16_t *_Nonnull, int32_t,           \
            int32_t *_Nonnull))                                                                                         \
  FUNCTION(uc, void, uset_close, (void *_Nonnull))                                                                      \
  FUNCTION(uc, void *_Nullable, ubrk_open,                                                                              \
           (int32_t, const char *_Nonnull, const uint16_t *_Nullable, int32_t, int32_t *_Nonnull))                      \
  FUNCTION(uc, int32_t, ubrk_next, (void *_Nonnull))                                                                    \
  FUNCTION(uc, int32_t, ubrk_getRuleStatus, (void *_Nonnull))                                                           \
  FUNCTION(uc, void, ubrk_close, (void *_Nonnull))                                                                      \
  FUNCTION(i18n, void *_Nullable, ulocdata_open, (const char *_Nonnull, int32_t *_Nonnull))                             \
  FUNCTION(i18n, void, ulocdata_close, (void *_Nonnull))                                                                \
  FUNCTION(i18n, void, ulocdata_setNoSubstitute, (void *_Nonnull, int8_t))                                              \
  FUNCTION(i18n, void *_Nullable, ulocdata_getExemplarSet,                                                              \
           (void *_Nonnull, void *_Nullable, uint32_t, int32_t, int32_t *_Nonnull))                                     \
  FUNCTION(i18n, void, ulocdata_getCLDRVersion, (uint8_t *_Nonnull, int32_t *_Nonnull))

/// The functions, each under its name without the version.
typedef struct {
#define CICU_MEMBER(library, result, name, parameters) result(*_Nonnull name) parameters;
  CICU_FUNCTIONS(CICU_MEMBER)
#undef CICU_MEMBER
} cicu_functions;

/// How a library is opened, by its short name ("uc", "i18n") and version; how a function is found in it, by its name
/// without the version; and how the library is closed.
typedef struct {
  void *_Nullable (*_Nonnull open)(const char *_Nonnull library, int version);
  void *_Nullable (*_Nonnull find)(void *_Nonnull library, const char *_Nonnull name, int version);
  void (*_Nonnull close)(void *_Nonnull library);
} cicu_loader;

/// Opens the newest ICU of the versions from `oldest` to `newest` that has every function, and looks them up.
///
/// The answer is ICU's version; 0 where there is none; and where each that is there lacks a function, the newest one's
/// version below 0, and the function's name in `missing`. What is not used is closed again.
int cicu_search(const cicu_loader *_Nonnull loader, cicu_functions *_Nonnull functions, int oldest, int newest,
                const char *_Nullable *_Nonnull missing);

/// Searches among the machine's libraries, once for each range of versions: from then on the answer is the same.
///
/// ICU stays open, and reads the data that is in its library alone, whatever ICU_DATA says. May be called from any thread.
int cicu_open(cicu_functions *_Nonnull functions, int oldest, int newest, const char *_Nullable *_Nonnull missing);
