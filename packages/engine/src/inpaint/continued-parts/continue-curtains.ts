import { type Components, connectedComponents } from '../../base/raster/connected-components.ts';
import { close } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type ContinuedParts, closeGaps, nothingContinued, WALLS } from './continued-parts.ts';
import { heightOnWall, type Uprights, uprightsOf } from './uprights.ts';

/** Curtains this close together end at one height, share of the longer side. */
const TOGETHER = 0.02;
/** The first pixels above the hole contain its soft edge. */
const SOFT = 3;
/** Pixels above the hole that must be curtain, nearly all of them. */
const READ = { pixels: 9, least: 0.8 };
/** If at least this share of the ends of a curtain is visible, it ends there. */
const SEEN_ENDS = 0.2;
/** Share of the hidden ends that may be lower than the foot: the lowest are mistakes of the outline. */
const LOWEST = 0.05;
/** Longest continuation, meters: more would be invented. */
const LONGEST = 0.9;

/** The visible end of a curtain above a hidden pixel. */
interface VisibleEnd {
  /** Pixel of the working copy. */
  readonly at: number;
  /** Rows above the hidden pixel. */
  readonly up: number;
  /** Columns by which uprights move to the right for each row up. */
  readonly lean: number;
  /** Number of the curtains that hang together. */
  readonly piece: number;
}

/**
 * Curtains that removed things hide in part end in a straight line: what hangs side by side is continued down to one
 * height, that of its visible ends or, without any, of the lowest place to which it is seen. Its folds are mirrored
 * along the room's uprights.
 *
 * @param copy the working copy of the photo.
 * @param hole 255 = to rebuild, of the same size.
 * @param curtains 255 on curtains that are in view, of the same size.
 * @param faces of the room box, by pixel (see `FACES`).
 */
export function continueCurtains(
  copy: Raster,
  hole: Mask,
  curtains: Mask,
  faces: Uint8Array,
  { camera, layout }: Pick<Analysis, 'camera' | 'layout'>,
): ContinuedParts {
  const { width, height } = copy;
  const continued = nothingContinued(width * height);
  const apart = Math.max(1, Math.round(TOGETHER * Math.max(width, height)));
  const pieces = connectedComponents(close(curtains, apart));
  const wall: Wall = {
    ...{ hole, curtains, faces, pieces },
    uprights: uprightsOf(camera, copy),
    heightOf: (pixel) => heightOnWall({ camera, layout }, faces[pixel]!, pixel, copy),
  };
  const { hidden, seen } = lowestOf(wall);
  const feet = hidden.map((heights, piece) => footOf(heights, seen[piece]!));
  for (let i = 0; i < width * height; i++) {
    if (!hole.data[i] || !WALLS.has(faces[i]!)) continue;
    const end = endAbove(wall, i);
    const foot = end && feet[end.piece];
    if (!end || foot === undefined) continue;
    const height = wall.heightOf(i);
    if (height < foot || wall.heightOf(end.at) - height > LONGEST) continue;
    const from = mirrored(wall, i, end);
    if (from < 0) continue;
    continued.isContinued[i] = 1;
    for (let c = 0; c < 3; c++) continued.colors[i * 3 + c] = copy.data[from * 3 + c]!;
  }
  closeGaps(continued, width, apart);
  return continued;
}

/** The walls of a room with curtains before them, by pixel of the working copy. */
interface Wall {
  readonly hole: Mask;
  readonly curtains: Mask;
  readonly faces: Uint8Array;
  /** The curtains that hang together. */
  readonly pieces: Components;
  readonly uprights: Uprights;
  /** Height of a pixel on its wall, meters from the camera up. */
  readonly heightOf: (pixel: number) => number;
}

/** Heights of the lowest pixels of each piece, by column: those at the hole, and those that are seen to end. */
function lowestOf({ hole, curtains, faces, pieces, heightOf }: Wall): Record<'hidden' | 'seen', number[][]> {
  const { width, height } = hole;
  const lists = () => Array.from({ length: pieces.count }, (): number[] => []);
  const [hidden, seen] = [lists(), lists()];
  for (let x = 0; x < width; x++) {
    const done = new Set<number>();
    for (let i = (height - 2) * width + x; i >= 0; i -= width) {
      const piece = pieces.labels[i]!;
      if (!curtains.data[i] || piece < 0 || done.has(piece)) continue;
      done.add(piece);
      if (WALLS.has(faces[i]!)) (hole.data[i + width] ? hidden : seen)[piece]!.push(heightOf(i));
    }
  }
  return { hidden, seen };
}

/** Goes up from a pixel of the hole to its edge; undefined if there is no curtain. */
function endAbove({ hole, curtains, pieces, uprights }: Wall, pixel: number): VisibleEnd | undefined {
  const lean = uprights.leanAt(pixel);
  const above = (up: number): number => uprights.above(pixel, up, lean);
  let up = 1;
  for (let at = above(up); at >= 0 && hole.data[at]; at = above(up)) up++;
  let onCurtain = 0;
  for (let k = 0; k < READ.pixels; k++) {
    const at = above(up + SOFT + k);
    if (at >= 0 && curtains.data[at]) onCurtain++;
  }
  const first = above(up + SOFT);
  const piece = first < 0 ? -1 : pieces.labels[first]!;
  if (onCurtain < READ.least * READ.pixels || piece < 0) return undefined;
  return { at: above(up), up, lean, piece };
}

/** The pixel as far above the end as a hidden pixel is below it; it goes to and fro where the curtain is too short. */
function mirrored({ curtains, uprights }: Wall, pixel: number, { up, lean }: VisibleEnd): number {
  const above = (rows: number): number => uprights.above(pixel, up + SOFT + rows, lean);
  let length = 0;
  for (let at = above(0); at >= 0 && curtains.data[at]; at = above(length)) length++;
  if (length === 0) return -1;
  const step = (up - 1) % (2 * length);
  return above(step < length ? step : 2 * length - 1 - step);
}

/** Height at which a curtain ends, meters; undefined if nothing of it is hidden. */
function footOf(hidden: readonly number[], seen: readonly number[]): number | undefined {
  if (hidden.length === 0) return undefined;
  const isSeen = seen.length >= SEEN_ENDS * (seen.length + hidden.length);
  const [heights, share] = isSeen ? [seen, 0.5] : [hidden, LOWEST];
  return heights.toSorted((a, b) => a - b)[Math.floor(share * (heights.length - 1))];
}
