import { createHash } from 'node:crypto';
import type { ListingDetail, Publication } from '@home-design/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quotaBytes } from '../../config.ts';
import { LISTINGS, makeListing } from '../../test/listings/listing-makers.ts';
import {
  enlargeVersions,
  type imagesOfProject,
  leaveOut,
  listingToPublish,
  publicationEnded,
  readPublicationPlan,
  readPublications,
  startPublication,
} from '../../test/listings/publication-makers.ts';
import { expectStatus, keptFolders, makeEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { setPlan } from '../../test/plans.ts';
import { WORDMARK } from '../../test/scripted/scripted-engine.ts';
import { storedBytesOf } from '../versions/stored-bytes-store.ts';
import type { Manifest } from './manifest.ts';

let server: PictureServer;
let guest: Awaited<ReturnType<PictureServer['guest']>>;
let listing: ListingDetail;
let images: Awaited<ReturnType<typeof imagesOfProject>>;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  server.engine.onPublish = undefined;
  ({ guest, listing, images } = await listingToPublish(server));
});
afterAll(() => server.close());

const publish = async () => publicationEnded(guest, await startPublication(guest, listing.id));
const zipOf = async (set: Publication) => {
  const answer = await guest.get(set.download_url ?? '');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return answer.rawPayload;
};
const edit = async (place: number) => {
  await makeEdit(guest, images[place]!.id);
  await enlargeVersions(server.db);
};

