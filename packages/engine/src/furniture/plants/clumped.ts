import { smoothCurve } from '../../base/geometry/curve.ts';
import { joined, type Mesh } from '../../base/geometry/mesh.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { between, createRandom } from '../../base/random.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import type { Making, Piece } from '../piece.ts';
import { growing, leafBlade, leafMaterial, OUTLINES } from './leaf-blade.ts';
import { type Pot, potOf } from './pots.ts';

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly pot: Pot;
  readonly random: () => number;
}

function ground(making: Making, potShare = 0.26): Ground {
  const [width, height] = sizeWithin(making.size, [0.7, 1.35, 0.7], [0.35, 0.5, 0.35], [1.3, 2.3, 1.3]);
  return {
    width,
    height,
    pot: potOf(making, Math.min(0.2, width * potShare), Math.min(0.36, height * 0.26)),
    random: createRandom(making.seed * 103 + 5),
  };
}

/** Monstera: great hearts, slit between their veins, on arching stalks. */
export function monstera(making: Making): Piece {
  const { detail } = making;
  const { width, height, pot, random } = ground(making);
  // Slits from the margin towards the midrib, deeper in larger leaves.
  const slit = (t: number) => {
    const near = Math.abs((((t - 0.06) * 6.2) % 1) - 0.5);
    return t < 0.12 || t > 0.9 ? 1 : 1 - 0.68 * Math.max(0, 1 - near / 0.17) ** 0.6;
  };
  const count = 17;
  return clump(making, { width, height, pot, random }, count, (tall, i) => {
    const size = between(random, 0.22, 0.34) * Math.min(1.2, width / 0.7) * (i > count - 4 ? 0.7 : 1);
    return leafBlade({
      length: size,
      width: size * 0.92,
      outline: (t) => OUTLINES.heart(t) * slit(t),
      rise: tall > 0.7 ? 0.3 : -0.05,
      droop: between(random, 0.8, 1.3),
      fold: 0.18,
      wave: 0.012,
      phase: random() * 6,
      columns: 6,
      rows: 12 + 10 * detail,
    });
  });
}

/** Bird of paradise: upright paddles that bend at their tips. */
export function birdOfParadise(making: Making): Piece {
  const land = ground(making);
  return clump(making, land, 12, (tall) => {
    const size = Math.min(land.height * 0.36, land.width * 0.62) * between(land.random, 0.82, 1.05);
    return leafBlade({
      length: size,
      width: size * 0.42,
      outline: OUTLINES.ellipse,
      rise: 0.95 + 0.4 * tall,
      droop: between(land.random, 0.7, 1.5),
      fold: 0.35,
      wave: 0.012,
      phase: land.random() * 6,
      columns: 4,
      rows: 6 + 3 * making.detail,
    });
  });
}

/** Leaves on stalks that rise from the soil and arch outwards. */
function clump(
  making: Making,
  { width, height, pot, random }: Ground,
  count: number,
  blade: (tall: number, i: number) => Mesh,
): Piece {
  const leaves: Mesh[] = [];
  const stalks: Mesh[] = [];
  for (let i = 0; i < count; i++) {
    const azimuth = i * 2.39996 + 0.3 * random();
    const tall = 0.28 + 0.72 * ((i + 0.5 * random()) / count) ** 0.8;
    const reach = width * 0.2 * (1.25 - 0.8 * tall) * between(random, 0.7, 1.1);
    const top = pot.soil + (height - pot.soil) * tall * 0.8;
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    const root = pot.radius * 0.4 * random();
    const path = smoothCurve(
      [
        [s * root, pot.soil - 0.02, c * root],
        [s * (root + reach * 0.25), pot.soil + (top - pot.soil) * 0.55, c * (root + reach * 0.25)],
        [s * (root + reach), top, c * (root + reach)],
      ] satisfies Vec3[],
      5,
    );
    stalks.push(tube(path, (k) => 0.007 - 0.0035 * k, { sides: 5 }));
    leaves.push(
      growing(
        blade(tall, i),
        path[path.length - 1]!,
        azimuth + between(random, -0.3, 0.3),
        between(random, -0.3, 0.3),
      ),
    );
  }
  const green = leafMaterial('#345a2a', '#87a45c', 0.32, making.seed);
  return standing([
    ...pot.parts,
    part(leafMaterial('#55702f', '#55702f', 0.4), joined(stalks)),
    part(green, joined(leaves.filter((_, i) => i % 4 !== 3))),
    part(
      leafMaterial('#4d7434', '#9cb66c', 0.32, making.seed + 1),
      joined(leaves.filter((_, i) => i % 4 === 3)),
    ),
  ]);
}

/** Columns of a sword: the outer ones are its pale margins. */
const COLUMNS = 8;

/** The triangles of some of a sheet's columns. */
function columnsOf(mesh: Mesh, columns: number, wanted: (column: number) => boolean): Mesh {
  return { ...mesh, triangles: mesh.triangles.filter((_, i) => wanted(Math.floor(i / 6) % columns)) };
}

/** Snake plant: stiff swords with pale margins. */
export function snakePlant(making: Making): Piece {
  const { height, pot, random } = ground(making, 0.24);
  const tall = Math.min(1.1, height - pot.soil);
  const blades: Mesh[] = [];
  const margins: Mesh[] = [];
  for (let i = 0; i < 17; i++) {
    const azimuth = i * 2.39996;
    const out = pot.radius * Math.sqrt((i + 0.5) / 17);
    const size = tall * between(random, 0.62, 1) * (1 - (0.25 * i) / 17);
    const look = {
      length: size,
      width: 0.068 + 0.014 * random(),
      outline: OUTLINES.sword,
      rise: Math.PI / 2 - 0.1 - 0.16 * (out / pot.radius),
      droop: between(random, -0.12, 0.1),
      fold: 0.32,
      wave: 0.004,
      twist: between(random, -1, 1),
      phase: random() * 6,
      columns: COLUMNS,
      rows: 5 + 4 * making.detail,
    };
    const at: Vec3 = [Math.sin(azimuth) * out, pot.soil - 0.02, Math.cos(azimuth) * out];
    const blade = growing(leafBlade(look), at, azimuth);
    blades.push(columnsOf(blade, COLUMNS, (column) => column > 0 && column < COLUMNS - 1));
    margins.push(columnsOf(blade, COLUMNS, (column) => column === 0 || column === COLUMNS - 1));
  }
  return standing([
    ...pot.parts,
    part(leafMaterial('#41633c', '#4d6f45', 0.35, making.seed), joined(blades)),
    part(leafMaterial('#c9c070', '#c9c070', 0.35), joined(margins)),
  ]);
}
