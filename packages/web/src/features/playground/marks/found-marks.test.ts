import type { FoundMark } from '@home-design/contract';
import { expect, it } from 'vitest';
import { regionsOfMarks } from './found-marks.ts';
import { regionAt } from './region-map.ts';

const box = { left: 0.6, top: 0.9, right: 0.95, bottom: 0.94 };
const tiled: FoundMark = {
  id: 0,
  kind: 'tiled',
  confidence: 0.9,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  is_taken: true,
};
const text: FoundMark = { id: 1, kind: 'text', confidence: 0.8, box, is_taken: false };

it('a line of text is found at its place, also just beside it and over a repeated mark', () => {
  const alone = regionsOfMarks([{ ...text, id: 0 }]);
  expect(regionAt(alone, { x: 0.7, y: 0.92 })).toMatchObject({ id: 0, isTaken: false, name: 'Line of text' });
  expect(regionAt(alone, { x: 0.7, y: 0.896 })?.id).toBe(0);
  expect(regionAt(alone, { x: 0.3, y: 0.3 })).toBeUndefined();

  const both = regionsOfMarks([tiled, text]);
  expect(regionAt(both, { x: 0.7, y: 0.92 })?.id).toBe(1);
  expect(regionAt(both, { x: 1, y: 1 })).toMatchObject({ id: 0, isTaken: true, name: 'Repeated mark' });
});
