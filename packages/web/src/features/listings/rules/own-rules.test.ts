import { describe, expect, it } from 'vitest';
import { makeProfile } from '../../../../test/make-profile.ts';
import type { DestinationFields } from './destination-fields.ts';
import { fieldsOf, type OwnRulesFields, problemsOf, rulesOf, withAnotherDestination } from './own-rules.ts';

const profile = makeProfile();

/** The same fields with another first destination. */
const withFirst = (fields: OwnRulesFields, change: Partial<DestinationFields>): OwnRulesFields => {
  const [first, ...others] = fields.destinations as [DestinationFields];
  return { ...fields, destinations: [{ ...first, ...change }, ...others] };
};

describe('the form of one’s own publishing rules', () => {
  it('returns the same rules when nothing was changed', () => {
    const { id: _id, version: _version, sources: _sources, ...rules } = profile;
    expect(rulesOf(fieldsOf(profile), profile)).toEqual(rules);
    expect(problemsOf(fieldsOf(profile), profile)).toBeUndefined();
  });

  it('writes the changed values, and keeps rules that it does not show', () => {
    const others = makeProfile({
      exceptions: [{ mode: 'sky', rule: 'labeled', why: 'Another sky is fine.' }],
    });
    const fields = {
      ...withFirst(fieldsOf(others), { maxBytes: 900, maxPictures: 25 }),
      name: ' Ours ',
      brand: 'banned' as const,
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

  it('names the invalid fields, and sends nothing', () => {
    const fields = {
      ...withFirst(fieldsOf(profile), { name: '', minWidth: 0, maxPictures: 0 }),
      ...{ name: ' ', fileName: '{price}' },
    };
    expect(rulesOf(fields, profile)).toBeNull();
    const problems = problemsOf(fields, profile);
    expect(Object.keys(problems?.fields ?? {}).sort()).toEqual(['fileName', 'name']);
    expect(Object.keys(problems?.destinations[0] ?? {}).sort()).toEqual(['maxPictures', 'minWidth', 'name']);
    expect(problemsOf(withFirst(fieldsOf(profile), { minWidth: 4000 }), profile)).toEqual({
      fields: {},
      destinations: [{ minWidth: 'Please enter a whole number that is not larger than the largest size.' }],
    });
    const empty = problemsOf(withFirst(fieldsOf(profile), { maxWidth: '' }), profile);
    expect(empty?.destinations[0]?.maxWidth).toContain('320');
  });

  it('accepts several destinations with their own sizes, and gives their folders different names', () => {
    const [first] = profile.destinations;
    const fields = withAnotherDestination(withAnotherDestination(fieldsOf(profile)));
    expect(problemsOf(fields, profile)?.destinations.map(({ name }) => name)).toEqual([
      ...[undefined, 'Please say where the pictures go.', 'Please say where the pictures go.'],
    ]);
    const named = {
      ...fields,
      destinations: fields.destinations.map((each, at) =>
        at === 0 ? each : { ...each, name: ' Büro & Web ' },
      ),
    };
    expect(rulesOf(named, profile)?.destinations.map(({ id, name }) => [id, name])).toEqual([
      [first?.id, first?.name],
      ['buro-web', 'Büro & Web'],
      ['buro-web-2', 'Büro & Web'],
    ]);
  });
});
