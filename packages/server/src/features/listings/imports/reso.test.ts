import type { ErrorBody, Listing, ListingImport, ResoProperty } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { LISTINGS, readListing } from '../../../test/listings/listing-makers.ts';
import { listingsByHand } from '../../../test/listings/listing-work.ts';
import { expectStatus, somePhoto } from '../../../test/makers.ts';
import { type ResoStandIn, resoRecord, startResoStandIn } from '../../../test/outside/reso-stand-in.ts';
import { ScriptedWeb } from '../../../test/scripted/scripted-web.ts';
import type { TestClient } from '../../../test/test-client.ts';

let mls: ResoStandIn;
let server: TestServer;
let web: ScriptedWeb;
let worker: ReturnType<typeof listingsByHand>;
let person: TestClient;
beforeAll(async () => {
  mls = await startResoStandIn();
  server = await startTestServer({ settings: { ...mls.settings, RESO_ACCESS: 'all' } });
});
beforeEach(async () => {
  mls.records = [];
  mls.asked = [];
  mls.answer = undefined;
  web = new ScriptedWeb();
  worker = listingsByHand(server, web);
  person = await server.guest();
});
afterAll(async () => {
  await server.close();
  await mls.close();
});

interface Found {
  results: ResoProperty[];
  has_next: boolean;
}
const searching = (query: Record<string, string>, of = person) =>
  of.get(`${LISTINGS}search_mls/?${new URLSearchParams(query)}`);
const search = async (query: Record<string, string>) => expectStatus<Found>(await searching(query), 200);
const importing = (keys: readonly string[], of = person) =>
  of.post(`${LISTINGS}create_from_mls/`, { listing_keys: keys });
const imported = async (keys: readonly string[]) => expectStatus<ListingImport>(await importing(keys), 200);

/** Expects that a call was refused. @returns the sentence */
function refused(answer: Parameters<typeof expectStatus>[0], status: number, code: string): string {
  const error = expectStatus<ErrorBody>(answer, status);
  expect(error.code).toBe(code);
  return error.detail;
}

