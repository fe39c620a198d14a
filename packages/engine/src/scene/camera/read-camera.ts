import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { type OklabImage, oklabImage } from '../oklab-image.ts';
import type { Camera } from './camera.ts';
import { findCamera } from './find-camera.ts';
import type { Line } from './line.ts';
import { findLines } from './lines.ts';
import { sharpenLines } from './sharpen-lines.ts';

/** Everything is found on a copy of at most this long side: other sizes give other room boxes. */
const ANALYSIS_SIDE = 1024;

/** The camera of a photo, and what it was found by. */
export interface ReadCamera {
  /** The photo at the size of the analysis. */
  readonly copy: Raster;
  readonly image: OklabImage;
  readonly lines: Line[];
  readonly camera: Camera;
}

/**
 * Finds the camera of a photo by its lines. This is the first part of the analysis, and takes a tenth of its time.
 *
 * @param focalLength35 35 mm equivalent focal length from EXIF, or null.
 */
export async function readCamera(photo: Raster, focalLength35: number | null): Promise<ReadCamera> {
  const size = fitWithin(photo, ANALYSIS_SIDE);
  const copy = resizeRaster(photo, size.width, size.height);
  const image = oklabImage(copy);
  const lines = sharpenLines(image, await findLines(copy));
  return { copy, image, lines, camera: findCamera(lines, copy.width, copy.height, focalLength35) };
}
