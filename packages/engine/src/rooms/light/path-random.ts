/** A stream of numbers in [0, 1) that can be begun anew for every path. */
export interface PathRandom {
  (): number;
  begin(pixel: number, sample: number): void;
}

/**
 * Repeatable random numbers: the first dimensions of a path are spread evenly over its pixel's samples (Kronecker
 * sequences with a shift of their own per pixel), later ones come from a plain generator.
 */
export function createPathRandom(seed: number): PathRandom {
  const steps = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53].map(
    (prime) => Math.sqrt(prime) % 1,
  );
  let dimension = 0;
  let sample = 0;
  let pixelState = seed;
  let pathState = seed;
  const next = () => {
    const at = dimension++;
    if (at >= steps.length) {
      pathState = (pathState + 0x6d2b79f5) | 0;
      return mixed(pathState);
    }
    pixelState = (pixelState + 0x6d2b79f5) | 0;
    return (mixed(pixelState) + sample * steps[at]!) % 1;
  };
  next.begin = (pixel: number, index: number) => {
    dimension = 0;
    sample = index;
    pixelState = Math.imul(pixel + 1, 0x9e3779b1) ^ seed;
    pathState = Math.imul(pixel + 1, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35) ^ seed;
  };
  return next;
}

function mixed(state: number): number {
  let h = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
