import type { ObjectType } from '@home-design/vocabulary';
import type { ShareBox } from '../base/geometry/share-box.ts';
import { type Components, connectedComponents } from '../base/raster/connected-components.ts';
import { open } from '../base/raster/morphology.ts';
import type { Mask } from '../base/raster/raster.ts';
import { bytesFrom } from '../base/typed-arrays.ts';
import type { SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import { cellsInWindow, likeliestClasses } from './cells-in-window.ts';

/** Types of furniture that stand on legs. */
export const ON_LEGS: ReadonlySet<ObjectType> = new Set<ObjectType>([
  'chair',
  'sofa',
  'bench',
  'table',
  'furniture',
]);
/** Legs are in this lowest part of the box, and end a little below it: shares of its height. */
const LOW = { part: 0.6, below: 0.03 };
/** Legs are narrower than twice this, share of the box's width: wider parts are other furniture. */
const NARROW = 0.065;
/** Distance of legs from the seat, pixels of the window. */
const GAP = 3;

/**
 * The outline of a piece of furniture with its legs: a mask decoder asked for what is in the box often answers with the
 * seat alone. Legs are narrow parts that the room network sees as furniture, low in the box, along the seat.
 *
 * @param furniture where that network sees furniture low in the box (see `lowFurniture`), of the mask's size.
 * @param columns of the box, pixels of the mask: legs are between them, wide furniture beside it is none.
 */
export function withLegs(
  cut: Mask,
  furniture: Mask,
  columns: { readonly left: number; readonly right: number },
): Mask {
  const { width, height } = cut;
  const rest = { width, height, data: furniture.data.map((value, i) => (cut.data[i] ? 0 : value)) };
  const wide = open(rest, Math.max(2, Math.round(NARROW * (columns.right - columns.left)))).data;
  const isInBox = (i: number): boolean => i % width >= columns.left && i % width < columns.right;
  const narrow = rest.data.map((value, i) => (wide[i] || !isInBox(i) ? 0 : value));
  const pieces = connectedComponents({ width, height, data: narrow });
  const isLeg = hangingFrom(cut, pieces);
  return {
    width,
    height,
    data: cut.data.map((value, i) => (value || isLeg[pieces.labels[i]!] ? 255 : 0)),
  };
}

/** 1 for pieces that touch a seat from below rather than from the side, as a strip of the table beside it would. */
function hangingFrom({ width, data }: Mask, { labels, count }: Components): Uint8Array {
  const [below, beside] = [new Float64Array(count), new Float64Array(count)];
  labels.forEach((piece, i) => {
    if (piece < 0) return;
    for (let k = 1; k <= GAP; k++) {
      if (data[i - k * width]) below[piece]!++;
      if (data[i - k] || data[i + k]) beside[piece]!++;
    }
  });
  return bytesFrom(below, (touching, piece) => (touching > beside[piece]! ? 1 : 0));
}

/** 255 where the room network sees furniture beside the lowest part of a box and in it. */
export function lowFurniture(
  seenClasses: SeenClasses,
  box: ShareBox,
  place: ShareBox,
  size: { readonly width: number; readonly height: number },
): Mask {
  const { width, height } = seenClasses;
  const data = bytesFrom(likeliestClasses(seenClasses), (name) => (name === 'furniture' ? 255 : 0));
  const tall = box.bottom - box.top;
  const low = { ...place, top: box.bottom - LOW.part * tall, bottom: box.bottom + LOW.below * tall };
  return cellsInWindow({ width, height, data }, low, place, size);
}
