"""What must be known of the samples before learning: the spread of each input's channels, and how rare each class is."""

from typing import Dict, List, Tuple

import numpy as np
import torch

from network import RoomNetwork
from samples import CLASSES, INPUTS, SQUARE, SampleFolder

STATISTICS_SAMPLES = 300
"""As many views are looked at."""

_WEIGHT_LEAST = 0.5
_WEIGHT_MOST = 4.0
_DETAILS = ("frame", "door", "built-in", "trim")
_DETAIL_WEIGHT_LEAST = 2.0


def set_input_statistics(network: RoomNetwork, folder: SampleFolder) -> None:
    """Tells the network the mean and deviation of each input's channels where the pictures are."""
    totals: Dict[str, List[np.ndarray]] = {name: [] for name in INPUTS}
    for path in folder.paths(held_out=False)[:STATISTICS_SAMPLES]:
        sample = folder.sample(path)
        if sample is None:
            continue
        for name, (_, side) in INPUTS.items():
            rows = max(1, sample.height * side // SQUARE)
            columns = max(1, sample.width * side // SQUARE)
            filled = sample.arrays[name][:, :rows, :columns].astype(np.float64)
            totals[name].append(np.stack([filled.mean((1, 2)), np.square(filled).mean((1, 2))]))
    for name, sums in totals.items():
        mean, square = np.mean(sums, axis=0)
        deviation = np.sqrt(np.maximum(square - mean**2, 0))
        network.inputs[name].set_statistics(torch.from_numpy(mean).float(), torch.from_numpy(deviation).float())


def class_weights(folder: SampleFolder) -> Tuple[torch.Tensor, torch.Tensor]:
    """Weights of the classes for `classes` and for `behind`: the rarer, the heavier."""
    counts = {"classes": np.zeros(256), "behind": np.zeros(256)}
    for path in folder.paths(held_out=False)[:STATISTICS_SAMPLES]:
        sample = folder.sample(path)
        if sample is not None:
            for name, count in counts.items():
                count += np.bincount(sample.arrays[name].ravel(), minlength=256)
    return _weights(counts["classes"]), _weights(counts["behind"])


def _weights(counts: np.ndarray) -> torch.Tensor:
    known = counts[: len(CLASSES)]
    even = known.sum() / len(CLASSES)
    weights = np.clip(np.sqrt(even / np.maximum(known, 1)), _WEIGHT_LEAST, _WEIGHT_MOST)
    for name in _DETAILS:
        index = CLASSES.index(name)
        weights[index] = max(weights[index], _DETAIL_WEIGHT_LEAST)
    return torch.from_numpy(weights).float()
