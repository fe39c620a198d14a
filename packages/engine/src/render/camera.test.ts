import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dot, length, subtract, type Vec3 } from '../base/geometry/vector.ts';
import { makeCamera } from './camera.ts';

const picture = { focal: 0.8, width: 600, height: 400 };
const meters = fc.double({ min: -5, max: 5, noNaN: true });

describe('makeCamera', () => {
  it('looks along -z with y up by default', () => {
    const camera = makeCamera({ position: [0, 1.5, 0], ...picture });
    expect(camera).toMatchObject({ focal: 480, center: [300, 200], width: 600, height: 400 });
    expect(subtract(camera.right, [1, 0, 0]).every((v) => Math.abs(v) < 1e-12)).toBe(true);
    expect(subtract(camera.down, [0, -1, 0]).every((v) => Math.abs(v) < 1e-12)).toBe(true);
    expect(subtract(camera.forward, [0, 0, -1]).every((v) => Math.abs(v) < 1e-12)).toBe(true);
  });

  it('turns right for positive yaw and looks up for positive pitch', () => {
    const { forward } = makeCamera({ position: [0, 0, 0], yaw: 30, pitch: 20, ...picture });
    expect(forward[0]).toBeCloseTo(Math.sin(Math.PI / 6) * Math.cos(Math.PI / 9), 10);
    expect(forward[1]).toBeCloseTo(Math.sin(Math.PI / 9), 10);
  });

  it('has the target in the middle of the picture, and its sides level', () => {
    fc.assert(
      fc.property(fc.tuple(meters, meters, meters), fc.tuple(meters, meters, meters), (position, target) => {
        const towards = subtract(target as Vec3, position as Vec3);
        fc.pre(length(towards) > 0.01);
        const camera = makeCamera({ position: position as Vec3, target: target as Vec3, ...picture });
        expect(dot(camera.forward, towards)).toBeCloseTo(length(towards), 9);
        expect(camera.right[1]).toBeCloseTo(0, 9);
        expect(dot(camera.right, camera.down)).toBeCloseTo(0, 9);
      }),
    );
  });
});
