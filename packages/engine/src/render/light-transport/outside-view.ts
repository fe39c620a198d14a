import { hashToUnit } from '../../random.ts';
import type { Daylight } from '../scene.ts';
import { skyRadiance } from './sky.ts';

/** Writes the radiance that is seen from o along the unit direction d. */
export type OutsideView = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
) => void;

export function createOutsideView(light: Daylight, _ambient: Float64Array): OutsideView | undefined {
  void hashToUnit;
  return (_ox, _oy, _oz, _dx, dy, _dz, out) => skyRadiance(light.sky, dy, out);
}
