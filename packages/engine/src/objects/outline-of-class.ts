import type { ObjectType } from '@home-design/vocabulary';
import type { ShareBox } from '../base/geometry/share-box.ts';
import { createPlane, type Plane } from '../base/raster/raster.ts';
import { resizePlane } from '../base/raster/resize.ts';
import { outlineSeen } from '../scene/segmentation/outline-seen.ts';
import type { SeenRoom } from '../scene/segmentation/see-room.ts';
import { VIEW_CLASSES, type ViewClass } from '../scene/segmentation/view-classes.ts';
import type { DetectedObject } from './detected-object.ts';

/** Types of object that the room network has a class for, which no other type shares. */
const CLASS_OF: Partial<Readonly<Record<ObjectType, ViewClass>>> = { plant: 'plant' };
/** A thing may reach out of its box by this share of the box's sides. */
const GROWN = 0.1;
/** The outline has to agree with the network's cells: intersection over union. */
const LEAST_AGREEMENT = 0.5;
/** No class counts as less likely than this. */
const LEAST = 1 / 255;

/** Whether the room network can tell such an object from what lies beside and behind it. */
export const hasClassOfItsOwn = ({ type }: DetectedObject): boolean => CLASS_OF[type] !== undefined;

/**
 * The odds of every place of a photo to belong to an object whose type is a class of the room network; above 0 it does.
 * A box alone makes the mask decoder outline what stands in the box: with a plant, also the picture behind it and the
 * table under it. Here the cells of the class are the decoder's guess.
 *
 * @returns null for other types, and when outline and cells disagree.
 */
export async function outlineOfClass(room: SeenRoom, object: DetectedObject): Promise<Plane | null> {
  const name = CLASS_OF[object.type];
  if (name === undefined) return null;
  const likely = likelyInBox(room.cells, name, object.box);
  const outline = await outlineSeen(room.embedding, likely);
  const cells = resizePlane(likely, outline.width, outline.height, 'bilinear');
  if (agreement(outline, cells) < LEAST_AGREEMENT) return null;
  return { ...outline, data: outline.data.map((share, i) => (share + cells.data[i]!) / 2 - 0.5) };
}

/** How much likelier each cell in and near a box shows a class than the likeliest other one, 0 … 1; 0 elsewhere. */
function likelyInBox(
  { width, height, data }: SeenRoom['cells'],
  name: ViewClass,
  { left, top, right, bottom }: ShareBox,
): Plane {
  const [across, down] = [GROWN * (right - left), GROWN * (bottom - top)];
  const own = VIEW_CLASSES.indexOf(name);
  const likely = createPlane(width, height);
  for (let i = 0; i < likely.data.length; i++) {
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    if (x < left - across || x > right + across || y < top - down || y > bottom + down) continue;
    const shares = data.subarray(i * VIEW_CLASSES.length, (i + 1) * VIEW_CLASSES.length);
    let other = LEAST;
    for (let k = 0; k < shares.length; k++) if (k !== own) other = Math.max(other, shares[k]!);
    likely.data[i] = shares[own]! / (shares[own]! + other);
  }
  return likely;
}

/** Intersection over union of where two planes are above a half, 0 … 1. */
function agreement(one: Plane, other: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.data.length; i++) {
    const [a, b] = [one.data[i]! > 0.5, other.data[i]! > 0.5];
    if (a && b) both++;
    if (a || b) either++;
  }
  return either === 0 ? 0 : both / either;
}
