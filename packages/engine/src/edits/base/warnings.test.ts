import { describe, expect, it } from 'vitest';
import { leftOut, WARNINGS, warningsOfRebuilt, withListingNote } from './warnings.ts';

describe('WARNINGS', () => {
  it.each(Object.entries(WARNINGS))('%s is said in whole sentences', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^!]*\.$/);
  });
});

it('only what an edit is not sure of asks for a look, in the words that pages know it by', () => {
  const asking = Object.entries(WARNINGS).filter(([, sentence]) => /\bPlease (check|look)\b/.test(sentence));
  expect(asking.map(([name]) => name)).toEqual([
    'wallsUnsure',
    'doorsPainted',
    'floorUnsure',
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
  ] as const)('says of a change of %s what listings say: %j', (editClass, notes) => {
    expect(withListingNote([], editClass)).toEqual(notes);
  });

  it('keeps what the edit itself warns of, first and once', () => {
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
    'asks for a look only when the edit is not sure: %f of the picture at %f',
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
