import { boxMeanInto } from '../../base/raster/box-filter.ts';
import { planeFromMask } from '../../base/raster/convert.ts';
import { close } from '../../base/raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { type GridSampler, gridSampler } from '../../base/raster/sample-grid.ts';
import type { ColorGrid } from './color-grid.ts';
import { meetObjects } from './meet-objects.ts';

/** The share of wall in every pixel, and the color of the wall there. */
export interface SurfaceMatte {
  /** At the size of the picture it was made for. */
  readonly alpha: Mask;
  /** Local wall color, sRGB 0 … 1, on the grid of the region map. */
  readonly wallColor: ColorGrid;
}

/** Region borders are off by up to this many pixels of the region map: that is the band in which alpha is solved. */
const BAND = 4;
/** Slits between wall regions up to twice this wide (corners, hairline shadows) are judged by their color. */
const SLIT_RADIUS = 3;
/** Around slits, up to this many pixels of the region map, colors are judged as in them: the arm of a lamp may be there. */
const SLIT_RIM = 2;
/** Slack for the tint of pixels in slits, sRGB. The shade in a corner has the wall's tint, a wooden arm has not. */
const SLIT_TINT = 0.03;
/** Colors are averaged over squares of these radii, in pixels of the region map. */
const WALL_REACH = 12;
const NEXT_REACH = 3;
const OTHER_REACH = 7;
const FAR_REACH = 40;
/** With a smaller share of chosen pixels around it a color is left to a larger radius. */
const LEAST_WEIGHT = 0.004;
/** Distance from the wall to which colors are needed: the band, and a little beyond for interpolation. */
const COLOR_REACH = 10;
/** Sharpening in cameras draws rims around things that exceed the wall's color by a part of the difference. */
const MOST_OVERSHOOT = 1.5;
/** Wall and surroundings with a smaller distance (sRGB) cannot be separated by color. */
const LEAST_SEPARATION = 0.07;

/**
 * Soft mask of the wall regions. In a band along the region borders every pixel counts as a mixture of the nearby
 * wall color and the nearby other color, and the share of wall is solved (band matting after Ruzon and Tomasi 2000),
 * so that trim, frames and leaves keep their edges. Inside the regions, pixels that cannot be this paint in any light
 * (switches, hooks, cables) are left out too.
 *
 * @param photo picture of the size of the mask.
 * @param wall 255 inside what is wall, on the grid of the region map.
 */
export function surfaceMatte(photo: Raster, wall: Mask): SurfaceMatte {
  const grid = matteGrid(photo, wall);
  const alpha = createMask(photo.width, photo.height);
  const sampler = gridSampler(photo.width, photo.height, wall.width, wall.height);
  const pixel = new PixelMatte(grid, sampler);
  for (let y = 0, i = 0; y < photo.height; y++) {
    sampler.row(y);
    for (let x = 0; x < photo.width; x++, i++) {
      const nearness = sampler.at(grid.nearness, x);
      if (nearness <= 0.001) continue;
      const at = i * 3;
      const value = pixel.alpha(
        x,
        nearness,
        photo.data[at]! / 255,
        photo.data[at + 1]! / 255,
        photo.data[at + 2]! / 255,
      );
      alpha.data[i] = value * 255 + 0.5;
    }
  }
  return { alpha, wallColor: grid.wall };
}

interface MatteGrid {
  /** Share of wall in the band's square around a pixel: 0 certainly outside, 1 certainly inside. */
  readonly nearness: Float32Array;
  /** The region map's own answer, softened by a pixel. */
  readonly prior: Float32Array;
  readonly wall: ColorGrid;
  readonly other: ColorGrid;
  /** Usual deviation of wall pixels from the local wall color. */
  readonly spread: Float32Array;
  /** 1 in and around slits that were closed. */
  readonly slit: Float32Array;
}