describe('a set of pictures for publishing', () => {
  it('is planned before it is made: shown versions in order, labeled ones followed by their photos', async () => {
    await edit(1);
    const plan = await readPublicationPlan(guest, listing.id);
    expect(plan.obstacles).toEqual([]);
    expect(plan).toMatchObject({ profile_id: 'us-general', watermark: false });
    expect(
      plan.pictures.map(({ file, state, label, is_companion }) => [file, state, label, is_companion]),
    ).toEqual([
      ['01-photo-1-original.jpg', 'original', null, false],
      ['02-photo-2-edited.jpg', 'edited', 'Virtually staged', false],
      ['03-photo-2-original.jpg', 'original', null, true],
      ['04-photo-3-original.jpg', 'original', null, false],
    ]);
    expect(plan.pictures.map(({ caption }) => caption)[1]).toBe('Photo 2. Virtually staged.');
    expect(await readPublications(guest, listing.id)).toEqual([]);
  });

  it('counts in the storage of its owner, and a full account cannot make one', async () => {
    const before = await storedBytesOf(server.db, guest.userId);
    const set = await publish();
    expect((await storedBytesOf(server.db, guest.userId)) - before).toBe(set.bytes);
    expect(set.bytes).toBeGreaterThan(0);

    await server.db
      .updateTable('versions')
      .set({ storedBytes: quotaBytes(server.config) })
      .where('imageId', '=', images[0]!.id)
      .execute();
    await leaveOut(guest, listing.id, [images[0]!]);
    const refused = await guest.post(`${LISTINGS}${listing.id}/publications/`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'storage_quota_full']);
    expectStatus(await guest.delete(`${LISTINGS}${listing.id}/publications/${set.id}/`), 204);
  });

  it('is a ZIP of the planned pictures, with a manifest with correct hashes', async () => {
    await edit(1);
    const { pictures } = await readPublicationPlan(guest, listing.id);
    const set = await publish();
    expect(set).toMatchObject({ status: 'done', picture_count: 4, pictures_done: 4 });
    const files = unzipSync(await zipOf(set));
    expect(Object.keys(files)).toEqual([
      ...pictures.map(({ file }) => file),
      'manifest.json',
      'manifest.csv',
      'manifest.pdf',
    ]);
    const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
    for (const [place, said] of manifest.pictures.entries()) {
      const bytes = files[said.file]!;
      expect(said.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(said.bytes).toBe(bytes.length);
      expect(said.caption).toBe(pictures[place]!.caption);
      expect(said.original_sha256).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(manifest.pictures[1]!.edits).toEqual([
      expect.objectContaining({
        mode: 'wall-color',
        class: 'surfaces',
        settings: expect.objectContaining({ color: 'sage' }),
        seed: 7,
        made_by: 'Guest',
        made_at: expect.stringMatching(/^20/),
      }),
    ]);
    expect(strFromU8(files['02-photo-2-edited.jpg']!, true)).toContain('Virtually staged: ');
    expect(strFromU8(files['03-photo-2-original.jpg']!, true)).toContain('plain: photo');
    expect(strFromU8(files['manifest.csv']!).trim().split('\r\n')).toHaveLength(5);
    expect(strFromU8(files['manifest.pdf']!.subarray(0, 5), true)).toBe('%PDF-');
  });

  it('C-25 names the firm that offers the listing in its manifest, if that is known', async () => {
    const attribution = { office: 'Harbor Realty', agent: 'Ana Novak', contact: '' };
    await server.db
      .updateTable('listings')
      .set({ attribution: JSON.stringify({ ...attribution, mlsName: 'Coast MLS', mlsNumber: 'M-77' }) })
      .where('id', '=', listing.id)
      .execute();
    const files = unzipSync(await zipOf(await publish()));
    const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
    const said = { ...attribution, mls_name: 'Coast MLS', mls_number: 'M-77' };
    expect(manifest.listing.attribution).toEqual(said);
    expect(strFromU8(files['manifest.csv']!)).toContain('"Ana Novak, Harbor Realty; MLS: Coast MLS M-77"');
  });

  it('marks edited pictures in metadata and manifest, unsigned if signing is not possible', async () => {
    await edit(0);
    const set = await publish();
    expect(set.provenance).toMatchObject({ method: 'xmp', certificate: null });
    const files = unzipSync(await zipOf(set));
    expect(strFromU8(files['01-photo-1-edited.jpg']!, true)).toContain(
      'digitalsourcetype/compositeSynthetic',
    );
    expect(strFromU8(files['02-photo-1-original.jpg']!, true)).not.toContain('digitalsourcetype');
    const { provenance } = JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
    expect(provenance).toEqual(set.provenance);
  });

  it('is the same set for the same input, and has the same bytes when it is made anew', async () => {
    await edit(2);
    const set = await publish();
    const bytes = await zipOf(set);
    expect((await startPublication(guest, listing.id)).id).toBe(set.id);
    expect(await readPublications(guest, listing.id)).toHaveLength(1);

    expectStatus(await guest.delete(`${LISTINGS}${listing.id}/publications/${set.id}/`), 204);
    const again = await publish();
    expect(again.id).not.toBe(set.id);
    expect((await zipOf(again)).equals(bytes)).toBe(true);

    await edit(0);
    const other = await publish();
    expect(other.id).not.toBe(again.id);
    expect((await zipOf(other)).equals(bytes)).toBe(false);
    expect((await readPublications(guest, listing.id)).map(({ id }) => id)).toEqual([other.id, again.id]);
  });

  it('has the name of the product in a corner of each picture for an account on Free, and says so', async () => {
    await setPlan(server.db, guest.userId, 'free');
    expect((await readPublicationPlan(guest, listing.id)).watermark).toBe(true);
    const files = unzipSync(await zipOf(await publish()));
    expect(strFromU8(files['01-photo-1-original.jpg']!, true)).toContain(WORDMARK);
  });

  it('is refused with the obstacles, and nothing is made', async () => {
    await server.db
      .updateTable('versions')
      .set({ width: 640, height: 480 })
      .where('imageId', '=', images[1]!.id)
      .execute();
    const { obstacles } = await readPublicationPlan(guest, listing.id);
    expect(obstacles).toEqual([
      expect.objectContaining({ image: images[1]!.id, detail: expect.stringContaining('640 × 480') }),
    ]);
    const answer = await guest.post(`${LISTINGS}${listing.id}/publications/`, {});
    expect(expectStatus(answer, 409)).toMatchObject({ code: 'publishing_obstructed' });
    expect(await readPublications(guest, listing.id)).toEqual([]);
    await leaveOut(guest, listing.id, [images[1]!]);
    expect((await publish()).status).toBe('done');

    const empty = await makeListing(guest, server.web, {});
    expect((await readPublicationPlan(guest, empty.id)).obstacles).toEqual([
      expect.objectContaining({ code: 'no_project' }),
    ]);
  });

  it('is refused if an edit changes what the profile bans', async () => {
    await edit(0);
    await server.db
      .updateTable('versions')
      .set({ editClass: 'view' })
      .where('imageId', '=', images[0]!.id)
      .where('kind', '=', 'edited')
      .execute();
    const answer = await guest.post(`${LISTINGS}${listing.id}/publications/`, {});
    expect(expectStatus<{ detail: string }>(answer, 409).detail).toMatch(/^Photo 1: .+does not allow/);
  });

  it('says why it failed: a damaged picture is not published', async () => {
    const { id } = images[0]!.versions[0]!;
    await server.db
      .updateTable('versions')
      .set({ contentHash: 'f'.repeat(64) })
      .where('id', '=', id)
      .execute();
    const set = await publish();
    expect(set).toMatchObject({ status: 'failed', download_url: null, provenance: null });
    expect(set.error).toMatch(/damaged/);
    const download = await guest.get(`${LISTINGS}${listing.id}/publications/${set.id}/download/`);
    expect(expectStatus(download, 409)).toMatchObject({ code: 'publication_not_finished' });
  });

  it('is canceled while it is made, and leaves no file', async () => {
    const before = await keptFolders(server.storage);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    server.engine.onPublish = async () => {
      begun.resolve();
      await held.promise;
    };
    const set = await startPublication(guest, listing.id);
    await begun.promise;
    await leaveOut(guest, listing.id, [images[0]!]);
    const second = await guest.post(`${LISTINGS}${listing.id}/publications/`, {});
    expect(expectStatus(second, 409)).toMatchObject({ code: 'publication_under_way' });
    expectStatus(await guest.delete(`${LISTINGS}${listing.id}/publications/${set.id}/`), 204);
    held.resolve();
    expect(await readPublications(guest, listing.id)).toEqual([]);
    expect(await keptFolders(server.storage)).toEqual(before);
  });

  it('is deleted with its listing and all files', async () => {
    const set = await publish();
    expect(await keptFolders(server.storage)).toContain(set.id);
    expectStatus(await guest.delete(`${LISTINGS}${listing.id}/`), 204);
    expect(await keptFolders(server.storage)).not.toContain(set.id);
    expect(
      await server.db.selectFrom('listingPublications').selectAll().where('id', '=', set.id).execute(),
    ).toEqual([]);
  });

  it('is visible to its owner only', async () => {
    const set = await publish();
    const stranger = await server.guest();
    for (const path of [
      ...['', `${set.id}/`, `${set.id}/download/`, 'plan/'],
      ...[`${set.id}/pictures/`, `${set.id}/pictures/1/`, `${set.id}/manifest/json/`],
    ]) {
      const answer = await stranger.get(`${LISTINGS}${listing.id}/publications/${path}`);
      expect(answer.statusCode).toBe(404);
    }
  });
});
