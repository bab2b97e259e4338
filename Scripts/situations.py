"""What `Scripts/inject-faults` does to the place of a file before or while it is written, and what is to come of it."""
def situations(Job, root, fonts, mounts):
    return []
