/** A binary tree of boxes around triangles. Node 0 is the root; children come in pairs. */
export interface Bvh {
  /** Six floats a node: min x, y, z, max x, y, z. Never smaller than its content. */
  readonly boxes: Float32Array;
  /** For an inner node the number of its first child (the second follows), for a leaf its first index in `order`. */
  readonly first: Uint32Array;
  /** Triangles of a leaf; 0 marks an inner node. */
  readonly count: Uint32Array;
  readonly nodes: number;
  /** Triangle numbers, leaf by leaf. Triangles that are not finite are left out. */
  readonly order: Uint32Array;
}

/** Triangles tested together; a leaf costs as many tests as it has groups of these. */
const GROUP = 4;
/** Largest size of a leaf, even if splitting gains little. */
const LARGEST_LEAF = 32;
/** Number of tried splits along each axis; more change little (Wald 2007). */
const BINS = 16;
/** Small nodes are split well with fewer. */
const FEW_BINS = 8;
const FEW_TRIANGLES = 24;
/** Cost of testing a node's boxes, in tests of a group of triangles. */
const VISIT_COST = 0.7;
/** Below this depth nodes are halved, so that the whole tree stays within `DEEPEST` levels. */
const SAH_DEPTH = 36;

/**
 * Builds the tree top down with the surface area heuristic over bins (Wald 2007, "On fast Construction of SAH-based
 * Bounding Volume Hierarchies").
 * @param corners nine floats a triangle: first corner, edge to the second, edge to the third
 */
export function buildBvh(corners: Float32Array): Bvh {
  const bounds = triangleBounds(corners);
  const order = finiteTriangles(bounds);
  const most = Math.max(1, 2 * order.length);
  const boxes = new Float32Array(most * 6);
  const first = new Uint32Array(most);
  const count = new Uint32Array(most);
  const bins = createBins(bounds, order);

  /** Nodes to split, with the depth of each. */
  const waiting = [0, 0];
  count[0] = order.length;
  fitBox(boxes, 0, bounds, order, 0, order.length);
  let nodes = 1;
  while (waiting.length > 0) {
    const depth = waiting.pop()!;
    const node = waiting.pop()!;
    const start = first[node]!;
    const size = count[node]!;
    if (size <= GROUP) continue;
    const left = depth < SAH_DEPTH ? bins.split(boxes, node, start, size) : size >> 1;
    if (left === 0) continue;

    first[node] = nodes;
    count[node] = 0;
    first[nodes] = start;
    count[nodes] = left;
    fitBox(boxes, nodes, bounds, order, start, left);
    first[nodes + 1] = start + left;
    count[nodes + 1] = size - left;
    fitBox(boxes, nodes + 1, bounds, order, start + left, size - left);
    waiting.push(nodes, depth + 1, nodes + 1, depth + 1);
    nodes += 2;
  }
  return { boxes, first, count, nodes, order };
}

/** Six floats a triangle. */
function triangleBounds(corners: Float32Array): Float32Array {
  const triangles = corners.length / 9;
  const bounds = new Float32Array(triangles * 6);
  for (let triangle = 0; triangle < triangles; triangle++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = corners[triangle * 9 + axis]!;
      const b = Math.fround(a + corners[triangle * 9 + 3 + axis]!);
      const c = Math.fround(a + corners[triangle * 9 + 6 + axis]!);
      bounds[triangle * 6 + axis] = Math.min(a, b, c);
      bounds[triangle * 6 + 3 + axis] = Math.max(a, b, c);
    }
  }
  return bounds;
}

function finiteTriangles(bounds: Float32Array): Uint32Array {
  const triangles = bounds.length / 6;
  const order = new Uint32Array(triangles);
  let kept = 0;
  for (let triangle = 0; triangle < triangles; triangle++) {
    let sum = 0;
    for (let i = triangle * 6; i < triangle * 6 + 6; i++) sum += bounds[i]! * 0;
    if (sum === 0) order[kept++] = triangle;
  }
  return order.slice(0, kept);
}

/** Makes a node's box hold `size` triangles of `order` from `start` on. */
function fitBox(
  boxes: Float32Array,
  node: number,
  bounds: Float32Array,
  order: Uint32Array,
  start: number,
  size: number,
): void {
  let minX = Infinity;
  let minY = Infinity;
  let minZ = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  let maxZ = -Infinity;
  for (let i = start; i < start + size; i++) {
    const at = order[i]! * 6;
    if (bounds[at]! < minX) minX = bounds[at]!;
    if (bounds[at + 1]! < minY) minY = bounds[at + 1]!;
    if (bounds[at + 2]! < minZ) minZ = bounds[at + 2]!;
    if (bounds[at + 3]! > maxX) maxX = bounds[at + 3]!;
    if (bounds[at + 4]! > maxY) maxY = bounds[at + 4]!;
    if (bounds[at + 5]! > maxZ) maxZ = bounds[at + 5]!;
  }
  const at = node * 6;
  boxes[at] = minX;
  boxes[at + 1] = minY;
  boxes[at + 2] = minZ;
  boxes[at + 3] = maxX;
  boxes[at + 4] = maxY;
  boxes[at + 5] = maxZ;
}

/** Half the surface of the box at `at`; 0 for one that holds nothing. */
export function halfArea(boxes: ArrayLike<number>, at: number): number {
  const x = boxes[at + 3]! - boxes[at]!;
  const y = boxes[at + 4]! - boxes[at + 1]!;
  const z = boxes[at + 5]! - boxes[at + 2]!;
  return x < 0 ? 0 : x * y + y * z + z * x;
}

