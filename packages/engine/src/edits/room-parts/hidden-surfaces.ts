import type { Mask, Raster } from '../../base/raster/raster.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import type { HiddenSurface } from '../../inpaint/learned/hidden-surfaces.ts';
import { classLikelihood } from '../../scene/segmentation/room-network/class-likelihood.ts';
import type { CellNames } from '../../scene/segmentation/room-network/room-network.ts';
import type { ViewClass } from '../../scene/segmentation/room-network/view-classes.ts';
import type { SeenRoom } from '../../scene/segmentation/see-room.ts';

/** Least probability that a surface lies behind the things, and that a place shows it. */
const LEAST = { behind: 0.5, shown: 0.6 };

/** The class that lies behind things, and the classes that show it. Rugs lie before the floor, and go on as it does. */
const SURFACES: readonly (Omit<HiddenSurface, 'behind' | 'shown'> & {
  readonly behind: readonly ViewClass[];
  readonly shown: readonly ViewClass[];
})[] = [
  { behind: ['floor'], shown: ['floor'], isFloor: true, isTextured: true },
  { behind: ['floor', 'rug'], shown: ['rug'], isFloor: true, isTextured: true },
  { behind: ['wall', 'trim'], shown: ['wall', 'trim'], isFloor: false, isTextured: false },
  { behind: ['covering'], shown: ['covering'], isFloor: false, isTextured: true },
];

/** The floors and walls that the room network expects behind the things of a photo. */
export function hiddenSurfaces(
  photo: Raster,
  { cells, behind }: Pick<SeenRoom, 'cells' | 'behind'>,
): HiddenSurface[] {
  return SURFACES.map((surface) => ({
    ...surface,
    behind: likely(behind, surface.behind, LEAST.behind, photo),
    shown: likely(cells, surface.shown, LEAST.shown, photo),
  }));
}

/** Where a photo probably has one of these classes. */
function likely(
  cells: CellNames,
  names: readonly ViewClass[],
  least: number,
  { width, height }: Raster,
): Mask {
  const likelihood = classLikelihood(cells, names, { width, height });
  return { width, height, data: bytesFrom(likelihood, (value) => (value > least ? 255 : 0)) };
}
