import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../geometry/deform.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { BEDROOM } from './bedroom/index.ts';
import { DECOR } from './decor/index.ts';
import { OUTDOOR } from './outdoor/index.ts';
import type { Making, Piece } from './piece.ts';
import { PLANTS } from './plants/index.ts';
import { SOFT } from './soft/index.ts';
import { styleOf } from './styles/index.ts';
import { SAMPLE_STYLES } from './styles/style.ts';

const DRESSING = { ...SOFT, ...BEDROOM, ...PLANTS, ...DECOR, ...OUTDOOR };
type Kind = keyof typeof DRESSING;
const KINDS = Object.keys(DRESSING) as Kind[];

/** Most triangles at detail 2, in the usual size. */
const BUDGET: Record<Kind, number> = {
  rug: 4_000,
  'kitchen-runner': 4_000,
  'bath-mat': 4_000,
  curtain: 4_000,
  throw: 4_400,
  bed: 22_000,
  plant: 14_000,
  'small-plant': 4_000,
  planter: 8_000,
  vase: 4_000,
  basket: 6_000,
  books: 4_000,
  bowl: 4_000,
  tray: 4_000,
  candles: 4_000,
  monitor: 4_000,
  'bath-stool': 4_000,
  'towel-ladder': 4_000,
  'kitchen-decor': 4_000,
  'outdoor-sofa': 12_500,
  'outdoor-chair': 9_000,
  'outdoor-table': 4_000,
  lounger: 7_000,
  parasol: 4_000,
  'fire-bowl': 6_000,
};

const anything = fc.record({
  kind: fc.constantFrom(...KINDS),
  style: fc.constantFrom(...SAMPLE_STYLES).map(styleOf),
  choice: fc.nat(30),
  seed: fc.nat(10_000),
  detail: fc.constant<Making['detail']>(1),
});

function make({ kind, choice, ...rest }: { kind: Kind; choice: number } & Omit<Making, 'silhouette'>): Piece {
  const { silhouettes, make: build } = DRESSING[kind];
  return build({ ...rest, silhouette: silhouettes[choice % silhouettes.length] ?? silhouettes[0] });
}

const trianglesOf = (piece: Piece) =>
  piece.parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);

describe('everything soft, green, small or outdoors', () => {
  it('stands on the floor around the origin, or with its back on the wall, inside the size it declares', () => {
    fc.assert(
      fc.property(anything, (wanted) => {
        const piece = make(wanted);
        const { min, max } = boundsOf(piece.parts.map(({ mesh }) => mesh));
        expect(Math.abs(min[1])).toBeLessThan(0.002);
        for (const axis of [0, 1, 2] as const) expect(max[axis] - min[axis]).toBeCloseTo(piece.size[axis], 4);
        expect(max[0] + min[0]).toBeCloseTo(0, 4);
        expect(wanted.kind === 'curtain' ? min[2] : max[2] + min[2]).toBeCloseTo(0, 4);
      }),
      { numRuns: 150 },
    );
  });

  it('has finite places, unit normals and only corners that exist', () => {
    fc.assert(
      fc.property(anything, (wanted) => {
        for (const { mesh } of make(wanted).parts) {
          expect(mesh.positions.every(Number.isFinite)).toBe(true);
          expect(mesh.uvs.every(Number.isFinite)).toBe(true);
          const vertices = mesh.positions.length / 3;
          expect(mesh.triangles.every((corner) => corner < vertices)).toBe(true);
          let worst = 0;
          for (let i = 0; i < mesh.normals.length; i += 3) {
            const [x, y, z] = mesh.normals.subarray(i, i + 3) as unknown as Vec3;
            worst = Math.max(worst, Math.abs(Math.hypot(x, y, z) - 1));
          }
          expect(worst).toBeLessThan(1e-3);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same making', () => {
    fc.assert(
      fc.property(anything, (wanted) => {
        expect(make(wanted)).toEqual(make(wanted));
      }),
      { numRuns: 12 },
    );
  });
});

describe.each(KINDS)('%s', (kind) => {
  const design = DRESSING[kind];

  it('has the silhouettes that styles ask for', () => {
    for (const name of SAMPLE_STYLES) {
      for (const silhouette of styleOf(name).silhouettes[kind] ?? []) {
        expect(design.silhouettes).toContain(silhouette);
      }
    }
  });

  it('keeps its budget of triangles, and gets finer with detail', () => {
    for (const name of ['traditional', 'bohemian', 'luxury', 'modern'] as const) {
      for (const silhouette of design.silhouettes) {
        const counts = ([1, 2] as const).map((detail) =>
          trianglesOf(design.make({ style: styleOf(name), silhouette, seed: 2, detail })),
        );
        expect(counts[1], `${name} ${silhouette}`).toBeLessThanOrEqual(BUDGET[kind]);
        expect(counts[0]).toBeLessThanOrEqual(counts[1]!);
      }
    }
  });
});

describe('beds', () => {
  it('come out as wide as asked, within what hangs over their sides', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BEDROOM.bed.silhouettes),
        fc.double({ min: 1.05, max: 2.1, noNaN: true }),
        (silhouette, width) => {
          const { size, top = 0 } = BEDROOM.bed.make({
            style: styleOf('modern'),
            silhouette,
            size: [width, 1.12, 2.12],
            seed: 3,
            detail: 1,
          });
          expect(Math.abs(size[0] - width)).toBeLessThan(0.2);
          expect(Math.abs(size[2] - 2.12)).toBeLessThan(0.15);
          expect(top).toBeGreaterThan(0.4);
          expect(top).toBeLessThan(0.65);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('have their heads at the back and their pillows before the headboard', () => {
    for (const silhouette of BEDROOM.bed.silhouettes) {
      const piece = BEDROOM.bed.make({ style: styleOf('scandinavian'), silhouette, seed: 6, detail: 1 });
      let [sum, count] = [0, 0];
      for (const { mesh } of piece.parts) {
        for (let i = 0; i < mesh.positions.length; i += 3) {
          const height = mesh.positions[i + 1]!;
          if (height < 0.72 || height > 1.1) continue;
          sum += mesh.positions[i + 2]!;
          count++;
        }
      }
      expect(sum / count, silhouette).toBeLessThan(-0.5);
    }
  });
});
