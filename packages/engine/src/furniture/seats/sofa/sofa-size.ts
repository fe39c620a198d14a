import type { Vec3 } from '../../../base/geometry/vector.ts';
import { sizeWithin } from '../../finish.ts';
import type { Making } from '../../piece.ts';

/** From love seat to four seats (or around one, for designs with one), in proportions that people can sit in. */
export function sofaSize({ size }: Making, usual: Vec3): Vec3 {
  const [narrow, wide] = usual[0] < 1.2 ? [usual[0] - 0.1, usual[0] + 0.2] : [1.3, 3.2];
  const [low, high] = [usual[1] - 0.06, usual[1] + 0.1];
  return sizeWithin(size, usual, [narrow, low, usual[2] - 0.06], [wide, high, usual[2] + 0.12]);
}
