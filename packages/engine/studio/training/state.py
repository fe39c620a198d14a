"""A training that can be stopped and taken up again: its file, and the smoothed copy of the network."""

import copy
import os
from pathlib import Path
from typing import Any, Dict, Mapping

import onnx
import torch
from onnx import numpy_helper

from network import RoomNetwork

State = Dict[str, Any]

EXPORTED = "network"
"""What names of exported weights begin with."""

HALF = ".half"
"""What names of weights end with that are kept in 16 bits."""

_SMOOTHING_MOST = 0.999


class SmoothedNetwork:
    """A copy of a network whose weights follow it slowly; it answers better than the network itself."""

    def __init__(self, network: RoomNetwork) -> None:
        self.network = copy.deepcopy(network).eval()

    def follow(self, network: RoomNetwork, step: int) -> None:
        """One step nearer; faster in the beginning."""
        share = 1 - min(_SMOOTHING_MOST, (1 + step) / (10 + step))
        with torch.no_grad():
            now = network.state_dict()
            for name, value in self.network.state_dict().items():
                if value.is_floating_point():
                    value.lerp_(now[name], share)
                else:
                    value.copy_(now[name])


def save_state(path: Path, state: State) -> None:
    """The file is there whole or as it was before."""
    part = path.with_suffix(".part")
    torch.save(state, part)
    os.replace(part, path)


def load_state(path: Path) -> State:
    return torch.load(path, map_location="cpu")


def load_network(path: Path) -> RoomNetwork:
    """The smoothed network of a training, or an exported one, ready to answer."""
    weights = exported_weights(path) if path.suffix == ".onnx" else load_state(path)["smoothed"]
    network = RoomNetwork(sees_picture(weights))
    # Counters of seen batches are not exported, and say nothing once training is over.
    missing = network.load_state_dict(weights, strict=False)
    if missing.unexpected_keys or any(not name.endswith("num_batches_tracked") for name in missing.missing_keys):
        raise ValueError(f"{path} holds another network")
    return network.eval()


def sees_picture(weights: Mapping[str, torch.Tensor]) -> bool:
    """Whether these are the weights of a network that sees the picture."""
    return any(name.startswith("details.") for name in weights)


def exported_weights(path: Path) -> Dict[str, torch.Tensor]:
    """Weights and statistics by name, as `export.py` wrote them."""
    weights: Dict[str, torch.Tensor] = {}
    for entry in onnx.load(str(path)).graph.initializer:
        name = entry.name[: -len(HALF)] if entry.name.endswith(HALF) else entry.name
        if name.startswith(f"{EXPORTED}."):
            values = torch.from_numpy(numpy_helper.to_array(entry).copy())
            weights[name[len(EXPORTED) + 1 :]] = values.float() if values.is_floating_point() else values
    return weights
