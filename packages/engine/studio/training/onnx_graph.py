"""Runs an ONNX graph with PyTorch, so that the networks that are not taught can run where the taught one does."""

from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Sequence, Tuple

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional

Values = Dict[str, Any]
Attributes = Mapping[str, Any]

_TYPES = {
    onnx.TensorProto.FLOAT: torch.float32,
    onnx.TensorProto.FLOAT16: torch.float32,
    onnx.TensorProto.INT64: torch.int64,
    onnx.TensorProto.INT32: torch.int32,
    onnx.TensorProto.BOOL: torch.bool,
}
"""Half floats are only how weights are stored; everything is computed in 32 bits."""


class OnnxGraph:
    """
    A graph that answers for inputs of one batch. What depends on nothing but the size of the input (shapes, slices, paddings) is
    worked out once a size, on the processor.
    """

    def __init__(self, path: Path, outputs: Sequence[str], device: torch.device) -> None:
        graph = onnx.load(str(path)).graph
        self._device = device
        self._input = graph.input[0].name
        self._outputs = list(outputs) or [graph.output[0].name]
        self._weights: Values = {entry.name: _tensor(numpy_helper.to_array(entry)) for entry in graph.initializer}
        self._nodes = _needed(list(graph.node), self._outputs)
        self._plans: Dict[Tuple[int, ...], Tuple[List[Any], Values]] = {}

    def __call__(self, values: torch.Tensor) -> List[torch.Tensor]:
        """What the graph answers, in the order of the outputs asked for."""
        with torch.no_grad():
            size = tuple(values.shape)
            if size not in self._plans:
                self._plans[size] = self._plan(values)
            steps, constants = self._plans[size]
            known: Values = {**constants, self._input: values}
            for run, inputs, names, last_of in steps:
                for name, answer in zip(names, run([known[name] for name in inputs])):
                    known[name] = answer
                for name in last_of:
                    known.pop(name, None)
            return [known[name] for name in self._outputs]

    def _plan(self, example: torch.Tensor) -> Tuple[List[Any], Values]:
        """Runs once and parts the nodes that depend on the numbers from those that depend on the size alone."""
        known: Values = {"": None, **self._weights, self._input: example.cpu()}
        moving = {self._input}
        steps: List[Any] = []
        for node in self._nodes:
            attributes = {entry.name: onnx.helper.get_attribute_value(entry) for entry in node.attribute}
            run = _operation(node.op_type, attributes, len(node.output))
            for name, answer in zip(node.output, run([known[name] for name in node.input])):
                known[name] = answer
            if node.op_type != "Shape" and any(name in moving for name in node.input):
                moving.update(node.output)
                steps.append((run, list(node.input), list(node.output)))
        used = {name for _, inputs, _ in steps for name in inputs} | set(self._outputs)
        constants = {name: _on(known[name], self._device) for name in used if name not in moving}
        seen = set(self._outputs)
        timed: List[Any] = []
        for run, inputs, names in reversed(steps):
            last_of = [name for name in set(inputs) if name in moving and name not in seen]
            seen.update(inputs)
            timed.append((run, inputs, names, last_of))
        return timed[::-1], constants


def _tensor(array: np.ndarray) -> torch.Tensor:
    tensor = torch.from_numpy(array.copy())
    return tensor.float() if tensor.is_floating_point() else tensor


def _on(value: Any, device: torch.device) -> Any:
    """Weights go to the device; sizes and indices are read by the processor and stay."""
    return value.to(device) if isinstance(value, torch.Tensor) and value.is_floating_point() else value


def _needed(nodes: List[Any], outputs: Sequence[str]) -> List[Any]:
    wanted = set(outputs)
    kept: List[Any] = []
    for node in reversed(nodes):
        if wanted.intersection(node.output):
            wanted.update(node.input)
            kept.append(node)
    return kept[::-1]


def _ints(values: torch.Tensor) -> List[int]:
    return [int(value) for value in values.reshape(-1).tolist()]


