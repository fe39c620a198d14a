import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { EDIT_VOCABULARY } from './edits.ts';
import { choice, range } from './setting.ts';
import { settingsSchema } from './settings-schema.ts';

const schema = z.strictObject(
  settingsSchema({
    paper: choice(['blue', 'white']),
    scale: choice([2, 4], 4),
    warmth: range(-1, 1, 0.05, 0),
  }),
);

describe('the schema of settings', () => {
  it('fills in missing settings', () => {
    expect(schema.parse({})).toEqual({ paper: 'blue', scale: 4, warmth: 0 });
  });

  it('accepts only the offered options', () => {
    const asked = { paper: 'white', scale: 2, warmth: -1 } as const;
    expect(schema.parse(asked)).toEqual(asked);
    for (const wrong of [{ paper: 'red' }, { scale: 3 }, { scale: '2' }, { warmth: 1.01 }, { size: 1 }]) {
      expect(schema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('infers the types of the result', () => {
    expectTypeOf<z.output<typeof schema>>().toEqualTypeOf<{
      paper: 'blue' | 'white';
      scale: 2 | 4;
      warmth: number;
    }>();
  });
});

describe('the vocabulary of edits', () => {
  it.each(Object.entries(EDIT_VOCABULARY))('%s: its defaults are valid', (_mode, { settings }) => {
    expect(z.strictObject(settingsSchema(settings)).safeParse({}).success).toBe(true);
    const given = Object.fromEntries(Object.entries(settings).map(([name, each]) => [name, each.default]));
    expect(z.strictObject(settingsSchema(settings)).parse({})).toEqual(given);
    expect(z.strictObject(settingsSchema(settings)).safeParse(given).success).toBe(true);
  });

  it('gives each name to only one edit', () => {
    const names = Object.values(EDIT_VOCABULARY).flatMap((edit): readonly string[] => edit.names);
    expect(new Set(names).size).toBe(names.length);
  });
});
