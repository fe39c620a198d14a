import { describe, expect, it } from 'vitest';
import { EDIT_CLASSES, strongestClass } from './edit-class.ts';

describe('the strongest class', () => {
  it('is the class of the part that changes most', () => {
    expect(strongestClass(['light only', 'surfaces', 'movable things'])).toBe('surfaces');
    expect(strongestClass(['view', null, 'light only'])).toBe('view');
    for (const editClass of EDIT_CLASSES) expect(strongestClass([editClass, 'light only'])).toBe(editClass);
  });

  it('is unknown without any known class', () => {
    expect(strongestClass([])).toBeNull();
    expect(strongestClass([null])).toBeNull();
  });
});
