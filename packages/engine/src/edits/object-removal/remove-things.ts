import type { Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import type { Corrections } from '../corrections/corrections.ts';
import type { OutlinedThings } from './outlined-things.ts';
import type { Removal, TakenAway } from './removal.ts';
import { takeAway } from './take-away.ts';
import { withWhatStandsOnIt } from './what-stands-on-it.ts';

/** A photo without some things, and the regions a person named for it. */
export interface ThingsRemoved extends TakenAway {
  readonly regions: number[];
}

/** What a person says of it. */
interface HowToRemove extends Pick<Removal, 'byHand' | 'seed'> {
  readonly corrections: Corrections;
}

/**
 * Takes away what was found, with a person's corrections: what they point out goes too, what they spare stays.
 *
 * @throws EngineError as `correctedMask` and `takeAway`.
 */
export async function removeThings(
  photo: Raster,
  analysis: Analysis,
  outlined: OutlinedThings,
  { corrections, seed, byHand }: HowToRemove,
  watch: Watch,
): Promise<ThingsRemoved> {
  const found = withWhatStandsOnIt(outlined);
  const things = await correctedMask(found.things, corrections, analysis);
  // What goes cannot stay; what a person spares is still something that stands there.
  const spared = found.things.data.map((value, i) => (value > things.data[i]! ? value : 0));
  const staying = {
    ...found.staying,
    data: found.staying.data.map((value, i) => (things.data[i]! >= 128 ? 0 : Math.max(value, spared[i]!))),
  };
  const taken = await takeAway(photo, analysis, { things, staying, byHand, seed }, watch);
  const removed = new Set(corrections.remove.regions);
  return { ...taken, regions: corrections.add.regions.filter((id) => !removed.has(id)) };
}
