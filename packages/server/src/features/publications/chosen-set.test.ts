import { API_BASE, type ListingDetail, type PublishedPicture } from '@home-design/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LISTINGS } from '../../test/listings/listing-makers.ts';
import {
  enlargeVersions,
  type imagesOfProject,
  leaveOut,
  listingToPublish,
  publicationEnded,
  readPublicationPlan,
  startPublication,
} from '../../test/listings/publication-makers.ts';
import { expectStatus, makeEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';

let server: PictureServer;
let guest: Awaited<ReturnType<PictureServer['guest']>>;
let listing: ListingDetail;
let images: Awaited<ReturnType<typeof imagesOfProject>>;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  ({ guest, listing, images } = await listingToPublish(server));
});
afterAll(() => server.close());

const publish = async () => publicationEnded(guest, await startPublication(guest, listing.id));
const zipOf = async ({ download_url: address }: { download_url: string | null }) =>
  (await guest.get(address ?? '')).rawPayload;
const edit = async (place: number) => {
  await makeEdit(guest, images[place]!.id);
  await enlargeVersions(server.db);
};

describe('the choices for a set, and its pictures', () => {
  it('leave out the named photos', async () => {
    const plan = await leaveOut(guest, listing.id, [images[0]!]);
    expect(plan.photos.map(({ is_left_out }) => is_left_out)).toEqual([true, false, false]);
    const set = await publish();
    const files = Object.keys(unzipSync(await zipOf(set)));
    expect(files.slice(0, 2)).toEqual(['01-photo-2-original.jpg', '02-photo-3-original.jpg']);
  });

  it('keep written captions, followed by the label', async () => {
    await edit(0);
    const path = `${LISTINGS}${listing.id}/publications/plan/`;
    const photos = [{ image: images[0]!.id, caption: ' A kitchen with a view! ' }];
    expectStatus(await guest.patch(path, { photos }), 200);
    const stranger = { image: '11111111-1111-4111-8111-111111111111', caption: 'Nobody’s' };
    expectStatus(await guest.patch(path, { photos: [stranger], destinations: ['gone'] }), 200);
    const plan = await readPublicationPlan(guest, listing.id);
    expect(plan.photos.map(({ caption }) => caption)).toEqual([
      'A kitchen with a view!',
      'Photo 2',
      'Photo 3',
    ]);
    expect(plan.pictures.slice(0, 2).map(({ caption }) => caption)).toEqual([
      'A kitchen with a view! Virtually staged.',
      'A kitchen with a view! Photo before the changes.',
    ]);
    expect(plan.destinations.map(({ id, is_chosen }) => [id, is_chosen])).toEqual([['mls', true]]);
    const set = await publish();
    expect((await readPublicationPlan(guest, listing.id)).same_as).toBe(set.id);
    const row = await server.db
      .selectFrom('listings')
      .select('publishingChoices')
      .where('id', '=', listing.id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(row.publishingChoices.captions ?? {})).toEqual([images[0]!.id]);

    expectStatus(await guest.patch(path, { photos: [{ image: images[0]!.id, caption: null }] }), 200);
    const again = await readPublicationPlan(guest, listing.id);
    expect([again.photos[0]!.caption, again.same_as]).toEqual(['Photo 1', null]);
  });

  it('follow the order of the project and its primary versions', async () => {
    await edit(0);
    const [photo] = (await readPublicationPlan(guest, listing.id)).photos;
    expect(photo!.versions.map(({ is_original }) => is_original)).toEqual([true, false]);
    expect(photo!.version).toBe(photo!.versions[1]!.version);
    const body = { version_id: photo!.versions[0]!.version };
    expectStatus(await guest.post(`${API_BASE}/images/${photo!.image}/set-primary/`, body), 200);
    const plan = await readPublicationPlan(guest, listing.id);
    expect(plan.pictures.map(({ file }) => file)).toEqual([
      '01-photo-1-original.jpg',
      '02-photo-2-original.jpg',
      '03-photo-3-original.jpg',
    ]);
    expect(plan.pictures[0]).toMatchObject({ width: 2048, height: 1536 });
  });

  it('show each picture with its measured values, and the manifest in three forms', async () => {
    await edit(1);
    const set = await publish();
    const at = `${LISTINGS}${listing.id}/publications/${set.id}/`;
    const files = unzipSync(await zipOf(set));
    const pictures = await guest.get(`${at}pictures/`);
    const { results } = expectStatus<{ results: PublishedPicture[] }>(pictures, 200);
    expect(results).toHaveLength(4);
    expect(results[1]).toMatchObject({
      ...{ state: 'edited', label: 'Virtually staged', content_credentials: null },
      ...{ jpeg_quality: expect.any(Number), ssim: expect.any(Number) },
    });
    for (const picture of results) {
      const answer = await guest.get(picture.picture_url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.rawPayload.equals(files[picture.file]!)).toBe(true);
    }
    expect((await guest.get(`${at}pictures/5/`)).statusCode).toBe(404);
    for (const [format, type] of [
      ['json', 'application/json'],
      ['csv', 'text/csv'],
      ['pdf', 'application/pdf'],
    ]) {
      const answer = await guest.get(`${at}manifest/${format}/`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        expect.stringContaining(type!),
      ]);
      expect(answer.headers['content-disposition']).toContain(`manifest.${format}`);
      expect(answer.rawPayload.equals(files[`manifest.${format}`]!)).toBe(true);
    }
  });
});
