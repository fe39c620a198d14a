import { describe, expect, it } from 'vitest';
import { SUGGESTED_BECAUSE } from './suggested-because.ts';
import { leftOut, WARNINGS, warningsOfRebuilt, withListingNote } from './warnings.ts';

describe('WARNINGS', () => {
  it.each(Object.entries(WARNINGS))('%s is written in whole sentences', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^!]*\.$/);
  });
});

it.each(Object.entries(SUGGESTED_BECAUSE))(
  'the reason %s is written in whole sentences, and asks for nothing',
  (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^!]*\.$/);
    expect(sentence).not.toMatch(/\bPlease\b/);
  },
);

it('asks for a check only if an edit is unsure, in the words that pages recognize', () => {
  const asking = Object.entries(WARNINGS).filter(([, sentence]) => /\bPlease (check|look)\b/.test(sentence));
  expect(asking.map(([name]) => name)).toEqual([
    'doorsPainted',
    'skyUnsure',
    'panesUnsure',
    'neighborsTouched',
    'fillMisfit',
    'muchRebuiltUnsurely',
    'marksLeft',
  ]);
});

describe('withListingNote', () => {
  it.each([
    ['light only', []],
    ['movable things', ['Many listings ask you to say that furniture was added or taken out of the photo.']],
    ['surfaces', ['Many listings ask you to say that surfaces in the photo were changed.']],
    ['structure', ['This does not show the building as it is, which most listings do not allow.']],
    ['view', ['This view change is not allowed in many listings.']],
  ] as const)('describes the listing rules for a change of %s: %j', (editClass, notes) => {
    expect(withListingNote([], editClass)).toEqual(notes);
  });

  it('keeps the warnings of the edit itself, first and once', () => {
    const warnings = [WARNINGS.doorsPainted, WARNINGS.doorsPainted];
    expect(withListingNote(warnings, 'surfaces')).toEqual([
      'Doors may have been painted. Please check the result.',
      'Many listings ask you to say that surfaces in the photo were changed.',
    ]);
  });
});

describe('warningsOfRebuilt', () => {
  it.each([
    [0.1, 0.2, []],
    [0.3, 0.9, ['Much of the picture was rebuilt.']],
    [0.3, 0.5, ['Much of the picture was rebuilt. Please look at all of it closely.']],
  ] as const)(
    'asks for a check only if the edit is unsure: %f of the picture at %f',
    (share, confidence, said) => {
      expect(warningsOfRebuilt(share, confidence)).toEqual(said);
    },
  );
});

describe('leftOut', () => {
  it('names the part and the reason', () => {
    expect(leftOut('Wall color', 'No wall was found.')).toBe('Left out: wall color. No wall was found.');
  });
});
