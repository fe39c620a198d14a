import { describe, expect, it } from 'vitest';
import { asksForCheck, type EditStep } from '../projects/versions.ts';
import { COMBINED_MODES, isCharged, isCombined, partsMissed } from './combined-edits.ts';

const step = (outlook: EditStep['outlook'], isMade: boolean): EditStep => ({
  about: 'Furniture',
  edits: isMade ? ['furniture'] : [],
  outcome: 'As it came out.',
  ...(outlook && { outlook }),
});

describe('C-01 what a combined edit costs', () => {
  it.each([
    ['is a design when all parts were made', [step('will', true), step('may', true)], true],
    ['is a design when only impossible parts are missing', [step('will', true), step('cannot', false)], true],
    ['is zero when a promised part is missing', [step('will', true), step('will', false)], false],
    ['is zero when an uncertain part is missing', [step('will', true), step('may', false)], false],
    ['is a design for a single edit, which has no parts', [], true],
    ['is a design without a forecast', [step(undefined, false), step(undefined, true)], true],
  ] as const)('%s', (_what, steps, charged) => {
    expect(isCharged(steps)).toBe(charged);
  });

  it('names the missing parts', () => {
    expect(partsMissed([step('will', true), step('may', false)]).map(({ outlook }) => outlook)).toEqual([
      'may',
    ]);
  });
});

it('combined edits are those that consist of other edits', () => {
  expect(COMBINED_MODES.every(isCombined)).toBe(true);
  expect(isCombined('wall-color')).toBe(false);
});

it.each([
  ['Doors may have been painted. Please check the result.', true],
  ['Traces of the watermark may be left. Please look closely.', true],
  ['Much of the picture was rebuilt.', false],
  ['Many listings ask you to say that surfaces in the photo were changed.', false],
])('asks for a check only when an edit was uncertain: %s', (warning, asks) => {
  expect(asksForCheck(warning)).toBe(asks);
});
