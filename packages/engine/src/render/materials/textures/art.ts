import { hashToUnit } from '../../../base/random.ts';
import { paintAbstract } from '../art/abstract.ts';
import { paintBotanical } from '../art/botanical.ts';
import { type Canvas, createCanvas, type Easel, lookAt } from '../art/canvas.ts';
import { paintGeometric } from '../art/geometric.ts';
import { paintLandscape } from '../art/landscape.ts';
import { paintLineArt } from '../art/line-art.ts';
import { paintSeascape } from '../art/seascape.ts';
import { detail, shade } from '../blend.ts';
import { type LinearColor, linearFromHex } from '../material.ts';
import { noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

type Subject = TextureOf<'art'>['subject'];

const PAINTERS: Record<Subject, (easel: Easel) => void> = {
  abstract: paintAbstract,
  landscape: paintLandscape,
  botanical: paintBotanical,
  line: paintLineArt,
  geometric: paintGeometric,
  seascape: paintSeascape,
};

const PAPER: LinearColor = linearFromHex('#efe9dd');
const BLACK: LinearColor = linearFromHex('#23211f');

const brightness = (color: LinearColor): number => 0.21 * color[0] + 0.72 * color[1] + 0.07 * color[2];

/** Paper or canvas under the brush, its thread in meters. */
const THREAD = 0.0012;

/**
 * A picture painted by code: the first color is the paper, the others are the inks, of which the darkest draws and
 * the lightest lights. It is painted when it is first looked at.
 */
export function art(texture: TextureOf<'art'>): SurfacePattern {
  const [width, height] = texture.size;
  const { seed } = texture;
  const colors = texture.colors.map(linearFromHex);
  const sorted = [...colors].sort((a, b) => brightness(a) - brightness(b));
  const paper = colors[0] ?? PAPER;
  const darkest = sorted[0] && brightness(sorted[0]) < 0.12 ? sorted[0] : BLACK;
  const last = sorted[sorted.length - 1];
  const lightest = last && brightness(last) > 0.5 ? last : PAPER;
  let canvas: Canvas | undefined;
  const paintIt = (): Canvas => {
    const aspect = width / height;
    const painted = createCanvas(aspect, paper);
    const inks = colors.length > 1 ? colors.slice(1) : [darkest];
    PAINTERS[texture.subject]({
      canvas: painted,
      aspect,
      paper,
      inks,
      darkest,
      lightest,
      seed: Math.floor(1e6 * hashToUnit(seed, texture.subject.length, 31)),
    });
    return painted;
  };
  const grain = (u: number, v: number): number =>
    noise(u / THREAD, v / THREAD, seed) + 0.5 * noise(u * 90, v * 90, seed + 1);
  return {
    albedo: (u, v, out, footprint) => {
      canvas ??= paintIt();
      lookAt(canvas, u / width, v / height, out);
      shade(out, 1 + 0.022 * detail(2 * THREAD, footprint) * grain(u, v));
    },
    height: (u, v, footprint) => 0.5 + 0.3 * detail(2 * THREAD, footprint) * grain(u, v),
  };
}
