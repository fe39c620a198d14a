import { decodeMask, decodeRaster } from '../src/base/codec/index.ts';
import type { Raster } from '../src/base/raster/raster.ts';
import type { LayerPictures } from '../src/edits/wall-color/wall-preview-layers.ts';
import { createWallPreview, type WallPreview } from '../src/paint/index.ts';
import { type PreviewLayers, SMALL_PLANES } from '../src/paint/preview-layers.ts';

/** The files of a preview, as a page gets them. */
export interface LayerFiles {
  readonly photo: Buffer;
  readonly mask: Buffer;
  readonly small: Buffer;
}

/** What a page reads out of the files. */
export async function layersIn(files: LayerFiles, { light, from }: LayerPictures): Promise<PreviewLayers> {
  const { width, height, data } = await decodeRaster(files.photo);
  const alpha = await decodeMask(files.mask);
  const small = await decodeMask(files.small);
  const photo = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) photo.set(data.subarray(i * 3, i * 3 + 3), i * 4);
  return {
    width,
    height,
    photo,
    alpha: alpha.data,
    small: { width: small.width, height: small.height / SMALL_PLANES.length, bytes: small.data },
    light,
    from,
  };
}

/** The preview that a page makes of the files. */
export async function previewOf(files: LayerFiles, layers: LayerPictures): Promise<WallPreview> {
  return createWallPreview(await layersIn(files, layers));
}

/** A preview laid over the photo. */
export function laidOver(photo: Raster, shown: Uint8ClampedArray): Raster {
  const data = photo.data.slice();
  for (let i = 0; i * 4 < shown.length; i++) {
    if (shown[i * 4 + 3] === 255) data.set(shown.subarray(i * 4, i * 4 + 3), i * 3);
  }
  return { ...photo, data };
}
