"""The network that tells what a photo of a room shows, from what the engine already sees of it."""

from typing import Dict, Mapping, Tuple

import torch
from torch import nn
from torch.nn import functional

from samples import CLASSES, INPUTS

FINEST = 24
"""Channels at 256 x 256 cells."""
FINER = 64
"""Channels at 128 x 128 cells."""
FINE = 128
"""Channels at 64 x 64 cells."""
MIDDLE = 192
"""Channels at 32 x 32 cells."""
COARSE = 256
"""Channels at 16 x 16 cells."""
ATTENTION_HEADS = 8
ATTENTIONS = 3
COARSE_SIDE = 16

CHANNEL_DROPOUT = 0.1
INPUT_DROPOUT = 0.15
"""Share of the views for which an input of the detector, or the picture, is missing in training."""
STYLE_SHIFT = 0.2
STYLE_SCALE = 0.1
"""In training each channel of a view is shifted and scaled by about so much: as much as views differ, and photos a bit more."""

PICTURE_MIDDLE = 120.0
PICTURE_SPREAD = 60.0
"""About the mean and deviation of 8-bit values in even light."""

_LEAST_DEVIATION = 1e-3


class Input(nn.Module):
    """An input, each channel brought to mean 0 and deviation 1, then mixed to some channels."""

    def __init__(self, channels: int, to: int, may_miss: bool) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(1, channels, 1, 1))
        self.register_buffer("scale", torch.ones(1, channels, 1, 1))
        self.mix = nn.Conv2d(channels, to, 1)
        self.may_miss = may_miss

    def set_statistics(self, mean: torch.Tensor, deviation: torch.Tensor) -> None:
        self.mean.copy_(mean.view_as(self.mean))
        self.scale.copy_(1 / deviation.clamp(min=_LEAST_DEVIATION).view_as(self.scale))

    def forward(self, values: torch.Tensor) -> torch.Tensor:
        if not self.training:
            return self.mix((values - self.mean) * self.scale)
        views, channels = values.shape[:2]
        device = values.device
        kept = (torch.rand(views, channels, 1, 1, device=device) >= CHANNEL_DROPOUT) / (1 - CHANNEL_DROPOUT)
        if self.may_miss:
            kept = kept * (torch.rand(views, 1, 1, 1, device=device) >= INPUT_DROPOUT)
        louder = torch.exp(STYLE_SCALE * torch.randn(views, channels, 1, 1, device=device))
        shift = STYLE_SHIFT * torch.randn(views, channels, 1, 1, device=device) * kept
        return self.mix((values - self.mean).mul_(self.scale * kept * louder).add_(shift))


