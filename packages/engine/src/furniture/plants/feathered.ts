import { evenly, smoothCurve } from '../../base/geometry/curve.ts';
import { joined, type Mesh } from '../../base/geometry/mesh.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { between, createRandom } from '../../base/random.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { timber } from '../materials/solid.ts';
import type { Making, Piece } from '../piece.ts';
import { growing, leafBlade, leafMaterial, OUTLINES } from './leaf-blade.ts';
import { potOf } from './pots.ts';

/** Kentia palm: arching fronds of slim leaflets that hang from both sides of their rib. */
export function palm(making: Making): Piece {
  const random = createRandom(making.seed * 107 + 3);
  const [width, height] = sizeWithin(making.size, [0.7, 1.35, 0.7], [0.4, 0.6, 0.4], [1.5, 2.4, 1.5]);
  const pot = potOf(making, Math.min(0.2, width * 0.26), Math.min(0.36, height * 0.25));
  const [ribs, leaflets]: [Mesh[], Mesh[]] = [[], []];
  const fronds = 13;
  for (let i = 0; i < fronds; i++) {
    const azimuth = i * 2.39996 + 0.25 * random();
    const tall = 0.5 + 0.5 * ((i + random() * 0.6) / fronds);
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    const reach = (width / 2) * between(random, 0.8, 1) * (1.1 - 0.45 * tall);
    const top = pot.soil + (height - pot.soil) * tall;
    const at = (out: number, y: number): Vec3 => [s * (0.02 + reach * out), y, c * (0.02 + reach * out)];
    const rib = smoothCurve(
      [
        at(0, pot.soil - 0.02),
        at(0.12, pot.soil + (top - pot.soil) * 0.5),
        at(0.42, pot.soil + (top - pot.soil) * 0.9),
        at(0.75, top),
        at(1, top - 0.07 * height),
      ],
      5,
    );
    ribs.push(tube(rib, (k) => 0.006 - 0.0045 * k, { sides: 4 }));
    const pairs = 19;
    const places = evenly(rib, 60);
    for (let j = 0; j < pairs; j++) {
      const k = 0.38 + (0.62 * j) / (pairs - 1);
      const place = places[Math.round(k * 60)]!;
      const size =
        0.24 *
        height *
        0.74 *
        Math.sin(Math.PI * (0.22 + 0.62 * ((k - 0.38) / 0.62))) *
        between(random, 0.9, 1.08);
      for (const side of [-1, 1]) {
        const blade = leafBlade({
          length: size,
          width: 0.021,
          outline: OUTLINES.ellipse,
          rise: between(random, 0.15, 0.45),
          droop: between(random, 0.9, 1.5),
          fold: 0.3,
          wave: 0,
          phase: 0,
          columns: 2,
          rows: 1 + making.detail + (making.detail > 1 ? 1 : 0),
        });
        leaflets.push(growing(blade, place, azimuth + side * between(random, 0.75, 1.0)));
      }
    }
  }
  return standing([
    ...pot.parts,
    part(leafMaterial('#5d7a35', '#5d7a35', 0.45), joined(ribs)),
    part(leafMaterial('#41692c', '#5c8040', 0.42, making.seed), joined(leaflets)),
  ]);
}

/** Olive tree: a slim trunk, a round airy crown of narrow silver-green leaves. */
export function oliveTree(making: Making): Piece {
  const random = createRandom(making.seed * 109 + 1);
  const [width, height] = sizeWithin(making.size, [0.7, 1.35, 0.7], [0.4, 0.7, 0.4], [1.3, 2.4, 1.3]);
  const pot = potOf(making, Math.min(0.2, width * 0.26), Math.min(0.36, height * 0.24));
  const crown: Vec3 = [0, height - width * 0.5, 0];
  const fork = pot.soil + (crown[1] - pot.soil) * 0.72;
  const trunk = smoothCurve(
    [
      [0.015, pot.soil - 0.02, 0],
      [-0.012, pot.soil + (fork - pot.soil) * 0.4, 0.012],
      [0.012, fork, -0.008],
    ],
    5,
  );
  const wood: Mesh[] = [tube(trunk, (k) => 0.017 - 0.006 * k, { sides: 8 })];
  const foliage: [Mesh[], Mesh[]] = [[], []];
  const twigs = 56;
  const perTwig = 12 + 11 * making.detail;
  for (let i = 0; i < twigs; i++) {
    const azimuth = i * 2.39996;
    const lift = 1 - (1.75 * (i + 0.5)) / twigs;
    const flat = Math.sqrt(1 - lift * lift);
    const reach = (width / 2) * between(random, 0.72, 0.98);
    const tip: Vec3 = [
      Math.sin(azimuth) * flat * reach,
      crown[1] + lift * reach,
      Math.cos(azimuth) * flat * reach,
    ];
    const start = trunk[trunk.length - 1]!;
    const middle: Vec3 = [tip[0] * 0.45, (start[1] + tip[1]) / 2 + 0.05, tip[2] * 0.45];
    const twig = smoothCurve([start, middle, tip], 4);
    const places = evenly(twig, 40);
    wood.push(tube(twig, (k) => 0.0055 - 0.0045 * k, { sides: 3 }));
    for (let j = 0; j < perTwig; j++) {
      const k = 0.3 + (0.7 * (j + random())) / perTwig;
      const at = places[Math.min(40, Math.round(k * 40))]!;
      const blade = leafBlade({
        length: between(random, 0.05, 0.085),
        width: between(random, 0.014, 0.021),
        outline: OUTLINES.ellipse,
        rise: between(random, -0.4, 1.1),
        droop: between(random, -0.2, 0.7),
        fold: 0,
        wave: 0,
        phase: 0,
        columns: 1,
        rows: 2,
      });
      const wobble: Vec3 = [
        at[0] + between(random, -0.02, 0.02),
        at[1] + between(random, -0.02, 0.02),
        at[2] + between(random, -0.02, 0.02),
      ];
      foliage[random() < 0.3 ? 1 : 0].push(
        growing(blade, wobble, azimuth + between(random, -2.2, 2.2), between(random, -0.6, 0.6)),
      );
    }
  }
  return standing([
    ...pot.parts,
    part(timber('#8a7a66', '#5c4f40', 'raw', 0.6), joined(wood)),
    part(leafMaterial('#6b7a4c', '#8d9a70', 0.5, making.seed), joined(foliage[0])),
    part(leafMaterial('#97a184', '#aab39a', 0.6, making.seed + 1), joined(foliage[1])),
  ]);
}
