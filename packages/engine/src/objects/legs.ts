import type { ObjectType } from '@home-design/vocabulary';
import type { ShareBox } from '../base/geometry/share-box.ts';
import { connectedComponents } from '../base/raster/connected-components.ts';
import { dilate, open } from '../base/raster/morphology.ts';
import type { Mask } from '../base/raster/raster.ts';
import type { SeenClasses } from '../scene/segmentation/seen-classes.ts';
import { cellsInWindow, likeliestClasses } from './cells-in-window.ts';

/** Types of furniture that stand on legs. */
export const ON_LEGS: ReadonlySet<ObjectType> = new Set<ObjectType>(['chair', 'sofa', 'bench', 'table']);
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
 * @param boxWidth in pixels of the mask.
 */
export function withLegs(cut: Mask, furniture: Mask, boxWidth: number): Mask {
  const { width, height } = cut;
  const rest = { width, height, data: furniture.data.map((value, i) => (cut.data[i] ? 0 : value)) };
  const wide = open(rest, Math.max(2, Math.round(NARROW * boxWidth))).data;
  const pieces = connectedComponents({ ...rest, data: rest.data.map((value, i) => (wide[i] ? 0 : value)) });
  const isLeg = new Uint8Array(pieces.count);
  dilate(cut, GAP).data.forEach((value, i) => {
    const piece = pieces.labels[i]!;
    if (value && piece >= 0) isLeg[piece] = 1;
  });
  return {
    width,
    height,
    data: cut.data.map((value, i) => (value || isLeg[pieces.labels[i]!] ? 255 : 0)),
  };
}

/** 255 where the room network sees furniture in the lowest part of a box. */
export function lowFurniture(
  seenClasses: SeenClasses,
  box: ShareBox,
  place: ShareBox,
  size: { readonly width: number; readonly height: number },
): Mask {
  const { width, height } = seenClasses;
  const data = Uint8Array.from(likeliestClasses(seenClasses), (name) => (name === 'furniture' ? 255 : 0));
  const tall = box.bottom - box.top;
  const low = { ...box, top: box.bottom - LOW.part * tall, bottom: box.bottom + LOW.below * tall };
  return cellsInWindow({ width, height, data }, low, place, size);
}
