// The module's sources follow.
