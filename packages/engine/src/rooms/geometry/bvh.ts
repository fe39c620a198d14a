/** Triangles as the tracer reads them: nine floats each (corner, edge to second, edge to third corner). */
export interface TriangleSoup {
  readonly count: number;
  readonly data: Float32Array;
  /** 1 = light passes (window panes, lamp shades): shadow rays ignore it. */
  readonly passesLight: Uint8Array;
}

/**
 * A binary tree of boxes over triangles, built with a binned surface-area heuristic (Wald 2007, "On fast
 * construction of SAH-based bounding volume hierarchies") and kept in flat arrays.
 */
export interface Bvh {
  /** Six floats a node: lowest x y z, highest x y z. */
  readonly bounds: Float32Array;
  /** Inner node: number of the right child (the left one follows its parent). Leaf: first entry in `order`. */
  readonly link: Int32Array;
  /** 0 = inner node, else the triangles in this leaf. */
  readonly leafSize: Uint8Array;
  /** Triangle numbers, leaf after leaf. */
  readonly order: Uint32Array;
}

const BINS = 12;
const LEAF_LIMIT = 4;

/** Builds the tree; the triangles keep their numbers, the tree only orders them. */
export function buildBvh(soup: TriangleSoup): Bvh {
  const { count, data } = soup;
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      const a = data[i * 9 + k]!;
      const b = a + data[i * 9 + 3 + k]!;
      const c = a + data[i * 9 + 6 + k]!;
      low[i * 3 + k] = Math.min(a, b, c);
      high[i * 3 + k] = Math.max(a, b, c);
    }
  }
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const bounds = new Float32Array(Math.max(1, 2 * count) * 6);
  const link = new Int32Array(Math.max(1, 2 * count));
  const leafSize = new Uint8Array(Math.max(1, 2 * count));
  let nodes = 0;

  const build = (first: number, size: number): void => {
    const node = nodes++;
    const box = bounds.subarray(node * 6, node * 6 + 6);
    box.fill(Infinity, 0, 3).fill(-Infinity, 3, 6);
    for (let i = first; i < first + size; i++) grow(box, low, high, order[i]!);
    const split = size <= LEAF_LIMIT ? undefined : bestSplit(low, high, order, first, size);
    if (!split) {
      link[node] = first;
      leafSize[node] = size;
      return;
    }
    const middle = partition(low, high, order, first, size, split.axis, split.at);
    build(first, middle - first);
    link[node] = nodes;
    build(middle, first + size - middle);
  };
  if (count > 0) build(0, count);
  return {
    bounds: bounds.slice(0, nodes * 6),
    link: link.slice(0, nodes),
    leafSize: leafSize.slice(0, nodes),
    order,
  };
}

function grow(box: Float32Array, low: Float32Array, high: Float32Array, triangle: number): void {
  for (let k = 0; k < 3; k++) {
    const l = low[triangle * 3 + k]!;
    const h = high[triangle * 3 + k]!;
    if (l < box[k]!) box[k] = l;
    if (h > box[k + 3]!) box[k + 3] = h;
  }
}

const halfArea = (b: Float32Array, o: number): number => {
  const x = b[o + 3]! - b[o]!;
  const y = b[o + 4]! - b[o + 1]!;
  const z = b[o + 5]! - b[o + 2]!;
  return x < 0 ? 0 : x * y + y * z + z * x;
};

const centre = (low: Float32Array, high: Float32Array, triangle: number, axis: number): number =>
  0.5 * (low[triangle * 3 + axis]! + high[triangle * 3 + axis]!);

/** The cheapest of the binned planes; undefined when every centre coincides and the leaf limit allows it. */
function bestSplit(
  low: Float32Array,
  high: Float32Array,
  order: Uint32Array,
  first: number,
  size: number,
): { axis: number; at: number } | undefined {
  let best: { axis: number; at: number } | undefined;
  let bestCost = Infinity;
  const boxes = new Float32Array(BINS * 6);
  const counts = new Uint32Array(BINS);
  const rightAreas = new Float64Array(BINS);
  const sweep = new Float32Array(6);
  for (let axis = 0; axis < 3; axis++) {
    let from = Infinity;
    let to = -Infinity;
    for (let i = first; i < first + size; i++) {
      const c = centre(low, high, order[i]!, axis);
      if (c < from) from = c;
      if (c > to) to = c;
    }
    if (!(to - from > 1e-7)) continue;
    const toBin = BINS / (to - from);
    counts.fill(0);
    for (let b = 0; b < BINS; b++)
      boxes.fill(Infinity, b * 6, b * 6 + 3).fill(-Infinity, b * 6 + 3, b * 6 + 6);
    for (let i = first; i < first + size; i++) {
      const triangle = order[i]!;
      const b = Math.min(BINS - 1, Math.floor((centre(low, high, triangle, axis) - from) * toBin));
      counts[b]!++;
      grow(boxes.subarray(b * 6, b * 6 + 6), low, high, triangle);
    }
    sweep.fill(Infinity, 0, 3).fill(-Infinity, 3, 6);
    for (let b = BINS - 1; b > 0; b--) {
      merge(sweep, boxes, b * 6);
      rightAreas[b] = halfArea(sweep, 0);
    }
    sweep.fill(Infinity, 0, 3).fill(-Infinity, 3, 6);
    let left = 0;
    for (let b = 1; b < BINS; b++) {
      merge(sweep, boxes, (b - 1) * 6);
      left += counts[b - 1]!;
      if (left === 0 || left === size) continue;
      const cost = left * halfArea(sweep, 0) + (size - left) * rightAreas[b]!;
      if (cost < bestCost) {
        bestCost = cost;
        best = { axis, at: from + b / toBin };
      }
    }
  }
  // Leaf sizes live in a byte; a pile of more coinciding triangles than that never occurs in a room.
  return best;
}

function merge(into: Float32Array, boxes: Float32Array, offset: number): void {
  for (let k = 0; k < 3; k++) {
    if (boxes[offset + k]! < into[k]!) into[k] = boxes[offset + k]!;
    if (boxes[offset + k + 3]! > into[k + 3]!) into[k + 3] = boxes[offset + k + 3]!;
  }
}

function partition(
  low: Float32Array,
  high: Float32Array,
  order: Uint32Array,
  first: number,
  size: number,
  axis: number,
  at: number,
): number {
  let i = first;
  let j = first + size - 1;
  while (i <= j) {
    if (centre(low, high, order[i]!, axis) < at) i++;
    else {
      const swap = order[i]!;
      order[i] = order[j]!;
      order[j] = swap;
      j--;
    }
  }
  // Rounding may put all of them on one side of a plane between two centres: halve instead.
  return i === first || i === first + size ? first + (size >> 1) : i;
}