class Block(nn.Module):
    """Looks around within each channel, then mixes the channels; added to what came in."""

    def __init__(self, channels: int, kernel: int, expansion: int = 2) -> None:
        super().__init__()
        self.look = nn.Conv2d(channels, channels, kernel, padding=kernel // 2, groups=channels, bias=False)
        self.norm = nn.BatchNorm2d(channels)
        self.widen = nn.Conv2d(channels, channels * expansion, 1)
        self.narrow = nn.Conv2d(channels * expansion, channels, 1)
        _start_small(self.narrow)

    def forward(self, values: torch.Tensor) -> torch.Tensor:
        mixed = functional.relu(self.widen(self.norm(self.look(values))), inplace=True)
        return values + self.narrow(mixed)


class Attention(nn.Module):
    """Every cell asks all others."""

    def __init__(self, channels: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm = nn.LayerNorm(channels)
        self.ask = nn.Linear(channels, channels * 3)
        self.answer = nn.Linear(channels, channels)
        self.norm_mix = nn.LayerNorm(channels)
        self.widen = nn.Linear(channels, channels * 2)
        self.narrow = nn.Linear(channels * 2, channels)
        _start_small(self.answer)
        _start_small(self.narrow)

    def forward(self, cells: torch.Tensor) -> torch.Tensor:
        views, count, channels = cells.shape
        width = channels // self.heads
        asked = self.ask(self.norm(cells)).reshape(views, count, 3, self.heads, width).permute(2, 0, 3, 1, 4)
        query, key, value = asked[0], asked[1], asked[2]
        weights = ((query * width**-0.5) @ key.transpose(-2, -1)).softmax(-1)
        heard = (weights @ value).transpose(1, 2).reshape(views, count, channels)
        cells = cells + self.answer(heard)
        return cells + self.narrow(functional.relu(self.widen(self.norm_mix(cells))))


class Details(nn.Module):
    """What the small picture shows of edges and patterns, on 128 x 128 and 256 x 256 cells."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, FINEST, 3, stride=2, padding=1)
        self.finest = Block(FINEST, 3)
        self.down = nn.Conv2d(FINEST, FINER, 2, stride=2)
        self.finer = nn.Sequential(Block(FINER, 5), Block(FINER, 5))

    def forward(self, picture: torch.Tensor) -> Tuple[torch.Tensor, torch.Tensor]:
        finest = self.finest(functional.relu(self.first((picture - PICTURE_MIDDLE) / PICTURE_SPREAD)))
        finer = self.finer(self.down(finest))
        if self.training:
            seen = (torch.rand(picture.shape[0], 1, 1, 1, device=picture.device) >= INPUT_DROPOUT).float()
            finest, finer = finest * seen, finer * seen
        return finer, finest


class FineClasses(nn.Module):
    """Classes on 256 x 256 cells: what is known of 64 x 64 cells, cut along what the picture shows."""

    def __init__(self) -> None:
        super().__init__()
        self.from_fine = nn.Conv2d(FINE, FINER, 1)
        self.finer = nn.Sequential(Block(FINER, 5), Block(FINER, 3))
        self.from_finer = nn.Conv2d(FINER, FINEST * 2, 1)
        self.from_finest = nn.Conv2d(FINEST, FINEST * 2, 1)
        self.finest = Block(FINEST * 2, 3)
        self.last = nn.Sequential(nn.BatchNorm2d(FINEST * 2), nn.ReLU(), nn.Conv2d(FINEST * 2, len(CLASSES), 1))

    def forward(self, fine: torch.Tensor, finer: torch.Tensor, finest: torch.Tensor) -> torch.Tensor:
        known = self.finer(_twice(self.from_fine(fine)) + finer)
        return self.last(self.finest(_twice(self.from_finer(known)) + self.from_finest(finest)))


class RoomNetwork(nn.Module):
    """
    Classes, what is behind the movable things, normals and depth, from the features of two other networks and, if it sees it, a small
    copy of the picture.
    """

    def __init__(self, sees_picture: bool = True) -> None:
        super().__init__()
        to = {"embedding": FINE, "things8": FINE, "things16": MIDDLE, "things32": COARSE}
        self.inputs = nn.ModuleDict(
            {name: Input(channels, to[name], name != "embedding") for name, (channels, _) in INPUTS.items()}
        )
        self.fine_down = Block(FINE, 3, expansion=1)
        self.to_middle = nn.Sequential(nn.AvgPool2d(2), nn.Conv2d(FINE, MIDDLE, 1))
        self.middle_down = nn.Sequential(Block(MIDDLE, 5))
        self.to_coarse = nn.Sequential(nn.AvgPool2d(2), nn.Conv2d(MIDDLE, COARSE, 1))
        self.coarse = nn.Sequential(Block(COARSE, 5), Block(COARSE, 5), Block(COARSE, 5))
        self.position = nn.Parameter(torch.randn(1, COARSE_SIDE**2, COARSE) * 0.02)
        self.attention = nn.Sequential(*(Attention(COARSE, ATTENTION_HEADS) for _ in range(ATTENTIONS)))
        self.coarse_last = Block(COARSE, 3)
        self.from_coarse = nn.Conv2d(COARSE, MIDDLE, 1)
        self.middle_up = nn.Sequential(Block(MIDDLE, 5), Block(MIDDLE, 3))
        self.from_middle = nn.Conv2d(MIDDLE, FINE, 1)
        self.fine_up = nn.Sequential(Block(FINE, 3), Block(FINE, 3))
        self.last = nn.BatchNorm2d(FINE)
        count = len(CLASSES)
        self.sees_picture = sees_picture
        if sees_picture:
            self.details = Details()
            self.classes = FineClasses()
        else:
            self.classes = nn.Sequential(nn.Conv2d(FINE, 192, 1), nn.ReLU(inplace=True), nn.Conv2d(192, count * 4, 1))
        self.rest = nn.Sequential(nn.Conv2d(FINE, FINE, 1), nn.ReLU(inplace=True), nn.Conv2d(FINE, count + 7, 1))

    def forward(self, told: Mapping[str, torch.Tensor]) -> Dict[str, torch.Tensor]:
        """Logits of `classes` (256 x 256, 128 x 128 where the picture is not seen) and `behind`, unit `normals` and `behindNormals`, log `depth` (64 x 64)."""
        fine = self.fine_down(self.inputs["embedding"](told["embedding"]) + self.inputs["things8"](told["things8"]))
        middle = self.middle_down(self.to_middle(fine) + self.inputs["things16"](told["things16"]))
        coarse = self.coarse(self.to_coarse(middle) + self.inputs["things32"](told["things32"]))
        cells = self.attention(coarse.flatten(2).transpose(1, 2) + self.position)
        coarse = self.coarse_last(cells.transpose(1, 2).reshape(-1, COARSE, COARSE_SIDE, COARSE_SIDE))
        middle = self.middle_up(middle + _twice(self.from_coarse(coarse)))
        fine = self.last(self.fine_up(fine + _twice(self.from_middle(middle))))
        rest = self.rest(fine)
        count = len(CLASSES)
        if self.sees_picture:
            classes = self.classes(fine, *self.details(told["picture"]))
        else:
            classes = functional.pixel_shuffle(self.classes(fine), 2)
        return {
            "classes": classes,
            "behind": rest[:, :count],
            "normals": functional.normalize(rest[:, count : count + 3], dim=1),
            "behindNormals": functional.normalize(rest[:, count + 3 : count + 6], dim=1),
            "depth": rest[:, count + 6 :],
        }


def weight_count(network: nn.Module) -> int:
    return sum(weights.numel() for weights in network.parameters())


def _twice(values: torch.Tensor) -> torch.Tensor:
    return functional.interpolate(values, scale_factor=2.0, mode="bilinear", align_corners=False)


def _start_small(layer: nn.Module) -> None:
    """An added branch starts as a small change."""
    with torch.no_grad():
        layer.weight.mul_(0.3)
        layer.bias.zero_()
