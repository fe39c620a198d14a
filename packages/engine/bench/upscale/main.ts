import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { decodeRaster, encodeJpeg } from '../../src/base/codec/index.ts';
import { createRaster, type Raster } from '../../src/base/raster/raster.ts';
import { resizeRaster } from '../../src/base/raster/resize.ts';
import { upscale } from '../../src/edits/upscale/edit.ts';
import { UPSCALES, type Upscale } from '../../src/edits/upscale/request.ts';
import { listScenes, scenePath } from '../../studio/benchmark-scenes/load-scene.ts';
import { percentile, table } from '../report.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { qualityOf } from './quality.ts';

/**
 * Shrinks pictures, enlarges them again and measures how much nearer to them that comes than Lanczos does, clean and
 * after strong JPEG compression; keeps the table beside this file. A folder given as argument is measured instead of
 * the committed pictures. `--minutes 4` stops after four minutes and goes on at the next call.
 */
const folder = process.argv
  .slice(2)
  .find((argument, i, all) => !argument.startsWith('--') && all[i - 1] !== '--minutes');
const files = folder ? await photosIn(folder) : await committedPictures();
/** Also what a phone or a portal makes of a photo. */
const JPEG_QUALITIES = [null, 85] as const;
/** Longest side of what is shrunk. */
const SIDE = 480;
/** Goals: decibels in the median, structure on every picture. */
const GOALS = { psnr: 0.5, ssim: 0 } as const;

/** What enlarging gains over Lanczos on one picture. */
const Gain = z.strictObject({ psnr: z.number(), ssim: z.number(), sharpened: z.boolean() });
type Gain = z.infer<typeof Gain>;

const series = JPEG_QUALITIES.flatMap((quality) => UPSCALES.map((scale) => ({ scale, quality })));
const measured = await measureAll(
  {
    name: folder ? 'upscale-folder' : 'upscale',
    items: series,
    result: Gain.array(),
    measure: async ({ scale, quality }) => {
      const gains: Gain[] = [];
      for (const file of files) gains.push(await gainOn(file, scale, quality));
      return gains;
    },
  },
  minutesAllowed(process.argv),
);
if (measured) await report(measured);

async function gainOn(file: string, scale: Upscale, quality: number | null): Promise<Gain> {
  const truth = wholeMultiple(await decodeRaster(file, { maxSide: SIDE }), scale);
  const clean = resizeRaster(truth, truth.width / scale, truth.height / scale);
  const small = quality === null ? clean : await decodeRaster(await encodeJpeg(clean, quality));
  const result = await upscale(small, { mode: 'upscale', scale, seed: 0 });
  const ours = qualityOf(result.raster, truth);
  const lanczos = qualityOf(resizeRaster(small, truth.width, truth.height, 'lanczos'), truth);
  return {
    psnr: ours.psnr - lanczos.psnr,
    ssim: ours.ssim - lanczos.ssim,
    sharpened: result.warnings.length === 0,
  };
}

async function report(all: readonly (readonly Gain[])[]): Promise<void> {
  const heading = [
    'scale',
    'input',
    'PSNR above Lanczos: median',
    'worst',
    `median >= ${GOALS.psnr} dB`,
    'SSIM above: median',
    'worst',
    'better in both',
    'left to Lanczos',
    'worse in SSIM',
  ];
  const text = `${table(
    heading,
    all.map((gains, i) => lineOf(series[i]!, gains)),
  )}\n`;
  process.stdout.write(text);
  if (folder) return;
  const title = '# Enlarging against Lanczos, last run\n\n`npm run bench:upscale -w packages/engine`: ';
  await writeFile(
    new URL('./results.md', import.meta.url),
    `${title}${files.length} pictures of the project's own, shrunk by area.\n\n${text}`,
  );
}

function lineOf({ scale, quality }: (typeof series)[number], gains: readonly Gain[]): string[] {
  const psnr = gains.map((gain) => gain.psnr);
  const ssim = gains.map((gain) => gain.ssim);
  const middle = percentile(psnr, 0.5);
  const count = (fits: (gain: Gain) => boolean) => String(gains.filter(fits).length);
  return [
    String(scale),
    quality === null ? 'clean' : `JPEG ${quality}`,
    `${middle.toFixed(2)} dB`,
    `${Math.min(...psnr).toFixed(2)} dB`,
    middle >= GOALS.psnr ? 'yes' : 'no',
    percentile(ssim, 0.5).toFixed(4),
    Math.min(...ssim).toFixed(4),
    `${count((gain) => gain.psnr > 0 && gain.ssim > 0)} of ${gains.length}`,
    count((gain) => !gain.sharpened),
    count((gain) => gain.ssim < GOALS.ssim),
  ];
}

/** The upper left part whose sides are multiples of the scale. */
function wholeMultiple({ width, height, data }: Raster, scale: number): Raster {
  const out = createRaster(width - (width % scale), height - (height % scale));
  for (let y = 0; y < out.height; y++) {
    out.data.set(data.subarray(y * width * 3, (y * width + out.width) * 3), y * out.width * 3);
  }
  return out;
}

async function photosIn(path: string): Promise<string[]> {
  const names = (await readdir(path)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
  return names.sort().map((name) => join(path, name));
}

/** Furnished samples and every third benchmark scene that is not held out. */
async function committedPictures(): Promise<string[]> {
  const samples = join(import.meta.dirname, '../../samples');
  const folders = (await readdir(samples, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const scenes = listScenes(false).filter((_, i) => i % 3 === 0);
  return [
    ...folders.map(({ name }) => join(samples, name, 'furnished.webp')),
    ...scenes.map(({ id }) => scenePath(id, 'photo')),
  ];
}
