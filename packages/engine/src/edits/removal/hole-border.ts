import type { RoomSurfaces } from '../../inpaint/room-surfaces.ts';
import { dilate } from '../../raster/morphology.ts';
import type { Mask } from '../../raster/raster.ts';

/** What surrounds a hole. */
export interface HoleBorder {
  /** Share of the border that shows bare floor, wall or ceiling, 0 … 1; 1 when the hole fills the picture's edge. */
  readonly bareShare: number;
  /** The same for the one face, of those that hide much of the hole, of which least is bare. */
  readonly worstFace: number;
}

/** Width of the border, pixels of the working copy: skirting and frames narrower than this do not count against it. */
const WIDTH = 14;
const GAP = 4;

/** What part a place counts that is free but not bare. */
const FREE = 0.25;
/** A face that hides less of the hole than this is not judged on its own. */
const MAIN_FACE = 0.2;

/** Looks at a band around a hole. */
export function borderOf(hole: Mask, { faces, bare, free }: RoomSurfaces): HoleBorder {
  const inner = dilate(hole, GAP);
  const outer = dilate(hole, WIDTH);
  const bareCount = new Float64Array(6);
  const all = new Float64Array(6);
  const hidden = new Float64Array(6);
  for (let i = 0; i < bare.length; i++) {
    const face = faces[i]!;
    if (hole.data[i]) hidden[face]!++;
    if (!outer.data[i] || inner.data[i]) continue;
    all[face]!++;
    if (bare[i]) bareCount[face]!++;
    // Skirting, door frames and panes are no things one could not see behind, but no paint either.
    else if (free[i]) bareCount[face]! += FREE;
  }
  const shares = all.map((count, face) => (count === 0 ? 1 : bareCount[face]! / count));
  const main = shares.filter((_, face) => hidden[face]! > MAIN_FACE * sum(hidden) && all[face]! > 0);
  return {
    bareShare: sum(all) === 0 ? 1 : sum(bareCount) / sum(all),
    worstFace: main.reduce((least, share) => Math.min(least, share), 1),
  };
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
