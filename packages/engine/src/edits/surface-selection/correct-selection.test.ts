import { beforeAll, describe, expect, it } from 'vitest';
import { maskOfLabels } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { nextTap, overlapOf } from '../../../studio/benchmark-scenes/next-tap.ts';
import { analysed } from '../../../test/analysed.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { type PreparedPhoto, preparePhoto } from '../../scene/selection/prepared-photo.ts';
import { selectByPoints } from '../../scene/selection/select-by-points.ts';
import { correctSelection } from './correct-selection.ts';
import { foundSurface, readSurface, type SurfaceReading } from './read-surface.ts';

const { photo, labels } = await loadScene('scandinavian-living-room-1');
const { width, height } = labels;
const truth = maskOfLabels(labels, 'wall');
let prepared: PreparedPhoto;
let walls: SurfaceReading;
beforeAll(async () => {
  prepared = await preparePhoto(photo);
  walls = readSurface(prepared.picture, await analysed(photo), 'walls');
});

/** Overlap with the truth before a person's taps and after each of them. */
async function overlaps(start: Mask, count: number): Promise<number[]> {
  const taps = [];
  const found = [overlapOf(start, truth)];
  let selection = start;
  for (let k = 0; k < count; k++) {
    taps.push(nextTap(selection, truth)!);
    selection = await correctSelection(prepared, walls, selection, taps);
    found.push(overlapOf(selection, truth));
  }
  return found;
}

/** The found walls with a rectangle in another state, in shares of the picture. */
function changed(left: number, right: number, bottom: number, value: number): Mask {
  const start = foundSurface(walls, width, height);
  const data = start.data.slice();
  for (let y = 0; y < bottom * height; y++)
    data.fill(value, y * width + Math.round(left * width), y * width + Math.round(right * width));
  return { width, height, data };
}

describe('correcting a selection of walls', () => {
  it('does not spoil what was found', async () => {
    const [found, one, two] = await overlaps(foundSurface(walls, width, height), 2);
    expect(found).toBeGreaterThan(0.85);
    expect(one).toBeGreaterThanOrEqual(found! - 0.002);
    expect(two).toBeGreaterThan(found!);
  });

  it.each([
    ['missing wall comes back', 0, 0.5, 0],
    ['a selected ceiling goes', 0, 1, 255],
  ])('%s', async (_, left, right, value) => {
    const found = overlapOf(foundSurface(walls, width, height), truth);
    const mended = await overlaps(changed(left, right, value === 0 ? 0.5 : 0.08, value), 2);
    expect(mended[0]).toBeLessThan(found - 0.03);
    expect(mended[2]).toBeGreaterThan(found - 0.03);
  });

  it('leaves a selection alone that already is as the tap wants it', async () => {
    const start = foundSurface(walls, width, height);
    const place = nextTap(createMask(width, height), start)!;
    expect(await correctSelection(prepared, walls, start, [place])).toBe(start);
  });

  it('starts with the outline at the tap where nothing is selected', async () => {
    const tap = { x: 0.5, y: 0.9, isMeant: true };
    const made = await correctSelection(prepared, walls, createMask(width, height), [tap]);
    expect(made).toEqual((await selectByPoints(prepared, { points: [tap] })).mask);
  });
});
