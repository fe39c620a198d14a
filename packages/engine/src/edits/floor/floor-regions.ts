import { bytesFrom } from '../../base/typed-arrays.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { regionsUnder } from '../corrections/regions-under.ts';
import { seeFloor } from './seen-floor.ts';

/** At this likelihood a pixel is more likely floor than not. */
const LIKELY = 0.5;

/** Numbers of the regions that look mostly like bare floor, ascending, even if an edit would not trust them. */
export function floorRegions(analysis: Analysis): number[] {
  const { likely } = seeFloor(analysis);
  const data = bytesFrom(likely.data, (share) => (share >= LIKELY ? 255 : 0));
  return regionsUnder(analysis.labels, { width: likely.width, height: likely.height, data });
}
