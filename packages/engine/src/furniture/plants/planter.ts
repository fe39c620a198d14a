import { joined, type Mesh } from '../../base/geometry/mesh.ts';
import { ellipsoid } from '../../base/geometry/shapes.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { between, createRandom } from '../../base/random.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { timber } from '../materials/solid.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { growing, leafBlade, leafMaterial, OUTLINES } from './leaf-blade.ts';
import { potOf } from './pots.ts';

const GOLDEN = 2.39996;

function planted(making: Making) {
  const [width, height] = sizeWithin(making.size, [0.45, 1, 0.45], [0.3, 0.5, 0.3], [0.9, 1.8, 0.9]);
  return {
    width,
    height,
    pot: potOf(making, width * 0.46, Math.min(0.5, height * 0.45)),
    random: createRandom(making.seed * 127 + 2),
  };
}

/** Boxwood clipped to a ball, on a short stem. */
function boxwood(making: Making): Piece {
  const { width, height, pot, random } = planted(making);
  const radius = Math.min(width * 0.5, (height - pot.soil - 0.04) / 2) - 0.012;
  const middle = height - radius - 0.012;
  const count = 500 + 420 * making.detail;
  const leaves = Array.from({ length: count }, (_, i) => {
    const lift = 1 - (2 * (i + 0.5)) / count;
    const flat = Math.sqrt(1 - lift * lift);
    const out = radius * between(random, 0.84, 1.02);
    const azimuth = i * GOLDEN;
    const at: Vec3 = [Math.sin(azimuth) * flat * out, middle + lift * out, Math.cos(azimuth) * flat * out];
    const rise = lift * 1.2 + between(random, -0.3, 0.9);
    const size = between(random, 0.026, 0.042);
    return growing(
      leafBlade({
        length: size,
        width: size * 0.62,
        outline: OUTLINES.coin,
        rise,
        droop: 0.4,
        fold: 0,
        wave: 0,
        phase: 0,
        columns: 1,
        rows: 2,
      }),
      at,
      azimuth + between(random, -1.2, 1.2),
      between(random, -0.7, 0.7),
    );
  });
  return standing([
    ...pot.parts,
    part(
      timber('#7a6a52', '#52442f', 'raw', 0.5),
      tube(
        [
          [0, pot.soil - 0.02, 0],
          [0, middle, 0],
        ],
        0.016,
        { sides: 7 },
      ),
    ),
    part(
      leafMaterial('#24381a', '#24381a', 0.8),
      ellipsoid([radius * 0.86, radius * 0.86, radius * 0.86], 18),
      [0, middle, 0],
    ),
    part(leafMaterial('#3f6428', '#5c8040', 0.4), joined(leaves.filter((_, i) => i % 5 !== 0))),
    part(leafMaterial('#6d9040', '#86a656', 0.4), joined(leaves.filter((_, i) => i % 5 === 0))),
  ]);
}

/** Lavender: gray-green tufts with violet spikes. */
function lavender(making: Making): Piece {
  const { width, height, pot, random } = planted(making);
  const [stems, flowers]: [Mesh[], Mesh[]] = [[], []];
  const tall = Math.min(0.5, height - pot.soil);
  for (let i = 0; i < 90; i++) {
    const azimuth = i * GOLDEN;
    const k = Math.sqrt((i + 0.5) / 90);
    const out = (width / 2) * k * between(random, 0.85, 1);
    const root = pot.radius * 0.8 * k;
    const top = pot.soil + tall * (1 - 0.35 * k * k) * between(random, 0.8, 1);
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    const [from, to]: [Vec3, Vec3] = [
      [s * root, pot.soil, c * root],
      [s * out, top - 0.07, c * out],
    ];
    const tip: Vec3 = [to[0] * 1.03, top, to[2] * 1.03];
    stems.push(tube([from, to], 0.0016, { sides: 3 }));
    flowers.push(
      tube(
        [to, [(to[0] + tip[0]) / 2, (to[1] + tip[1]) / 2, (to[2] + tip[2]) / 2], tip],
        (t) => 0.0085 * (1 - 0.75 * t),
        { sides: 5 },
      ),
    );
    const blade = {
      length: 0.09,
      width: 0.008,
      outline: OUTLINES.ellipse,
      rise: between(random, 0.6, 1.3),
      droop: 0.3,
      fold: 0,
      wave: 0,
      phase: 0,
      columns: 1,
      rows: 2,
    };
    for (let j = 0; j < 3; j++) {
      const q = 0.1 + 0.25 * j;
      stems.push(
        growing(
          leafBlade(blade),
          [from[0] + (to[0] - from[0]) * q, from[1] + (to[1] - from[1]) * q, from[2] + (to[2] - from[2]) * q],
          azimuth + j * 2.1,
        ),
      );
    }
  }
  return standing([
    ...pot.parts,
    part(leafMaterial('#7f8f68', '#93a17c', 0.6), joined(stems)),
    part(leafMaterial('#6d5a9c', '#8a78b5', 0.7), joined(flowers)),
  ]);
}

/** Fountain grass: a sheaf of thin arching blades. */
function grasses(making: Making): Piece {
  const { width, height, pot, random } = planted(making);
  const tall = height - pot.soil;
  const count = 110 + 60 * making.detail;
  const blades = Array.from({ length: count }, (_, i) => {
    const azimuth = i * GOLDEN;
    const k = Math.sqrt((i + 0.5) / count);
    const length = tall * between(random, 0.8, 1.12);
    const [rise, droop] = [Math.PI / 2 - 0.03 - 0.16 * k, between(random, 0.2, 0.75) * (0.25 + k)];
    const limit = width * 0.5 > length * 0.45 ? 1 : 0.75;
    return growing(
      leafBlade({
        length,
        width: 0.008,
        outline: OUTLINES.sword,
        rise,
        droop: droop * limit,
        fold: 0,
        wave: 0,
        phase: 0,
        columns: 1,
        rows: 2 + 2 * making.detail,
      }),
      [Math.sin(azimuth) * pot.radius * 0.6 * k, pot.soil - 0.01, Math.cos(azimuth) * pot.radius * 0.6 * k],
      azimuth + between(random, -0.5, 0.5),
    );
  });
  return standing([
    ...pot.parts,
    part(leafMaterial('#7b8f4a', '#8fa05c', 0.5), joined(blades.filter((_, i) => i % 3 > 0))),
    part(leafMaterial('#a9a565', '#b8b37a', 0.6), joined(blades.filter((_, i) => i % 3 === 0))),
  ]);
}

export const PLANTER: PieceDesign = designFrom({ boxwood, lavender, grasses });
