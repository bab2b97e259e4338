#pragma once

/// Ends the process with a sentence about the limit of memory that is in force; comes back where there is none.
void watch_end_for_memory(void);

/// Lets what the Swift runtime says of memory that it doesn't get be this program's own sentence.
void watch_standard_error(void);