function matteGrid(photo: Raster, wall: Mask): MatteGrid {
  const { width, height } = wall;
  const indicator = planeFromMask(close(wall, SLIT_RADIUS)).data;
  const mean = (values: Float32Array, radius: number): Float32Array => {
    const out = new Float32Array(values.length);
    boxMeanInto(values, out, width, height, radius);
    return out;
  };
  const core = mean(indicator, 2).map((value) => (value > 0.999 ? 1 : 0));
  // Thin strips of wall have no core, so the regions' pixels are used there.
  const sure = mean(core, WALL_REACH).map((value, i) => (value > 0.002 ? core[i]! : indicator[i]!));
  const small = resizeRaster(photo, width, height, photo.width >= width ? 'area' : 'bilinear');
  const around = mean(indicator, COLOR_REACH);
  const nearWall = around.map((value) => (value > 0 ? 1 : 0));
  const wallColor = localColor(small, sure, [WALL_REACH, FAR_REACH], nearWall, mean);
  const spread = localSpread(small, wallColor, sure, mean);
  const met = meetObjects(small, indicator, sure, wallColor, spread, BAND);
  const near = mean(met.wall, BAND);
  const outside = mean(indicator, 2).map((value) => (value < 0.001 ? 1 : 0));
  const nearBorder = around.map((value) => (value > 0 && value < 0.9999 ? 1 : 0));
  return {
    nearness: near.map((value, i) => (met.within[i] ? value : 0)),
    prior: mean(mean(met.wall, 1), 1),
    wall: wallColor,
    other: firstOf(
      localColor(met.objects, met.objectWeight, [NEXT_REACH, OTHER_REACH], nearBorder, mean),
      localColor(small, outside, [OTHER_REACH, WALL_REACH, FAR_REACH], nearBorder, mean),
    ),
    spread,
    slit: mean(
      indicator.map((value, i) => (value > 0 && wall.data[i] === 0 ? 1 : 0)),
      SLIT_RIM,
    ).map((value) => (value > 0 ? 1 : 0)),
  };
}

/** The first grid's colors, and the second's where the first found none. */
function firstOf(first: ColorGrid, second: ColorGrid): ColorGrid {
  const pick = (one: Float32Array, other: Float32Array): Float32Array =>
    one.map((value, i) => (first.red[i]! < 0 ? other[i]! : value));
  return {
    width: first.width,
    height: first.height,
    red: pick(first.red, second.red),
    green: pick(first.green, second.green),
    blue: pick(first.blue, second.blue),
  };
}

type Mean = (values: Float32Array, radius: number) => Float32Array;

/**
 * Mean color of the chosen pixels around every pixel, over the smallest radius that contains any; an impossible color
 * if there are none. Radii are tried until every pixel of `wanted` has a color.
 */
function localColor(
  small: Raster,
  chosen: Float32Array,
  radii: readonly number[],
  wanted: Float32Array,
  mean: Mean,
): ColorGrid {
  const cells = chosen.length;
  const none = () => new Float32Array(cells).fill(-1);
  const result = { width: small.width, height: small.height, red: none(), green: none(), blue: none() };
  const planes = [result.red, result.green, result.blue];
  const chosenColors = planes.map((_, c) => {
    const colors = new Float32Array(cells);
    for (let i = 0; i < cells; i++) {
      if (chosen[i]! > 0) colors[i] = (chosen[i]! * small.data[i * 3 + c]!) / 255;
    }
    return colors;
  });
  const missing = wanted.slice();
  for (const radius of radii) {
    if (!missing.includes(1)) break;
    const weight = mean(chosen, radius);
    planes.forEach((plane, c) => {
      const sum = mean(chosenColors[c]!, radius);
      for (let i = 0; i < cells; i++) {
        if (plane[i]! < 0 && weight[i]! >= LEAST_WEIGHT) plane[i] = sum[i]! / weight[i]!;
      }
    });
    for (let i = 0; i < cells; i++) if (weight[i]! >= LEAST_WEIGHT) missing[i] = 0;
  }
  return result;
}

function localSpread(small: Raster, wall: ColorGrid, sure: Float32Array, mean: Mean): Float32Array {
  const squares = sure.map((value, i) => {
    if (value === 0) return 0;
    const dr = small.data[i * 3]! / 255 - wall.red[i]!;
    const dg = small.data[i * 3 + 1]! / 255 - wall.green[i]!;
    const db = small.data[i * 3 + 2]! / 255 - wall.blue[i]!;
    return (dr * dr + dg * dg + db * db) / 3;
  });
  const weight = mean(sure, WALL_REACH);
  return mean(squares, WALL_REACH).map((value, i) =>
    Math.min(0.06, Math.sqrt(value / Math.max(weight[i]!, 0.01))),
  );
}

