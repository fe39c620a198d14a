import { MAX_SELECTION_POINTS, type SelectionPoint } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';
import { added, covers, type Mask, without } from './mask.ts';

/** A selection at one moment, and the state from which the next tap continues. */
export interface Step {
  readonly mask: Mask;
  /** The selection before the tapped thing. */
  readonly under: Mask;
  /** Where that thing was tapped. */
  readonly points: readonly SelectionPoint[];
  /** The rectangle around it. */
  readonly box?: Box | undefined;
}

/** A rectangle as shares of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Outlines the one thing at these points. */
export type Outline = (points: readonly SelectionPoint[], box?: Box) => Promise<Mask>;

/** Corrects a selection of walls or floor by the last of the taps on it. */
export type Correct = (mask: Mask, points: readonly SelectionPoint[]) => Promise<Mask>;

/** Two taps this near to each other are at the same place, share of the picture. */
const SAME_PLACE = 0.02;

/** A step after which the next tap starts another thing. */
export const settled = (mask: Mask): Step => ({ mask, under: mask, points: [] });

/**
 * Handles a tap: it selects an unselected place, and removes a selected one. Taps on one thing are sent together,
 * because their common outline is better than the sum of single ones.
 *
 * @param excludes whether the tap removes, even at an unselected place
 */
export async function tapped(step: Step, place: Point, excludes: boolean, outline: Outline): Promise<Step> {
  return excludes || covers(step.mask, place) ? taken(step, place, outline) : meant(step, place, outline);
}

/**
 * Handles a tap on a selection of walls or floor: it corrects the part around the place, and leaves the rest as it is.
 * Earlier taps are sent along, because their places keep their meaning. A second tap at the place of the last one takes it
 * back.
 *
 * @param excludes whether the tap removes, even at an unselected place
 */
export async function corrected(
  step: Step,
  place: Point,
  excludes: boolean,
  correct: Correct,
): Promise<Step> {
  const tap = { ...place, is_meant: !excludes && !covers(step.mask, place) };
  const last = step.points.at(-1);
  if (last && last.is_meant !== tap.is_meant && Math.hypot(last.x - tap.x, last.y - tap.y) < SAME_PLACE)
    return { mask: step.under, under: step.under, points: step.points.slice(0, -1) };
  const points = [...step.points, tap].slice(-MAX_SELECTION_POINTS);
  return { mask: await correct(step.mask, points), under: step.mask, points };
}

async function meant(step: Step, place: Point, outline: Outline): Promise<Step> {
  const tap: SelectionPoint = { ...place, is_meant: true };
  const earlier = step.points.length < MAX_SELECTION_POINTS ? step.points : [];
  if (earlier.length > 0 || step.box) {
    const points = [...earlier, tap];
    const mask = added(step.under, await outline(points, step.box));
    if (points.every((point) => covers(mask, point) === point.is_meant)) return { ...step, mask, points };
  }
  // Another thing: the earlier selection stays.
  const mask = added(step.mask, await outline([tap]));
  return { mask, under: step.mask, points: [tap] };
}

async function taken(step: Step, place: Point, outline: Outline): Promise<Step> {
  const isOfThing = !covers(step.under, place) && (step.points.length > 0 || step.box !== undefined);
  if (isOfThing && step.points.length < MAX_SELECTION_POINTS) {
    const points = [...step.points, { ...place, is_meant: false }];
    const mask = added(step.under, await outline(points, step.box));
    // If the outline loses wanted points too, the whole thing is removed.
    if (points.every((point) => covers(mask, point) === point.is_meant)) return { ...step, mask, points };
  }
  return settled(without(step.mask, await outline([{ ...place, is_meant: true }])));
}

/** Handles a rectangle around a thing: its outline is added to the selection, or removed from it. */
export async function boxed(step: Step, box: Box, excludes: boolean, outline: Outline): Promise<Step> {
  const found = await outline([], box);
  if (excludes) return settled(without(step.mask, found));
  return { mask: added(step.mask, found), under: step.mask, points: [], box };
}
