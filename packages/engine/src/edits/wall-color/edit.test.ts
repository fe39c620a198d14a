import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { maskOfLabels } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { temporaryFolder } from '../../../test/folders.ts';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import { encodeMaskPng } from '../../base/codec/index.ts';
import { oklabFromBytes } from '../../base/color/oklab.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type PaintedWalls, paintWalls } from './edit.ts';
import { WallColorRequest } from './request.ts';
import { wallRegions } from './seen-walls.ts';

const SAGE = '#9caf88';
const NAVY = '#2b3a57';
const WHITE = '#f4f2ec';

/** A small room with a sofa, pictures and a door before plain walls, because these tests paint often. */
const known = await loadScene('scandinavian-living-room-1');
const [WIDTH, HEIGHT] = [448, 303];
const room = { photo: resizeRaster(known.photo, WIDTH, HEIGHT) };
const wall = resizeMask(maskOfLabels(known.labels, 'wall'), WIDTH, HEIGHT);
let analysis: Analysis;
beforeAll(async () => {
  analysis = await analysed(room.photo);
});

function paint(
  options: Partial<z.input<typeof WallColorRequest>> & { color: string },
  photo: Raster = room.photo,
): Promise<PaintedWalls> {
  return paintWalls(photo, analysis, WallColorRequest.parse({ mode: 'wall-color', strength: 1, ...options }));
}

const painted = new Map<string, Promise<PaintedWalls>>();
/** The room in a color; painted once for all tests that only read it. */
function paintedIn(color: string): Promise<PaintedWalls> {
  const known = painted.get(color) ?? paint({ color });
  painted.set(color, known);
  return known;
}

/** Pixels that are fully wall in the truth and in the mask. */
function wallPixels(mask: PaintedWalls['mask']): number[] {
  const truth = wall.data;
  return [...mask.data.keys()].filter((i) => truth[i] === 255 && mask.data[i] === 255);
}

function meanColor(raster: Raster, pixels: readonly number[]): { L: number; a: number; b: number } {
  const sum = { L: 0, a: 0, b: 0 };
  for (const i of pixels) {
    const color = oklabFromBytes(raster.data[i * 3]!, raster.data[i * 3 + 1]!, raster.data[i * 3 + 2]!);
    sum.L += color.L / pixels.length;
    sum.a += color.a / pixels.length;
    sum.b += color.b / pixels.length;
  }
  return sum;
}

