/** So many folders may go in one sweep of a small installation. */
const FEW = 20;
/** And such a part of those of a large one. */
const SHARE = 0.05;

/**
 * How many folders of pictures a sweep may take to the trash by itself. Crashes leave a few that no row names; many at
 * once mean that the database is not the one of these pictures, or has lost rows.
 * @param folders all there are
 * @param known those that a row names
 */
export function sweepLimit(folders: number, known: number): number {
  return known === 0 ? 0 : Math.max(FEW, Math.floor(folders * SHARE));
}
