import type { Chart } from '../../../inpaint/chart.ts';
import type { FillSource } from '../../../inpaint/fill.ts';
import { mapPoint } from '../../../inpaint/homography.ts';
import { BURNT_OUT, finenessOf } from '../../../inpaint/patch-match/patch-fill.ts';

/** The nearer part of what is to fill, and of what shows texture: quantiles. */
const NEARER = { hidden: 0.8, bare: 0.9 };

/**
 * How much the texture in view of a floor must be enlarged to fill its hidden part: the photo shows far floor coarser than
 * near floor. Above 1 the fill is blurred.
 *
 * @param isHidden, isBare by pixel of the working copy: what is to fill, and where the floor is in view.
 */
export function enlargementOf(
  source: FillSource,
  chart: Chart,
  isHidden: Uint8Array,
  isBare: Uint8Array,
): number {
  const { width, height, data } = source.copy;
  const fineness = finenessOf(source, chart);
  const [hidden, bare]: [number[], number[]] = [[], []];
  fineness.forEach((fine, cell) => {
    const across = (cell % chart.width) + 0.5;
    const { x, y } = mapPoint(chart.toPicture, across, Math.floor(cell / chart.width) + 0.5);
    if (!(x >= 0 && y >= 0 && x < width && y < height)) return;
    const i = Math.floor(y) * width + Math.floor(x);
    if (isHidden[i]) hidden.push(fine);
    else if (isBare[i] && Math.max(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!) <= BURNT_OUT)
      bare.push(fine);
  });
  return quantile(hidden, NEARER.hidden) / quantile(bare, NEARER.bare);
}

function quantile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}
