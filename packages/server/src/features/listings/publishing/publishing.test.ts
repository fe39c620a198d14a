import { randomUUID } from 'node:crypto';
import {
  API_BASE,
  type PublishingProfile,
  type PublishingState,
  type VersionId,
} from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { type ListedPhotoWorld, useListedPhoto } from '../../../test/listings/listed-photo-world.ts';
import { LISTINGS, readListing } from '../../../test/listings/listing-makers.ts';
import { chooseProfile, PROFILES_PATH, someRules } from '../../../test/listings/publishing-makers.ts';
import { expectStatus, makeProject } from '../../../test/makers.ts';

let server: ListedPhotoWorld['server'];
let guest: ListedPhotoWorld['guest'];
let listed: ListedPhotoWorld['listed'];
useListedPhoto((world) => {
  ({ server, guest, listed } = world);
});

const profiles = async (client = guest) =>
  expectStatus<{ results: PublishingProfile[]; count: number }>(await client.get(PROFILES_PATH), 200);
const saveOwn = async (rules: object, client = guest) =>
  expectStatus<PublishingProfile>(await client.patch(`${PROFILES_PATH}own/`, rules), 200);
const state = async () =>
  expectStatus<PublishingState>(await guest.get(`${LISTINGS}${listed.listing}/publishing/`), 200);
const ofProject = async (id: string) =>
  expectStatus<{ listing: string | null; profile: PublishingProfile | null }>(
    await guest.get(`${API_BASE}/projects/${id}/publishing_profile/`),
    200,
  );

/** A finished version, as if an edit had been made. */
async function addVersion(
  madeFrom: VersionId,
  change: {
    operation: 'sky' | 'lighting' | 'furniture';
    editClass: 'view' | 'light only' | 'movable things';
  },
): Promise<VersionId> {
  const source = await server.db
    .selectFrom('versions')
    .selectAll()
    .where('id', '=', madeFrom)
    .executeTakeFirstOrThrow();
  const id = randomUUID() as VersionId;
  const json = (value: unknown) => JSON.stringify(value);
  await server.db
    .insertInto('versions')
    .values({
      ...source,
      ...change,
      id,
      parentId: madeFrom,
      madeFromId: madeFrom,
      kind: 'edited',
      isPrimary: false,
      files: json(source.files),
      provenance: json(source.provenance),
      parameters: '{}',
      warnings: '[]',
      steps: '[]',
      lostEdits: '[]',
      plan: null,
      detectedObjects: null,
      deletedAt: undefined,
      createdAt: new Date(),
    } as never)
    .execute();
  return id;
}

