import type { Analysis } from '../../scene/analysis.ts';
import { rulesLikelihood, wallLikelihood } from './seen-walls.ts';

/**
 * Confidence in all found walls together, 0 … 1; that of the rules without a reading of the networks.
 *
 * It is the geometric mean of two shares: the expected overlap with the true walls if the likelihoods are right, and
 * the found share that the rules confirm. The rules miss much, but hardly ever confirm surfaces outside rooms (the
 * front of a house, panes behind panes), while networks that only know rooms do.
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
