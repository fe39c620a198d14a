import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { makeAddress, partsOfLine } from './addresses.ts';
import { sourceKey } from './source-key.ts';

const keyOf = (text: string) => addressKey(makeAddress({ text }));

describe('LISTINGS-62 the same address is recognized', () => {
  it.each([
    ['12 Example Street, Springfield, IL 62704', '12 example st., springfield, il 62704, USA'],
    ['12 N. Main St Apt 4B, Springfield, IL 62704', '12 North Main Street #4b, Springfield, IL 62704-1234'],
    ['Apt 4B, 12 North Main Street, Springfield, IL 62704', '12 N Main St, Unit 4B, Springfield, IL 62704'],
    ['Musterstraße 7, 12345 Beispielstadt', 'Musterstr. 7, 12345 Beispielstadt, Deutschland'],
    ['7 Rue de l’Église, 99000 Exempleville', "7 rue de l'eglise, 99000 Exempleville"],
    ['4 Mill Lane, Otterbourne, SO99 7ZZ', '4 Mill Ln, Otterbourne, so997zz'.toUpperCase()],
  ])('%s is %s', (one, other) => {
    expect(keyOf(one)).not.toBeNull();
    expect(keyOf(other)).toBe(keyOf(one));
  });

  it.each([
    ['12 Example Street, Springfield, IL 62704', '14 Example Street, Springfield, IL 62704'],
    ['12 Example Street, Springfield, IL 62704', '12 Example Street, Springfield, IL 62705'],
    ['12 Example Street, Springfield, IL 62704', '12 Example Avenue, Springfield, IL 62704'],
    ['12 Main St Apt 4, Springfield, IL 62704', '12 Main St Apt 5, Springfield, IL 62704'],
    ['12 Main St Apt 4, Springfield, IL 62704', '12 Main St, Springfield, IL 62704'],
    ['12 Saint Example Road, Springfield, IL', '12 Street Example Road, Bridgeton, IL'],
  ])('%s is not %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('an address in parts is the one in a line', () => {
    const parts = makeAddress({
      street: '12 Example St',
      city: 'Springfield',
      region: 'IL',
      postalCode: '62704',
    });
    expect(addressKey(parts)).toBe(keyOf('12 Example Street, Springfield, IL 62704'));
  });

  it('a town alone is not an address', () => {
    expect(keyOf('Springfield')).toBeNull();
    expect(keyOf('Springfield, IL 62704')).toBeNull();
    expect(addressKey(null)).toBeNull();
  });

  it('a street without a number contains many houses, unless the house has a name', () => {
    expect(keyOf('Mill Lane, Otterbourne, SO99 7ZZ')).toBeNull();
    expect(keyOf('Rose Cottage, Mill Lane, Otterbourne, SO99 7ZZ')).toBe(
      keyOf('rose cottage, mill ln, otterbourne SO99 7ZZ'),
    );
  });

  it('a key is never longer than its bound, and every text has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        expect(keyOf(text)?.length ?? 0).toBeLessThanOrEqual(400);
        expect(keyOf(text.toUpperCase().toLowerCase())).toBe(keyOf(text.toUpperCase().toLowerCase()));
      }),
    );
  });
});

describe('the parts of an address in one line', () => {
  it.each([
    [
      '12 Example Street, Springfield, IL 62704, USA',
      '12 Example Street',
      'Springfield',
      'IL',
      '62704',
      'USA',
    ],
    ['4 Mill Lane, Otterbourne, SO99 7ZZ', '4 Mill Lane', 'Otterbourne', null, 'SO99 7ZZ', null],
    ['Musterstraße 7, 12345 Beispielstadt', 'Musterstraße 7', 'Beispielstadt', null, '12345', null],
    ['12 Example Street, Springfield', '12 Example Street', 'Springfield', null, null, null],
    ['Springfield, IL 62704', null, 'Springfield', 'IL', '62704', null],
    ['Otterbourne', null, null, null, null, null],
  ])('%s', (text, street, city, region, postalCode, country) => {
    expect(partsOfLine(text)).toEqual({ text, street, city, region, postalCode, country });
  });
});

describe('LISTINGS-62 the same source is recognized', () => {
  it.each([
    [
      'https://homes.example/listing/1',
      'http://www.homes.example:80/listing/1/?utm_source=mail&fbclid=x#photos',
    ],
    ['https://homes.example/listing?id=1&lang=en', 'https://HOMES.example/listing/?lang=en&id=1&gclid=7'],
    ['https://homes.example', 'https://user:secret@homes.example:443/'],
  ])('%s is %s', (one, other) => {
    expect(sourceKey(other)).toBe(sourceKey(one));
    expect(sourceKey(one)).toBe(one);
  });

  it('another path, parameter or port is another source', () => {
    const keys = ['/a', '/A', '/a?id=1', '/a?id=2', ':8080/a'].map((rest) =>
      sourceKey(`https://homes.example${rest}`),
    );
    expect(new Set(keys).size).toBe(5);
  });

  it('a text that is not a web address has no key', () => {
    for (const address of [
      '',
      'homes',
      'ftp://homes.example/1',
      'javascript:alert(1)',
      `https://homes.example/${'x'.repeat(3_000)}`,
    ])
      expect(sourceKey(address)).toBeNull();
  });

  it('the key of a key is the key itself', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        const key = sourceKey(address);
        if (key !== null) expect(sourceKey(key)).toBe(key);
      }),
    );
  });
});
