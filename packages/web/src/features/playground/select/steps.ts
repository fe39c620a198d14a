import { MAX_SELECTION_POINTS, type SelectionPoint } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';
import { added, covers, type Mask, without } from './mask.ts';

/** A selection as it was at one moment, and what the next tap goes on from. */
export interface Step {
  readonly mask: Mask;
  /** The selection before the thing that is being tapped. */
  readonly under: Mask;
  /** Where that thing was tapped. */
  readonly points: readonly SelectionPoint[];
  /** The rectangle that was drawn around it. */
  readonly box?: Box | undefined;
}

/** A rectangle as shares of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Outlines the one thing that is pointed at. */
export type Outline = (points: readonly SelectionPoint[], box?: Box) => Promise<Mask>;

/** A step after which the next tap begins with another thing. */
export const settled = (mask: Mask): Step => ({ mask, under: mask, points: [] });

/**
 * A tap: what is not selected is, what is selected is not any more. As long as the taps go on about one thing, they are
 * asked about together, because the outline of all of them is better than the sum of single ones.
 *
 * @param excludes whether the place is not meant, selected or not.
 */
export async function tapped(step: Step, place: Point, excludes: boolean, outline: Outline): Promise<Step> {
  return excludes || covers(step.mask, place) ? taken(step, place, outline) : meant(step, place, outline);
}

async function meant(step: Step, place: Point, outline: Outline): Promise<Step> {
  const tap: SelectionPoint = { ...place, is_meant: true };
  const earlier = step.points.length < MAX_SELECTION_POINTS ? step.points : [];
  if (earlier.length > 0 || step.box) {
    const points = [...earlier, tap];
    const mask = added(step.under, await outline(points, step.box));
    if (points.every((point) => covers(mask, point) === point.is_meant)) return { ...step, mask, points };
  }
  // Another thing: what was selected before stays as it is.
  const mask = added(step.mask, await outline([tap]));
  return { mask, under: step.mask, points: [tap] };
}

async function taken(step: Step, place: Point, outline: Outline): Promise<Step> {
  const isOfThing = !covers(step.under, place) && (step.points.length > 0 || step.box !== undefined);
  if (isOfThing && step.points.length < MAX_SELECTION_POINTS) {
    const points = [...step.points, { ...place, is_meant: false }];
    const mask = added(step.under, await outline(points, step.box));
    // Where what was meant is gone, too, the whole thing is not meant.
    if (points.every((point) => covers(mask, point) === point.is_meant)) return { ...step, mask, points };
  }
  return settled(without(step.mask, await outline([{ ...place, is_meant: true }])));
}

/** A rectangle around a thing: its outline is looked for, and joins the selection or leaves it. */
export async function boxed(step: Step, box: Box, excludes: boolean, outline: Outline): Promise<Step> {
  const found = await outline([], box);
  if (excludes) return settled(without(step.mask, found));
  return { mask: added(step.mask, found), under: step.mask, points: [], box };
}
