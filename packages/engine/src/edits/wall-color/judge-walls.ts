import type { Analysis, AnalyzedRegion } from '../../scene/analysis.ts';
import { WARNINGS } from '../base/warnings.ts';
import { type Corrections, pointsOut } from '../corrections/corrections.ts';
import type { ReadWalls } from './read-walls.ts';

/** Below this confidence a person should check the result. */
const SURE_CONFIDENCE = 0.55;

/** The changed regions, the confidence in them, and what to check. */
export function judgeWalls(
  analysis: Analysis,
  { regions, trust }: Pick<ReadWalls, 'regions' | 'trust'>,
  { add, remove, only }: Corrections,
): { regions: number[]; confidence: number; warnings: string[] } {
  const isToldByHand = only !== undefined || pointsOut(add) || pointsOut(remove);
  const confidence = isToldByHand ? Math.max(SURE_CONFIDENCE, trust) : trust;
  return { regions, confidence, warnings: warningsFor(analysis, regions, confidence) };
}

function warningsFor(analysis: Analysis, regions: readonly number[], confidence: number): string[] {
  const warnings: string[] = [];
  if (confidence < SURE_CONFIDENCE) {
    warnings.push(WARNINGS.wallsUnsure);
  }
  if (regions.some((id) => isDoorLike(analysis.regions[id]!))) warnings.push(WARNINGS.doorsPainted);
  return warnings;
}

/** Upright, about as wide and high as a door, from the floor, with straight edges on both sides. */
function isDoorLike(region: AnalyzedRegion): boolean {
  const { framing, reach, widthMeters } = region;
  const upright = framing.left > 0.4 && framing.right > 0.4 && region.fill > 0.6;
  return (
    upright &&
    reach.bottom < 0.2 &&
    reach.top > 0.55 &&
    reach.top < 0.93 &&
    widthMeters > 0.4 &&
    widthMeters < 1.4
  );
}
