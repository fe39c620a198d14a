import type { Raster } from '../base/raster/raster.ts';
import type { PhotoLevels } from './photo-levels.ts';

/** What a surface looks like without what stands before it. */
export interface Fill {
  /**
   * The color at a place of the photo.
   *
   * @param x, y as shares of the picture.
   * @param out receives three values, about 0 … 255.
   */
  colorAt(x: number, y: number, out: Float32Array): void;
  /** How far what was filled in is from the photo along the border, 8-bit steps (root mean square). */
  readonly misfit: number;
}

/** The photo at the sizes that fills work with. */
export interface FillSource {
  /** At most 1024 px on its long side: where things are decided. */
  readonly copy: Raster;
  /** The photo itself: where detail is taken from. */
  readonly levels: PhotoLevels;
}
