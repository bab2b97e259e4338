#pragma once

/// Puts Landlock's rules in force; answers errno, 0 when they are.
int confine_by_landlock(int *abi);

/// Puts the filter of system calls in force; answers errno, 0 when it is.
int confine_by_seccomp(void);
