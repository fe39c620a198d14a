import { dilate } from '../base/raster/morphology.ts';
import type { Mask, Raster } from '../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../base/raster/resize.ts';
import { bytesFrom } from '../base/typed-arrays.ts';
import type { Analysis } from '../scene/analysis.ts';
import { rayThrough } from '../scene/camera/camera.ts';
import { faceAlong } from '../scene/room-box/layout.ts';
import { faceToPicture } from './chart.ts';
import { continueCurtains } from './continued-parts/continue-curtains.ts';
import { continueDoors } from './continued-parts/continue-doors.ts';
import { type ContinuedParts, layContinued } from './continued-parts/continued-parts.ts';
import type { Fill, FillSource } from './fill.ts';
import { workingSize } from './fill-room.ts';
import { relightAround } from './light/relight.ts';
import { withLines } from './lines/lines-on-wall.ts';
import { photoLevels } from './photo-levels.ts';
import type { RoomParts } from './room-parts.ts';
import { roughnessOf, USUAL } from './roughness.ts';
import { type AddTrim, createTrim } from './trim/add-trim.ts';
import { type WholeFaces, wholeFaces } from './whole-faces.ts';
import { fillWithTexture, fillWithWholePaint } from './whole-fill.ts';

/** A room without its things. */
export interface RebuiltRoom {
  readonly raster: Raster;
  /** Of the photo's size; 0 = the pixel has its old bytes. */
  readonly mask: Mask;
  /** The faces with things before them; an invisible face has no bare pixels and is unchanged. */
  readonly faces: readonly RebuiltFace[];
  /** The part of walls and ceiling that is left to the network, of the photo's size; null if there is none. */
  readonly uneven: Mask | null;
  /** 255 where curtains were continued, of the working size. */
  readonly curtains?: Mask;
}

/** The data from which a face of the room box was rebuilt. */
export interface RebuiltFace {
  /** Number in `FACES`. */
  readonly face: number;
  /** Numbers of pixels of the working copy that were rebuilt, and that show it. */
  readonly hidden: number;
  readonly bare: number;
  /** Difference of its texture or paint from the photo along the border, 8-bit steps. */
  readonly misfit: number;
  /** Whether it is visible nowhere and got the paint of other walls. */
  readonly isBorrowed?: boolean;
  /** Whether it is left to the network, because one paint does not fit it. */
  readonly isUneven?: boolean;
  /** Whether that is because it is of brick or panels. */
  readonly isTextured?: boolean;
}

/** Of `FACES`. */
const FLOOR = 0;
/**
 * Floors rougher than this in the middle are texture, not paint, 8-bit steps. Walls and ceilings are always paint:
 * brick, tiles and boards count as coverings and stay, and other roughness on a wall is an overlooked thing.
 */
const ROUGH = 1;
/** Differences of light in 8-bit steps are those of a middle gray. */
const MIDDLE = 128;

/** In a room that is emptied as a whole, remaining fronts may look like boards; real boards are lower, meters. */
const TALLEST_BOARD = 0.18;

/**
 * Empties a room: floor, walls and ceiling are rebuilt as wholes from their visible parts, in one light and one tint
 * each, with their texture and trim; shade and colored light of furniture are removed as well. Faces that are not of
 * one paint are left as they are, for the network.
 *
 * @param room with the corrected box; a pixel belongs to the box's face there.
 */
export function rebuildRoom(photo: Raster, room: Analysis, parts: RoomParts, seed: number): RebuiltRoom {
  const { width, height } = workingSize(photo);
  const source: FillSource = { copy: resizeRaster(photo, width, height), levels: photoLevels(photo) };
  const whole = wholeFaces(source.copy, room, parts);
  const { fills, faces } = fillsOf(source, room, whole, parts, seed);
  const logs = new Float32Array(width * height * 3);
  for (const { isPlane, paint } of whole.known) {
    for (let i = 0; i < logs.length; i++) if (isPlane[Math.floor(i / 3)]) logs[i] = paint[i]!;
  }
  const gains = relightAround(source.copy, whole, logs);
  const addTrim = createTrim(source.levels, room, whole.surfaces, fills, TALLEST_BOARD);
  const { faces: faceAt } = whole.surfaces;
  const doors = parts.doors && continueDoors(source.copy, whole.hole, parts.doors, faceAt, room.camera);
  const curtains = parts.curtains && continueCurtains(source.copy, whole.hole, parts.curtains, faceAt, room);
  const continued = [doors, curtains].filter((one) => one !== undefined);
  return {
    ...composed(photo, room, whole.hole, parts.building, { fills, addTrim, gains, continued }),
    faces,
    uneven: whole.uneven.length > 0 ? resizeMask(whole.unevenHole, photo.width, photo.height) : null,
    curtains: {
      width,
      height,
      data: (curtains?.isContinued ?? new Uint8Array(width * height)).map((one) => 255 * one),
    },
  };
}

