import type { Analysis, AnalyzedRegion } from '../../analysis.ts';
import { findFloor } from '../../floor/find-floor.ts';

/** Regions of a photo by number: which are floor, which are wall. */
export interface KnownRegions {
  readonly byId: readonly (AnalyzedRegion | undefined)[];
  readonly isFloor: Uint8Array;
  readonly isWall: Uint8Array;
}

/** @fixed the classifier was trained with it */
const FAR = 3;
/**
 * Meters that count as one, and fine structure by which values are about one.
 * @fixed the classifier was trained with it
 */
const SCALE = { width: 2, texture: 40 };
/**
 * Shares of the picture are told apart by their logarithm, down to this one.
 * @fixed the classifier was trained with it
 */
const SMALLEST = 1e-4;

/** Looks up the facts of every region. */
export function knownRegions(analysis: Analysis): KnownRegions {
  const byId: (AnalyzedRegion | undefined)[] = [];
  for (const region of analysis.regions) byId[region.id] = region;
  const isWall = new Uint8Array(analysis.labels.count);
  for (const id of analysis.walls.regions) isWall[id] = 1;
  return { byId, isFloor: findFloor(analysis).regions, isWall };
}

/** Sixteen facts of the region that a cell shows: wall or floor, its size, structure, place on the wall, frame and bounds. */
export function regionFacts({ byId, isFloor, isWall }: KnownRegions, id: number): number[] {
  const region = byId[id];
  return [
    isWall[id]!,
    region?.wallProbability ?? 0,
    isFloor[id]!,
    Math.log(Math.max(SMALLEST, region?.share ?? SMALLEST)) / 4 + 1,
    Math.min(FAR, (region?.texture ?? 0) * SCALE.texture),
    region?.wallShare ?? 0,
    region?.fill ?? 0,
    region?.reach.bottom ?? 0,
    region?.reach.top ?? 0,
    Math.min(FAR, (region?.widthMeters ?? 0) / SCALE.width),
    region?.framing.left ?? 0,
    region?.framing.right ?? 0,
    region?.framing.top ?? 0,
    region?.framing.bottom ?? 0,
    region?.bounds.bottom ?? 0,
    region?.bounds.top ?? 0,
  ];
}
