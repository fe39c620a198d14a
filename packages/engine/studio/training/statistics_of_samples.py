"""What must be known of the samples before learning: the spread of each input's channels, and how rare each class is."""

from typing import Tuple

import numpy as np
import torch
from torch.nn import functional

from look_store import LookStore
from network import RoomNetwork
from samples import CLASSES, INPUTS, UNKNOWN

STATISTICS_LOOKS = 300
"""As many looks are counted."""

_WEIGHT_LEAST = 0.5
_WEIGHT_MOST = 4.0
_DETAILS = ("frame", "door", "built-in", "trim")
_DETAIL_WEIGHT_LEAST = 2.0


def set_input_statistics(network: RoomNetwork, store: LookStore) -> None:
    """Tells the network the mean and deviation of each input's channels where the pictures are."""
    count = min(STATISTICS_LOOKS, store.count)
    shown = (store.kept("classes")[:count] != UNKNOWN).float().unsqueeze(1)
    for name, (_, side) in INPUTS.items():
        values = store.kept(name)[:count].float()
        filled = functional.adaptive_avg_pool2d(shown, side)
        total = filled.sum()
        mean = (values * filled).sum((0, 2, 3)) / total
        spread = ((values - mean.view(1, -1, 1, 1)).square() * filled).sum((0, 2, 3)) / total
        network.inputs[name].set_statistics(mean, spread.sqrt())


def class_weights(store: LookStore) -> Tuple[torch.Tensor, torch.Tensor]:
    """Weights of the classes for `classes` and for `behind`: the rarer, the heavier."""
    maps = [store.kept(name)[:STATISTICS_LOOKS] for name in ("classes", "behind")]
    counts = [torch.bincount(values.reshape(-1).long(), minlength=256).cpu().numpy() for values in maps]
    return _weights(counts[0]), _weights(counts[1])


def _weights(counts: np.ndarray) -> torch.Tensor:
    known = counts[: len(CLASSES)]
    even = known.sum() / len(CLASSES)
    weights = np.clip(np.sqrt(even / np.maximum(known, 1)), _WEIGHT_LEAST, _WEIGHT_MOST)
    for name in _DETAILS:
        index = CLASSES.index(name)
        weights[index] = max(weights[index], _DETAIL_WEIGHT_LEAST)
    return torch.from_numpy(weights).float()