describe('the publishing rules of a listing', () => {
  it("U-01 are a list of sets with their sources, the person's own set last", async () => {
    const { results, count } = await profiles();
    expect(results.map(({ id }) => id)).toEqual([
      'us-general',
      'us-california-ab-723',
      'us-crmls',
      'us-mls-now',
      'us-smartmls',
      'uk-portal',
      'eu-portal',
      'own',
    ]);
    expect(count).toBe(8);
    expect(results[0]?.sources.length).toBeGreaterThan(0);
    expect(results.at(-1)).toMatchObject({ version: 1, name: 'My own' });
  });

  it('U-01 are the general ones until others are chosen', async () => {
    expect((await readListing(guest, listed.listing)).publishing_profile).toBe('us-general');
    expect((await ofProject(listed.project)).profile?.id).toBe('us-general');
    expect((await chooseProfile(guest, listed.listing, 'us-crmls')).publishing_profile).toBe('us-crmls');
    expect(await ofProject(listed.project)).toMatchObject({
      listing: listed.listing,
      profile: { id: 'us-crmls', name: 'CRMLS' },
    });
    expect((await readListing(guest, listed.listing)).publishing_profile).toBe('us-crmls');
  });

  it('U-01 are missing for a project without a listing', async () => {
    expect(await ofProject((await makeProject(guest)).id)).toEqual({ listing: null, profile: null });
  });

  it('U-01 must exist, and so must the listing', async () => {
    const choose = (id: string, profile_id: string) =>
      guest.post(`${LISTINGS}${id}/profile/`, { profile_id });
    expect(expectStatus<{ code: string }>(await choose(listed.listing, 'us-moon'), 404).code).toBe(
      'publishing_profile_not_found',
    );
    expectStatus(await choose(randomUUID(), 'us-crmls'), 404);
    expect((await readListing(guest, listed.listing)).publishing_profile).toBe('us-general');
  });

  it('U-01 are the general ones if a set was removed from the list', async () => {
    await server.db
      .updateTable('listings')
      .set({ publishingProfile: 'us-atlantis' })
      .where('id', '=', listed.listing)
      .execute();
    expect((await state()).profile.id).toBe('us-general');
  });

  it('U-01 written by a person are visible to them alone, and get a new version with every change', async () => {
    const first = await saveOwn(someRules());
    expect(first).toEqual({ ...someRules(), id: 'own', version: 2, sources: [] });
    expect((await saveOwn(someRules())).version).toBe(2);
    expect((await saveOwn(someRules({ name: 'Ours' }))).version).toBe(3);
    expect((await profiles()).results.at(-1)).toMatchObject({ name: 'Ours', version: 3 });
    expect((await profiles(await server.guest())).results.at(-1)).toMatchObject({
      name: 'My own',
      version: 1,
    });
    await chooseProfile(guest, listed.listing, 'own');
    expect((await ofProject(listed.project)).profile).toMatchObject({ name: 'Ours', version: 3 });
  });

  it('U-01 written by a person are validated, and errors are named', async () => {
    const answer = await guest.patch(`${PROFILES_PATH}own/`, someRules({ file_name: '{price}' }));
    expect(expectStatus<{ errors: object }>(answer, 400).errors).toHaveProperty('file_name');
    expectStatus(await guest.patch(`${PROFILES_PATH}own/`, { ...someRules(), id: 'us-general' }), 400);
  });
});

describe('the obstacles to publishing a listing', () => {
  it('U-01 are listed for each photo as its shown version', async () => {
    // Scripted pictures are 640 pixels wide.
    expect(await state()).toMatchObject({
      profile: { id: 'us-general' },
      photo_count: 1,
      obstacles: [{ code: 'picture_too_small', image: listed.image.id, position: 1 }],
    });
    await saveOwn(someRules());
    await chooseProfile(guest, listed.listing, 'own');
    expect((await state()).obstacles).toEqual([]);
  });

  it('U-01 follow the picture back to the photo, also through the bin', async () => {
    const rules = someRules();
    await saveOwn({ ...rules, edits: { ...rules.edits, view: 'banned' } });
    await chooseProfile(guest, listed.listing, 'own');
    const original = listed.image.versions[0]!.id;
    const sky = await addVersion(original, { operation: 'sky', editClass: 'view' });
    expect((await state()).obstacles.map(({ code }) => code)).toEqual(['edit_banned']);
    await addVersion(sky, { operation: 'lighting', editClass: 'light only' });
    expect((await state()).obstacles.map(({ code }) => code)).toEqual(['edit_banned']);
    expectStatus(await guest.delete(`${API_BASE}/versions/${sky}/`), 204);
    expect((await state()).obstacles.map(({ code }) => code)).toEqual(['edit_banned']);
    // The original may be published.
    await guest.post(`${API_BASE}/images/${listed.image.id}/set-primary/`, { version_id: original });
    expect((await state()).obstacles).toEqual([]);
  });

  it('U-01 include an edit in progress', async () => {
    await saveOwn(someRules());
    await chooseProfile(guest, listed.listing, 'own');
    const body = { image_id: listed.image.id };
    expectStatus(await guest.post(`${API_BASE}/transformations/lighting/`, body), 202);
    expect((await state()).obstacles.map(({ code }) => code)).toEqual(['edit_under_way']);
  });

  it('U-01 include a missing project', async () => {
    expectStatus(await guest.delete(`${API_BASE}/projects/${listed.project}/`), 204);
    expect((await state()).obstacles.map(({ code }) => code)).toEqual(['no_project']);
  });
});
