import { dilate } from '../../base/raster/morphology.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { workingSize } from '../../inpaint/fill-room.ts';
import { joinBuilding } from '../../inpaint/join-building.ts';
import { rebuildRoom } from '../../inpaint/rebuild-room.ts';
import type { RoomParts } from '../../inpaint/room-parts.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { WARNINGS } from '../base/warnings.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { withFloorInView } from './floor-level.ts';
import { joined, largestShare } from './hole/hole.ts';
import { partsWithout, withoutRims } from './parts-without.ts';
import type { Removal, TakenAway } from './removal.ts';
import { withUnevenWalls } from './uneven-walls.ts';

/** Smaller things do not need whole walls to be rebuilt: share of the picture. */
const LARGE = 0.04;
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
 * @param analysis with a trusted box.
 * @param roomParts of this same photo.
 * @param atLeast the confidence that another way reaches for certain.
 * @returns null if the thing is small, its background is visible nowhere, or the confidence cannot be above `atLeast`.
 */
export async function byRebuilding(
  photo: Raster,
  analysis: Analysis,
  { things, staying, seed }: Removal,
  roomParts: () => Promise<FoundParts>,
  atLeast = 0,
): Promise<TakenAway | null> {
  if (largestShare(things) < LARGE) return null;
  const size = workingSize(photo);
  const all = await roomParts();
  const marked = resizeMask(things, size.width, size.height);
  const found = { ...all, building: withoutRims(all.building, marked) };
  const stays = resizeMask(staying, size.width, size.height);
  const parts = partsWithout(found, marked, stays);
  const grounds = { layout: analysis.layout.confidence, bare: bareBeside(parts) };
  if (rebuildingSureness({ ...grounds, fit: 1 }) <= atLeast) return null;
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
  const sure = rebuildingSureness({ ...grounds, fit });
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
