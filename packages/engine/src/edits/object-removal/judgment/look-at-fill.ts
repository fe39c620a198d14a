import type { Mask, Raster } from '../../../base/raster/raster.ts';
import type { HiddenSurface } from '../../../inpaint/learned/hidden-surfaces.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { seeRoom } from '../../../scene/segmentation/see-room.ts';
import { judgeFill } from './judge-fill.ts';
import { oddColors } from './odd-colors.ts';

/** What is known of the photo behind the removed things. */
export interface Background {
  readonly behind: CellNames;
  readonly surfaces: readonly HiddenSurface[];
  readonly hole: Mask;
}

/** A fill as the room network sees it. */
export interface FillInSight {
  readonly raster: Raster;
  readonly cells: CellNames;
  /** Cells with colors that do not belong there (see `oddColors`). */
  readonly odd: Mask;
  /** How well it fits, 0 … 1 (see `judgeFill`). */
  readonly judgment: number;
}

/** Looks at a filled photo with the room network, and judges the fill. */
export async function lookAtFill(
  raster: Raster,
  { behind, surfaces, hole }: Background,
): Promise<FillInSight> {
  const { cells } = await seeRoom(raster);
  const odd = oddColors(raster, hole, surfaces, cells);
  return { raster, cells, odd, judgment: judgeFill({ cells, odd }, behind, hole) };
}
