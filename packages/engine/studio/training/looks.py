"""Looks at a view: each shows another part of its picture, maybe mirrored, as another camera would have taken it."""

import io
from dataclasses import dataclass
from typing import Dict

import numpy as np
import torch
from PIL import Image
from torch.nn import functional

from frozen import FrozenNetworks
from samples import LABELS, Sample

CROP_LIKELY = 0.6
CROP_LEAST = 0.6
"""Share of a side that a crop keeps at least."""
FLIP_LIKELY = 0.5
GAMMA = (0.7, 1.35)
GAIN = (0.6, 1.5)
CAST = 0.12
"""Deviation of the logarithm of each channel's gain."""
SATURATION = (0.5, 1.3)
SHARPEN_LIKELY = 0.5
SHARPEN_MOST = 1.5
"""Photos are sharper than small renders that were enlarged."""
NOISE_MOST = 6.0

Look = Dict[str, torch.Tensor]


@dataclass(frozen=True)
class Part:
    """Part of a picture, in shares of its width and height, and whether it is mirrored."""

    left: float
    top: float
    width: float
    height: float
    flipped: bool


WHOLE = Part(0.0, 0.0, 1.0, 1.0, False)


def picture_of(sample: Sample) -> torch.Tensor:
    """`[3, height, width]`, encoded sRGB 0 ... 255."""
    image = Image.open(io.BytesIO(sample.arrays["picture"].tobytes())).convert("RGB")
    return torch.from_numpy(np.array(image)).permute(2, 0, 1).float()


def random_part(random: np.random.Generator) -> Part:
    """Often the whole picture, else most of it."""
    flipped = bool(random.random() < FLIP_LIKELY)
    if random.random() >= CROP_LIKELY:
        return Part(0.0, 0.0, 1.0, 1.0, flipped)
    width, height = random.uniform(CROP_LEAST, 1, 2)
    return Part(random.uniform(0, 1 - width), random.uniform(0, 1 - height), width, height, flipped)


def look_at(sample: Sample, networks: FrozenNetworks, device: torch.device, random: np.random.Generator) -> Look:
    """A new look at a view: what the networks see of it, and the truth about it."""
    part = random_part(random)
    picture = picture_of(sample).to(device)
    height, width = picture.shape[1:]
    cut = _cut(picture, part)
    return {
        **networks.see(_as_other_camera(cut, random)),
        **labels_of(sample, part, width, height, (cut.shape[2], cut.shape[1])),
    }


def look_plainly(sample: Sample, networks: FrozenNetworks, device: torch.device) -> Look:
    """The view as it is."""
    picture = picture_of(sample)
    height, width = picture.shape[1:]
    return {**networks.see(picture.to(device)), **labels_of(sample, WHOLE, width, height, (width, height))}


def labels_of(sample: Sample, part: Part, width: int, height: int, cut: "tuple[int, int]") -> Look:
    """The truth on the square that the part fills; `cut` is the part's size in pixels."""
    longest = max(width, height)
    longest_cut = max(cut)
    left, top = round(part.left * width), round(part.top * height)
    labels: Look = {}
    for name, unknown in LABELS.items():
        source = torch.from_numpy(sample.arrays[name].copy())
        side = source.shape[-1]
        places = (np.arange(side) + 0.5) * longest_cut / side
        across = np.where(part.flipped, cut[0] - places, places)
        columns = np.floor((across + left) * side / longest).astype(np.int64).clip(0, side - 1)
        rows = np.floor((places + top) * side / longest).astype(np.int64).clip(0, side - 1)
        moved = source[..., torch.from_numpy(rows), :][..., torch.from_numpy(columns)].clone()
        moved[..., torch.from_numpy(places >= cut[1]), :] = unknown
        moved[..., torch.from_numpy(places >= cut[0])] = unknown
        if part.flipped and name in ("normals", "behindNormals"):
            moved[0] = -moved[0]
        labels[name] = moved
    return labels


def _cut(picture: torch.Tensor, part: Part) -> torch.Tensor:
    height, width = picture.shape[1:]
    left, top = round(part.left * width), round(part.top * height)
    columns, rows = max(1, round(part.width * width)), max(1, round(part.height * height))
    cut = picture[:, top : top + rows, left : left + columns]
    return cut.flip(2) if part.flipped else cut


def _as_other_camera(picture: torch.Tensor, random: np.random.Generator) -> torch.Tensor:
    """Other exposure, tones, casts, sharpness and noise."""
    device = picture.device
    gains = np.exp(random.normal(0, CAST, 3)) * random.uniform(*GAIN)
    tone = (picture / 255) ** random.uniform(*GAMMA) * torch.tensor(gains, dtype=torch.float32, device=device).view(3, 1, 1)
    gray = tone.mean(0, keepdim=True)
    colored = gray + (tone - gray) * random.uniform(*SATURATION)
    if random.random() < SHARPEN_LIKELY:
        soft = functional.avg_pool2d(colored[None], 3, 1, 1, count_include_pad=False)[0]
        colored = colored + (colored - soft) * random.uniform(0, SHARPEN_MOST)
    grain = torch.randn(colored.shape, device=device) * (random.uniform(0, NOISE_MOST) / 255)
    return ((colored + grain) * 255).clamp(0, 255)
