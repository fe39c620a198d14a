import { writeFile } from 'node:fs/promises';
import { listScenes, scenePath } from '../../src/benchmark-scenes/load-scene.ts';
import { decodeRaster } from '../../src/codec/index.ts';
import { WatermarkRemovalRequest } from '../../src/edits/requests/watermark-removal.ts';
import { removeWatermark } from '../../src/edits/watermark.ts';
import { EngineError } from '../../src/engine-error.ts';
import type { Mask, Raster } from '../../src/raster/raster.ts';
import { decibelsUnder } from '../../test/drawn-marks.ts';
import { percentile, table } from '../report.ts';
import { MARK_KINDS, type MarkKind, markedAs } from './cases.ts';

/**
 * Draws marks on the benchmark scenes, takes them off and measures how near to the unmarked pictures that comes; keeps
 * the table beside this file. The argument is a number n: every nth scene only (4).
 */
const every = Number(process.argv[2] ?? 4);
const request = WatermarkRemovalRequest.parse({ mode: 'watermark', rights: true });
/** A mark is found when this share of its letters was changed. */
const LEAST_FOUND = 0.7;

interface Measured {
  readonly found: boolean;
  readonly before: number;
  readonly after: number;
  readonly cpuSeconds: number;
}

async function measure(photo: Raster, kind: MarkKind): Promise<Measured> {
  const { marked, letters } = await markedAs(photo, kind);
  const before = decibelsUnder(letters, marked, photo);
  const started = process.cpuUsage();
  const result = await edited(marked);
  const { user, system } = process.cpuUsage(started);
  const cpuSeconds = (user + system) / 1e6;
  if (result === null) return { found: false, before, after: before, cpuSeconds };
  const found = shareOf(letters, result.mask) >= LEAST_FOUND;
  return { found, before, after: decibelsUnder(letters, result.raster, photo), cpuSeconds };
}

async function edited(photo: Raster): Promise<{ raster: Raster; mask: Mask } | null> {
  try {
    const { raster, mask } = await removeWatermark(photo, request);
    return mask && { raster, mask };
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function shareOf(letters: Mask, mask: Mask): number {
  let [all, changed] = [0, 0];
  for (let i = 0; i < letters.data.length; i++) {
    if (letters.data[i]! < 128) continue;
    all++;
    if (mask.data[i]! > 0) changed++;
  }
  return changed / Math.max(1, all);
}

async function tableOf(heldOut: boolean): Promise<string> {
  const scenes = listScenes(heldOut).filter((_scene, i) => i % every === 0);
  const photos = await Promise.all(scenes.map(({ id }) => decodeRaster(scenePath(id, 'photo'))));
  let unmarked = 0;
  for (const photo of photos) if ((await edited(photo)) !== null) unmarked++;
  const lines: string[][] = [];
  for (const kind of MARK_KINDS) {
    const all: Measured[] = [];
    for (const photo of photos) all.push(await measure(photo, kind));
    const found = all.filter((one) => one.found);
    lines.push([
      kind.name,
      `${found.length} of ${all.length}`,
      decibels(found.map((one) => one.before)),
      decibels(found.map((one) => one.after)),
      percentile(
        all.map((one) => one.cpuSeconds),
        0.5,
      ).toFixed(1),
    ]);
    process.stderr.write(`${kind.name} done\n`);
  }
  const heading = [
    'mark',
    'found',
    'decibels with it: median, p10',
    'without it: median, p10',
    'CPU seconds: median',
  ];
  return `${table(heading, lines)}\n\n${unmarked} of ${photos.length} pictures without a mark were changed.\n`;
}

const decibels = (values: number[]): string =>
  values.length === 0 ? '' : `${percentile(values, 0.5).toFixed(1)}, ${percentile(values, 0.1).toFixed(1)}`;

const text = [
  '# Watermarks on benchmark scenes, last run\n',
  `\`npm run bench:watermark -w packages/engine\`, every ${every}th scene, JPEG 92, 640 pixels. Found: at least 70 % of the`,
  'letters were changed. Decibels (PSNR) of letters alone, against the picture without the mark, where it was found.\n',
  `Scenes that may be looked at while tuning:\n\n${await tableOf(false)}`,
  `Scenes that nobody tunes on:\n\n${await tableOf(true)}`,
].join('\n');
process.stdout.write(text);
await writeFile(new URL('./results.md', import.meta.url), text);
