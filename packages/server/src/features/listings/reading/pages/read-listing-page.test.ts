import { describe, expect, it } from 'vitest';
import { around, HOUSE, PAGE, PHOTOS, script } from '../test/homes.ts';
import { judge, SAVED_PAGES } from '../test/judge.ts';
import { schemaHome } from '../test/structured-pages.ts';
import { readListingPage } from './read-listing-page.ts';

describe('C-25 the facts of a saved page are read as they are', () => {
  it('there are at least 30 saved pages', () => {
    expect(SAVED_PAGES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(SAVED_PAGES.map(({ name }) => name)).size).toBe(SAVED_PAGES.length);
  });

  it.each(SAVED_PAGES.map((page) => [page.name, page] as const))('%s', (_name, page) => {
    const { wrong, missing, reading } = judge(page);
    expect({ wrong, missing, facts: reading.facts }).toEqual({
      wrong: [],
      missing: [],
      facts: reading.facts,
    });
    expect(reading.facts.sourceUrl).toBe(page.url);
  });
});

describe('C-25 the reading names the place of each fact', () => {
  it('each fact has its source, and no other field has one', () => {
    for (const page of SAVED_PAGES) {
      const { facts, sources } = readListingPage(page.html, page.url);
      const read = Object.entries(facts).filter(
        ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
      );
      expect(Object.keys(sources).sort(), page.name).toEqual(read.map(([field]) => field).sort());
    }
  });

  it('JSON-LD goes before Open Graph, and both are named', () => {
    const html = around(
      `${script({ ...schemaHome(HOUSE), description: undefined })}<meta property="og:title" content="Another title"><meta property="og:description" content="From Open Graph">`,
      '',
    );
    const { facts, sources } = readListingPage(html, PAGE);
    expect(facts.title).toBe(HOUSE.title);
    expect(facts.description).toBe('From Open Graph');
    expect(sources.title).toEqual({ from: 'json-ld', where: 'SingleFamilyResidence, name' });
    expect(sources.price).toEqual({ from: 'json-ld', where: 'SingleFamilyResidence, offers.price' });
    expect(sources.description).toEqual({ from: 'open-graph', where: 'og:description' });
  });

  it('the whole text replaces a summary that was cut off', () => {
    const cut = `${HOUSE.description.slice(0, 70)}…`;
    const html = around(
      script({ ...schemaHome(HOUSE), description: cut }),
      `<div class="listing-description"><p>${HOUSE.description}</p></div>`,
    );
    expect(readListingPage(html, PAGE).facts.description).toBe(HOUSE.description);
  });
});

describe('C-25 a page that cannot be read has a reason', () => {
  it('a refusal of automatic requests comes with advice', () => {
    const { facts, remarks } = readListingPage('<title>Just a moment...</title>', PAGE);
    expect(remarks).toEqual([
      'The site refused an automatic request. Save the page in your browser and import the saved file.',
    ]);
    expect(facts.title).toBeNull();
  });

  it('a long page that only contains such a word is read', () => {
    const html = around(script(schemaHome(HOUSE)), `<p>perimeterx</p><!-- ${'x'.repeat(20_000)} -->`);
    expect(readListingPage(html, PAGE).facts.price?.amount).toBe(450_000);
  });

  it('a page without a home, invalid JSON and a price in words each have their sentence', () => {
    expect(readListingPage('<h1>News</h1>', PAGE).remarks).toEqual([
      'Nothing about a home was found on this page.',
    ]);
    const broken = around(
      `<script type="application/ld+json">{"@type":</script>${script(schemaHome(HOUSE))}`,
      '',
    );
    expect(readListingPage(broken, PAGE).remarks).toEqual([
      'One block of JSON-LD on the page is not valid JSON and was left out.',
    ]);
    const asked = around(script({ ...schemaHome(HOUSE), offers: { price: 'Ask us' } }), '');
    expect(readListingPage(asked, PAGE).remarks).toEqual([
      'The page gives "Ask us" as its price, which could not be read as a price.',
    ]);
  });

  it('a rent without a period counts as monthly, with a remark', () => {
    const offers = {
      price: 900,
      priceCurrency: 'EUR',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    };
    const { facts, remarks } = readListingPage(around(script({ ...schemaHome(HOUSE), offers }), ''), PAGE);
    expect(facts.price).toEqual({ amount: 900, currency: 'EUR', per: 'month' });
    expect(remarks).toEqual(['The page does not say for how long the rent pays; a month was taken.']);
  });
});

describe('C-25 readings are plain and bounded', () => {
  it('tags and entities become plain text', () => {
    const home = {
      ...schemaHome(HOUSE),
      name: 'Oak &amp; Elm <b>House</b>',
      description: 'One.<br>Two&nbsp;three &lt; four',
    };
    const { facts } = readListingPage(around(script(home), ''), PAGE);
    expect(facts.title).toBe('Oak & Elm House');
    expect(facts.description).toBe('One. Two three < four');
  });

  it('photos are absolute, http or https, each once, at most 60, in order', () => {
    const image = [
      '/photos/1.jpg?w=100',
      'https://homes.example/photos/1.jpg?w=900',
      'ftp://homes.example/2.jpg',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '//homes.example/photos/3-640x480.jpg',
      'https://homes.example/photos/3-1280x960.jpg',
      'https://homes.example/logo.png',
      ...Array.from({ length: 100 }, (_, at) => `https://homes.example/more/${at}.jpg`),
    ];
    const { photos } = readListingPage(around(script({ ...schemaHome(HOUSE), image }), ''), PAGE).facts;
    expect(photos).toHaveLength(60);
    expect(photos.slice(0, 3).map(({ url }) => url)).toEqual([
      'https://homes.example/photos/1.jpg?w=900',
      'https://homes.example/photos/3-1280x960.jpg',
      'https://homes.example/more/0.jpg',
    ]);
  });

  it('texts end at their bound, and implausible numbers are left out', () => {
    const home = {
      ...schemaHome(HOUSE),
      name: 'x'.repeat(5_000),
      description: 'word '.repeat(20_000),
      numberOfBedrooms: 40_000,
    };
    const { facts } = readListingPage(around(script(home), ''), PAGE);
    expect(facts.title).toHaveLength(300);
    expect(facts.description?.length).toBeLessThanOrEqual(10_000);
    expect(facts.bedrooms).toBeNull();
  });

  it('the unknown address of a page comes from its canonical link', () => {
    const html = around(`<link rel="canonical" href="${PAGE}">${script(schemaHome(HOUSE))}`, '');
    const { facts, sources } = readListingPage(html, '');
    expect(facts.sourceUrl).toBe(PAGE);
    expect(sources.sourceUrl?.where).toBe('the address that the page names as its own');
    expect(facts.photos.map(({ url }) => url)).toEqual(PHOTOS);
  });
});
