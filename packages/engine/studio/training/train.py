"""Teaches the room network from a folder of samples. Run again with the same --out, it goes on where it stopped."""

import argparse
import math
import os
import time
from pathlib import Path
from typing import Dict, List

# Threads that wait must not take time from the renderers beside them; read when torch is loaded.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

import torch

from evaluation import evaluate
from losses import total_loss
from memory import keep_freed_memory
from network import RoomNetwork, weight_count
from samples import INPUTS, SampleFolder, Tensors
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
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--start", type=Path, help="state.pt or exported network whose weights a new training begins with")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--report", type=int, default=250, help="steps between two reports")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stops after so long; state is kept")
    parser.add_argument("--flip", action="store_true", help="mirrors half of the views")
    parser.add_argument("--memory", type=float, default=6.0, help="GB of samples kept in memory")
    parser.add_argument("--held-out", type=int, default=64, help="most views held out that a report looks at")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def rate_share(step: int, steps: int) -> float:
    """Rises at first, then falls along a cosine."""
    warm = min(1.0, (step + 1) / WARM_UP_STEPS)
    along = min(1.0, step / max(1, steps))
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

    def __init__(self, options: argparse.Namespace, folder: SampleFolder) -> None:
        self.options = options
        self.path: Path = options.out / "state.pt"
        self.step = 0
        saved = load_state(self.path) if self.path.exists() else None
        self.network = RoomNetwork()
        if saved:
            self.network.load_state_dict(saved["network"])
            self.weights, self.weights_behind = saved["weights"], saved["weightsBehind"]
        else:
            if options.start:
                self.network.load_state_dict(load_network(options.start).state_dict())
            else:
                set_input_statistics(self.network, folder)
            self.weights, self.weights_behind = class_weights(folder)
        self.network = self.network.to(memory_format=torch.channels_last)
        self.smoothed = SmoothedNetwork(self.network)
        self.optimizer = create_optimizer(self.network, options.rate)
        if saved:
            self.smoothed.network.load_state_dict(saved["smoothed"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.step = saved["step"]

    def learn(self, batch: Tensors) -> float:
        """One step; returns the loss."""
        rate = self.options.rate * rate_share(self.step, self.options.steps)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.network.train()
        told = {name: batch[name].contiguous(memory_format=torch.channels_last) for name in INPUTS}
        loss = total_loss(self.network(told), batch, self.weights, self.weights_behind)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
        self.optimizer.step()
        self.step += 1
        self.smoothed.follow(self.network, self.step)
        return loss.item()

    def save(self) -> None:
        save_state(
            self.path,
            {
                "network": self.network.state_dict(),
                "smoothed": self.smoothed.network.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "step": self.step,
                "weights": self.weights,
                "weightsBehind": self.weights_behind,
            },
        )


def main() -> None:
    options = parse_arguments()
    keep_freed_memory()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    ends = time.monotonic() + options.minutes * 60
    folder = SampleFolder(options.samples, options.memory, options.seed)
    training = Training(options, folder)
    # Taken up again, the training must not meet the same views in the same order.
    folder.shuffle_anew(options.seed + training.step)
    torch.manual_seed(options.seed + training.step)

    def log(line: str) -> None:
        print(line, flush=True)
        with (options.out / "log.txt").open("a") as file:
            file.write(line + "\n")

    log(f"{weight_count(training.network)} weights, from step {training.step} to {options.steps}")
    batches = folder.batches(options.batch, options.flip)
    losses: List[float] = []
    spent = 0.0
    while training.step < options.steps:
        started = time.monotonic()
        losses.append(training.learn(next(batches)))
        spent += time.monotonic() - started
        late = time.monotonic() > ends
        if training.step % options.report == 0 or training.step == options.steps or late:
            training.save()
            found = evaluate(training.smoothed.network, folder, options.held_out)
            pace = 1000 * spent / len(losses)
            log(f"step {training.step}, loss {sum(losses) / len(losses):.4f}, {pace:.0f} ms per step, {found}")
            losses, spent = [], 0.0
        if late:
            log("time is up")
            break


if __name__ == "__main__":
    main()
