import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePlace, placeOf } from './same-place.ts';

const same = (one: string, other: string) => isSamePlace(placeOf(one), placeOf(other));

describe('whether two addresses are of one home', () => {
  it.each([
    ['12 Elm Street, Portland, ME 04101', '12 ELM ST., Portland, Maine'],
    ['12 Elm Street, Portland, ME 04101-1234', '12 Elm St, Portland ME, 04101, USA'],
    ['Apt 4B, 12 N. Main St, Salem, OR', '12 North Main Street #4b, Salem, Oregon 97301'],
    ['5 Rue de la Paix, 75002 Paris', '5 rue de la paix, 75002 PARIS'],
  ])('%s is %s', (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['12 Elm Street, Portland, ME', '14 Elm Street, Portland, ME'],
    ['12 Elm Street, Portland, ME', '12 Elm Street, Portland, OR'],
    ['12 Elm Street, Portland, ME 04101', '12 Elm Street, Portland, ME 04103'],
    ['12 Elm Street Unit 1, Portland, ME', '12 Elm Street Unit 2, Portland, ME'],
    // A street or a town contains many homes.
    ['Elm Street, Portland, ME', 'Elm Street, Portland, ME'],
    ['Portland, ME 04101', 'Portland, ME 04101'],
    ['', ''],
  ])('%s is not %s', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  const words = fc.constantFrom('Elm', 'Quay', 'Harbor', 'Old Mill', 'King', 'Zwölf');
  const kinds = fc.constantFrom(['Street', 'St.'], ['Avenue', 'Ave'], ['Road', 'RD'], ['Lane', 'ln']);
  const states = fc.constantFrom(['ME', 'Maine'], ['NH', 'New Hampshire'], ['OR', 'oregon']);
  const home = fc.record({
    number: fc.integer({ min: 1, max: 9999 }),
    words,
    kind: kinds,
    town: fc.constantFrom('Portland', 'Salem', 'Rockport'),
    state: states,
    code: fc.option(fc.integer({ min: 10_000, max: 99_999 }), { nil: undefined }),
  });
  type Home = typeof home extends fc.Arbitrary<infer One> ? One : never;
  const write = (it: Home, way: 0 | 1, hasCode: boolean) => {
    const code = hasCode && it.code !== undefined ? ` ${it.code}` : '';
    const text = `${it.number} ${it.words} ${it.kind[way]}, ${it.town}, ${it.state[way]}${code}`;
    return way === 0 ? text : text.toUpperCase();
  };

  it('ignores case, abbreviations, and a postal code that only one of them has', () => {
    fc.assert(
      fc.property(home, fc.boolean(), fc.boolean(), (one, first, second) => {
        expect(same(write(one, 0, first), write(one, 1, second))).toBe(true);
      }),
    );
  });

  it('distinguishes every other house, street, town and state, in either order', () => {
    fc.assert(
      fc.property(home, home, (one, other) => {
        const key = (it: Home) => [it.number, it.words, it.kind[0], it.town, it.state[0]].join();
        fc.pre(key(one) !== key(other));
        expect(same(write(one, 0, false), write(other, 1, false))).toBe(false);
        expect(same(write(other, 1, true), write(one, 0, true))).toBe(false);
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(isSamePlace(placeOf(text), placeOf(text))).toBe(placeOf(text) !== null);
      }),
    );
  });
});
