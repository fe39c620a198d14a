import { connectedComponents } from '../../base/raster/connected-components.ts';
import { geodesicDistance } from '../../base/raster/geodesic-distance.ts';
import type { Mask, Plane } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom, floatsFrom } from '../../base/typed-arrays.ts';
import type { OklabImage } from '../../scene/oklab-image.ts';
import type { PromptPoint } from '../../scene/segment-anything/prompted-mask.ts';
import type { SurfaceReading } from './read-surface.ts';

/** Weights of the votes, and the walk and the loss of likelihood at which a vote falls to a third. */
const VOTES = { region: 1, part: 1, walk: 1, likely: 0.5, walked: 0.6, doubt: 0.15 };
/** A walk across the longer side of an even picture has this length; steps of color add to it. */
const ACROSS = 0.5;
/** Steps of OKLab color count more than steps of lightness, which light and shade cause too. */
const COLOR_WEIGHT = 2;
/** Longer walks do not matter. */
const FARTHEST = 3;
/**
 * The area is what has most of the votes. But where it grows at once to several times its size, it leaked into what a
 * person did not mean, and the surer area is taken. Areas below the last share of the picture may grow to that.
 */
const MAJORITY = { levels: [0.75, 0.7, 0.65, 0.6, 0.55, 0.5], leak: 3, small: 0.012 };

/** Steps of color up to the first value are shade and grain; the sum of what is above it, up to the second, is no edge. */
const EDGE = { least: 0.02, sum: 0.05 };

/**
 * The taps before the last one that still hold against it: those with the opposite meaning beyond an edge. Where no edge lies
 * between two taps, the later one wins, because the person changed their mind.
 */
export function opposedTaps(
  { labels: { width, height }, colors }: SurfaceReading,
  taps: readonly PromptPoint[],
): PromptPoint[] {
  const tap = taps.at(-1)!;
  const opposite = taps.filter(({ isMeant }) => isMeant !== tap.isMeant);
  if (opposite.length === 0) return [];
  const step = (i: number, j: number): number => Math.max(1e-6, colorStep(colors, i, j) - EDGE.least);
  const edges = geodesicDistance({ width, height, step }, [pixelOf(tap, width, height)], EDGE.sum);
  return opposite.filter((one) => edges[pixelOf(one, width, height)] === Number.POSITIVE_INFINITY);
}

/**
 * The area that a person means by a tap on a selection: the part around the tap that looks alike and is selected
 * alike. Four votes decide: the tap's region, the part that Segment Anything sees there, how far one walks from the tap
 * without crossing edges, and how likely the surface is compared with the place of the tap.
 *
 * @param selected at the size of the reading: the area lies within what the tap changes.
 * @param part odds of what Segment Anything sees at the tap.
 * @param opposed taps whose surroundings keep their state: the area ends where they are nearer.
 * @returns 1 within the area and 0 elsewhere, at the size of the reading.
 */
export function tappedArea(
  { labels, colors, likely }: SurfaceReading,
  selected: Mask,
  part: Plane,
  tap: PromptPoint,
  opposed: readonly PromptPoint[],
): Plane {
  const { width, height } = labels;
  const center = pixelOf(tap, width, height);
  const isMeant = (i: number): boolean => selected.data[i]! > 127 !== tap.isMeant;
  const base = ACROSS / Math.max(width, height);
  const step = (i: number, j: number): number => base + colorStep(colors, i, j);
  const walk = geodesicDistance({ width, height, step, isOpen: isMeant }, [center], FARTHEST);
  const held = opposed.map((one) => pixelOf(one, width, height));
  const away = geodesicDistance({ width, height, step }, held, FARTHEST);

  const seen = resizePlane(part, width, height, 'bilinear').data;
  const [region, surface] = [labels.data[center]!, likely.data[center]!];
  const all = VOTES.region + VOTES.part + VOTES.walk + VOTES.likely;
  const votes = floatsFrom(likely.data, (share, i) => {
    if (walk[i]! > away[i]! || !isMeant(i)) return 0;
    const doubt = Math.max(0, tap.isMeant ? surface - share : share - surface);
    return (
      (VOTES.region * Number(labels.data[i] === region) +
        VOTES.part / (1 + Math.exp(-seen[i]!)) +
        VOTES.walk * Math.exp(-walk[i]! / VOTES.walked) +
        VOTES.likely * Math.exp(-doubt / VOTES.doubt)) /
      all
    );
  });
  votes[center] = 1;
  return { width, height, data: withoutLeaks({ width, height, data: votes }, center) };
}

/** The pixel at a place. */
export function pixelOf({ x, y }: PromptPoint, width: number, height: number): number {
  return Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
}

function colorStep({ data }: OklabImage, i: number, j: number): number {
  const [a, b] = [i * 3, j * 3];
  return (
    Math.abs(data[a]! - data[b]!) +
    COLOR_WEIGHT * (Math.abs(data[a + 1]! - data[b + 1]!) + Math.abs(data[a + 2]! - data[b + 2]!))
  );
}

/** The area around the center with most of the votes, at the level at which it does not leak. */
function withoutLeaks({ width, height, data }: Plane, center: number): Float32Array {
  let area = new Float32Array(data.length);
  let size = 0;
  for (const level of MAJORITY.levels) {
    const mask = { width, height, data: bytesFrom(data, (share) => (share > level ? 255 : 0)) };
    const { labels, areas } = connectedComponents(mask);
    const grown = areas[labels[center]!]!;
    if (size > 0 && grown > Math.max(MAJORITY.leak * size, MAJORITY.small * data.length)) break;
    area = floatsFrom(labels, (label) => Number(label === labels[center]));
    size = grown;
  }
  return area;
}
