import type { WallPreviewLayers } from '@home-design/contract';
import { createWallPreview, type WallPreview } from '@home-design/engine/paint';

/** Unpacks the layers from the server's answer. */
export async function readLayers(layers: WallPreviewLayers): Promise<WallPreview> {
  const { width, height, small, light, old_paint: from } = layers;
  const [photo, mask, planes] = await Promise.all([
    pixelsOf(layers.photo, 'image/webp'),
    pixelsOf(layers.mask, 'image/png'),
    pixelsOf(small.planes, 'image/png'),
  ]);
  return createWallPreview({
    width,
    height,
    photo,
    alpha: grayOf(mask),
    small: { width: small.width, height: small.height, bytes: grayOf(planes) },
    light,
    from,
  });
}

/** Red, green, blue and opacity of every pixel, as in the file. */
async function pixelsOf(base64: string, type: string): Promise<Uint8ClampedArray> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type }), { colorSpaceConversion: 'none' });
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

const grayOf = (pixels: Uint8ClampedArray): Uint8Array =>
  Uint8Array.from({ length: pixels.length / 4 }, (_, place) => pixels[place * 4] ?? 0);
