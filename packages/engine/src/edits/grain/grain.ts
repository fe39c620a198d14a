import type { Raster } from '../../base/raster/raster.ts';

/** The camera's grain and blur in the photo, which a rendering lacks. */
export interface PhotoCharacter {
  /** Standard deviation of its grain in 8-bit steps. */
  readonly grain: number;
  /** Standard deviation of its blur, pixels of the rendering. */
  readonly softness: number;
}

/** The measured value of a step from one pixel to the next, the hardest edge of any picture; a rendering has many. */
const OWN_SOFTNESS = 2 / Math.sqrt(2 * Math.PI);
const SOFTEST = 2;
const GRAINIEST = 7;
/** A Gaussian edge's rise over its steepest slope, in units of its sigma. */
const RISE_OVER_SLOPE = Math.sqrt(2 * Math.PI);
/** Smaller steps are texture, not edges; sRGB bytes. */
const LEAST_RISE = 48;
/** Too few edges do not characterize the lens. */
const FEW_EDGES = 8;
/**
 * This quantile of sharpness characterizes the lens: shadows and unfocused edges are softer; the very hardest are
 * steps of compression or of an enlargement, which a blurred photo has as well.
 */
const IN_FOCUS = 0.4;
/** Pixels to each side over which an edge is followed while it rises. */
const EDGE_REACH = 8;
/** Side of the measured squares, and their sufficient number. */
const BLOCK = 16;
const BLOCKS = 12_000;

/**
 * Measures grain in the photo's smoothest places and softness at its edges.
 *
 * @param rendered the photo at the size of the rendering: an enlarged rendering is as soft as the enlarged photo.
 */
export function photoCharacter(photo: Raster, rendered: Raster): PhotoCharacter {
  const own = measureBlocks(photo);
  const { edges } = rendered === photo ? own : measureBlocks(rendered);
  return { grain: Math.min(GRAINIEST, quantile(own.spreads, 0.2)), softness: softnessOf(edges) };
}

interface Edge {
  readonly slope: number;
  /** From the beginning of the rise to its end. */
  readonly rise: number;
}

/** Differences of neighbors by grain, and the hardest edge, in blocks spread over the photo. */
function measureBlocks({ width, height, data }: Raster): { spreads: number[]; edges: Edge[] } {
  const spreads: number[] = [];
  const edges: Edge[] = [];
  const all = (width * height) / (BLOCK * BLOCK);
  const step = BLOCK * Math.max(1, Math.ceil(Math.sqrt(all / BLOCKS)));
  for (let top = 1; top + BLOCK < height - 1; top += step) {
    for (let left = 2; left + BLOCK < width - 2; left += step) {
      let squares = 0;
      let slope = 0;
      let hardest = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) {
          const at = (y * width + x) * 3 + 1;
          const rise = Math.abs(data[at + 3]! - data[at - 3]!) / 2;
          const curvature = data[at + 3]! - 2 * data[at]! + data[at - 3]!;
          // White noise has six times its variance in a second difference.
          squares += (curvature * curvature) / 6;
          if (rise > slope) [slope, hardest] = [rise, x + y * width];
        }
      }
      spreads.push(Math.sqrt(squares / (BLOCK * BLOCK)));
      edges.push({ slope, rise: slope === 0 ? 0 : riseAt(data, hardest) });
    }
  }
  return { spreads, edges };
}

/** The rise of green along the row through the edge at a pixel. */
function riseAt(data: Uint8Array, pixel: number): number {
  const green = (offset: number) => data[(pixel + offset) * 3 + 1] ?? 0;
  const up = Math.sign(green(1) - green(-1));
  const follow = (way: 1 | -1): number => {
    let at = 0;
    while (Math.abs(at) < EDGE_REACH && (green(at + way) - green(at)) * up * way > 0) at += way;
    return green(at);
  };
  return Math.abs(follow(1) - follow(-1));
}

function softnessOf(edges: readonly Edge[]): number {
  const widths = edges
    .filter(({ rise }) => rise > LEAST_RISE)
    .map(({ slope, rise }) => rise / slope / RISE_OVER_SLOPE);
  return widths.length < FEW_EDGES ? OWN_SOFTNESS : quantile(widths, IN_FOCUS);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** The blur that makes a rendering match the photo, pixels. */
export function missingBlur({ softness }: PhotoCharacter): number {
  return Math.min(SOFTEST, Math.sqrt(Math.max(0, softness * softness - OWN_SOFTNESS * OWN_SOFTNESS)));
}
