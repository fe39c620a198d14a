"""Writes the smoothed network of a training as ONNX; large weights are kept in 16 bits and widened when it is loaded."""

import argparse
from pathlib import Path
from typing import Dict, List, Mapping, Tuple

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn
from torch.onnx import TrainingMode

from network import RoomNetwork
from samples import INPUTS, PICTURE_SIDE
from state import EXPORTED, HALF, load_network, load_state

OPSET = 13
TAKEN_BACK = 0.75
"""
Rare classes weigh more in training, which makes them too likely. So much of it is taken back: all of it would make the
shares those of the rendered rooms, where bare wall is commoner than in homes.
"""

ASKED = (*INPUTS, "picture")
"""What the network is told: the features, and the small picture in even light, 0 ... 255."""
OUTPUTS = ("classes", "behind", "normals", "behindNormals", "depth")
_LARGE = 1024
"""Smaller tables of weights stay in 32 bits."""


class Answers(nn.Module):
    """The network as the engine asks it: plain tensors in, shares of the classes out."""

    def __init__(self, network: RoomNetwork, tilts: Mapping[str, torch.Tensor]) -> None:
        super().__init__()
        setattr(self, EXPORTED, network)
        for name, tilt in tilts.items():
            self.register_buffer(f"tilt_{name}", tilt.view(1, -1, 1, 1))

    def forward(self, *told: torch.Tensor) -> Tuple[torch.Tensor, ...]:
        answers: Dict[str, torch.Tensor] = getattr(self, EXPORTED)(dict(zip(ASKED, told)))
        answers["classes"] = (answers["classes"] - self.tilt_classes).softmax(1)
        answers["behind"] = (answers["behind"] - self.tilt_behind).softmax(1)
        return tuple(answers[name] for name in OUTPUTS)


def halve_weights(model: onnx.ModelProto) -> None:
    """Large float32 weights become float16, each with a Cast before its use."""
    casts: List[onnx.NodeProto] = []
    for weights in model.graph.initializer:
        values = numpy_helper.to_array(weights)
        if weights.data_type != TensorProto.FLOAT or values.size < _LARGE:
            continue
        name = weights.name
        weights.CopyFrom(numpy_helper.from_array(values.astype(np.float16), f"{name}{HALF}"))
        casts.append(helper.make_node("Cast", [f"{name}{HALF}"], [name], to=TensorProto.FLOAT))
    nodes = list(model.graph.node)
    del model.graph.node[:]
    model.graph.node.extend(casts + nodes)


def mean_network(states: List[Path]) -> RoomNetwork:
    """The mean of the weights of trainings of one network (Izmailov et al. 2018, "Averaging weights leads to wider optima")."""
    networks = [load_network(path) for path in states]
    weights = [network.state_dict() for network in networks]
    for name, values in weights[0].items():
        if values.is_floating_point():
            values.copy_(torch.stack([one[name] for one in weights]).mean(0))
    return networks[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--state", type=Path, nargs="+", required=True,
        help="state.pt of a training; of several that started from one another, the mean of their weights is taken",
    )  # fmt: skip
    parser.add_argument("--out", type=Path, default=Path("room-network.onnx"))
    parser.add_argument("--taken-back", type=float, default=TAKEN_BACK, help="share of the class weights")
    parser.add_argument("--full", action="store_true", help="keeps all weights in 32 bits")
    options = parser.parse_args()
    state = load_state(options.state[-1])
    tilts = {
        "classes": options.taken_back * state["weights"].log(),
        "behind": options.taken_back * state["weightsBehind"].log(),
    }
    # Row by row in memory, the order that the exporter expects.
    network = mean_network(options.state).to(memory_format=torch.contiguous_format)
    sizes = [*INPUTS.values(), (3, PICTURE_SIDE)] if network.sees_picture else list(INPUTS.values())
    told = tuple(torch.zeros(1, channels, side, side) for channels, side in sizes)
    torch.onnx.export(
        Answers(network, tilts).eval(), told, str(options.out), opset_version=OPSET,
        input_names=list(ASKED[: len(told)]), output_names=list(OUTPUTS),
        # Weights keep their names and are not merged: a later training starts from this file, see `state.py`.
        training=TrainingMode.PRESERVE, do_constant_folding=False,
    )  # fmt: skip
    model = onnx.load(str(options.out))
    if not options.full:
        halve_weights(model)
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, str(options.out))
    print(f"{options.out}: {options.out.stat().st_size / 1e6:.2f} MB")
    for value in (*model.graph.input, *model.graph.output):
        print(value.name, [size.dim_value for size in value.type.tensor_type.shape.dim])


if __name__ == "__main__":
    main()
