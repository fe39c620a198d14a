import type { Mask } from './raster.ts';

/** The separate pieces of a mask. */
export interface Components {
  readonly width: number;
  readonly height: number;
  /** Piece number of every pixel, 0 … count - 1 in reading order of their first pixels; -1 outside the mask. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Pixels in every piece. */
  readonly areas: Int32Array;
}

/**
 * Pieces of the pixels at or above `threshold`; pixels touch along sides, not corners. Two passes with union-find
 * (Rosenfeld and Pfaltz 1966).
 */
export function connectedComponents(mask: Mask, threshold = 128): Components {
  const { width, height, data } = mask;
  const labels = new Int32Array(data.length).fill(-1);
  const parents: number[] = [];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! < threshold) continue;
      const left = x > 0 ? labels[i - 1]! : -1;
      const above = y > 0 ? labels[i - width]! : -1;
      if (left < 0 && above < 0) labels[i] = parents.push(parents.length) - 1;
      else if (left < 0) labels[i] = above;
      else if (above < 0) labels[i] = left;
      else labels[i] = union(parents, left, above);
    }
  }
  const numbers = new Int32Array(parents.length).fill(-1);
  const areas: number[] = [];
  for (let i = 0; i < labels.length; i++) {
    if (labels[i]! < 0) continue;
    const root = find(parents, labels[i]!);
    if (numbers[root]! < 0) numbers[root] = areas.push(0) - 1;
    labels[i] = numbers[root]!;
    areas[labels[i]!]!++;
  }
  return { width, height, labels, count: areas.length, areas: Int32Array.from(areas) };
}

function union(parents: number[], a: number, b: number): number {
  const rootA = find(parents, a);
  const rootB = find(parents, b);
  const root = Math.min(rootA, rootB);
  parents[rootA] = root;
  parents[rootB] = root;
  return root;
}

function find(parents: number[], label: number): number {
  let at = label;
  while (parents[at] !== at) {
    parents[at] = parents[parents[at]!]!;
    at = parents[at]!;
  }
  return at;
}
