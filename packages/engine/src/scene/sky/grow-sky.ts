import { connectedComponents } from '../../base/raster/connected-components.ts';
import { close } from '../../base/raster/morphology.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import type { OklabImage } from '../oklab-image.ts';
import { type LocalColor, localColor } from './local-color.ts';
import { floodSmooth, isSkyColor, type SkySeeds } from './sky-seeds.ts';

/** Radii around a pixel in which known sky is looked for, nearest first, and the share of it that is enough. */
const REACHES = [
  { radius: 0.015, support: 0.12 },
  { radius: 0.09, support: 0.002 },
] as const;
/** Branches and wires up to twice this share of the long side thick do not divide a sky. */
const THIN = 0.011;
/** Colors this many standard deviations from the sky nearby still are sky, within limits. */
const DEVIATIONS = 2.5;
/** OKLab distance. */
const MOST_TOLERANCE = 0.06;
const MOST_ROUNDS = 10;
/** Clouds are at most this much darker (OKLab lightness) than the sky in their rows. */
const DARKER = 0.04;
/** Growing ends when it adds less than this share of the picture. */
const SETTLED = 0.0005;

/** The sky's own pixels, and the zone in which it is what lies behind: thin things before it included. */
export interface GrownSky {
  readonly sky: Mask;
  readonly zone: Mask;
}

/**
 * Grows a sky from its seeds: pixels with the color of the sky nearby belong to it, and smooth transitions from it
 * (clouds), as long as it is connected with the top edge apart from thin things such as branches. Between twigs the
 * sky is found without any smooth place.
 */
export function growSky(image: OklabImage, steps: Float32Array, seeds: SkySeeds): GrownSky {
  const thin = Math.max(1, Math.round(THIN * Math.max(image.width, image.height)));
  let sky = seeds.mask;
  let count = -1;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    sky = connectedToTop(nextSky(image, steps, seeds.smooth, sky), thin);
    const known: number[] = [];
    sky.data.forEach((inside, i) => {
      if (inside && steps[i]! < seeds.smooth) known.push(i);
    });
    floodSmooth(image, steps, seeds.smooth, sky, known);
    const now = sky.data.reduce((sum, inside) => sum + (inside ? 1 : 0), 0);
    if (Math.abs(now - count) < SETTLED * sky.data.length) break;
    count = now;
  }
  const whole = withClouds(image, sky);
  return { sky: whole, zone: close(whole, thin) };
}

function nextSky(image: OklabImage, steps: Float32Array, smooth: number, sky: Mask): Mask {
  const { width, height, data } = image;
  const side = Math.max(width, height);
  const weight = floatsFrom(sky.data, (inside) => (inside ? 1 : 0));
  const around = REACHES.map((reach) => ({
    ...localColor(image, weight, Math.max(1, Math.round(reach.radius * side))),
    enough: reach.support,
  }));
  const least = Math.min(0.02, 0.01 + 0.4 * smooth);
  const next = createMask(width, height);
  for (let i = 0; i < weight.length; i++) {
    const near = around.find(({ support, enough }) => support[i]! > enough);
    if (near === undefined) continue;
    const tolerance = Math.min(MOST_TOLERANCE, Math.max(least, DEVIATIONS * Math.sqrt(near.variance[i]!)));
    const stays =
      sky.data[i]! > 0 && steps[i]! < smooth && isSkyColor(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
    if (stays || distanceTo(image, near, i) < tolerance) next.data[i] = 255;
  }
  return next;
}

/** OKLab distance from the sky nearby; tint counts more than lightness. */
function distanceTo({ data }: OklabImage, { mean }: LocalColor, i: number): number {
  return Math.hypot(
    data[3 * i]! - mean[3 * i]!,
    1.5 * (data[3 * i + 1]! - mean[3 * i + 1]!),
    1.5 * (data[3 * i + 2]! - mean[3 * i + 2]!),
  );
}

function connectedToTop(mask: Mask, thin: number): Mask {
  const { width, height } = mask;
  const { labels, count } = connectedComponents(close(mask, thin));
  const top = new Uint8Array(count);
  for (let x = 0; x < width; x++) if (labels[x]! >= 0) top[labels[x]!] = 1;
  const data = mask.data.map((inside, i) => (inside && labels[i]! >= 0 && top[labels[i]!] ? 255 : 0));
  return { width, height, data };
}

/**
 * Adds parts that the sky fully surrounds, that have a sky's colors and are no darker than it: clouds with hard
 * edges.
 */
function withClouds({ data }: OklabImage, sky: Mask): Mask {
  const { width, height } = sky;
  const others = { width, height, data: sky.data.map((inside) => 255 - inside) };
  const { labels, count } = connectedComponents(others);
  const open = new Uint8Array(count);
  const rows = new Float64Array(height);
  const counts = new Uint32Array(height);
  sky.data.forEach((inside, i) => {
    const y = Math.floor(i / width);
    if (inside) {
      rows[y]! += data[3 * i]!;
      counts[y]!++;
    }
  });
  labels.forEach((label, i) => {
    if (label < 0) return;
    const x = i % width;
    const y = Math.floor(i / width);
    const usual = counts[y]! > 0 ? rows[y]! / counts[y]! : 1;
    const cloudy =
      data[3 * i]! > usual - DARKER && isSkyColor(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
    if (!cloudy || x === 0 || y === 0 || x === width - 1 || y === height - 1) open[label] = 1;
  });
  return { ...sky, data: sky.data.map((inside, i) => (inside || !open[labels[i]!] ? 255 : 0)) };
}
