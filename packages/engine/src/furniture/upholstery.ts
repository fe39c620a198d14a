import { bentPath, evenly } from '../base/geometry/curve.ts';
import { deformed } from '../base/geometry/deform.ts';
import type { Mesh } from '../base/geometry/mesh.ts';
import { ripples } from '../base/geometry/ripples.ts';
import { softBox } from '../base/geometry/soft-box.ts';
import { tube } from '../base/geometry/tube.ts';
import type { Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import { part } from './finish.ts';
import { reseeded } from './materials/reseeded.ts';
import type { Making, Part } from './piece.ts';
import type { NonEmpty, Style } from './styles/style.ts';

/** The cover of a seat, with its sewing and filling. */
export interface Cover {
  readonly material: Material;
  /** Cord of the seams; absent = knife edge. */
  readonly piping: Material | undefined;
  readonly softness: number;
  readonly plumpness: number;
  readonly seed: number;
  readonly detail: Making['detail'];
}

/** A cover chosen by seed among the style's cloths; seams and filling as the style has them. */
export function coverOf(making: Making, cloths: NonEmpty<Material>, choice = making.seed): Cover {
  const { style, seed, detail } = making;
  const material = reseeded(clothOf(cloths, choice), seed);
  return {
    material,
    piping: seamOf(style, material),
    softness: style.softness,
    plumpness: style.plumpness,
    seed,
    detail,
  };
}

/** The first cloth most often, the others now and then. */
function clothOf(cloths: NonEmpty<Material>, choice: number): Material {
  const turn = ((choice % 7) + 7) % 7;
  return (turn < 3 ? cloths[0] : cloths[(turn - 2) % cloths.length]) ?? cloths[0];
}

function seamOf(style: Style, material: Material): Material | undefined {
  switch (style.seam) {
    case 'plain':
      return undefined;
    case 'piped':
      return material;
    case 'contrast':
      return style.pipingMaterial;
  }
}

/** A loose seat cushion around the origin: crowned on top, boxed sides that swell, a dip where people sit. */
export function seatCushion(cover: Cover, size: Vec3, seed: number): Part[] {
  const [width, height, depth] = size;
  const { plumpness, detail } = cover;
  const crown = 0.008 + 0.045 * plumpness;
  const uneven = ripples(cover.seed * 31 + seed, 0.22);
  const creases = ripples(cover.seed * 17 + seed, 0.07);
  const dip = { x: 0.12 * Math.sin(seed * 2.3 + cover.seed), deep: 0.006 + 0.014 * plumpness };
  const shape = ([x, y, z]: Vec3): Vec3 => {
    const [s, e, t] = [(2 * x) / width, (2 * y) / height, (2 * z) / depth];
    const [across, along] = [1 - s * s, 1 - t * t];
    const middle = Math.max(0, across * along);
    const worn = dip.deep * Math.exp(-(((s - dip.x) / 0.5) ** 2) - (t - 0.1) ** 2 / 0.35);
    const edge = Math.max(0, s * s * s * s + t * t * t * t - 0.6);
    const wave = uneven([x, 0, z]) * 0.007 * plumpness + creases([x, y, z]) * 0.004 * plumpness * edge;
    const swell = (1 - e * e) * (0.005 + 0.018 * plumpness);
    return [
      x + swell * s * Math.max(0, along) ** 0.5 - 0.004 * plumpness * s * edge,
      y + e * crown * middle - (e + 1) * 0.5 * (worn - wave),
      z + swell * t * Math.max(0, across) ** 0.5,
    ];
  };
  const radius = cover.piping ? 0.02 : Math.min(0.2 * height + cover.softness * 0.5, height * 0.48);
  const spans: Vec3 = [2 + 2 * detail, 2, 2 + 2 * detail];
  return covered(
    cover,
    softBox(size, radius, { edge: detail, spans }),
    shape,
    rim(size, radius, 'y', detail > 2),
  );
}

/**
 * A back cushion standing around the origin, its front to +z: full in the lower middle, thin towards the top, corners
 * drawn in.
 */
export function backCushion(cover: Cover, size: Vec3, seed: number): Part[] {
  const [width, height, depth] = size;
  const { plumpness, detail } = cover;
  const uneven = ripples(cover.seed * 13 + seed, 0.24);
  const creases = ripples(cover.seed * 7 + seed, 0.08);
  const slump = 0.012 * plumpness * Math.sin(seed * 1.7 + cover.seed);
  const shape = ([x, y, z]: Vec3): Vec3 => {
    const [s, t, e] = [(2 * x) / width, (2 * y) / height, (2 * z) / depth];
    const across = Math.max(0, 1 - s * s);
    const along = Math.max(0, 1 - t * t);
    const full = 1 - 0.3 * plumpness * Math.max(0, t) ** 2 - 0.2 * plumpness * s * s * s * s;
    const belly = (0.006 + 0.06 * plumpness) * across * (along + 0.25 * Math.max(0, -t) * along);
    const edge = Math.max(0, s * s * s * s + t * t * t * t - 0.5);
    const wave = uneven([x, y, seed]) * 0.007 * plumpness + creases([x, y, z]) * 0.003 * plumpness * edge;
    return [
      x * (1 - 0.03 * plumpness * along) + slump * t,
      y * (1 - 0.03 * plumpness * across) + 0.012 * plumpness * across * t,
      z * full + e * belly + Math.max(0, e) * wave,
    ];
  };
  const radius = cover.piping ? 0.026 : Math.min(depth * (0.25 + 0.22 * plumpness), depth * 0.48);
  const spans: Vec3 = [2 + 2 * detail, 2 + 2 * detail, 1];
  return covered(cover, softBox(size, radius, { edge: detail, spans }), shape, rim(size, radius, 'z'));
}

/**
 * A fixed upholstered block around the origin: arms, backs, bases. `puff` is how far its sides swell, meters.
 */
export function padded(cover: Cover, size: Vec3, radius: number, puff: number, seed = 0): Mesh {
  const uneven = ripples(cover.seed * 5 + seed, 0.3);
  const { detail } = cover;
  const half = size.map((side) => side / 2) as unknown as Vec3;
  const shape = (p: Vec3): Vec3 => {
    const [s, e, t] = [p[0] / half[0], p[1] / half[1], p[2] / half[2]];
    const [x, y, z] = [Math.max(0, 1 - s * s), Math.max(0, 1 - e * e), Math.max(0, 1 - t * t)];
    const wave = puff * 0.25 * uneven(p);
    return [
      p[0] + s * (puff * Math.sqrt(y * z) + wave * y * z),
      p[1] + e * (puff * Math.sqrt(x * z) * 0.7 + wave * x * z),
      p[2] + t * puff * Math.sqrt(x * y) * 0.7,
    ];
  };
  const span = (side: number) => Math.max(2, Math.min(2 + 2 * detail, Math.round(side / 0.16)));
  const mesh = softBox(size, radius, { edge: detail, spans: [span(size[0]), span(size[1]), span(size[2])] });
  return deformed(mesh, shape);
}

/** Cord along a path, as sewn into seams. */
export function piping(cover: Cover, path: readonly Vec3[], closed: boolean): Part[] {
  if (cover.piping === undefined) return [];
  return [part(cover.piping, tube(path, 0.0048, { sides: cover.detail > 2 ? 6 : 3, closed }))];
}

function covered(cover: Cover, mesh: Mesh, shape: (p: Vec3) => Vec3, seams: readonly Vec3[][]): Part[] {
  const cords = seams.flatMap((seam) => piping(cover, seam.map(shape), true));
  return [part(cover.material, deformed(mesh, shape)), ...cords];
}

/** Seams on the middle of the rounded edges: around the top of a seat (and its bottom), around the front of a back. */
function rim(size: Vec3, radius: number, facing: 'y' | 'z', both = false): Vec3[][] {
  const [wide, thick, long] = facing === 'y' ? size : [size[0], size[2], size[1]];
  const slant = radius * (1 - Math.SQRT1_2) * 0.96;
  const [a, b] = [wide / 2 - slant, long / 2 - slant];
  const level = thick / 2 - slant;
  const levels = facing === 'y' && both ? [level, -level] : [level];
  return levels.map((y) => {
    const corners: Vec3[] = [
      [a, y, b],
      [-a, y, b],
      [-a, y, -b],
      [a, y, -b],
    ];
    const loop = bentPath(corners, Math.min(radius, a, b), 3, true);
    const even = evenly([...loop, loop[0]!], 28).slice(0, -1);
    return even.map(([x, , z]): Vec3 => (facing === 'y' ? [x, y, z] : [x, z, y]));
  });
}
