import { describe, expect, it } from 'vitest';
import { SUGGESTED_BECAUSE } from '../base/suggested-because.ts';
import {
  confidenceOf,
  expectKnownThings,
  expectUseful,
  isRoomKnown,
  reasonToSuggest,
} from './judge-emptying.ts';

const face = (number: number, hidden: number, bare: number, misfit = 0) => ({
  face: number,
  hidden,
  bare,
  misfit,
});
const KNOWN = { layout: 1, sureness: 0.8, beside: 0 };

describe('an emptied room is refused, with advice,', () => {
  it('if furniture cannot be distinguished from the building', () => {
    expect(() => expectKnownThings({ sureness: 0.4 })).toThrow('Mark everything to remove');
    expect(() => expectKnownThings({ sureness: 0.9 })).not.toThrow();
  });

  it('if little of the result could be of use', () => {
    expect(() => expectUseful(0.2)).toThrow('does not match');
    expect(() => expectUseful(0.3)).not.toThrow();
  });
});

describe('floor and walls are rebuilt as planes', () => {
  it('if the box is trusted', () => {
    expect(isRoomKnown({ layout: 0.4, sureness: 0.9, beside: 0 })).toBe(false);
    expect(isRoomKnown({ layout: 0.9, sureness: 0.9, beside: 0 })).toBe(true);
  });

  it('and furniture is not mostly in front of windows and built-in parts', () => {
    expect(isRoomKnown({ layout: 0.9, sureness: 0.9, beside: 0.85 })).toBe(false);
  });
});

describe('an emptied room is only a suggestion', () => {
  it('if hardly any floor is visible', () => {
    expect(reasonToSuggest({ faces: [face(0, 50_000, 100)] }, 0.9)).toBe(SUGGESTED_BECAUSE.littleFloor);
  });

  it('if hardly any part of a mostly hidden wall is visible', () => {
    const faces = [face(0, 20_000, 20_000), face(4, 20_000, 100)];
    expect(reasonToSuggest({ faces }, 0.9)).toBe(SUGGESTED_BECAUSE.littleWall);
  });

  it('if the fill would be visible', () => {
    const faces = [face(0, 20_000, 20_000, 60)];
    const confidence = confidenceOf({ faces }, { ...KNOWN, layout: 0.6 });
    expect(reasonToSuggest({ faces }, confidence)).toBe(SUGGESTED_BECAUSE.noMatch);
  });

  it('and is none if enough is visible and the fill fits', () => {
    expect(reasonToSuggest({ faces: [face(0, 20_000, 20_000)] }, 0.9)).toBeUndefined();
  });
});

describe('the confidence in an emptied room', () => {
  const faces = [face(0, 20_000, 20_000), face(4, 20_000, 30_000), face(2, 300, 0)];

  it('depends on the box, on how surely things are separated from the room, on the seams of the fill, and on things before the building', () => {
    expect(confidenceOf({ faces }, KNOWN)).toBe(1);
    expect(confidenceOf({ faces }, { ...KNOWN, layout: 0.8 })).toBeCloseTo(0.8);
    expect(confidenceOf({ faces }, { ...KNOWN, sureness: 0.6 })).toBeCloseTo(0.875);
    expect(confidenceOf({ faces: [face(0, 9000, 9000, 24)] }, KNOWN)).toBeCloseTo(0.7);
    expect(confidenceOf({ faces }, { ...KNOWN, beside: 0.5 })).toBeCloseTo(0.7);
  });

  it('is lower if walls got the paint of other walls', () => {
    const half = [face(0, 10_000, 10_000), { ...face(2, 10_000, 10_000), isBorrowed: true }];
    expect(confidenceOf({ faces: half }, KNOWN)).toBeCloseTo(0.7);
  });

  it('is lower if the network filled uneven walls, and lower still if its fill looks invented', () => {
    const half = [face(0, 10_000, 10_000), { ...face(4, 10_000, 10_000), isUneven: true }];
    expect(confidenceOf({ faces: half }, KNOWN)).toBeCloseTo(0.8);
    expect(confidenceOf({ faces: half, isMadeUp: true }, KNOWN)).toBeCloseTo(0.48);
  });
});
