import { visibility } from '../visibility.ts';
import type { Composition, Fault } from './fault.ts';

/** The largest share of a thing that may be outside the picture. */
const MOST_CUT = 1 / 3;

/** Things that the picture's edge cuts; rugs go on under the viewer. */
export function pictureFaults({ room, things }: Composition): Fault[] {
  return things
    .filter(({ rests }) => rests !== 'flat' && rests !== 'top')
    .filter((thing) => 1 - visibility(room, thing).share > MOST_CUT)
    .map((thing) => ({ name: 'cut-by-edge', thing }));
}
