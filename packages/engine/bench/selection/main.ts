/**
 * How many taps a selection takes: prints the overlap after one, two and four simulated taps, and the mean number of taps to an
 * overlap of 0.90 (NoC@90, at most 8), for photos with label maps that lie outside the project. For found walls and floors it
 * prints the overlap before the first tap, too.
 *
 * npm run bench:selection -w packages/engine -- <folder with name.jpg and labels/name.png>
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decodeMask, decodeRaster } from '../../src/base/codec/index.ts';
import { connectedComponents } from '../../src/base/raster/connected-components.ts';
import { createMask, type Mask } from '../../src/base/raster/raster.ts';
import { correctSelection } from '../../src/edits/surface-selection/correct-selection.ts';
import {
  foundSurface,
  readSurface,
  type SurfaceReading,
} from '../../src/edits/surface-selection/read-surface.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { type PreparedPhoto, preparePhoto } from '../../src/scene/selection/prepared-photo.ts';
import { type Selection, selectByPoints } from '../../src/scene/selection/select-by-points.ts';
import { nextTap, overlapOf } from '../../studio/benchmark-scenes/next-tap.ts';

const MOST_TAPS = 8;
/** Parts smaller than this share of the picture are not asked for. */
const LEAST_SHARE = 0.01;
/** What the numbers of the label maps mean. */
const SURFACES = { walls: 1, floor: 3 } as const;
const CLASSES = { walls: [1], planes: [2, 3], openings: [4, 6], things: [8, 9] } as const;

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the photos.');

const figures = new Map<string, number[][]>();
for (const file of readdirSync(join(folder, 'labels')).filter((name) => name.endsWith('.png'))) {
  const picture = await decodeRaster(join(folder, file.replace('.png', '.jpg')));
  const photo = await preparePhoto(picture);
  const { width, height } = photo.brightness;
  const labels = nearest(await decodeMask(join(folder, 'labels', file)), width, height);
  const walls = where(labels, 1);
  if (walls.data.includes(255)) note('all walls', await tapsTo(photo, walls, labels));
  const analysis = await analysePhoto(picture);
  for (const surface of ['walls', 'floor'] as const) {
    const truth = where(labels, SURFACES[surface]);
    if (!truth.data.includes(255)) continue;
    const reading = readSurface(picture, analysis, surface);
    const found = foundSurface(reading, width, height);
    const before = overlapOf(found, truth, labels);
    note(`found ${surface}`, [...(await correctedBy(photo, reading, found, truth, labels)), before]);
  }
  for (const [name, numbers] of Object.entries(CLASSES)) {
    for (const number of numbers) {
      for (const part of partsOf(where(labels, number))) note(name, await tapsTo(photo, part, labels));
    }
  }
}
for (const [name, rows] of figures) {
  const mean = (k: number) => (rows.reduce((sum, row) => sum + row[k]!, 0) / rows.length).toFixed(2);
  const before = rows[0]!.length > 4 ? ` before ${mean(4)},` : '';
  console.log(
    `${name}: ${rows.length},${before} overlap ${mean(0)} ${mean(1)} ${mean(2)}, taps to 0.90 ${mean(3)}, by two ${rows.filter((row) => row[3]! <= 2).length}`,
  );
}

async function correctedBy(
  photo: PreparedPhoto,
  reading: SurfaceReading,
  found: Mask,
  truth: Mask,
  labels: Mask,
): Promise<number[]> {
  const points = [];
  const overlaps: number[] = [];
  let selection = found;
  for (let k = 0; k < MOST_TAPS; k++) {
    const tap = nextTap(selection, truth, labels);
    if (!tap) break;
    points.push(tap);
    selection = await correctSelection(photo, reading, selection, points);
    overlaps.push(overlapOf(selection, truth, labels));
  }
  return summary(overlaps);
}

async function tapsTo(photo: PreparedPhoto, truth: Mask, labels: Mask): Promise<number[]> {
  const points = [];
  const overlaps: number[] = [];
  let selection: Selection | null = null;
  for (let k = 0; k < MOST_TAPS && (overlaps.at(-1) ?? 0) < 0.9; k++) {
    const tap = nextTap(selection?.mask ?? createMask(truth.width, truth.height), truth, labels);
    if (!tap) break;
    points.push(tap);
    selection = await selectByPoints(photo, { points }, selection?.odds);
    overlaps.push(overlapOf(selection.mask, truth, labels));
  }
  return summary(overlaps);
}

/** Overlap after one, two and four taps, and the taps to an overlap of 0.90. */
function summary(overlaps: readonly number[]): number[] {
  const after = (taps: number): number => overlaps[Math.min(taps, overlaps.length) - 1] ?? 0;
  const enough = overlaps.findIndex((overlap) => overlap >= 0.9);
  return [after(1), after(2), after(4), enough < 0 ? MOST_TAPS + 1 : enough + 1];
}

function note(name: string, row: number[]): void {
  figures.set(name, [...(figures.get(name) ?? []), row]);
}

function where(labels: Mask, number: number): Mask {
  return { ...labels, data: labels.data.map((value) => (value === number ? 255 : 0)) };
}

function partsOf(mask: Mask): Mask[] {
  const { labels, areas } = connectedComponents(mask);
  return [...areas.keys()]
    .filter((number) => areas[number]! > LEAST_SHARE * mask.data.length)
    .map((number) => ({ ...mask, data: Uint8Array.from(labels, (value) => (value === number ? 255 : 0)) }));
}

/** Numbers must not be mixed. */
function nearest(mask: Mask, width: number, height: number): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++, i++)
      data[i] = mask.data[row + Math.floor(((x + 0.5) * mask.width) / width)]!;
  }
  return { width, height, data };
}
