"""Samples: a photo of a rendered room and the truth about it, read from `.safetensors` files."""

import json
from pathlib import Path
from typing import Dict, List, Optional, Tuple

import numpy as np

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
PICTURE_SIDE = 512
"""Side of the small picture that the network is shown besides."""
UNKNOWN = 255
LABELS: Dict[str, int] = {"classes": UNKNOWN, "behind": UNKNOWN, "normals": 0, "behindNormals": 0, "depth": 0}
"""Maps of the truth on the square that the picture fills in part, and what stands where nothing is known."""

SQUARE = 1024
"""Side of the image encoder's square in pixels; a photo fills its upper left part."""

CLASSES_SIDE = 256
BEHIND_SIDE = 64
HELD_OUT_EVERY = 20
"""A view whose seed divides by this is never learned from."""

_TYPES = {"F16": np.float16, "F32": np.float32, "U8": np.uint8, "I8": np.int8}
_LENGTH_BYTES = 8
NORMAL_UNIT = 127.0

Arrays = Dict[str, np.ndarray]


class Sample:
    """A file's arrays: `picture` holds the bytes of a JPEG, the others are maps of the truth."""

    def __init__(self, arrays: Arrays, metadata: Dict[str, str]) -> None:
        self.arrays = arrays
        self.metadata = metadata


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
    return Sample(arrays, metadata)


def _is_held_out(path: Path) -> bool:
    return int(path.stem) % HELD_OUT_EVERY == 0


class SampleFolder:
    """Views in a folder that may still be growing."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._random = np.random.default_rng(seed)
        self._waiting: List[Path] = []

    def paths(self, held_out: bool) -> List[Path]:
        """Views that are there now, in the order of their seeds."""
        numbered = (path for path in self._folder.glob("*.safetensors") if path.stem.isdigit())
        return sorted((path for path in numbered if _is_held_out(path) == held_out), key=lambda path: int(path.stem))

    def next_sample(self) -> Sample:
        """A view to learn from; all come once, in random order, then those that arrived meanwhile join."""
        while True:
            if not self._waiting:
                self._waiting = self.paths(held_out=False)
                self._random.shuffle(self._waiting)
            if not self._waiting:
                raise FileNotFoundError(f"no samples to learn from in {self._folder}")
            sample = readable_sample(self._waiting.pop())
            if sample:
                return sample


def readable_sample(path: Path) -> Optional[Sample]:
    """A view; none where its file is damaged."""
    try:
        return read_sample(path)
    except (OSError, ValueError, KeyError) as error:
        print(f"{path.name} left out: {error}", flush=True)
        return None
