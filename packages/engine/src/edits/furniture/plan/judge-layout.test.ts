import { expect, it } from 'vitest';
import { always, ofKinds, planOf } from '../../../../test/staging-plans.ts';
import { boxRoom } from '../../../../test/staging-rooms.ts';
import { candidate } from './candidate.ts';
import { turned } from './footprint.ts';
import { misplaced } from './judge-layout.ts';

const room = (width: number, depth = 5) => boxRoom({ width, depth, height: 2.7, openings: [], yaw: 0 });
const sofa = (z: number) => candidate('sofa', [2, 0.82, 0.9], { x: 0, z, turn: 0 });
const chair = candidate('armchair', [0.8, 0.8, 0.8], { x: 1.5, z: -2, turn: -78 });
const bed = (width: number) => candidate('bed', [width, 1.1, 2], { x: 0, z: -3, turn: 0 });

it('charges a sofa that stands a step off the wall, not one at the wall or in the open room', () => {
  const wide = room(5);
  const at = (gap: number) => misplaced(wide, [sofa(wide.min[1] + 0.45 + gap), chair]);
  expect(at(0.06)).toBe(0);
  expect(at(0.66)).toBeGreaterThan(1);
  expect(at(1.4)).toBe(0);
});

it('charges beds that are too narrow for the room, the more the narrower', () => {
  expect(misplaced(room(4.5), [bed(1.66)])).toBe(0);
  expect(misplaced(room(4.5), [bed(0.98)])).toBeGreaterThan(misplaced(room(4.5), [bed(1.26)]));
  expect(misplaced(room(2.7), [bed(0.98)])).toBe(0);
});

it('charges one sofa by itself in a large room only', () => {
  const free = sofa(-2);
  expect(misplaced(room(5), [free])).toBeGreaterThan(0.5);
  expect(misplaced(room(5), [free, chair])).toBe(0);
  expect(misplaced(room(3.2), [free])).toBe(0);
});

it('puts wide beds into wide rooms', () => {
  for (const width of [4.5, 5.2, 6]) {
    const beds = ofKinds(planOf(room(width), 'bedroom')?.items ?? [], 'bed');
    expect(beds[0]!.size[0]).toBeGreaterThan(1.4);
  }
});

it('leaves no sofa half a meter off the wall behind it', () => {
  let [all, off] = [0, 0];
  always(({ min, max }, items) => {
    for (const { x, z, turn, size } of ofKinds(items, 'sofa', 'sectional')) {
      const [bx, bz] = turned(0, -size[2] / 2, turn);
      const gap = Math.min(
        ...[
          bx < -0.3 ? x + bx - min[0] : Number.POSITIVE_INFINITY,
          bx > 0.3 ? max[0] - x - bx : Number.POSITIVE_INFINITY,
          bz < -0.3 ? z + bz - min[1] : Number.POSITIVE_INFINITY,
        ],
      );
      all++;
      if (gap > 0.2 && gap < 1) off++;
    }
  }, 'living_room');
  expect(off / all).toBeLessThan(0.15);
});
