import { overlap, type ShareBox } from '../base/geometry/share-box.ts';
import type { Plane } from '../base/raster/raster.ts';
import { bytesFrom } from '../base/typed-arrays.ts';

/** Odds (logarithms) around 0 within which an outline should hardly move. */
const STRICTER = 1;
/** Share of an outline beyond each side of its box: single cells far away do not widen it. */
const TRIMMED = 0.01;

/** What the mask decoder's outline of a box tells about the thing in it. */
export interface OutlineEvidence {
  /** Whether each place of the decoder's map belongs to it: 1 or 0. */
  readonly inside: Uint8Array;
  readonly cells: number;
  /** How well the outline fills the box that was asked for: intersection over union, 0 … 1. */
  readonly fit: number;
  /** How little the outline changes with stricter and looser odds, 0 … 1 (Kirillov et al. 2023). */
  readonly stability: number;
  /** Mean likelihood of furniture, and of parts of the building, within the outline, 0 … 1. */
  readonly furniture: number;
  readonly building: number;
}

/** What the room network sees, on the decoder's map: likelihoods, 0 … 1. */
export interface SeenRoom {
  readonly furniture: Plane;
  readonly building: Plane;
}

/**
 * Judges the outline of a box.
 * @param odds of each place to belong to the thing in the box; above 0 it does.
 */
export function outlineEvidence(
  { width, height, data }: Plane,
  box: ShareBox,
  seen: SeenRoom,
): OutlineEvidence {
  const inside = bytesFrom(data, (odds) => (odds > 0 ? 1 : 0));
  const [columns, rows] = [new Float64Array(width), new Float64Array(height)];
  let [cells, strict, loose, furniture, building] = [0, 0, 0, 0, 0];
  data.forEach((odds, i) => {
    if (odds > STRICTER) strict++;
    if (odds > -STRICTER) loose++;
    if (inside[i] === 0) return;
    cells++;
    columns[i % width]!++;
    rows[Math.floor(i / width)]!++;
    furniture += seen.furniture.data[i]!;
    building += seen.building.data[i]!;
  });
  if (cells === 0) return { inside, cells, fit: 0, stability: 0, furniture: 0, building: 0 };
  const [left, right] = extent(columns, TRIMMED * cells);
  const [top, bottom] = extent(rows, TRIMMED * cells);
  return {
    inside,
    cells,
    fit: overlap({ left, right, top, bottom }, box),
    stability: strict / loose,
    furniture: furniture / cells,
    building: building / cells,
  };
}

/** How much two outlines have in common: as a share of both together, and of each. */
export function common(
  a: Pick<OutlineEvidence, 'inside' | 'cells'>,
  b: Pick<OutlineEvidence, 'inside' | 'cells'>,
): { readonly union: number; readonly ofFirst: number; readonly ofSecond: number } {
  const both = a.inside.reduce((sum, inside, i) => sum + (inside & b.inside[i]!), 0);
  return {
    union: both / Math.max(1, a.cells + b.cells - both),
    ofFirst: both / Math.max(1, a.cells),
    ofSecond: both / Math.max(1, b.cells),
  };
}

/** First and last place, in shares, within which all but `beyond` of the cells on each side lie. */
function extent(counts: Float64Array, beyond: number): [number, number] {
  let [first, last] = [0, counts.length - 1];
  for (let sum = counts[first]!; sum < beyond; sum += counts[++first]!);
  for (let sum = counts[last]!; sum < beyond; sum += counts[--last]!);
  return [first / counts.length, (last + 1) / counts.length];
}
