import { describe, expect, it } from 'vitest';
import { make } from '../../../../../test/make.ts';
import { argumentsOf, designsOf } from './arguments-of.ts';
import { defaultSettings } from './edit-settings.ts';

describe('argumentsOf', () => {
  it('EDITS-11 EDITS-25 EDITS-33 sends white walls at strength 0.8 by default', () => {
    expect(argumentsOf(defaultSettings).args).toEqual({ color: 'white', strength: 0.8 });
  });

  it('EDITS-12 EDITS-13 EDITS-14 EDITS-15 EDITS-27 EDITS-28 EDITS-29 EDITS-34 sends the lighting defaults', () => {
    expect(argumentsOf({ ...defaultSettings, mode: 'lighting' }).args).toEqual({
      type: 'golden_hour',
      brightness: 1.2,
      contrast: 1.1,
      warmth: 0,
      strength: 0.8,
    });
  });

  it('EDITS-22 sends a given seed, including zero', () => {
    expect(argumentsOf({ ...defaultSettings, seed: 0 }).args).toEqual({
      color: 'white',
      strength: 0.8,
      seed: 0,
    });
  });

  it.each([1.5, -1, 4_294_967_296, 'abc'])('EDITS-23 refuses the seed %s', (seed) => {
    expect(argumentsOf({ ...defaultSettings, seed })).toEqual({
      args: null,
      problems: { seed: 'The seed must be a whole number from 0 to 4294967295' },
    });
  });

  it('accepts any complete hex color', () => {
    expect(argumentsOf({ ...defaultSettings, color: '#9CAF88' }).args).toMatchObject({ color: '#9CAF88' });
    expect(argumentsOf({ ...defaultSettings, color: '#9CA' })).toEqual({
      args: null,
      problems: { color: 'Please enter a color such as #9CAF88' },
    });
  });

  it('does not let a problem of one kind of edit block another', () => {
    expect(argumentsOf({ ...defaultSettings, mode: 'lighting', color: '#9C' }).args).not.toBeNull();
  });
});

describe('furnishing', () => {
  const furniture = { ...defaultSettings, mode: 'furniture' } as const;
  const plan = make.plan('sofa');

  it('EDITS-09 EDITS-10 EDITS-25 EDITS-31 EDITS-32 sends the defaults', () => {
    expect(argumentsOf(furniture).args).toEqual({
      style: 'modern',
      room_type: 'living_room',
      strength: 0.8,
    });
  });

  it('requests several arrangements, each of which costs a design', () => {
    const several = { ...furniture, alternatives: 3 };
    expect(argumentsOf(several).args).toMatchObject({ alternatives: 3 });
    expect(designsOf(several, null)).toBe(3);
    expect(designsOf({ ...several, arrangement: 'keep' }, plan)).toBe(1);
    expect(designsOf({ ...several, mode: 'lighting' }, plan)).toBe(1);
  });

  it('sends the arrangement in another style, without arguments of a new one', () => {
    const kept = { ...furniture, arrangement: 'keep', style: 'luxury', alternatives: 3 } as const;
    expect(argumentsOf(kept, plan).args).toEqual({ style: 'luxury', plan });
    expect(argumentsOf({ ...kept, seed: 9 }, plan).args).toEqual({ style: 'luxury', plan, seed: 9 });
    // There is no arrangement to keep, so a new one is made.
    expect(argumentsOf(kept, null).args).toMatchObject({ style: 'luxury', room_type: 'living_room' });
  });

  it('does not repeat the present arrangement unchanged', () => {
    const same = { ...furniture, arrangement: 'keep', style: plan.style } as const;
    const problems = {
      style: 'This would give the result you already have. Choose another style or another seed.',
    };
    expect(argumentsOf(same, plan)).toEqual({ args: null, problems });
    expect(argumentsOf({ ...same, seed: plan.seed }, plan)).toEqual({ args: null, problems });
    expect(argumentsOf({ ...same, seed: plan.seed + 1 }, plan).args).not.toBeNull();
  });
});
