import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styleOf } from '../styles/index.ts';
import { BEDROOM } from './index.ts';

describe('beds', () => {
  it('have the requested width, within the overhang of their sides', () => {
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
