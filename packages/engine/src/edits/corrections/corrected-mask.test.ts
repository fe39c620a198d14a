import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/folders.ts';
import { encodeMaskPng } from '../../base/codec/index.ts';
import { createMask, type LabelMap, type Mask } from '../../base/raster/raster.ts';
import { correctedMask } from './corrected-mask.ts';
import { Corrections } from './corrections.ts';

/** Two regions: the left half and the right half. */
const labels: LabelMap = { width: 2, height: 1, data: Uint16Array.of(0, 1), count: 2 };

function empty(): Mask {
  return createMask(40, 20);
}

async function painted(mask: Mask): Promise<string> {
  const path = join(await temporaryFolder(), 'painted.png');
  await writeFile(path, await encodeMaskPng(mask));
  return path;
}

/** Columns of the middle row that are fully in the mask. */
function columns({ width, height, data }: Mask): number[] {
  const row = data.subarray((height >> 1) * width, (height >> 1) * width + width);
  return [...row.keys()].filter((x) => row[x] === 255);
}

describe('correctedMask', () => {
  it('adds regions, rectangles and painted masks', async () => {
    const mask = empty();
    mask.data.fill(255, 10 * 40 + 38, 10 * 40 + 40);
    const path = await painted(mask);
    const corrections = Corrections.parse({
      add: { boxes: [{ x: 0, y: 0.25, width: 0.1, height: 0.5 }], painted: path },
    });
    expect(columns(await correctedMask(empty(), corrections, { labels }))).toEqual([0, 1, 2, 3, 38, 39]);
    const half = await correctedMask(empty(), Corrections.parse({ add: { regions: [1] } }), { labels });
    expect(columns(half)).toEqual(Array.from({ length: 20 }, (_, i) => 20 + i));
  });

  it("starts from a person's selection in place of the automatic one, and adds to it (EDITS-54)", async () => {
    const found = empty();
    found.data.fill(255);
    const selected = empty();
    selected.data.fill(255, 10 * 40 + 5, 10 * 40 + 8);
    const only = await painted(selected);
    expect(columns(await correctedMask(found, Corrections.parse({ only }), { labels }))).toEqual([5, 6, 7]);
    const more = Corrections.parse({ only, add: { boxes: [{ x: 0, y: 0.25, width: 0.05, height: 0.5 }] } });
    expect(columns(await correctedMask(found, more, { labels }))).toEqual([0, 1, 5, 6, 7]);
  });

  it('removes a part that is both added and removed, and leaves the given mask unchanged', async () => {
    const mask = empty();
    const corrections = Corrections.parse({
      add: { regions: [0] },
      remove: { boxes: [{ x: 0.1, y: 0, width: 0.9, height: 1 }] },
    });
    expect(columns(await correctedMask(mask, corrections, { labels }))).toEqual([0, 1, 2, 3]);
    expect(mask).toEqual(empty());
  });

  it('reads painted masks of another size but the same proportions', async () => {
    const large = createMask(80, 40);
    large.data.fill(255);
    const corrections = Corrections.parse({ add: { painted: await painted(large) } });
    expect(columns(await correctedMask(empty(), corrections, { labels }))).toHaveLength(40);
  });

  it.each([
    ['a region the photo does not have', { add: { regions: [2] } }, 'This photo has no surface number 2.'],
    ['a missing mask', { remove: { painted: '/nowhere/mask.png' } }, /could not be read/],
  ])('refuses %s', async (_, given, message) => {
    const corrected = correctedMask(empty(), Corrections.parse(given), { labels });
    await expect(corrected).rejects.toMatchObject({
      code: 'edit_invalid',
      message: expect.stringMatching(message),
    });
  });

  it('refuses a mask of other proportions', async () => {
    const corrections = Corrections.parse({ add: { painted: await painted(createMask(40, 40)) } });
    await expect(correctedMask(empty(), corrections, { labels })).rejects.toMatchObject({
      code: 'edit_invalid',
      message: 'The painted mask must have the same proportions as the photo.',
    });
  });

  it('rejects a rectangle that extends beyond the picture', () => {
    const box = { x: 0.8, y: 0, width: 0.3, height: 1 };
    expect(Corrections.safeParse({ add: { boxes: [box] } }).success).toBe(false);
  });
});
