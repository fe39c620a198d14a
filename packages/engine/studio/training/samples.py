"""Samples: what the engine sees of a view, and the truth about it, read from `.safetensors` files."""

import json
from pathlib import Path
from typing import Dict, Iterator, List, Optional, Tuple

import numpy as np
import torch

from mirror import mirrored

CLASSES: Tuple[str, ...] = (
    "wall", "covering", "ceiling", "floor", "rug", "glass", "frame", "curtain", "door", "trim", "built-in",
    "fixture", "furniture", "hanging", "lamp", "mirror", "plant", "clutter", "outside", "fixed-lamp",
)
INPUTS: Dict[str, Tuple[int, int]] = {
    "embedding": (256, 64),
    "things8": (128, 64),
    "things16": (128, 32),
    "things32": (128, 16),
}
"""Channels and side of each thing the network is told."""

SQUARE = 1024
"""Side of the image encoder's square in pixels; a photo fills its upper left part."""

CLASSES_SIDE = 128
BEHIND_SIDE = 64
HELD_OUT_EVERY = 20
"""A view whose seed divides by this is never learned from."""

_TYPES = {"F16": np.float16, "F32": np.float32, "U8": np.uint8, "I8": np.int8}
_LENGTH_BYTES = 8
_NORMAL_UNIT = 127.0

Arrays = Dict[str, np.ndarray]
Tensors = Dict[str, torch.Tensor]


class Sample:
    """A file's arrays, and the part of the square that its picture fills, in pixels."""

    def __init__(self, arrays: Arrays, metadata: Dict[str, str], size: int) -> None:
        self.arrays = arrays
        self.metadata = metadata
        self.bytes = size
        self.width = int(metadata.get("width", SQUARE))
        self.height = int(metadata.get("height", SQUARE))


def read_sample(path: Path) -> Sample:
    """Reads a file in the safetensors format: length of the header, header in JSON, data."""
    content = path.read_bytes()
    data_start = _LENGTH_BYTES + int.from_bytes(content[:_LENGTH_BYTES], "little")
    header = json.loads(content[_LENGTH_BYTES:data_start])
    metadata = header.pop("__metadata__", {})
    arrays: Arrays = {}
    for name, entry in header.items():
        start, end = entry["data_offsets"]
        kind = np.dtype(_TYPES[entry["dtype"]])
        flat = np.frombuffer(content, kind, (end - start) // kind.itemsize, data_start + start)
        arrays[name] = flat.reshape(entry["shape"])
    return Sample(arrays, metadata, len(content))


def input_tensors(sample: Sample) -> Tensors:
    """What the network is told."""
    return {name: torch.from_numpy(sample.arrays[name].astype(np.float32)) for name in INPUTS}


def soft_labels(classes: np.ndarray, side: int) -> Tuple[torch.Tensor, torch.Tensor]:
    """
    A class map as shares of the classes in larger cells, `[classes, side, side]`, and how much of each cell is known,
    `[side, side]`.
    """
    count = len(CLASSES)
    step = classes.shape[0] // side
    rows = np.arange(classes.shape[0]) // step
    cell = rows[:, None] * side + rows[None, :]
    kind = np.minimum(classes, count).astype(np.int64)
    counted = np.bincount((kind * side * side + cell).ravel(), minlength=(count + 1) * side * side)
    shares = counted[: count * side * side].reshape(count, side, side).astype(np.float32)
    known = shares.sum(0)
    shares /= np.maximum(known, 1)
    return torch.from_numpy(shares), torch.from_numpy(known / (step * step))


def training_tensors(sample: Sample, flip: bool) -> Tensors:
    """What the network is told of a view and what it should answer; `flip` mirrors the picture."""
    arrays = mirrored(sample.arrays, sample.width / SQUARE) if flip else sample.arrays
    tensors = {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in INPUTS}
    tensors["classes"], tensors["classesKnown"] = soft_labels(arrays["classes"], CLASSES_SIDE)
    tensors["behind"], tensors["behindKnown"] = soft_labels(arrays["behind"], BEHIND_SIDE)
    for name in ("normals", "behindNormals"):
        tensors[name] = torch.from_numpy(arrays[name].astype(np.float32) / _NORMAL_UNIT)
    tensors["depth"] = torch.from_numpy(arrays["depth"].astype(np.float32))
    return tensors


def _is_held_out(path: Path) -> bool:
    return int(path.stem) % HELD_OUT_EVERY == 0


class SampleFolder:
    """Views in a folder that may still be growing; keeps what it has read, up to some memory."""

    def __init__(self, folder: Path, memory_gigabytes: float, seed: int) -> None:
        self._folder = folder
        self._room = int(memory_gigabytes * 2**30)
        self._kept: Dict[Path, Sample] = {}
        self._damaged: Dict[Path, str] = {}
        self._random = np.random.default_rng(seed)

    def shuffle_anew(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)

    def paths(self, held_out: bool) -> List[Path]:
        """Views that are there now, in the order of their seeds."""
        numbered = (path for path in self._folder.glob("*.safetensors") if path.stem.isdigit())
        chosen = (path for path in numbered if _is_held_out(path) == held_out and path not in self._damaged)
        return sorted(chosen, key=lambda path: int(path.stem))

    def sample(self, path: Path) -> Optional[Sample]:
        """A view; none where its file is damaged."""
        if path in self._kept:
            return self._kept[path]
        try:
            sample = read_sample(path)
        except (OSError, ValueError, KeyError) as error:
            self._damaged[path] = str(error)
            print(f"{path.name} left out: {error}", flush=True)
            return None
        if sample.bytes <= self._room:
            self._room -= sample.bytes
            self._kept[path] = sample
        return sample

    def batches(self, size: int, flip: bool) -> Iterator[Tensors]:
        """Views to learn from without end; each time round, those that arrived meanwhile join."""
        waiting: List[Tensors] = []
        while True:
            paths = self.paths(held_out=False)
            if not paths:
                raise FileNotFoundError(f"no samples to learn from in {self._folder}")
            for index in self._random.permutation(len(paths)):
                sample = self.sample(paths[index])
                if sample is None:
                    continue
                waiting.append(training_tensors(sample, flip and self._random.random() < 0.5))
                if len(waiting) == size:
                    yield stacked(waiting)
                    waiting = []

    def held_out_batches(self, size: int, limit: int) -> Iterator[Tensors]:
        """The first views of those held out."""
        found = (self.sample(path) for path in self.paths(held_out=True)[:limit])
        tensors = [training_tensors(sample, False) for sample in found if sample is not None]
        for start in range(0, len(tensors), size):
            yield stacked(tensors[start : start + size])


def stacked(samples: List[Tensors]) -> Tensors:
    """One batch of several views."""
    return {name: torch.stack([sample[name] for sample in samples]) for name in samples[0]}
