import { expect, it } from 'vitest';
import { createPictureLine } from './picture-line.ts';

it('answers first pictures at once and the others by their place, in any order of arrival', async () => {
  const line = createPictureLine();
  const answered: number[] = [];
  const places = [61, 40, 0, 200, 3, 1, 0, 2, 1, ...Array.from({ length: 20 }, () => 30)];
  await Promise.all(places.map((place) => line.wait(place).then(() => answered.push(place))));
  const byPlace = places.toSorted((a, b) => Math.min(a, 60) - Math.min(b, 60));
  expect(answered).toEqual(byPlace);
});

it('lets a later call go before one that waits for a picture further down', async () => {
  const line = createPictureLine();
  const answered: string[] = [];
  const ask = (place: number, name: string) => line.wait(place).then(() => answered.push(name));
  const behind = Array.from({ length: 30 }, () => ask(20, 'behind'));
  await behind[0];
  await Promise.all([ask(0, 'first'), ask(1, 'second'), ...behind]);
  expect(answered.indexOf('first')).toBeLessThan(10);
  expect(answered.indexOf('second')).toBeLessThan(20);
  expect(answered).toHaveLength(32);
});
