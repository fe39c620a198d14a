import { AUTH_BASE, type ListingPage } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTINGS } from '../../test/listings/listing-makers.ts';
import {
  changePage,
  listingWithPhotos,
  openListingPage,
  switchPageOn,
} from '../../test/listings/listing-page-makers.ts';
import { expectStatus } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';

const MAPLE = {
  name: 'Maple Homes',
  contact_email: 'office@maple.example',
  website: 'https://maple.example',
};

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

describe('the branding of the page of a listing', () => {
  it("is its agent's branding, for buyers and in the preview; the contact remains that of the page", async () => {
    const agent = await server.guest();
    const { listing } = await listingWithPhotos(server, agent, { street: '4 Elm Street' });
    await changePage(agent, listing.id, { contact_name: 'Mara Lind' });
    const { token } = await switchPageOn(agent, listing.id);
    const visitor = await server.visitor();
    expect((await openListingPage(visitor, token)).branding).toBeNull();

    expectStatus(await agent.patch(`${AUTH_BASE}/branding`, MAPLE), 200);
    const presented = { name: 'Maple Homes', contact_email: '', website: 'https://maple.example' };
    await expect.poll(async () => (await openListingPage(visitor, token)).branding).toMatchObject(presented);
    const preview = expectStatus<ListingPage>(await agent.get(`${LISTINGS}${listing.id}/page/preview/`), 200);
    expect(preview).toMatchObject({ branding: presented, contact: { name: 'Mara Lind' } });

    await changePage(agent, listing.id, { shows_contact: false });
    await expect
      .poll(() => openListingPage(visitor, token))
      .toMatchObject({ branding: { website: '' }, contact: null });
  });
});
