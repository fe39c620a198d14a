import { smoothCurve } from '../../base/geometry/curve.ts';
import { joined, type Mesh } from '../../base/geometry/mesh.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { between, createRandom } from '../../base/random.ts';
import type { Material } from '../../render/materials/material.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { timber } from '../materials/solid.ts';
import type { Making, Part, Piece } from '../piece.ts';
import { growing, leafBlade, leafMaterial, OUTLINES } from './leaf-blade.ts';
import { potOf } from './pots.ts';

/** Turn from leaf to leaf around a stem: the golden angle. */
const GOLDEN = 2.39996;

/** A plant whose large leaves spiral up one or more stems. */
interface Habit {
  readonly outline: (part: number) => number;
  readonly leaf: readonly [length: number, width: number];
  readonly stems: number;
  /** Leaves a stem, and where they begin as a share of its height. */
  readonly leaves: number;
  readonly from: number;
  readonly fold: number;
  readonly wave: number;
  readonly green: Material;
  readonly young: Material;
  readonly bark: Material;
}

/** Fiddle-leaf fig: leathery, wavy leaves on bare stems. */
export function fiddleFig(making: Making): Piece {
  return stemmed(making, {
    outline: OUTLINES.fiddle,
    leaf: [0.3, 0.215],
    stems: 3,
    leaves: 23,
    from: 0.3,
    fold: 0.22,
    wave: 0.016,
    green: leafMaterial('#3d5a25', '#8fa35c', 0.4, making.seed),
    young: leafMaterial('#5f8136', '#a9bd72', 0.38, making.seed + 1),
    bark: timber('#7a6148', '#4c3a2a', 'raw', 0.5),
  });
}

/** Rubber plant: dark, glossy, pointed leaves all the way down. */
export function rubberPlant(making: Making): Piece {
  return stemmed(making, {
    outline: OUTLINES.ellipse,
    leaf: [0.27, 0.135],
    stems: 4,
    leaves: 20,
    from: 0.14,
    fold: 0.3,
    wave: 0.003,
    green: leafMaterial('#2f4725', '#67804b', 0.24, making.seed),
    young: leafMaterial('#4a3a26', '#8a5a48', 0.22, making.seed + 1),
    bark: timber('#6d5a44', '#4a3a2b', 'raw', 0.4),
  });
}

function stemmed(making: Making, habit: Habit): Piece {
  const random = createRandom(making.seed * 101 + 7);
  const [width, height] = sizeWithin(making.size, [0.7, 1.35, 0.7], [0.35, 0.6, 0.35], [1.2, 2.2, 1.2]);
  const pot = potOf(making, Math.min(0.2, width * 0.26), Math.min(0.36, height * 0.25));
  const scale = Math.min(1.15, width / 0.7);
  const old: Mesh[] = [];
  const young: Mesh[] = [];
  const stems: Part[] = [];
  for (let s = 0; s < habit.stems; s++) {
    const away = (s / habit.stems) * 2 * Math.PI + random();
    const tall = (height - pot.soil - 0.08) * (s === 0 ? 1 : between(random, 0.6, 0.86));
    const lean = habit.stems > 1 ? between(random, 0.05, 0.12) * width : 0;
    const path = smoothCurve(
      [0, 0.33, 0.66, 1].map(
        (k): Vec3 => [
          Math.cos(away) * (pot.radius * 0.35 + lean * k) + 0.02 * Math.sin(5 * k + s),
          pot.soil - 0.01 + tall * k,
          Math.sin(away) * (pot.radius * 0.35 + lean * k) + 0.02 * Math.cos(4 * k + s),
        ],
      ),
      4,
    );
    stems.push(
      part(
        habit.bark,
        tube(path, (k) => 0.013 - 0.008 * k, { sides: 7 }),
      ),
    );
    for (let i = 0; i < habit.leaves; i++) {
      const k = habit.from + (1 - habit.from) * ((i + 0.5 * random()) / habit.leaves) ** 0.85;
      const at = path[Math.min(path.length - 1, Math.round(k * (path.length - 1)))]!;
      const base = path[0]!;
      const y = base[1] + tall * k;
      const crown = Math.max(0, (k - 0.8) / 0.2);
      const size =
        scale * between(random, 0.75, 1.05) * (1 - 0.45 * crown) * (0.8 + 0.2 * Math.min(1, (1 - k) * 3));
      const blade = leafBlade({
        length: habit.leaf[0] * size,
        width: habit.leaf[1] * size,
        outline: habit.outline,
        rise: between(random, 0.25, 0.7) + 0.75 * crown,
        droop: between(random, 0.6, 1.25) * (1 - 0.6 * crown),
        fold: habit.fold,
        wave: habit.wave * size,
        phase: random() * 6,
        columns: 4,
        rows: 3 + 2 * making.detail,
      });
      const azimuth = i * GOLDEN + s * 1.1;
      const stalk = 0.02;
      const place: Vec3 = [at[0] + Math.sin(azimuth) * stalk, y, at[2] + Math.cos(azimuth) * stalk];
      (i >= habit.leaves - 3 ? young : old).push(
        growing(blade, place, azimuth, between(random, -0.35, 0.35)),
      );
    }
  }
  return standing([...pot.parts, ...stems, part(habit.green, joined(old)), part(habit.young, joined(young))]);
}
