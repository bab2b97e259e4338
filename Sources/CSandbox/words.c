#include "words.h"

#include <stdbool.h>
#include <string.h>
#include <unistd.h>

static void put(words *w, char byte) {
  if (w->count < sizeof w->bytes) w->bytes[w->count++] = byte;
}

void words_add(words *w, const char *text) {
  while (*text) put(w, *text++);
}

/// The digits of a number with a comma between thousands.
void words_add_count(words *w, uint64_t number) {
  if (number >= 1000) {
    words_add_count(w, number / 1000);
    put(w, ',');
    put(w, (char)('0' + number / 100 % 10));
  } else if (number >= 100) {
    put(w, (char)('0' + number / 100));
  }
  if (number >= 10) put(w, (char)('0' + number / 10 % 10));
  put(w, (char)('0' + number % 10));
}

void words_add_bytes(words *w, uint64_t bytes) {
  static const char letters[] = "GMK";
  for (int index = 0; index < 3; index++) {
    uint64_t unit = 1ull << (30 - 10 * index);
    if (bytes < unit || bytes % (unit / 2) != 0) continue;
    words_add_count(w, bytes / unit);
    if (bytes % unit) words_add(w, ".5");
    put(w, letters[index]);
    return;
  }
  words_add_count(w, bytes);
  words_add(w, bytes == 1 ? " byte" : " bytes");
}

static void put_escape(words *w, uint32_t scalar) {
  words_add(w, "\\u{");
  bool has_begun = false;
  for (int shift = 20; shift >= 0; shift -= 4) {
    uint32_t digit = scalar >> shift & 15;
    if (!digit && !has_begun && shift) continue;
    has_begun = true;
    put(w, "0123456789ABCDEF"[digit]);
  }
  put(w, '}');
}

/// What a text begins with: a scalar, or bytes that are none and that Swift's decoder shows as one U+FFFD.
typedef struct {
  uint32_t value;
  size_t length;
  bool is_scalar;
} piece;

/// Reads a piece as Unicode's table of well-formed sequences has it: of an ill-formed one as many bytes as can begin one.
static piece first_piece(const uint8_t *bytes, size_t count) {
  const uint8_t first = bytes[0];
  if (first < 0x80) return (piece){first, 1, true};
  const size_t length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1;
  if (length == 1) return (piece){0xFFFD, 1, false};
  uint8_t least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  uint8_t most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  uint32_t value = first & (0x7Fu >> length);
  for (size_t index = 1; index < length; index++) {
    if (index == count || bytes[index] < least || bytes[index] > most) return (piece){0xFFFD, index, false};
    value = value << 6 | (bytes[index] & 0x3Fu);
    least = 0x80;
    most = 0xBF;
  }
  return (piece){value, length, true};
}

/// A joiner that Arabic, Indic scripts and emoji need, and that a log's reader may not see.
static bool is_joiner(uint32_t value) { return value == 0x200C || value == 0x200D; }

/// Controls, separators and format characters but joiners, as `TextControls` of the module Spelling has them.
static bool is_unsafe(uint32_t value) {
  return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0xAD || (value >= 0x600 && value < 0x606) ||
         value == 0x61C || value == 0x6DD || value == 0x70F || value == 0x890 || value == 0x891 || value == 0x8E2 ||
         value == 0x180E || value == 0x200B || value == 0x200E || value == 0x200F ||
         (value >= 0x2028 && value < 0x202F) || (value >= 0x2060 && value < 0x2070 && value != 0x2065) ||
         value == 0xFEFF || (value >= 0xFFF9 && value < 0xFFFC) ||
         value == 0x110BD || value == 0x110CD || (value >= 0x13430 && value < 0x13440) ||
         (value >= 0x1BCA0 && value < 0x1BCA4) || (value >= 0x1D173 && value < 0x1D17B) || value == 0xE0001 ||
         (value >= 0xE0020 && value < 0xE0080);
}

/// Where the second number sign stands of a log's command that a text begins with, as `LogCommands` of the module Spelling
/// finds it; 0 where it begins with none.
static size_t second_sign(const uint8_t *bytes, size_t count) {
  static const char *const commands[] = {"##[", "##vso[", "##teamcity["};
  for (int command = 0; command < 3; command++) {
    const char *rest = commands[command];
    size_t second = 0;
    for (size_t index = 0; *rest && index < count;) {
      const piece next = first_piece(bytes + index, count - index);
      if (!is_joiner(next.value)) {
        const bool is_capital = next.value >= 'A' && next.value <= 'Z';
        if (next.value + (is_capital ? 'a' - 'A' : 0) != (uint32_t)*rest) break;
        if (next.value == '#') second = index;
        rest++;
      }
      index += next.length;
    }
    if (!*rest) return second;
  }
  return 0;
}

void words_add_quoted(words *w, const uint8_t *bytes, size_t count) {
  size_t shown = count < 1200 ? count : 1200;
  size_t sign = 0;
  put(w, '\'');
  for (size_t index = 0; index < shown;) {
    const piece next = first_piece(bytes + index, count - index);
    if (next.value == '\'' || next.value == '\\') put(w, '\\');
    const bool is_sign = sign > 0 && index == sign;
    if (next.value == '#') {
      const size_t second = second_sign(bytes + index, count - index);
      if (second > 0) sign = index + second;
    }
    if (is_sign || is_unsafe(next.value)) {
      put_escape(w, next.value);
    } else if (next.is_scalar) {
      for (size_t byte = 0; byte < next.length; byte++) put(w, (char)bytes[index + byte]);
    } else {
      words_add(w, "\xEF\xBF\xBD");
    }
    index += next.length;
  }
  put(w, '\'');
  if (shown < count) words_add(w, "…");
}

void words_tell(const words *w) {
  size_t told = 0;
  while (told < w->count) {
    ssize_t count = write(2, w->bytes + told, w->count - told);
    if (count <= 0) return;
    told += (size_t)count;
  }
}