def _reshape(values: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
    wanted = _ints(sizes)
    return values.reshape([values.shape[i] if side == 0 else side for i, side in enumerate(wanted)])


def _slice(told: List[Any]) -> torch.Tensor:
    values, starts, ends = told[0], _ints(told[1]), _ints(told[2])
    axes = _ints(told[3]) if len(told) > 3 and told[3] is not None else list(range(len(starts)))
    steps = _ints(told[4]) if len(told) > 4 and told[4] is not None else [1] * len(starts)
    cut = [slice(None)] * values.dim()
    for start, end, axis, step in zip(starts, ends, axes, steps):
        if step < 1:
            return _reversed_slice(values, axis, start, end, step)
        cut[axis] = slice(start, end, step)
    return values[tuple(cut)]


def _reversed_slice(values: torch.Tensor, axis: int, start: int, end: int, step: int) -> torch.Tensor:
    if step != -1:
        raise ValueError("only slices by steps of -1 run backwards")
    side = values.shape[axis]
    first = min(side - 1, start if start >= 0 else start + side)
    last = -1 if end < -side else (end if end >= 0 else end + side)
    indices = torch.arange(first, last, -1, device=values.device)
    return values.index_select(axis, indices)


def _pad(told: List[Any], attributes: Attributes) -> torch.Tensor:
    mode = attributes.get("mode", b"constant").decode()
    sizes = _ints(told[1])
    half = len(sizes) // 2
    pairs = [side for axis in reversed(range(half)) for side in (sizes[axis], sizes[axis + half])]
    if not any(pairs):
        return told[0]
    value = float(told[2]) if len(told) > 2 and told[2] is not None else 0.0
    return functional.pad(told[0], pairs, mode, value) if mode == "constant" else functional.pad(told[0], pairs, mode)


def _conv(told: List[Any], attributes: Attributes) -> torch.Tensor:
    values, weights = told[0], told[1]
    bias = told[2] if len(told) > 2 else None
    pads = list(attributes.get("pads", [0, 0, 0, 0]))
    if attributes.get("auto_pad", b"NOTSET") not in (b"NOTSET", b"VALID"):
        raise ValueError("paddings must be written out")
    strides = list(attributes.get("strides", [1, 1]))
    dilations = list(attributes.get("dilations", [1, 1]))
    if pads[:2] != pads[2:]:
        values = functional.pad(values, [pads[1], pads[3], pads[0], pads[2]])
        pads = [0, 0, 0, 0]
    return functional.conv2d(values, weights, bias, strides, pads[:2], dilations, attributes.get("group", 1))


def _max_pool(values: torch.Tensor, attributes: Attributes) -> torch.Tensor:
    pads = list(attributes.get("pads", [0, 0, 0, 0]))
    padded = functional.pad(values, [pads[1], pads[3], pads[0], pads[2]], value=float("-inf"))
    return functional.max_pool2d(padded, list(attributes["kernel_shape"]), list(attributes["strides"]))


def _resize(told: List[Any], attributes: Attributes) -> torch.Tensor:
    values = told[0]
    if len(told) > 3 and told[3] is not None:
        size = _ints(told[3])[-2:]
    else:
        size = [round(side * float(scale)) for side, scale in zip(values.shape[-2:], told[2][-2:])]
    mode = attributes.get("mode", b"nearest").decode()
    if mode == "nearest":
        return functional.interpolate(values, size=size, mode="nearest")
    corners = attributes.get("coordinate_transformation_mode", b"half_pixel") == b"align_corners"
    return functional.interpolate(values, size=size, mode="bilinear", align_corners=corners)


def _split(told: List[Any], attributes: Attributes, count: int) -> Sequence[torch.Tensor]:
    axis = attributes.get("axis", 0)
    sizes = list(attributes["split"]) if "split" in attributes else _ints(told[1]) if len(told) > 1 else None
    return torch.split(told[0], sizes or told[0].shape[axis] // count, dim=axis)


def _unsqueeze(values: torch.Tensor, axes: Sequence[int]) -> torch.Tensor:
    for axis in sorted(axes):
        values = values.unsqueeze(axis)
    return values


def _divide(one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    return one / other if one.is_floating_point() else torch.div(one, other, rounding_mode="trunc")


def _gather(values: torch.Tensor, indices: torch.Tensor, axis: int) -> torch.Tensor:
    picked = values.index_select(axis, indices.reshape(-1).to(values.device))
    return picked.reshape([*values.shape[:axis], *indices.shape, *values.shape[axis + 1 :]])


def _constant_of_shape(sizes: torch.Tensor, attributes: Attributes) -> torch.Tensor:
    filled = _tensor(numpy_helper.to_array(attributes["value"])) if "value" in attributes else torch.zeros(1)
    return filled.expand(_ints(sizes)).clone() if len(sizes) else filled.reshape(())


def _operation(kind: str, attributes: Attributes, count: int) -> Callable[[List[Any]], Sequence[torch.Tensor]]:
    """What a node does with its inputs; `count` is the number of its outputs."""
    if kind == "Split":
        return lambda told: _split(told, attributes, count)
    simple: Dict[str, Callable[..., torch.Tensor]] = {
        "Add": lambda a, b: a + b,
        "Cast": lambda a: a.to(_TYPES[attributes["to"]]),
        "Concat": lambda *parts: torch.cat(parts, dim=attributes["axis"]),
        "Constant": lambda: _tensor(numpy_helper.to_array(attributes["value"])),
        "ConstantOfShape": lambda sizes: _constant_of_shape(sizes, attributes),
        "Conv": lambda *told: _conv(list(told), attributes),
        "Div": _divide,
        "Erf": torch.erf,
        "Gather": lambda values, indices: _gather(values, indices, attributes.get("axis", 0)),
        "Identity": lambda a: a,
        "LeakyRelu": lambda a: functional.leaky_relu(a, attributes.get("alpha", 0.01)),
        "MatMul": torch.matmul,
        "MaxPool": lambda a: _max_pool(a, attributes),
        "Mul": lambda a, b: a * b,
        "Pad": lambda *told: _pad(list(told), attributes),
        "Pow": lambda a, b: a.pow(b),
        "ReduceMean": lambda a: a.mean(tuple(attributes["axes"]), keepdim=bool(attributes.get("keepdims", 1))),
        "Reshape": _reshape,
        "Resize": lambda *told: _resize(list(told), attributes),
        "Shape": lambda a: torch.tensor(a.shape),
        "Sigmoid": torch.sigmoid,
        "Slice": lambda *told: _slice(list(told)),
        "Softmax": lambda a: a.softmax(attributes.get("axis", -1)),
        "Sqrt": torch.sqrt,
        "Sub": lambda a, b: a - b,
        "Transpose": lambda a: a.permute(*attributes["perm"]),
        "Unsqueeze": lambda a, *axes: _unsqueeze(a, _ints(axes[0]) if axes else attributes["axes"]),
    }
    if kind not in simple:
        raise ValueError(f"nodes of the kind {kind} are not known")
    run = simple[kind]
    return lambda told: [run(*told)]
