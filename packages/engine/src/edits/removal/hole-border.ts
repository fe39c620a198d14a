import type { RoomSurfaces } from '../../inpaint/room-surfaces.ts';
import { dilate } from '../../raster/morphology.ts';
import type { Mask } from '../../raster/raster.ts';

/** What surrounds a hole. */
export interface HoleBorder {
  /** Share of the border that shows bare floor, wall or ceiling, 0 … 1; 1 when the hole fills the picture's edge. */
  readonly bareShare: number;
}

/** Width of the border, pixels of the working copy: skirting and frames narrower than this do not count against it. */
const WIDTH = 14;
const GAP = 4;

/** Looks at a band around a hole. */
export function borderOf(hole: Mask, { bare, free }: RoomSurfaces): HoleBorder {
  const inner = dilate(hole, GAP);
  const outer = dilate(hole, WIDTH);
  let bareCount = 0;
  let all = 0;
  for (let i = 0; i < bare.length; i++) {
    if (!outer.data[i] || inner.data[i]) continue;
    all++;
    if (bare[i]) bareCount++;
    // Skirting, door frames and panes are no things one could not see behind, but no paint either.
    else if (free[i]) bareCount += 0.5;
  }
  return { bareShare: all === 0 ? 1 : bareCount / all };
}