/** Solves single pixels; the sampler stands on the pixel's row. */
class PixelMatte {
  readonly #grid: MatteGrid;
  readonly #sampler: GridSampler;
  /** Red, green and blue of the pixel at hand and of the wall there. */
  readonly #pixel = new Float64Array(3);
  readonly #wall = new Float64Array(3);

  constructor(grid: MatteGrid, sampler: GridSampler) {
    this.#grid = grid;
    this.#sampler = sampler;
  }

  alpha(x: number, nearness: number, r: number, g: number, b: number): number {
    const grid = this.#grid;
    const sampler = this.#sampler;
    const wr = sampler.at(grid.wall.red, x);
    if (wr < 0) return 0;
    const wg = sampler.at(grid.wall.green, x);
    const wb = sampler.at(grid.wall.blue, x);
    const pixel = this.#pixel;
    const wall = this.#wall;
    pixel[0] = r;
    pixel[1] = g;
    pixel[2] = b;
    wall[0] = wr;
    wall[1] = wg;
    wall[2] = wb;
    const spread = sampler.at(grid.spread, x);
    if (nearness > 0.999) {
      const slack = 3 * spread + 0.06;
      const slit = sampler.at(grid.slit, x);
      return likeness(pixel, wall, slack, slack + slit * (SLIT_TINT - slack));
    }

    const close = likeness(pixel, wall, 1.5 * spread + 0.015);
    const prior = sharpen(sampler.at(grid.prior, x));
    const or = sampler.at(grid.other.red, x);
    if (or < 0) return prior * likeness(pixel, wall, 2 * spread + 0.04);

    const dr = wr - or;
    const og = sampler.at(grid.other.green, x);
    const dg = wg - og;
    const ob = sampler.at(grid.other.blue, x);
    const db = wb - ob;
    const apart = dr * dr + dg * dg + db * db;
    const share = ((r - or) * dr + (g - og) * dg + (b - ob) * db) / (apart + 1e-6);
    const off = (r - or - share * dr) ** 2 + (g - og - share * dg) ** 2 + (b - ob - share * db) ** 2;
    const onLine = Math.exp(-off / (2 * (0.04 + spread) ** 2));
    const mixture = onLine * Math.max(0, Math.min(1, share, (MOST_OVERSHOOT - share) / 0.2));
    const byColor = Math.max(close * sharpen(Math.min(1, share + 0.25)), mixture);
    const trust = apart / (apart + LEAST_SEPARATION * LEAST_SEPARATION);
    const byMap = prior * likeness(pixel, wall, 2 * spread + 0.04);
    // Far from any wall region even the right color is another surface.
    return (trust * byColor + (1 - trust) * byMap) * Math.min(1, nearness * 6);
  }
}

/** 1 if a pixel can be this paint in a little more or less light, falling to 0; slacks in sRGB units. */
function likeness(pixel: Float64Array, wall: Float64Array, slack: number, tintSlack = slack): number {
  const r = pixel[0]!;
  const g = pixel[1]!;
  const b = pixel[2]!;
  const wr = wall[0]!;
  const wg = wall[1]!;
  const wb = wall[2]!;
  const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const wallLuma = 0.2126 * wr + 0.7152 * wg + 0.0722 * wb;
  const ratio = luma / Math.max(wallLuma, 0.02);
  const tint = Math.hypot(r - wr * ratio, g - wg * ratio, b - wb * ratio);
  const brighter = luma - wallLuma;
  const fall = (value: number, from: number): number =>
    1 - Math.min(1, Math.max(0, (value - from) / (from + 0.05)));
  return fall(tint, 0.03 + tintSlack) * fall(brighter, 0.04 + slack) * fall(-brighter, 0.06 + 2 * slack);
}

/** Contrast around one half, so that a softened border is no wider than it must be. */
function sharpen(value: number): number {
  return Math.min(1, Math.max(0, (value - 0.2) / 0.6));
}
