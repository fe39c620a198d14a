import { readdir } from 'node:fs/promises';
import { DEFAULT_PROFILE, OWN_PROFILE, type PublishingProfile } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { ownProfile, PROFILES, shippedProfile } from './profiles.ts';

const named = (id: string): PublishingProfile => {
  const profile = shippedProfile(id);
  if (!profile) throw new Error(`There is no profile ${id}`);
  return profile;
};
const rulesFor = (id: string, mode: string) => named(id).exceptions.find((one) => one.mode === mode)?.rule;
const kindsOf = (id: string) => new Set(named(id).sources.map(({ kind }) => kind));

describe('the publishing profiles of the product', () => {
  it('are the files of their folder, each named by its id', async () => {
    const files = await readdir(new URL('./profiles/', import.meta.url));
    expect(PROFILES.map(({ id }) => `${id}.json`).sort()).toEqual(files.sort());
    expect(new Set(PROFILES.map(({ id }) => id)).size).toBe(PROFILES.length);
    expect(named(DEFAULT_PROFILE)).toBe(PROFILES[0]);
  });

  it('have a version, possible sizes, and file names with a place and a state', () => {
    for (const { id, version, destinations, file_name, exceptions } of PROFILES) {
      expect(version, id).toBeGreaterThanOrEqual(1);
      for (const { min_width, max_width, min_height, max_height } of destinations) {
        expect([min_width <= max_width, min_height <= max_height], id).toEqual([true, true]);
      }
      expect(file_name, id).toMatch(/\{position\}.*\{state\}/);
      expect(new Set(exceptions.map(({ mode }) => mode)).size, id).toBe(exceptions.length);
    }
  });

  it('name a source, or say that no rule was read and refuse changes of the building, the view, walls and floors', () => {
    const unread = PROFILES.filter(({ sources }) => sources.length === 0);
    expect(unread.map(({ id }) => id)).toEqual(['uk-portal', 'eu-portal']);
    for (const { id, edits, remarks, first_picture, originals } of unread) {
      expect(edits, id).toMatchObject({ surfaces: 'banned', structure: 'banned', view: 'banned' });
      expect([first_picture, originals], id).toEqual(['unaltered', 'after']);
      expect(remarks[0], id).toMatch(/^No rule of a portal in .* was read for this set/);
    }
  });

  it('never allow changes of the building, and always allow changes of light without a label', () => {
    for (const { id, edits } of PROFILES) {
      expect(edits, id).toMatchObject({ structure: 'banned', 'light only': 'allowed' });
      expect(edits['movable things'], id).toBe('labeled');
    }
  });

  it('United States: 3 MB, at least 1024 × 768, labeled, followed by the photo', () => {
    const { destinations, label, originals } = named('us-general');
    expect(destinations[0]).toMatchObject({ max_bytes: 3_000_000, min_width: 1024, min_height: 768 });
    expect([label.mode, originals]).toEqual(['both', 'after']);
    expect(rulesFor('us-general', 'brand')).toBe('banned');
  });

  it('California: disclosure and the original photo; only an account of the law was read', () => {
    const { originals, label, edits } = named('us-california-ab-723');
    expect([originals, label.mode, edits.surfaces]).toEqual(['after', 'both', 'labeled']);
    const [law] = named('us-california-ab-723').sources;
    expect(law).toMatchObject({ kind: 'secondary', address: expect.stringContaining('california-ab-723') });
    expect(named('us-california-ab-723').remarks.join(' ')).toMatch(/link, an address or a QR code/);
  });

  it('CRMLS: named in the description, the photo beside it, no changed walls and no garden, 15 MB', () => {
    const { label, originals, edits, destinations } = named('us-crmls');
    expect([label.mode, originals]).toEqual(['caption', 'after']);
    expect(edits).toMatchObject({ surfaces: 'banned', view: 'banned' });
    expect(rulesFor('us-crmls', 'outdoor-space')).toBe('banned');
    expect(destinations[0]?.max_bytes).toBe(15_000_000);
    expect(kindsOf('us-crmls')).toEqual(new Set(['primary', 'secondary']));
  });

  it('MLS Now: an unaltered first picture, no branding, another sky but no other view', () => {
    const { first_picture, edits } = named('us-mls-now');
    expect([first_picture, edits.surfaces, edits.view]).toEqual(['unaltered', 'banned', 'banned']);
    expect([rulesFor('us-mls-now', 'sky'), rulesFor('us-mls-now', 'brand')]).toEqual(['labeled', 'banned']);
    expect(kindsOf('us-mls-now')).toEqual(new Set(['primary']));
  });

  it('SmartMLS: a stamp on the picture, no photo beside it, 1920 × 1080 and 3 MB', () => {
    const { label, originals, destinations } = named('us-smartmls');
    expect([label.mode, originals]).toEqual(['drawn', 'none']);
    expect(destinations[0]).toMatchObject({ max_width: 1920, max_height: 1080, max_bytes: 3_000_000 });
  });
});

describe("a person's own profile", () => {
  it('starts as a copy of the general one, without its sources', () => {
    const { id, version, sources, remarks, name, summary, ...rules } = ownProfile(undefined);
    expect([id, version, sources, remarks]).toEqual([OWN_PROFILE, 1, [], []]);
    expect(name).toBe('My own');
    expect(summary).not.toBe('');
    expect(named(DEFAULT_PROFILE)).toMatchObject({ ...rules, region: rules.region });
    rules.edits.view = 'allowed';
    expect(named(DEFAULT_PROFILE).edits.view).toBe('banned');
  });
});
