import { describe, expect, it } from 'vitest';
import { makeProfile } from '../../../test/make-profile.ts';
import { fieldsOf, problemsOf, rulesOf } from './own-rules.ts';

const profile = makeProfile();

describe('the form of one’s own publishing rules', () => {
  it('says what it was filled with, when nothing is changed', () => {
    const { id: _id, version: _version, sources: _sources, ...rules } = profile;
    expect(rulesOf(fieldsOf(profile), profile)).toEqual(rules);
    expect(problemsOf(fieldsOf(profile), profile)).toEqual({});
  });

  it('writes what is changed, and keeps what it does not show', () => {
    const others = makeProfile({
      exceptions: [{ mode: 'sky', rule: 'labeled', why: 'Another sky is fine.' }],
    });
    const fields = {
      ...fieldsOf(others),
      name: ' Ours ',
      brand: 'banned' as const,
      maxBytes: 900,
      maxPictures: 25,
      remarks: 'Ask Mara.\n\n Twice. ',
    };
    expect(rulesOf(fields, others)).toMatchObject({
      name: 'Ours',
      destinations: [{ max_bytes: 900_000, max_pictures: 25 }],
      exceptions: [{ mode: 'sky' }, { mode: 'brand', rule: 'banned' }],
      remarks: ['Ask Mara.', 'Twice.'],
    });
    expect(rulesOf({ ...fieldsOf(profile), brand: 'allowed' }, profile)?.exceptions).toEqual([]);
  });

  it('names what does not fit, and sends nothing', () => {
    const fields = { ...fieldsOf(profile), name: ' ', minWidth: 4000, maxPictures: 0, fileName: '{price}' };
    expect(rulesOf(fields, profile)).toBeNull();
    expect(Object.keys(problemsOf(fields, profile)).sort()).toEqual([
      ...['fileName', 'maxPictures', 'minWidth', 'name'],
    ]);
    const sizes = { ...fieldsOf(profile), minWidth: 4000 };
    expect(problemsOf(sizes, profile)).toEqual({
      minWidth: 'Please enter a whole number that is not larger than the largest size.',
    });
    expect(problemsOf({ ...fieldsOf(profile), maxWidth: '' }, profile).maxWidth).toContain('320');
  });
});
