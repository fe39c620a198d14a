import { dilate } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';

/** Rows of a thing's foot, share of its height. */
const FOOT = 0.2;
/** What lies this far below the foot bears the thing, and what is nearer is its rim: shares of the longer side. */
const BELOW = 0.014;
const RIM = 0.008;
/** A thing stands on others if at least this share of its foot is above them. */
const LEAST = 0.6;

/**
 * Whether what goes stands on another thing, as a vase stands on a table: behind its foot the table goes on, not the
 * wall.
 *
 * @param going what goes, and `things` all things in the room, of one size.
 */
export function standsOnThing(going: Mask, things: Mask): boolean {
  const { width, height } = going;
  const share = (part: number): number => Math.max(1, Math.round(part * Math.max(width, height)));
  const isIn = (i: number): boolean => going.data[i]! >= 100;
  const own = dilate({ width, height, data: going.data.map((_, i) => (isIn(i) ? 255 : 0)) }, share(RIM)).data;
  const below = share(BELOW);
  const rows = [...Array(height).keys()].filter((y) => {
    for (let x = 0; x < width; x++) if (isIn(y * width + x)) return true;
    return false;
  });
  const [top, bottom] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  let [foot, borne] = [0, 0];
  for (let y = Math.floor(bottom - FOOT * (bottom - top)); y <= bottom; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!isIn(i) || (y + 1 < height && isIn(i + width))) continue;
      foot++;
      const bearer = i + below * width;
      if (y + below < height && things.data[bearer]! >= 128 && !own[bearer]) borne++;
    }
  }
  return foot > 0 && borne >= LEAST * foot;
}
