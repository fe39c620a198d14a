import { smoothCurve } from '../../base/geometry/curve.ts';
import { joined, type Mesh } from '../../base/geometry/mesh.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { between, createRandom } from '../../base/random.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { growing, type LeafBlade, leafBlade, leafMaterial, OUTLINES } from './leaf-blade.ts';
import { type Pot, potOf } from './pots.ts';

const GOLDEN = 2.39996;

interface Small {
  readonly width: number;
  readonly height: number;
  readonly pot: Pot;
  readonly random: () => number;
  readonly blade: (look: Partial<LeafBlade> & Pick<LeafBlade, 'length' | 'width' | 'outline'>) => Mesh;
}

function small(making: Making, potHeight: number): Small {
  const [width, height] = sizeWithin(making.size, [0.26, 0.34, 0.26], [0.1, 0.12, 0.1], [0.5, 0.6, 0.5]);
  const random = createRandom(making.seed * 113 + 11);
  return {
    width,
    height,
    random,
    pot: potOf(making, width * 0.27, Math.min(height * potHeight, width * 0.56)),
    blade: (look) =>
      leafBlade({
        rise: 0.5,
        droop: 0.8,
        fold: 0.2,
        wave: 0,
        phase: random() * 6,
        columns: 2,
        rows: 1 + making.detail,
        ...look,
      }),
  };
}

/** Pilea: coin-shaped leaves on thin stalks all around. */
function pilea(making: Making): Piece {
  const { width, height, pot, random, blade } = small(making, 0.42);
  const [coins, stalks]: [Mesh[], Mesh[]] = [[], []];
  for (let i = 0; i < 34; i++) {
    const azimuth = i * GOLDEN;
    const tall = (i + 0.5) / 34;
    const out =
      (width / 2 - 0.035) * Math.sin(Math.PI * (0.28 + 0.62 * (1 - tall))) * between(random, 0.8, 1);
    const at: Vec3 = [
      Math.sin(azimuth) * out,
      pot.soil + (height - pot.soil - 0.02) * (0.15 + 0.85 * tall),
      Math.cos(azimuth) * out,
    ];
    stalks.push(
      tube(
        smoothCurve(
          [[0, pot.soil, 0], [at[0] * 0.4, pot.soil + (at[1] - pot.soil) * 0.7, at[2] * 0.4], at],
          3,
        ),
        0.0016,
        { sides: 3 },
      ),
    );
    const size = between(random, 0.036, 0.055);
    coins.push(
      growing(
        blade({
          length: size,
          width: size,
          outline: OUTLINES.coin,
          rise: 0.1,
          droop: between(random, 0.5, 1.1),
          fold: 0.1,
          columns: 4,
        }),
        at,
        azimuth,
      ),
    );
  }
  return standing([
    ...pot.parts,
    part(leafMaterial('#7d9a4a', '#7d9a4a'), joined(stalks)),
    part(leafMaterial('#4c7a3a', '#6c9550', 0.3), joined(coins)),
  ]);
}

/** Echeveria: a rosette of thick pointed leaves. */
function succulent(making: Making): Piece {
  const { width, pot, blade } = small(making, 0.36);
  const leaves = Array.from({ length: 44 }, (_, i) => {
    const k = (i + 1) / 44;
    const look = {
      length: width * (0.12 + 0.26 * k),
      width: width * (0.09 + 0.1 * k),
      outline: OUTLINES.coin,
      rise: 1.45 - 1.1 * k,
      droop: -0.55 * k,
      fold: 0.5,
      columns: 4,
    };
    return growing(blade(look), [0, pot.soil + 0.03 * (1 - k) + 0.004, 0], i * GOLDEN);
  });
  return standing([
    ...pot.parts,
    part(leafMaterial('#7f9b8a', '#8fa998', 0.55, making.seed), joined(leaves)),
  ]);
}

/** Boston fern: arching fronds of many leaflets. */
function fern(making: Making): Piece {
  const { width, height, pot, random, blade } = small(making, 0.44);
  const leaflets: Mesh[] = [];
  for (let i = 0; i < 19; i++) {
    const azimuth = i * GOLDEN;
    const high = between(random, 0.55, 1) * (height - pot.soil);
    const reach = (width / 2) * between(random, 0.75, 1);
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    for (let j = 0; j < 13; j++) {
      const k = 0.14 + (0.86 * j) / 12;
      const at: Vec3 = [s * reach * k, pot.soil + high * (1.9 * k - 1.25 * k * k), c * reach * k];
      const length = width * 0.13 * Math.sin(Math.PI * (0.2 + 0.72 * k));
      for (const side of [-1, 1]) {
        leaflets.push(
          growing(
            blade({
              length,
              width: width * 0.045,
              outline: OUTLINES.ellipse,
              rise: 0.15,
              droop: 0.5,
              columns: 1,
              rows: 2,
              fold: 0,
            }),
            at,
            azimuth + side * 1.25,
          ),
        );
      }
    }
  }
  return standing([
    ...pot.parts,
    part(leafMaterial('#4f7f34', '#76a050', 0.5, making.seed), joined(leaflets)),
  ]);
}

/** Pothos: heart-shaped leaves on vines that spill over the pot. */
function trailing(making: Making): Piece {
  const { width, height, pot, random, blade } = small(making, 0.55);
  const [vines, leaves]: [Mesh[], Mesh[]] = [[], []];
  for (let i = 0; i < 11; i++) {
    const azimuth = i * GOLDEN;
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    const rim = width * 0.27;
    const hang = i < 8 ? between(random, 0.25, 0.85) * pot.soil : -0.5 * (height - pot.soil);
    const rise = (height - pot.soil) * between(random, 0.35, 0.6);
    const path = smoothCurve(
      [
        [0, pot.soil, 0],
        [s * rim * 0.55, pot.soil + rise, c * rim * 0.55],
        [s * rim * 1.1, pot.soil + rise * 0.4, c * rim * 1.1],
        [s * (width / 2 - 0.035), Math.max(0.03, pot.soil - hang), c * (width / 2 - 0.035)],
      ] satisfies Vec3[],
      4,
    );
    vines.push(tube(path, 0.0016, { sides: 3 }));
    for (let j = 2; j < path.length; j++) {
      const size = between(random, 0.04, 0.062);
      const look = {
        length: size,
        width: size * 0.8,
        outline: OUTLINES.heart,
        rise: -0.1,
        droop: between(random, 0.5, 1.1),
        columns: 2,
      };
      leaves.push(
        growing(blade(look), path[j]!, azimuth + (j % 2 === 0 ? 0.8 : -0.8), between(random, -0.3, 0.3)),
      );
    }
  }
  return standing([
    ...pot.parts,
    part(leafMaterial('#6f8c40', '#6f8c40'), joined(vines)),
    part(leafMaterial('#5b8a3c', '#b9cc86', 0.35, making.seed), joined(leaves)),
  ]);
}

export const SMALL_PLANT: PieceDesign = designFrom({ pilea, fern, succulent, trailing });
