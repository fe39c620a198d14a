/**
 * A graph for cutting pictures in two: a node per pixel, arcs to its eight neighbors, and one terminal arc to the
 * object or to the background. The grid has a border of unused nodes, so that every node has eight neighbors.
 */
export interface GridGraph {
  /** Nodes per row, border included. */
  readonly stride: number;
  /** Nodes in all. */
  readonly count: number;
  /** Steps from a node to its neighbors; direction d ^ 1 leads back. */
  readonly steps: readonly number[];
  /** What an arc can still carry: node * 8 + direction. */
  readonly capacity: Float32Array;
  /** What the terminal arc can still carry; above 0 from the object, below 0 to the background. */
  readonly terminal: Float32Array;
}

/** Neighbors of a node: right, left, below, above, and the four corners. */
export const DIRECTIONS = 8;

/** A graph without arcs for a picture of the given size. */
export function createGridGraph(width: number, height: number): GridGraph {
  const stride = width + 2;
  const count = stride * (height + 2);
  return {
    stride,
    count,
    steps: [1, -1, stride, -stride, stride + 1, -stride - 1, stride - 1, 1 - stride],
    capacity: new Float32Array(count * DIRECTIONS),
    terminal: new Float32Array(count),
  };
}

/** The node of a pixel. */
export function nodeAt(graph: GridGraph, x: number, y: number): number {
  return (y + 1) * graph.stride + x + 1;
}
