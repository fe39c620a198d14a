import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NewProject } from './projects.ts';

describe('a new project', () => {
  it.each(['', '   ', '\n\t'])('PROJECTS-16 PROJECTS-17 needs a title, and refuses %j', (title) => {
    const parsed = NewProject.safeParse({ title });
    expect(parsed.error?.issues[0]?.message).toBe('Project title is required');
  });

  it('PROJECTS-18 needs no address and no notes', () => {
    expect(NewProject.parse({ title: 'Harbour flat' })).toEqual({
      title: 'Harbour flat',
      address: '',
      notes: '',
    });
  });

  it('U-38 keeps quotes, emoji, markup and right-to-left text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        fc.pre(text.trim() !== '');
        expect(NewProject.parse({ title: text }).title).toBe(text.trim());
      }),
    );
  });

  it('refuses unknown fields', () => {
    expect(NewProject.safeParse({ title: 'Flat', owner: 'someone else' }).success).toBe(false);
  });
});
