import type { Raster } from '../../../raster/raster.ts';

/** What a camera did to the photo that a rendering lacks. */
export interface PhotoCharacter {
  /** Standard deviation of its grain in 8-bit steps. */
  readonly grain: number;
  /** Standard deviation of its blur, pixels of the rendering. */
  readonly softness: number;
}

/** Blur of a rendering by its own pixels. */
const OWN_SOFTNESS = 0.45;
const SOFTEST = 1.1;
const GRAINIEST = 7;
/** A Gaussian edge's steepest curvature over its steepest slope, times its sigma. */
const CURVATURE_OVER_SLOPE = Math.exp(-0.5);
/** Side of the squares that are measured, and how many are enough. */
const BLOCK = 16;
const BLOCKS = 12_000;

/**
 * Measures grain in the photo's smoothest places and softness at its hardest edges.
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
  readonly curvature: number;
}

/** Of blocks spread over the photo: how much neighbors differ by grain, and the hardest edge. */
function measureBlocks({ width, height, data }: Raster): { spreads: number[]; edges: Edge[] } {
  const spreads: number[] = [];
  const edges: Edge[] = [];
  const all = (width * height) / (BLOCK * BLOCK);
  const step = BLOCK * Math.max(1, Math.ceil(Math.sqrt(all / BLOCKS)));
  for (let top = 1; top + BLOCK < height - 1; top += step) {
    for (let left = 2; left + BLOCK < width - 2; left += step) {
      let squares = 0;
      let slope = 0;
      let sharpest = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) {
          const at = (y * width + x) * 3 + 1;
          const rise = Math.abs(data[at + 3]! - data[at - 3]!) / 2;
          const curvature = data[at + 3]! - 2 * data[at]! + data[at - 3]!;
          // White noise has six times its variance in a second difference.
          squares += (curvature * curvature) / 6;
          if (rise > slope) {
            slope = rise;
            sharpest = 0;
          }
          sharpest = Math.max(sharpest, Math.abs(curvature));
        }
      }
      spreads.push(Math.sqrt(squares / (BLOCK * BLOCK)));
      edges.push({ slope, curvature: sharpest });
    }
  }
  return { spreads, edges };
}

function softnessOf(edges: readonly Edge[]): number {
  const hardest = edges
    .filter(({ slope }) => slope > 24)
    .toSorted((a, b) => b.slope - a.slope)
    .slice(0, 60);
  if (hardest.length < 8) return OWN_SOFTNESS;
  return quantile(
    hardest.map(({ slope, curvature }) => (CURVATURE_OVER_SLOPE * slope) / Math.max(1, curvature)),
    0.3,
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** How much a rendering must be blurred to look taken with the photo, pixels. */
export function missingBlur({ softness }: PhotoCharacter): number {
  return Math.min(SOFTEST, Math.sqrt(Math.max(0, softness * softness - OWN_SOFTNESS * OWN_SOFTNESS)));
}
