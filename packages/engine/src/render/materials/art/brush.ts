import { smoothstep } from '../blend.ts';
import type { LinearColor } from '../material.ts';
import { noise } from '../noise.ts';
import { type Bounds, type Canvas, paintOver } from './canvas.ts';

export type Point = readonly [x: number, y: number];

/** A smooth path through points (Catmull-Rom), `steps` pieces between every two. */
export function smoothPath(points: readonly Point[], steps = 14): Point[] {
  const path: Point[] = [];
  const at = (n: number): Point => points[Math.min(points.length - 1, Math.max(0, n))]!;
  for (let n = 0; n < points.length - 1; n++) {
    for (let step = 0; step < steps; step++)
      path.push(between(at(n - 1), at(n), at(n + 1), at(n + 2), step / steps));
  }
  path.push(at(points.length - 1));
  return path;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])];
}

/** The nearest part of a path to a place; overwritten by every `nearestOn`. */
const near = { distance: 0, side: 0, along: 0 };

function nearestOn(path: readonly Point[], x: number, y: number): typeof near {
  near.distance = Infinity;
  for (let n = 0; n < path.length - 1; n++) {
    const [ax, ay] = path[n]!;
    const bx = path[n + 1]![0] - ax;
    const by = path[n + 1]![1] - ay;
    const size = bx * bx + by * by;
    const t = size > 0 ? Math.min(1, Math.max(0, ((x - ax) * bx + (y - ay) * by) / size)) : 0;
    const dx = x - ax - t * bx;
    const dy = y - ay - t * by;
    const distance = Math.hypot(dx, dy);
    if (distance >= near.distance) continue;
    near.distance = distance;
    near.side = Math.sign(bx * dy - by * dx) * distance;
    near.along = (n + t) / (path.length - 1);
  }
  return near;
}

function around(path: readonly Point[], margin: number): Bounds {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of path) {
    left = Math.min(left, x - margin);
    right = Math.max(right, x + margin);
    bottom = Math.min(bottom, y - margin);
    top = Math.max(top, y + margin);
  }
  return { left, right, bottom, top };
}

/** A drawn line; `width` gives its width by the share of its length, so that pens swell and thin out. */
export function drawLine(
  canvas: Canvas,
  path: readonly Point[],
  color: LinearColor,
  width: number | ((t: number) => number),
): void {
  const widthAt = typeof width === 'number' ? () => width : width;
  const pixel = 1 / canvas.rows;
  for (let n = 0; n < path.length - 1; n += 8) {
    const piece = path.slice(n, n + 9);
    paintOver(canvas, around(piece, 0.012), color, (x, y) => {
      const { distance, along } = nearestOn(piece, x, y);
      const part = (n + along * (piece.length - 1)) / (path.length - 1);
      return smoothstep(pixel, -pixel, distance - widthAt(part) / 2);
    });
  }
}

/** A stroke of a broad flat brush: bristles leave streaks, the paint runs out towards its end (`dry` 0 … 1). */
export function brushStroke(
  canvas: Canvas,
  path: readonly Point[],
  color: LinearColor,
  width: number,
  dry: number,
  seed: number,
): void {
  const pixel = 1 / canvas.rows;
  paintOver(canvas, around(path, width * 0.6), color, (x, y) => {
    const { distance, side, along } = nearestOn(path, x, y);
    const reach = width / 2 + 0.05 * width * noise(along * 9, side > 0 ? 1 : 7, seed);
    if (distance > reach + pixel) return 0;
    const bristle =
      noise((side / width) * 34, along * 3, seed + 1) + 0.5 * noise((side / width) * 80, along * 7, seed + 2);
    const paint = 1.1 - dry * (0.25 + 1.5 * along * along) + 0.75 * dry * bristle;
    const end = smoothstep(0, 0.03 + 0.02 * bristle, along) * smoothstep(1, 0.95 - 0.05 * bristle, along);
    return (
      smoothstep(pixel, -pixel, distance - reach) *
      smoothstep(0.2, 0.5, paint) *
      (0.93 + 0.07 * bristle) *
      end
    );
  });
}

/** A closed form filled evenly: `distance` is below 0 inside. The edge is drawn by hand when `rough` is above 0. */
export function fillForm(
  canvas: Canvas,
  bounds: Bounds,
  color: LinearColor,
  distance: (x: number, y: number) => number,
  rough = 0,
  seed = 0,
): void {
  const pixel = 1 / canvas.rows;
  paintOver(canvas, bounds, color, (x, y) => {
    const wobble =
      rough > 0 ? rough * (noise(x * 7, y * 7, seed) + 0.4 * noise(x * 40, y * 40, seed + 1)) : 0;
    return smoothstep(pixel, -pixel, distance(x, y) + wobble);
  });
}

/** The inside of a smooth closed outline through points: crossings of a ray are counted. */
export function fillOutline(canvas: Canvas, points: readonly Point[], color: LinearColor): void {
  const path = smoothPath([...points, points[0]!], 10);
  paintOver(canvas, around(path, 0.01), color, (x, y) => {
    let inside = false;
    for (let n = 0; n < path.length - 1; n++) {
      const [ax, ay] = path[n]!;
      const [bx, by] = path[n + 1]!;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
    return inside ? 1 : 0;
  });
}
