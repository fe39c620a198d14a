import { expect, it } from 'vitest';
import { drawRoom, randomRoom, TEST_QUALITY } from '../../../rooms/index.ts';
import { analysePhoto } from '../../../scene/analyse.ts';
import { findFloor } from './find-floor.ts';
import { readRoom } from './read-room.ts';
import { projectPoint } from './render-camera.ts';
import { floorDepth } from './standing-objects.ts';

/** A bedroom of the bench: the bed stands free to the left. */
const BEDROOM = randomRoom(202, 768, { ...TEST_QUALITY, samples: 4, detail: 2 });

it('finds the floor of a drawn bedroom, and the bed that stands on it at its distance', async () => {
  const { photo, truth } = drawRoom(BEDROOM);
  const analysis = await analysePhoto(photo);
  const { mask } = findFloor(analysis);
  const { foreground } = readRoom(analysis);
  const counts = { floor: 0, found: 0, right: 0, bed: 0, standing: 0 };
  const errors: number[] = [];
  for (let y = 0, i = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, i++) {
      const at =
        Math.floor(((y + 0.5) * photo.height) / mask.height) * photo.width +
        Math.floor(((x + 0.5) * photo.width) / mask.width);
      const isFloor = truth.masks.floor.data[at] === 255;
      if (isFloor) counts.floor++;
      if (mask.data[i] === 255) counts.found++;
      if (isFloor && mask.data[i] === 255) counts.right++;
      if (truth.kinds[truth.objects.data[at]! - 1] !== 'bed') continue;
      counts.bed++;
      if (foreground.data[i] === Number.POSITIVE_INFINITY) continue;
      counts.standing++;
      errors.push(Math.abs(foreground.data[i]! / truth.depth.data[at]! - 1));
    }
  }
  errors.sort((a, b) => a - b);
  expect(counts.right / counts.floor).toBeGreaterThan(0.8);
  expect(counts.right / counts.found).toBeGreaterThan(0.8);
  expect(counts.standing / counts.bed).toBeGreaterThan(0.45);
  expect(errors[errors.length >> 1]).toBeLessThan(0.15);
});

it('knows how far away the floor is that a pixel shows, and that there is none above the horizon', () => {
  const camera = {
    width: 100,
    height: 80,
    focal: 90,
    center: [50, 40],
    position: [0, 1.4, 0],
    right: [1, 0, 0],
    down: [0, -1, 0],
    forward: [0, 0, -1],
  } as const;
  const place = projectPoint(camera, 0.6, 0, -3.2)!;
  expect(floorDepth(camera, place.x, place.y)).toBeCloseTo(3.2, 6);
  expect(floorDepth(camera, 50, 30)).toBe(Number.POSITIVE_INFINITY);
});
