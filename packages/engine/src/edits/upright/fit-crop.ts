import { type Homography, inverted, mapPoint } from '../../inpaint/homography.ts';

/** A rectangle of a picture's proportions: its middle, and its size as a share of the picture's. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The search for the crop's middle: from steps of this share of the picture down to a hundredth of a pixel. */
const FIRST_STEP = 0.1;
const ROUNDS = 40;
const SHRINK = 0.75;

/**
 * The largest rectangle of the picture's proportions that contains nothing beyond its edges after the warp.
 *
 * @param toPicture from warped positions to positions in the picture.
 */
export function largestCrop(toPicture: Homography, width: number, height: number): Crop {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x, y]) => mapPoint(inverted(toPicture), x!, y!));
  if (corners.some(({ x, y }) => !Number.isFinite(x + y))) return { x: width / 2, y: height / 2, scale: 0 };
  const scaleAt = (x: number, y: number) => largestScale(corners, x, y, width, height);
  let best: Crop = { x: width / 2, y: height / 2, scale: scaleAt(width / 2, height / 2) };
  for (let round = 0, step = FIRST_STEP; round < ROUNDS; round++) {
    const [dx, dy] = [step * width, step * height];
    const around = NEIGHBORS.map(([i, j]) => ({ x: best.x + i * dx, y: best.y + j * dy }));
    const next = around
      .map(({ x, y }) => ({ x, y, scale: scaleAt(x, y) }))
      .reduce((a, b) => (b.scale > a.scale ? b : a));
    if (next.scale > best.scale) best = next;
    else step *= SHRINK;
  }
  return best;
}

const NEIGHBORS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** How large a rectangle about a middle may be to stay on one side of each edge of a convex outline. */
function largestScale(
  outline: readonly { readonly x: number; readonly y: number }[],
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  let scale = 1;
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length]!;
    // Inward normal: corners go round with the picture, y pointing down.
    const [nx, ny] = [from.y - to.y, to.x - from.x];
    const inside = nx * (x - from.x) + ny * (y - from.y);
    const reach = (Math.abs(nx) * width + Math.abs(ny) * height) / 2;
    scale = Math.min(scale, inside / reach);
  }
  return Math.max(0, scale);
}
