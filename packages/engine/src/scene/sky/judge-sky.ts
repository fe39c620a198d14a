import type { Mask } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';
import type { GrownSky } from './grow-sky.ts';

/** Skies end well above the picture's lower edge: rows below this share of the height. */
const LOW = 0.85;
/** Half the distance over which the step from sky to what stands before it is measured, as a share of the height. */
const STEP_REACH = 0.007;

interface Facts {
  /** Mean color of the seeds: growing may have strayed. */
  readonly L: number;
  readonly a: number;
  readonly b: number;
  /** Share of the picture that is sky. */
  readonly share: number;
  /** Share of the lowest rows that is sky. */
  readonly bottom: number;
  /** Share of the rest that is as bright as the sky. */
  readonly brighter: number;
  /** Mean step of lightness where the sky ends downward. */
  readonly contrast: number;
}

/**
 * The certainty that a grown sky is one, 0 … 1. Ceilings, the other smooth light things at the top edge, are warm or
 * gray, seldom the brightest part of a picture, and run into walls of about their own lightness.
 */
export function judgeSky(image: OklabImage, seeds: Mask, grown: GrownSky): number {
  const facts = skyFacts(image, seeds, grown);
  if (facts === null) return 0;
  const { L, a, b, share, bottom, brighter, contrast } = facts;
  const blue = rise(-b, 0.006, 0.014) * rise(-a, -0.008, 0);
  const white = rise(L, 0.93, 0.96) * rise(-b, -0.01, -0.004) * rise(-brighter, -0.03, 0);
  const gray = 0.7 * rise(-b, -0.004, 0) * rise(-brighter, -0.01, 0) * rise(contrast, 0.15, 0.25);
  return (
    Math.max(blue, white, gray) *
    rise(contrast, 0.03, 0.06) *
    rise(-bottom, -0.6, -0.3) *
    rise(share, 0.004, 0.015)
  );
}

function skyFacts({ width, height, data }: OklabImage, seeds: Mask, { sky, zone }: GrownSky): Facts | null {
  const color = [0, 0, 0];
  let seedCount = 0;
  let count = 0;
  let low = 0;
  for (let i = 0; i < width * height; i++) {
    if (seeds.data[i]) {
      seedCount++;
      for (let c = 0; c < 3; c++) color[c]! += data[3 * i + c]!;
    }
    if (!sky.data[i]) continue;
    count++;
    if (i >= Math.floor(LOW * height) * width) low++;
  }
  if (seedCount === 0 || count === 0) return null;
  const [L, a, b] = color.map((sum) => sum / seedCount) as [number, number, number];
  let brighter = 0;
  for (let i = 0; i < width * height; i++) if (!zone.data[i] && data[3 * i]! > L - 0.01) brighter++;
  const lowRows = height - Math.floor(LOW * height);
  return {
    L,
    a,
    b,
    share: count / (width * height),
    bottom: low / (lowRows * width),
    brighter: brighter / Math.max(1, width * height - count),
    contrast: meanStep({ width, height, data }, zone),
  };
}

/** Mean absolute step of lightness across the places where the zone ends downward. */
function meanStep({ width, height, data }: OklabImage, zone: Mask): number {
  const reach = Math.max(1, Math.round(STEP_REACH * height));
  let sum = 0;
  let count = 0;
  for (let i = reach * width; i + (reach + 1) * width < width * height; i++) {
    if (!zone.data[i] || zone.data[i + width]) continue;
    const step = data[3 * (i - reach * width)]! - data[3 * (i + (reach + 1) * width)]!;
    sum += Math.min(0.4, Math.abs(step));
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** 0 up to `from`, 1 from `to`, straight between. */
function rise(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
