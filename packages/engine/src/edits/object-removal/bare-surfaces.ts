import { maskedBlur } from '../../base/raster/masked-blur.ts';
import { close, dilate, erode } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import type { RoomSurfaces } from '../../inpaint/room-surfaces.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { rayThrough } from '../../scene/camera/camera.ts';
import { faceMap } from '../../scene/room-box/layout.ts';
import { floorRegions } from './floor-regions.ts';
import { joined } from './hole/hole.ts';

/** Of `FACES`. */
const CEILING = 1;
/** A region belongs to the ceiling when at least this share of its pixels lies there. */
const ON_FACE = 0.85;
/** A region that takes up this share of the ceiling belongs to it even if it runs over the edge. */
const MAIN_SHARE = 0.2;
/** Width of the unclean rim around things: pixels of the working copy. */
const RIM = 3;
/** The room network's cells are wider than the edges of things: their border is left out, pixels of the working copy. */
const CELL = 4;
/** A wall with at least this share of known paint is painted; others are judged by their look. */
const PAINTED = 0.05;
/** Mortar between bricks is no wider than twice this, pixels of the working copy. */
const JOINT = 3;
/** Walls are judged by their parts at this height above the floor and higher, meters. */
const HIGH = 1.5;
/** Paper, brick and boards are recognized by their look over squares of this radius, pixels of the working copy. */
const LOOK_RADIUS = 8;
/** Larger differences from the wall's usual look are other things: brightness as a factor, tint (a/L, b/L). */
const LOOK = { factor: 1.6, tint: 0.06 };

/**
 * The visible parts of floor, walls and ceiling without anything before them.
 *
 * @param copy the photo at the working size; `hole` is the removed part and `things` everything known to stand or
 * hang in the room, both of that size.
 * @param shownWall where the room network sees bare wall, of that size: wall in shade is in no region of the wall.
 */
export function bareSurfaces(
  analysis: Analysis,
  copy: Raster,
  hole: Mask,
  things: Mask,
  shownWall?: Mask,
): RoomSurfaces {
  const { width, height } = copy;
  const faces = faceMap(analysis.camera, analysis.layout, width, height);
  const region = regionMap(analysis, width, height);
  const taken = dilate(things, RIM);
  const isFree = taken.data.map((value, i) => (value > 0 || hole.data[i]! > 0 ? 0 : 1));
  const isFloor = floorRegions(analysis, joined(hole, taken));
  const isHigh = highPixels(analysis, copy);
  const isCeiling = ceilingRegions(analysis, faces, region, isFree);
  const isWall = new Uint8Array(analysis.labels.count);
  for (const id of analysis.walls.regions) isWall[id] = 1;
  const clearlyWall = shownWall && erode(shownWall, CELL).data;
  const bare = new Uint8Array(width * height);
  for (let face = 0; face < 6; face++) {
    const isSeen = isFree.map((free, i) => (free && faces[i] === face ? 1 : 0));
    const seen = count(isSeen);
    if (seen === 0) continue;
    const paint = isSeen.map((one, i) => (one && (isWall[region[i]!] || clearlyWall?.[i]) ? 1 : 0));
    const ofRegions = (belongs: Uint8Array) => isSeen.map((one, i) => (one && belongs[region[i]!] ? 1 : 0));
    const isBare =
      face === 0
        ? ofRegions(isFloor)
        : face === 1
          ? ofRegions(isCeiling)
          : count(paint) / seen > PAINTED
            ? withJoints(paint, isSeen, width, height)
            : alikePixels(copy, isSeen, isHigh);
    for (let i = 0; i < bare.length; i++) if (isBare[i]) bare[i] = 1;
  }
  return { width, height, faces, bare, free: isFree };
}

/** Region number of every pixel of the working copy. */
function regionMap({ labels }: Analysis, width: number, height: number): Uint16Array {
  const region = new Uint16Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * labels.height) / height) * labels.width;
    for (let x = 0; x < width; x++, i++) {
      region[i] = labels.data[row + Math.floor((x * labels.width) / width)]!;
    }
  }
  return region;
}

/** 1 for regions that lie flat on the ceiling, by number. */
function ceilingRegions(
  { labels }: Analysis,
  faces: Uint8Array,
  region: Uint16Array,
  isFree: Uint8Array,
): Uint8Array {
  const all = new Float64Array(labels.count);
  const onCeiling = new Float64Array(labels.count);
  let shown = 0;
  for (let i = 0; i < region.length; i++) {
    if (!isFree[i]) continue;
    all[region[i]!]!++;
    if (faces[i] !== CEILING) continue;
    onCeiling[region[i]!]!++;
    shown++;
  }
  return bytesFrom(onCeiling, (pixels, id) =>
    pixels > 0 && (pixels / all[id]! > ON_FACE || pixels / shown > MAIN_SHARE) ? 1 : 0,
  );
}

/** A wall of bricks or tiles with the mortar between them, which has another color. */
function withJoints(paint: Uint8Array, isSeen: Uint8Array, width: number, height: number): Uint8Array {
  const closed = close({ width, height, data: paint.map((one) => (one ? 255 : 0)) }, JOINT);
  return isSeen.map((one, i) => (one && closed.data[i]! > 0 ? 1 : 0));
}

/** 1 for pixels that look higher than furniture is. */
function highPixels({ camera, layout }: Analysis, { width, height }: Raster): Uint8Array {
  const isHigh = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = [((x + 0.5) * camera.width) / width, ((y + 0.5) * camera.height) / height] as const;
      const ray = rayThrough(camera, ...at);
      const reach = [0, 2].map((axis) => (ray[axis]! < 0 ? layout.min : layout.max)[axis]! / ray[axis]!);
      if (ray[1] * Math.min(...reach) > layout.min[1] + HIGH) isHigh[i] = 1;
    }
  }
  return isHigh;
}

/**
 * Pixels whose surroundings look like most of the wall above the furniture: brick, paper or boards instead of
 * windows, and never a cabinet.
 */
function alikePixels({ width, height, data }: Raster, isSeen: Uint8Array, isHigh: Uint8Array): Uint8Array {
  const look = maskedBlur(
    { width, height, channels: 3, data: Float32Array.from(data) },
    isSeen,
    LOOK_RADIUS,
  ).values;
  const isTelling = isSeen.map((seen, i) => (seen && isHigh[i] ? 1 : 0));
  const usual = [0, 1, 2].map((c) => median(isTelling, look, c));
  const tint = (i: number, c: number) => look[i * 3 + c]! / Math.max(1, look[i * 3 + 1]!);
  return isSeen.map((seen, i) => {
    if (!seen) return 0;
    const factor = look[i * 3 + 1]! / Math.max(1, usual[1]!);
    const off = Math.max(
      ...[0, 2].map((c) => Math.abs(Math.log(tint(i, c) / (usual[c]! / Math.max(1, usual[1]!))))),
    );
    return factor < LOOK.factor && factor > 1 / LOOK.factor && off < LOOK.tint * 3 ? 1 : 0;
  });
}

function median(isSeen: Uint8Array, values: Float32Array, channel: number): number {
  const found: number[] = [];
  for (let i = 0; i < isSeen.length; i++) if (isSeen[i]) found.push(values[i * 3 + channel]!);
  return found.sort((a, b) => a - b)[found.length >> 1] ?? 0;
}

function count(marks: Uint8Array): number {
  return marks.reduce((sum, one) => sum + one, 0);
}
