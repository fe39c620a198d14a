import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import type { FoundSky } from '../../scene/sky/find-sky.ts';
import { type SkyBackdrop, skyBackdrop } from './old-sky.ts';
import { skyMatte } from './sky-matte.ts';

/** The old sky of a photo, which every new one replaces. */
export interface TracedSky {
  /** The photo at the size of the matte. */
  readonly copy: Raster;
  /** Share of sky in every pixel. */
  readonly alpha: Mask;
  readonly backdrop: SkyBackdrop;
}

/** Traces a found sky around branches and roofs, on a copy of the photo of at most `side`. */
export function traceSky(photo: Raster, found: FoundSky, side: number): TracedSky {
  const size = fitWithin(photo, side);
  const copy = size.width === photo.width ? photo : resizeRaster(photo, size.width, size.height);
  const backdrop = skyBackdrop(resizeRaster(copy, found.sky.width, found.sky.height), found);
  return { copy, backdrop, alpha: skyMatte(copy, found, backdrop) };
}
