import type { Plane } from '../../base/raster/raster.ts';
import type { Shift } from './likeness.ts';

/** Two steps that lead from a mark to its neighbors. */
export type Lattice = readonly [Shift, Shift];

/** The shortest two steps that lead to the same marks (Gauss), the shorter one first, both to the right or down. */
export function reduced([p, q]: Lattice): Lattice {
  let [a, b] = [p, q];
  for (let i = 0; i < 64; i++) {
    if (length(a) > length(b)) [a, b] = [b, a];
    const times = length(a) === 0 ? 0 : Math.round((a[0] * b[0] + a[1] * b[1]) / length(a));
    if (times === 0) break;
    b = [b[0] - times * a[0], b[1] - times * a[1]];
  }
  return [forward(a), forward(b)];
}

const length = ([x, y]: Shift): number => x * x + y * y;
const forward = ([x, y]: Shift): Shift => (x < 0 || (x === 0 && y < 0) ? [-x || 0, -y || 0] : [x, y]);

/** A cell of which less than this lies in the picture is not asked, and fewer cells say nothing. */
const LEAST_SHARE = 0.4;
const LEAST_CELLS = 4;
/** The cell that is asked: this share of all are less alike. */
const USUAL = 0.4;

/** How much the cells of a lattice are alike. */
export interface Agreement {
  /**
   * How much the usual cell is like what the others show on average: about 0 where nothing is repeated, or only here
   * and there, 1 at most. Tells marks from rooms.
   */
  readonly usual: number;
  /**
   * How well all cells together are foretold by the others, those that show much counting for much: 1 at most. Tells
   * the steps of a mark from half or twice them: foretold by half a word and the other half, cells fit less well, and
   * foretold by fewer cells, too.
   */
  readonly overall: number;
  /** Root of the mean square of what they have in common, in units of the detail. */
  readonly strength: number;
}

/**
 * Compares the cells of a lattice with each other.
 *
 * @param detail of mean 0.
 */
export function cellsAgree(detail: Plane, [p, q]: Lattice): Agreement {
  const determinant = p[0] * q[1] - p[1] * q[0];
  const columns = Math.max(4, Math.round(Math.hypot(...p)));
  const rows = Math.max(4, Math.round(Math.hypot(...q)));
  const size = columns * rows;
  const along = (x: number, y: number) => (x * q[1] - y * q[0]) / determinant;
  const down = (x: number, y: number) => (y * p[0] - x * p[1]) / determinant;
  const { width, height } = detail;
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  const firstA = Math.floor(Math.min(...corners.map(([x, y]) => along(x, y))));
  const firstB = Math.floor(Math.min(...corners.map(([x, y]) => down(x, y))));
  const acrossCells = Math.ceil(Math.max(...corners.map(([x, y]) => along(x, y)))) - firstA + 1;
  const downCells = Math.ceil(Math.max(...corners.map(([x, y]) => down(x, y)))) - firstB + 1;
  const sums = new Float32Array(acrossCells * downCells * size);
  const counts = new Uint8Array(sums.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [a, b] = [along(x, y) - firstA, down(x, y) - firstB];
      const [wholeA, wholeB] = [Math.floor(a), Math.floor(b)];
      const place = Math.floor((b - wholeB) * rows) * columns + Math.floor((a - wholeA) * columns);
      const at = (wholeB * acrossCells + wholeA) * size + place;
      sums[at]! += detail.data[i]!;
      counts[at]!++;
    }
  }
  return agreementOf(sums, counts, size, LEAST_SHARE * Math.min(size, Math.abs(determinant)));
}

/**
 * Correlation of cells with the mean of all others.
 *
 * @param least the usual cell is one of those with so many places in the picture.
 */
function agreementOf(sums: Float32Array, counts: Uint8Array, size: number, least: number): Agreement {
  const allSums = new Float64Array(size);
  const allCounts = new Float64Array(size);
  for (let i = 0; i < sums.length; i++) {
    allSums[i % size]! += sums[i]!;
    allCounts[i % size]! += counts[i]!;
  }
  const likenesses: number[] = [];
  const all = { product: 0, own: 0, others: 0, places: 0 };
  for (let start = 0; start < sums.length; start += size) {
    const cell = { product: 0, own: 0, others: 0, places: 0 };
    for (let place = 0; place < size; place++) {
      const count = counts[start + place]!;
      const others = allCounts[place]! - count;
      if (count === 0 || others === 0) continue;
      const own = sums[start + place]! / count;
      const foretold = (allSums[place]! - sums[start + place]!) / others;
      cell.places++;
      cell.product += own * foretold;
      cell.own += own * own;
      cell.others += foretold * foretold;
    }
    all.product += cell.product;
    all.own += cell.own;
    all.others += cell.others;
    all.places += cell.places;
    if (cell.places >= least) likenesses.push(correlation(cell));
  }
  likenesses.sort((a, b) => a - b);
  const isEnough = likenesses.length >= LEAST_CELLS;
  return {
    usual: isEnough ? likenesses[Math.floor(USUAL * likenesses.length)]! : 0,
    overall: correlation(all),
    strength: Math.sqrt(Math.max(0, all.product) / Math.max(1, all.places)),
  };
}

const correlation = ({ product, own, others }: { product: number; own: number; others: number }): number =>
  product / Math.max(1e-9, Math.sqrt(own * others));
