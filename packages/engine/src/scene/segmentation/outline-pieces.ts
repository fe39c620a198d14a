import { connectedComponents } from '../../base/raster/connected-components.ts';
import type { Plane } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import type { PhotoEmbedding } from '../segment-anything/embed-photo.ts';
import { outlineSeen } from './outline-seen.ts';

/** Prompt likelihoods for a piece: at least this on its cells, at most one minus this on all others. */
const MEANT = 0.85;
const OTHERS = 0.05;

/** The decoder's outline of a piece of cells. */
export interface PieceOutline {
  /** Likelihood of each place, 0 … 1, on the decoder's map. */
  readonly outline: Plane;
  /** Cells of which it contains more than half; none if the decoder does not see it. */
  readonly cells: readonly number[];
}

/**
 * Cells of each connected piece of a map that is likelier than `least`, largest piece first.
 *
 * @param fewest cells of a piece; smaller ones are left out.
 */
export function piecesOf({ width, height, data }: Plane, least: number, fewest: number): number[][] {
  const { labels, areas } = connectedComponents({
    width,
    height,
    data: bytesFrom(data, (value) => (value > least ? 255 : 0)),
  });
  const cells = Array.from(areas, (): number[] => []);
  labels.forEach((label, i) => {
    if (label >= 0) cells[label]!.push(i);
  });
  return cells.filter(({ length }) => length >= fewest).sort((a, b) => b.length - a.length);
}

/** Outlines one piece of a map of cells by the mask decoder of Segment Anything (see `outlineSeen`). */
export async function outlinePiece(
  embedding: PhotoEmbedding,
  likely: Plane,
  piece: readonly number[],
): Promise<PieceOutline> {
  const own = { ...likely, data: likely.data.map((value) => Math.min(value, OTHERS)) };
  for (const i of piece) own.data[i] = Math.max(likely.data[i]!, MEANT);
  const outline = await outlineSeen(embedding, own);
  const { data } = resizePlane(outline, likely.width, likely.height, 'area');
  return { outline, cells: [...data.keys()].filter((i) => data[i]! > 0.5) };
}

/** Mean of a map over some of its cells. */
export function meanOfCells({ data }: Plane, cells: readonly number[]): number {
  return cells.reduce((sum, i) => sum + data[i]!, 0) / cells.length;
}

/** The largest value of several planes of one size, pixel by pixel; null where there are none. */
export function joinedOutlines(outlines: readonly Plane[]): Plane | null {
  const [first, ...others] = outlines;
  if (!first) return null;
  const data = first.data.slice();
  for (const { data: other } of others) {
    for (let i = 0; i < data.length; i++) data[i] = Math.max(data[i]!, other[i]!);
  }
  return { ...first, data };
}
