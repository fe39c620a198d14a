import type { Raster } from '../base/raster/raster.ts';
import type { PhotoLevels } from './photo-levels.ts';

/** The look of a surface without the things before it. */
export interface Fill {
  /**
   * The color at a place of the photo.
   *
   * @param x, y as shares of the picture.
   * @param out receives three values, about 0 … 255.
   */
  colorAt(x: number, y: number, out: Float32Array): void;
  /** Difference of the fill from the photo along the border, 8-bit steps (root mean square). */
  readonly misfit: number;
}

/** The photo at the sizes that fills work with. */
export interface FillSource {
  /** At most 1024 px on its long side: for decisions. */
  readonly copy: Raster;
  /** The photo itself: for detail. */
  readonly levels: PhotoLevels;
}
