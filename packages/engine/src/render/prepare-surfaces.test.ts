import { expect, it } from 'vitest';
import { smallRoom } from '../../test/small-room.ts';
import { prepareSurfaces } from './prepare-surfaces.ts';

it('makes a list of surfaces ready once', () => {
  const { surfaces } = smallRoom();
  expect(prepareSurfaces(surfaces, 2)).toBe(prepareSurfaces(surfaces, 4));
  expect(prepareSurfaces([...surfaces], 2)).not.toBe(prepareSurfaces(surfaces, 2));
});

it('never hands out the scratch memory of one thread twice', () => {
  const { surfaces } = smallRoom();
  const first = prepareSurfaces(surfaces, 60);
  const taken = first.freeThreads.splice(-60);
  expect(new Set(taken).size).toBe(60);
  expect(Math.max(...taken)).toBeLessThan(first.packed.threads);
  const second = prepareSurfaces(surfaces, 60);
  expect(second.packed.memory).not.toBe(first.packed.memory);
  expect(second.freeThreads.length).toBeGreaterThanOrEqual(60);
});
