"""The networks that are not taught: what they see of a picture is what the room network is told."""

from pathlib import Path
from typing import Dict, List, Tuple

import torch
from torch.nn import functional

from even_light import even_light
from onnx_graph import OnnxGraph
from samples import INPUTS, PICTURE_SIDE, SQUARE

MODELS = Path(__file__).resolve().parents[2] / "models"

_LAYERS: Dict[str, str] = {
    "things8": "PartitionedCall/onnx_tf_prefix_Add_107",
    "things16": "PartitionedCall/onnx_tf_prefix_Add_128",
    "things32": "PartitionedCall/onnx_tf_prefix_Add_149",
}
"""Layers of NanoDet, as in `src/scene/segmentation/thing-features.ts`."""
_DETECTOR_SIDE = 640
_DETECTOR_CELL = 32
_MEANS = (123.675, 116.28, 103.53)
_DEVIATIONS = (58.395, 57.12, 57.375)
"""Red, green and blue, as both networks were trained; the detector reads them in the other order."""


def filled_part(height: int, width: int, side: int) -> Tuple[int, int]:
    """Rows and columns of a square that a picture of this size fills."""
    longest = max(height, width)
    return max(1, round(side * height / longest)), max(1, round(side * width / longest))


def resized(values: torch.Tensor, rows: int, columns: int) -> torch.Tensor:
    """`[channels, height, width]` brought to another size: averaged where it gets narrower, blended otherwise."""
    size = (rows, columns)
    if columns < values.shape[2]:
        return functional.interpolate(values[None], size=size, mode="area")[0]
    return functional.interpolate(values[None], size=size, mode="bilinear", align_corners=False)[0]


def small_picture(even: torch.Tensor) -> torch.Tensor:
    """The picture in the upper left part of a small square, 8 bits; the rest is black."""
    filled = filled_part(even.shape[1], even.shape[2], PICTURE_SIDE)
    square = torch.zeros(3, PICTURE_SIDE, PICTURE_SIDE, dtype=torch.uint8, device=even.device)
    square[:, : filled[0], : filled[1]] = resized(even, *filled).round().clamp(0, 255).to(torch.uint8)
    return square


class FrozenNetworks:
    """The image encoder of Segment Anything and the object detector, on a device."""

    def __init__(self, device: torch.device, models: Path = MODELS) -> None:
        self._encoder = OnnxGraph(models / "segment-anything-encoder.onnx", [], device)
        self._detector = OnnxGraph(models / "nanodet-g-416.onnx", list(_LAYERS.values()), device)
        self._means = torch.tensor(_MEANS, device=device).view(3, 1, 1)
        self._deviations = torch.tensor(_DEVIATIONS, device=device).view(3, 1, 1)

    def see(self, picture: torch.Tensor) -> Dict[str, torch.Tensor]:
        """What is seen of a picture, `[3, height, width]`, encoded sRGB 0 ... 255; tensors as in `samples.INPUTS`."""
        even = even_light(picture)
        return {"embedding": self._embed(even), **self._things(even), "picture": small_picture(even)}

    def _embed(self, even: torch.Tensor) -> torch.Tensor:
        rows, columns = filled_part(even.shape[1], even.shape[2], SQUARE)
        square = torch.zeros(1, 3, SQUARE, SQUARE, device=even.device)
        square[0, :, :rows, :columns] = (resized(even, rows, columns).round() - self._means) / self._deviations
        return self._encoder(square)[0][0]

    def _things(self, even: torch.Tensor) -> Dict[str, torch.Tensor]:
        height, width = even.shape[1:]
        longest = max(height, width)
        rows, columns = (_rounded(side * _DETECTOR_SIDE / longest) for side in (height, width))
        told = (resized(even, rows, columns).round() - self._means) / self._deviations
        answers: List[torch.Tensor] = self._detector(told.flip(0)[None].contiguous())
        seen: Dict[str, torch.Tensor] = {}
        for name, answer in zip(_LAYERS, answers):
            channels, side = INPUTS[name]
            filled = filled_part(height, width, side)
            square = torch.zeros(channels, side, side, device=even.device)
            laid = functional.interpolate(answer, size=filled, mode="bilinear", align_corners=False)
            square[:, : filled[0], : filled[1]] = laid[0]
            seen[name] = square
        return seen


def _rounded(length: float) -> int:
    """Sides of the detector's input are whole multiples of its coarsest cell."""
    return max(_DETECTOR_CELL, int(length / _DETECTOR_CELL + 0.5) * _DETECTOR_CELL)
