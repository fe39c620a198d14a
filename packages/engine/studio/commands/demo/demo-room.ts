import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { decodeMask, encodeMaskPng, encodePng } from '../../../src/base/codec/index.ts';
import type { Mask } from '../../../src/base/raster/raster.ts';
import { photograph } from '../../samples/photograph.ts';
import { SAMPLES } from '../../samples/sample-list.ts';
import { sceneHash } from '../../samples/scene-hash.ts';
import type { SamplePictureName } from './edits.ts';

/** The room that the page opens with. Its picture is 1,168 CSS pixels wide, and screens have up to two pixels for each. */
const HERO = { sample: 'modern-living-room', width: 2336 };
/** Width of the other rooms, which are shown once they are chosen. */
const WIDTH = 1600;
/** Light paths per pixel: half of those of the smaller samples, because these pictures are usually shown smaller. */
const SAMPLES_PER_PIXEL = 10;

/** A rendered room and the class of each of its pixels. */
export interface DemoRoom {
  /** Path of the photo, a lossless PNG. */
  readonly photo: string;
  /** Labels of the photo's pixels, see `labelOfClass`. */
  readonly labels: Mask;
}

/**
 * Renders a sample at the width of the front page. A room that was rendered before from the same scene is read from
 * `cache`; a render takes minutes of processor time.
 */
export async function demoRoom({ sample, variant }: SamplePictureName, cache: string): Promise<DemoRoom> {
  const source = SAMPLES.find(({ id }) => id === sample);
  if (!source?.variants.includes(variant)) throw new Error(`There is no sample ${sample}/${variant}.`);
  const { seed, exposure } = source;
  const labeled = source.scene(variant, sample === HERO.sample ? HERO.width : WIDTH);
  const hash = sceneHash(labeled.scene, { samples: SAMPLES_PER_PIXEL, seed, exposure });
  const photo = join(cache, `${sample}-${variant}-${hash.slice(0, 16)}.png`);
  const labels = `${photo.slice(0, -'.png'.length)}.labels.png`;
  if (!existsSync(photo)) {
    const rendered = await photograph(labeled, {
      samples: SAMPLES_PER_PIXEL,
      threads: availableParallelism(),
      seed,
      exposure,
    });
    await writeWhole(labels, await encodeMaskPng(rendered.labels));
    await writeWhole(photo, await encodePng(rendered.photo));
  }
  return { photo, labels: await decodeMask(labels) };
}

/** Writes a file so that an interrupted run leaves none that is cut short. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
