import { beforeAll, describe, expect, it } from 'vitest';
import { maskOfLabels } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { createRaster, type Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { classShare } from './room-network/class-share.ts';
import { VIEW_CLASSES } from './room-network/view-classes.ts';
import { seeRoom } from './see-room.ts';
import { type SeenWalls, seeWalls } from './see-walls.ts';

const { photo, labels } = await loadScene('scandinavian-living-room-1');
let seen: SeenWalls;
beforeAll(async () => {
  seen = await seeWalls(await seeRoom(photo));
});

/** Intersection over union with the true walls. */
function overlap({ width, height, data }: Mask): number {
  const truth = resizeMask(maskOfLabels(labels, 'wall'), width, height).data;
  let [both, either] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const [is, should] = [data[i]! > 127, truth[i]! > 127];
    if (is && should) both++;
    if (is || should) either++;
  }
  return both / either;
}

describe('the walls seen in a known room', () => {
  it('are read and outlined on grids of 256 cells along the longer side', () => {
    expect(Math.max(seen.cells.width, seen.cells.height)).toBe(256);
    expect(Math.max(seen.outline.width, seen.outline.height)).toBe(256);
    expect(seen.outline.width / seen.outline.height).toBeCloseTo(photo.width / photo.height, 1);
  });

  it('are most of its true walls and little else', () => {
    expect(overlap(seen.cells)).toBeGreaterThan(0.75);
    expect(overlap(seen.outline)).toBeGreaterThan(0.75);
  });

  it('are the same for the same photo', async () => {
    expect(await seeWalls(await seeRoom(photo))).toEqual(seen);
  });
});

describe('a photo of one color', () => {
  it('has cells and an outline as well', async () => {
    const gray = { ...createRaster(90, 60), data: new Uint8Array(90 * 60 * 3).fill(128) };
    const { cells, outline } = await seeWalls(await seeRoom(gray));
    expect([cells.width, cells.height, outline.width]).toEqual([256, 171, 256]);
  });
});

describe('the share of wall', () => {
  it('is above a half if wall is the likeliest class, however small its probability', () => {
    const data = new Float32Array(2 * VIEW_CLASSES.length);
    data.set([0.35, 0.24, 0.24, 0.17], 0);
    data.set([0.35, 0.47, 0.18, 0], VIEW_CLASSES.length);
    const { data: share } = classShare({ width: 2, height: 1, data }, 'wall');
    expect(share[0]).toBeGreaterThan(0.5);
    expect(share[1]).toBeLessThan(0.5);
  });
});
