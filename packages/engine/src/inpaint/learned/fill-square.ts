import { inpaintSquare, NETWORK_SIDE } from './inpainting-network.ts';

/** A square part of a photo, 512 x 512 pixels. */
export interface Square {
  /** Three interleaved 8-bit sRGB values a pixel. */
  readonly pixels: Uint8Array;
  /** 1 for pixels to be filled. */
  readonly inHole: Uint8Array;
  /** 1 for these and all others that the network must not see. */
  readonly isUnknown: Uint8Array;
}

const CELLS = NETWORK_SIDE ** 2;
/** Holes from this share of the square on are filled twice. */
const LARGE = 0.06;

/**
 * Fills the hole of a square by the network. A large one is filled in a mirror, too, and the calmer answer is taken: what the
 * network makes up where it knows too little are things, and things have edges.
 *
 * @returns three interleaved values 0 … 255 a pixel; pixels outside the hole are the photo's.
 */
export async function fillSquare({ pixels, inHole, isUnknown }: Square): Promise<Float32Array> {
  const isKnown = isUnknown.map((unknown) => (unknown ? 0 : 1));
  let filled = await inpaintSquare(pixels, isKnown);
  if (inHole.reduce((sum, hole) => sum + hole, 0) > LARGE * CELLS) {
    const turned = mirrored(await inpaintSquare(mirrored(pixels, 3), mirrored(isKnown, 1)), 3);
    if (unrest(turned, inHole) < unrest(filled, inHole)) filled = turned;
  }
  return filled.map((value, i) => (inHole[Math.floor(i / 3)] ? value : pixels[i]!));
}

/** Turned left to right. */
function mirrored<Values extends Uint8Array | Float32Array>(values: Values, channels: number): Values {
  const out = values.slice() as Values;
  for (let i = 0; i < CELLS; i++) {
    const from = i + NETWORK_SIDE - 1 - 2 * (i % NETWORK_SIDE);
    for (let c = 0; c < channels; c++) out[i * channels + c] = values[from * channels + c]!;
  }
  return out;
}

/** Mean step between neighbors in the hole, 8-bit steps. */
function unrest(filled: Float32Array, inHole: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < CELLS - NETWORK_SIDE; i++) {
    if (!inHole[i] || (i + 1) % NETWORK_SIDE === 0) continue;
    count++;
    for (let c = 0; c < 3; c++) {
      const value = filled[i * 3 + c]!;
      sum +=
        Math.abs(filled[(i + 1) * 3 + c]! - value) + Math.abs(filled[(i + NETWORK_SIDE) * 3 + c]! - value);
    }
  }
  return sum / Math.max(1, count);
}
