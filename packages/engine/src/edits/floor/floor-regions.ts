import type { Analysis } from '../../scene/analysis.ts';
import { regionsUnder } from '../corrections/regions-under.ts';
import { seeFloor } from './seen-floor.ts';

/** From here on a pixel is likelier floor than not. */
const LIKELY = 0.5;

/** Numbers of the regions that look like bare floor for the most part, ascending, whether or not an edit would trust that. */
export function floorRegions(analysis: Analysis): number[] {
  const { likely } = seeFloor(analysis);
  const data = Uint8Array.from(likely.data, (share) => (share >= LIKELY ? 255 : 0));
  return regionsUnder(analysis.labels, { width: likely.width, height: likely.height, data });
}
