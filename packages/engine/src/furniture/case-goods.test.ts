import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsOf } from '../base/geometry/deform.ts';
import type { Vec3 } from '../base/geometry/vector.ts';
import { USUAL_SIZES } from '../edits/furniture/plan/sizes.ts';
import { LAMPS } from './lamps/index.ts';
import type { Making, Piece } from './piece.ts';
import { STORAGE } from './storage/index.ts';
import { styleOf } from './styles/index.ts';
import { SAMPLE_STYLES } from './styles/style.ts';
import { TABLES } from './tables/index.ts';
import { WALL } from './wall/index.ts';

const DESIGNS = { ...TABLES, ...STORAGE, ...LAMPS, ...WALL };
type Kind = keyof typeof DESIGNS;
const KINDS = Object.keys(DESIGNS) as Kind[];

type Wanted = { kind: Kind; choice: number } & Omit<Making, 'silhouette'>;

const wanted = (detail: Making['detail'], kinds: readonly Kind[] = KINDS) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    style: fc.constantFrom(...SAMPLE_STYLES).map(styleOf),
    choice: fc.nat(30),
    seed: fc.nat(10_000),
    detail: fc.constant(detail),
  });

function silhouetteOf({ kind, choice }: Wanted): string {
  const { silhouettes } = DESIGNS[kind];
  return silhouettes[choice % silhouettes.length] ?? silhouettes[0];
}

function make(making: Wanted): Piece {
  const { kind, choice: _, ...rest } = making;
  return DESIGNS[kind].make({ ...rest, silhouette: silhouetteOf(making) });
}

const extent = (piece: Piece) => boundsOf(piece.parts.map(({ mesh }) => mesh));

/** A size within the limits of all silhouettes of a kind, around the usual one. */
const near = (kind: Kind, stretch: Vec3): Vec3 => {
  const usual = USUAL_SIZES[kind];
  return [usual[0] * stretch[0], usual[1] * stretch[1], usual[2] * stretch[2]];
};
/** Handles stand out of a front by no more than this, meters; floats are rounded by some more. */
const HANDLES = 0.045 + 1e-6;
const stretches = fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0.9, max: 1.1, noNaN: true })));

it('keeps tops at exactly the requested height, because small things are placed on them', () => {
  const kinds: readonly Kind[] = [
    'coffee-table',
    'side-table',
    'console-table',
    'dining-table',
    'desk',
    'nightstand',
    'dresser',
    'sideboard',
    'tv-unit',
  ];
  fc.assert(
    fc.property(wanted(1, kinds), (making) => {
      const size = USUAL_SIZES[making.kind];
      const piece = make({ ...making, size });
      expect(piece.top).toBeCloseTo(size[1], 5);
      // Something to stand on is really there.
      const { max } = extent(piece);
      expect(Math.abs(max[1] - size[1])).toBeLessThan(0.002);
    }),
    { numRuns: 120 },
  );
});

it('fills the requested size and hardly more', () => {
  // Bottles stand taller than their cart, arcs reach over the seat, beams over the table.
  const kinds = KINDS.filter(
    (kind) => !['bar-cart', 'floor-lamp', 'pendant-lamp', 'wall-shelf'].includes(kind),
  );
  fc.assert(
    fc.property(wanted(1, kinds), stretches, (making, stretch) => {
      const size = near(making.kind, stretch as unknown as Vec3);
      const piece = make({ ...making, size });
      for (const axis of [0, 1, 2] as const) {
        expect(piece.size[axis]).toBeLessThanOrEqual(size[axis] + HANDLES);
      }
    }),
    { numRuns: 120 },
  );
});

it('puts a bulb into every lamp, inside of it and out of the wood', () => {
  fc.assert(
    fc.property(wanted(1, ['floor-lamp', 'table-lamp', 'pendant-lamp']), (making) => {
      const piece = make(making);
      const { min, max } = extent(piece);
      expect(piece.bulbs.length).toBeGreaterThan(0);
      for (const { at, radius } of piece.bulbs) {
        expect(radius).toBeGreaterThan(0.01);
        for (const axis of [0, 1, 2] as const) {
          expect(at[axis]).toBeGreaterThan(min[axis]);
          expect(at[axis]).toBeLessThan(max[axis]);
        }
        const wood = piece.parts.filter(({ material }) => material.texture.kind === 'wood');
        for (const { mesh } of wood) {
          for (let i = 0; i < mesh.positions.length; i += 3) {
            const [x, y, z] = mesh.positions.subarray(i, i + 3) as unknown as Vec3;
            expect(Math.hypot(x - at[0], y - at[1], z - at[2])).toBeGreaterThan(radius);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('puts an arc lamp on its foot and hangs its head over the place before it', () => {
  const piece = LAMPS['floor-lamp'].make({ style: styleOf('modern'), silhouette: 'arc', seed: 1, detail: 1 });
  const feet = piece.parts.flatMap(({ mesh }) =>
    [...mesh.positions.entries()]
      .filter(([i, v]) => i % 3 === 1 && v < 0.01)
      .map(([i]) => Math.hypot(mesh.positions[i - 1]!, mesh.positions[i + 1]!)),
  );
  expect(Math.max(...feet)).toBeLessThanOrEqual(piece.size[0] / 2 + 1e-4);
  const [head] = piece.bulbs;
  expect(head?.at[2]).toBeGreaterThan(0.4);
  expect(head?.at[1]).toBeGreaterThan(1.3);
});
