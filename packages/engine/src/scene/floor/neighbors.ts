import type { LabelMap } from '../../base/raster/raster.ts';

/** Patches of one thing come this close to each other, pixels of the region map: joints and edges lie between. */
const NEXT = 3;

/** Regions that come within `NEXT` pixels of each region, by number. */
export function neighborsOf({ data, width, count }: LabelMap): readonly Set<number>[] {
  const neighbors = Array.from({ length: count }, () => new Set<number>());
  for (let i = 0; i < data.length; i++) {
    const label = data[i]!;
    for (const step of [1, NEXT, NEXT * width]) {
      const other = data[i + step];
      if (other === undefined || other === label) continue;
      neighbors[label]!.add(other);
      neighbors[other]!.add(label);
    }
  }
  return neighbors;
}
