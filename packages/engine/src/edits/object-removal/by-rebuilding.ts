import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { workingSize } from '../../inpaint/fill-room.ts';
import { joinBuilding } from '../../inpaint/join-building.ts';
import { rebuildRoom } from '../../inpaint/rebuild-room.ts';
import type { RoomParts } from '../../inpaint/room-parts.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { WARNINGS } from '../base/warnings.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { withFloorInView } from './floor-level.ts';
import { joined, largestShare } from './hole.ts';
import type { Removal, TakenAway } from './removal.ts';
import { withUnevenWalls } from './uneven-walls.ts';

/** Smaller things do not need whole walls to be rebuilt: share of the picture. */
const LARGE = 0.04;
/** Room boxes below this are as often wrong as right where it matters (see docs/engine/analysis.md). */
const TRUSTED_LAYOUT = 0.5;
/** Outlines are this much too tight, share of the longer side. */
const RIM = 0.006;
/** Scraps that an outline missed: largest size in relation to the thing, and smallest share of their border on it. */
const SCRAP = { largest: 0.06, touching: 0.4 };
/** A piece of building with this share nearer to the thing than this share of the longer side is the thing's rim. */
const BESIDE = { reach: 0.016, share: 0.8 };
/** The band around the hole that shows its surroundings, share of the longer side. */
const BAND = 0.012;
/**
 * A face that hides at least this share of the hole must be visible, in at least so many pixels of the working copy.
 */
const FACE = { share: 0.08, bare: 400 };
/** Differences of texture along the border that are invisible, and that are obvious; 8-bit steps. */
const MISFIT = { good: 8, bad: 40 };
/** Weight of a result in which the network's fill of uneven walls looks invented. */
const MADE_UP_COUNTS = 0.6;
/** Results below this confidence should be checked. */
const LOOK_TWICE = 0.55;

/**
 * Removes a large thing like emptying a room: rebuilds floor and walls behind it from all their visible parts, in one
 * light, and keeps everything else.
 *
 * @param roomParts of this same photo.
 * @returns null if the thing is small, the room is not known well enough, or its background is visible nowhere.
 */
export async function byRebuilding(
  photo: Raster,
  analysis: Analysis,
  { things, staying, seed }: Removal,
  roomParts: () => Promise<FoundParts>,
): Promise<TakenAway | null> {
  if (analysis.layout.confidence < TRUSTED_LAYOUT || largestShare(things) < LARGE) return null;
  const size = workingSize(photo);
  const all = await roomParts();
  const marked = resizeMask(things, size.width, size.height);
  const found = { ...all, building: withoutRims(all.building, marked) };
  const stays = resizeMask(staying, size.width, size.height);
  const parts = partsWithout(found, marked, stays);
  const copy = resizeRaster(photo, size.width, size.height);
  const room = withFloorInView(analysis, copy, joined(parts.going, parts.building));
  const known = { things: joined(marked, stays), shownWall: found.shown?.wall };
  const rebuilt = withUnevenWalls(rebuildRoom(photo, room, parts, seed), room, known, seed);
  const { faces } = rebuilt;
  const hidden = faces.reduce((sum, face) => sum + face.hidden, 0);
  const isUnseen = faces.some((face) => face.hidden > FACE.share * hidden && face.bare < FACE.bare);
  if (hidden === 0 || isUnseen) return null;
  const misfit = faces.reduce((sum, face) => sum + face.hidden * face.misfit, 0) / hidden;
  const fit = 1 - Math.min(1, Math.max(0, (misfit - MISFIT.good) / (MISFIT.bad - MISFIT.good)));
  const sure = rebuildingSureness({ layout: analysis.layout.confidence, bare: bareBeside(parts), fit });
  const { raster, mask, isMadeUp } = await joinBuilding(
    rebuilt,
    { ...parts, building: found.building },
    room,
    seed,
  );
  const confidence = sure * (isMadeUp ? MADE_UP_COUNTS : 1);
  return { raster, mask, confidence, warnings: confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [] };
}

/** The grounds of a rebuilding, 0 … 1 each. */
export interface RebuildingGrounds {
  /** Confidence in the room's box. */
  readonly layout: number;
  /** Share of the hole's surroundings that is bare floor, wall or ceiling. */
  readonly bare: number;
  /** Fit of the texture with its surroundings. */
  readonly fit: number;
}

