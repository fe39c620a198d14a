import { describe, expect, it } from 'vitest';
import { withTitle } from './with-title.ts';

describe('PROJECTS-38 the title of a project', () => {
  it('is title, or name if there is no title', () => {
    expect(withTitle({ image_count: 0, name: 'Loft' })).toMatchObject({ title: 'Loft' });
    expect(withTitle({ image_count: 0, title: 'Loft', name: 'other' })).toMatchObject({ title: 'Loft' });
  });

  it('is the same in lists', () => {
    expect(withTitle({ results: [{ image_count: 0, name: 'Loft' }], count: 1 })).toMatchObject({
      results: [{ title: 'Loft' }],
      count: 1,
    });
  });

  it('is not read for other objects with names', () => {
    const image = { id: '1', name: 'hall.jpg' };
    expect(withTitle(image)).toBe(image);
    expect(withTitle(null)).toBeNull();
    expect(withTitle('text')).toBe('text');
  });
});
