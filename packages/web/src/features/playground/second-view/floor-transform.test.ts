import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { roomView } from '../../../../test/room-view.ts';
import { turnedBy } from '../plan/plan-items.ts';
import { inPicture } from '../plan/room-camera.ts';
import { firstPlaces } from './first-places.ts';
import {
  type FloorPlace,
  type FloorTransform,
  floorAt,
  floorTransform,
  planThrough,
} from './floor-transform.ts';

const meters = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const place = fc.tuple(meters(6), meters(6));
const transform = fc.record({
  turn: meters(179),
  scale: fc.double({ min: 0.5, max: 2, noNaN: true }),
  move: place,
});

/** A place of one photo in the coordinates of the other. */
function through([x, z]: FloorPlace, { turn, scale, move }: FloorTransform): FloorPlace {
  const [dx, dz] = turnedBy(x, z, turn);
  return [scale * dx + move[0], scale * dz + move[1]];
}

describe('the floors of two photos of one room', () => {
  it('are told by two places that both show', () => {
    fc.assert(
      fc.property(transform, place, place, (truth, one, other) => {
        fc.pre(Math.hypot(one[0] - other[0], one[1] - other[1]) > 1);
        const found = floorTransform([one, other], [through(one, truth), through(other, truth)]);
        if (typeof found === 'string') throw new Error(found);
        expect(found.scale).toBeCloseTo(truth.scale);
        expect(found.turn).toBeCloseTo(truth.turn, 4);
        const [x, z] = through([1, -2], found);
        const [wantedX, wantedZ] = through([1, -2], truth);
        expect(x).toBeCloseTo(wantedX, 4);
        expect(z).toBeCloseTo(wantedZ, 4);
      }),
    );
  });

  it('are not told by places above the horizon, close together, or of another size', () => {
    const apart = [
      [0, -3],
      [2, -3],
    ] as const;
    expect(floorTransform([[0, -3], null], apart)).toBe('not-on-floor');
    expect(
      floorTransform(
        [
          [0, -3],
          [0.2, -3],
        ],
        apart,
      ),
    ).toBe('too-close');
    expect(
      floorTransform(
        [
          [0, -3],
          [8, -3],
        ],
        apart,
      ),
    ).toBe('too-different');
  });

  it('are seen at a point of the picture, below the horizon', () => {
    const seen = inPicture(roomView, [0.7, 0, -3.2]);
    const [x, z] = floorAt(roomView, seen!) ?? [];
    expect(x).toBeCloseTo(0.7);
    expect(z).toBeCloseTo(-3.2);
    expect(floorAt(roomView, { x: 0.5, y: 0.1 })).toBeNull();
  });
});

describe('an arrangement in another photo of the room', () => {
  const plan = make.plan('sofa', 'coffee-table', 'art');

  it('keeps the order, the style and the seed, so that every piece looks the same', () => {
    const moved = planThrough(plan, { turn: 90, scale: 1, move: [1, 0] });
    expect(moved.items.map(({ kind, silhouette }) => [kind, silhouette])).toEqual(
      plan.items.map(({ kind, silhouette }) => [kind, silhouette]),
    );
    expect({ ...moved, items: [] }).toEqual({ ...plan, items: [] });
  });

  it('turns, moves and grows as a whole', () => {
    const item = { ...plan.items[0]!, x: 1, y: 0.4, z: -3, turn: 170, size: [2, 0.8, 0.9] as const };
    const [piece] = planThrough({ ...plan, items: [item] }, { turn: 90, scale: 1.5, move: [0, 1] }).items;
    expect(piece?.x).toBeCloseTo(-4.5);
    expect(piece?.y).toBeCloseTo(0.6);
    expect(piece?.z).toBeCloseTo(-0.5);
    expect(piece?.turn).toBeCloseTo(-100);
    expect(piece?.size).toEqual([3, 1.2000000000000002, 1.35]);
  });

  it('stays within the limits of a plan', () => {
    fc.assert(
      fc.property(transform, meters(50), (moved, x) => {
        const item = { ...plan.items[0]!, x, size: [9, 0.012, 9] as const };
        const [piece] = planThrough({ ...plan, items: [item] }, moved).items;
        expect(Math.abs(piece!.x)).toBeLessThanOrEqual(50);
        expect(Math.max(...piece!.size)).toBeLessThanOrEqual(10);
        expect(Math.min(...piece!.size)).toBeGreaterThanOrEqual(0.01);
      }),
    );
  });
});

describe('the marks', () => {
  it('begin at the far corners of the floor', () => {
    const [left, right] = firstPlaces({
      ...roomView,
      room: { ...roomView.room, min: [-1.5, -5], max: [1.5, 0] },
    });
    expect(floorAt(roomView, left)?.map((value) => value.toFixed(2))).toEqual(['-1.50', '-5.00']);
    expect(floorAt(roomView, right)?.map((value) => value.toFixed(2))).toEqual(['1.50', '-5.00']);
  });

  it('begin near the viewer when the corners are out of the picture or uncertain', () => {
    const nearby = [
      { x: 0.3, y: 0.85 },
      { x: 0.7, y: 0.85 },
    ];
    expect(firstPlaces({ ...roomView, confidence: 0.2 })).toEqual(nearby);
    const wide = { ...roomView, room: { ...roomView.room, min: [-9, -5] as const, max: [9, 0] as const } };
    expect(firstPlaces(wide)).toEqual(nearby);
  });
});
