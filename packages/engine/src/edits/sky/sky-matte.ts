import { LINEAR_FROM_BYTE } from '../../base/color/srgb.ts';
import { boxMeanInto } from '../../base/raster/box-filter.ts';
import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate, erode } from '../../base/raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { gridSampler } from '../../base/raster/sample-grid.ts';
import { bytesFrom, floatsFrom } from '../../base/typed-arrays.ts';
import type { FoundSky } from '../../scene/sky/find-sky.ts';
import type { SkyBackdrop } from './old-sky.ts';

/** Pixels of the grid by which the zone's border may be off. */
const SLACK = 3;
/** Mixed pixels lie within this share of the long side of pure sky, and at least so many pixels. */
const MIXED = 0.0015;
const LEAST_MIXED = 3;
/** Differences from the old sky (sRGB, 0 … 1) this many deviations wide are grain. */
const GRAIN = 3;
const LEAST_GRAIN = 0.012;
const MOST_GRAIN = 0.05;
/** Weight of differences on the far side of the sky's color. */
const BEYOND = 0.15;
/** Holes in the zone up to this picture share may be dense twigs, so each of their pixels is judged separately. */
const LARGEST_HOLE = 0.006;
/** A twig's own color is looked for within this share of the long side. */
const TWIG_REACH = 0.14;

/**
 * The share of sky in every pixel, 0 … 255. The old sky is an even backdrop, so this is keying: the share of sky
 * follows from a pixel's distance between the backdrop's color and that of the foreground. Twigs that are too thin to
 * show their color are measured against thicker ones nearby, so they neither vanish nor keep a pale rim.
 *
 * @param photo of the size the matte is wanted in.
 */
export function skyMatte(photo: Raster, found: FoundSky, backdrop: SkyBackdrop): Mask {
  const { width, height } = photo;
  const reach = Math.max(LEAST_MIXED, Math.round(MIXED * Math.max(width, height)));
  const zone = resizeMask(dilate(withoutHoles(found.zone), SLACK), width, height, 'bilinear');
  const core = resizeMask(dilate(found.zone, 1), width, height, 'bilinear');
  const inner = resizeMask(erode(found.sky, 2), width, height, 'bilinear');
  const differences = differencesFrom(photo, backdrop, zone, core);
  const grain = grainOf(differences, inner);
  const pure = pureSky(differences, zone, inner, grain);
  const near = dilate(pure, reach);
  const { full, solid } = fullDifference(differences, pure, zone, reach);
  const alpha = createMask(width, height);
  const base = grain / 2;
  const bright = skyBrightness(backdrop, width, height);
  for (let i = 0; i < alpha.data.length; i++) {
    if (!zone.data[i] || (!near.data[i] && solid.data[i])) continue;
    const gone = (differences.data[i]! - base) / Math.max(1, full.data[i]! - base);
    const covered = inner.data[i] === 255 ? 0 : coverage(gone, bright.data[i]!, full.data[i]!);
    alpha.data[i] = 255 * (1 - covered);
  }
  return alpha;
}

/** Root of the mean square of three channels instead of their distance. */
const PER_CHANNEL = 1 / Math.sqrt(3);

/**
 * Share of a pixel covered by things darker than the sky: light adds up in the camera before it is encoded.
 *
 * @param gone position of the pixel's encoded color between the sky's and that of the things, 0 … 1.
 * @param bright encoded brightness of the sky, 8 bit.
 * @param full distance of the things from the sky, 8 bit.
 */
function coverage(gone: number, bright: number, full: number): number {
  if (gone <= 0) return 0;
  if (gone >= 1) return 1;
  const step = Math.min(bright, PER_CHANNEL * full);
  const sky = LINEAR_FROM_BYTE[bright]!;
  const between = sky - LINEAR_FROM_BYTE[Math.round(bright - step)]!;
  return between <= 0 ? gone : (sky - LINEAR_FROM_BYTE[Math.round(bright - gone * step)]!) / between;
}

/** Encoded brightness of the old sky behind every pixel, 8 bit. */
function skyBrightness({ width, height, sky }: SkyBackdrop, wide: number, high: number): Mask {
  const data = bytesFrom(
    sky[0],
    (red, i) => 255 * (0.2126 * red + 0.7152 * sky[1][i]! + 0.0722 * sky[2][i]!) + 0.5,
  );
  return resizeMask({ width, height, data }, wide, high, 'bilinear');
}

function withoutHoles(zone: Mask): Mask {
  const { labels, areas } = connectedComponents(complement(zone));
  const most = LARGEST_HOLE * zone.data.length;
  return { ...zone, data: zone.data.map((inside, i) => (inside || areas[labels[i]!]! <= most ? 255 : 0)) };
}

