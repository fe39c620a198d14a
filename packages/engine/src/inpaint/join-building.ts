import { close, dilate } from '../base/raster/morphology.ts';
import type { Mask, Raster } from '../base/raster/raster.ts';
import { resizeMask } from '../base/raster/resize.ts';
import { bytesFrom } from '../base/typed-arrays.ts';
import type { Analysis } from '../scene/analysis.ts';
import { FACES, faceMap } from '../scene/room-box/layout.ts';
import { fillByNetwork, type LearnedFill } from './learned/learned-fill.ts';
import type { RoomParts } from './room-parts.ts';

/** Width of the part beside the building that is filled again, share of the photo's longer side. */
const REACH = 0.03;
/** Bays of the building up to this wide are filled as a whole, share of the longer side. */
const BAY = 0.05;
/** The rim of a removed thing on the building, share of the longer side: it shows remains of the thing. */
const RIM = 0.006;
/** Pixels by which the part grows in one step. */
const STEP = 3;
/** Smallest value of covered pixels. */
const COVERED = 128;

const FLOOR = FACES.indexOf('floor');

/** A rebuilt room: the picture, and where it differs from the photo. */
export interface Rebuilt {
  readonly raster: Raster;
  /** 255 where rebuilt, soft at its edges; of the photo's size. */
  readonly mask: Mask;
  /** What the rebuilding left to the network, of the photo's size. */
  readonly uneven?: Mask | null;
  /** 255 where curtains were continued, of the size of the parts: they belong to the building. */
  readonly curtains?: Mask;
}

/**
 * Continues doors, windows and built-ins into the rebuilt walls beside them: where a removed thing hid a part of one,
 * the planes of the room would cut it off along the thing's outline. The network for inpainting fills a band along
 * that line, bays in the building, and the rim of the thing on the building. It also fills what the rebuilding left to
 * it, in the same view: with the rebuilt floor and walls before it, it makes up less.
 *
 * @param parts what went and what stays of the building, of any size.
 * @param room gives the room box: the floor is left alone.
 * @returns also whether the fill of uneven walls looks invented.
 */
export async function joinBuilding(
  { raster, mask, uneven, curtains }: Rebuilt,
  { going, building, kept }: Pick<RoomParts, 'going' | 'building' | 'kept'>,
  room: Pick<Analysis, 'camera' | 'layout'>,
  seed: number,
): Promise<Omit<LearnedFill, 'isHinted'> & { readonly mask: Mask }> {
  const { width, height } = raster;
  const share = (part: number): number => Math.max(1, Math.round(part * Math.max(width, height)));
  const isCurtain = (i: number): boolean => curtains !== undefined && curtains.data[i]! > 0;
  const built = withoutKept(building, kept);
  const stays = resizeMask(
    { ...built, data: built.data.map((value, i) => (isCurtain(i) ? 255 : value)) },
    width,
    height,
  );
  const gone = { ...going, data: going.data.map((value, i) => (isCurtain(i) ? 0 : value)) };
  const rim = dilate(resizeMask(gone, width, height), share(RIM)).data;
  const bays = close(stays, share(BAY)).data;
  const faces = faceMap(room.camera, room.layout, width, height);
  const isRim = bytesFrom(rim, (value, i) => (value && stays.data[i]! >= COVERED ? 1 : 0));
  const maskWhere = (isIn: (i: number) => boolean): Mask => ({
    width,
    height,
    data: bytesFrom(isRim, (_, i) => (isIn(i) ? 255 : 0)),
  });
  const isOpen = (i: number): boolean => mask.data[i]! > 0 && faces[i] !== FLOOR;
  let band = maskWhere((i) => isRim[i] === 1);
  for (let reached = 0; reached < share(REACH); reached += STEP) {
    const wider = dilate(band, STEP).data;
    band = maskWhere((i) => isRim[i] === 1 || (wider[i] !== 0 && isOpen(i)));
  }
  const joints = maskWhere((i) => band.data[i] !== 0 || (bays[i] !== 0 && isOpen(i)));
  const hole = uneven
    ? { ...joints, data: joints.data.map((value, i) => Math.max(value, uneven.data[i]!)) }
    : joints;
  if (!hole.data.some((value) => value > 0)) return { raster, mask, isMadeUp: false };
  const filled = await fillByNetwork(raster, hole, { seed });
  return {
    raster: filled.raster,
    isMadeUp: Boolean(uneven) && filled.isMadeUp,
    mask: { width, height, data: mask.data.map((value, i) => Math.max(value, hole.data[i]!)) },
  };
}

function withoutKept(building: Mask, kept: Mask | undefined): Mask {
  if (!kept) return building;
  return { ...building, data: building.data.map((value, i) => (kept.data[i] ? 0 : value)) };
}
