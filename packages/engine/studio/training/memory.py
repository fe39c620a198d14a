"""Keeps freed memory for the next step, so that the system need not hand out and clear the same pages again."""

import ctypes

_TRIM_THRESHOLD = -1
_MOST_MAPPINGS = -4
_NEVER = 2**31 - 1


def keep_freed_memory() -> None:
    """Works with the C library of GNU; elsewhere nothing happens."""
    try:
        library = ctypes.CDLL("libc.so.6")
        library.mallopt(_MOST_MAPPINGS, 0)
        library.mallopt(_TRIM_THRESHOLD, _NEVER)
    except (OSError, AttributeError):
        pass
