import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../base/geometry/deform.ts';
import type { Mesh } from '../base/geometry/mesh.ts';
import { USUAL_SIZES } from '../edits/furniture/plan/sizes.ts';
import { designOf, silhouettesOf } from './catalog.ts';
import { PIECE_KINDS, type PieceKind } from './kinds.ts';
import type { Making, Piece } from './piece.ts';
import { styleOf } from './styles/index.ts';
import { SAMPLE_STYLES, type StyleName } from './styles/style.ts';

/** Their backs are on the wall; those here hang around a point of it, the others stand on one. */
const HUNG: readonly PieceKind[] = ['art', 'mirror', 'wall-clock'];
const ON_WALL: readonly PieceKind[] = [...HUNG, 'wall-shelf', 'curtain'];

/** Most triangles at detail 2 in the usual size; other kinds have `USUAL_BUDGET`. */
const BUDGETS: Partial<Record<PieceKind, number>> = {
  bed: 22_000,
  sectional: 18_500,
  sofa: 15_000,
  plant: 14_000,
  armchair: 13_000,
  ottoman: 13_000,
  'outdoor-sofa': 12_500,
  bookshelf: 12_000,
  'desk-chair': 9_000,
  'outdoor-chair': 9_000,
  planter: 8_000,
  'bar-cart': 8_000,
  lounger: 7_000,
};
const USUAL_BUDGET = 6_000;
/** Styles that between them ask for every trim, tuft and fold. */
const DRESSY_STYLES = ['traditional', 'bohemian', 'luxury', 'rustic', 'modern'] as const;

const anything = fc.record({
  kind: fc.constantFrom(...PIECE_KINDS),
  style: fc.constantFrom(...SAMPLE_STYLES).map(styleOf),
  choice: fc.nat(30),
  seed: fc.nat(10_000),
  detail: fc.constant<Making['detail']>(1),
});
type Anything = typeof anything extends fc.Arbitrary<infer T> ? T : never;

function silhouetteOf({ kind, choice }: Pick<Anything, 'kind' | 'choice'>): string {
  const { silhouettes } = designOf(kind);
  return silhouettes[choice % silhouettes.length] ?? silhouettes[0];
}

function make(wanted: Anything): Piece {
  const { kind, choice: _, ...making } = wanted;
  return designOf(kind).make({ ...making, silhouette: silhouetteOf(wanted) });
}

/** Finite places, unit normals and only corners that exist. */
function expectSoundMesh({ positions, normals, uvs, triangles }: Mesh): void {
  expect(positions.every(Number.isFinite)).toBe(true);
  expect(uvs.every(Number.isFinite)).toBe(true);
  const vertices = positions.length / 3;
  expect(triangles.every((corner) => corner < vertices)).toBe(true);
  let worst = 0;
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!);
    worst = Math.max(worst, Math.abs(length - 1));
  }
  expect(worst).toBeLessThan(1e-3);
}

const trianglesOf = (piece: Piece): number =>
  piece.parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);

describe('every piece of furniture', () => {
  it('takes its place as its kind does, declares its size, and is a mesh without holes in its numbers', () => {
    fc.assert(
      fc.property(anything, (wanted) => {
        const piece = make(wanted);
        for (const { mesh } of piece.parts) expectSoundMesh(mesh);
        // The head of an arc lamp hangs over its neighbors: only its foot takes a place.
        if (silhouetteOf(wanted) === 'arc') return;
        const { min, max } = boundsOf(piece.parts.map(({ mesh }) => mesh));
        for (const axis of [0, 1, 2] as const) expect(max[axis] - min[axis]).toBeCloseTo(piece.size[axis], 4);
        expect(max[0] + min[0]).toBeCloseTo(0, 4);
        expect(ON_WALL.includes(wanted.kind) ? min[2] : max[2] + min[2]).toBeCloseTo(0, 4);
        const height = HUNG.includes(wanted.kind)
          ? max[1] + min[1]
          : wanted.kind === 'pendant-lamp'
            ? max[1]
            : min[1];
        expect(Math.abs(height)).toBeLessThan(0.002);
      }),
      { numRuns: 150 },
    );
  });

  it('is the same for the same making', () => {
    fc.assert(
      fc.property(anything, (wanted) => {
        expect(make(wanted)).toEqual(make(wanted));
      }),
      { numRuns: 25 },
    );
  });
});

describe.each(PIECE_KINDS)('%s', (kind) => {
  const design = designOf(kind);

  it('has the silhouettes that styles ask for', () => {
    for (const name of SAMPLE_STYLES) {
      expect(design.silhouettes, name).toEqual(expect.arrayContaining([...silhouettesOf(kind, name)]));
    }
  });

  it('keeps its budget of triangles, and gets finer with detail', () => {
    for (const [i, silhouette] of design.silhouettes.entries()) {
      const trianglesIn = (name: StyleName, detail: Making['detail']) =>
        trianglesOf(
          design.make({ style: styleOf(name), silhouette, seed: 3, detail, size: USUAL_SIZES[kind] }),
        );
      // In two of the styles each, in turn: a kind's silhouettes meet all of them.
      const [first, second] = [0, 2].map((step) => DRESSY_STYLES[(i + step) % DRESSY_STYLES.length]!);
      const count = trianglesIn(first!, 2);
      expect(Math.max(count, trianglesIn(second!, 2)), silhouette).toBeLessThanOrEqual(
        BUDGETS[kind] ?? USUAL_BUDGET,
      );
      expect(trianglesIn(first!, 1), silhouette).toBeLessThanOrEqual(count);
    }
  });
});

/** Small decor and textiles may have one shape or two; main pieces of a room may not. */
const MAIN_PIECES = PIECE_KINDS.slice(0, PIECE_KINDS.indexOf('rug'));

it.each(MAIN_PIECES)('%s comes in three shapes or more, not only in other covers', (kind) => {
  const { silhouettes, make: build } = designOf(kind);
  expect(silhouettes.length).toBeGreaterThanOrEqual(3);
  const shapes = silhouettes.map((silhouette) =>
    shapeOf(build({ style: styleOf('scandinavian'), silhouette, seed: 4, detail: 1 })),
  );
  expect(new Set(shapes).size).toBe(silhouettes.length);
});

/** The distribution of a piece's mass, coarse enough that only another shape changes it. */
function shapeOf(piece: Piece): string {
  const cell = Math.max(...piece.size) / 15;
  const cells = new Set<string>();
  for (const { mesh } of piece.parts) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      cells.add([0, 1, 2].map((axis) => Math.round(mesh.positions[i + axis]! / cell)).join());
    }
  }
  return [...cells].sort().join(' ');
}
