import { describe, expect, it } from 'vitest';
import { EDITS } from './edits.ts';

describe('EDITS', () => {
  it.each([
    ['lighting', 'light only'],
    ['furniture', 'movable things'],
    ['object-removal', 'movable things'],
    ['declutter', 'movable things'],
    ['empty-room', 'movable things'],
    ['wall-color', 'surfaces'],
    ['sky', 'view'],
    ['window-view', 'view'],
  ] as const)('counts %s as a change of %s', (mode, editClass) => {
    expect(EDITS[mode].editClass).toBe(editClass);
  });
});
