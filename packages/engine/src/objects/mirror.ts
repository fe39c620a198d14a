import type { ShareBox } from '../base/geometry/share-box.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';

/** The photo with left and right exchanged. */
export function mirrored(photo: Raster): Raster {
  const { width, height } = photo;
  const out = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (y * width + width - 1 - x) * 3;
      for (let c = 0; c < 3; c++) out.data[to + c] = photo.data[from + c]!;
    }
  }
  return out;
}

/** The place in the photo of a box of the mirrored photo. */
export function mirroredBox({ left, top, right, bottom }: ShareBox): ShareBox {
  return { left: 1 - right, top, right: 1 - left, bottom };
}
