import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { encodeMaskPng } from '../../base/codec/index.ts';
import type { Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { emptyRoom } from '../empty-room/edit.ts';
import { EmptyRoomRequest } from '../empty-room/request.ts';
import { listGoing } from './list-going.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'going-'));
});
afterAll(() => rm(folder, { recursive: true }));

const { photo } = await loadScene('traditional-dining-room-7');
const analysis = await analysed(photo);
const list = await listGoing(photo, analysis, { mode: 'empty-room', roomType: 'living_room' });

const covered = ({ data }: Mask): number => data.reduce((sum, value) => sum + (value >= 128 ? 1 : 0), 0);
function ofThings(ids: ReadonlySet<number>): Mask {
  return { ...list.map, data: list.map.data.map((id) => (ids.has(id) ? 255 : 0)) };
}

describe('the list of things that emptying a room would remove', () => {
  it('has the default of the edit (EDITS-41)', async () => {
    const taken = ofThings(new Set(list.things.filter(({ isTaken }) => isTaken).map(({ id }) => id)));
    const emptied = await emptyRoom(photo, analysis, EmptyRoomRequest.parse({ mode: 'empty-room' }));
    const mask = resizeMask(emptied.mask, taken.width, taken.height);
    const both = taken.data.reduce((sum, value, i) => sum + (value && mask.data[i]! >= 128 ? 1 : 0), 0);
    expect(both).toBeGreaterThan(0.97 * covered(taken));
  });

  it('has the numbers of the map, and names', () => {
    const inMap = new Set(list.map.data);
    inMap.delete(0);
    expect([...inMap].sort((a, b) => a - b)).toEqual(list.things.map(({ id }) => id));
    expect(list.things.some(({ type }) => type === 'table' || type === 'chair')).toBe(true);
  });

  it("can be selected in part: only a person's selection is removed", async () => {
    const [first] = list.things;
    const only = join(folder, 'only.png');
    await writeFile(only, await encodeMaskPng(ofThings(new Set([first!.id]))));
    const request = EmptyRoomRequest.parse({ mode: 'empty-room', corrections: { only } });
    const { mask } = await emptyRoom(photo, analysis, request);
    const small = resizeMask(mask, list.map.width, list.map.height);
    const touched = (id: number) =>
      small.data.reduce((sum, value, i) => sum + (list.map.data[i] === id && value >= 128 ? 1 : 0), 0);
    expect(touched(first!.id)).toBeGreaterThan(0.9 * first!.share * small.data.length);
    const others = list.things.slice(1).reduce((sum, { id }) => sum + touched(id), 0);
    expect(others).toBeLessThan(0.1 * touched(first!.id));
  });
});
