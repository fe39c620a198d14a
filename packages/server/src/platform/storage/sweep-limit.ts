/** Most folders in one sweep of a small installation. */
const FEW = 20;
/** Largest share of the folders in one sweep of a large one. */
const SHARE = 0.05;

/**
 * How many picture folders a sweep may move to the trash without consent. Crashes leave a few unknown folders; many at
 * once mean that the database belongs to other pictures, or has lost rows.
 * @param folders number of all folders
 * @param known number of folders with a row
 */
export function sweepLimit(folders: number, known: number): number {
  return known === 0 ? 0 : Math.max(FEW, Math.floor(folders * SHARE));
}
