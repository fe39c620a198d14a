import { smoothCurve } from '../../base/geometry/curve.ts';
import type { Point } from '../../base/geometry/extrude.ts';
import { joined, type Mesh } from '../../base/geometry/mesh.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { between, createRandom } from '../../base/random.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { turnedBody } from '../woodwork.ts';
import { growing, leafBlade, leafMaterial, OUTLINES } from './leaf-blade.ts';

const GOLDEN = 2.39996;

/** Profiles of vases by shares of their radius and height. */
const SHAPES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0.01, 0],
    [0.55, 0],
    [0.85, 0.18],
    [1, 0.42],
    [0.8, 0.72],
    [0.42, 0.88],
    [0.4, 0.96],
    [0.48, 1],
    [0.38, 0.97],
    [0.34, 0.85],
  ],
  [
    [0.01, 0],
    [0.6, 0],
    [0.72, 0.06],
    [0.82, 0.5],
    [0.95, 0.86],
    [0.9, 0.97],
    [0.8, 1],
    [0.72, 0.96],
    [0.7, 0.8],
  ],
  [
    [0.01, 0],
    [0.5, 0],
    [0.95, 0.2],
    [1, 0.36],
    [0.7, 0.54],
    [0.28, 0.68],
    [0.24, 0.86],
    [0.34, 1],
    [0.26, 0.98],
    [0.18, 0.84],
  ],
  [
    [0.01, 0],
    [0.7, 0],
    [0.78, 0.05],
    [0.76, 0.5],
    [0.78, 0.95],
    [0.74, 1],
    [0.66, 0.98],
    [0.64, 0.8],
  ],
];

interface Vase {
  readonly part: Part;
  readonly mouth: number;
  readonly radius: number;
}

function vaseOf({ style, seed, detail }: Making, width: number, height: number): Vase {
  const profile = SHAPES[seed % SHAPES.length] ?? SHAPES[0];
  const radius = width / 2;
  const mesh = turnedBody(
    profile.map(([r, y]): Point => [r * radius, y * height]),
    14 + 9 * detail,
    detail > 1 ? 3 : 2,
  );
  const rim = profile[profile.length - 1]![0];
  return {
    part: part(reseeded(chosen(style.ceramic, seed), seed), mesh),
    mouth: height,
    radius: rim * radius,
  };
}

function sizes({ size }: Making): Vec3 {
  return sizeWithin(size, [0.2, 0.4, 0.2], [0.08, 0.12, 0.08], [0.5, 1, 0.5]);
}

/** The bare pot, as a sculpture. */
function empty(making: Making): Piece {
  const [width, height] = sizes(making);
  return standing([vaseOf(making, Math.min(width, height * 0.8), Math.min(height, width * 1.7)).part]);
}

interface Stem {
  readonly path: readonly Vec3[];
  readonly azimuth: number;
}

/** Stems that lean out of the mouth, up to the height. */
function stemsOf(vase: Vase, width: number, height: number, count: number, random: () => number): Stem[] {
  return Array.from({ length: count }, (_, i) => {
    const azimuth = i * GOLDEN + 0.3 * random();
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    const out = (width / 2 - 0.02) * between(random, 0.35, 1) * Math.min(1, 0.35 + i / count);
    const top = vase.mouth + (height - vase.mouth) * between(random, 0.62, 1);
    const lip = vase.radius * 0.75;
    const path: Vec3[] = [
      [-s * lip * 0.5, vase.mouth * 0.6, -c * lip * 0.5],
      [s * lip, vase.mouth, c * lip],
      [s * (lip + out * 0.4), vase.mouth + (top - vase.mouth) * 0.6, c * (lip + out * 0.4)],
      [s * Math.max(lip, out), top, c * Math.max(lip, out)],
    ];
    return { path: smoothCurve(path, 5), azimuth };
  });
}

