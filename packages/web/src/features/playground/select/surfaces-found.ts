import type { Regions } from '../marks/region-map.ts';
import { emptyMask, type Mask } from './mask.ts';

/** The surfaces that the edit takes, in the size of selections, and their count. */
export function surfacesFound(
  { width, height, labels, regions }: Regions,
  size: Mask,
): { found: Mask; count: number } {
  const found = emptyMask(size.width, size.height);
  for (let row = 0, at = 0; row < size.height; row += 1) {
    const line = Math.floor(((row + 0.5) * height) / size.height) * width;
    for (let column = 0; column < size.width; column += 1, at += 1) {
      const region = labels[line + Math.floor(((column + 0.5) * width) / size.width)] ?? -1;
      if (regions[region]?.isTaken) found.data[at] = 1;
    }
  }
  return { found, count: regions.filter(({ isTaken }) => isTaken).length };
}
