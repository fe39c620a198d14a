import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folders.ts';
import { maskOfLabels } from '../benchmark-scenes/labels.ts';
import { loadScene } from '../benchmark-scenes/load-scene.ts';
import { encodeMaskPng } from '../codec/index.ts';
import { createRandom } from '../random.ts';
import { dilate } from '../raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../raster/resize.ts';
import { analysePhoto } from '../scene/analyse.ts';
import type { Analysis } from '../scene/analysis.ts';
import { removeObjects } from './object-removal.ts';
import { ObjectRemovalRequest } from './requests/object-removal.ts';

/** A bedroom with pictures over the bed, small; what is behind them is known. */
const scene = await loadScene('rustic-bedroom-12');
const { width, height } = fitWithin(scene.photo, 448);
const photo = resizeRaster(scene.photo, width, height);
const truth = resizeRaster(scene.twin!.photo, width, height).data;
let analysis: Analysis;
beforeAll(async () => {
  analysis = await analysePhoto(photo);
});

function maskOf(kind: string): Mask {
  const thing = scene.facts.things.find((one) => one.kind === kind)!;
  const data = scene.labels.data.map((label) => (label === thing.label ? 255 : 0));
  const small = resizeMask({ ...scene.labels, data }, width, height);
  return { width, height, data: small.data.map((value) => (value > 0 ? 255 : 0)) };
}

async function remove(mask: Mask, given: Analysis = analysis, of: Raster = photo) {
  const painted = join(await temporaryFolder(), 'painted.png');
  await writeFile(painted, await encodeMaskPng(mask));
  const request = ObjectRemovalRequest.parse({ mode: 'object-removal', corrections: { add: { painted } } });
  return removeObjects(of, given, request);
}

function psnrWithin(mask: Mask, pixels: Uint8Array): number {
  let squares = 0;
  let count = 0;
  mask.data.forEach((value, i) => {
    if (value === 0) return;
    for (let c = 0; c < 3; c++) squares += (pixels[i * 3 + c]! - truth[i * 3 + c]!) ** 2;
    count += 3;
  });
  return 10 * Math.log10(255 ** 2 / (squares / count));
}

/** The lowest rectangle of such a size that shows nothing but floor. */
function floorInView(wide: number, high: number): Mask {
  const floor = resizeMask(maskOfLabels(scene.labels, 'floor'), width, height).data;
  const isFloor = (left: number, top: number) => {
    for (let y = top; y < top + high; y++) {
      for (let x = left; x < left + wide; x++) if (floor[y * width + x] !== 255) return false;
    }
    return true;
  };
  for (let top = height - high - 20; top > 0; top--) {
    for (let left = 20; left < width - wide - 20; left++) {
      if (!isFloor(left, top)) continue;
      const mask = createMask(width, height);
      for (let y = top; y < top + high; y++) mask.data.fill(255, y * width + left, y * width + left + wide);
      return mask;
    }
  }
  throw new Error('No floor is in view.');
}

/** The photo with a border around something such as shows nowhere else in it. */
function withConfettiAround(mask: Mask, reach: number): Raster {
  const random = createRandom(2);
  const data = photo.data.slice();
  const around = dilate(mask, reach).data;
  for (let i = 0; i < around.length; i++) {
    if (around[i] === 0 || mask.data[i]! > 0) continue;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = random() < 0.5 ? 0 : 255;
  }
  return { ...photo, data };
}

describe('removeObjects', () => {
  it('shows the wall behind pictures that a person painted over, and changes nothing else', async () => {
    const pictures = maskOf('art');
    const before = photo.data.slice();
    const { raster, mask, confidence } = await remove(pictures);
    expect(psnrWithin(pictures, photo.data)).toBeLessThan(15);
    expect(psnrWithin(pictures, raster.data)).toBeGreaterThan(26);
    expect(confidence).toBeGreaterThan(0.5);
    expect(Buffer.compare(photo.data, before)).toBe(0);
    const again = await remove(pictures);
    expect(Buffer.compare(again.raster.data, raster.data), 'the same request gives the same bytes').toBe(0);
    mask.data.forEach((value, i) => {
      if (value !== 0) return;
      for (let c = 0; c < 3; c++) {
        if (raster.data[i * 3 + c] !== before[i * 3 + c]) expect.fail(`pixel ${i} changed`);
      }
    });
  });

  it('refuses large things where the room is not understood, and says so', async () => {
    const unsure = { ...analysis, layout: { ...analysis.layout, confidence: 0.2 } };
    await expect(remove(maskOf('bed'), unsure)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('shape of this room'),
    });
  });

  it('shows no fill that matches nothing around it', async () => {
    const onTheFloor = floorInView(44, 14);
    await expect(remove(onTheFloor)).resolves.toMatchObject({ confidence: expect.any(Number) });
    await expect(remove(onTheFloor, analysis, withConfettiAround(onTheFloor, 8))).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('does not match the floor and walls around it'),
    });
  });

  it('asks what is to be removed when nothing is named or marked', async () => {
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal' });
    await expect(removeObjects(photo, analysis, request)).rejects.toMatchObject({
      code: 'edit_invalid',
      message: 'Please say or mark what is to be removed.',
    });
  });

  it('names what it did not find', async () => {
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal', categories: ['toilet'] });
    await expect(removeObjects(photo, analysis, request)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('We found no toilet in this photo.'),
    });
  });
});
