"""Looks kept in the memory of the device, the oldest replaced by new ones, and batches of them."""

from typing import Dict, Iterator, Tuple

import torch
from torch.nn import functional

from looks import Look
from samples import BEHIND_SIDE, CLASSES, CLASSES_SIDE, INPUTS, NORMAL_UNIT

Tensors = Dict[str, torch.Tensor]

_FEATURE = torch.float16


class LookStore:
    """A ring of looks. Features are kept in 16 bits."""

    def __init__(self, capacity: int, device: torch.device) -> None:
        self.capacity = capacity
        self.count = 0
        self._next = 0
        self._device = device
        self._kept: Tensors = {}

    def add(self, look: Look) -> None:
        for name, values in look.items():
            kind = _FEATURE if name in INPUTS else values.dtype
            if name not in self._kept:
                self._kept[name] = torch.empty((self.capacity, *values.shape), dtype=kind, device=self._device)
            self._kept[name][self._next] = values.to(device=self._device, dtype=kind)
        self._next = (self._next + 1) % self.capacity
        self.count = min(self.capacity, self.count + 1)

    def kept(self, name: str) -> torch.Tensor:
        """One tensor of all looks."""
        return self._kept[name][: self.count]

    def batch(self, places: torch.Tensor) -> Tensors:
        """Some looks: what the network is told and what it should answer."""
        places = places.to(self._device)
        picked = {name: values[places] for name, values in self._kept.items()}
        tensors: Tensors = {name: picked[name].float() for name in INPUTS}
        tensors["picture"] = picked["picture"].float()
        tensors["classes"], tensors["classesKnown"] = soft_labels(picked["classes"], CLASSES_SIDE)
        tensors["behind"], tensors["behindKnown"] = soft_labels(picked["behind"], BEHIND_SIDE)
        for name in ("normals", "behindNormals"):
            tensors[name] = picked[name].float() / NORMAL_UNIT
        tensors["depth"] = picked["depth"].float()
        return tensors

    def random_batch(self, size: int) -> Tensors:
        return self.batch(torch.randint(self.count, (size,)))

    def batches(self, size: int) -> Iterator[Tensors]:
        """All looks once, in order."""
        for places in torch.arange(self.count).split(size):
            yield self.batch(places)


def soft_labels(classes: torch.Tensor, side: int) -> Tuple[torch.Tensor, torch.Tensor]:
    """
    Class maps `[views, fine, fine]` as shares of the classes in larger cells, `[views, classes, side, side]`, and how much of
    each cell is known, `[views, side, side]`.
    """
    count = len(CLASSES)
    step = classes.shape[-1] // side
    kind = classes.long().clamp(max=count)
    one_of = torch.zeros((kind.shape[0], count + 1, *kind.shape[1:]), dtype=torch.float32, device=classes.device)
    one_of.scatter_(1, kind.unsqueeze(1), 1.0)
    shares = functional.avg_pool2d(one_of[:, :count], step)
    known = shares.sum(1)
    return shares / known.clamp(min=1e-6).unsqueeze(1), known
