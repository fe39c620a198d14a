import { connectedComponents } from '../../../base/raster/connected-components.ts';
import { maskedBlur } from '../../../base/raster/masked-blur.ts';
import { dilate } from '../../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../../base/raster/raster.ts';
import { resizeMask } from '../../../base/raster/resize.ts';
import { bytesFrom, floatsAt, floatsFrom } from '../../../base/typed-arrays.ts';
import { MEMBRANE, spanMembrane } from '../../../inpaint/membrane.ts';
import type { FoundParts } from '../../room-parts/find-room-parts.ts';

/** How far a shadow reaches beyond its thing, and how far the rim of a thing does: shares of the longer side. */
const REACH = { shadow: 0.07, rim: 0.01 };
/** Wall in its own light is looked for up to this many times the reach of a shadow. */
const LIGHT = 2;
/** Blur that keeps shadows and removes the wall's grain, pixels of the working copy. */
const BLUR = 3;
/** How much darker a shadow is than the wall beyond, logarithm. What is darker than `most` is another thing. */
const DARKER = { least: 0.05, most: 0.7 };
/** A shadow has the wall's tint: the logarithms of its channels differ by this, or by this share of its darkness. */
const TINT = { least: 0.08, share: 0.5 };
/** Fewer pixels of wall in its own light tell nothing. */
const LEAST_LIT = 200;
/**
 * Shadows fade out: at most this share of their border has a step to the lit wall, the logarithm over so many pixels on both
 * sides. Doors and posts end with a step.
 */
const SOFT = { step: 0.35, apart: 4, most: 0.4 };
/** What is larger than this share of the things is no shadow of theirs: the wall is darker there. */
const MOST = 0.6;

/**
 * The shadows of things on the walls beside them. The light of the wall is spanned from beyond the reach of a shadow, like
 * a soap film; what is darker, and touches the things, is their shadow. It needs no room box.
 *
 * @param copy the photo at the working size; the masks have its size.
 * @param things what is removed; `staying` what is known to stay.
 * @returns 255 in the shadows; null if there are none.
 */
export function shadowsOnWalls(
  copy: Raster,
  things: Mask,
  staying: Mask,
  { building, wallAndTrim }: Pick<FoundParts, 'building' | 'wallAndTrim'>,
): Mask | null {
  const { width, height } = copy;
  const share = (part: number): number => Math.max(1, Math.round(part * Math.max(width, height)));
  const rim = dilate(things, share(REACH.rim)).data;
  const near = dilate(things, share(REACH.shadow)).data;
  const far = dilate(things, share(LIGHT * REACH.shadow)).data;
  const isHole = bytesFrom(things.data, (value) => (value >= 32 ? 1 : 0));
  const isWall = bytesFrom(isHole, (hole, i) => {
    if (hole || staying.data[i]! >= 128 || !far[i]) return 0;
    return wallAndTrim.data[i] || (rim[i] && !building.data[i]) ? 1 : 0;
  });
  const logs = floatsFrom(copy.data, (value) => Math.log(value + 4));
  const soft = maskedBlur({ width, height, channels: 3, data: logs }, isWall, BLUR).values;
  const state = bytesFrom(isWall, (wall, i) => {
    if (isHole[i] || (wall && near[i])) return MEMBRANE.unknown;
    return wall ? MEMBRANE.known : MEMBRANE.outside;
  });
  if (state.reduce((sum, one) => sum + (one === MEMBRANE.known ? 1 : 0), 0) < LEAST_LIT) return null;
  const lit = spanMembrane({ width, height, channels: 3, values: soft, state });
  const isDark = (i: number): boolean => {
    const [red, green, blue] = [0, 1, 2].map((c) => lit[i * 3 + c]! - soft[i * 3 + c]!) as [
      number,
      number,
      number,
    ];
    const darker = (red + green + blue) / 3;
    if (darker < DARKER.least || darker > DARKER.most) return false;
    return (
      Math.max(Math.abs(red - green), Math.abs(blue - green)) < Math.max(TINT.least, TINT.share * darker)
    );
  };
  const data = bytesFrom(isHole, (hole, i) => (hole || (isWall[i] && near[i] && isDark(i)) ? 255 : 0));
  const lightness = floatsAt(isHole.length, (i) => (logs[i * 3]! + logs[i * 3 + 1]! + logs[i * 3 + 2]!) / 3);
  return fading({ width, height, data }, { isHole, isWall, lightness });
}

/** Where shadows are looked for. */
interface WallBeside {
  readonly isHole: Uint8Array;
  readonly isWall: Uint8Array;
  /** Logarithm of the brightness. */
  readonly lightness: Float32Array;
}

/** The shadows among the dark pixels: the pieces that touch the things, and fade out. */
function fading({ width, height, data }: Mask, wall: WallBeside): Mask | null {
  const { isHole } = wall;
  const pieces = connectedComponents({
    width,
    height,
    data: bytesFrom(data, (value, i) => (isHole[i] ? 0 : value)),
  });
  const touches = new Uint8Array(pieces.count);
  const borders = bordersOf(pieces, width, wall);
  isHole.forEach((one, i) => {
    if (!one) return;
    for (const step of [1, -1, width, -width]) {
      const piece = pieces.labels[i + step] ?? -1;
      if (piece >= 0) touches[piece] = 1;
    }
  });
  const isShadow = borders.map(({ border, steps }, piece) => touches[piece]! && steps <= SOFT.most * border);
  const shadows = bytesFrom(pieces.labels, (piece) => (piece >= 0 && isShadow[piece] ? 255 : 0));
  const [shade, things] = [shadows, isHole].map((mask) => mask.reduce((sum, one) => sum + (one ? 1 : 0), 0));
  return shade === 0 || shade! > MOST * things! ? null : { width, height, data: shadows };
}

/** How long the border between each piece and the lit wall is, and how much of it is a step; pixels. */
function bordersOf(
  { labels, count }: Pick<ReturnType<typeof connectedComponents>, 'labels' | 'count'>,
  width: number,
  { isHole, isWall, lightness }: WallBeside,
): { border: number; steps: number }[] {
  const { apart } = SOFT;
  const borders = Array.from({ length: count }, () => ({ border: 0, steps: 0 }));
  labels.forEach((piece, i) => {
    if (piece < 0) return;
    for (const step of [1, -1, width, -width]) {
      const [inner, outer] = [i - apart * step, i + apart * step];
      // The rim of a thing ends with a step as well.
      if (labels[i + step] !== -1 || !isWall[i + step] || !isWall[outer] || isHole[inner] !== 0) continue;
      borders[piece]!.border++;
      if (Math.abs(lightness[outer]! - lightness[inner]!) > SOFT.step) borders[piece]!.steps++;
    }
  });
  return borders;
}

/** The things with their shadows on walls, at the things' size. */
export function withShadowsOnWalls(
  things: Mask,
  staying: Mask,
  copy: Raster,
  parts: Pick<FoundParts, 'building' | 'wallAndTrim'>,
): Mask {
  const small = (mask: Mask): Mask => resizeMask(mask, copy.width, copy.height);
  const shadows = shadowsOnWalls(copy, small(things), small(staying), parts);
  if (!shadows) return things;
  const large = resizeMask(shadows, things.width, things.height, 'bilinear').data;
  return { ...things, data: things.data.map((value, i) => Math.max(value, large[i]!)) };
}
