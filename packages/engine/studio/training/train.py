"""Teaches the room network from a folder of samples. Run again with the same --out, it goes on where it stopped."""

import argparse
import math
import os
import time
from pathlib import Path
from typing import Dict, List

# Threads that wait must not take time from the renderers beside them; read when torch is loaded.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

import numpy as np
import torch

from evaluation import evaluate
from frozen import FrozenNetworks
from look_store import LookStore, Tensors
from looks import look_at, look_plainly
from losses import total_loss
from memory import keep_freed_memory
from network import RoomNetwork, weight_count
from samples import SampleFolder, readable_sample
from state import SmoothedNetwork, load_network, load_state, save_state
from statistics_of_samples import class_weights, set_input_statistics

WEIGHT_DECAY = 0.05
WARM_UP_STEPS = 200
LAST_RATE_SHARE = 0.02
LONGEST_GRADIENT = 2.0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=Path, required=True, help="folder of views, may still be growing")
    parser.add_argument("--out", type=Path, required=True, help="folder for state.pt and log.txt")
    parser.add_argument("--steps", type=int, default=20000, help="steps in all; the rate falls towards this one")
    parser.add_argument("--minutes", type=float, default=math.inf, help="or minutes of learning in all, whichever ends first")
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--start", type=Path, help="state.pt or exported network whose weights a new training begins with")
    parser.add_argument("--without-picture", action="store_true", help="teaches a network that does not see the small picture")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--report", type=int, default=250, help="steps between two reports")
    parser.add_argument("--looks", type=int, default=1000, help="looks kept in memory, 4.5 MB each")
    parser.add_argument("--first", type=int, default=200, help="looks taken before the first step")
    parser.add_argument("--fresh", type=float, default=0.5, help="new looks taken at each step")
    parser.add_argument("--held-out", type=int, default=64, help="most views held out that a report looks at")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def rate_share(step: int, along: float) -> float:
    """Rises at first, then falls along a cosine; `along` is the share of the training that is over."""
    warm = min(1.0, (step + 1) / WARM_UP_STEPS)
    return warm * (LAST_RATE_SHARE + (1 - LAST_RATE_SHARE) * 0.5 * (1 + math.cos(math.pi * along)))


def create_optimizer(network: RoomNetwork, rate: float) -> torch.optim.AdamW:
    """Only true weights decay: no biases, scales or positions."""
    decaying: List[torch.nn.Parameter] = []
    others: List[torch.nn.Parameter] = []
    for name, weights in network.named_parameters():
        (decaying if weights.dim() > 1 and name != "position" else others).append(weights)
    groups: List[Dict[str, object]] = [
        {"params": decaying, "weight_decay": WEIGHT_DECAY},
        {"params": others, "weight_decay": 0.0},
    ]
    return torch.optim.AdamW(groups, lr=rate)


class Training:
    """The network, its optimizer and how far they are."""

    def __init__(self, options: argparse.Namespace, store: LookStore) -> None:
        self.options = options
        self.device = torch.device(options.device)
        self.path: Path = options.out / "state.pt"
        self.step = 0
        self.seconds = 0.0
        saved = load_state(self.path) if self.path.exists() else None
        self.network = RoomNetwork(not options.without_picture)
        if saved:
            self.network.load_state_dict(saved["network"])
            weights, weights_behind = saved["weights"], saved["weightsBehind"]
        else:
            weights, weights_behind = class_weights(store)
            if options.start:
                self.network.load_state_dict(load_network(options.start).state_dict())
            else:
                set_input_statistics(self.network, store)
        self.weights, self.weights_behind = weights.to(self.device), weights_behind.to(self.device)
        self.network = self.network.to(self.device, memory_format=torch.channels_last)
        self.smoothed = SmoothedNetwork(self.network)
        self.optimizer = create_optimizer(self.network, options.rate)
        if saved:
            self.smoothed.network.load_state_dict(saved["smoothed"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.step, self.seconds = saved["step"], saved["seconds"]

    def along(self) -> float:
        """Share of the training that is over."""
        return min(1.0, max(self.step / self.options.steps, self.seconds / (60 * self.options.minutes)))

    def learn(self, batch: Tensors) -> torch.Tensor:
        """One step; returns the loss."""
        rate = self.options.rate * rate_share(self.step, self.along())
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.network.train()
        loss = total_loss(self.network(batch), batch, self.weights, self.weights_behind)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
        self.optimizer.step()
        self.step += 1
        self.smoothed.follow(self.network, self.step)
        return loss.detach()

    def save(self) -> None:
        save_state(
            self.path,
            {
                "network": self.network.state_dict(),
                "smoothed": self.smoothed.network.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "step": self.step,
                "seconds": self.seconds,
                "weights": self.weights.cpu(),
                "weightsBehind": self.weights_behind.cpu(),
            },
        )


def held_out_looks(folder: SampleFolder, networks: FrozenNetworks, limit: int, device: torch.device) -> LookStore:
    """Plain looks at the first views of those held out."""
    samples = [sample for path in folder.paths(held_out=True)[:limit] if (sample := readable_sample(path))]
    store = LookStore(max(1, len(samples)), device)
    for sample in samples:
        store.add(look_plainly(sample, networks, device))
    return store


def main() -> None:
    options = parse_arguments()
    keep_freed_memory()
    torch.set_num_threads(options.threads)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    device = torch.device(options.device)
    options.out.mkdir(parents=True, exist_ok=True)

    def log(line: str) -> None:
        print(line, flush=True)
        with (options.out / "log.txt").open("a") as file:
            file.write(line + "\n")

    networks = FrozenNetworks(device)
    folder = SampleFolder(options.samples, options.seed)
    random = np.random.default_rng(options.seed)
    store = LookStore(options.looks, device)
    started = time.monotonic()
    for _ in range(options.first):
        store.add(look_at(folder.next_sample(), networks, device, random))
    log(f"{options.first} looks in {time.monotonic() - started:.0f} s")
    held_out = held_out_looks(folder, networks, options.held_out, device)
    training = Training(options, store)
    # Taken up again, the training must not meet the same looks in the same order.
    torch.manual_seed(options.seed + training.step)
    log(f"{weight_count(training.network)} weights, from step {training.step}, {held_out.count} views held out")

    losses: List[torch.Tensor] = []
    owed = 0.0
    while training.along() < 1:
        started = time.monotonic()
        owed += options.fresh
        while owed >= 1:
            store.add(look_at(folder.next_sample(), networks, device, random))
            owed -= 1
        losses.append(training.learn(store.random_batch(options.batch)))
        training.seconds += time.monotonic() - started
        if training.step % options.report == 0 or training.along() >= 1:
            training.save()
            loss = torch.stack(losses).mean().item()
            seen = f"{len(folder.paths(held_out=False))} views, {training.seconds:.0f} s"
            log(f"step {training.step}, {seen}, loss {loss:.4f}, {evaluate(training.smoothed.network, held_out)}")
            losses = []


if __name__ == "__main__":
    main()
