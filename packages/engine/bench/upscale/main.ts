import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listScenes, scenePath } from '../../src/benchmark-scenes/load-scene.ts';
import { decodeRaster, encodeJpeg } from '../../src/codec/index.ts';
import { UPSCALES, type Upscale } from '../../src/edits/requests/upscale.ts';
import { enlarge } from '../../src/edits/upscale/enlarge.ts';
import { createRaster, type Raster } from '../../src/raster/raster.ts';
import { resizeRaster } from '../../src/raster/resize.ts';
import { percentile, table } from '../report.ts';
import { qualityOf } from './quality.ts';

/**
 * Shrinks pictures, enlarges them again and measures how much nearer to them that comes than Lanczos does, clean and
 * after strong JPEG compression; keeps the table beside this file. A folder given as argument is measured instead of
 * the committed pictures.
 */
const [folder] = process.argv.slice(2);
const files = folder ? await photosIn(folder) : await committedPictures();
/** Also what a phone or a portal makes of a photo. */
const JPEG_QUALITIES = [null, 85] as const;
/** Longest side of what is shrunk. */
const SIDE = 480;

const lines: string[][] = [];
for (const quality of JPEG_QUALITIES) {
  for (const scale of UPSCALES) lines.push(await lineOf(scale, quality));
}
const heading = [
  'scale',
  'input',
  'PSNR above Lanczos: median',
  'worst',
  'SSIM above: median',
  'worst',
  'better in both',
];
const text = `${table(heading, lines)}\n`;
process.stdout.write(text);
if (!folder) {
  const title = '# Enlarging against Lanczos, last run\n\n`npm run bench:upscale -w packages/engine`: ';
  await writeFile(
    new URL('./results.md', import.meta.url),
    `${title}${files.length} pictures of the project's own, shrunk by area.\n\n${text}`,
  );
}

async function lineOf(scale: Upscale, quality: number | null): Promise<string[]> {
  const psnr: number[] = [];
  const ssim: number[] = [];
  for (const file of files) {
    const truth = wholeMultiple(await decodeRaster(file, { maxSide: SIDE }), scale);
    const clean = resizeRaster(truth, truth.width / scale, truth.height / scale);
    const small = quality === null ? clean : await decodeRaster(await encodeJpeg(clean, quality));
    const ours = qualityOf(await enlarge(small, scale), truth);
    const lanczos = qualityOf(resizeRaster(small, truth.width, truth.height, 'lanczos'), truth);
    psnr.push(ours.psnr - lanczos.psnr);
    ssim.push(ours.ssim - lanczos.ssim);
  }
  const better = psnr.filter((gain, i) => gain > 0 && ssim[i]! > 0).length;
  return [
    String(scale),
    quality === null ? 'clean' : `JPEG ${quality}`,
    `${percentile(psnr, 0.5).toFixed(2)} dB`,
    `${Math.min(...psnr).toFixed(2)} dB`,
    percentile(ssim, 0.5).toFixed(4),
    Math.min(...ssim).toFixed(4),
    `${better} of ${files.length}`,
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
