import { connectedComponents } from '../base/raster/connected-components.ts';
import { maskedBlur } from '../base/raster/masked-blur.ts';
import { dilate } from '../base/raster/morphology.ts';
import type { Mask, Raster } from '../base/raster/raster.ts';
import { floatsFrom } from '../base/typed-arrays.ts';
import type { RoomLayout } from '../scene/room-box/layout.ts';
import { type Homography, mapPoint } from './homography.ts';

/**
 * Scraps of surface between removed things are removed too, up to this share of the picture: between legs, shelves,
 * leaves.
 */
const SCRAP = 0.004;
/** A larger difference from the surface in its light (logarithm, over `blur` of the longer side) is shadow or sun. */
const OTHERWISE_LIT = { log: 0.22, blur: 0.006 };
/** Surfaces that differ from their light in more than this share are patterned; sun overexposes, tiles do not. */
const PATTERNED = { share: 0.5, burntOut: 248 };
/** Along the edges of walls and floors lie boards and moldings, meters. */
const BOARDS = { onWall: 0.18, onFloor: 0.06 };

/** A hole with the scraps of surface between the removed things, of up to 0.4 % of the picture. */
export function withScraps(hole: Mask, building: Mask): Mask {
  const { width, height } = hole;
  const rest = connectedComponents({ width, height, data: hole.data.map((value) => 255 - value) });
  const data = hole.data.map((value, i) => {
    const piece = rest.labels[i]!;
    const isScrap = piece >= 0 && rest.areas[piece]! < SCRAP * hole.data.length;
    return isScrap && building.data[i]! < 128 ? 255 : value;
  });
  return { width, height, data };
}

/** A face of the room with its known parts, by pixel of the working copy. */
export interface KnownFace {
  readonly face: number;
  readonly isPlane: Uint8Array;
  readonly isBare: Uint8Array;
  /** From `wholePaint`. */
  readonly paint: Float32Array;
  readonly toFace: Homography;
  /** Difference of its light from the photo's around the things that go, logarithm; 0 if unknown. */
  readonly misfit?: number;
  /** Whether it is visible nowhere and gets the paint of other walls; then `isBare` marks their visible parts. */
  readonly isBorrowed?: boolean;
}

/**
 * Shadows and patches of sun that a removed thing cuts off: bare surface in another light beside the hole. They
 * cannot be continued behind the thing, so they are removed too. What is larger than all that goes is no shadow of it, but
 * a niche or another paint.
 *
 * @returns 1 for each of their pixels.
 */
export function cutOffLight(copy: Raster, hole: Mask, known: KnownFace, layout: RoomLayout): Uint8Array {
  const { width, height } = copy;
  const { isBare, paint } = known;
  if (known.face === 1) return new Uint8Array(isBare.length);
  const logs = floatsFrom(isBare, (_, i) => brightness(copy.data, i));
  const radius = Math.max(2, Math.round(OTHERWISE_LIT.blur * Math.max(width, height)));
  const soft = maskedBlur({ width, height, channels: 1, data: logs }, isBare, radius).values;
  const isBoard = boardsOf(known, layout, width);
  const data = isBare.map((bare, i) => {
    if (!bare || isBoard(i)) return 0;
    const usual = (paint[i * 3]! + paint[i * 3 + 1]! + paint[i * 3 + 2]!) / 3;
    return Math.abs(soft[i]! - usual) > OTHERWISE_LIT.log ? 255 : 0;
  });
  const differing = data.reduce((sum, value, i) => sum + (value && !isBurntOut(copy.data, i) ? 1 : 0), 0);
  const shown = isBare.reduce((sum, one) => sum + one, 0);
  if (differing > PATTERNED.share * shown) return new Uint8Array(data.length);
  const pieces = connectedComponents({ width, height, data });
  const beside = dilate(hole, radius + 3);
  const touches = new Uint8Array(pieces.count);
  for (let i = 0; i < data.length; i++) if (data[i] && beside.data[i]) touches[pieces.labels[i]!] = 1;
  const largest = hole.data.reduce((sum, value) => sum + (value ? 1 : 0), 0);
  const isCut = Array.from(touches, (one, piece) => one === 1 && pieces.areas[piece]! < largest);
  const cut = data.map((value, i) => (value && isCut[pieces.labels[i]!] ? 255 : 0));
  return dilate({ width, height, data: cut }, radius).data.map((value, i) => (value && isBare[i] ? 1 : 0));
}

function isBurntOut(data: Uint8Array, i: number): boolean {
  return Math.max(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!) >= PATTERNED.burntOut;
}

function brightness(data: Uint8Array, i: number): number {
  return (Math.log(data[i * 3]! + 2) + Math.log(data[i * 3 + 1]! + 2) + Math.log(data[i * 3 + 2]! + 2)) / 3;
}

/** Whether a pixel may show a skirting or a molding. */
function boardsOf({ face, toFace }: KnownFace, { min, max }: RoomLayout, width: number) {
  return (i: number) => {
    const { x, y } = mapPoint(toFace, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    if (face === 0) return Math.min(x - min[0], max[0] - x, y - min[2]) < BOARDS.onFloor;
    return Math.min(-min[1] - y, y + max[1]) < BOARDS.onWall;
  };
}
