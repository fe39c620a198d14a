import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { cameraAxes } from '../scene/camera/camera.ts';
import { joinMasks } from './object-mask.ts';
import { objectMasks } from './object-masks.ts';

// That networks give the same answers again is tested with the analysis.

const SIDE = 120;
const WALL = [225, 222, 214] as const;
const FLOOR = [150, 110, 70] as const;
const SHADOW = [105, 77, 49] as const;
const RED = [170, 40, 40] as const;
/** Where the red cabinet stands, and the shadow at its foot, in pixels. */
const CABINET = { left: 40, top: 40, right: 80, bottom: 90 };
const isCabinet = (x: number, y: number) =>
  x >= CABINET.left && x < CABINET.right && y >= CABINET.top && y < CABINET.bottom;
const isShadow = (x: number, y: number) => !isCabinet(x, y) && x >= 80 && x < 86 && y >= 78 && y < 92;

/** A red cabinet before a wall, on a floor that begins at row 70, with a shadow at its right foot. */
function room(): Raster {
  const photo = createRaster(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const color = isCabinet(x, y) ? RED : isShadow(x, y) ? SHADOW : y < 70 ? WALL : FLOOR;
      const grain = ((x * 7919 + y * 104729) % 7) - 3;
      for (let c = 0; c < 3; c++) photo.data[(y * SIDE + x) * 3 + c] = color[c]! + grain;
    }
  }
  return photo;
}

/** The camera looks level from 1.4 m; the floor meets the far wall at row 70. */
function analysis(): Parameters<typeof objectMasks>[1] {
  return {
    camera: {
      width: SIDE,
      height: SIDE,
      focal: 100,
      axes: cameraAxes(0, 0, 0),
      pitch: 0,
      roll: 0,
      yaw: 0,
      focalSource: 'lines',
      confidence: 0.9,
    },
    layout: {
      min: [-30, -1.4, -14],
      max: [30, 30, 5],
      cameraHeight: 1.4,
      scaleSource: 'ceiling',
      confidence: 0.9,
    },
  };
}

const object = {
  id: 0,
  type: 'table',
  confidence: 0.9,
  // The network's box is a little wrong on every side.
  box: { left: 38 / SIDE, top: 37 / SIDE, right: 79 / SIDE, bottom: 92 / SIDE },
} as const;

describe('objectMasks', async () => {
  const masks = await objectMasks(room(), analysis(), [object]);
  const silhouette = joinMasks(masks, 'silhouette', SIDE, SIDE);
  const footprint = joinMasks(masks, 'footprint', SIDE, SIDE);

  it('outlines the object to the pixel, though its box is wrong', () => {
    let wrong = 0;
    silhouette.data.forEach((value, i) => {
      if (value > 127 !== isCabinet(i % SIDE, Math.floor(i / SIDE))) wrong++;
    });
    expect(wrong).toBeLessThan(0.03 * 40 * 50);
  });

  it('includes the contact shadow and the rim in the area to fill, and excludes floor and wall beyond', () => {
    expect(footprint.data[85 * SIDE + 83]).toBe(255);
    expect(silhouette.data[85 * SIDE + 83]).toBeLessThan(128);
    expect(footprint.data[85 * SIDE + 100]).toBe(0);
    expect(footprint.data[20 * SIDE + 60]).toBe(0);
    silhouette.data.forEach((value, i) => {
      if (value > 127) expect(footprint.data[i]).toBeGreaterThan(127);
    });
  });

  it('gives the same masks again and does not change the photo', async () => {
    const photo = room();
    expect(await objectMasks(photo, analysis(), [object])).toEqual(masks);
    expect(photo).toEqual(room());
  });

  it('falls back to the box if nothing is visible in it', async () => {
    const even = createRaster(SIDE, SIDE);
    even.data.fill(200);
    const [mask] = await objectMasks(even, analysis(), [
      { ...object, box: { left: 0.3, top: 0.1, right: 0.6, bottom: 0.5 } },
    ]);
    const filled = mask!.silhouette.data.filter((value) => value > 127).length;
    expect(filled).toBeGreaterThan(0.9 * 36 * 48);
  });

  it('handles objects at the very edge and photos of one pixel', async () => {
    const whole = { ...object, box: { left: 0, top: 0, right: 1, bottom: 1 } };
    expect((await objectMasks(room(), analysis(), [whole]))[0]!.silhouette).toMatchObject({
      width: SIDE,
      height: SIDE,
    });
    expect((await objectMasks(createRaster(1, 1), analysis(), [object]))[0]!.silhouette).toMatchObject({
      width: 1,
    });
  });
});
