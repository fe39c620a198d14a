import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { maskOfLabels } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import { oklabFromBytes } from '../../base/color/oklab.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { EditResult } from '../base/edit.ts';
import { paintWalls } from '../wall-color/edit.ts';
import { WallColorRequest } from '../wall-color/request.ts';
import { foreseePaper, paperWalls } from './edit.ts';
import { WallpaperRequest } from './request.ts';

const known = await loadScene('scandinavian-living-room-1');
const [WIDTH, HEIGHT] = [640, 433];
const photo = resizeRaster(known.photo, WIDTH, HEIGHT);
const walls = resizeMask(maskOfLabels(known.labels, 'wall'), WIDTH, HEIGHT);
let found: Analysis;
/** The same with the true camera and the true room. */
let analysis: Analysis;
beforeAll(async () => {
  found = await analysed(photo);
  const { camera, room } = known.facts;
  const { right, down, forward, position } = camera;
  const scale = found.camera.width / known.facts.width;
  const axis = (k: 0 | 1 | 2) => [right[k], down[k], forward[k]] as const;
  const axes = [axis(0), axis(1), axis(2)] as const;
  const size = [room!.width, room!.height, room!.depth] as const;
  const ofRoom = (share: 0 | 1) =>
    [0, 1, 2].map((k) => share * size[k]! - position[k]!) as [number, number, number];
  analysis = {
    ...found,
    camera: { ...found.camera, focal: camera.focal * scale, axes },
    layout: { ...found.layout, min: ofRoom(0), max: ofRoom(1), cameraHeight: position[1], confidence: 1 },
  };
});

function paper(options: Partial<z.input<typeof WallpaperRequest>> = {}, of = analysis): Promise<EditResult> {
  return paperWalls(photo, of, WallpaperRequest.parse({ mode: 'wallpaper', strength: 1, ...options }));
}

/** Pixels that are wholly wall in the ground truth and in the mask. */
const wallOf = ({ mask }: EditResult): number[] =>
  [...walls.data.keys()].filter((i) => walls.data[i] === 255 && mask!.data[i] === 255);

function lightness(raster: Raster, i: number): number {
  const [r, g, b] = raster.data.subarray(i * 3, i * 3 + 3);
  return oklabFromBytes(r!, g!, b!).L;
}

describe('paperWalls', () => {
  it('keeps the input, the size, and every byte outside the mask', async () => {
    const before = photo.data.slice();
    const { raster, mask } = await paper();
    expect(photo.data).toEqual(before);
    expect([raster.width, raster.height]).toEqual([WIDTH, HEIGHT]);
    expect(mask!.data.some((value) => value === 255)).toBe(true);
    for (let i = 0; i < mask!.data.length; i++) {
      if (mask!.data[i] !== 0) continue;
      expect(raster.data.subarray(i * 3, i * 3 + 3)).toEqual(before.subarray(i * 3, i * 3 + 3));
    }
  });

  it('lays stripes of 9 cm where the room really is, by the true depth of every pixel', async () => {
    const striped = await paper({ pattern: 'wide_stripes' });
    const even = await paintWalls(
      photo,
      analysis,
      WallColorRequest.parse({ mode: 'wall-color', color: '#f2eee4', strength: 1 }),
    );
    const { camera, room } = known.facts;
    const zoom = known.facts.width / WIDTH;
    let [right, wrong] = [0, 0];
    for (const i of wallOf(striped)) {
      const [x, y] = [(i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5];
      const depth =
        known.depth.data[
          Math.floor((y * known.depth.height) / HEIGHT) * known.depth.width +
            Math.floor((x * known.depth.width) / WIDTH)
        ]!;
      const a = (x * zoom - camera.center[0]) / camera.focal;
      const b = (y * zoom - camera.center[1]) / camera.focal;
      const at = (k: 0 | 1 | 2) =>
        camera.position[k] + depth * (a * camera.right[k] + b * camera.down[k] + camera.forward[k]);
      const [px, pz] = [at(0), at(2)];
      // Meters around the room, from the corner at the left of the far wall.
      const u =
        Math.abs(pz) < 0.03
          ? px
          : Math.abs(px) < 0.03
            ? -pz
            : Math.abs(px - room!.width) < 0.03
              ? room!.width + pz
              : Number.NaN;
      const share = u / 0.18 - Math.floor(u / 0.18);
      // The ink lies from a quarter to three quarters of a repeat.
      const fromEdge = Math.min(Math.abs(share - 0.25), Math.abs(share - 0.75));
      if (!(fromEdge > 0.1)) continue;
      const isInk = share > 0.25 && share < 0.75;
      const isDarker = lightness(even.raster, i) - lightness(striped.raster, i) > 0.03;
      if (isInk === isDarker) right++;
      else wrong++;
    }
    expect(right + wrong).toBeGreaterThan(5000);
    expect(right / (right + wrong)).toBeGreaterThan(0.95);
  });

  it('keeps the light of the old walls', async () => {
    const papered = await paper({ pattern: 'wide_stripes', color: '#7c9a76' });
    const pixels = wallOf(papered).toSorted((x, y) => lightness(photo, x) - lightness(photo, y));
    const tenth = Math.floor(pixels.length / 10);
    const mean = (raster: Raster, of: readonly number[]) =>
      of.reduce((sum, i) => sum + lightness(raster, i), 0) / of.length;
    const ratio = (raster: Raster) =>
      mean(raster, pixels.slice(0, tenth)) / mean(raster, pixels.slice(-tenth));
    expect(Math.abs(ratio(papered.raster) - ratio(photo))).toBeLessThan(0.08);
  });

  it('gives the same bytes for the same request, and others for another size', async () => {
    runNetworksAnew();
    const [first, again, large] = [await paper(), await paper(), await paper({ repeat: 'large' })];
    expect(again.raster.data).toEqual(first.raster.data);
    expect(large.raster.data).not.toEqual(first.raster.data);
  });

  it('leaves the wall above a chair rail as it is', async () => {
    const [panels, all] = [await paper({ pattern: 'wainscot' }), await paper()];
    const count = ({ mask }: EditResult) => mask!.data.filter((value) => value > 0).length;
    expect(count(panels)).toBeGreaterThan(0);
    expect(count(panels)).toBeLessThan(0.6 * count(all));
  });

  it('papers only what a person selects', async () => {
    const remove = { boxes: [{ x: 0, y: 0, width: 0.5, height: 1 }] };
    const { mask } = await paper({ corrections: { remove } });
    expect(mask!.data.some((value, i) => value > 127 && i % WIDTH < WIDTH / 2 - 8)).toBe(false);
    expect(mask!.data.some((value) => value === 255)).toBe(true);
  });

  it('refuses a room whose shape is not known, and strength 0, before anything is made', async () => {
    const unclear = { ...analysis, layout: { ...analysis.layout, confidence: 0.3 } };
    await expect(paper({}, unclear)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('where floor, walls and ceiling meet'),
    });
    const nothing = WallpaperRequest.parse({ mode: 'wallpaper', strength: 0 });
    await expect(foreseePaper(photo, analysis, nothing)).rejects.toMatchObject({
      code: 'edit_not_confident',
    });
    const papered = WallpaperRequest.parse({ mode: 'wallpaper' });
    await expect(foreseePaper(photo, found, papered)).resolves.toMatchObject({ outlook: 'will' });
  });
});
