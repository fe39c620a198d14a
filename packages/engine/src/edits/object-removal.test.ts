import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folders.ts';
import { type BenchmarkScene, loadScene } from '../benchmark-scenes/load-scene.ts';
import { encodeMaskPng } from '../codec/index.ts';
import { createRandom } from '../random.ts';
import { dilate } from '../raster/morphology.ts';
import type { Mask, Raster } from '../raster/raster.ts';
import { analysePhoto } from '../scene/analyse.ts';
import type { Analysis } from '../scene/analysis.ts';
import { removeObjects } from './object-removal.ts';
import { ObjectRemovalRequest } from './requests/object-removal.ts';

/** A bedroom with pictures over the bed; what is behind them is known. */
const SCENE = 'rustic-bedroom-12';

let scene: BenchmarkScene;
let analysis: Analysis;
beforeAll(async () => {
  scene = await loadScene(SCENE);
  analysis = await analysePhoto(scene.photo);
}, 60_000);

function maskOf(kind: string): Mask {
  const thing = scene.facts.things.find((one) => one.kind === kind)!;
  const { width, height } = scene.labels;
  return { width, height, data: scene.labels.data.map((label) => (label === thing.label ? 255 : 0)) };
}

async function remove(mask: Mask, given: Analysis = analysis, photo: Raster = scene.photo) {
  const painted = join(await temporaryFolder(), 'painted.png');
  await writeFile(painted, await encodeMaskPng(mask));
  const request = ObjectRemovalRequest.parse({ mode: 'object-removal', corrections: { add: { painted } } });
  return removeObjects(photo, given, request);
}

function psnrWithin(mask: Mask, pixels: Uint8Array): number {
  const truth = scene.twin!.photo.data;
  let squares = 0;
  let count = 0;
  mask.data.forEach((value, i) => {
    if (value === 0) return;
    for (let c = 0; c < 3; c++) squares += (pixels[i * 3 + c]! - truth[i * 3 + c]!) ** 2;
    count += 3;
  });
  return 10 * Math.log10(255 ** 2 / (squares / count));
}

/** The photo with a border around something such as shows nowhere else in it. */
function withConfettiAround(mask: Mask, width: number): Raster {
  const random = createRandom(2);
  const data = scene.photo.data.slice();
  const around = dilate(mask, width).data;
  for (let i = 0; i < around.length; i++) {
    if (around[i] === 0 || mask.data[i]! > 0) continue;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = random() < 0.5 ? 0 : 255;
  }
  return { ...scene.photo, data };
}

describe('removeObjects', () => {
  it('shows the wall behind pictures that a person painted over, and changes nothing else', async () => {
    const pictures = maskOf('art');
    const before = (await loadScene(SCENE)).photo.data;
    const { raster, mask, confidence } = await remove(pictures);
    expect(psnrWithin(pictures, scene.photo.data)).toBeLessThan(15);
    expect(psnrWithin(pictures, raster.data)).toBeGreaterThan(26);
    expect(confidence).toBeGreaterThan(0.5);
    expect(Buffer.compare(scene.photo.data, before)).toBe(0);
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
    const rug = maskOf('rug');
    await expect(remove(rug)).resolves.toMatchObject({ confidence: expect.any(Number) });
    await expect(remove(rug, analysis, withConfettiAround(rug, 8))).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('does not match the floor and walls around it'),
    });
  });

  it('asks what is to be removed when nothing is named or marked', async () => {
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal' });
    await expect(removeObjects(scene.photo, analysis, request)).rejects.toMatchObject({
      code: 'edit_invalid',
      message: 'Please say or mark what is to be removed.',
    });
  });

  it('names what it did not find', async () => {
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal', categories: ['toilet'] });
    await expect(removeObjects(scene.photo, analysis, request)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('We found no toilet in this photo.'),
    });
  });
});
