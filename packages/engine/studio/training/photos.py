"""Tries a training on real photos: how well its classes agree with label maps drawn by hand."""

import argparse
import math
from pathlib import Path
from typing import Dict, List, Mapping

import numpy as np
import torch
from PIL import Image
from torch.nn import functional

from frozen import FrozenNetworks, filled_part
from network import RoomNetwork
from samples import CLASSES, SQUARE
from state import load_network

DRAWN: List[str] = [
    "ignore", "wall", "ceiling", "floor", "glass", "frame", "door", "trim", "furniture", "built-in", "outside",
]
"""Classes of the label maps by their number."""

DRAWN_OF: Dict[str, str] = {
    "wall": "wall", "covering": "built-in", "ceiling": "ceiling", "floor": "floor", "rug": "furniture",
    "glass": "glass", "frame": "frame", "curtain": "furniture", "door": "door", "trim": "trim",
    "built-in": "built-in", "fixture": "ignore", "furniture": "furniture", "hanging": "furniture",
    "lamp": "furniture", "mirror": "furniture", "plant": "furniture", "clutter": "furniture", "outside": "outside",
    "fixed-lamp": "furniture",
}

COLORS = np.array(
    [
        (230, 60, 60), (170, 90, 40), (250, 240, 120), (140, 100, 200), (200, 120, 220), (90, 190, 255),
        (30, 90, 200), (255, 140, 180), (120, 70, 20), (255, 200, 0), (0, 140, 120), (0, 0, 0),
        (60, 180, 60), (255, 120, 0), (255, 255, 255), (150, 200, 200), (20, 100, 20), (130, 130, 130), (0, 220, 220),
        (200, 255, 200),
    ],
    dtype=np.float32,
)  # fmt: skip
"""Of the overlays, in the order of the classes."""
_GROUND = 128.0
_OVERLAY = 0.6


def class_map(network: RoomNetwork, seen: Mapping[str, torch.Tensor], photo: Image.Image) -> Image.Image:
    """The likeliest class of each pixel of a photo, at most 1024 pixels wide or high."""
    with torch.no_grad():
        told = {name: values.float().unsqueeze(0) for name, values in seen.items()}
        shares = network(told)["classes"].softmax(1)
        # Brought to the encoder's square before the picture is cut out, so that no part of a cell is lost.
        square = functional.interpolate(shares, size=(SQUARE, SQUARE), mode="bilinear", align_corners=False)
        rows, columns = filled_part(photo.height, photo.width, SQUARE)
        return Image.fromarray(square[0, :, :rows, :columns].argmax(0).byte().numpy())


def counts_against(drawn: np.ndarray, ours: np.ndarray) -> np.ndarray:
    """Pixels `[drawn, ours]` in the classes of the label maps, where both say something."""
    to_drawn = np.array([DRAWN.index(DRAWN_OF[name]) for name in CLASSES])
    mapped = to_drawn[ours]
    counted = drawn != 0
    pairs = drawn[counted].astype(np.int64) * len(DRAWN) + mapped[counted]
    return np.bincount(pairs, minlength=len(DRAWN) ** 2).reshape(len(DRAWN), len(DRAWN))


def drawn_overlaps(counts: np.ndarray) -> List[float]:
    """Intersection over union for each drawn class; NaN where the map has none."""
    counts = counts.copy()
    # Fixtures are not drawn in the maps: where we see one, nothing is counted.
    counts[:, 0] = 0
    result = []
    for index in range(1, len(DRAWN)):
        union = counts[index].sum() + counts[:, index].sum() - counts[index, index]
        result.append(counts[index, index] / union if counts[index].sum() > 0 else math.nan)
    return result


def line_of(name: str, values: List[float]) -> str:
    cells = "  ".join("   - " if math.isnan(value) else f"{value:.3f}" for value in values)
    return f"{name:24s}{cells}"


def write_picture(path: Path, ours: Image.Image, photo: Image.Image) -> None:
    """The classes in colors over the photo."""
    ground = np.asarray(photo.resize(ours.size), dtype=np.float32)
    mixed = ground * (1 - _OVERLAY) + COLORS[np.asarray(ours)] * _OVERLAY
    Image.fromarray(mixed.astype(np.uint8)).save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--state", type=Path, required=True, help="state.pt of a training, or an exported network")
    parser.add_argument("--photos", type=Path, required=True, help="folder of photos, NAME.jpg")
    parser.add_argument("--labels", type=Path, help="folder of label maps, NAME.png")
    parser.add_argument("--pictures", type=Path, help="folder for overlays")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    network = load_network(options.state)
    networks = FrozenNetworks(torch.device("cpu"))
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)

    print(f"{'IoU':24s}" + "  ".join(f"{name[:5]:5s}" for name in DRAWN[1:]))
    found: List[List[float]] = []
    for path in sorted(options.photos.glob("*.jpg")):
        label_path = options.labels / f"{path.stem}.png" if options.labels else None
        drawn = np.asarray(Image.open(label_path)) if label_path and label_path.exists() else None
        if drawn is None and not options.pictures:
            continue
        photo = Image.open(path).convert("RGB")
        photo.thumbnail((SQUARE, SQUARE), Image.Resampling.BOX)
        seen = networks.see(torch.from_numpy(np.array(photo)).permute(2, 0, 1).float())
        ours = class_map(network, seen, photo)
        if drawn is not None:
            fitted = np.asarray(ours.resize((drawn.shape[1], drawn.shape[0]), Image.Resampling.NEAREST))
            found.append(drawn_overlaps(counts_against(drawn, fitted)))
            print(line_of(path.stem, found[-1]), flush=True)
        if options.pictures:
            write_picture(options.pictures / f"{path.stem}.png", ours, photo)
    if found:
        columns = np.array(found)
        known = ~np.isnan(columns)
        means = np.where(known, columns, 0).sum(0) / np.maximum(known.sum(0), 1)
        print(line_of("mean", [value if some else math.nan for value, some in zip(means, known.any(0))]))


if __name__ == "__main__":
    main()
