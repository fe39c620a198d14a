import { type Components, connectedComponents } from '../base/raster/connected-components.ts';
import { maskFromPlane, planeFromMask } from '../base/raster/convert.ts';
import { gaussianBlur } from '../base/raster/gaussian-blur.ts';
import { open } from '../base/raster/morphology.ts';
import { createPlane, type Mask, type Plane, type Raster } from '../base/raster/raster.ts';
import { brightnessPlane } from './measure-light.ts';

/** The light sources in a small version of the photo; soft, 0 … 1. */
export interface LightSources {
  /** Bright panes: windows, glass doors, open skies between bars. */
  readonly panes: Plane;
  /** Lamps and other small clipped lights. */
  readonly lamps: Plane;
}

/** sRGB-encoded brightness from which a pixel may be a light source: the sensor is close to clipping. */
const NEAR_CLIPPED = 0.925;
/** Bright pieces up to this size, as a share of the picture, in its upper part, may be lamps. */
const LARGEST_LAMP = 0.012;
const LAMPS_ABOVE = 0.45;
/** With this share of windows in the picture, small bright pieces are parts of them. */
const WINDOWS_FROM = 0.02;
/** Larger bright pieces are overexposed walls or open sky, not panes; share of the picture. */
const LARGEST_PANE = 0.22;
/** Specks of glare are not lamps; share of the picture. */
const SMALLEST_SOURCE = 0.00006;
/** A pane ends at a frame: brightness falls by this much just outside it. An overexposed wall fades out instead. */
const PANE_DROP = { none: 0.07, sure: 0.16 };
/** A lamp is surrounded by its glare, so its border is softer. */
const LAMP_DROP = { none: 0.025, sure: 0.08 };

/** Finds bright pieces with abrupt borders. */
export function findLightSources(small: Raster): LightSources {
  const { width, height } = small;
  const brightness = brightnessPlane(small);
  const bright = maskFromPlane({
    ...brightness,
    data: brightness.data.map((value) => (value > NEAR_CLIPPED ? 1 : 0)),
  });
  const pieces = connectedComponents(bright);
  const drops = edgeDrops(brightness, bright, pieces.labels, pieces.count);
  const kinds = kindsOf(pieces);

  const panes = createPlane(width, height);
  const lamps = createPlane(width, height);
  for (let i = 0; i < pieces.labels.length; i++) {
    const piece = pieces.labels[i]!;
    const kind = kinds[piece];
    if (kind === 'pane') panes.data[i] = ramp(drops[piece]!, PANE_DROP);
    if (kind === 'lamp') lamps.data[i] = ramp(drops[piece]!, LAMP_DROP);
  }
  return { panes: soften(withoutSpecks(panes)), lamps: soften(lamps) };
}

/** The possible kinds of every bright piece, by its size and place only. */
function kindsOf(pieces: Components): Array<'pane' | 'lamp' | 'neither'> {
  const total = pieces.labels.length;
  const middles = new Float64Array(pieces.count);
  for (let i = 0; i < total; i++) {
    const piece = pieces.labels[i]!;
    if (piece >= 0) middles[piece]! += i / total / pieces.areas[piece]!;
  }
  const shares = Array.from(pieces.areas, (area) => area / total);
  const windows = shares.reduce(
    (sum, share) => sum + (share > LARGEST_LAMP && share < LARGEST_PANE ? share : 0),
    0,
  );
  return shares.map((share, piece) => {
    if (share < SMALLEST_SOURCE || share > LARGEST_PANE) return 'neither';
    const isLamp = share < LARGEST_LAMP && middles[piece]! < LAMPS_ABOVE && windows < WINDOWS_FROM;
    return isLamp ? 'lamp' : 'pane';
  });
}

/** For every piece: how much darker it is, on average, a few pixels outside its border. */
function edgeDrops(brightness: Plane, bright: Mask, labels: Int32Array, count: number): Float64Array {
  const { width, height } = brightness;
  const reach = 5;
  const sums = new Float64Array(count);
  const counts = new Float64Array(count);
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      const piece = labels[i]!;
      if (piece < 0) continue;
      for (const step of [1, -1, width, -width]) {
        if (bright.data[i + step]! > 0) continue;
        sums[piece]! += brightness.data[i]! - brightness.data[i + step * reach]!;
        counts[piece]!++;
      }
    }
  }
  return sums.map((sum, piece) => (counts[piece]! > 0 ? sum / counts[piece]! : 0));
}

function withoutSpecks(plane: Plane): Plane {
  return planeFromMask(open(maskFromPlane(plane), 1));
}

/** Without the hard steps of the small grid. */
function soften(plane: Plane): Plane {
  return gaussianBlur(plane, 1);
}

function ramp(value: number, { none, sure }: { readonly none: number; readonly sure: number }): number {
  return Math.min(1, Math.max(0, (value - none) / (sure - none)));
}
