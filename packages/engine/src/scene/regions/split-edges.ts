import type { LabelMap } from '../../base/raster/raster.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import type { OklabImage } from '../oklab-image.ts';
import { depthInRegions, flood, noBodies, renumbered, spread } from './grow-bodies.ts';

/** Regions below this share of the picture are left whole. */
const SMALLEST_REGION = 0.006;
/** A step of color (OKLab distance, chroma weighted up) over so many pixels to both sides that light cannot explain. */
const EDGE_STEP = 0.028;
const EDGE_REACH = 2;
/** Light falls off continuously: an edge is this much steeper than the change over so many pixels. */
const SLOPE_REACH = 6;
const STEEPER = 1.5;
/** With a straight line, a much smaller step is an edge. */
const LINE_STEP = 0.009;
const LEAST_BARRIER = 0.06;
const CHROMA_WEIGHT = 6;
/** Gaps in an outline up to about twice this many pixels are closed. */
const GAP_RADIUS = 3;
/** Smallest inside of a piece, picture share. */
const SMALLEST_BODY = 0.00035;
/** Smallest strip without an inside that is a separate piece. */
const SMALLEST_STRIP = 0.0004;
/** Two pieces with edge along less of their common border than this are one. */
const EDGED_SHARE = 0.62;

/**
 * Separates things from large regions that the greedy merging let in through a gap: a lamp shade before a wall of its
 * color, a cushion, a window's casing. A part that edges surround, apart from small gaps, becomes a region; a wall in
 * a soft shade has no such outline.
 *
 * @param image smoothed.
 * @param barrier marks straight edges, see `barriers`.
 */
export function splitAtEdges(image: OklabImage, labels: LabelMap, barrier: Float32Array): LabelMap {
  const { width, height } = labels;
  const cells = width * height;
  const edge = findEdges(image, barrier);
  const depth = depthInRegions(labels, GAP_RADIUS + 2, edge);
  const isLarge = largeRegions(labels);
  const growing = noBodies(labels);
  const { bodies: pieces, queue } = growing;
  let end = 0;
  let count = 0;
  const floodFrom = (least: number, inside: (i: number) => boolean): void => {
    for (let start = 0; start < cells; start++) {
      if (pieces[start] !== -1 || !isLarge[labels.data[start]!] || !inside(start)) continue;
      const first = end;
      end = flood(growing, start, count, first, inside);
      if (end - first >= least * cells) count++;
      else {
        for (let q = first; q < end; q++) pieces[queue[q]!] = -2;
        end = first;
      }
    }
  };
  floodFrom(SMALLEST_BODY, (i) => depth[i]! > GAP_RADIUS);
  const offEdge = (i: number): boolean => edge[i] === 0;
  end = spread(growing, end, GAP_RADIUS + 1, offEdge);
  // Strips too narrow for an inside, as of casing between a line and a pane.
  for (let i = 0; i < cells; i++) if (pieces[i] === -2) pieces[i] = -1;
  floodFrom(SMALLEST_STRIP, offEdge);
  spread(growing, end);
  joinPieces(labels, pieces, edge, count);
  // Regions left whole have numbers beyond the pieces.
  return renumbered(
    pieces.map((piece, i) => (piece >= 0 ? piece : count + labels.data[i]!)),
    width,
    height,
  );
}

/** 1 where the step of color is too large for a soft shade of one surface. */
function findEdges({ width, height, data }: OklabImage, barrier: Float32Array): Uint8Array {
  const edge = new Uint8Array(width * height);
  const step = (i: number, j: number): number => {
    const dL = data[i * 3]! - data[j * 3]!;
    const da = data[i * 3 + 1]! - data[j * 3 + 1]!;
    const db = data[i * 3 + 2]! - data[j * 3 + 2]!;
    return dL * dL + CHROMA_WEIGHT * (da * da + db * db);
  };
  /** The step around a pixel if it is an edge: a slope goes on rising farther out. */
  const edgeStep = (i: number, stride: number, before: number, after: number): number => {
    const [nearBefore, nearAfter] = [Math.min(EDGE_REACH, before), Math.min(EDGE_REACH, after)];
    const [farBefore, farAfter] = [Math.min(SLOPE_REACH, before), Math.min(SLOPE_REACH, after)];
    const near = step(i - nearBefore * stride, i + nearAfter * stride);
    const far = step(i - farBefore * stride, i + farAfter * stride);
    const even = (nearBefore + nearAfter) / (farBefore + farAfter);
    return near > (STEEPER * even) ** 2 * far ? near : 0;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const least = barrier[i]! > LEAST_BARRIER ? LINE_STEP : EDGE_STEP;
      const across = Math.max(edgeStep(i, 1, x, width - 1 - x), edgeStep(i, width, y, height - 1 - y));
      if (across > least * least) edge[i] = 1;
    }
  }
  return edge;
}

function largeRegions(labels: LabelMap): Uint8Array {
  const sizes = new Int32Array(labels.count);
  for (const region of labels.data) sizes[region]!++;
  return bytesFrom(sizes, (size) => (size > SMALLEST_REGION * labels.data.length ? 1 : 0));
}

/** Joins pieces of one region if no edge separates them along most of their common border, in place. */
function joinPieces({ width, data }: LabelMap, pieces: Int32Array, edge: Uint8Array, count: number): void {
  const shared = new Map<number, { length: number; edged: number }>();
  const visit = (i: number, j: number): void => {
    const [a, b] = [pieces[i]!, pieces[j]!];
    if (a === b || a < 0 || b < 0 || data[i] !== data[j]) return;
    const key = Math.min(a, b) * count + Math.max(a, b);
    const border = shared.get(key) ?? { length: 0, edged: 0 };
    border.length++;
    if (edge[i] || edge[j]) border.edged++;
    shared.set(key, border);
  };
  for (let i = 0; i < data.length; i++) {
    if ((i + 1) % width > 0) visit(i, i + 1);
    if (i + width < data.length) visit(i, i + width);
  }
  const root = Int32Array.from({ length: count }, (_, piece) => piece);
  const find = (piece: number): number => {
    let at = piece;
    while (root[at] !== at) at = root[at]!;
    return at;
  };
  for (const [key, { length, edged }] of shared) {
    if (edged >= EDGED_SHARE * length) continue;
    const [a, b] = [find(Math.floor(key / count)), find(key % count)];
    root[Math.max(a, b)] = Math.min(a, b);
  }
  for (let i = 0; i < pieces.length; i++) if (pieces[i]! >= 0) pieces[i] = find(pieces[i]!);
}