function fillsOf(
  source: FillSource,
  room: Analysis,
  { hole, surfaces, known, uneven }: WholeFaces,
  { going, curtains, doors }: RoomParts,
  seed: number,
): { fills: (Fill | null)[]; faces: RebuiltFace[] } {
  const fills: (Fill | null)[] = [null, null, null, null, null, null];
  const faces: RebuiltFace[] = uneven.map((face) => ({ ...face, misfit: 0, isUneven: true }));
  // A little over the edge, so that soft borders have values to blend with.
  const wide = dilate(hole, 2);
  const inHole = bytesFrom(wide.data, (value) => (value ? 1 : 0));
  // Folds of curtains and edges of doors are no joints of the wall.
  const isSeen = bytesFrom(going.data, (value, i) => (value || curtains?.data[i] || doors?.data[i] ? 0 : 1));
  for (const { face, isPlane, isBare, paint, misfit = 0, isBorrowed } of known) {
    const hidden = count(isPlane.map((one, i) => one & inHole[i]!));
    if (hidden === 0) continue;
    const shown = isBare.map((one, i) => one & surfaces.bare[i]!);
    const of = { logs: paint, isPlane, isBare: shown };
    const isTextured = face === FLOOR && roughnessOf(source.copy, shown, inHole, USUAL.half) > ROUGH;
    const toPicture = faceToPicture(room.camera, room.layout, face, source.copy);
    const smooth =
      (isTextured ? fillWithTexture(source, of, wide, toPicture, seed + face) : null) ??
      fillWithWholePaint(source, of, seed + face);
    const wall = { isPlane, isHole: inHole, isSeen, toPicture };
    const fill = face === FLOOR ? smooth : withLines(smooth, source.copy, wall);
    fills[face] = fill;
    const steps = Math.max(fill.misfit, MIDDLE * misfit);
    faces.push({ face, hidden, bare: count(shown), misfit: steps, ...(isBorrowed && { isBorrowed }) });
  }
  for (const face of surfaces.faces.reduce((seen, one) => seen.add(one), new Set<number>())) {
    if (fills[face] || uneven.some((one) => one.face === face)) continue;
    const hidden = surfaces.faces.reduce((sum, one, i) => sum + (one === face && hole.data[i] ? 1 : 0), 0);
    if (hidden > 0) faces.push({ face, hidden, bare: 0, misfit: 0 });
  }
  return { fills, faces };
}

/** The fills and their places. */
interface Rebuilding {
  readonly fills: readonly (Fill | null)[];
  readonly addTrim: AddTrim;
  readonly gains: Float32Array;
  /** The hidden parts of doors and of curtains. */
  readonly continued: readonly ContinuedParts[];
}

function composed(
  photo: Raster,
  { camera, layout }: Analysis,
  hole: Mask,
  building: Mask,
  { fills, addTrim, gains, continued }: Rebuilding,
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const how = hole.width < width ? 'bilinear' : 'area';
  const soft = resizeMask(dilate(hole, 1), width, height, how).data;
  const kept = resizeMask(building, width, height, how).data;
  const data = photo.data.slice();
  const mask = new Uint8Array(width * height);
  const color = new Float32Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (kept[i]! >= 128) continue;
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / height];
      const gain = (Math.floor(down * hole.height) * hole.width + Math.floor(across * hole.width)) * 3;
      const alpha = soft[i]! > 0 && fillAt(across, down) ? soft[i]! / 255 : 0;
      if (alpha === 0 && gains[gain] === 0 && gains[gain + 1] === 0 && gains[gain + 2] === 0) continue;
      mask[i] = 255;
      for (let c = 0; c < 3; c++) {
        const seen = data[i * 3 + c]! * Math.exp(gains[gain + c]!);
        data[i * 3 + c] = Math.min(255, Math.max(0, seen + (color[c]! - seen) * alpha + 0.5));
      }
    }
  }
  return { raster: { width, height, data }, mask: { width, height, data: mask } };

  /** Whether there is a fill at a place; `color` then holds it. */
  function fillAt(across: number, down: number): boolean {
    const ray = rayThrough(camera, across * camera.width, down * camera.height);
    const face = faceAlong(layout.min, layout.max, ray[0], ray[1], ray[2]);
    const fill = fills[face];
    if (!fill) return false;
    fill.colorAt(across, down, color);
    addTrim(face, ray, color);
    for (const part of continued) layContinued(part, hole, across, down, color);
    return true;
  }
}

function count(marks: Uint8Array): number {
  return marks.reduce((sum, one) => sum + one, 0);
}
