import type { Point } from '../base/geometry/extrude.ts';
import { ripples } from '../base/geometry/ripples.ts';

/** A rectangle with bulging sides (Lame's superellipse): `power` 2 is an ellipse, 5 nearly a rectangle. */
export function softRectangle(width: number, depth: number, power: number, steps: number): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      (Math.sign(c) * Math.abs(c) ** (2 / power) * width) / 2,
      (Math.sign(s) * Math.abs(s) ** (2 / power) * depth) / 2,
    ];
  });
}

/** Two half circles joined by straight sides; a circle where both sides are equal. */
export function pill(width: number, depth: number, steps: number): Point[] {
  const r = Math.min(width, depth) / 2;
  const [x, y] = [width / 2 - r, depth / 2 - r];
  const points: Point[] = [];
  for (let i = 0; i < steps; i++) {
    const angle = ((i + 0.5) / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    points.push([Math.sign(c) * x + r * c, Math.sign(s) * y + r * s]);
  }
  return points;
}

/** An outline with rounded ribs of `pitch` meters standing out all around, `deep` meters; smooth where `deep` is 0. */
export function ribbed(outline: readonly Point[], pitch: number, deep: number, fine: number): Point[] {
  const lengths = [0];
  for (const [i, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    lengths.push(lengths[i]! + Math.hypot(nextX - x, nextY - y));
  }
  const total = lengths[outline.length]!;
  const ribs = Math.round(total / pitch);
  const count = ribs * fine;
  let i = 0;
  return Array.from({ length: count }, (_, k): Point => {
    const wanted = (k / count) * total;
    while (i + 1 < outline.length && lengths[i + 1]! < wanted) i++;
    const part = (wanted - lengths[i]!) / (lengths[i + 1]! - lengths[i]! || 1);
    const [a, b] = [outline[i]!, outline[(i + 1) % outline.length]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dy) || 1;
    const out = deep * (Math.abs(Math.sin((k / fine) * Math.PI)) - 1);
    return [a[0] + dx * part + (dy / size) * out, a[1] + dy * part - (dx / size) * out];
  });
}

/** A plank as it was sawn from the log: long sides wander, ends are cut straight. Stays within its size. */
export function liveEdge(width: number, depth: number, seed: number): Point[] {
  const uneven = ripples(seed, width * 0.5);
  const steps = 18;
  const side = (sign: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const x = (i / steps - 0.5) * width;
      const wander = 0.5 + 0.25 * (uneven([x, 0, sign]) + uneven([x * 3.1, 1, sign]) * 0.4);
      return [x, sign * (depth / 2) * (1 - 0.17 * Math.max(0, Math.min(1, wander)))];
    });
  return [...side(-1), ...side(1).reverse()];
}
