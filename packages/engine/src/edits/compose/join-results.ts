import type { Mask } from '../../base/raster/raster.ts';

/** The union of what two edits were allowed to change; null = the whole picture. The masks have the same size. */
export function unionOfMasks(one: Mask | null, other: Mask | null): Mask | null {
  if (one === null || other === null) return null;
  const data = one.data.map((value, i) => Math.max(value, other.data[i]!));
  return { width: one.width, height: one.height, data };
}
