import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALIKE_BITS, differingBits, distanceOf, type Print, pairsAlike } from './alike.ts';

const bits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const hex = (value: bigint) => value.toString(16).padStart(16, '0');
const flip = (value: bigint, places: readonly number[]) =>
  places.reduce((all, place) => all ^ (1n << BigInt(place)), value);
const places = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: least, maxLength: most });
const print = (id: string, fingerprint: string | null, sourceUrl: string | null = null): Print => ({
  ...{ id, fingerprint, sourceUrl },
});

describe('whether two pictures look the same', () => {
  it('counts the differing bits, in either order', () => {
    fc.assert(
      fc.property(bits, places(0, 64), (value, flipped) => {
        const other = hex(flip(value, flipped));
        expect(differingBits(hex(value), other)).toBe(flipped.length);
        expect(differingBits(other, hex(value))).toBe(flipped.length);
      }),
    );
  });

  it('accepts up to six bits for the same picture, and no more', () => {
    fc.assert(
      fc.property(bits, places(0, ALIKE_BITS), places(ALIKE_BITS + 1, 64), (value, few, many) => {
        const one = print('one', hex(value));
        expect(distanceOf(one, print('few', hex(flip(value, few))))).toBe(few.length);
        expect(distanceOf(one, print('many', hex(flip(value, many))))).toBeNull();
      }),
    );
  });

  it('cannot compare pictures without a fingerprint, unless they have one address', () => {
    expect(distanceOf(print('a', null), print('b', null))).toBeNull();
    expect(distanceOf(print('a', null, 'https://a.example/1'), print('b', null, 'https://a.example/1'))).toBe(
      -1,
    );
  });

  it('puts each picture into one pair at most, and finds every copy', () => {
    const clusters = fc.uniqueArray(bits, {
      minLength: 1,
      maxLength: 12,
      comparator: (a, b) => a >> 40n === b >> 40n,
    });
    fc.assert(
      fc.property(clusters, fc.array(places(0, 3), { minLength: 12, maxLength: 12 }), (values, changes) => {
        const ones = values.map((value, at) => print(`one ${at}`, hex(value)));
        const others = values.map((value, at) => print(`other ${at}`, hex(flip(value, changes[at] ?? []))));
        const pairs = pairsAlike(ones, [...others].reverse());
        expect(new Set(pairs.map(([one]) => one.id)).size).toBe(pairs.length);
        expect(new Set(pairs.map(([, other]) => other.id)).size).toBe(pairs.length);
        for (const [one, other] of pairs) expect(distanceOf(one, other)).not.toBeNull();
        // No two remaining pictures look the same.
        const left = ones.filter((one) => !pairs.some(([taken]) => taken === one));
        const rest = others.filter((other) => !pairs.some(([, taken]) => taken === other));
        for (const one of left) for (const other of rest) expect(distanceOf(one, other)).toBeNull();
      }),
    );
  });
});
