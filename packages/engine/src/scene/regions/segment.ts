import type { LabelMap } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';

/** How coarse a segmentation is. */
export interface SegmentOptions {
  /** The constant k of the paper, in OKLab distance times pixels: larger means larger regions. */
  readonly scale: number;
  /** Regions below this many pixels join their most similar neighbor. */
  readonly smallest: number;
}

/** Chroma differences count more than lightness, which shading changes within one surface. */
const CHROMA_WEIGHT = 6;
/** What stepping onto or along a barrier adds to a difference. */
const BARRIER_STEP = 0.5;
const BARRIER_STAY = 0.12;
/** Differences are sorted by counting: this many steps, of this size. */
const STEPS = 4096;
const STEP_SIZE = 1 / 8192;

/**
 * Regions by greedy merging of a pixel graph (Felzenszwalb and Huttenlocher 2004): two regions join if the difference
 * between them is at most the difference inside either plus scale / size. A barrier (0 … 1 per pixel) adds to the
 * differences at it, so that faint but straight borders hold.
 */
export function segment(image: OklabImage, barrier: Float32Array, options: SegmentOptions): LabelMap {
  const edges = sortedEdges(image, barrier);
  const forest = new RegionForest(image.width * image.height, options.scale);
  for (let e = 0; e < edges.count; e++) {
    forest.joinWhenSimilar(edges.from[e]!, edges.to[e]!, edges.weight[e]! * STEP_SIZE);
  }
  for (let e = 0; e < edges.count; e++) forest.joinWhenSmall(edges.from[e]!, edges.to[e]!, options.smallest);
  return forest.labels(image.width, image.height);
}

interface Edges {
  readonly count: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weight: Uint16Array;
}

/** All neighbor pairs (eight directions, each once), least difference first. */
function sortedEdges(image: OklabImage, barrier: Float32Array): Edges {
  const { width, height } = image;
  const most = width * height * 4;
  const from = new Int32Array(most);
  const to = new Int32Array(most);
  const weight = new Uint16Array(most);
  let count = 0;
  const add = (i: number, j: number): void => {
    from[count] = i;
    to[count] = j;
    weight[count++] = Math.min(STEPS - 1, difference(image.data, barrier, i, j) / STEP_SIZE);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) add(i, i + 1);
      if (y + 1 === height) continue;
      add(i, i + width);
      if (x + 1 < width) add(i, i + width + 1);
      if (x > 0) add(i, i + width - 1);
    }
  }
  return countingSort(from, to, weight, count);
}

function difference(lab: Float32Array, barrier: Float32Array, i: number, j: number): number {
  const dL = lab[i * 3]! - lab[j * 3]!;
  const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
  const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
  const bi = barrier[i]!;
  const bj = barrier[j]!;
  return (
    Math.sqrt(dL * dL + CHROMA_WEIGHT * (da * da + db * db)) +
    BARRIER_STEP * Math.abs(bi - bj) +
    BARRIER_STAY * Math.max(bi, bj)
  );
}

function countingSort(from: Int32Array, to: Int32Array, weight: Uint16Array, count: number): Edges {
  const starts = new Int32Array(STEPS + 1);
  for (let e = 0; e < count; e++) starts[weight[e]! + 1]!++;
  for (let step = 0; step < STEPS; step++) starts[step + 1]! += starts[step]!;
  const sortedFrom = new Int32Array(count);
  const sortedTo = new Int32Array(count);
  const sortedWeight = new Uint16Array(count);
  for (let e = 0; e < count; e++) {
    const slot = starts[weight[e]!]!++;
    sortedFrom[slot] = from[e]!;
    sortedTo[slot] = to[e]!;
    sortedWeight[slot] = weight[e]!;
  }
  return { count, from: sortedFrom, to: sortedTo, weight: sortedWeight };
}

/** Union-find over pixels that stores each region's size and its largest tolerated difference. */
class RegionForest {
  readonly #parent: Int32Array;
  readonly #size: Int32Array;
  readonly #tolerance: Float32Array;
  readonly #scale: number;

  constructor(pixels: number, scale: number) {
    this.#parent = Int32Array.from({ length: pixels }, (_, i) => i);
    this.#size = new Int32Array(pixels).fill(1);
    this.#tolerance = new Float32Array(pixels).fill(scale);
    this.#scale = scale;
  }

  joinWhenSimilar(i: number, j: number, weight: number): void {
    const a = this.#find(i);
    const b = this.#find(j);
    if (a === b || weight > this.#tolerance[a]! || weight > this.#tolerance[b]!) return;
    const root = this.#join(a, b);
    this.#tolerance[root] = weight + this.#scale / this.#size[root]!;
  }

  joinWhenSmall(i: number, j: number, smallest: number): void {
    const a = this.#find(i);
    const b = this.#find(j);
    if (a !== b && (this.#size[a]! < smallest || this.#size[b]! < smallest)) this.#join(a, b);
  }

  /** Regions numbered in reading order of their first pixels. */
  labels(width: number, height: number): LabelMap {
    const numbers = new Int32Array(width * height).fill(-1);
    const data = new Uint16Array(width * height);
    let count = 0;
    for (let i = 0; i < data.length; i++) {
      const root = this.#find(i);
      if (numbers[root]! < 0) numbers[root] = count++;
      data[i] = numbers[root]!;
    }
    return { width, height, data, count };
  }

  #find(i: number): number {
    const parent = this.#parent;
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  }

  #join(a: number, b: number): number {
    const root = this.#size[a]! >= this.#size[b]! ? a : b;
    const other = root === a ? b : a;
    this.#parent[other] = root;
    this.#size[root]! += this.#size[other]!;
    return root;
  }
}
