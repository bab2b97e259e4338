#pragma once
#include "CFontWork.h"
#include "words.h"

// What a process says when a limit ends it. `IsolationError` has the same sentences for a child's end, and a test compares
// them.

/// Adds a limit of memory or processor time that was met, as the page tells of it, with the sheet and the font at work.
void sentence_of_limit(words *w, const font_work_page *page, int slot, int kind);
/// Adds the time of a font that was met.
void sentence_of_font_time(words *w, const font_work_page *page, int slot, uint64_t seconds);
/// Adds the time of a sheet that was met.
void sentence_of_sheet_time(words *w, const font_work_page *page, int slot, uint64_t seconds);
/// Adds what a font at work did to the program; nothing where none was.
void sentence_of_fault(words *w, const font_work_page *page, int slot);