const groupsOf = (triangles: number): number => (triangles + GROUP - 1) >> 2;

/** Sorts a node's triangles into bins along each axis, by their middles. */
function createMiddles(bounds: Float32Array, order: Uint32Array) {
  const low = new Float64Array(3);
  const scale = new Float64Array(3);

  /** Twice the middle of a triangle along an axis: halving it would change no comparison. */
  const middle = (triangle: number, axis: number): number =>
    bounds[triangle * 6 + axis]! + bounds[triangle * 6 + 3 + axis]!;

  /** Lays the bins over the middles of a node. */
  function spread(start: number, size: number, bins: number): void {
    for (let axis = 0; axis < 3; axis++) {
      let min = Infinity;
      let max = -Infinity;
      for (let i = start; i < start + size; i++) {
        const value = middle(order[i]!, axis);
        if (value < min) min = value;
        if (value > max) max = value;
      }
      low[axis] = min;
      // A hair less, so that the last middle falls into the last bin and not behind it.
      scale[axis] = max > min ? (bins * 0.999999) / (max - min) : 0;
    }
  }

  /** Moves the triangles whose middle is in a bin before `bin` to the front; returns their number. */
  function partition(start: number, size: number, axis: number, bin: number): number {
    let front = start;
    let back = start + size - 1;
    while (front <= back) {
      const triangle = order[front]!;
      if ((((middle(triangle, axis) - low[axis]!) * scale[axis]!) | 0) < bin) {
        front++;
      } else {
        order[front] = order[back]!;
        order[back] = triangle;
        back--;
      }
    }
    return front - start;
  }

  return { low, scale, middle, spread, partition };
}

/** Finds and makes the cheapest split of a node. */
function createBins(bounds: Float32Array, order: Uint32Array) {
  const { spread, low, scale, middle, partition } = createMiddles(bounds, order);
  const binBoxes = new Float64Array(3 * BINS * 6);
  const binCounts = new Uint32Array(3 * BINS);
  const emptyBoxes = Float64Array.from(binBoxes, (_, i) => (i % 6 < 3 ? Infinity : -Infinity));
  const emptyBox = emptyBoxes.slice(0, 6);
  const growing = new Float64Array(6);
  /** Cost of everything right of a split. */
  const rightCost = new Float64Array(BINS);

  function fillBins(start: number, size: number): void {
    binCounts.fill(0);
    binBoxes.set(emptyBoxes);
    for (let i = start; i < start + size; i++) {
      const triangle = order[i]!;
      const at = triangle * 6;
      const minX = bounds[at]!;
      const minY = bounds[at + 1]!;
      const minZ = bounds[at + 2]!;
      const maxX = bounds[at + 3]!;
      const maxY = bounds[at + 4]!;
      const maxZ = bounds[at + 5]!;
      for (let axis = 0; axis < 3; axis++) {
        const bin = axis * BINS + (((middle(triangle, axis) - low[axis]!) * scale[axis]!) | 0);
        binCounts[bin] = binCounts[bin]! + 1;
        const b = bin * 6;
        if (minX < binBoxes[b]!) binBoxes[b] = minX;
        if (minY < binBoxes[b + 1]!) binBoxes[b + 1] = minY;
        if (minZ < binBoxes[b + 2]!) binBoxes[b + 2] = minZ;
        if (maxX > binBoxes[b + 3]!) binBoxes[b + 3] = maxX;
        if (maxY > binBoxes[b + 4]!) binBoxes[b + 4] = maxY;
        if (maxZ > binBoxes[b + 5]!) binBoxes[b + 5] = maxZ;
      }
    }
  }

  function grow(bin: number): void {
    const b = bin * 6;
    for (let i = 0; i < 3; i++) {
      if (binBoxes[b + i]! < growing[i]!) growing[i] = binBoxes[b + i]!;
      if (binBoxes[b + 3 + i]! > growing[3 + i]!) growing[3 + i] = binBoxes[b + 3 + i]!;
    }
  }

  return {
    /** Sorts a node's triangles so that its first child's come first; returns their number, 0 = better a leaf. */
    split(boxes: Float32Array, node: number, start: number, size: number): number {
      const bins = size <= FEW_TRIANGLES ? FEW_BINS : BINS;
      spread(start, size, bins);
      fillBins(start, size);
      const area = halfArea(boxes, node * 6);
      let best = size <= LARGEST_LEAF ? (groupsOf(size) - VISIT_COST) * area : Infinity;
      let bestAxis = -1;
      let bestBin = 0;
      for (let axis = 0; axis < 3; axis++) {
        if (scale[axis] === 0) continue;
        const from = axis * BINS;
        growing.set(emptyBox);
        for (let bin = bins - 1, behind = 0; bin > 0; bin--) {
          behind += binCounts[from + bin]!;
          grow(from + bin);
          rightCost[bin] = halfArea(growing, 0) * groupsOf(behind);
        }
        growing.set(emptyBox);
        for (let bin = 1, before = 0; bin < bins; bin++) {
          before += binCounts[from + bin - 1]!;
          grow(from + bin - 1);
          const cost = halfArea(growing, 0) * groupsOf(before) + rightCost[bin]!;
          if (before > 0 && before < size && cost < best) {
            best = cost;
            bestAxis = axis;
            bestBin = bin;
          }
        }
      }
      if (bestAxis >= 0) return partition(start, size, bestAxis, bestBin);
      // All middles in one place: nothing to choose by.
      return size <= LARGEST_LEAF ? 0 : size >> 1;
    },
  };
}
