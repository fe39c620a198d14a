import { hashToUnit } from '../../random.ts';
import { type LinearColor, linearFromHex, type Texture } from './material.ts';
import { fractalNoise, valueNoise } from './noise.ts';

function write(out: Float64Array, color: LinearColor, factor: number): void {
  out[0] = color[0] * factor;
  out[1] = color[1] * factor;
  out[2] = color[2] * factor;
}

/** Rolled wall paint: a tone that drifts by a percent, as no wall is perfectly even. */
export function paint(hex: string, seed: number): Texture {
  const color = linearFromHex(hex);
  return (u, v, out) => write(out, color, 0.985 + 0.03 * fractalNoise(u * 1.3, v * 1.3, 3, seed));
}

/** Wood with its grain running along v. */
export function wood(hex: string, seed: number): Texture {
  const color = linearFromHex(hex);
  return (u, v, out) => write(out, color, woodTone(u, v, seed));
}

function woodTone(u: number, v: number, seed: number): number {
  const bend = 0.03 * valueNoise(v * 0.9, u * 4, seed);
  const rings = Math.sin((u + bend) * 95 + 5 * valueNoise(u * 7, v * 0.7, seed + 1));
  const fibre = fractalNoise(u * 160, v * 5, 3, seed + 2);
  return 0.84 + 0.05 * rings + 0.24 * (fibre - 0.3);
}

/** Floor boards along v, of varied tone and length, with thin dark joints. */
export function planks(hex: string, width: number, seed: number): Texture {
  const color = linearFromHex(hex);
  return (u, v, out) => {
    const row = Math.floor(u / width);
    const board = 1.3 + 0.8 * hashToUnit(row, 7, seed);
    const along = v / board + hashToUnit(row, 3, seed);
    const cell = Math.floor(along);
    const tone = hashToUnit(row, cell, seed + 11);
    const warmth = hashToUnit(row, cell, seed + 12) - 0.5;
    const edge = Math.min(u - row * width, (row + 1) * width - u);
    const end = Math.min(along - cell, cell + 1 - along) * board;
    const joint = Math.min(edge, end) < 0.0016 ? 0.45 : 1;
    const factor = joint * (0.82 + 0.3 * tone) * woodTone(u + 31 * tone, v + 17 * warmth, seed + 5);
    out[0] = color[0] * factor * (1 + 0.06 * warmth);
    out[1] = color[1] * factor;
    out[2] = color[2] * factor * (1 - 0.1 * warmth);
  };
}

/** Square stone tiles with light joints. */
export function tiles(hex: string, size: number, seed: number): Texture {
  const color = linearFromHex(hex);
  const joint = linearFromHex('#b9b4ab');
  return (u, v, out) => {
    const [i, j] = [Math.floor(u / size), Math.floor(v / size)];
    const edge = Math.min(u - i * size, (i + 1) * size - u, v - j * size, (j + 1) * size - v);
    if (edge < 0.002) write(out, joint, 0.75);
    else {
      const vein = fractalNoise(u * 3 + 2 * fractalNoise(u, v, 3, seed), v * 3, 4, seed + i * 7 + j);
      write(out, color, 0.84 + 0.1 * hashToUnit(i, j, seed) + 0.16 * (vein - 0.5));
    }
  };
}

/** Cut pile: speckled at the scale of its tufts. */
export function carpet(hex: string, seed: number): Texture {
  const color = linearFromHex(hex);
  return (u, v, out) =>
    write(
      out,
      color,
      0.72 + 0.3 * valueNoise(u * 230, v * 230, seed) + 0.2 * fractalNoise(u * 6, v * 6, 3, seed),
    );
}

/** Woven cloth. */
export function fabric(hex: string, seed: number): Texture {
  const color = linearFromHex(hex);
  return (u, v, out) => {
    const threads = valueNoise(u * 420, v * 60, seed) + valueNoise(u * 60, v * 420, seed + 1);
    write(out, color, 0.8 + 0.12 * threads + 0.14 * fractalNoise(u * 9, v * 9, 3, seed + 2));
  };
}

/** Linen cushions with a stripe, a check or nothing on them. */
export function cushionCloth(hex: string, second: string, variant: number, seed: number): Texture {
  const ground = fabric(hex, seed);
  const stripe = fabric(second, seed + 5);
  return (u, v, out) => {
    const striped = variant === 1 && Math.abs(((u * 9) % 1) - 0.5) < 0.12;
    (striped ? stripe : ground)(u, v, out);
  };
}

/** Rug patterns over a size in metres: 0 diamonds, 1 bordered, 2 broad stripes. */
export function rugPattern(
  hex: string,
  second: string,
  variant: number,
  size: readonly [number, number],
  seed: number,
): Texture {
  const ground = carpet(hex, seed);
  const mark = carpet(second, seed + 1);
  return (u, v, out) => {
    const wobble = 0.012 * (fractalNoise(u * 9, v * 9, 2, seed) - 0.5);
    let marked = false;
    if (variant === 0) {
      const a = (u + v + wobble * 3) / 0.62;
      const b = (u - v + wobble * 3) / 0.62;
      marked = Math.abs(a - Math.round(a)) < 0.017 || Math.abs(b - Math.round(b)) < 0.017;
    } else if (variant === 1) {
      const edge = Math.min(u, v, size[0] - u, size[1] - v) + wobble;
      marked = (edge > 0.1 && edge < 0.125) || (edge > 0.15 && edge < 0.16);
    } else marked = Math.floor((v + wobble) / 0.22) % 2 === 1;
    (marked ? mark : ground)(u, v, out);
  };
}

/** Abstract prints over 0 … 1: soft shapes in four colors on paper. */
export function artwork(variant: number, seed: number): Texture {
  const paper = linearFromHex('#ece4d6');
  const inks = [
    ['#3f5a57', '#c07a4c', '#1f2a33'],
    ['#b8543a', '#d9a441', '#39424e'],
    ['#6f7f63', '#c9a98b', '#2f3a35'],
  ].map((set) => set.map(linearFromHex));
  const palette = inks[variant % inks.length]!;
  return (u, v, out) => {
    const rough = 0.035 * (fractalNoise(u * 5, v * 5, 3, seed) - 0.5);
    let color = paper;
    const inside = (x: number, y: number, rx: number, ry: number) =>
      ((u - x) / rx) ** 2 + ((v - y) / ry) ** 2 < 1 + 8 * rough;
    if (variant % 3 === 1) {
      if (v + rough > 0.18 + 0.1 * Math.sin(u * 5) && v < 0.34 + 0.06 * Math.sin(u * 4 + 1))
        color = palette[2]!;
      if (v + rough > 0.34 + 0.06 * Math.sin(u * 4 + 1) && v < 0.5 + 0.05 * Math.sin(u * 6))
        color = palette[0]!;
      if (inside(0.62, 0.7, 0.15, 0.12)) color = palette[1]!;
    } else {
      if (inside(0.62, 0.68, 0.24, 0.17)) color = palette[1]!;
      if (inside(0.42, 0.36, 0.3, 0.21)) color = palette[0]!;
      if (inside(0.28, 0.76, 0.11, 0.09)) color = palette[2]!;
      if (Math.abs(u - 0.74 + 0.2 * (v - 0.5) ** 2 + rough) < 0.008 && v > 0.12 && v < 0.6)
        color = palette[2]!;
    }
    const border = Math.min(u, v, 1 - u, 1 - v) < 0.09;
    write(out, border ? paper : color, 0.94 + 0.1 * (fractalNoise(u * 60, v * 60, 2, seed) - 0.5));
  };
}
