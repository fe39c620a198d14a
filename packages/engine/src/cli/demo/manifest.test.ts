import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inspectPhoto } from '../../codec/index.ts';
import { DEMO_EDITS } from './edits.ts';
import { Manifest } from './manifest.ts';
import { SAMPLES } from './rooms.ts';

const publicFolder = new URL('../../../../web/public', import.meta.url).pathname;
const MEBIBYTE = 1024 * 1024;

async function committed(): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(`${publicFolder}/demo/manifest.json`, 'utf8')));
}

async function sizeOf(address: string) {
  const { width, height } = await inspectPhoto(await readFile(publicFolder + address));
  return { width, height };
}

describe('the demo pictures', () => {
  it('are all there, in the sizes the manifest tells', async () => {
    const { pictures, samples } = await committed();
    expect(pictures.map((p) => p.id).slice(1)).toEqual(DEMO_EDITS.map((e) => `garden-living-room-${e.id}`));
    expect(samples.map((s) => s.id)).toEqual(SAMPLES.map((s) => s.id));
    for (const { width, height, webp, jpeg } of pictures.flatMap((p) => p.renditions)) {
      expect(await sizeOf(webp)).toEqual({ width, height });
      expect(await sizeOf(jpeg)).toEqual({ width, height });
    }
    for (const { image, width, height } of samples) expect(await sizeOf(image)).toEqual({ width, height });
  });

  it('were made by the edits the manifest names', async () => {
    const { pictures } = await committed();
    expect(pictures[0]?.edit).toBeNull();
    for (const [i, { request }] of DEMO_EDITS.entries()) expect(pictures[i + 1]?.edit).toEqual(request);
  });

  it('weigh at most 3 MiB, the samples at most 1 MiB', async () => {
    const { pictures, samples } = await committed();
    const weigh = async (files: string[]) => {
      const sizes = await Promise.all(files.map(async (file) => (await stat(publicFolder + file)).size));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    const ofSamples = await weigh(samples.map((s) => s.image));
    expect(ofSamples).toBeLessThan(MEBIBYTE);
    const renditions = pictures.flatMap((p) => p.renditions.flatMap((r) => [r.webp, r.jpeg]));
    expect(ofSamples + (await weigh(renditions))).toBeLessThan(3 * MEBIBYTE);
  });
});