describe('paintWalls', () => {
  it('keeps the size, the input, and every byte outside the mask', async () => {
    const before = room.photo.data.slice();
    const { raster, mask } = await paintedIn(NAVY);
    expect(room.photo.data).toEqual(before);
    expect([raster.width, raster.height]).toEqual([room.photo.width, room.photo.height]);
    for (let i = 0; i < mask.data.length; i++) {
      if (mask.data[i] !== 0) continue;
      expect(raster.data.subarray(i * 3, i * 3 + 3)).toEqual(before.subarray(i * 3, i * 3 + 3));
    }
  });

  it('paints the walls and little else', async () => {
    const { mask } = await paintedIn(SAGE);
    const truth = wall.data;
    let both = 0;
    let either = 0;
    let paintedPixels = 0;
    mask.data.forEach((value, i) => {
      if (value >= 128) paintedPixels++;
      if (value >= 128 && truth[i]! >= 128) both++;
      if (value >= 128 || truth[i]! >= 128) either++;
    });
    expect(both / either).toBeGreaterThan(0.94);
    expect(1 - both / paintedPixels).toBeLessThan(0.04);
  });

  it.each([SAGE, NAVY, WHITE])('makes the wall look like %s in the light of the room', async (color) => {
    const { raster, mask } = await paintedIn(color);
    const value = Number.parseInt(color.slice(1), 16);
    const paintColor = oklabFromBytes(value >> 16, (value >> 8) & 255, value & 255);
    const shown = meanColor(raster, wallPixels(mask));
    expect(shown.L / paintColor.L).toBeGreaterThan(0.78);
    expect(shown.L / paintColor.L).toBeLessThan(1.1);
    expect(Math.hypot(shown.a - paintColor.a, shown.b - paintColor.b)).toBeLessThan(0.03);
  });

  it.each([SAGE, NAVY, '#c5704f'])(
    'has the hue and chroma of the swatch %s in neutral daylight',
    async (color) => {
      const { raster, mask } = await paintedIn(color);
      const value = Number.parseInt(color.slice(1), 16);
      const swatch = oklabFromBytes(value >> 16, (value >> 8) & 255, value & 255);
      const pixels = wallPixels(mask);
      const colors = pixels.map((i) =>
        oklabFromBytes(raster.data[i * 3]!, raster.data[i * 3 + 1]!, raster.data[i * 3 + 2]!),
      );
      const median = (values: number[]): number => values.sort((x, y) => x - y)[values.length >> 1]!;
      const a = median(colors.map((pixel) => pixel.a));
      const b = median(colors.map((pixel) => pixel.b));
      const degrees = ((Math.atan2(b, a) - Math.atan2(swatch.b, swatch.a)) * 180) / Math.PI;
      expect(Math.abs(degrees)).toBeLessThan(4);
      expect(Math.abs(Math.hypot(a, b) / Math.hypot(swatch.a, swatch.b) - 1)).toBeLessThan(0.12);
    },
  );

  it('keeps light and shadow: bright places stay brighter than dark ones by the same ratio', async () => {
    const { raster, mask } = await paintedIn(SAGE);
    const main = wallRegions(analysis).reduce((a, b) =>
      analysis.regions[a]!.share > analysis.regions[b]!.share ? a : b,
    );
    const group = wallPixels(mask)
      .filter((i) => analysis.labels.data[i] === main)
      .sort((a, b) => room.photo.data[a * 3 + 1]! - room.photo.data[b * 3 + 1]!);
    const dark = group.slice(0, group.length / 8);
    const bright = group.slice(-group.length / 8);
    const ratio = (picture: Raster): number => meanColor(picture, bright).L / meanColor(picture, dark).L;
    expect(ratio(room.photo)).toBeGreaterThan(1.03);
    expect(ratio(raster) / ratio(room.photo)).toBeGreaterThan(0.9);
    expect(ratio(raster) / ratio(room.photo)).toBeLessThan(1.1);
  });

  it('whitens without posterizing: at least as many tones as before', async () => {
    const tones = (raster: Raster, pixels: number[]): number =>
      new Set(pixels.map((i) => raster.data[i * 3 + 1])).size;
    const dark = await paintedIn(NAVY);
    const pixels = wallPixels(dark.mask);
    const { raster } = await paint({ color: WHITE }, dark.raster);
    expect(tones(raster, pixels)).toBeGreaterThanOrEqual(tones(dark.raster, pixels));
  });

  it('changes as much as strength says', async () => {
    const pixels = wallPixels((await paintedIn(NAVY)).mask);
    const lightness: number[] = [];
    for (const strength of [0.01, 0.3, 0.8, 1]) {
      const { raster } = await paint({ color: NAVY, strength });
      lightness.push(meanColor(raster, pixels).L);
    }
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
    expect(Math.abs(lightness[0]! - meanColor(room.photo, pixels).L)).toBeLessThan(0.02);
    await expect(paint({ color: NAVY, strength: 0 })).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: 'At strength 0 the walls stay as they are. Please choose more.',
    });
  });

  it('gives the same bytes for the same seed and others for another', async () => {
    runNetworksAnew();
    const first = await paint({ color: SAGE, seed: 5 });
    expect(await paint({ color: SAGE, seed: 5 })).toEqual(first);
    expect((await paint({ color: SAGE, seed: 6 })).raster.data).not.toEqual(first.raster.data);
  });

  it('refuses with a plain sentence if it is unsure of the walls, unless they are selected', async () => {
    const { seenWalls: _, ...unseen } = analysis;
    const unsure: Analysis = { ...unseen, walls: { ...analysis.walls, confidence: 0.1 } };
    const request = WallColorRequest.parse({ mode: 'wall-color', color: SAGE });
    await expect(paintWalls(room.photo, unsure, request)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('Mark the walls yourself'),
    });
    const { add, remove } = request.corrections;
    const named = {
      ...request,
      corrections: { add: { ...add, regions: [...analysis.walls.regions] }, remove },
    };
    expect((await paintWalls(room.photo, unsure, named)).regions).toEqual(analysis.walls.regions);
  });

  it("paints clearly seen walls even if the room's shape is unknown", async () => {
    const untold: Analysis = { ...analysis, walls: { ...analysis.walls, confidence: 0.1 } };
    const request = WallColorRequest.parse({ mode: 'wall-color', color: SAGE });
    const { confidence, regions } = await paintWalls(room.photo, untold, request);
    expect(confidence).toBeGreaterThan(0.45);
    const largest = [...(await paint({ color: SAGE })).regions]
      .sort((a, b) => analysis.regions[b]!.share - analysis.regions[a]!.share)
      .slice(0, 5);
    expect(regions).toEqual(expect.arrayContaining(largest));
  });

  it('stops when canceled', async () => {
    const request = WallColorRequest.parse({ mode: 'wall-color', color: SAGE });
    const painting = paintWalls(room.photo, analysis, request, { signal: AbortSignal.abort() });
    await expect(painting).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('paintWalls with the corrections of a person', () => {
  const sizeOf = (region: number) => analysis.labels.data.filter((label) => label === region).length;
  const floor = () => analysis.regions.find(({ face, share }) => face === 'floor' && share > 0.02)!.id;
  const main = () =>
    wallRegions(analysis).reduce((a, b) => (analysis.regions[a]!.share > analysis.regions[b]!.share ? a : b));
  /** Pixels of a region that are mostly painted; the map is as large as the photo here. */
  const paintedOf = (mask: Mask, region: number) =>
    [...analysis.labels.data.keys()].filter((i) => analysis.labels.data[i] === region && mask.data[i]! > 200)
      .length;

  it('switches regions on and off, and lists the painted ones', async () => {
    const [on, off] = [floor(), main()];
    const corrections = { add: { regions: [on] }, remove: { regions: [off] } };
    const corrected = await paint({ color: SAGE, corrections });
    expect(corrected.regions).toContain(on);
    expect(corrected.regions).not.toContain(off);
    expect(paintedOf(corrected.mask, on)).toBeGreaterThan(0.5 * sizeOf(on));
    expect(paintedOf(corrected.mask, off)).toBeLessThan(0.2 * sizeOf(off));
  });

  it('paints all of an added rectangle, and nothing of a removed one', async () => {
    const add = { boxes: [{ x: 0, y: 0.9, width: 1, height: 0.1 }] };
    const remove = { boxes: [{ x: 0, y: 0, width: 0.5, height: 1 }] };
    const { raster, mask } = await paint({ color: NAVY, corrections: { add, remove } });
    for (let y = 0, i = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++, i++) {
        if (x < Math.round(0.5 * WIDTH)) expect(mask.data[i]).toBe(0);
        else if (y >= Math.round(0.9 * HEIGHT)) expect(mask.data[i]).toBe(255);
      }
    }
    const rows = [...mask.data.keys()].filter((i) => i >= (HEIGHT - 20) * WIDTH && i % WIDTH > WIDTH / 2);
    expect(meanColor(raster, rows).L).toBeLessThan(meanColor(room.photo, rows).L - 0.15);
  });

  it('paints only a painted mask if everything found is removed', async () => {
    const stroke = createMask(WIDTH, HEIGHT);
    for (let y = 200; y < 240; y++) stroke.data.fill(255, y * WIDTH + 30, y * WIDTH + 130);
    const path = join(await temporaryFolder(), 'stroke.png');
    await writeFile(path, await encodeMaskPng(stroke));
    const everything = { boxes: [{ x: 0, y: 0, width: 1, height: 1 }] };
    const regions = wallRegions(analysis);
    const only = await paint({
      color: SAGE,
      corrections: { add: { painted: path }, remove: { regions } },
    });
    const outside = [...stroke.data.keys()].filter((i) => stroke.data[i] === 0 && only.mask.data[i]! > 0);
    expect(outside.length).toBeLessThan(0.12 * 40 * 100);
    const emptied = paint({ color: SAGE, corrections: { add: { painted: path }, remove: everything } });
    await expect(emptied).rejects.toMatchObject({ code: 'edit_not_confident' });
  });

  it('lets a removed region win over a rectangle added across it', async () => {
    const off = main();
    const add = { boxes: [{ x: 0, y: 0, width: 1, height: 1 }] };
    const { mask, regions } = await paint({ color: SAGE, corrections: { add, remove: { regions: [off] } } });
    expect(regions).not.toContain(off);
    expect(paintedOf(mask, off)).toBeLessThan(0.2 * sizeOf(off));
    expect(paintedOf(mask, floor())).toBeGreaterThan(0.98 * sizeOf(floor()));
  });

  it('refuses regions that the photo does not have, and an empty choice', async () => {
    await expect(paint({ color: SAGE, corrections: { add: { regions: [9999] } } })).rejects.toMatchObject({
      code: 'edit_invalid',
      message: 'This photo has no surface number 9999.',
    });
    const regions = wallRegions(analysis);
    await expect(paint({ color: SAGE, corrections: { remove: { regions } } })).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: 'No surface is left to paint. Switch on at least one wall.',
    });
  });
});
