import { between, pick } from '../../../src/base/random.ts';
import { CLUTTER_KINDS, type ClutterKind } from '../../samples/room-spec.ts';
import type { FloorPlan } from './floor-plan.ts';

/** Tries to find a free place; a full room stays as it is. */
const TRIES = 60;
const MOST = 8;

/** Things left lying about, where there is floor. */
export function scatterClutter(plan: FloorPlan): void {
  const { random, room } = plan;
  const { width, depth } = room.size;
  let done = 0;
  for (let i = 0; i < TRIES && done < MOST; i++) {
    const kind: ClutterKind = pick(random, CLUTTER_KINDS as unknown as [ClutterKind, ...ClutterKind[]]);
    const [x, z] = [between(random, 0.3, width - 0.3), between(random, 0.3, depth * 0.72)];
    if (plan.standAt(kind, x, z, between(random, 0, 360))) done++;
  }
}
