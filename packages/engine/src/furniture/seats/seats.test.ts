import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Making, Piece } from '../piece.ts';
import { styleOf } from '../styles/index.ts';
import { SAMPLE_STYLES } from '../styles/style.ts';
import { SEATS } from './index.ts';

type SeatKind = keyof typeof SEATS;
const KINDS = Object.keys(SEATS) as SeatKind[];

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

describe('every seat', () => {
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
  it('have the requested width, from love seats to four seats', () => {
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
