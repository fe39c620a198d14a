import type { ObjectType } from '@home-design/vocabulary';
import type { ShareBox } from '../base/geometry/share-box.ts';
import type { Plane } from '../base/raster/raster.ts';
import { resizePlane } from '../base/raster/resize.ts';
import type { PhotoEmbedding } from '../scene/segment-anything/embed-photo.ts';
import { outlineSeen } from '../scene/segmentation/outline-seen.ts';
import { classShare } from '../scene/segmentation/room-network/class-share.ts';
import { classesAsSeen, type SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import type { ViewClass } from '../scene/segmentation/room-network/view-classes.ts';
import type { DetectedObject } from './detected-object.ts';

/** Types of object that the room network can tell from what lies beside and behind them. */
const CLASS_OF: Partial<Readonly<Record<ObjectType, ViewClass>>> = {
  plant: 'plant',
  picture: 'hanging',
};
/** A thing may reach out of its box by this share of the box's sides. */
const GROWN = 0.1;
/** The outline has to agree with the network's cells: intersection over union. */
const LEAST_AGREEMENT = 0.5;
/** Shares of its box that the cells of a plant of thin twigs fill: at least, and at most. */
const SPARSE = { least: 0.04, most: 0.2 };

/** The outline of an object whose type is a class of the room network. */
export interface ClassOutline {
  /** The odds of every place of the photo to belong to it; above 0 it does. */
  readonly odds: Plane;
  /** Whether it is a plant of thin twigs: the decoder sees no thing in them, and the cells show only its middle. */
  readonly isSparse: boolean;
}

/**
 * The odds of every place of a photo to belong to an object whose type is a class of the room network; above 0 it does.
 * A box alone makes the mask decoder outline what stands in the box: with a plant, also the picture behind it and the
 * table under it. Here the cells of the class are the decoder's guess.
 *
 * A plant of thin twigs is outlined by the cells alone.
 *
 * @returns null for other types, and when outline and cells disagree.
 */
export async function outlineOfClass(
  embedding: PhotoEmbedding,
  seenClasses: SeenClasses,
  object: DetectedObject,
): Promise<ClassOutline | null> {
  const name = CLASS_OF[object.type];
  if (name === undefined) return null;
  const likely = likelyInBox(seenClasses, name, object.box);
  const outline = await outlineSeen(embedding, likely);
  const cells = resizePlane(likely, outline.width, outline.height, 'bilinear');
  if (object.type === 'plant' && isSparse(likely, object.box))
    return { odds: joint(cells, cells), isSparse: true };
  return agreement(outline, cells) < LEAST_AGREEMENT
    ? null
    : { odds: joint(outline, cells), isSparse: false };
}

/** Whether a class fills little of a box, but some of it. */
function isSparse({ data }: Plane, { left, right, top, bottom }: ShareBox): boolean {
  const filled = data.filter((share) => share > 0.5).length / data.length / ((right - left) * (bottom - top));
  return filled > SPARSE.least && filled < SPARSE.most;
}

/** The mean of both, as odds. */
function joint(outline: Plane, cells: Plane): Plane {
  return { ...outline, data: outline.data.map((share, i) => (share + cells.data[i]!) / 2 - 0.5) };
}

/** The share of a class (see `classShare`) in and near a box, 0 elsewhere. */
function likelyInBox(seenClasses: SeenClasses, name: ViewClass, box: ShareBox): Plane {
  const { width, height, data } = classShare(classesAsSeen(seenClasses), name);
  const [across, down] = [GROWN * (box.right - box.left), GROWN * (box.bottom - box.top)];
  const isInBox = (i: number): boolean => {
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    return x >= box.left - across && x <= box.right + across && y >= box.top - down && y <= box.bottom + down;
  };
  return { width, height, data: data.map((share, i) => (isInBox(i) ? share : 0)) };
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
