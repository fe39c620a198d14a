import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../geometry/deform.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { Making, Piece } from '../piece.ts';
import { styleOf } from '../styles/index.ts';
import { SAMPLE_STYLES } from '../styles/style.ts';
import { SEATS } from './index.ts';

type SeatKind = keyof typeof SEATS;
const KINDS = Object.keys(SEATS) as SeatKind[];

/** Most triangles at detail 2, in the usual size. */
const BUDGET: Record<SeatKind, number> = {
  sofa: 15_000,
  sectional: 18_500,
  armchair: 13_000,
  ottoman: 13_000,
  bench: 6_000,
  'dining-chair': 5_200,
  'bar-stool': 6_000,
  'desk-chair': 9_000,
};

const making = (detail: Making['detail']) =>
  fc.record({
    kind: fc.constantFrom(...KINDS),
    style: fc.constantFrom(...SAMPLE_STYLES).map(styleOf),
    choice: fc.nat(30),
    seed: fc.nat(10_000),
    detail: fc.constant(detail),
  });

function make({
  kind,
  choice,
  ...rest
}: { kind: SeatKind; choice: number } & Omit<Making, 'silhouette'>): Piece {
  const { silhouettes, make: build } = SEATS[kind];
  return build({ ...rest, silhouette: silhouettes[choice % silhouettes.length] ?? silhouettes[0] });
}

const trianglesOf = (piece: Piece) =>
  piece.parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);

describe('every seat', () => {
  it('stands on the floor around the origin, inside the size it declares', () => {
    fc.assert(
      fc.property(making(1), (wanted) => {
        const piece = make(wanted);
        const { min, max } = boundsOf(piece.parts.map(({ mesh }) => mesh));
        expect(Math.abs(min[1])).toBeLessThan(0.002);
        for (const axis of [0, 1, 2] as const) {
          expect(max[axis] - min[axis]).toBeCloseTo(piece.size[axis], 4);
          if (axis !== 1) expect(max[axis] + min[axis]).toBeCloseTo(0, 4);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('has finite places, unit normals and only corners that exist', () => {
    fc.assert(
      fc.property(making(1), (wanted) => {
        for (const { mesh } of make(wanted).parts) {
          expect(mesh.positions.every(Number.isFinite)).toBe(true);
          expect(mesh.uvs.every(Number.isFinite)).toBe(true);
          const vertices = mesh.positions.length / 3;
          expect(mesh.triangles.every((corner) => corner < vertices)).toBe(true);
          for (let i = 0; i < mesh.normals.length; i += 3) {
            const [x, y, z] = mesh.normals.subarray(i, i + 3) as unknown as Vec3;
            expect(Math.abs(Math.hypot(x, y, z) - 1)).toBeLessThan(1e-3);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same making', () => {
    fc.assert(
      fc.property(making(1), (wanted) => {
        expect(make(wanted)).toEqual(make(wanted));
      }),
      { numRuns: 12 },
    );
  });

  it('is sat on at a height people know', () => {
    fc.assert(
      fc.property(making(1), (wanted) => {
        const { top = 0 } = make(wanted);
        const [low, high] = wanted.kind === 'bar-stool' ? [0.64, 0.7] : [0.33, 0.5];
        expect(top).toBeGreaterThanOrEqual(low);
        expect(top).toBeLessThanOrEqual(high);
      }),
      { numRuns: 120 },
    );
  });
});

describe.each(KINDS)('%s', (kind) => {
  const design = SEATS[kind];

  it('has the silhouettes that styles ask for, in at least three shapes', () => {
    expect(design.silhouettes.length).toBeGreaterThanOrEqual(3);
    for (const name of SAMPLE_STYLES) {
      for (const silhouette of styleOf(name).silhouettes[kind] ?? []) {
        expect(design.silhouettes).toContain(silhouette);
      }
    }
  });

  it('has silhouettes that differ in shape, not only in cover', () => {
    const shapes = design.silhouettes.map((silhouette) => {
      const piece = design.make({ style: styleOf('scandinavian'), silhouette, seed: 4, detail: 1 });
      return shapeOf(piece);
    });
    expect(new Set(shapes).size).toBe(design.silhouettes.length);
  });

  it('keeps its budget of triangles, and gets finer with detail', () => {
    for (const name of ['traditional', 'rustic', 'luxury', 'modern'] as const) {
      for (const silhouette of design.silhouettes) {
        const counts = ([1, 2] as const).map((detail) =>
          trianglesOf(design.make({ style: styleOf(name), silhouette, seed: 3, detail })),
        );
        expect(counts[1], `${name} ${silhouette}`).toBeLessThanOrEqual(BUDGET[kind]);
        expect(counts[0]).toBeLessThanOrEqual(counts[1]!);
      }
    }
  });

  it('has its back behind those who sit, looking to +z', () => {
    if (kind === 'ottoman' || kind === 'bench') return;
    for (const silhouette of design.silhouettes) {
      if (silhouette === 'backless') continue;
      const piece = design.make({ style: styleOf('modern'), silhouette, seed: 6, detail: 1 });
      const { sum, count } = above(piece, (piece.top ?? 0) + 0.1);
      expect(count).toBeGreaterThan(0);
      expect(sum / count, silhouette).toBeLessThan(0);
    }
  });
});

describe('sofas of a wanted size', () => {
  it('come out as wide as asked, from love seats to four seats', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SEATS.sofa.silhouettes),
        fc.double({ min: 1.5, max: 3, noNaN: true }),
        (silhouette, width) => {
          const { size } = SEATS.sofa.make({
            style: styleOf('modern'),
            silhouette,
            size: [width, 0.8, 0.92],
            seed: 3,
            detail: 1,
          });
          expect(Math.abs(size[0] - width)).toBeLessThan(0.09);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Where the mass of a piece is, coarse enough that only another shape changes it. */
function shapeOf(piece: Piece): string {
  const cells = new Map<string, number>();
  for (const { mesh } of piece.parts) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const place = [0, 1, 2].map((k) => Math.round(mesh.positions[i + k]! / 0.1)).join();
      cells.set(place, 1);
    }
  }
  return [...cells.keys()].sort().join(' ');
}

/** Sum of z of the vertices higher than `height`, pillows and all. */
function above(piece: Piece, height: number): { sum: number; count: number } {
  let [sum, count] = [0, 0];
  for (const { mesh } of piece.parts) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      if (mesh.positions[i + 1]! < height) continue;
      sum += mesh.positions[i + 2]!;
      count++;
    }
  }
  return { sum, count };
}
