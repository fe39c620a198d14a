import { maskedBlur } from '../../base/raster/masked-blur.ts';
import { endlessGrain } from '../endless-grain.ts';
import type { Fill, FillSource } from '../fill.ts';
import { paintGrain } from '../grain.ts';
import { MEMBRANE, spanMembrane } from '../membrane.ts';
import { readBetween } from '../read-between.ts';

/** Paint is smoothed over this many pixels of the working copy before it is spanned, so that grain draws no streaks. */
const EVEN_RADIUS = 3;

/**
 * Fills a hole in an evenly painted plane: a membrane between the visible parts of the paint, and the photo's own
 * grain.
 *
 * @param isPaint pixels of the working copy that show the paint of this plane.
 * @param isPlane pixels of the working copy on the plane, visible or hidden.
 */
export function fillWithPaint(
  source: FillSource,
  isPaint: Uint8Array,
  isPlane: Uint8Array,
  seed: number,
): Fill {
  const { width, height, data } = source.copy;
  const even = maskedBlur(
    { width, height, channels: 3, data: Float32Array.from(data) },
    isPaint,
    EVEN_RADIUS,
  );
  const state = isPlane.map((inside, i) =>
    isPaint[i] ? MEMBRANE.known : inside ? MEMBRANE.unknown : MEMBRANE.outside,
  );
  const film = spanMembrane({ width, height, channels: 3, values: even.values, state });
  const addGrain = endlessGrain(paintGrain(source.levels[0]!, isPaint, source.copy, seed), seed);
  const whole = source.levels[0]!;
  const isOnPlane = (pixel: number) => state[pixel] !== MEMBRANE.outside;
  return {
    misfit: 0,
    colorAt(x, y, out) {
      readBetween(film, isOnPlane, source.copy, x * width - 0.5, y * height - 0.5, out);
      addGrain(Math.floor(x * whole.width), Math.floor(y * whole.height), out);
    },
  };
}
