import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { encodeMaskPng } from '../../base/codec/index.ts';
import { createMask } from '../../base/raster/raster.ts';
import { Corrections } from '../corrections/corrections.ts';
import { correctedParts, withThingsKept } from './room-to-empty.ts';

const { photo, analysis } = drawnKnownRoom(80, 60);
const found = () => {
  const going = createMask(80, 60);
  const building = createMask(80, 60);
  for (let y = 30; y < 50; y++) going.data.fill(255, y * 80 + 10, y * 80 + 30);
  for (let y = 10; y < 20; y++) building.data.fill(255, y * 80 + 50, y * 80 + 70);
  return { going, building, doubtful: createMask(80, 60), wallAndTrim: createMask(80, 60), sureness: 0.5 };
};
const at = ({ data }: { data: Uint8Array }, x: number, y: number) => data[y * 80 + x];

describe('corrections of the parts that go', () => {
  it('change nothing without a selection', async () => {
    const parts = found();
    expect(await correctedParts(photo, analysis, parts, Corrections.parse({}))).toBe(parts);
  });

  it("add a person's selection, even if it looks like a part of the building (EDITS-41)", async () => {
    const boxes = [{ x: 0.6, y: 0.15, width: 0.3, height: 0.2 }];
    const parts = await correctedParts(photo, analysis, found(), Corrections.parse({ add: { boxes } }));
    expect([at(parts.going, 55, 15), at(parts.building, 55, 15)]).toEqual([255, 0]);
    expect(at(parts.going, 20, 40)).toBe(255);
  });

  it('leave things unchanged that a person spared', async () => {
    const boxes = [{ x: 0, y: 0.4, width: 0.25, height: 0.6 }];
    const parts = await correctedParts(photo, analysis, found(), Corrections.parse({ remove: { boxes } }));
    expect([at(parts.going, 15, 40), at(parts.building, 15, 40)]).toEqual([0, 255]);
    expect([at(parts.going, 25, 40), at(parts.building, 25, 40)]).toEqual([255, 0]);
  });
});

describe("a person's selection", () => {
  it('replaces the automatic one, and is a little wider than its outline, which is approximate', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'selected-'));
    try {
      const selection = createMask(80, 60);
      for (let y = 10; y < 20; y++) selection.data.fill(255, y * 80 + 50, y * 80 + 60);
      // A gap that a person would hardly tap.
      selection.data[15 * 80 + 55] = 0;
      const only = join(folder, 'only.png');
      await writeFile(only, await encodeMaskPng(selection));
      const parts = await correctedParts(photo, analysis, found(), Corrections.parse({ only }));
      expect([at(parts.going, 55, 15), at(parts.going, 49, 15), at(parts.going, 45, 15)]).toEqual([
        255, 255, 0,
      ]);
      // A found part that is not selected stays.
      expect([at(parts.going, 20, 40), at(parts.building, 20, 40), at(parts.kept!, 20, 40)]).toEqual([
        0, 255, 255,
      ]);
      expect(at(parts.kept!, 65, 15)).toBe(0);
      expect([at(parts.building, 55, 15), at(parts.building, 65, 15)]).toEqual([0, 255]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('things that stay', () => {
  it('are an empty mask if the photo has none of them', async () => {
    const parts = found();
    expect(await withThingsKept(photo, analysis, parts, [])).toBe(parts);
  });
});
