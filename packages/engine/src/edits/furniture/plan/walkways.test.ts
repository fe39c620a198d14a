import { expect, it } from 'vitest';
import { boxRoom } from '../../../../test/staging-rooms.ts';
import { candidate } from './candidate.ts';
import { keepsWalkways } from './walkways.ts';

/** A door in the middle of the far wall, 5 m away from the viewer; the room is 3 m wide. */
const room = boxRoom({
  width: 3,
  depth: 5.4,
  height: 2.6,
  yaw: 0,
  openings: [{ face: 'far', from: -0.45, to: 0.45, bottom: 0, top: 2.05 }],
});

it('rejects anything across the only way to a door', () => {
  const wall = candidate('sideboard', [2.7, 0.8, 0.45], { x: 0, z: -2.5, turn: 0 });
  expect(keepsWalkways(room, [wall])).toBe(false);
});

it('accepts a passage of 70 centimeters', () => {
  const sideboard = candidate('sideboard', [2.2, 0.8, 0.45], { x: -0.4, z: -2.5, turn: 0 });
  expect(keepsWalkways(room, [sideboard])).toBe(true);
});

it('requires two free sides of a bed', () => {
  const bed = (x: number) => candidate('bed', [1.2, 1.1, 2], { x, z: -3, turn: 90 });
  expect(keepsWalkways(room, [bed(-0.5)])).toBe(true);
  const wedged = [bed(-0.5), candidate('wardrobe', [2, 2, 0.6], { x: -0.5, z: -1.75, turn: 0 })];
  expect(
    keepsWalkways(room, [...wedged, candidate('dresser', [2, 0.8, 0.5], { x: -0.5, z: -4, turn: 0 })]),
  ).toBe(false);
});

it('walks over rugs', () => {
  const rug = candidate('rug', [2.9, 0.016, 2], { x: 0, z: -2.5, turn: 0 });
  expect(keepsWalkways(room, [rug])).toBe(true);
});
