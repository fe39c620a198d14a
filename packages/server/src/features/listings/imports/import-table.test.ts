import type { ListingImport, ListingTablePreview } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { importUrls, LISTINGS, publish, readListing } from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { expectStatus, somePhoto } from '../../../test/makers.ts';

let server: ListingWorld['server'];
let web: ListingWorld['web'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
useListingWorld((world) => ({ server, web, worker, guest } = world));

const send = (what: 'preview_table' | 'import_table', content: string, fields: Record<string, string> = {}) =>
  guest.upload(
    `${LISTINGS}${what}/`,
    [{ field: 'file', name: 'homes.csv', content: Buffer.from(content) }],
    fields,
  );
const preview = async (content: string) =>
  expectStatus<ListingTablePreview>(await send('preview_table', content), 200);
const imported = async (content: string, mapping?: readonly (string | null)[]) =>
  expectStatus<ListingImport>(
    await send('import_table', content, mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
    200,
  );
const countAll = async () => (await server.db.selectFrom('listings').select('id').execute()).length;

const RESO = [
  'ListPrice,BedroomsTotal,BathroomsTotalInteger,LivingArea,StandardStatus,UnparsedAddress,Media',
  '450000,3,2,1450,Active,"12 Quay Street, Portland, ME 04101",https://homes.example/pictures/1.jpg',
  '325000,2,1,980,Active,"3 Mill Lane, Portland, ME 04102",',
].join('\n');

describe('a table of listings', () => {
  it('C-25 has a preview of the import: columns by their RESO names, the first rows', async () => {
    const seen = await preview(RESO);
    expect(seen).toMatchObject({ row_count: 2, remarks: [] });
    expect(seen.mapping.slice(0, 4)).toEqual(['price', 'bedrooms', 'bathrooms', expect.any(String)]);
    expect(seen.rows[1]?.slice(0, 2)).toEqual(['325000', '2']);
    expect(await countAll()).toBe(0);
  });

  it('LISTINGS-62 becomes one listing for each row, with facts, their places in the table, and the first picture', async () => {
    web.pictures.set('https://homes.example/pictures/1.jpg', somePhoto());
    const { successful, failed, listings } = await imported(RESO);
    expect([successful, failed]).toEqual([2, 0]);
    await worker.drain('read');
    const first = await readListing(guest, listings[0]!.id);
    expect(first).toMatchObject({
      ...{ status: 'completed', source_type: 'table', source_url: null, listing_type: 'for_sale' },
      ...{ address: '12 Quay Street, Portland, ME 04101', bedrooms: 3, bathrooms: 2, square_feet: 1_450 },
    });
    expect(first.display_price).toContain('450,000');
    expect(first.found_in.bedrooms).toBe('Column, BedroomsTotal');
    expect(first.primary_image_url).not.toBeNull();
    expect((await readListing(guest, listings[1]!.id)).status).toBe('completed');
  });

  it('makes no duplicates, with the same file again or with a page of the same address', async () => {
    const url = publish(web, { street: '3 Mill Lane' });
    web.pages.set(url, { html: page('3 Mill Lane', '04102') });
    await importUrls(guest, [url]);
    await worker.drain('read');
    expect(await imported(RESO)).toMatchObject({
      ...{ successful: 1, failed: 1 },
      errors: [{ url: 'Row 3', detail: 'This listing is there already' }],
    });
    expect(await imported(RESO)).toMatchObject({ successful: 0, failed: 2 });
    const twice = `${RESO}\n450000,3,2,1450,Active,"12 QUAY ST., Portland, ME 04101",`;
    await server.db.deleteFrom('listings').execute();
    expect(await imported(twice)).toMatchObject({ successful: 2, errors: [{ url: 'Row 4' }] });
  });

  it("is read by the person's mapping of its columns", async () => {
    const table = 'A;B;C\n1 Elm Road, Salem;240000;4\n2 Elm Road, Salem;260000;5';
    const { listings } = await imported(table, ['address', 'price', 'bedrooms']);
    expect(listings).toMatchObject([
      { address: '1 Elm Road, Salem', bedrooms: 4 },
      { address: '2 Elm Road, Salem', bedrooms: 5 },
    ]);
  });

  it('has prices in the given currency if the table names none', async () => {
    const table = 'Address,Price\n"1 Elm Road, Salem",240000\n"2 Elm Road, Salem",£260000';
    const bare = expectStatus<ListingImport>(await send('import_table', table), 200);
    expect(bare.listings.map((one) => one.display_price)).toEqual(['240,000', '£260,000']);
    await server.db.deleteFrom('listings').execute();
    const said = expectStatus<ListingImport>(await send('import_table', table, { currency: 'EUR' }), 200);
    expect(said.listings.map((one) => one.display_price)).toEqual(['€240,000', '£260,000']);
    expect((await send('import_table', table, { currency: 'euro' })).json().code).toBe('invalid_request');
  });

  it('lists the refused rows with their reasons', async () => {
    const table = 'Address,Price,Color\n"1 Elm Road, Salem",240000,red\n,,blue\n';
    const { successful, errors } = await imported(table);
    expect([successful, errors]).toEqual([
      1,
      [{ url: 'Row 3', detail: 'This row has no facts about a property.' }],
    ]);
  });

  it.each([
    ['is empty', '', undefined, 'listing_table_unreadable'],
    ['has columns that mean nothing', 'x,y\n1,2', [null, null], 'listing_columns_unknown'],
    ['has other columns than were named', RESO, ['price'], 'listing_mapping_mismatch'],
    ['has a meaning that does not exist', RESO, ['color'], 'invalid_request'],
  ] as const)(
    'that %s is refused with a sentence, and no listing is created',
    async (_what, content, mapping, code) => {
      const fields = mapping === undefined ? {} : { mapping: JSON.stringify(mapping) };
      const refused = await send('import_table', content, fields as Record<string, string>);
      expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
      expect(await countAll()).toBe(0);
    },
  );

  it('with a mapping that is not JSON is refused', async () => {
    expect((await send('import_table', RESO, { mapping: '[price' })).statusCode).toBe(400);
  });

  it('sent again with the same key is imported once, and has the same answer', async () => {
    const file = [{ field: 'file', name: 'homes.csv', content: Buffer.from(RESO) }];
    const again = () =>
      guest.upload(`${LISTINGS}import_table/`, file, {}, { headers: { 'idempotency-key': 'table-1' } });
    const [one, two] = [await again(), await again()];
    expect(two.json()).toEqual(one.json());
    expect(await countAll()).toBe(2);
  });
});

const page = (street: string, postalCode: string) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({
    '@type': 'House',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: 'Portland',
      addressRegion: 'ME',
      postalCode,
    },
    numberOfBedrooms: 2,
  })}</script></head></html>`;
