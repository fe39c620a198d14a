import { MAX_PAINTED_LENGTH } from '@home-design/contract';
import type { Mask } from './mask.ts';

/** A mask that is too long is sent at this fraction of its size; the edit fits outlines to the photo's edges anyway. */
const SCALES = [1, 2, 4] as const;

/** A selection as an argument of an edit: a PNG in base64, white on black. */
export function selectionPicture(mask: Mask): string {
  let picture = '';
  for (const scale of SCALES) {
    picture = drawn(mask, scale);
    if (picture.length <= MAX_PAINTED_LENGTH) break;
  }
  return picture;
}

function drawn({ width, height, data }: Mask, scale: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width / scale));
  canvas.height = Math.max(1, Math.round(height / scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const pixels = context.createImageData(canvas.width, canvas.height);
  for (let row = 0, at = 0; row < canvas.height; row += 1) {
    const line = Math.min(height - 1, row * scale) * width;
    for (let column = 0; column < canvas.width; column += 1, at += 4) {
      const value = data[line + Math.min(width - 1, column * scale)] ? 255 : 0;
      pixels.data.set([value, value, value, 255], at);
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}
