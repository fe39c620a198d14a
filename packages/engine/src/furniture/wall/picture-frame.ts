import { createMeshBuilder } from '../../base/geometry/mesh.ts';
import { quad } from '../../base/geometry/shapes.ts';
import { cross, normalize, subtract, type Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';
import type { ArtDesign } from '../styles/style.ts';

/** Cotton board with its bevelled window. */
const MAT: Material = material({ kind: 'paint', color: '#f4f1ea', seed: 41 });
const BEVEL: Material = material({ kind: 'plain', color: '#fbfaf6' });
const BACKING: Material = material({ kind: 'plain', color: '#5a4a3a' });

/** A moulding by its section: how far from the outer edge and how far from the wall, from outside to inside. */
type Section = ReadonlyArray<readonly [inward: number, out: number]>;

const SLIM: Section = [
  [0, 0],
  [0, 1],
  [0.06, 1.02],
  [0.94, 1.02],
  [1, 0.98],
  [1, 0.4],
];
const MOULDED: Section = [
  [0, 0],
  [0, 0.62],
  [0.06, 0.78],
  [0.2, 0.8],
  [0.26, 0.92],
  [0.42, 1],
  [0.58, 0.94],
  [0.7, 0.7],
  [0.8, 0.6],
  [0.92, 0.6],
  [1, 0.5],
  [1, 0.3],
];

/** A picture and how it is framed. */
export interface Framing {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly frame: Material;
  /** Width of the moulding and of the mat inside it, meters; a mat of 0 = none. */
  readonly moulding: number;
  readonly mat: number;
  readonly moulded: boolean;
  readonly art: ArtDesign;
  readonly seed: number;
}

/** The framed picture, its back on z = 0 and its middle over the origin. */
export function framed(look: Framing): Part[] {
  const { width, height, depth, moulding, mat } = look;
  const [wide, high] = [width - 2 * moulding, height - 2 * moulding];
  const floor = depth * 0.45;
  const picture: [number, number] = [wide - 2 * mat, high - 2 * mat];
  const parts = [
    border(look.frame, [width, height], scaled(look.moulded ? MOULDED : SLIM, moulding, depth)),
    part(
      BACKING,
      quad([-width / 2 + 0.002, -height / 2 + 0.002, 0.001], [width - 0.004, 0, 0], [0, height - 0.004, 0]),
    ),
    painting(look.art, picture, look.seed, floor - (mat > 0 ? 0.003 : 0)),
  ];
  if (mat === 0) return parts;
  const flat: Section = [
    [0, floor],
    [mat - 0.004, floor],
  ];
  const cut: Section = [
    [0, floor],
    [0.004, floor - 0.003],
  ];
  return [
    ...parts,
    border(MAT, [wide, high], flat),
    border(BEVEL, [picture[0] + 0.008, picture[1] + 0.008], cut),
  ];
}

/** Canvas, bare or in its frame: the picture `size` meters large, its face at `z`. */
export function painting(art: ArtDesign, size: readonly [number, number], seed: number, z: number): Part {
  const [width, height] = size;
  const face = material({ ...art, size, seed }, { coat: 0.012, roughness: 0.7, relief: 0.0002 });
  return part(face, quad([-width / 2, -height / 2, z], [width, 0, 0], [0, height, 0]));
}

/** A frame for a picture: the style's by seed. */
export function frameOf({ style, seed }: Making): Material {
  return reseeded(style.frame[seed % style.frame.length] ?? style.frame[0], seed);
}

/** Four mitered lengths of a section around a rectangle; grain runs along them. */
function border(material: Material, [width, height]: readonly [number, number], section: Section): Part {
  const mesh = createMeshBuilder();
  const corner = (sx: number, sy: number, [inward, out]: readonly [number, number]): Vec3 => [
    sx * (width / 2 - inward),
    sy * (height / 2 - inward),
    out,
  ];
  const sides: ReadonlyArray<readonly [number, number, number, number]> = [
    [-1, -1, 1, -1],
    [1, -1, 1, 1],
    [1, 1, -1, 1],
    [-1, 1, -1, -1],
  ];
  for (const [ax, ay, bx, by] of sides) {
    for (let i = 0; i + 1 < section.length; i++) {
      const [p, q] = [section[i]!, section[i + 1]!];
      const around = [corner(ax, ay, p), corner(bx, by, p), corner(bx, by, q), corner(ax, ay, q)];
      const [a, b, , d] = around as [Vec3, Vec3, Vec3, Vec3];
      const along = normalize(subtract(b, a));
      const up = normalize(subtract(d, a));
      const normal = normalize(cross(along, up));
      const numbers = around.map((point) => {
        const run = ay === by ? point[0] : point[1];
        return mesh.vertex(point, normal, [run + ax + by, p[0] + (point[2] ?? 0)]);
      });
      mesh.quad(numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!);
    }
  }
  return part(material, mesh.build());
}

function scaled(section: Section, moulding: number, depth: number): Section {
  return section.map(([inward, out]) => [inward * moulding, out * depth * 0.98] as const);
}
