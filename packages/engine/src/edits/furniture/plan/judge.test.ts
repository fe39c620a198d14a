import { expect, it } from 'vitest';
import { boxRoom } from '../../../../test/staging-rooms.ts';
import { candidate } from './candidate.ts';
import { judge } from './judge.ts';

const room = boxRoom({ width: 5, depth: 6, height: 2.7, openings: [], yaw: 0 });
const WHOLE = { share: 1, nearest: 3, hides: 0, across: 0.5 };

/** Loss of score of a sofa in the middle of the room that covers nearly a fifth of the picture instead of a tenth. */
function costOfSize(turn: number): number {
  const place = { x: 0, z: -3, turn };
  const sofa = candidate('sofa', [2, 0.8, 0.9], place);
  const score = (coverage: number) =>
    judge(room, [sofa], [{ ...WHOLE, coverage }], { ...place, atWall: false }, 0.5);
  return score(0.1) - score(0.19);
}

it('lets no sofa fill the foreground with its end, but allows one of that size that faces the viewer', () => {
  expect(costOfSize(90) - costOfSize(0)).toBeGreaterThan(1.5);
  expect(costOfSize(-90)).toBeCloseTo(costOfSize(90), 9);
});
