import { expect, it } from 'vitest';
import { fusePasses } from './fuse-passes.ts';

const box = (left: number, right: number) => ({ left, top: 0.2, right, bottom: 0.6 });
const CHAIR = 56;
const SOFA = 57;

it('averages several passes by score, and counts a pass without the object as 0', () => {
  const fused = fusePasses([
    [{ label: CHAIR, score: 0.6, box: box(0.1, 0.3) }],
    [{ label: CHAIR, score: 0.2, box: box(0.14, 0.34) }],
    [],
  ]);
  expect(fused).toHaveLength(1);
  expect(fused[0]!.score).toBeCloseTo((0.6 + 0.2) / 3);
  expect(fused[0]!.box.left).toBeCloseTo((0.6 * 0.1 + 0.2 * 0.14) / 0.8);
});

it('keeps classes and places apart, strongest first', () => {
  const fused = fusePasses([
    [
      { label: CHAIR, score: 0.4, box: box(0.1, 0.3) },
      { label: SOFA, score: 0.5, box: box(0.1, 0.3) },
      { label: CHAIR, score: 0.3, box: box(0.6, 0.8) },
    ],
  ]);
  expect(fused.map(({ label, score }) => [label, score])).toEqual([
    [SOFA, 0.5],
    [CHAIR, 0.4],
    [CHAIR, 0.3],
  ]);
});

it('counts a duplicate within one pass once, and a weak one does not move the box', () => {
  const [only] = fusePasses([
    [
      { label: CHAIR, score: 0.8, box: box(0.1, 0.3) },
      { label: CHAIR, score: 0.1, box: box(0.14, 0.34) },
    ],
  ]);
  expect(only).toMatchObject({ score: 0.8 });
  expect(only!.box.left).toBeCloseTo(0.1);
});
