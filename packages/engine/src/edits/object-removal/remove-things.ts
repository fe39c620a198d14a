import type { Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import type { Corrections } from '../corrections/corrections.ts';
import type { OutlinedThings } from './outlined-things.ts';
import type { Removal, TakenAway } from './removal.ts';
import { takeAway } from './take-away.ts';
import { thingsInFront } from './things-in-front.ts';
import { withWhatStandsOnIt } from './what-stands-on-it.ts';

/** A photo without some things, and the regions that a person named for it. */
export interface ThingsRemoved extends TakenAway {
  readonly regions: number[];
}

/** Options of a removal. */
interface HowToRemove extends Pick<Removal, 'byHand' | 'seed'> {
  readonly corrections: Corrections;
}

/**
 * Removes the found things with a person's corrections: added parts go as well, spared parts stay.
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
  // A removed part cannot stay; a part that a person spared is still a thing.
  const spared = found.things.data.map((value, i) => (value > things.data[i]! ? value : 0));
  const staying = {
    ...found.staying,
    data: found.staying.data.map((value, i) => (things.data[i]! >= 128 ? 0 : Math.max(value, spared[i]!))),
  };
  const inFront = thingsInFront(things, found.stayingMasks ?? []);
  const taken = await takeAway(photo, analysis, { things, staying, inFront, byHand, seed }, watch);
  const removed = new Set(corrections.remove.regions);
  return { ...taken, regions: corrections.add.regions.filter((id) => !removed.has(id)) };
}
