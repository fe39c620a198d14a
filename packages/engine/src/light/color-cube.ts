import type { Grade } from './grade.ts';

/** A grade sampled on a cube, so that each of a picture's millions of pixels costs one look-up. */
export interface ColorCube {
  /** Samples along each edge. */
  readonly size: number;
  /** size³ triples, sRGB-encoded 0 … 255, red slowest. */
  readonly samples: Float32Array;
  /** The square root of linear light, times this, is the position along an edge. */
  readonly scale: number;
}

/** Linear light at the far end of the cube; brighter light is clipped to white. */
const BRIGHTEST = 2.25;

/** Samples along each edge: steps of a twentieth of the way to white, within which grades are nearly straight. */
const SIZE = 31;

/** Samples a grade. Positions are square roots of linear light, which is close to perceived brightness. */
export function colorCube(grade: Grade, size = SIZE): ColorCube {
  const samples = new Float32Array(size ** 3 * 3);
  const scale = (size - 1) / Math.sqrt(BRIGHTEST);
  const linear = Float64Array.from({ length: size }, (_, i) => (i / scale) ** 2);
  for (let red = 0, at = 0; red < size; red++) {
    for (let green = 0; green < size; green++) {
      for (let blue = 0; blue < size; blue++, at += 3) {
        const [r, g, b] = grade(linear[red]!, linear[green]!, linear[blue]!);
        samples[at] = r * 255;
        samples[at + 1] = g * 255;
        samples[at + 2] = b * 255;
      }
    }
  }
  return { size, samples, scale };
}

/**
 * Replaces every triple of linear light r g b in `colors` by its grade, sRGB-encoded 0 … 255. Trilinear: tetrahedra
 * (Kasson et al. 1995) keep grays a little purer, and would be a tenth faster. A whole row at once: called for each
 * pixel, it takes half as long again.
 */
export function lookUp({ samples: s, size, scale }: ColorCube, colors: Float64Array): void {
  const last = size - 1.0001;
  const stepY = size * 3;
  const stepX = size * stepY;
  for (let at = 0; at < colors.length; at += 3) {
    const x = Math.min(last, Math.sqrt(colors[at]!) * scale);
    const y = Math.min(last, Math.sqrt(colors[at + 1]!) * scale);
    const z = Math.min(last, Math.sqrt(colors[at + 2]!) * scale);
    const c00 = (x | 0) * stepX + (y | 0) * stepY + (z | 0) * 3;
    const c01 = c00 + stepY;
    const c10 = c00 + stepX;
    const c11 = c10 + stepY;
    const fx = x - (x | 0);
    const fy = y - (y | 0);
    const far = z - (z | 0);
    const near = 1 - far;
    const w00 = (1 - fx) * (1 - fy);
    const w01 = (1 - fx) * fy;
    const w10 = fx * (1 - fy);
    const w11 = fx * fy;
    // Written out: a loop over the channels takes a third longer.
    colors[at] =
      near * (s[c00]! * w00 + s[c01]! * w01 + s[c10]! * w10 + s[c11]! * w11) +
      far * (s[c00 + 3]! * w00 + s[c01 + 3]! * w01 + s[c10 + 3]! * w10 + s[c11 + 3]! * w11);
    colors[at + 1] =
      near * (s[c00 + 1]! * w00 + s[c01 + 1]! * w01 + s[c10 + 1]! * w10 + s[c11 + 1]! * w11) +
      far * (s[c00 + 4]! * w00 + s[c01 + 4]! * w01 + s[c10 + 4]! * w10 + s[c11 + 4]! * w11);
    colors[at + 2] =
      near * (s[c00 + 2]! * w00 + s[c01 + 2]! * w01 + s[c10 + 2]! * w10 + s[c11 + 2]! * w11) +
      far * (s[c00 + 5]! * w00 + s[c01 + 5]! * w01 + s[c10 + 5]! * w10 + s[c11 + 5]! * w11);
  }
}