describe('a search of the MLS (RESO Web API)', () => {
  it('C-25 finds properties by their numbers, with the facts to choose by', async () => {
    mls.records = [resoRecord('1'), resoRecord('2', { ListPrice: 380_000 }), resoRecord('3')];
    const { results, has_next } = await search({ numbers: 'MLS-1, MLS-2\nMLS-1' });
    expect(has_next).toBe(false);
    expect(results).toEqual([
      {
        ...{ listing_key: '1', mls_number: 'MLS-1', title: '', listing_type: 'for_sale' },
        ...{ address: '1 Quay Street, Portland, ME 04101, US', display_price: '$450,000' },
        ...{ bedrooms: 3, bathrooms: 2, square_feet: 1_450, photo_count: 2, is_there: false },
      },
      expect.objectContaining({ listing_key: '2', display_price: '$380,000' }),
    ]);
    expect(mls.asked[0]?.get('$filter')).toBe("(ListingId eq 'MLS-1' or ListingId eq 'MLS-2')");
  });

  it('finds properties by city and postal code, page by page, and quotes each criterion as one text', async () => {
    mls.records = [
      ...Array.from({ length: 30 }, (_each, at) => resoRecord(`${at + 1}`)),
      resoRecord('other', { City: "L'Anse" }),
    ];
    const first = await search({ city: 'Portland', postal_code: '04101' });
    const second = await search({ city: 'Portland', page: '2' });
    expect([first.results.length, first.has_next]).toEqual([25, true]);
    expect([second.results.length, second.has_next]).toEqual([5, false]);
    expect((await search({ city: "L'Anse" })).results).toMatchObject([{ listing_key: 'other' }]);
    expect((await search({ city: "x' or City ne '" })).results).toEqual([]);
  });

  it('marks properties that are there already, and leaves out records without a key', async () => {
    mls.records = [resoRecord('1'), resoRecord('2'), { ...resoRecord('3'), ListingKey: '' }];
    await imported(['2']);
    const { results } = await search({ city: 'Portland' });
    expect(results.map(({ listing_key, is_there }) => [listing_key, is_there])).toEqual([
      ['1', false],
      ['2', true],
    ]);
  });

  it('needs a criterion, and limits their number', async () => {
    const numbers = Array.from({ length: 26 }, (_each, at) => `MLS-${at}`).join(',');
    for (const query of [{}, { numbers: ' , ' }, { numbers }, { page: '0', city: 'Salem' }]) {
      refused(await searching(query as Record<string, string>), 400, 'invalid_request');
    }
    expect(mls.asked).toEqual([]);
  });

  it.each([
    ['refuses the token', 401, '', 'refused the token'],
    ['forbids it', 403, '', 'refused the token'],
    ['has an error of its own', 500, '', 'an error of its own'],
    ['has had too many calls', 429, '', 'an error of its own'],
    ['does not know the question', 400, '', 'does not understand'],
    ['leads on to somewhere else', 302, '', 'could not be reached'],
    ['answers with a page', 200, '<html></html>', 'does not understand'],
    ['answers with no list', 200, '{"value":{}}', 'does not understand'],
  ])('says what to do if the MLS %s', async (_what, status, body, sentence) => {
    mls.answer = (_request, response) =>
      void response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(body);
    const detail = refused(await searching({ city: 'Salem' }), 503, 'unavailable');
    expect(detail).toContain(sentence);
    expect(detail).not.toContain('token-of-this-test');
  });

  it('accepts no more than the account can hold', async () => {
    mls.answer = (_request, response) => {
      response.writeHead(200);
      response.on('error', () => {});
      const piece = Buffer.alloc(1024 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
    };
    const detail = refused(await searching({ city: 'Salem' }), 503, 'unavailable');
    expect(detail).toContain('Search for fewer properties');
  });
});

describe('an import from the MLS', () => {
  it('C-25 makes one listing of each property, with its facts, where each was found, and its pictures in order', async () => {
    mls.records = [resoRecord('1')];
    web.pictures.set('https://photos.example/1/1.jpg', somePhoto());
    const { successful, listings } = await imported(['1', '1']);
    expect(successful).toBe(1);
    const [pending] = listings as [Listing];
    expect(pending).toMatchObject({ status: 'pending', source_type: 'reso', source_url: null });
    expect(pending.title).toBe('Harbor MLS 1');
    await worker.drain('read');
    const listing = await readListing(person, pending.id);
    expect(listing).toMatchObject({
      ...{ status: 'completed', address: '1 Quay Street, Portland, ME 04101, US', display_price: '$450,000' },
      ...{ bedrooms: 3, square_feet: 1_450, description: 'A quiet house.' },
      found_in: { display_price: 'MLS field, ListPrice', images: 'MLS field, Media' },
    });
    expect(listing.images.map(({ source_url }) => source_url)).toEqual([
      'https://photos.example/1/1.jpg',
      'https://photos.example/1/2.jpg',
    ]);
    expect(listing.primary_image_url).not.toBeNull();
    expect(await imported(['1'])).toMatchObject({
      ...{ successful: 0, failed: 1 },
      errors: [{ url: '1', detail: 'This listing is there already' }],
    });
  });

  it('C-25 keeps the firm that offers a property, and updates it', async () => {
    mls.records = [resoRecord('1', { ListOfficeName: 'Harbor Realty', ListAgentFullName: 'Ana Novak' })];
    const { listings } = await imported(['1']);
    const { id } = listings[0] as Listing;
    await worker.drain('read');
    const { attribution, found_in } = await readListing(person, id);
    expect(attribution).toEqual({
      ...{ office: 'Harbor Realty', agent: 'Ana Novak', contact: '', mls_name: '', mls_number: 'MLS-1' },
    });
    expect(found_in.attribution).toBe('MLS field, ListOfficeName');
    mls.records = [resoRecord('1', { ListOfficeName: 'Quay Homes' })];
    const body = { listing_ids: [id], force: true };
    expectStatus(await person.post(`${LISTINGS}refresh_listings/`, body), 200);
    await worker.drain('read');
    expect((await readListing(person, id)).attribution).toMatchObject({ office: 'Quay Homes', agent: '' });
  });

  it('is read again by a refresh, and says when the MLS no longer has it', async () => {
    mls.records = [resoRecord('1')];
    const { listings } = await imported(['1']);
    const { id } = listings[0] as Listing;
    await worker.drain('read');
    const refresh = async () => {
      const body = { listing_ids: [id], force: true };
      expectStatus(await person.post(`${LISTINGS}refresh_listings/`, body), 200);
      await worker.drain('read');
      return readListing(person, id);
    };
    mls.records = [resoRecord('1', { ListPrice: 399_000, StandardStatus: 'Closed' })];
    expect(await refresh()).toMatchObject({ display_price: '$399,000', listing_type: 'sold' });
    mls.records = [];
    expect(await refresh()).toMatchObject({
      ...{ status: 'failed', error: 'The MLS no longer has this property.', display_price: '$399,000' },
    });
  });

  it('waits for an MLS that is away for a moment, and gives up on one that refuses', async () => {
    mls.records = [resoRecord('1'), resoRecord('2')];
    let calls = 0;
    mls.answer = (_request, response) => {
      calls += 1;
      if (calls === 2) mls.answer = undefined;
      response.writeHead(502).end();
    };
    const first = (await imported(['1'])).listings[0] as Listing;
    await worker.drain('read');
    expect([calls, (await readListing(person, first.id)).status]).toEqual([2, 'completed']);
    mls.answer = (_request, response) => void response.writeHead(401).end();
    const second = (await imported(['2'])).listings[0] as Listing;
    await worker.drain('read');
    expect(await readListing(person, second.id)).toMatchObject({
      ...{ status: 'failed', error: expect.stringContaining('refused the token') },
    });
  });

  it('is not read again if another listing is the same property', async () => {
    mls.records = [resoRecord('1')];
    const { listings } = await imported(['1']);
    const { id } = listings[0] as Listing;
    await worker.drain('read');
    await server.db.updateTable('listings').set({ sourceKey: null }).where('id', '=', id).execute();
    const body = { listing_ids: [id], force: true };
    expectStatus(await person.post(`${LISTINGS}refresh_listings/`, body), 200);
    await worker.drain('read');
    const { status, error, address } = await readListing(person, id);
    expect([status, address]).toEqual(['failed', '1 Quay Street, Portland, ME 04101, US']);
    expect(error).toMatch(/^This property is another listing of yours, too\./);
  });

  it('says so if the MLS was removed from the server', async () => {
    mls.records = [resoRecord('1')];
    const { id } = (await imported(['1'])).listings[0] as Listing;
    await listingsByHand(server, web, { reso: undefined }).drain('read');
    expect(await readListing(person, id)).toMatchObject({
      ...{ status: 'failed', error: expect.stringContaining('no longer has an MLS') },
    });
  });
});

describe('access to the MLS search', () => {
  it('is for accounts only, unless the operator allows guests', async () => {
    const strict = await startTestServer({ settings: mls.settings });
    const guest = await strict.guest();
    refused(await searching({ city: 'Salem' }, guest), 403, 'mls_needs_account');
    refused(await importing(['1'], guest), 403, 'mls_needs_account');
    expectStatus(await searching({ city: 'Salem' }, await strict.account()), 200);
    await strict.close();
  });

  it('is denied to everybody if no MLS is configured', async () => {
    const without = await startTestServer();
    const guest = await without.guest();
    refused(await searching({ city: 'Salem' }, guest), 404, 'mls_not_offered');
    refused(await importing(['1'], guest), 404, 'mls_not_offered');
    await without.close();
  });
});
