import { createPlane, type Plane } from '../../../base/raster/raster.ts';
import type { CellNames } from './room-network.ts';
import { VIEW_CLASSES, type ViewClass } from './view-classes.ts';

/** The lowest likelihood of any class. */
const LEAST = 1 / 255;

/**
 * How much likelier each cell shows a class than the likeliest other class, 0 … 1; above a half the class is the
 * likeliest. The probability of the class alone would be too low where several other classes share the doubt.
 */
export function classShare({ width, height, data }: CellNames, name: ViewClass): Plane {
  const own = VIEW_CLASSES.indexOf(name);
  const share = createPlane(width, height);
  for (let i = 0; i < share.data.length; i++) {
    const likely = data[i * VIEW_CLASSES.length + own]!;
    let other = LEAST;
    for (let k = 0; k < VIEW_CLASSES.length; k++) {
      if (k !== own) other = Math.max(other, data[i * VIEW_CLASSES.length + k]!);
    }
    share.data[i] = likely / (likely + other);
  }
  return share;
}
