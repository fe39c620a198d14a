import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { temporaryFolder } from '../../../test/folders.ts';
import { encodeMaskPng } from '../../base/codec/index.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { analysePhoto } from '../../scene/analyse.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { SUGGESTED_BECAUSE } from '../base/suggested-because.ts';
import { WARNINGS } from '../base/warnings.ts';
import { removeObjects } from './edit.ts';
import { ObjectRemovalRequest } from './request.ts';

/** A small bedroom with pictures over the bed; their background is known. */
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

// A large thing needs many runs of networks, which take minutes on a busy machine.
describe('removeObjects', { timeout: 300_000 }, () => {
  it('shows the wall behind pictures that a person painted over, and changes nothing else', async () => {
    const pictures = maskOf('art');
    const before = photo.data.slice();
    const { raster, mask, confidence } = await remove(pictures);
    expect(psnrWithin(pictures, photo.data)).toBeLessThan(15);
    expect(psnrWithin(pictures, raster.data)).toBeGreaterThan(26);
    expect(confidence).toBeGreaterThan(0.5);
    expect(Buffer.compare(photo.data, before)).toBe(0);
    // That networks give the same answers again is tested with the analysis and with filling by a network.
    const again = await remove(pictures);
    expect(Buffer.compare(again.raster.data, raster.data), 'the same request gives the same bytes').toBe(0);
    mask.data.forEach((value, i) => {
      if (value !== 0) return;
      for (let c = 0; c < 3; c++) {
        if (raster.data[i * 3 + c] !== before[i * 3 + c]) expect.fail(`pixel ${i} changed`);
      }
    });
  });

  it('removes a picture if the room is not understood: a network continues its surroundings', async () => {
    const unsure = { ...analysis, layout: { ...analysis.layout, confidence: 0.2 } };
    const pictures = maskOf('art');
    const { raster, confidence } = await remove(pictures, unsure);
    expect(psnrWithin(pictures, raster.data)).toBeGreaterThan(20);
    expect(confidence).toBeGreaterThan(0.4);
  });

  it("removes a person's selection as well as possible, as a suggestion if that is poor", async () => {
    const unsure = { ...analysis, layout: { ...analysis.layout, confidence: 0.2 } };
    const { confidence, warnings, suggestedBecause } = await remove(maskOf('bed'), unsure);
    expect(confidence).toBeLessThan(0.35);
    expect(warnings).toContain(WARNINGS.fillMisfit);
    expect(suggestedBecause).toBe(SUGGESTED_BECAUSE.muchInvented);
  });

  it('lets floor and wall go on behind a bed if the room is not understood, and asks to check it (EDITS-18)', async () => {
    const unsure = { ...analysis, layout: { ...analysis.layout, confidence: 0.2 } };
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal', categories: ['bed'] });
    const { raster, confidence, warnings } = await removeObjects(photo, unsure, request);
    expect(psnrWithin(maskOf('bed'), raster.data)).toBeGreaterThan(psnrWithin(maskOf('bed'), photo.data) + 1);
    expect(confidence).toBeLessThan(0.5);
    expect(warnings).toContain(WARNINGS.fillMisfit);
  });

  it('asks for the things to remove if nothing is named or marked', async () => {
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal' });
    await expect(removeObjects(photo, analysis, request)).rejects.toMatchObject({
      code: 'edit_invalid',
      message: 'Please say or mark what is to be removed.',
    });
  });

  it('names the things it did not find', async () => {
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal', categories: ['toilet'] });
    await expect(removeObjects(photo, analysis, request)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('We found no toilet in this photo.'),
    });
  });
});
