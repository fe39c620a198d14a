import { randomUUID } from 'node:crypto';
import { API_BASE, type Listing, type ListingDetail } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/http/app-error.ts';
import { LISTINGS, readListing } from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { expectStatus, somePhoto } from '../../../test/makers.ts';

let server: ListingWorld['server'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
useListingWorld((world) => ({ server, worker, guest } = world));

const FOLDER = {
  title: '12 Elm Street',
  address: '12 Elm Street, Portland, ME',
  source_name: 'elm-street.zip',
};

async function announce(photos: readonly string[], more: object = {}): Promise<ListingDetail> {
  return expectStatus(
    await guest.post(`${LISTINGS}create_from_photos/`, { ...FOLDER, ...more, photos }),
    201,
  );
}

const send = (listing: Listing, photo: string, content = somePhoto(), by = guest) =>
  by.upload(`${LISTINGS}${listing.id}/photos/`, [{ field: 'file', name: 'whatever.jpg', content }], {
    photo,
  });
const sendAll = async (listing: ListingDetail) => {
  for (const { id } of listing.images) expectStatus(await send(listing, id), 200);
};
const end = (listing: Listing) => guest.post(`${LISTINGS}${listing.id}/photos/end/`);
const photosOf = async ({ project }: Listing) =>
  expectStatus<{ results: { name: string }[] }>(
    await guest.get(`${API_BASE}/images/?project=${project}&ordering=created_at`),
    200,
  ).results;

describe('a listing made from photos', () => {
  it('says what is still to come, takes each photo into its project, and is complete with a picture', async () => {
    const made = await announce(['Kitchen.jpg', 'Bath.png']);
    expect(made).toMatchObject({
      ...{ status: 'pending', source_type: 'photos', source_name: 'elm-street.zip', source_url: null },
      ...{ title: '12 Elm Street', address: '12 Elm Street, Portland, ME', image_count: 2 },
      download: { total: 2, done: 0, failed: 0 },
      found_in: { title: 'Entered with the photos', images: 'Photos in elm-street.zip' },
    });
    expect(made.images.map(({ caption, state }) => [caption, state])).toEqual([
      ['Kitchen.jpg', 'waiting'],
      ['Bath.png', 'waiting'],
    ]);
    // The second photo arrives first, and still gets the second place.
    const second = expectStatus<Listing>(await send(made, made.images[1]!.id), 200);
    expect(second).toMatchObject({ status: 'processing', download: { total: 2, done: 1, failed: 0 } });
    expectStatus(await send(made, made.images[0]!.id), 200);
    await worker.drain('read');
    const done = await readListing(guest, made.id);
    expect(done).toMatchObject({ status: 'completed', error: null, download: null });
    expect(done.primary_image_url).not.toBeNull();
    expect(done.images.map(({ state, image }) => [state, image !== null])).toEqual([
      ['done', true],
      ['done', true],
    ]);
    const rows = await server.db
      .selectFrom('images')
      .select('name')
      .where('projectId', '=', made.project)
      .orderBy('position')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(['Kitchen.jpg', 'Bath.png']);
    expect((await guest.get(done.primary_image_url!)).statusCode).toBe(200);
  });

  it('is created once for a repeated request, and ignores a photo that is there already', async () => {
    const key = randomUUID();
    const body = { ...FOLDER, photos: ['a.jpg'] };
    const answers = await Promise.all(
      [0, 1].map(() =>
        guest.post(`${LISTINGS}create_from_photos/`, body, { headers: { 'idempotency-key': key } }),
      ),
    );
    const made = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((each) => each.json<ListingDetail>());
    const again = expectStatus<ListingDetail>(
      await guest.post(`${LISTINGS}create_from_photos/`, body, { headers: { 'idempotency-key': key } }),
      201,
    );
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(await server.db.selectFrom('listings').select('id').execute()).toHaveLength(1);

    const [photo, content] = [again.images[0]!.id, somePhoto()];
    await Promise.all([send(again, photo, content), send(again, photo, content)]);
    expectStatus(await send(again, photo), 200);
    expect(await photosOf(again)).toHaveLength(1);
  });

  it('makes one photo of two files with the same bytes', async () => {
    const made = await announce(['a.jpg', 'copy of a.jpg']);
    const content = somePhoto();
    for (const { id } of made.images) expectStatus(await send(made, id, content), 200);
    const { images } = await readListing(guest, made.id);
    expect(images[0]!.image).toBe(images[1]!.image);
    expect(await photosOf(made)).toHaveLength(1);
  });

  it('has a reason for each missing photo, which may be sent again, even afterwards', async () => {
    const made = await announce(['a.jpg', 'b.jpg', 'c.jpg']);
    server.engine.refusal = new AppError('photo_unreadable');
    expect((await send(made, made.images[0]!.id)).statusCode).toBe(400);
    expectStatus(await send(made, made.images[1]!.id), 200);
    expectStatus(await end(made), 200);
    expectStatus(await end(made), 200);
    await worker.drain('read');
    const read = await readListing(guest, made.id);
    expect(read.status).toBe('completed');
    expect(read.images.map(({ state, error }) => [state, error !== null])).toEqual([
      ['failed', true],
      ['done', false],
      ['failed', true],
    ]);
    expect(read.images[2]!.error).toBe('This photo was not sent.');
    expectStatus(await send(made, made.images[2]!.id), 200);
    await worker.drain('read');
    expect(await readListing(guest, made.id)).toMatchObject({ status: 'completed', download: null });
    expect(await photosOf(made)).toHaveLength(2);
  });

  it('fails if no photo could be accepted, and is complete once one is sent', async () => {
    const made = await announce(['a.jpg']);
    expectStatus(await end(made), 200);
    await worker.drain('read');
    expect(await readListing(guest, made.id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('None of the photos could be taken'),
    });
    await sendAll(made);
    await worker.drain('read');
    expect(await readListing(guest, made.id)).toMatchObject({ status: 'completed', error: null });
  });

  it('waits a day for missing photos, and no longer', async () => {
    const made = await announce(['a.jpg', 'b.jpg']);
    expectStatus(await send(made, made.images[0]!.id), 200);
    await worker.drain('read');
    expect((await readListing(guest, made.id)).status).toBe('processing');
    const past = new Date(server.clock.now().getTime() - 1);
    await server.db.updateTable('listingTasks').set({ readyAt: past }).execute();
    await worker.drain('read');
    const { status, images } = await readListing(guest, made.id);
    expect([status, images[1]!.error]).toEqual(['completed', 'This photo was not sent.']);
  });

  it('belongs to its creator alone', async () => {
    const made = await announce(['a.jpg']);
    const other = await server.guest();
    expect((await send(made, made.images[0]!.id, somePhoto(), other)).statusCode).toBe(404);
    expect((await other.post(`${LISTINGS}${made.id}/photos/end/`)).statusCode).toBe(404);
    expect((await send(made, randomUUID())).json()).toMatchObject({ code: 'listing_photo_not_found' });
  });

  it('accepts no photo while its project is deleted, and has the reason in a new project', async () => {
    const made = await announce(['a.jpg', 'b.jpg']);
    expectStatus(await send(made, made.images[0]!.id), 200);
    expectStatus(await guest.delete(`${API_BASE}/projects/${made.project}/`), 204);
    expect((await send(made, made.images[1]!.id)).json()).toMatchObject({ code: 'listing_takes_no_photos' });
    expectStatus(await end(made), 200);
    await worker.drain('read');
    const { listing } = expectStatus<{ listing: Listing }>(
      await guest.post(`${LISTINGS}${made.id}/create_project/`, {}),
      200,
    );
    expect(listing.project).not.toBe(made.project);
    await worker.drain('pictures');
    const { images } = await readListing(guest, made.id);
    expect(images[0]!.error).toMatch(/^This photo is in a project that was deleted\./);
  });

  it.each([
    ['no photos', { photos: [] }],
    ['more than 200 photos', { photos: Array.from({ length: 201 }, (_each, at) => `${at}.jpg`) }],
    ['no title', { title: ' ', photos: ['a.jpg'] }],
  ])('is refused with %s', async (_what, body) => {
    const answer = await guest.post(`${LISTINGS}create_from_photos/`, { ...FOLDER, ...body });
    expect(answer.statusCode).toBe(400);
    expect(await server.db.selectFrom('listings').select('id').execute()).toEqual([]);
  });
});
