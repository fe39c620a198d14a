import { boxMeanInto } from '../../base/raster/box-filter.ts';
import { maskedBlur } from '../../base/raster/masked-blur.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import { correctedShare } from '../paint/whole-paint.ts';
import type { WholeFaces } from '../whole-faces.ts';
import { RELIT_SHARE } from '../whole-faces.ts';

/** Light is compared over this share of the longer side. */
const BLUR_SHARE = 0.008;
/**
 * Half of an edge's surroundings is hole, less around the tip of one: from a quarter on all of the light is
 * corrected.
 */
const FULL = 4;

/**
 * The factor that puts the bare surface beside a hole into the light of the rebuilt surface: shade and colored light
 * of removed things disappear, fading out with distance.
 *
 * @param logs the rebuilt look of the surfaces (see `wholePaint`), 0 if unknown.
 * @returns logarithms of three gains per pixel of the working copy, 0 where nothing changes.
 */
export function relightAround(
  copy: Raster,
  { hole, open, surfaces: { faces, bare } }: Pick<WholeFaces, 'hole' | 'open' | 'surfaces'>,
  logs: Float32Array,
): Float32Array {
  const { width, height, data } = copy;
  const side = Math.max(width, height);
  const near = floatsFrom(hole.data, (value) => (value > 0 ? 1 : 0));
  const reach = Math.max(2, Math.round((RELIT_SHARE * side) / 2));
  for (let pass = 0; pass < 2; pass++) boxMeanInto(near, near, width, height, reach);
  const seen = floatsFrom(data, (value) => Math.log(value + 2));
  const gains = new Float32Array(seen.length);
  for (let face = 0; face < 5; face++) {
    const isBare = bare.map((one, i) => (one && faces[i] === face ? 1 : 0));
    if (!isBare.includes(1)) continue;
    const soft = maskedBlur(
      { width, height, channels: 3, data: seen },
      isBare,
      Math.max(2, Math.round(BLUR_SHARE * side)),
      2,
    );
    for (let i = 0; i < isBare.length; i++) {
      if (!open[i] || faces[i] !== face || near[i]! < 1e-3 || soft.share[i]! < 1e-3 || logs[i * 3] === 0)
        continue;
      const off = [0, 1, 2].map((c) => logs[i * 3 + c]! - soft.values[i * 3 + c]!);
      const most = Math.max(...off.map(Math.abs));
      const share = Math.min(1, FULL * near[i]!) * correctedShare(most);
      for (let c = 0; c < 3; c++) gains[i * 3 + c] = share * off[c]!;
    }
  }
  return gains;
}
