import { boxMeanInto } from '../../base/raster/box-filter.ts';
import type { LabelMap } from '../../base/raster/raster.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import type { PaintChange } from '../surfaces/paint-target.ts';

/** Old and new look of the paint, in OKLab, on the grid of the region map: L, a and b of the one and of the other. */
export interface ChangePlanes {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
}

/** The old and new look of the paint at every cell; between two paints they blend over a few cells. */
export function changePlanes(labels: LabelMap, changes: readonly PaintChange[]): ChangePlanes {
  const { width, height } = labels;
  const main = changes[0]!;
  if (changes.length === 1) {
    const constant = (value: number): Float32Array => new Float32Array(4).fill(value);
    const planes: ChangePlanes['planes'] = [
      constant(main.from.L),
      constant(main.from.a),
      constant(main.from.b),
      constant(main.to.L),
      constant(main.to.a),
      constant(main.to.b),
    ];
    return { width: 2, height: 2, planes };
  }
  const byRegion = new Map(
    changes.flatMap((change) => change.regions.map((region) => [region, change] as const)),
  );
  const weight = floatsFrom(labels.data, (region) => (byRegion.has(region) ? 1 : 1e-4));
  const total = blurred(weight, width, height);
  const plane = (of: (change: PaintChange) => number): Float32Array => {
    const values = floatsFrom(labels.data, (region, i) => weight[i]! * of(byRegion.get(region) ?? main));
    return blurred(values, width, height).map((value, i) => value / total[i]!);
  };
  const planes: ChangePlanes['planes'] = [
    plane((change) => change.from.L),
    plane((change) => change.from.a),
    plane((change) => change.from.b),
    plane((change) => change.to.L),
    plane((change) => change.to.a),
    plane((change) => change.to.b),
  ];
  return { width, height, planes };
}

/** Far enough to carry a paint over the matte's band, beyond the regions. */
const CHANGE_BLUR = 2;

function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  boxMeanInto(values, out, width, height, CHANGE_BLUR);
  boxMeanInto(out, out, width, height, CHANGE_BLUR);
  return out;
}
