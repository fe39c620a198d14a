import type { EmptyRoomType } from '@home-design/vocabulary';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import {
  type DetectedObject,
  detectObjects,
  joinMasks,
  type ObjectMask,
  objectMasks,
} from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { RoomClass } from '../../scene/segmentation/room-classes.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';
import { findClutter } from '../declutter/find-clutter.ts';
import { whatIsEmptied } from '../empty-room/what-is-emptied.ts';
import type { NamePiece, ThingMap } from './thing-map.ts';
import { ThingCollector } from './thing-map.ts';

/** Edits that find their things automatically. */
export type GoingQuestion =
  | { readonly mode: 'empty-room'; readonly roomType: EmptyRoomType }
  | { readonly mode: 'declutter' };

/** Longest side of the map, pixels: that of selections. */
const MAP_SIDE = 1024;
/** Names for parts that go when a room is emptied, and for parts that stay unless selected. */
const GOES = ['furniture', 'rug', 'hanging'] as const satisfies readonly RoomClass[];
const STAYS = ['curtain', 'pendant-lamp'] as const satisfies readonly RoomClass[];
/** Smaller pieces are not offered, share of the picture: parts of furniture, and small things. */
const LEAST_OFFERED = { room: 0.004, clutter: 0.0008 };
/** Smallest likelihood of offered curtains and lamps. */
const LIKELY = 0.5;

/**
 * Lists the things that an edit would remove from a photo, and those that it keeps but could remove: by the same
 * search as the edit. The photo is not changed.
 *
 * @param analysis of this same photo.
 */
export async function listGoing(
  photo: Raster,
  analysis: Analysis,
  question: GoingQuestion,
  watch: Watch = {},
): Promise<ThingMap> {
  return question.mode === 'empty-room'
    ? listEmptied(photo, analysis, question.roomType, watch)
    : listClutter(photo, analysis, watch);
}

async function listEmptied(
  photo: Raster,
  analysis: Analysis,
  roomType: EmptyRoomType,
  watch: Watch,
): Promise<ThingMap> {
  const { parts, going: named } = await whatIsEmptied(
    photo,
    analysis,
    roomType,
    detectObjects,
    partOf(watch, 0, 0.5),
  );
  reportStage(watch, 'Outlining single things', 0.5);
  const { width, height } = fitWithin(photo, MAP_SIDE);
  const things = new ThingCollector(width, height, LEAST_OFFERED.room);
  const going = resizeMask(parts.going, width, height, 'bilinear');
  for (const { object, outline } of await outlinesOf(photo, analysis, named, width, height)) {
    things.addOutlined(object.type, outline, going);
  }
  things.addPieces(going, true, namedBy(analysis, GOES, 'furniture', width, height));
  for (const name of STAYS) {
    const likely = likelihoodAt(analysis, name, width, height);
    if (likely) things.addPieces(maskAbove(likely, LIKELY), false, () => name);
  }
  const doubtful = resizeMask(parts.doubtful, width, height, 'bilinear');
  things.addPieces(doubtful, false, namedBy(analysis, GOES, 'furniture', width, height));
  return things.finish();
}

async function listClutter(photo: Raster, analysis: Analysis, watch: Watch): Promise<ThingMap> {
  const { found, offered } = await findClutter(photo, analysis, partOf(watch, 0, 0.7), true);
  reportStage(watch, 'Outlining single things', 0.7);
  const { width, height } = fitWithin(photo, MAP_SIDE);
  const things = new ThingCollector(width, height, LEAST_OFFERED.clutter);
  const going = resizeMask(found.things, width, height);
  for (const { object, outline } of await outlinesOf(photo, analysis, found.going, width, height)) {
    things.addOutlined(object.type, outline, going);
  }
  things.addPieces(going, true, () => 'clutter');
  if (offered) things.addPieces(resizeMask(offered, width, height), false, () => 'clutter');
  return things.finish();
}

/** The outline of every object, at the size of the map; small ones first, because they lie on large ones. */
async function outlinesOf(
  photo: Raster,
  analysis: Analysis,
  objects: readonly DetectedObject[],
  width: number,
  height: number,
): Promise<{ object: DetectedObject; outline: Mask }[]> {
  const masks = await objectMasks(photo, analysis, objects);
  const area = ({ silhouette: { width: across, height: down } }: ObjectMask) => across * down;
  return masks
    .sort((a, b) => area(a) - area(b))
    .map((mask) => ({
      object: mask.object,
      outline: resizeMask(joinMasks([mask], 'footprint', photo.width, photo.height), width, height),
    }));
}

/** Names a piece by the class of most of it. */
function namedBy(
  analysis: Analysis,
  names: readonly (typeof GOES)[number][],
  otherwise: (typeof GOES)[number],
  width: number,
  height: number,
): NamePiece {
  const likely = names.map((name) => ({ name, plane: likelihoodAt(analysis, name, width, height) }));
  return (pixels) => {
    const sums = likely.map(({ name, plane }) => ({
      name,
      sum: plane ? pixels.reduce((sum, i) => sum + plane.data[i]!, 0) : 0,
    }));
    return sums.reduce((best, one) => (one.sum > best.sum ? one : best), { name: otherwise, sum: 0 }).name;
  };
}

function likelihoodAt(
  { seenThings }: Analysis,
  name: RoomClass,
  width: number,
  height: number,
): Plane | null {
  if (!seenThings) return null;
  return resizePlane(likelihoodOf(seenThings.cells, [name]), width, height, 'bilinear');
}

const maskAbove = ({ width, height, data }: Plane, least: number): Mask => ({
  width,
  height,
  data: bytesFrom(data, (value) => (value > least ? 255 : 0)),
});
