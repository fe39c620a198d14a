import { type Foot, footOf, SUPPORT_CELL, type Support, supportOf } from '../../../furniture/support.ts';
import { pieceOf, type Workshop } from '../piece-of.ts';
import type { Candidate } from './candidate.ts';
import { distanceTo, type Footprint, grown, turned } from './footprint.ts';
import type { PlanItem } from './staging-plan.ts';

/** Heights under one foot may differ by so much, meters. */
const EVEN = 0.001;
/** Small things stand this far apart, meters. */
const APART = 0.02;
/** On slats and rims: the smallest supported share of each quarter of a foot. */
const QUARTER_RESTS = 0.6;
/** A thing is left out if its nearest place is farther away than this, meters. */
const FARTHEST = 0.6;

/**
 * Puts small things on the pieces below them: at the nearest place whose surface is level under the whole foot, at
 * the piece's real height there. A thing without such a place is left out.
 *
 * @param things the sources of the items, one each, in the same order.
 */
export function settleDecor(
  workshop: Workshop,
  items: readonly PlanItem[],
  things: readonly Candidate[],
): PlanItem[] {
  const supports = new Map<Candidate, Support>();
  const settled: PlanItem[] = [];
  for (const [i, item] of items.entries()) {
    const carrier = things[i]!.on;
    if (!carrier) {
      settled.push(item);
      continue;
    }
    const number = things.indexOf(carrier);
    const below = items[number]!;
    const support = supports.get(carrier) ?? supportOf(pieceOf(workshop, below, number, 1));
    supports.set(carrier, support);
    // Its number decides its seed, so things that were left out get no number.
    const foot = footOf(pieceOf(workshop, item, settled.length, 1));
    const [x, z] = turned(item.x - below.x, item.z - below.z, -below.turn);
    const rest = restingPlace(support, { ...foot, x, z, turn: item.turn - below.turn });
    if (!rest) continue;
    takePlace(support, rest, item, foot);
    const [dx, dz] = turned(rest.x, rest.z, below.turn);
    settled.push({
      ...item,
      x: millimeters(below.x + dx),
      y: millimeters(below.y + rest.height - foot.bottom),
      z: millimeters(below.z + dz),
    });
  }
  return settled;
}

/** Adding 0 turns -0, which JSON does not have, into 0. */
const millimeters = (value: number): number => Math.round(value * 1000) / 1000 + 0;

interface Rest extends Footprint {
  readonly height: number;
}

/** The nearest place where a foot rests, in the coordinates of the piece below, meters. */
function restingPlace(support: Support, wanted: Foot & Footprint): Rest | null {
  const points = pointsOf(wanted);
  for (const quarters of [1, QUARTER_RESTS]) {
    for (const [dx, dz] of OFFSETS) {
      const [x, z] = [wanted.x + dx, wanted.z + dz];
      const height = heightUnder(support, points, x, z, quarters);
      if (height !== null) return { ...wanted, x, z, height };
    }
  }
  return null;
}

/** Steps away from a place, the nearest first. */
const OFFSETS: readonly (readonly [number, number])[] = (() => {
  const step = 2 * SUPPORT_CELL;
  const reach = Math.round(FARTHEST / step);
  const all: [number, number][] = [];
  for (let j = -reach; j <= reach; j++) {
    for (let i = -reach; i <= reach; i++) {
      if (Math.hypot(i, j) <= reach) all.push([i * step, j * step]);
    }
  }
  return all.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
})();

/** Points of a foot around its middle, one per cell, and the quarter of each, 0 … 3. */
interface FootPoints {
  readonly x: Float64Array;
  readonly z: Float64Array;
  readonly quarter: Uint8Array;
}

function pointsOf(print: Footprint): FootPoints {
  const across = Math.max(2, Math.ceil((2 * print.halfWidth) / SUPPORT_CELL));
  const along = Math.max(2, Math.ceil((2 * print.halfDepth) / SUPPORT_CELL));
  const count = across * along;
  const points = {
    x: new Float64Array(count),
    z: new Float64Array(count),
    quarter: new Uint8Array(count),
  };
  for (let at = 0; at < count; at++) {
    const u = (2 * (at % across) + 1) / across - 1;
    const v = (2 * Math.floor(at / across) + 1) / along - 1;
    const [x, z] = turned(u * print.halfWidth, v * print.halfDepth, print.turn);
    points.x[at] = x;
    points.z[at] = z;
    points.quarter[at] = (u < 0 ? 0 : 1) + (v < 0 ? 0 : 2);
  }
  return points;
}

/**
 * The height of a foot at its place, so that no part of it floats or is inside a piece; null if it cannot rest there.
 */
function heightUnder(
  support: Support,
  points: FootPoints,
  x: number,
  z: number,
  quarters: number,
): number | null {
  const under = (at: number) => heightAt(support, x + points.x[at]!, z + points.z[at]!);
  const count = points.x.length;
  if (quarters === 1) {
    const height = under(0);
    for (let at = 0; at < count; at++) if (under(at) < 0 || Math.abs(under(at) - height) > EVEN) return null;
    return height;
  }
  let height = -1;
  for (let at = 0; at < count; at++) height = Math.max(height, under(at));
  if (height < 0) return null;
  const rests = [0, 0, 0, 0];
  const all = [0, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    const quarter = points.quarter[at]!;
    all[quarter]!++;
    if (height - under(at) <= EVEN) rests[quarter]!++;
  }
  return all.every((of, quarter) => rests[quarter]! >= quarters * of) ? height : null;
}

/** Height of the level surface at a place, meters; -1 where there is none. */
function heightAt({ columns, rows, from, heights }: Support, x: number, z: number): number {
  const column = Math.floor((x - from[0]) / SUPPORT_CELL);
  const row = Math.floor((z - from[1]) / SUPPORT_CELL);
  return column >= 0 && row >= 0 && column < columns && row < rows ? heights[row * columns + column]! : -1;
}

/** Occupies the place of a thing, so that nothing else can stand there. */
function takePlace(support: Support, rest: Rest, { size }: PlanItem, foot: Foot): void {
  const print = grown(
    {
      ...rest,
      halfWidth: Math.max(foot.halfWidth, 0.4 * size[0]),
      halfDepth: Math.max(foot.halfDepth, 0.4 * size[2]),
    },
    APART,
  );
  for (let cell = 0; cell < support.heights.length; cell++) {
    const x = support.from[0] + ((cell % support.columns) + 0.5) * SUPPORT_CELL;
    const z = support.from[1] + (Math.floor(cell / support.columns) + 0.5) * SUPPORT_CELL;
    if (distanceTo(print, x, z) === 0) support.heights[cell] = -1;
  }
}
