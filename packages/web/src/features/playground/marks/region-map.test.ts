import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readRegionMap, regionAt } from './region-map.ts';

it('a surface is found by a point, also at the edges of the picture', async () => {
  const labels = [0, 0, 300, 1, 1, 300];
  const bytes = Buffer.alloc(labels.length * 2);
  labels.forEach((label, place) => {
    bytes.writeUInt16LE(label, place * 2);
  });
  const regions = Array.from({ length: 301 }, (_, id) => ({
    id,
    share: 1 / 3,
    is_wall: id === 1,
    is_floor: id === 0,
    wall_probability: 0.5,
  }));
  const map = { width: 3, height: 2, labels: deflateSync(bytes).toString('base64'), regions };
  const read = await readRegionMap(map);
  const at = (x: number, y: number) => regionAt(read, { x, y })?.id;
  expect(read.regions.filter(({ isTaken }) => isTaken).map(({ id }) => id)).toEqual([1]);
  expect([at(0, 0), at(0.5, 0.2), at(1, 0), at(0.1, 0.9), at(1, 1)]).toEqual([0, 0, 300, 1, 300]);
});
