import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../bounds.ts';
import { script } from '../test/homes.ts';
import { SAVED_PAGES } from '../test/judge.ts';
import { readListingPage } from './read-listing-page.ts';

/** The limits of every reading, for any input. */
function expectBounded(html: string, url: string): void {
  const { facts, sources, remarks } = readListingPage(html, url);
  expect(facts.title?.length ?? 0).toBeLessThanOrEqual(BOUNDS.title);
  expect(facts.description?.length ?? 0).toBeLessThanOrEqual(BOUNDS.description);
  expect(facts.address?.text.length ?? 0).toBeLessThanOrEqual(BOUNDS.address);
  expect(facts.photos.length).toBeLessThanOrEqual(BOUNDS.photos);
  for (const { url: photo } of facts.photos) expect(photo).toMatch(/^https?:\/\//);
  for (const count of [facts.bedrooms, facts.bathrooms, facts.squareFeet, facts.price?.amount ?? null])
    expect(count === null || (Number.isFinite(count) && count >= 0)).toBe(true);
  for (const source of Object.values(sources)) expect(source.where.length).toBeLessThan(2_500);
  expect(remarks.length).toBeLessThanOrEqual(BOUNDS.remarks);
  for (const sentence of remarks) expect(sentence.length).toBeLessThanOrEqual(BOUNDS.remark);
}

const page = fc.constantFrom(...SAVED_PAGES);
const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '</script>',
  '<script>',
  '<table>',
  '<!--',
  '-->',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '&',
  '\u0000',
  '\ud800',
  '<svg>',
  '<template>',
  '=',
  '$1',
  '½',
  '__proto__',
];

describe('C-25 no page, even a broken one, stops the reader', () => {
  it('pages with pieces cut out, duplicated and inserted', () => {
    fc.assert(
      fc.property(
        page,
        fc.array(
          fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(60), fc.constantFrom(...PIECES)),
          { maxLength: 12 },
        ),
        ({ html, url }, changes) => {
          let text = html;
          for (const [place, length, piece] of changes) {
            const at = Math.floor(place * text.length);
            text = text.slice(0, at) + piece + text.slice(at + length);
          }
          expectBounded(text, url);
        },
      ),
      { numRuns: 250 },
    );
  });

  it('JSON-LD with any values', () => {
    const names = fc.constantFrom(
      '@type',
      '@id',
      '@graph',
      'name',
      'url',
      'offers',
      'price',
      'priceSpecification',
      'mainEntity',
      'about',
      'itemOffered',
      'numberOfBedrooms',
      'floorSize',
      'value',
      'unitCode',
      'address',
      'image',
      'additionalProperty',
      '__proto__',
      'constructor',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(
          'House',
          'Offer',
          'https://schema.org/House',
          '3',
          '€ 1.2M',
          '#a',
          'https://homes.example/1',
        ),
        fc.jsonValue(),
        fc.dictionary(names, tie('tree'), { maxKeys: 8, noNullPrototype: true }),
        fc.array(tie('tree'), { maxLength: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (data) =>
        expectBounded(script(data).replaceAll('</script>x', ''), 'https://homes.example/1'),
      ),
      { numRuns: 300 },
    );
  });

  it('any address and any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.oneof(fc.webUrl(), fc.string()), (html, url) =>
        expectBounded(html, url),
      ),
      { numRuns: 200 },
    );
  });
});

/** Pages of a given size in shapes that make careless parsers slow. A parser with quadratic time would not finish. */
const SHAPES: [string, (size: number) => string][] = [
  ['nested elements', (size) => '<div>'.repeat(size / 5)],
  ['formatting left open', (size) => '<b><p>'.repeat(size / 6)],
  ['one huge attribute', (size) => `<img src="${'a'.repeat(size)}">`],
  ['a huge srcset', (size) => `<img srcset="${'a '.repeat(size / 2)}">`],
  ['many attributes', (size) => `<a ${Array.from({ length: size / 8 }, (_, at) => `a${at}`).join(' ')}>`],
  ['many pictures', (size) => '<img src=a.jpg srcset="b.jpg 2x">'.repeat(size / 33)],
  ['nested items', (size) => '<i itemscope itemprop=name>'.repeat(size / 27)],
  ['prices everywhere', (size) => '<b class=price>$1,1,1</b>'.repeat(size / 25)],
  ['labels everywhere', (size) => '<li>Bedrooms: x</li>'.repeat(size / 20)],
  ['deep JSON-LD', (size) => `<script type="application/ld+json">${'{"about":'.repeat(size / 9)}`],
  [
    'a deep list',
    (size) => `<script type="application/json">${'['.repeat(size / 2)}${']'.repeat(size / 2)}</script>`,
  ],
  ['many assignments', (size) => `<script>${'window.a = {'.repeat(size / 12)}</script>`],
  ['assignments with blanks', (size) => `<script>${'window.a   '.repeat(size / 11)}</script>`],
  [
    'JSON in JSON in JSON',
    (size) =>
      `<script type="application/json">${JSON.stringify([JSON.stringify([JSON.stringify([1, 'x'.repeat(size / 4)])])])}</script>`,
  ],
  [
    'many homes',
    (size) =>
      `<script type="application/json">[${'{"price":1,"beds":2,"sqft":3},'.repeat(size / 30)}{}]</script>`,
  ],
  ['less-than signs', (size) => '<'.repeat(size)],
  ['digits', (size) => `<h1>${'1,'.repeat(size / 2)}`],
  ['entities', (size) => '&amp;'.repeat(size / 5)],
];

describe('C-25 hostile pages of several megabytes cost no more than their size', () => {
  it.each(SHAPES)('%s', (_name, shape) => {
    expectBounded(shape(4_800_000), 'https://homes.example/1');
  });
});
