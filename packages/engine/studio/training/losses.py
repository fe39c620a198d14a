"""How far the network's answers are from the truth."""

from typing import Mapping

import torch
from torch.nn import functional

Tensors = Mapping[str, torch.Tensor]

BEHIND_SHARE = 0.5
NORMALS_SHARE = 0.3
NORMALS_BEHIND_SHARE = 0.2
DEPTH_SHARE = 0.1

_SCALE_FREEDOM = 0.85
"""How much of a picture's common error of scale is forgiven; the rest keeps the depth near meters."""

_TINY = 1e-6


def total_loss(answers: Tensors, truth: Tensors, weights: torch.Tensor, weights_behind: torch.Tensor) -> torch.Tensor:
    """The sum that training makes small."""
    return (
        class_loss(answers["classes"], truth["classes"], truth["classesKnown"], weights)
        + BEHIND_SHARE * class_loss(answers["behind"], truth["behind"], truth["behindKnown"], weights_behind)
        + NORMALS_SHARE * normal_loss(answers["normals"], truth["normals"])
        + NORMALS_BEHIND_SHARE * normal_loss(answers["behindNormals"], truth["behindNormals"])
        + DEPTH_SHARE * depth_loss(answers["depth"], truth["depth"])
    )


def class_loss(logits: torch.Tensor, shares: torch.Tensor, known: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """Cross-entropy against shares of classes, the rare ones weighing more; the truth may be on a finer grid."""
    step = shares.shape[-1] // logits.shape[-1]
    if step > 1:
        counted = functional.avg_pool2d(shares * known.unsqueeze(1), step)
        known = functional.avg_pool2d(known.unsqueeze(1), step)[:, 0]
        shares = counted / known.clamp(min=_TINY).unsqueeze(1)
    wanted = shares * weights.view(1, -1, 1, 1) * known.unsqueeze(1)
    return -(wanted * logits.log_softmax(1)).sum() / wanted.sum().clamp(min=_TINY)


def normal_loss(normals: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
    """1 - cosine of the angle between, where the truth is known."""
    length = truth.norm(dim=1)
    known = (length > 0.5).float()
    cosine = (normals * truth).sum(1) / length.clamp(min=0.5)
    return ((1 - cosine) * known).sum() / known.sum().clamp(min=1)


def depth_loss(depth: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
    """Mean error of the log depth, with most of each picture's common error taken away."""
    known = (truth != 0).float()
    error = (depth[:, 0] - truth) * known
    common = error.sum((1, 2), keepdim=True) / known.sum((1, 2), keepdim=True).clamp(min=1)
    return ((error - _SCALE_FREEDOM * common) * known).abs().sum() / known.sum().clamp(min=1)
