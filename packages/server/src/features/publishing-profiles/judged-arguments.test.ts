import { describe, expect, it } from 'vitest';
import { judgedArguments } from './judged-arguments.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const found = {
  objects: [
    { id: 0, type: 'sofa' as const, confidence: 1, box },
    { id: 1, type: 'toilet' as const, confidence: 1, box },
  ],
};

describe('the arguments that judge an edit', () => {
  it('U-01 are empty if none of them is given', () => {
    expect(judgedArguments({ view: 'garden', strength: 0.8 }, null)).toEqual({
      ...{ categories: [], objectTypes: [], marks: false, color: undefined, light: undefined },
    });
  });

  it('U-01 are the kinds of removed things, numbered ones by the detection in the version', () => {
    const given = { categories: ['tv'], objects: [1, 7] };
    expect(judgedArguments(given, found)).toMatchObject({
      categories: ['tv'],
      objectTypes: ['toilet'],
      marks: true,
    });
    expect(judgedArguments(given, null)).toMatchObject({ objectTypes: [], marks: true });
  });

  it('U-01 tell whether parts are selected: regions, boxes or paint', () => {
    const marks = (add: object) => judgedArguments({ corrections: { add, remove: {} } }, null).marks;
    expect(marks({ regions: [], boxes: [] })).toBe(false);
    expect(marks({ regions: [4], boxes: [] })).toBe(true);
    expect(marks({ regions: [], boxes: [{ x: 0, y: 0, width: 1, height: 1 }] })).toBe(true);
    expect(marks({ regions: [], boxes: [], painted: 'iVBORw0KGgo' })).toBe(true);
  });

  it('U-01 tell paint and light', () => {
    expect(judgedArguments({ color: 'sage', light: 'twilight' }, null)).toMatchObject({
      color: 'sage',
      light: 'twilight',
    });
  });
});
