import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../../test/drawn-known-room.ts';
import { readPhotographedRoom } from './photographed-room.ts';

const { photo, analysis } = drawnKnownRoom(144, 96);
// Kitchens are read without a search for furniture, which takes half a second.
const read = (picture = photo, known = analysis) => readPhotographedRoom(picture, known, 'kitchen');

describe('a photographed room', () => {
  it('is read once for stagings of the same photo that follow each other, also from equal copies', async () => {
    const first = await read();
    const copy = { ...photo, data: new Uint8Array(photo.data) };
    const again = await read(copy, structuredClone(analysis));
    expect(again).toBe(first);
    expect(again.light()).toBe(first.light());
  });

  it('is read once for rooms of both kinds with fittings', async () => {
    expect(await readPhotographedRoom(photo, analysis, 'bathroom')).toBe(await read());
  });

  it('is read anew when a pixel, the analysis or the kind of room differs', async () => {
    const first = await read();
    const painted = { ...photo, data: new Uint8Array(photo.data) };
    painted.data[0] = 255 - painted.data[0]!;
    expect(await read(painted)).not.toBe(first);
    const { layout } = analysis;
    const lower = { ...analysis, layout: { ...layout, cameraHeight: layout.cameraHeight - 0.1 } };
    expect((await read(photo, lower)).light()).not.toEqual(first.light());
    expect(await readPhotographedRoom(photo, analysis, 'outdoor')).not.toBe(first);
  });
});