/** Confidence in a rebuilding, 0 … 1: surroundings that are not bare continue behind the hole in an unknown way. */
export function rebuildingSureness({ layout, bare, fit }: RebuildingGrounds): number {
  return Math.sqrt(layout) * bare ** 1.5 * (0.4 + 0.6 * fit);
}

/** The whole parts that go, and everything else, which stays. */
export function partsWithout(found: RoomParts, marked: Mask, staying: Mask): RoomParts {
  const { width, height } = marked;
  const rim = Math.max(2, Math.round(RIM * Math.max(width, height)));
  const thing: Mask = { width, height, data: marked.data.map((value) => (value >= 100 ? 255 : 0)) };
  const wide = dilate(thing, rim);
  const others: Mask = {
    width,
    height,
    data: found.going.data.map((value, i) => (value && !wide.data[i] ? 255 : 0)),
  };
  const scraps = scrapsOf(others, wide, staying);
  const stays = (i: number): boolean =>
    !thing.data[i] &&
    (staying.data[i]! >= 128 || found.building.data[i]! > 0 || (others.data[i]! > 0 && !scraps[i]));
  return {
    going: {
      width,
      height,
      data: wide.data.map((value, i) => ((value || scraps[i]) && !stays(i) ? 255 : 0)),
    },
    building: { width, height, data: wide.data.map((_, i) => (stays(i) ? 255 : 0)) },
    ...(found.doors && { doors: found.doors }),
  };
}

/** The building without narrow pieces along the thing: they are the blur of its outline, and would be continued. */
export function withoutRims(building: Mask, marked: Mask): Mask {
  const { width, height } = marked;
  const reach = Math.max(2, Math.round(BESIDE.reach * Math.max(width, height)));
  const beside = dilate({ width, height, data: marked.data.map((value) => (value >= 100 ? 255 : 0)) }, reach);
  const pieces = connectedComponents(building);
  const inside = new Float64Array(pieces.count);
  pieces.labels.forEach((piece, i) => {
    if (piece >= 0 && beside.data[i]) inside[piece]!++;
  });
  const isRim = inside.map((count, piece) => (count > BESIDE.share * pieces.areas[piece]! ? 1 : 0));
  return {
    ...building,
    data: building.data.map((value, i) => (value && isRim[pieces.labels[i]!] ? 0 : value)),
  };
}

/** 1 for small unnamed pieces that mostly border on the thing, and therefore belong to it. */
function scrapsOf(others: Mask, wide: Mask, staying: Mask): Uint8Array {
  const { width, data } = others;
  const pieces = connectedComponents(others);
  const [border, touching, named] = [0, 1, 2].map(() => new Float64Array(pieces.count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = 0; i < data.length; i++) {
    const piece = pieces.labels[i]!;
    if (piece < 0) continue;
    if (staying.data[i]! >= 128) named[piece]!++;
    for (const step of [-1, 1, -width, width]) {
      if (data[i + step] !== 0) continue;
      border[piece]!++;
      if (wide.data[i + step]) touching[piece]!++;
    }
  }
  const all = wide.data.reduce((sum, value) => sum + (value ? 1 : 0), 0);
  const isScrap = Array.from(
    pieces.areas,
    (area, piece) =>
      area < SCRAP.largest * all && named[piece] === 0 && touching[piece]! > SCRAP.touching * border[piece]!,
  );
  return data.map((value, i) => (value && isScrap[pieces.labels[i]!] ? 1 : 0));
}

/**
 * Share of the hole's surroundings that is bare or a door, 0 … 1: neither another part of the building nor another
 * thing.
 */
function bareBeside({ going, building, doors }: RoomParts): number {
  const outer = dilate(going, Math.max(3, Math.round(BAND * Math.max(going.width, going.height)))).data;
  let [bare, all] = [0, 0];
  for (let i = 0; i < outer.length; i++) {
    if (!outer[i] || going.data[i]) continue;
    all++;
    if (!building.data[i] || doors?.data[i]) bare++;
  }
  return all === 0 ? 1 : bare / all;
}
