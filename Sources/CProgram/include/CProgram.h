#pragma once

// What the system hands to a program at its start. Swift's own list of arguments is read from /proc on Linux, and is empty
// where that isn't mounted, as in a plain chroot.

/// The arguments as they were handed over, the program's name first, ended by NULL; NULL where the system doesn't tell.
char *_Nullable *_Nullable program_arguments(void);

/// How many arguments there are, the program's name with them; 0 where the system doesn't tell.
int program_argument_count(void);

/// The path by which the program was started, as the caller gave it; NULL where the system doesn't tell.
const char *_Nullable program_path(void);
