import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { maskOfLabels } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { temporaryFolder } from '../../../test/folders.ts';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import { encodeMaskPng } from '../../base/codec/index.ts';
import { oklabFromBytes } from '../../base/color/oklab.ts';
import { createMask, type Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { EditResult } from '../base/edit.ts';
import { changeFloor } from './edit.ts';
import { FloorRequest } from './request.ts';

const known = await loadScene('scandinavian-living-room-1');
const [WIDTH, HEIGHT] = [448, 303];
const photo = resizeRaster(known.photo, WIDTH, HEIGHT);
const floor = resizeMask(maskOfLabels(known.labels, 'floor'), WIDTH, HEIGHT);
let analysis: Analysis;
beforeAll(async () => {
  analysis = await analysed(photo);
});

function lay(options: Partial<z.input<typeof FloorRequest>> = {}): Promise<EditResult> {
  return changeFloor(photo, analysis, FloorRequest.parse({ mode: 'floor', strength: 1, ...options }));
}

/** Pixels that are fully floor in the ground truth and in the mask. */
function floorOf({ mask }: EditResult): number[] {
  return [...floor.data.keys()].filter((i) => floor.data[i] === 255 && mask!.data[i] === 255);
}

function lightness(raster: Raster, i: number): number {
  const [r, g, b] = raster.data.subarray(i * 3, i * 3 + 3);
  return oklabFromBytes(r!, g!, b!).L;
}

describe('changeFloor', () => {
  it('keeps the input, the size, and every byte outside the mask', async () => {
    const before = photo.data.slice();
    const { raster, mask } = await lay();
    expect(photo.data).toEqual(before);
    expect([raster.width, raster.height]).toEqual([WIDTH, HEIGHT]);
    for (let i = 0; i < mask!.data.length; i++) {
      if (mask!.data[i] !== 0) continue;
      expect(raster.data.subarray(i * 3, i * 3 + 3)).toEqual(before.subarray(i * 3, i * 3 + 3));
    }
  });

  it('changes most of the bare floor and little else', async () => {
    const { mask } = await lay();
    let [both, changed, bare] = [0, 0, 0];
    mask!.data.forEach((value, i) => {
      const isFloor = floor.data[i]! >= 128;
      if (isFloor) bare++;
      if (value < 128) return;
      changed++;
      if (isFloor) both++;
    });
    expect(both / changed).toBeGreaterThan(0.9);
    expect(both / bare).toBeGreaterThan(0.7);
  });

  it('shows dark boards darker than light ones, each with the shadows of the old floor', async () => {
    const [dark, light] = [await lay({ material: 'walnut_planks' }), await lay({ material: 'terrazzo' })];
    const pixels = floorOf(dark);
    const mean = (result: EditResult, of: readonly number[]) =>
      of.reduce((sum, i) => sum + lightness(result.raster, i), 0) / of.length;
    expect(mean(light, pixels) - mean(dark, pixels)).toBeGreaterThan(0.2);
    const sorted = pixels.toSorted((x, y) => lightness(photo, x) - lightness(photo, y));
    const tenth = Math.floor(sorted.length / 10);
    for (const result of [dark, light]) {
      expect(mean(result, sorted.slice(0, tenth))).toBeLessThan(mean(result, sorted.slice(-tenth)));
    }
  });

  it('gives the same bytes for the same request, and others for another direction', async () => {
    runNetworksAnew();
    const [first, again, turned] = [await lay(), await lay(), await lay({ direction: 'diagonal' })];
    expect(again.raster.data).toEqual(first.raster.data);
    expect(turned.raster.data).not.toEqual(first.raster.data);
  });

  it('changes nothing at strength 0', async () => {
    expect((await lay({ strength: 0 })).raster.data).toEqual(photo.data);
  });

  it("changes a person's selection, and only that", async () => {
    const selected = createMask(WIDTH, HEIGHT);
    for (let y = 220; y < HEIGHT; y++) selected.data.fill(255, y * WIDTH, y * WIDTH + 120);
    const only = join(await temporaryFolder(), 'only.png');
    await writeFile(only, await encodeMaskPng(selected));
    const { mask } = await lay({ corrections: { only } });
    expect(mask!.data[260 * WIDTH + 40]).toBe(255);
    expect(mask!.data.some((value, i) => value > 0 && i % WIDTH > 140)).toBe(false);
  });

  it('leaves out a part that a person removes', async () => {
    const remove = { boxes: [{ x: 0, y: 0, width: 0.5, height: 1 }] };
    const { mask } = await lay({ corrections: { remove } });
    expect(mask!.data.some((value, i) => value > 127 && i % WIDTH < WIDTH / 2 - 8)).toBe(false);
  });

  it('refuses if no floor is visible, unless a person selects it', async () => {
    const { segmentation: _cells, seenThings: _things, ...unseen } = analysis;
    const nothing = { ...unseen, regions: [] };
    const request = { mode: 'floor', strength: 1 } as const;
    await expect(changeFloor(photo, nothing, FloorRequest.parse(request))).rejects.toMatchObject({
      code: 'edit_not_confident',
    });
    const add = { boxes: [{ x: 0.5, y: 0.9, width: 0.2, height: 0.1 }] };
    const marked = await changeFloor(
      photo,
      { ...unseen, regions: analysis.regions },
      FloorRequest.parse({ ...request, corrections: { add } }),
    );
    expect(marked.confidence).toBeGreaterThanOrEqual(0.55);
  });

  it('refuses if a person removes all of it', async () => {
    const remove = { boxes: [{ x: 0, y: 0, width: 1, height: 1 }] };
    await expect(lay({ corrections: { remove } })).rejects.toMatchObject({ code: 'edit_not_confident' });
  });
});
