import { maskedBlur } from '../../base/raster/masked-blur.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import type { KnownFace } from '../hole-growth.ts';
import { LIFT } from './whole-paint.ts';

/** The band around what goes in which paint and photo are compared, shares of the longer side. */
const BAND = { from: 0.01, to: 0.06 };
/** Light is compared over this share of the longer side; finer differences are texture. */
const BLUR_SHARE = 0.008;
/**
 * The largest differences of an even paint in most of the band, logarithms. On photos, painted walls had up to 0.037
 * of texture and 0.08 of light; brick had 0.078 and 0.165, niches and panels 0.12 and more of light, dark niches 0.8.
 * Small parts of walls vary more: behind a chair between doors there is hardly any wall to compare.
 */
const EVEN = { texture: 0.05, light: 0.1, lightOfSmall: 0.4 };
/** Faces that hide less than this share of the picture are small parts. */
const SMALL = 0.08;
/** The share of the band that is judged: the rest may be a cable, a shadow or an overlooked thing. */
const MOST = 0.75;
/** Smaller bands do not tell, pixels. */
const LEAST_BAND = 200;

/** How far the paint of a face is from what is seen of it around the things that go, logarithms. */
export interface PaintMisfit {
  /** Fine structure of the face that the paint lacks. */
  readonly texture: number;
  readonly light: number;
}

/**
 * Compares the paint of a wall or ceiling with what is seen of it around the things that go.
 *
 * @param going what goes, of the copy's size.
 */
export function paintMisfit(copy: Raster, going: Mask, { isBare, paint }: KnownFace): PaintMisfit {
  const { width, height } = copy;
  const grown = (share: number): Uint8Array =>
    dilate(going, Math.max(1, Math.round(share * Math.max(width, height)))).data;
  const [inner, outer] = [grown(BAND.from), grown(BAND.to)];
  const band = isBare.map((bare, i) => (bare && outer[i] && !inner[i] ? 1 : 0));
  const logs = floatsFrom(copy.data, (value) => Math.log(value + LIFT));
  const radius = Math.max(2, Math.round(BLUR_SHARE * Math.max(width, height)));
  const soft = maskedBlur({ width, height, channels: 3, data: logs }, band, radius, 2).values;
  const [texture, light]: [number[], number[]] = [[], []];
  band.forEach((isIn, i) => {
    if (!isIn) return;
    const most = (a: Float32Array, b: Float32Array): number =>
      Math.max(...[0, 1, 2].map((c) => Math.abs(a[i * 3 + c]! - b[i * 3 + c]!)));
    texture.push(most(logs, soft));
    light.push(most(soft, paint));
  });
  if (texture.length < LEAST_BAND) return { texture: 0, light: 0 };
  return { texture: mostOf(texture), light: mostOf(light) };
}

/**
 * Whether one paint in one light is the truth about a face. It is not for brick, panels and niches, nor where the box
 * of the room is wrong.
 *
 * @param hidden the share of the picture that things hide of the face.
 */
export function isEvenPaint({ texture, light }: PaintMisfit, hidden: number): boolean {
  return !isTextured({ texture }) && light < (hidden < SMALL ? EVEN.lightOfSmall : EVEN.light);
}

/** Whether a face is not painted but of brick or panels. */
export function isTextured({ texture }: Pick<PaintMisfit, 'texture'>): boolean {
  return texture >= EVEN.texture;
}

function mostOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(MOST * values.length)]!;
}
