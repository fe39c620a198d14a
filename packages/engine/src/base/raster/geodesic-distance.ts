/** A grid whose pixels can be walked from one to the next along their sides. */
export interface GeodesicGrid {
  readonly width: number;
  readonly height: number;
  /** Length of the step between two neighbors, above 0. */
  readonly step: (from: number, to: number) => number;
  /** Whether a pixel can be entered; default: all can. */
  readonly isOpen?: (pixel: number) => boolean;
}

/** Steps within one bucket are not sorted, which makes distances wrong by less than this share of the limit. */
const BUCKETS = 2000;

/**
 * Length of the shortest walk from the nearest source to each pixel; infinite where there is none within the limit.
 * Shortest paths with buckets (Dial 1969).
 */
export function geodesicDistance(
  { width, height, step, isOpen = () => true }: GeodesicGrid,
  sources: readonly number[],
  limit: number,
): Float32Array {
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const buckets = Array.from({ length: BUCKETS }, (): number[] => []);
  const reach = (pixel: number, length: number): void => {
    const walked = Math.fround(length);
    const bucket = buckets[Math.floor((walked / limit) * BUCKETS)];
    if (!bucket || walked >= distance[pixel]!) return;
    distance[pixel] = walked;
    bucket.push(pixel);
  };
  for (const source of sources) reach(source, 0);
  for (const [number, bucket] of buckets.entries()) {
    for (let at = 0; at < bucket.length; at++) {
      const pixel = bucket[at]!;
      const walked = distance[pixel]!;
      // It was reached by a shorter walk since.
      if (Math.floor((walked / limit) * BUCKETS) !== number) continue;
      const x = pixel % width;
      const go = (to: number): void => {
        if (isOpen(to)) reach(to, walked + step(pixel, to));
      };
      if (x > 0) go(pixel - 1);
      if (x < width - 1) go(pixel + 1);
      if (pixel >= width) go(pixel - width);
      if (pixel < width * (height - 1)) go(pixel + width);
    }
    bucket.length = 0;
  }
  return distance;
}
