import type { Analysis, AnalyzedRegion } from '../../scene/analysis.ts';
import { SUGGESTED_BECAUSE, suggestedFor } from '../base/suggested-because.ts';
import { WARNINGS } from '../base/warnings.ts';
import { type Corrections, pointsOut } from '../corrections/corrections.ts';
import type { ReadWalls } from './read-walls.ts';

/** Walls that are found below this confidence are a suggestion: of six such results on photos, two were good. */
const SURE_CONFIDENCE = 0.55;

/** The changed regions, the confidence in them, what to check, and why it is only a suggestion. */
export function judgeWalls(
  analysis: Analysis,
  { regions, trust }: Pick<ReadWalls, 'regions' | 'trust'>,
  { add, remove, only }: Corrections,
): { regions: number[]; confidence: number; warnings: string[]; suggestedBecause?: string } {
  const isToldByHand = only !== undefined || pointsOut(add) || pointsOut(remove);
  const confidence = isToldByHand ? Math.max(SURE_CONFIDENCE, trust) : trust;
  const isDoorPainted = regions.some((id) => isDoorLike(analysis.regions[id]!));
  return {
    regions,
    confidence,
    warnings: isDoorPainted ? [WARNINGS.doorsPainted] : [],
    ...suggestedFor(confidence < SURE_CONFIDENCE ? SUGGESTED_BECAUSE.walls : undefined),
  };
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
