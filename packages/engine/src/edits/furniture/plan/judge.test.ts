import { expect, it } from 'vitest';
import { boxRoom } from '../../../../test/staging-rooms.ts';
import { candidate } from './candidate.ts';
import { judge } from './judge.ts';

const room = boxRoom({ width: 5, depth: 6, height: 2.7, openings: [], yaw: 0 });
const WHOLE = { share: 1, nearest: 3, hides: 0, across: 0.5 };

/** What a sofa in the middle of the room scores less for covering nearly a fifth of the picture instead of a tenth. */
function costOfSize(turn: number): number {
  const place = { x: 0, z: -3, turn };
  const sofa = candidate('sofa', [2, 0.8, 0.9], place);
  const score = (coverage: number) =>
    judge(room, [sofa], [{ ...WHOLE, coverage }], { ...place, atWall: false }, 0.5);
  return score(0.1) - score(0.19);
}

it('lets no sofa fill the front with its end, though one that is open to the viewer may be as large', () => {
  expect(costOfSize(90) - costOfSize(0)).toBeGreaterThan(1.5);
  expect(costOfSize(-90)).toBeCloseTo(costOfSize(90), 9);
});
