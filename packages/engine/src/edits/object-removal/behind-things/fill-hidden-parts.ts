import { dilate } from '../../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../../base/raster/resize.ts';
import { bytesFrom } from '../../../base/typed-arrays.ts';
import { faceToPicture } from '../../../inpaint/chart.ts';
import type { Fill } from '../../../inpaint/fill.ts';
import { workingSize } from '../../../inpaint/fill-room.ts';
import { photoLevels } from '../../../inpaint/photo-levels.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import type { SeenRoom } from '../../../scene/segmentation/see-room.ts';
import { fillFloor, fillRoughWalls, isBelowHorizon, type Surface } from './fill-surface.ts';
import { HIDDEN, hiddenParts } from './hidden-parts.ts';
import { joiningDifference } from './join-surroundings.ts';

/** A photo in whose hole the floor goes on, and perhaps the walls. */
export interface FilledParts {
  readonly raster: Raster;
  /** What is still to fill: all that is neither, and a strip where they meet. */
  readonly left: Mask;
}

/** What is known of a hole. */
export interface HoleInRoom {
  /** Full where things are removed; soft edges blend. */
  readonly hole: Mask;
  /** What must not be copied, of the same size; null if there is nothing. */
  readonly unseen: Mask | null;
  readonly seen: Pick<SeenRoom, 'cells' | 'behind'>;
  readonly analysis: Pick<Analysis, 'camera' | 'layout'>;
  readonly seed: number;
}

/** The floor, number 0 of the room box's faces. */
const FLOOR = 0;
/** Half the width of the strip along the edge of a surface, share of the longer side. */
const STRIP = 0.012;
/** Coverage of a pixel of the photo from which on it belongs to what is left, 8-bit steps. */
const COVERED = 128;

/**
 * Lets the floor, and on request rough walls, go on behind removed things. It needs the camera, and no room box.
 *
 * @param withWalls whether rough walls go on as well.
 * @returns null if too little of them is in view, or they do not lie behind the things.
 */
export function fillHiddenParts(photo: Raster, room: HoleInRoom, withWalls: boolean): FilledParts | null {
  const size = workingSize(photo);
  const copy = resizeRaster(photo, size.width, size.height);
  const hole = resizeMask(room.hole, size.width, size.height);
  const unseen = room.unseen && resizeMask(room.unseen, size.width, size.height);
  const { kinds, bareFloor, bareWall, ground } = hiddenParts(room.seen, hole, unseen);
  const toPicture = faceToPicture(room.analysis.camera, room.analysis.layout, FLOOR, size);
  const isBelow = isBelowHorizon(toPicture, size);
  const hidden = (kind: number) => kinds.map((one, i) => (one === kind && hole.data[i] ? 1 : 0));
  const floor: Surface = {
    isHidden: hidden(HIDDEN.floor).map((one, i) => (one && isBelow(i) ? 1 : 0)),
    isBare: bareFloor.map((one, i) => (one && isBelow(i) ? 1 : 0)),
    isShown: ground,
  };
  const walls: Surface = { isHidden: hidden(HIDDEN.wall), isBare: bareWall, isShown: bareWall };
  const source = { copy, levels: photoLevels(photo) };
  const floorFill = fillFloor(source, floor, toPicture, room.seed);
  if (!floorFill) return null;
  const filled = [{ ...floor, fill: floorFill }];
  const wallFill = withWalls ? fillRoughWalls(source, walls, room.seed) : null;
  if (withWalls && !wallFill) return null;
  if (wallFill) filled.push({ ...walls, fill: wallFill });
  return {
    raster: filled.reduce((raster, surface) => withSurface(raster, copy, room.hole, surface), photo),
    left: leftOf(room.hole, hole, filled),
  };
}

type FilledSurface = Surface & { readonly fill: Fill };

/** The photo with a surface that joins its visible part. */
function withSurface(photo: Raster, copy: Raster, hole: Mask, surface: FilledSurface): Raster {
  const { fill, isHidden } = surface;
  const difference = joiningDifference(filledCopy(copy, surface), isHidden, surface.isShown);
  const { width, height } = photo;
  const data = photo.data.slice();
  const color = new Float32Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(copy.height - 1, Math.floor(((y + 0.5) * copy.height) / height)) * copy.width;
    for (let x = 0; x < width; x++, i++) {
      const alpha = hole.data[i]! / 255;
      if (alpha === 0) continue;
      const cell = row + Math.min(copy.width - 1, Math.floor(((x + 0.5) * copy.width) / width));
      if (!isHidden[cell]) continue;
      fill.colorAt((x + 0.5) / width, (y + 0.5) / height, color);
      for (let c = 0; c < 3; c++) {
        const at = i * 3 + c;
        const value = color[c]! + (difference?.[cell * 3 + c] ?? 0);
        data[at] = Math.min(255, Math.max(0, data[at]! + (value - data[at]!) * alpha + 0.5));
      }
    }
  }
  return { width, height, data };
}

/** The working copy with a surface as it was filled. */
function filledCopy({ width, height, data }: Raster, { fill, isHidden }: FilledSurface): Raster {
  const filled = data.slice();
  const color = new Float32Array(3);
  isHidden.forEach((hidden, i) => {
    if (!hidden) return;
    fill.colorAt(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height, color);
    for (let c = 0; c < 3; c++) filled[i * 3 + c] = Math.min(255, Math.max(0, color[c]! + 0.5));
  });
  return { width, height, data: filled };
}

/** The part of a hole that is not filled, with a strip along it, and one where surfaces meet. */
function leftOf(whole: Mask, { width, height, data }: Mask, filled: readonly Surface[]): Mask {
  const strip = Math.max(3, Math.round(STRIP * Math.max(width, height)));
  const grown = (isIn: (i: number) => boolean) =>
    dilate({ width, height, data: bytesFrom(data, (_, i) => (isIn(i) ? 255 : 0)) }, strip).data;
  const reaches = [
    grown((i) => data[i]! > 0 && filled.every(({ isHidden }) => !isHidden[i])),
    ...filled.map(({ isHidden }) => grown((i) => isHidden[i] === 1)),
  ];
  const meets = data.map((_, i) => {
    const near = reaches.filter((reach) => reach[i]).length;
    return near > 1 || (reaches[0]![i] && near > 0) ? 255 : 0;
  });
  const large = resizeMask({ width, height, data: meets }, whole.width, whole.height, 'bilinear').data;
  return { ...whole, data: whole.data.map((value, i) => (large[i]! >= COVERED ? value : 0)) };
}
