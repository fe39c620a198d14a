import { expect, it } from 'vitest';
import { coverageOf, idsOf, inRanges, playwrightTitles, vitestTitles } from './requirements.mjs';

it('an area has every id from its first to its last, with leading zeros', () => {
  expect(idsOf({ first: 'EDITS-08', last: 'EDITS-11' })).toEqual([
    'EDITS-08',
    'EDITS-09',
    'EDITS-10',
    'EDITS-11',
  ]);
  expect(idsOf({ first: 'API-001', last: 'API-002' })).toEqual(['API-001', 'API-002']);
});

it('only passed tests count', () => {
  const tests = [
    { status: 'passed', fullName: 'edits EDITS-01 are made' },
    { status: 'failed', fullName: 'EDITS-02' },
    { status: 'pending', fullName: 'EDITS-03' },
    // The same test on the other database.
    { status: 'passed', fullName: 'EDITS-02' },
  ];
  const name = '/srv/design/packages/server/src/edits.test.ts';
  const report = { testResults: [{ name, assertionResults: tests }] };
  expect(vitestTitles(report)).toEqual(['edits EDITS-01 are made']);
  expect(vitestTitles(undefined)).toEqual([]);
});

it('tests of the scripts prove nothing about the product, whatever their titles', () => {
  const tests = [{ status: 'passed', fullName: 'NAV-02 is an example' }];
  const name = '/srv/design/scripts/lib/requirements.test.mjs';
  expect(vitestTitles({ testResults: [{ name, assertionResults: tests }] })).toEqual([]);
});

it('a browser test counts when it passed in every run, at any depth', () => {
  /** @param {string} title @param {string[]} statuses */
  const spec = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) });
  const inner = { specs: [spec('NAV-01', 'expected', 'expected'), spec('NAV-02', 'expected', 'flaky')] };
  const outer = [
    spec('NAV-03', 'expected', 'skipped'),
    spec('NAV-04', 'skipped', 'skipped'),
    spec('NAV-05', 'expected', 'unexpected'),
  ];
  expect(playwrightTitles({ suites: [{ specs: outer, suites: [inner] }] })).toEqual(['NAV-03', 'NAV-01']);
  expect(playwrightTitles(undefined)).toEqual([]);
});

it('lists per area what is proven and what is not', () => {
  const areas = {
    NAV: { title: 'Menus', first: 'NAV-01', last: 'NAV-03' },
    API: { title: 'Calls', first: 'API-001', last: 'API-001' },
  };
  expect(coverageOf(areas, ['NAV-02 U-21 leads home (API-001)', 'NAV-9 is no id'])).toEqual([
    { area: 'NAV', title: 'Menus', proven: ['NAV-02'], open: [{ ids: ['NAV-01', 'NAV-03'], for: null }] },
    { area: 'API', title: 'Calls', proven: ['API-001'], open: [] },
  ]);
});

it('lists waiting requirements last, with the part that they wait for', () => {
  const waits = [
    { first: 'NAV-01', last: 'NAV-02', for: 'boards' },
    { first: 'NAV-04', last: 'NAV-04', for: 'boards' },
  ];
  const [nav] = coverageOf({ NAV: { title: '', first: 'NAV-01', last: 'NAV-05', waits } }, ['NAV-02']);
  expect(nav?.open).toEqual([
    { ids: ['NAV-03', 'NAV-05'], for: null },
    { ids: ['NAV-01', 'NAV-04'], for: 'boards' },
  ]);
});

it.each([
  [[], ''],
  [['NAV-07'], 'NAV-07'],
  [['NAV-01', 'NAV-02', 'NAV-03', 'NAV-05', 'NAV-08', 'NAV-09'], 'NAV-01 to 03, 05, 08 to 09'],
])('%j is written as %j', (ids, text) => {
  expect(inRanges(ids)).toBe(text);
});
