"""How well a network answers for views that it never learned from."""

import math
from typing import Dict, List

import torch
from torch.nn import functional

from network import RoomNetwork
from look_store import LookStore
from samples import CLASSES

_BATCH = 8
_MOSTLY = 0.5
"""A cell counts where at least this much of it is known."""


def overlaps(confusion: torch.Tensor) -> List[float]:
    """Intersection over union of each class from counts `[truth, answer]`; NaN where a class never occurs."""
    hit = confusion.diagonal()
    union = confusion.sum(0) + confusion.sum(1) - hit
    return [(hit[k] / union[k]).item() if confusion[k].sum() > 0 else math.nan for k in range(len(hit))]


def mean_known(values: List[float]) -> float:
    known = [value for value in values if not math.isnan(value)]
    return sum(known) / len(known) if known else math.nan


def confusion_of(logits: torch.Tensor, shares: torch.Tensor, known: torch.Tensor) -> torch.Tensor:
    """Counts `[truth, answer]` of a batch's cells."""
    count = len(CLASSES)
    sure = known >= _MOSTLY
    pairs = shares.argmax(1)[sure] * count + logits.argmax(1)[sure]
    return torch.bincount(pairs, minlength=count * count).reshape(count, count).double()


def evaluate(network: RoomNetwork, held_out: LookStore) -> str:
    """A few words and numbers for the log."""
    count = len(CLASSES)
    confusion = {name: torch.zeros(count, count, dtype=torch.float64) for name in ("classes", "behind")}
    angles: Dict[str, List[torch.Tensor]] = {"normals": [], "behindNormals": []}
    depth_errors: List[torch.Tensor] = []
    network.eval()
    with torch.no_grad():
        for batch in held_out.batches(_BATCH):
            answers = network(batch)
            for name, counts in confusion.items():
                shares = batch[name]
                logits = functional.interpolate(answers[name], size=shares.shape[-2:], mode="bilinear", align_corners=False)
                counts += confusion_of(logits, shares, batch[f"{name}Known"]).cpu()
            for name, found in angles.items():
                length = batch[name].norm(dim=1)
                cosine = (answers[name] * batch[name]).sum(1) / length.clamp(min=0.5)
                found.append(cosine[length > 0.5].clamp(-1, 1).acos().rad2deg())
            known = batch["depth"] != 0
            depth_errors.append((answers["depth"][:, 0] - batch["depth"])[known].abs())
    if not depth_errors:
        return "no views held out yet"
    each = overlaps(confusion["classes"])
    behind = mean_known(overlaps(confusion["behind"]))
    words = [f"mean {mean_known(each):.3f}", f"behind {behind:.3f}"]
    words += [f"{name} {torch.cat(found).mean():.1f} deg" for name, found in angles.items()]
    words.append(f"depth {torch.cat(depth_errors).mean():.3f}")
    words += [f"{name} {value:.3f}" for name, value in zip(CLASSES, each) if not math.isnan(value)]
    return ", ".join(words)
