import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { maskOfLabels } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { nextTap, overlapOf } from '../../../studio/benchmark-scenes/next-tap.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { type PreparedPhoto, preparePhoto, readPreparedPhoto, writePreparedPhoto } from './prepared-photo.ts';
import { type Selection, selectByPoints } from './select-by-points.ts';

const { photo, labels, facts } = await loadScene('scandinavian-living-room-1');
let room: PreparedPhoto;
beforeAll(async () => {
  room = await preparePhoto(photo);
});

/** Overlap with the truth after each of a person's taps. */
async function tapped(truth: Mask, taps: number): Promise<number[]> {
  const points = [];
  const overlaps = [];
  let selection: Selection | null = null;
  for (let k = 0; k < taps; k++) {
    const tap = nextTap(selection?.mask ?? createMask(truth.width, truth.height), truth);
    if (!tap) break;
    points.push(tap);
    selection = await selectByPoints(room, { points }, selection?.odds);
    overlaps.push(overlapOf(selection.mask, truth));
  }
  return overlaps;
}

const ofThing = (kind: string): Mask => {
  const { label } = facts.things.find((thing) => thing.kind === kind)!;
  return { ...labels, data: labels.data.map((value) => (value === label ? 255 : 0)) };
};

describe('tapping in a known room', () => {
  it.each([
    ['floor', maskOfLabels(labels, 'floor'), 0.75, 0.8],
    ['picture', ofThing('art'), 0.4, 0.85],
    ['walls', maskOfLabels(labels, 'wall'), 0.55, 0.7],
  ])('outlines the %s by one tap, better by two', async (_name, truth, first, second) => {
    const [one = 0, two = one] = await tapped(truth, 2);
    expect(one).toBeGreaterThan(first);
    expect(two).toBeGreaterThan(second);
  });

  it('outlines all walls of the room by three taps', async () => {
    expect((await tapped(maskOfLabels(labels, 'wall'), 3)).at(-1)).toBeGreaterThan(0.9);
  });

  it('finds the outline of the thing in a rectangle', async () => {
    const sofa = ofThing('sectional');
    const inside = [...sofa.data.keys()].filter((i) => sofa.data[i] === 255);
    const columns = inside.map((i) => i % sofa.width);
    const rows = inside.map((i) => Math.floor(i / sofa.width));
    const box = {
      left: columns.reduce((a, b) => Math.min(a, b)) / sofa.width,
      right: (columns.reduce((a, b) => Math.max(a, b)) + 1) / sofa.width,
      top: Math.min(...rows) / sofa.height,
      bottom: (rows.at(-1)! + 1) / sofa.height,
    };
    const { mask } = await selectByPoints(room, { points: [], box });
    expect(overlapOf(mask, sofa)).toBeGreaterThan(0.95);
  });

  it('gives the same answer to the same taps', async () => {
    const points = [{ x: 0.5, y: 0.5, isMeant: true }];
    expect(await selectByPoints(room, { points })).toEqual(await selectByPoints(room, { points }));
  });
});

it('a prepared photo is read as it was written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-'));
  try {
    const path = join(folder, 'photo');
    await writePreparedPhoto(path, room);
    expect(await readPreparedPhoto(path)).toEqual(room);
  } finally {
    await rm(folder, { recursive: true });
  }
});
