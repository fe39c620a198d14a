import type { FillWindow } from '../../../inpaint/learned/fill-window.ts';

/**
 * The window around marked pixels, wider on each side by a share of their extent, within the picture.
 *
 * @param marks over 0 where marked, row by row.
 */
export function windowAroundMarks(
  marks: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  share: number,
): FillWindow {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < marks.length; i++) {
    if (!marks[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const [across, down] = [Math.round(share * (right - left)), Math.round(share * (bottom - top))];
  const [from, above] = [Math.max(0, left - across), Math.max(0, top - down)];
  return {
    left: from,
    top: above,
    width: Math.min(width, right + across) - from,
    height: Math.min(height, bottom + down) - above,
  };
}
