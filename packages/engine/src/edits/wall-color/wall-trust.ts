import type { Analysis } from '../../scene/analysis.ts';
import { rulesLikelihood, wallLikelihood } from './seen-walls.ts';

/**
 * Trust in the walls to be painted as a whole, 0 … 1; that of the rules where nobody looked at the photo.
 *
 * It is the geometric mean of two shares: the overlap with the true walls that is to be expected if the likelihoods are
 * right, and how much of what was found the rules hold for wall, too. The rules miss much, but what no room has (the front of
 * a house, panes behind panes) they hardly ever take for wall, while networks that know rooms alone do.
 */
export function wallTrust(analysis: Analysis): number {
  const likely = wallLikelihood(analysis);
  if (!likely) return analysis.walls.confidence;
  const byRules = rulesLikelihood(analysis);
  let [inside, area, missed, seconded] = [0, 0, 0, 0];
  likely.data.forEach((share, i) => {
    if (share > 0.5) {
      area++;
      inside += share;
      seconded += byRules[i]!;
    } else missed += share;
  });
  return area === 0 ? 0 : Math.sqrt((inside / (area + missed)) * (seconded / area));
}
