import type { Point } from '../../marks/mark.ts';

/** A map of the picture to itself, in shares: x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * The map that brings points nearest to other points (least squares). Null if they are on one line.
 */
export function affineBetween(pairs: readonly { from: Point; to: Point }[]): Affine | null {
  const middle = (points: readonly Point[]): Point => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  });
  const [before, after] = [middle(pairs.map(({ from }) => from)), middle(pairs.map(({ to }) => to))];
  let [xx, xy, yy, xu, yu, xv, yv] = [0, 0, 0, 0, 0, 0, 0];
  for (const { from, to } of pairs) {
    const [x, y, u, v] = [from.x - before.x, from.y - before.y, to.x - after.x, to.y - after.y];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xu += x * u;
    yu += y * u;
    xv += x * v;
    yv += y * v;
  }
  const spread = xx * yy - xy * xy;
  if (!(spread > 1e-12)) return null;
  const a = (xu * yy - yu * xy) / spread;
  const c = (yu * xx - xu * xy) / spread;
  const b = (xv * yy - yv * xy) / spread;
  const d = (yv * xx - xv * xy) / spread;
  return [a, b, c, d, after.x - a * before.x - c * before.y, after.y - b * before.x - d * before.y];
}
