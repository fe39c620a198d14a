import type { ObjectType } from '@home-design/vocabulary';
import { overlap } from '../base/geometry/share-box.ts';
import { createPlane, type Plane, type Raster } from '../base/raster/raster.ts';
import { resizePlane } from '../base/raster/resize.ts';
import type { RawDetection } from '../models/nanodet/nanodet.ts';
import { embedPhoto } from '../scene/segment-anything/embed-photo.ts';
import { promptedMask } from '../scene/segment-anything/prompted-mask.ts';
import { probabilityOf, type SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import { VIEW_CLASSES, type ViewClass } from '../scene/segmentation/room-network/view-classes.ts';
import { COCO_TYPES } from './coco-types.ts';
import type { DetectedObject } from './detected-object.ts';
import { type ConfirmedObject, confirmDoubtful, type DoubtfulObject } from './doubtful-objects.ts';
import { outlineEvidence, type SeenRoom } from './outline-evidence.ts';

/** Types whose weak detections are looked at again: they are large, and the room network knows them as furniture. */
const LOOKED_AT_AGAIN: ReadonlySet<ObjectType> = new Set(['sofa', 'chair', 'bench', 'bed', 'table', 'tv']);
/** Detections with a lower score hardly ever show the thing that they name. */
const LEAST_SCORE = 0.13;
/** A box that overlaps a listed one this much (intersection over union) shows the same thing. */
const SAME_BOX = 0.7;
/** Classes of things that stand, lie or hang in a room, or are too small to tell. */
const THINGS: ReadonlySet<ViewClass> = new Set<ViewClass>([
  'fixture',
  'furniture',
  'hanging',
  'lamp',
  'mirror',
  'plant',
  'clutter',
]);
const BUILDING = VIEW_CLASSES.filter((name) => !THINGS.has(name));

/**
 * Things whose detections are too weak to be listed, but which outline and room network confirm; see
 * `confirmDoubtful`. Takes up to a second for the photo and a twentieth for each weak detection.
 *
 * @param listed what is known already.
 * @param isPossible whether the room does not contradict a detection.
 */
export async function confirmedByOutline(
  photo: Raster,
  seenClasses: SeenClasses,
  seen: readonly RawDetection[],
  listed: readonly Omit<DetectedObject, 'id'>[],
  isPossible: (object: Omit<DetectedObject, 'id'>) => boolean,
): Promise<ConfirmedObject[]> {
  const weak = seen.flatMap(({ label, score, box }) => {
    const meaning = COCO_TYPES.get(label);
    if (!meaning || score < LEAST_SCORE || !LOOKED_AT_AGAIN.has(meaning.type)) return [];
    const object = { type: meaning.type, confidence: score, box };
    const isListed = listed.some((other) => overlap(other.box, box) > SAME_BOX);
    return !isListed && isPossible(object) ? [object] : [];
  });
  if (weak.length === 0) return [];
  const embedding = await embedPhoto(photo);
  let room: SeenRoom | undefined;
  const outlineOf = async ({ box }: (typeof weak)[number]) => {
    const odds = await promptedMask(embedding, { box });
    room ??= roomOnMap(seenClasses, odds);
    return outlineEvidence(odds, box, room);
  };
  const known = [];
  for (const object of listed) known.push(await outlineOf(object));
  const doubtful: DoubtfulObject[] = [];
  for (const object of weak) {
    doubtful.push({ ...object, score: object.confidence, ...(await outlineOf(object)) });
  }
  return confirmDoubtful(doubtful, known);
}

/** The room network's likelihoods at the size of the decoder's map. */
function roomOnMap(seenClasses: SeenClasses, { width, height }: Plane): SeenRoom {
  const building = createPlane(seenClasses.width, seenClasses.height);
  for (const name of BUILDING) {
    probabilityOf(seenClasses, name).data.forEach((likely, i) => {
      building.data[i]! += likely;
    });
  }
  return {
    furniture: resizePlane(probabilityOf(seenClasses, 'furniture'), width, height, 'bilinear'),
    building: resizePlane(building, width, height, 'bilinear'),
  };
}
