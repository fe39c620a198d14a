import { createRandom } from '../../../base/random.ts';

/** A place where a wall probably meets the floor, pixels. */
export interface FootPoint {
  readonly x: number;
  readonly y: number;
  /** How much the place counts. */
  readonly weight: number;
}

/** Row of the foot of the walls in a column; below it is floor. */
export type Foot = (x: number) => number;

/** Places fewer than these do not make a line. */
const LEAST_POINTS = 12;
/** Smallest share of all weight that the lines must fit. */
const LEAST_FIT = 0.6;
/** A line that fits this share is enough: the rest is noise. Else a second one must add its share: the next wall. */
const ONE_LINE = 0.75;
const LEAST_SECOND = 0.15;
/** Pairs of places that are tried (RANSAC, Fischler and Bolles 1981), and their least distance, columns. */
const TRIES = 200;
const LEAST_APART = 8;

/** y = start + slope * x */
interface Line {
  readonly start: number;
  readonly slope: number;
}

/**
 * The foot of one wall, or of two that meet in a corner, as straight lines.
 *
 * @param tolerance largest distance of a place from its line, rows.
 * @returns null if most of the places are on no such lines.
 */
export function straightFoot(points: readonly FootPoint[], tolerance: number): Foot | null {
  const all = weightOf(points);
  const first = bestLine(points, tolerance);
  if (!first) return null;
  const rest = points.filter((point) => !isOn(first, point, tolerance));
  const isAlone = weightOf(rest) <= (1 - ONE_LINE) * all;
  const second = isAlone ? null : bestLine(rest, tolerance);
  const added = second ? weightOf(rest.filter((point) => isOn(second, point, tolerance))) : 0;
  const feet: Foot[] = [(x) => rowOf(first, x)];
  if (second && added >= LEAST_SECOND * all) {
    // Where walls meet in a corner of the room, floor is below both lines; at a corner that juts out, below one.
    feet.push(
      (x) => Math.max(rowOf(first, x), rowOf(second, x)),
      (x) => Math.min(rowOf(first, x), rowOf(second, x)),
    );
  }
  const fits = feet.map((foot) => weightOf(points.filter(({ x, y }) => Math.abs(foot(x) - y) <= tolerance)));
  const best = fits.indexOf(Math.max(...fits));
  return fits[best]! >= LEAST_FIT * all ? feet[best]! : null;
}

const rowOf = ({ start, slope }: Line, x: number): number => start + slope * x;

const isOn = (line: Line, { x, y }: FootPoint, tolerance: number): boolean =>
  Math.abs(rowOf(line, x) - y) <= tolerance;

const weightOf = (points: readonly FootPoint[]): number =>
  points.reduce((sum, { weight }) => sum + weight, 0);

function bestLine(points: readonly FootPoint[], tolerance: number): Line | null {
  if (points.length < LEAST_POINTS) return null;
  const random = createRandom(points.length);
  const any = () => points[Math.floor(random() * points.length)]!;
  let best: Line | null = null;
  let most = 0;
  for (let n = 0; n < TRIES; n++) {
    const [from, to] = [any(), any()];
    if (Math.abs(to.x - from.x) < LEAST_APART) continue;
    const slope = (to.y - from.y) / (to.x - from.x);
    const line = { start: from.y - slope * from.x, slope };
    const fit = weightOf(points.filter((point) => isOn(line, point, tolerance)));
    if (fit > most) [best, most] = [line, fit];
  }
  return best && refined(points.filter((point) => isOn(best, point, tolerance)));
}

/** The line of least squares. */
function refined(points: readonly FootPoint[]): Line {
  const all = weightOf(points);
  const mean = (of: (point: FootPoint) => number) =>
    points.reduce((sum, point) => sum + point.weight * of(point), 0) / all;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = mean((point) => (point.x - x) ** 2);
  const slope = spread > 0 ? mean((point) => (point.x - x) * (point.y - y)) / spread : 0;
  return { start: y - slope * x, slope };
}
