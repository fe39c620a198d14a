import { boxMean } from '../../base/raster/box-filter.ts';
import { type Components, connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate, erode } from '../../base/raster/morphology.ts';
import type { Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { lumaPlane } from '../../base/raster/similarity.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';

/** Distance beyond a border in which bare wall has to follow, share of the longer side. */
const REACH = 0.01;
/** At an edge, brightness changes by more than this within two pixels, as a logarithm; soft shadows are flatter. */
const STEP = 0.05;
/** Keeps the logarithm of dark pixels finite, and their noise small. */
const LIFT = 12;
/** Edges of panes are lost in glare: places brighter than this count as edges, 8-bit steps. */
const GLARE = 250;
/** Leaks through an edge are narrower than twice this, pixels of the working copy. */
const LEAK = 1;
/** A piece is wall if at least this share of its border opens to bare wall, and its area is this share of the picture. */
const OPEN = { share: 0.2, area: 0.002 };
/** Differences of shade from the wall: tint (logarithms of red and blue by green), darkest and brightest as factors. */
const LIKE_WALL = { tint: 0.12, darkest: 0.4, brightest: 1.15 };

/** The parts of a room at the working size, before shade is told from the building. */
interface Parts {
  readonly building: Mask;
  readonly going: Mask;
  /** Clearly bare wall. */
  readonly wall: Mask;
}

/**
 * 255 for pieces of the building that are wall in shade: networks take the shade beside a lamp for a door. A door has a
 * casing and a cabinet has sides; a shade has the tint of its wall, and no edge where it ends.
 *
 * @param copy the photo, of the size of the parts.
 */
export function seamlessWall(copy: Raster, parts: Parts): Mask {
  const { width, height } = copy;
  const usual = meanColor(copy, parts.wall.data, 255);
  if (!usual) return { width, height, data: new Uint8Array(width * height) };
  const edges = edgesOf(boxMean(lumaPlane(copy), 1));
  const inside = { width, height, data: parts.building.data.map((value, i) => (edges[i] ? 0 : value)) };
  const pieces = connectedComponents(erode(inside, LEAK));
  const open = openShares(parts, edges, pieces);
  const isWall = open.map((share, piece) => {
    if (pieces.areas[piece]! < OPEN.area * width * height || share < OPEN.share) return false;
    const color = meanColor(copy, pieces.labels, piece);
    return color !== null && isLikeWall(color, usual);
  });
  const cores = bytesFrom(pieces.labels, (piece) => (isWall[piece] ? 255 : 0));
  const grown = dilate({ width, height, data: cores }, LEAK + 1).data;
  return { width, height, data: parts.building.data.map((value, i) => (value && grown[i] ? 255 : 0)) };
}

/** 1 where brightness jumps, and in glare. */
function edgesOf({ width, height, data }: Plane): Uint8Array {
  const logs = data.map((value) => Math.log(value + LIFT));
  return bytesFrom(data, (value, i) => {
    if (value > GLARE) return 1;
    const [x, y] = [i % width, Math.floor(i / width)];
    const across = x > 0 && x < width - 1 ? Math.abs(logs[i + 1]! - logs[i - 1]!) : 0;
    const down = y > 0 && y < height - 1 ? Math.abs(logs[i + width]! - logs[i - width]!) : 0;
    return Math.max(across, down) > STEP ? 1 : 0;
  });
}

/** The share of the border of each piece behind which bare wall follows without an edge; things beside it do not count. */
function openShares({ going, wall }: Parts, edges: Uint8Array, pieces: Components): number[] {
  const { width, height, labels, count } = pieces;
  const reach = Math.max(2, Math.round(REACH * Math.max(width, height)));
  const [all, open] = [new Float64Array(count), new Float64Array(count)];
  const directions = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  labels.forEach((piece, i) => {
    if (piece < 0) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of directions) {
      const [endX, endY] = [x + dx * reach, y + dy * reach];
      if (endX < 0 || endX >= width || endY < 0 || endY >= height) continue;
      const [step, end] = [dx + dy * width, endX + endY * width];
      if (labels[i + step] === piece || going.data[end]) continue;
      all[piece]!++;
      let isOpen = wall.data[end]! > 0;
      for (let k = 1; k <= reach && isOpen; k++) isOpen = !edges[i + step * k];
      if (isOpen) open[piece]!++;
    }
  });
  return Array.from(all, (total, piece) => (total === 0 ? 0 : open[piece]! / total));
}

/** Mean of the logarithms of red, green and blue where a map has a value. */
function meanColor({ data }: Raster, map: ArrayLike<number>, value: number): readonly number[] | null {
  const sums = [0, 0, 0];
  let pixels = 0;
  for (let i = 0; i < map.length; i++) {
    if (map[i] !== value) continue;
    pixels++;
    for (let c = 0; c < 3; c++) sums[c]! += Math.log(data[i * 3 + c]! + LIFT);
  }
  return pixels === 0 ? null : sums.map((sum) => sum / pixels);
}

function isLikeWall([red, green, blue]: readonly number[], usual: readonly number[]): boolean {
  const factor = Math.exp(green! - usual[1]!);
  const tint = Math.hypot(red! - green! - usual[0]! + usual[1]!, blue! - green! - usual[2]! + usual[1]!);
  return tint < LIKE_WALL.tint && factor > LIKE_WALL.darkest && factor < LIKE_WALL.brightest;
}
