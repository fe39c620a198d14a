import { LINEAR_FROM_BYTE, srgb255 } from '../../base/color/srgb.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { gridSampler } from '../../base/raster/sample-grid.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import { BURNT } from './pane-matte.ts';

/** The recovery of a view through glass: haze is removed, then it is darkened, then its colors are strengthened. */
export interface ViewRecovery {
  /** Linear light of the haze over the view: red, green, blue. */
  readonly haze: readonly [number, number, number];
  /** Power that darkens what is left, 1 … 2.6. */
  readonly power: number;
  /** Share of the view that is overexposed to white, 0 … 1: nothing can be recovered there. */
  readonly burnt: number;
}

/** Haze is as bright as the darkest share of the view, and most of it is removed. */
const DARKEST = 0.02;
const CLEARED = 0.85;
const THICKEST = 0.45;
/** Median linear brightness of a recovered view beside a dark and beside a bright room. */
const BESIDE_DARK = 0.2;
const BESIDE_BRIGHT = 0.34;
const BRIGHT_ROOM = 0.5;
const MOST_POWER = 2.6;
/** What fading in light takes from colors. */
const COLOR = 1.2;
/** Pixels that are looked at. */
const SAMPLES = 60_000;

/**
 * The recovery that a view needs; null if no pane shows anything.
 *
 * @param alpha share of view in every pixel, of the photo's size.
 * @param room median linear brightness of the room.
 */
export function measureView(photo: Raster, alpha: Mask, room: number): ViewRecovery | null {
  const step = Math.max(1, Math.floor(alpha.data.length / SAMPLES / 4));
  const channels: [number[], number[], number[]] = [[], [], []];
  const lights: number[] = [];
  let burnt = 0;
  for (let i = 0; i < alpha.data.length; i += step) {
    if (alpha.data[i]! < 200) continue;
    const color = [0, 1, 2].map((c) => photo.data[3 * i + c]!);
    if (Math.min(...color) >= BURNT) burnt++;
    const [red, green, blue] = color.map((byte) => LINEAR_FROM_BYTE[byte]!) as [number, number, number];
    channels[0].push(red);
    channels[1].push(green);
    channels[2].push(blue);
    lights.push(luminance(red, green, blue));
  }
  if (lights.length === 0) return null;
  const haze = channels.map((values) => Math.min(THICKEST, CLEARED * quantile(values, DARKEST)));
  const [red, green, blue] = haze as [number, number, number];
  const thick = luminance(red, green, blue);
  const clear = Math.max(1e-3, (quantile(lights, 0.5) - thick) / (1 - thick));
  const wanted = BESIDE_DARK + (BESIDE_BRIGHT - BESIDE_DARK) * Math.min(1, room / BRIGHT_ROOM);
  const power = Math.log(wanted) / Math.log(Math.min(0.98, clear));
  return {
    haze: [red, green, blue],
    power: Math.min(MOST_POWER, Math.max(1, power)),
    burnt: burnt / lights.length,
  };
}

/**
 * Recovers the view in panes. Pixels without any of it keep their bytes.
 *
 * @param alpha share of view in every pixel, at any size.
 * @param amount 0 (the photo) … 1.
 * @returns the picture and 255 where a pixel was allowed to change.
 */
export function recoverView(
  photo: Raster,
  alpha: Mask,
  { haze, power }: ViewRecovery,
  amount: number,
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const data = photo.data.slice();
  const mask = new Uint8Array(width * height);
  const shares = gridSampler(width, height, alpha.width, alpha.height);
  const cover = floatsFrom(alpha.data, (value) => value / 255);
  const color = new Float64Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    shares.row(y);
    for (let x = 0; x < width; x++, i++) {
      const share = shares.at(cover, x);
      if (share <= 0.004) continue;
      mask[i] = 255;
      for (let c = 0; c < 3; c++) {
        color[c] = Math.max(0, (LINEAR_FROM_BYTE[photo.data[3 * i + c]!]! - haze[c]!) / (1 - haze[c]!));
      }
      const light = Math.max(1e-6, luminance(color[0]!, color[1]!, color[2]!));
      const scale = light ** (power - 1);
      for (let c = 0; c < 3; c++) {
        const value = srgb255(scale * (light + COLOR * (color[c]! - light)));
        const before = photo.data[3 * i + c]!;
        data[3 * i + c] = Math.min(255, Math.max(0, before + amount * share * (value - before) + 0.5));
      }
    }
  }
  return { raster: { width, height, data }, mask: { width, height, data: mask } };
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(share * (sorted.length - 1))]!;
}
