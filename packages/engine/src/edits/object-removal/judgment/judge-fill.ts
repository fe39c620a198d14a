import type { Mask } from '../../../base/raster/raster.ts';
import { resizeMask } from '../../../base/raster/resize.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { BUILDING, cellBehind, likelihood, thingLikelihood } from './seen-in-fill.ts';

/**
 * Compares what the room network sees in a fill with what it expected behind the things: the overlap of both, less what
 * looks like things or has odd colors, 0 … 1. On photos acceptable fills of large holes had 0.46 to 0.79, spoiled ones 0.01 to 0.55.
 *
 * @param seen what it sees in the result, and the cells whose colors do not belong there (see `oddColors`).
 * @param behind what lies behind the things of the photo (see `NamedRoom`).
 * @param mask what was filled.
 */
export function judgeFill(
  { cells, odd }: { readonly cells: CellNames; readonly odd: Mask },
  behind: CellNames,
  mask: Mask,
): number {
  const hole = resizeMask(mask, cells.width, cells.height, 'area').data;
  let [count, agreed, things, smeared] = [0, 0, 0, 0];
  for (let i = 0; i < hole.length; i++) {
    if (hole[i]! < 128) continue;
    count++;
    const expected = cellBehind(i, cells, behind);
    for (const names of BUILDING) {
      agreed += Math.min(likelihood(cells, i, names), likelihood(behind, expected, names));
    }
    things += thingLikelihood(cells, i);
    if (odd.data[i]) smeared++;
  }
  return count === 0 ? 1 : (agreed / count) * (1 - things / count) * (1 - smeared / count);
}
