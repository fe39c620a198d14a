import type { LabelMap } from '../../base/raster/raster.ts';

/** Bodies that grow within regions. */
export interface GrowingBodies {
  readonly labels: LabelMap;
  /** Number of each pixel's body; below 0 = none yet. */
  readonly bodies: Int32Array;
  /** Pixels that bodies grow from, in the order in which they were reached; as long as `bodies`. */
  readonly queue: Int32Array;
}

/** No pixel has a body yet. */
export function noBodies(labels: LabelMap): GrowingBodies {
  const { length } = labels.data;
  return { labels, bodies: new Int32Array(length).fill(-1), queue: new Int32Array(length) };
}

/**
 * Marks everything connected to `start` within its region and `inside` as `body`, and appends it to the queue;
 * returns the new end of the queue. Only pixels marked -1 are included.
 */
export function flood(
  { labels, bodies, queue }: GrowingBodies,
  start: number,
  body: number,
  end: number,
  inside: (i: number) => boolean,
): number {
  let last = end;
  bodies[start] = body;
  queue[last++] = start;
  for (let at = end; at < last; at++) {
    const i = queue[at]!;
    forNeighbors(labels, i, (j) => {
      if (bodies[j] !== -1 || labels.data[j] !== labels.data[i] || !inside(j)) return;
      bodies[j] = body;
      queue[last++] = j;
    });
  }
  return last;
}

/**
 * Lets every queued body grow at the same pace and for at most so many steps, into the rest of its region (marked
 * below 0) and `inside`. The queue contains all pixels with a body; returns its new end.
 */
export function spread(
  { labels, bodies, queue }: GrowingBodies,
  queued: number,
  steps = Number.POSITIVE_INFINITY,
  inside: (i: number) => boolean = () => true,
): number {
  let last = queued;
  let from = 0;
  for (let step = 0; step < steps && from < last; step++) {
    const until = last;
    for (; from < until; from++) {
      const i = queue[from]!;
      forNeighbors(labels, i, (j) => {
        if (bodies[j]! >= 0 || labels.data[j] !== labels.data[i] || !inside(j)) return;
        bodies[j] = bodies[i]!;
        queue[last++] = j;
      });
    }
  }
  return last;
}

function forNeighbors({ width, data }: LabelMap, i: number, visit: (j: number) => void): void {
  const x = i % width;
  if (x > 0) visit(i - 1);
  if (x + 1 < width) visit(i + 1);
  if (i >= width) visit(i - width);
  if (i + width < data.length) visit(i + width);
}

/** Region numbers without gaps, in reading order of their first pixels. */
export function renumbered(parts: Int32Array, width: number, height: number): LabelMap {
  const numbers = new Map<number, number>();
  const data = new Uint16Array(parts.length);
  for (let i = 0; i < parts.length; i++) {
    const number = numbers.get(parts[i]!) ?? numbers.size;
    numbers.set(parts[i]!, number);
    data[i] = number;
  }
  return { width, height, data, count: numbers.size };
}

/**
 * Steps to the nearest pixel of another region, or to the nearest marked as edge (city block, at most `cap`); the
 * picture's own edge does not count.
 */
export function depthInRegions(
  { width, height, data }: LabelMap,
  cap: number,
  edge?: Uint8Array,
): Uint8Array {
  const depth = new Uint8Array(data.length).fill(cap);
  edge?.forEach((isEdge, i) => {
    if (isEdge) depth[i] = 0;
  });
  const relax = (i: number, j: number): void => {
    const reach = data[i] === data[j] ? depth[j]! + 1 : 1;
    if (reach < depth[i]!) depth[i] = reach;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x > 0) relax(i, i - 1);
      if (y > 0) relax(i, i - width);
    }
  }
  for (let y = height - 1, i = data.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, i--) {
      if (x + 1 < width) relax(i, i + 1);
      if (y + 1 < height) relax(i, i + width);
    }
  }
  return depth;
}
