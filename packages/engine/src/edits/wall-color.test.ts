import { beforeAll, describe, expect, it } from 'vitest';
import { maskOfLabels } from '../benchmark-scenes/labels.ts';
import { loadScene } from '../benchmark-scenes/load-scene.ts';
import { oklabFromBytes } from '../color/oklab.ts';
import type { Raster } from '../raster/raster.ts';
import { resizeMask, resizeRaster } from '../raster/resize.ts';
import { analysePhoto } from '../scene/analyse.ts';
import type { Analysis } from '../scene/analysis.ts';
import { WallColorRequest } from './requests/wall-color.ts';
import { type PaintedWalls, paintWalls } from './wall-color.ts';

const SAGE = '#9caf88';
const NAVY = '#2b3a57';
const WHITE = '#f4f2ec';

/** A sofa, pictures and a door before plain walls, small: paint is tried often here. */
const known = await loadScene('scandinavian-living-room-1');
const [WIDTH, HEIGHT] = [448, 303];
const room = { photo: resizeRaster(known.photo, WIDTH, HEIGHT) };
const wall = resizeMask(maskOfLabels(known.labels, 'wall'), WIDTH, HEIGHT);
let analysis: Analysis;
beforeAll(async () => {
  analysis = await analysePhoto(room.photo);
});

function paint(
  options: Partial<WallColorRequest> & { color: string },
  photo: Raster = room.photo,
): PaintedWalls {
  return paintWalls(photo, analysis, WallColorRequest.parse({ mode: 'wall-color', strength: 1, ...options }));
}

/** Pixels that are wholly wall in the truth and in the mask. */
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
  it('keeps the size, the input, and every byte outside the mask', () => {
    const before = room.photo.data.slice();
    const { raster, mask } = paint({ color: NAVY });
    expect(room.photo.data).toEqual(before);
    expect([raster.width, raster.height]).toEqual([room.photo.width, room.photo.height]);
    for (let i = 0; i < mask.data.length; i++) {
      if (mask.data[i] !== 0) continue;
      expect(raster.data.subarray(i * 3, i * 3 + 3)).toEqual(before.subarray(i * 3, i * 3 + 3));
    }
  });

  it('paints the walls and little else', () => {
    const { mask } = paint({ color: SAGE });
    const truth = wall.data;
    let both = 0;
    let either = 0;
    let painted = 0;
    mask.data.forEach((value, i) => {
      if (value >= 128) painted++;
      if (value >= 128 && truth[i]! >= 128) both++;
      if (value >= 128 || truth[i]! >= 128) either++;
    });
    expect(both / either).toBeGreaterThan(0.94);
    expect(1 - both / painted).toBeLessThan(0.04);
  });

  it.each([SAGE, NAVY, WHITE])('makes the wall look like %s in the light of the room', (color) => {
    const { raster, mask } = paint({ color });
    const value = Number.parseInt(color.slice(1), 16);
    const paintColor = oklabFromBytes(value >> 16, (value >> 8) & 255, value & 255);
    const painted = meanColor(raster, wallPixels(mask));
    expect(painted.L / paintColor.L).toBeGreaterThan(0.78);
    expect(painted.L / paintColor.L).toBeLessThan(1.1);
    expect(Math.hypot(painted.a - paintColor.a, painted.b - paintColor.b)).toBeLessThan(0.03);
  });

  it.each([SAGE, NAVY, '#c5704f'])('has the hue and chroma of the swatch %s in neutral daylight', (color) => {
    const { raster, mask } = paint({ color });
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
  });

  it('keeps light and shadow: bright places stay brighter than dark ones by the same ratio', () => {
    const { raster, mask } = paint({ color: SAGE });
    const main = analysis.walls.regions.reduce((a, b) =>
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

  it('whitens without posterizing: at least as many tones as before', () => {
    const tones = (raster: Raster, pixels: number[]): number =>
      new Set(pixels.map((i) => raster.data[i * 3 + 1])).size;
    const dark = paint({ color: NAVY });
    const pixels = wallPixels(dark.mask);
    const { raster } = paint({ color: WHITE }, dark.raster);
    expect(tones(raster, pixels)).toBeGreaterThanOrEqual(tones(dark.raster, pixels));
  });

  it('goes as far as strength says', () => {
    const pixels = wallPixels(paint({ color: NAVY }).mask);
    const lightness = [0, 0.3, 0.8, 1].map(
      (strength) => meanColor(paint({ color: NAVY, strength }).raster, pixels).L,
    );
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
    expect(Math.abs(lightness[0]! - meanColor(room.photo, pixels).L)).toBeLessThan(0.02);
  });

  it('gives the same bytes for the same seed and others for another', () => {
    const first = paint({ color: SAGE, seed: 5 });
    expect(paint({ color: SAGE, seed: 5 })).toEqual(first);
    expect(paint({ color: SAGE, seed: 6 }).raster.data).not.toEqual(first.raster.data);
  });

  it('honors regions that a person switches off and on', () => {
    const found = paint({ color: SAGE });
    const off = found.regions[0]!;
    const on = analysis.regions.find((region) => region.face === 'floor' && region.share > 0.02)!.id;
    const corrected = paint({ color: SAGE, regions: { add: [on], remove: [off] } });
    expect(corrected.regions).toContain(on);
    expect(corrected.regions).not.toContain(off);
    const changed = (region: number): number =>
      [...analysis.labels.data.keys()].filter(
        (i) => analysis.labels.data[i] === region && corrected.mask.data[i]! > 200,
      ).length;
    expect(changed(on)).toBeGreaterThan(0.5 * analysis.labels.data.filter((region) => region === on).length);
    expect(changed(off)).toBeLessThan(0.2 * analysis.labels.data.filter((region) => region === off).length);
  });

  it('refuses with a plain sentence when it is not sure of the walls, unless they are named', () => {
    const unsure: Analysis = { ...analysis, walls: { ...analysis.walls, confidence: 0.1 } };
    const request = WallColorRequest.parse({ mode: 'wall-color', color: SAGE });
    expect(() => paintWalls(room.photo, unsure, request)).toThrow(
      expect.objectContaining({ code: 'edit_not_confident' }),
    );
    expect(() => paintWalls(room.photo, unsure, request)).toThrow(/Mark the walls yourself/);
    const named = { ...request, regions: { add: [...analysis.walls.regions], remove: [] } };
    expect(paintWalls(room.photo, unsure, named).regions).toEqual(analysis.walls.regions);
  });

  it('refuses regions the photo does not have, and an empty choice', () => {
    expect(() => paint({ color: SAGE, regions: { add: [9999], remove: [] } })).toThrow(
      expect.objectContaining({ code: 'edit_invalid' }),
    );
    expect(() => paint({ color: SAGE, regions: { add: [], remove: [...analysis.walls.regions] } })).toThrow(
      expect.objectContaining({ code: 'edit_not_confident' }),
    );
  });

  it('stops when cancelled', () => {
    const request = WallColorRequest.parse({ mode: 'wall-color', color: SAGE });
    expect(() => paintWalls(room.photo, analysis, request, { signal: AbortSignal.abort() })).toThrow(
      expect.objectContaining({ code: 'cancelled' }),
    );
  });
});