/** Distance (8 bit, sRGB) of every pixel of the zone from the old sky, toward the things nearby or aside. */
function differencesFrom(
  photo: Raster,
  { width, height, sky, things }: SkyBackdrop,
  zone: Mask,
  core: Mask,
): Mask {
  const out = createMask(photo.width, photo.height);
  const sampler = gridSampler(photo.width, photo.height, width, height);
  for (let y = 0, i = 0; y < photo.height; y++) {
    sampler.row(y);
    for (let x = 0; x < photo.width; x++, i++) {
      if (!zone.data[i]) continue;
      let toward = 0;
      let length = 1e-6;
      let square = 0;
      for (let c = 0; c < 3; c++) {
        const old = sampler.at(sky[c]!, x);
        const step = photo.data[3 * i + c]! / 255 - old;
        const other = sampler.at(things[c]!, x) - old;
        toward += step * other;
        length += other * other;
        square += step * step;
      }
      const along = toward / Math.sqrt(length);
      // Sharpening in cameras leaves a rim beyond the sky's color, which hardly counts.
      const counts = along < 0 && core.data[i] ? BEYOND : 1;
      out.data[i] = Math.min(255, counts * 255 * Math.sqrt(square) + 0.5);
    }
  }
  return out;
}

/** Differences (8 bit) up to this are grain: measured well inside the sky. */
function grainOf(differences: Mask, inner: Mask): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let i = 0; i < inner.data.length; i++) {
    if (inner.data[i] !== 255) continue;
    histogram[differences.data[i]!]!++;
    count++;
  }
  let median = 0;
  for (let sum = histogram[0]!; sum < count / 2; median++) sum += histogram[median + 1]!;
  return 255 * Math.min(MOST_GRAIN, Math.max(LEAST_GRAIN, (GRAIN * median) / 255));
}

/** Pixels of pure sky; away from everything else, clouds and blocks of compression may differ freely. */
function pureSky(differences: Mask, zone: Mask, inner: Mask, grain: number): Mask {
  const data = differences.data.map((value, i) =>
    inner.data[i] === 255 || (zone.data[i]! > 0 && value <= grain) ? 255 : 0,
  );
  return { ...zone, data };
}

/** Distance (8 bit) from the old sky of a pixel without any sky, and the places of solid things. */
function fullDifference(
  differences: Mask,
  pure: Mask,
  zone: Mask,
  reach: number,
): { full: Mask; solid: Mask } {
  const { width, height } = differences;
  const things = createMask(width, height);
  for (let i = 0; i < things.data.length; i++) things.data[i] = pure.data[i] ? 0 : differences.data[i]!;
  const full = dilate(things, reach);
  const twigs = usualOfTwigs(things, zone);
  const thick = things.data.map((value, i) => (!zone.data[i] || 2 * value > twigs.data[i]! ? 255 : 0));
  const solid = dilate(erode({ ...zone, data: thick }, reach), 2 * reach);
  for (let i = 0; i < full.data.length; i++) {
    if (!solid.data[i]) full.data[i] = Math.max(full.data[i]!, twigs.data[i]!);
  }
  return { full, solid };
}

function complement(mask: Mask): Mask {
  return { ...mask, data: mask.data.map((value) => 255 - value) };
}

/** The difference of the thicker things around every pixel within the zone. */
function usualOfTwigs(things: Mask, zone: Mask): Mask {
  const { width, height } = things;
  const step = Math.max(1, Math.round(Math.max(width, height) / 300));
  const across = Math.ceil(width / step);
  const down = Math.ceil(height / step);
  const most = createMask(across, down);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / step) * across;
    for (let x = 0; x < width; x++, i++) {
      const at = row + Math.floor(x / step);
      if (zone.data[i] && things.data[i]! > most.data[at]!) most.data[at] = things.data[i]!;
    }
  }
  const reach = Math.round((TWIG_REACH * Math.max(width, height)) / step);
  return resizeMask(contraharmonicMean(most, reach), width, height, 'bilinear');
}

/** Mean in which large values count most: the sum of cubes over that of squares, as far as `radius` around. */
function contraharmonicMean(mask: Mask, radius: number): Mask {
  const { width, height, data } = mask;
  const squares = floatsFrom(data, (value) => value * value);
  const cubes = squares.map((value, i) => value * data[i]!);
  boxMeanInto(squares, squares, width, height, radius);
  boxMeanInto(cubes, cubes, width, height, radius);
  return { width, height, data: bytesFrom(cubes, (cube, i) => cube / Math.max(1, squares[i]!)) };
}
