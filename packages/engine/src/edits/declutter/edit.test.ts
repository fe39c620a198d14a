import { expect, it } from 'vitest';
import { SUGGESTED_BECAUSE } from '../base/suggested-because.ts';
import { reasonToSuggest } from './edit.ts';

it('a tidied photo is only a suggestion if small things may not have come away cleanly', () => {
  expect(reasonToSuggest({ confidence: 0.5 }, false)).toBe(SUGGESTED_BECAUSE.untidy);
  expect(reasonToSuggest({ confidence: 0.7 }, false)).toBeUndefined();
});

it("a person's selection is judged as a removal is", () => {
  expect(reasonToSuggest({ confidence: 0.4 }, true)).toBeUndefined();
  expect(reasonToSuggest({ confidence: 0.2, suggestedBecause: SUGGESTED_BECAUSE.muchInvented }, true)).toBe(
    SUGGESTED_BECAUSE.muchInvented,
  );
});
