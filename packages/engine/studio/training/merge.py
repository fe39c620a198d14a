"""
Writes one network that answers with the mean of several exported ones. Networks that were taught from different views err in different
places, so that their mean errs less (Lakshminarayanan et al. 2017, "Simple and scalable predictive uncertainty estimation using deep
ensembles"). Large weights are kept in 8 bits, each output channel with a scale of its own.
"""

import argparse
from pathlib import Path
from typing import Dict, List

import numpy as np
import onnx
from onnx import TensorProto, compose, helper, numpy_helper

from export import ASKED, OPSET, OUTPUTS
from state import HALF

_LARGE = 1024
"""Smaller tables of weights stay as they are."""
_UNIT = {"normals", "behindNormals"}
"""Outputs that are directions: their mean is brought back to length 1."""
_TINY = 1e-6


def without_halves(model: onnx.ModelProto) -> onnx.ModelProto:
    """The weights in 32 bits again, under their own names."""
    casts = {node.input[0]: node for node in model.graph.node if node.op_type == "Cast" and node.input[0].endswith(HALF)}
    for weights in model.graph.initializer:
        if weights.name in casts:
            values = numpy_helper.to_array(weights).astype(np.float32)
            weights.CopyFrom(numpy_helper.from_array(values, casts[weights.name].output[0]))
    nodes = [node for node in model.graph.node if not (node.op_type == "Cast" and node.input[0] in casts)]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    return model


def keep_in_bytes(model: onnx.ModelProto) -> None:
    """Large weights become whole numbers from -127 to 127 and a scale for each of their first axis; they are widened when loaded."""
    widened: List[onnx.NodeProto] = []
    added: List[onnx.TensorProto] = []
    for weights in model.graph.initializer:
        values = numpy_helper.to_array(weights)
        if weights.data_type != TensorProto.FLOAT or values.size < _LARGE or values.ndim < 2:
            continue
        name = weights.name
        axes = tuple(range(1, values.ndim))
        scale = np.maximum(np.abs(values).max(axes, keepdims=True), _TINY) / 127
        weights.CopyFrom(numpy_helper.from_array(np.rint(values / scale).astype(np.int8), f"{name}.bytes"))
        added.append(numpy_helper.from_array(scale.astype(np.float32), f"{name}.scale"))
        widened.append(helper.make_node("Cast", [f"{name}.bytes"], [f"{name}.whole"], to=TensorProto.FLOAT))
        widened.append(helper.make_node("Mul", [f"{name}.whole", f"{name}.scale"], [name]))
    model.graph.initializer.extend(added)
    nodes = list(model.graph.node)
    del model.graph.node[:]
    model.graph.node.extend(widened + nodes)


def side_of(value: onnx.ValueInfoProto) -> int:
    return value.type.tensor_type.shape.dim[-1].dim_value


def merged(models: List[onnx.ModelProto]) -> onnx.ModelProto:
    """One graph: the inputs of all, the means of their outputs."""
    nodes: List[onnx.NodeProto] = []
    weights: List[onnx.TensorProto] = []
    inputs: Dict[str, onnx.ValueInfoProto] = {}
    outputs: Dict[str, List[onnx.ValueInfoProto]] = {name: [] for name in OUTPUTS}
    for index, model in enumerate(models):
        own = {value.name for value in model.graph.input}
        inputs.update({value.name: value for value in model.graph.input if value.name not in inputs})
        graph = compose.add_prefix_graph(model.graph, f"n{index}.", rename_inputs=False)
        for node in graph.node:
            for place, name in enumerate(node.input):
                plain = name[len(f"n{index}.") :]
                if plain in own:
                    node.input[place] = plain
        nodes.extend(graph.node)
        weights.extend(graph.initializer)
        for value, name in zip(graph.output, (output.name for output in model.graph.output)):
            outputs[name].append(value)
    means: List[onnx.ValueInfoProto] = []
    for name, values in outputs.items():
        means.append(_mean(name, values, nodes, weights))
    asked = [inputs[name] for name in ASKED if name in inputs]
    graph = helper.make_graph(nodes, "room", asked, means, weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=models[0].ir_version)


def _mean(name: str, values: List[onnx.ValueInfoProto], nodes: List[onnx.NodeProto], weights: List[onnx.TensorProto]) -> onnx.ValueInfoProto:
    """Adds what brings answers to the same size and takes their mean."""
    largest = max(values, key=side_of)
    fitted: List[str] = []
    for value in values:
        if side_of(value) == side_of(largest):
            fitted.append(value.name)
            continue
        times = side_of(largest) / side_of(value)
        weights.append(numpy_helper.from_array(np.array([1, 1, times, times], dtype=np.float32), f"{value.name}.times"))
        told = [value.name, "", f"{value.name}.times"]
        nodes.append(helper.make_node("Resize", told, [f"{value.name}.fitted"], mode="linear"))
        fitted.append(f"{value.name}.fitted")
    if name in _UNIT:
        nodes.append(helper.make_node("Mean", fitted, [f"{name}.mean"]))
        nodes.append(helper.make_node("LpNormalization", [f"{name}.mean"], [name], axis=1, p=2))
    else:
        nodes.append(helper.make_node("Mean", fitted, [name]))
    sizes = [size.dim_value for size in largest.type.tensor_type.shape.dim]
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, sizes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", type=Path, nargs="+", help="what export.py wrote")
    parser.add_argument("--out", type=Path, default=Path("room-network.onnx"))
    options = parser.parse_args()
    model = merged([without_halves(onnx.load(str(path))) for path in options.networks])
    keep_in_bytes(model)
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, str(options.out))
    print(f"{options.out}: {options.out.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
