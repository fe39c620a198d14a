import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomView } from '../../../../test/room-view.ts';
import { inPicture, onPlane, type RoomPoint } from './room-camera.ts';

const UP: RoomPoint = [0, 1, 0];

describe('the camera of a room', () => {
  it('puts a point ahead into the middle, a point on the right to the right, and hides points behind', () => {
    expect(inPicture(roomView, [0, 0, -3])?.x).toBeCloseTo(0.5);
    expect(inPicture(roomView, [1, 0, -3])!.x).toBeGreaterThan(0.5);
    expect(inPicture(roomView, [0, 1, -3])!.y).toBeLessThan(inPicture(roomView, [0, 0, -3])!.y);
    expect(inPicture(roomView, [0, 0, 3])).toBeNull();
  });

  it('finds the place on the floor of a point in the picture', () => {
    const place = fc.tuple(
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -5, max: -1, noNaN: true }),
    );
    fc.assert(
      fc.property(place, ([x, z]) => {
        const seen = inPicture(roomView, [x, 0, z])!;
        const found = onPlane(roomView, seen, [0, 0, 0], UP)!;
        expect(found[0]).toBeCloseTo(x, 6);
        expect(found[2]).toBeCloseTo(z, 6);
      }),
      { numRuns: 50 },
    );
  });

  it('finds no floor above the horizon', () => {
    expect(onPlane(roomView, { x: 0.5, y: 0.05 }, [0, 0, 0], UP)).toBeNull();
  });

  it('finds places on a wall', () => {
    const seen = inPicture(roomView, [0.7, 1.6, -5])!;
    const found = onPlane(roomView, seen, [0, 0, -5], [0, 0, 1])!;
    expect(found[0]).toBeCloseTo(0.7);
    expect(found[1]).toBeCloseTo(1.6);
  });
});
