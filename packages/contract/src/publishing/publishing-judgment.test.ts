import { describe, expect, it } from 'vitest';
import { EDIT_CLASS, EDIT_MODES } from '../edits/edit-arguments.ts';
import { banReason, classOfEdit, judgeEdit, judgeMadeEdit } from './publishing-judgment.ts';
import { OwnPublishingRules, type PublishingProfile } from './publishing-profiles.ts';

const profile: PublishingProfile = {
  id: 'test',
  version: 1,
  name: 'Test',
  region: '',
  summary: '',
  sources: [],
  remarks: [],
  destinations: [
    {
      ...{ id: 'mls', name: 'MLS', format: 'jpeg' as const, max_width: 2048, max_height: 1536 },
      ...{ min_width: 1024, min_height: 768, max_bytes: 3_000_000, max_pictures: null },
    },
  ],
  label: { mode: 'both', text: 'Virtually staged', place: 'foot' },
  originals: 'after',
  first_picture: 'any',
  edits: {
    'light only': 'allowed',
    'movable things': 'labeled',
    surfaces: 'labeled',
    structure: 'banned',
    view: 'banned',
  },
  exceptions: [
    { mode: 'sky', rule: 'labeled', why: 'Another sky is fine.' },
    { mode: 'brand', rule: 'banned', why: 'No names on photos.' },
    { mode: 'object-removal', rule: 'allowed', why: 'Things may go.' },
  ],
  file_name: '{position}-{photo}-{state}',
};
const { id: _id, version: _version, sources: _sources, ...rules } = profile;

describe('the class of an edit, for publishing', () => {
  it('U-01 is the highest class of its mode without arguments', () => {
    for (const mode of EDIT_MODES) expect(classOfEdit(mode), mode).toBe(EDIT_CLASS[mode]);
  });

  it('U-01 is the building if a fixture is removed, by its type or as a single thing', () => {
    expect(classOfEdit('object-removal', { categories: ['sofa', 'tv'] })).toBe('movable things');
    expect(classOfEdit('object-removal', { categories: ['sofa', 'sink'] })).toBe('structure');
    expect(classOfEdit('object-removal', { objectTypes: ['toilet'] })).toBe('structure');
    expect(classOfEdit('selective-change', { categories: ['toilet'], color: 'sage' })).toBe('structure');
  });

  it('U-01 depends on the chosen parts of a selective change', () => {
    expect(classOfEdit('selective-change', { light: 'twilight' })).toBe('light only');
    expect(classOfEdit('selective-change', { marks: true })).toBe('movable things');
    expect(classOfEdit('selective-change', { color: 'sage', categories: ['sofa'] })).toBe('surfaces');
  });
});

describe('the judgment of an edit', () => {
  it('U-01 is the rule of its class, with a sentence as the reason of a ban', () => {
    expect(judgeEdit(profile, 'lighting').rule).toBe('allowed');
    expect(judgeEdit(profile, 'furniture').rule).toBe('labeled');
    const view = judgeEdit(profile, 'window-view');
    expect(view).toEqual({ rule: 'banned', editClass: 'view', why: null });
    expect(banReason(view)).toBe('The view outside must stay as it is.');
  });

  it('U-01 is the rule of an exception, with its text', () => {
    expect(judgeEdit(profile, 'sky').rule).toBe('labeled');
    expect(banReason(judgeEdit(profile, 'brand'))).toBe('No names on photos.');
  });

  it('U-01 ignores an exception for an edit that goes beyond its class', () => {
    expect(judgeEdit(profile, 'object-removal', { categories: ['sofa'] }).rule).toBe('allowed');
    expect(judgeEdit(profile, 'object-removal', { categories: ['sink'] }).rule).toBe('banned');
  });

  it('U-01 depends on the real class of a finished edit', () => {
    // No walls were found, so only the light was changed.
    expect(judgeMadeEdit(profile, 'redesign', 'light only').rule).toBe('allowed');
    expect(judgeMadeEdit(profile, 'redesign', 'surfaces').rule).toBe('labeled');
    expect(judgeMadeEdit(profile, 'outdoor-space', 'view').rule).toBe('banned');
    expect(judgeMadeEdit(profile, 'object-removal', 'movable things', { categories: ['sink'] })).toEqual({
      rule: 'banned',
      editClass: 'structure',
      why: null,
    });
    expect(judgeMadeEdit(profile, 'brand', 'light only').rule).toBe('banned');
  });
});

describe('rules that a user writes', () => {
  const refused = (change: object) => OwnPublishingRules.safeParse({ ...rules, ...change }).success === false;

  it('are accepted unchanged', () => {
    expect(OwnPublishingRules.parse(rules)).toEqual(rules);
  });

  it('cannot have an id, a version or sources', () => {
    expect([refused({ id: 'own' }), refused({ version: 9 }), refused({ sources: [] })]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('must have possible sizes, a rule for every class, one for each edit, and different names', () => {
    const [destination] = rules.destinations;
    expect(refused({ destinations: [{ ...destination, min_width: 4000 }] })).toBe(true);
    expect(refused({ destinations: [destination, destination] })).toBe(true);
    expect(refused({ destinations: [] })).toBe(true);
    expect(refused({ edits: { view: 'banned' } })).toBe(true);
    expect(refused({ edits: { ...rules.edits, view: 'maybe' } })).toBe(true);
    expect(refused({ exceptions: [rules.exceptions[0], rules.exceptions[0]] })).toBe(true);
    expect(refused({ file_name: '{position}-{price}-{state}' })).toBe(true);
    expect(refused({ file_name: '{photo}' })).toBe(true);
    expect(refused({ file_name: 'flat-{position}-{state}' })).toBe(false);
  });
});
