"""Mirrors a view left to right; the picture stays in the upper left part of the square."""

from typing import Dict

import numpy as np

Arrays = Dict[str, np.ndarray]

_FEATURES = ("embedding", "things8", "things16", "things32")
_NORMALS = ("normals", "behindNormals")
_MAPS = ("classes", "behind", "depth")


def mirrored(arrays: Arrays, filled: float) -> Arrays:
    """`filled` is the share of the square's columns that the picture fills."""
    result = dict(arrays)
    for name in _MAPS:
        if name in arrays:
            result[name] = _nearest(arrays[name], filled)
    for name in _FEATURES:
        if name in arrays:
            result[name] = _blended(arrays[name], filled)
    for name in _NORMALS:
        if name in arrays:
            turned = _nearest(arrays[name], filled).copy()
            turned[0] = -turned[0]
            result[name] = turned
    return result


def _source_columns(side: int, filled: float) -> np.ndarray:
    """For each column that the picture fills, the column (maybe between two) that it is mirrored from."""
    width = filled * side
    columns = np.arange(int(np.ceil(width - 1e-6)))
    return np.clip(width - 1 - columns, 0, len(columns) - 1)


def _nearest(array: np.ndarray, filled: float) -> np.ndarray:
    source = np.floor(_source_columns(array.shape[-1], filled) + 0.5).astype(np.int64)
    result = array.copy()
    result[..., : len(source)] = array[..., np.minimum(source, len(source) - 1)]
    return result


def _blended(array: np.ndarray, filled: float) -> np.ndarray:
    source = _source_columns(array.shape[-1], filled)
    left = np.floor(source).astype(np.int64)
    share = (source - left).astype(np.float32)
    result = array.copy()
    if not share.any():
        result[..., : len(source)] = array[..., left]
        return result
    right = np.minimum(left + 1, len(source) - 1)
    blend = array[..., left] * (1 - share) + array[..., right] * share
    result[..., : len(source)] = blend.astype(array.dtype)
    return result
