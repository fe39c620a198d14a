import { mirroredRows } from '../../base/raster/mirror.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { SquareSurface } from './hidden-surfaces.ts';
import { aroundHints, type Hints, hintsFor } from './hints.ts';
import { inpaintSquare, NETWORK_SIDE } from './inpainting-network.ts';

/** A square part of a photo, 512 x 512 pixels. */
export interface Square {
  /** Three interleaved 8-bit sRGB values a pixel. */
  readonly pixels: Uint8Array;
  /** 1 for pixels to fill. */
  readonly inHole: Uint8Array;
  /** 1 for these and all others that the network must not see. */
  readonly isUnknown: Uint8Array;
  /** 1 on visible things; computed only if the network seems to have invented another one. */
  readonly isThing?: (() => Promise<Uint8Array>) | undefined;
  /** Surfaces that may go on in the hole. */
  readonly surfaces?: readonly SquareSurface[] | undefined;
}

/** A square whose hole is filled. */
export interface FilledSquare {
  /** Three interleaved values 0 … 255 a pixel; pixels outside the hole are the photo's. */
  readonly pixels: Float32Array;
  /** Busyness of the fill in relation to its surroundings; beyond `MADE_UP` it is probably an invented thing. */
  readonly busyness: number;
  /** Whether the network was given hints of what lies behind. */
  readonly isHinted: boolean;
}

/**
 * Fills this much busier than their surroundings are things that the network invented: on photos those were 1.6 times
 * as busy and more, acceptable fills up to 1.15 times.
 */
export const MADE_UP = 1.35;
/** Another answer is used only if it is calmer by this factor. */
const CALMER = 0.8;
/** The band around a hole, pixels, and how much of it may show things for the hole to be filled without them. */
const BAND = { width: 16, things: 0.6 };

/** Rim around hints that is filled again with them, pixels. */
const HINT_RIM = 5;

const CELLS = NETWORK_SIDE ** 2;
/** Smallest busyness of plain surroundings, which comes from their grain. */
const LEAST_UNREST = 6;
/** Holes from this share of the square on are filled twice. */
const LARGE = 0.06;

/**
 * Fills the hole of a square by the network. If the fill is busier than all that is around it, the network is asked again
 * without the things in sight, which it may have continued, and the calmer answer is taken. A hole that things surround is
 * not filled without them: blinds, shelves or a sofa do go on behind what was removed.
 */
export async function fillSquare(square: Square): Promise<FilledSquare> {
  const { pixels, inHole, isUnknown, isThing, surfaces } = square;
  const hints = surfaces && hintsFor(pixels, inHole, isUnknown, surfaces);
  const isKnown = isUnknown.map((unknown) => 1 - unknown);
  const around = Math.max(LEAST_UNREST, unrest(pixels, isKnown));
  const within = (filled: Float32Array) =>
    filled.map((value, i) => (inHole[Math.floor(i / 3)] ? value : pixels[i]!));
  if (hints) {
    const filled = await answerWithHints(square, hints);
    return { pixels: within(filled), busyness: unrest(filled, inHole) / around, isHinted: true };
  }
  let filled = await answerTo(pixels, inHole, isUnknown);
  let busyness = unrest(filled, inHole) / around;
  const things = busyness > MADE_UP && isThing ? await isThing() : null;
  if (things && shareAround(inHole, isKnown, things) <= BAND.things) {
    const bare = await answerTo(
      pixels,
      inHole,
      isUnknown.map((unknown, i) => unknown | things[i]!),
    );
    const again = unrest(bare, inHole) / around;
    if (again < CALMER * busyness) [filled, busyness] = [bare, again];
  }
  return { pixels: within(filled), busyness, isHinted: false };
}

/** How much of what is known close around a hole shows things, 0 … 1. */
function shareAround(inHole: Uint8Array, isKnown: Uint8Array, things: Uint8Array): number {
  const hole = { width: NETWORK_SIDE, height: NETWORK_SIDE, data: inHole.map((one) => one * 255) };
  const wide = dilate(hole, BAND.width).data;
  let [shown, known] = [0, 0];
  for (let i = 0; i < CELLS; i++) {
    if (!wide[i] || !isKnown[i]) continue;
    known++;
    shown += things[i]!;
  }
  return shown / Math.max(1, known);
}

/**
 * The network's fill of a hole. A large hole is also filled mirrored, and the calmer answer is used: with too little
 * information the network invents things, and things have edges.
 */
async function answerTo(
  pixels: Uint8Array,
  inHole: Uint8Array,
  isUnknown: Uint8Array,
): Promise<Float32Array> {
  const isKnown = isUnknown.map((unknown) => (unknown ? 0 : 1));
  const filled = await inpaintSquare(pixels, isKnown);
  if (inHole.reduce((sum, hole) => sum + hole, 0) <= LARGE * CELLS) return filled;
  const turn = <V extends Uint8Array | Float32Array>(values: V, channels: number) =>
    mirroredRows(values, NETWORK_SIDE, channels);
  const turned = turn(await inpaintSquare(turn(pixels, 3), turn(isKnown, 1)), 3);
  return unrest(turned, inHole) < unrest(filled, inHole) ? turned : filled;
}

/** The network's fill of a hole with hints. It is asked again for the hints themselves, which then match what is around. */
async function answerWithHints({ inHole, isUnknown }: Square, hints: Hints): Promise<Float32Array> {
  const { isHint, pixels } = hints;
  const filled = await inpaintSquare(
    pixels,
    isUnknown.map((unknown, i) => (unknown && !isHint[i] ? 0 : 1)),
  );
  const spots = aroundHints(isHint, HINT_RIM);
  const between = pixels.map((value, i) => (inHole[Math.floor(i / 3)] ? Math.round(filled[i]!) : value));
  const isKnown = isUnknown.map((unknown, i) => (unknown && (!inHole[i] || spots[i]) ? 0 : 1));
  const again = await inpaintSquare(between, isKnown);
  return filled.map((value, i) => (spots[Math.floor(i / 3)] ? again[i]! : value));
}

/** Mean step between neighbors within a mask, the sum of three channels both ways, 8-bit steps. */
function unrest(filled: Float32Array | Uint8Array, inHole: Uint8Array): number {
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
