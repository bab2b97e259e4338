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

/// The bytes of the scalar that a text begins with, 0 where they are no UTF-8.
static size_t scalar(const uint8_t *bytes, size_t count, uint32_t *value) {
  uint8_t first = bytes[0];
  size_t length = first < 0x80 ? 1 : first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3
                  : first >= 0xF0 && first < 0xF5                  ? 4
                                                                   : 0;
  if (length == 0 || length > count) return 0;
  uint32_t result = length == 1 ? first : first & (0x7Fu >> length);
  for (size_t index = 1; index < length; index++) {
    if ((bytes[index] & 0xC0) != 0x80) return 0;
    result = result << 6 | (bytes[index] & 0x3Fu);
  }
  *value = result;
  return length;
}

/// A joiner that Arabic, Indic scripts and emoji need, and that a log's reader may not see.
static bool is_joiner(uint32_t value) { return value == 0x200C || value == 0x200D; }

/// Controls, separators and format characters but joiners, as `TextControls` of the module Spelling has them.
static bool is_unsafe(uint32_t value) {
  return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0xAD || (value >= 0x600 && value < 0x606) ||
         value == 0x61C || value == 0x6DD || value == 0x70F || value == 0x890 || value == 0x891 || value == 0x8E2 ||
         value == 0x180E || value == 0x200B || value == 0x200E || value == 0x200F ||
         (value >= 0x2028 && value < 0x202F) || (value >= 0x2060 && value < 0x2070 && value != 0x2065) ||
         (value >= 0xD800 && value < 0xE000) || value == 0xFEFF || (value >= 0xFFF9 && value < 0xFFFC) ||
         value == 0x110BD || value == 0x110CD || (value >= 0x13430 && value < 0x13440) ||
         (value >= 0x1BCA0 && value < 0x1BCA4) || (value >= 0x1D173 && value < 0x1D17B) || value == 0xE0001 ||
         (value >= 0xE0020 && value < 0xE0080) || value >= 0x110000;
}

/// Where the second number sign stands of a log's command that a text begins with, as `LogCommands` of the module Spelling
/// finds it; 0 where it begins with none.
static size_t second_sign(const uint8_t *bytes, size_t count) {
  static const char *const commands[] = {"##[", "##vso[", "##teamcity["};
  for (int command = 0; command < 3; command++) {
    const char *rest = commands[command];
    size_t second = 0;
    for (size_t index = 0; *rest && index < count;) {
      uint32_t value = 0;
      size_t length = scalar(bytes + index, count - index, &value);
      if (length == 0) break;
      if (!is_joiner(value)) {
        if (value >= 'A' && value <= 'Z') value += 'a' - 'A';
        if (value != (uint32_t)*rest) break;
        if (value == '#') second = index;
        rest++;
      }
      index += length;
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
    uint32_t value = 0;
    size_t length = scalar(bytes + index, count - index, &value);
    if (length == 0) {
      put_escape(w, 0xFFFD);
      index++;
      continue;
    }
    if (value == '\'' || value == '\\') put(w, '\\');
    const bool is_sign = sign > 0 && index == sign;
    if (value == '#') {
      const size_t second = second_sign(bytes + index, count - index);
      if (second > 0) sign = index + second;
    }
    if (is_sign || is_unsafe(value)) {
      put_escape(w, value);
    } else {
      for (size_t byte = 0; byte < length; byte++) put(w, (char)bytes[index + byte]);
    }
    index += length;
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
