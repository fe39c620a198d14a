import { createMask, type Mask, type Plane } from '../../raster/raster.ts';
import type { OklabImage } from '../../scene/oklab-image.ts';
import { type ColorMixture, fitMixture } from './color-mixture.ts';
import { createGridGraph, DIRECTIONS, type GridGraph, nodeAt } from './grid-graph.ts';
import { minCut } from './min-cut.ts';

const ROUNDS = 3;
/** What a border between two pixels of one color costs, against one unit of log-likelihood. */
const SMOOTHNESS = 12;
/** One pixel's colors may not outvote its surroundings: costs beyond this count no more. */
const MOST_COLOR_COST = 9;
/** Prior odds at and below this are certain: background. */
export const CERTAIN = -50;

/**
 * The object in an image (Rother, Kolmogorov and Blake 2004, "GrabCut"): mixtures of colors of object and background,
 * fitted and cut in turn. 255 where the object is, else 0. Deterministic.
 *
 * @param prior for every pixel the odds, as a logarithm, that it belongs to the object before its color is looked at;
 *   `CERTAIN` or less is background for sure.
 */
export function grabCut(image: OklabImage, prior: Plane): Mask {
  const { width, height } = image;
  let isObject = Uint8Array.from(prior.data, (odds) => (odds > 0 ? 1 : 0));
  const arcs = neighborArcs(image);
  for (let round = 0; round < ROUNDS; round++) {
    const object = fitMixture(image, pixelsWhere(isObject, 1));
    const background = fitMixture(image, pixelsWhere(isObject, 0));
    if (!object || !background) break;
    const graph: GridGraph = { ...arcs, capacity: arcs.capacity.slice(), terminal: arcs.terminal.slice() };
    setTerminals(graph, image, prior, object, background);
    const side = minCut(graph);
    isObject = isObject.map((_, i) => side[nodeAt(graph, i % width, Math.floor(i / width))]!);
  }
  const mask = createMask(width, height);
  isObject.forEach((inside, i) => {
    mask.data[i] = inside * 255;
  });
  return mask;
}

function pixelsWhere(isObject: Uint8Array, value: number): number[] {
  const pixels: number[] = [];
  isObject.forEach((inside, i) => {
    if (inside === value) pixels.push(i);
  });
  return pixels;
}

function setTerminals(
  graph: GridGraph,
  { width, height, data }: OklabImage,
  prior: Plane,
  object: ColorMixture,
  background: ColorMixture,
): void {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const odds = prior.data[i]!;
      const [L, a, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
      const color = background.cost(L, a, b) - object.cost(L, a, b);
      const bounded = Math.min(MOST_COLOR_COST, Math.max(-MOST_COLOR_COST, color));
      graph.terminal[nodeAt(graph, x, y)] = odds <= CERTAIN ? -1e6 : odds + bounded;
    }
  }
}

/** Borders cost less where colors differ, measured against how much neighbors differ in this image. */
function neighborArcs({ width, height, data }: OklabImage): GridGraph {
  const graph = createGridGraph(width, height);
  const differences: { arc: number; back: number; squared: number; length: number }[] = [];
  const steps: readonly (readonly [number, number])[] = [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ];
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      steps.forEach(([dx, dy], i) => {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) return;
        const from = (y * width + x) * 3;
        const to = ((y + dy) * width + x + dx) * 3;
        const squared =
          (data[from]! - data[to]!) ** 2 +
          (data[from + 1]! - data[to + 1]!) ** 2 +
          (data[from + 2]! - data[to + 2]!) ** 2;
        sum += squared;
        const arc = nodeAt(graph, x, y) * DIRECTIONS + 2 * i;
        const back = nodeAt(graph, x + dx, y + dy) * DIRECTIONS + 2 * i + 1;
        differences.push({ arc, back, squared, length: Math.hypot(dx, dy) });
      });
    }
  }
  const sharpness = differences.length / Math.max(2 * sum, 1e-9);
  for (const { arc, back, squared, length } of differences) {
    const cost = (SMOOTHNESS * Math.exp(-sharpness * squared)) / length;
    graph.capacity[arc] = cost;
    graph.capacity[back] = cost;
  }
  return graph;
}