/** Silver-dollar eucalyptus: round leaves in pairs. */
function eucalyptus(making: Making): Piece {
  const [width, height] = sizes(making);
  const random = createRandom(making.seed * 131 + 1);
  const vase = vaseOf(making, width * 0.62, height * 0.5);
  const [stalks, leaves]: [Mesh[], Mesh[]] = [[], []];
  for (const { path, azimuth } of stemsOf(vase, width * 1.25, height, 7, random)) {
    stalks.push(tube(path, 0.0016, { sides: 3 }));
    for (let j = 7; j < path.length; j++) {
      const size = between(random, 0.022, 0.036);
      for (const side of [0, Math.PI]) {
        const look = {
          length: size,
          width: size * 0.9,
          outline: OUTLINES.coin,
          rise: between(random, -0.2, 0.8),
          droop: 0.4,
          fold: 0.15,
          wave: 0,
          phase: 0,
          columns: 2,
          rows: 2,
        };
        leaves.push(growing(leafBlade(look), path[j]!, azimuth + side + j * 1.3, between(random, -0.5, 0.5)));
      }
    }
  }
  return standing([
    vase.part,
    part(leafMaterial('#7b6a52', '#7b6a52', 0.6), joined(stalks)),
    part(leafMaterial('#8aa394', '#a3b8a9', 0.6, making.seed), joined(leaves)),
  ]);
}

/** Pampas grass: feathery plumes. */
function pampas(making: Making): Piece {
  const [width, height] = sizes(making);
  const random = createRandom(making.seed * 137 + 1);
  const vase = vaseOf(making, width * 0.62, height * 0.48);
  const [stalks, plumes]: [Mesh[], Mesh[]] = [[], []];
  for (const { path, azimuth } of stemsOf(vase, width * 1.15, height, 7, random)) {
    stalks.push(tube(path, 0.0015, { sides: 3 }));
    const [from, to] = [path[9]!, path[path.length - 1]!];
    for (let j = 0; j < 36; j++) {
      const k = j / 35;
      const at: Vec3 = [
        from[0] + (to[0] - from[0]) * k,
        from[1] + (to[1] - from[1]) * k,
        from[2] + (to[2] - from[2]) * k,
      ];
      const length = height * 0.11 * (0.5 + Math.sin(Math.PI * Math.min(1, 0.15 + k)) * 0.8);
      const look = {
        length,
        width: 0.005,
        outline: OUTLINES.ellipse,
        rise: between(random, 0.9, 1.35),
        droop: between(random, 0.8, 1.9),
        fold: 0,
        wave: 0,
        phase: 0,
        columns: 1,
        rows: 2,
      };
      plumes.push(growing(leafBlade(look), at, azimuth + j * GOLDEN));
    }
  }
  return standing([
    vase.part,
    part(leafMaterial('#c9b48c', '#c9b48c', 0.7), joined(stalks)),
    part(leafMaterial('#dcc9a6', '#e6d7b9', 0.9), joined(plumes)),
  ]);
}

/** Tulips: closed cups on bent stems, long leaves between them. */
function tulips(making: Making): Piece {
  const [width, height] = sizes(making);
  const random = createRandom(making.seed * 139 + 1);
  const vase = vaseOf(making, width * 0.58, height * 0.52);
  const [stalks, petals]: [Mesh[], Mesh[]] = [[], []];
  for (const { path, azimuth } of stemsOf(vase, width, height * 0.95, 9, random)) {
    stalks.push(tube(path, 0.0026, { sides: 4 }));
    const tip = path[path.length - 1]!;
    for (let j = 0; j < 6; j++) {
      const look = {
        length: 0.046,
        width: 0.032,
        outline: OUTLINES.ellipse,
        rise: 0.75,
        droop: -1.15,
        fold: 0.35,
        wave: 0,
        phase: 0,
        columns: 2,
        rows: 4,
      };
      petals.push(growing(leafBlade(look), tip, azimuth + (j * Math.PI) / 3));
    }
    const leaf = {
      length: height * 0.3,
      width: 0.026,
      outline: OUTLINES.ellipse,
      rise: 1.2,
      droop: 1.2,
      fold: 0.4,
      wave: 0.002,
      phase: random() * 6,
      columns: 2,
      rows: 5,
    };
    stalks.push(growing(leafBlade(leaf), path[5]!, azimuth + 0.9));
  }
  const [color, vein] = [
    ['#f1e6d6', '#f7efe2'],
    ['#d98a92', '#e8aab0'],
    ['#e3a33e', '#edbb66'],
  ][making.seed % 3]!;
  return standing([
    vase.part,
    part(leafMaterial('#6f9150', '#86a565', 0.45), joined(stalks)),
    part(leafMaterial(color!, vein!, 0.55), joined(petals)),
  ]);
}

export const VASE: PieceDesign = designFrom({ eucalyptus, pampas, tulips, empty });
