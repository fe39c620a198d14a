import { API_BASE, type EditJob, type ErrorBody, type Recipe } from '@home-design/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/harness.ts';
import { type ListedPhotoWorld, useListedPhoto } from '../../test/listings/listed-photo-world.ts';
import { listingsByHand } from '../../test/listings/listing-work.ts';
import {
  chooseProfile,
  listedPhoto,
  PROFILES_PATH,
  someRules,
} from '../../test/listings/publishing-makers.ts';
import { expectStatus, makeImage, makeProject, readImage, usedDesigns } from '../../test/makers.ts';

let server: ListedPhotoWorld['server'];
let web: ListedPhotoWorld['web'];
let guest: ListedPhotoWorld['guest'];
let listed: ListedPhotoWorld['listed'];
useListedPhoto((world) => {
  ({ server, web, guest, listed } = world);
});

const edit = (transformation: string, args: object = {}, image = listed.image, client = guest) =>
  client.post(`${API_BASE}/transformations/${transformation}/`, { image_id: image.id, args });

/** Everything that edits of an account leave in the database. */
async function traces() {
  const image = await readImage(guest, listed.image.id);
  const [jobs, entries, workflows] = await Promise.all([
    server.db.selectFrom('editJobs').select('id').where('imageId', '=', image.id).execute(),
    server.db.selectFrom('creditEntries').select('id').orderBy('id').execute(),
    server.db.selectFrom('workflows').select('id').where('imageId', '=', image.id).execute(),
  ]);
  return { versions: image.versions.length, jobs, entries, workflows, used: await usedDesigns(guest) };
}

async function expectRefusal(ask: () => Promise<LightMyRequestResponse>): Promise<string> {
  const before = await traces();
  const { code, detail } = expectStatus<ErrorBody>(await ask(), 409);
  expect(code).toBe('edit_banned_by_profile');
  expect(await traces()).toEqual(before);
  return detail;
}

describe('an edit that the publishing rules of the listing ban', () => {
  it('U-01 is refused before anything is reserved, and the sentence names the rules, the reason and what to do', async () => {
    expect(await expectRefusal(() => edit('window-view'))).toBe(
      'The publishing rules of “Harbor flat” (United States, general) do not allow this edit: ' +
        'The view outside must stay as it is. ' +
        "Choose another edit, or other rules in the listing's details.",
    );
  });

  const ways: [string, () => Promise<LightMyRequestResponse>][] = [
    ['a single edit', () => edit('sky-replacement')],
    ['the long name of an edit', () => edit('atmospheric-sky-enhancement')],
    [
      'a batch',
      () =>
        guest.post(`${API_BASE}/transformations/batch/`, {
          image_ids: [listed.image.id],
          transformation: 'sky-replacement',
        }),
    ],
    [
      'a batch of the project',
      () =>
        guest.post(`${API_BASE}/projects/${listed.project}/batch_jobs/`, {
          transformation: 'window-view',
        }),
    ],
    [
      'the second step of a workflow',
      () =>
        guest.post(`${API_BASE}/workflows/`, {
          image_id: listed.image.id,
          steps: [{ transformation: 'lighting' }, { transformation: 'sky-replacement' }],
        }),
    ],
    [
      'a look over the photos of the project',
      () =>
        guest.post(`${API_BASE}/projects/${listed.project}/looks/`, {
          steps: [{ transformation: 'lighting' }, { transformation: 'sky-replacement' }],
          photos: [{ image_id: listed.image.id }],
        }),
    ],
    [
      'a removal that names a fixture',
      () =>
        guest.post(`${API_BASE}/images/${listed.image.id}/remove_by_description/`, {
          categories: ['sofa', 'sink'],
        }),
    ],
    ['outdoor design', () => edit('outdoor-environment-creation')],
    ['a drawing', () => edit('blueprint-visualization')],
    ['a name on the photo', () => edit('brand-element-management', { text: 'Mara Homes' })],
  ];
  it.each(ways)('U-01 is refused as %s', async (_way, ask) => {
    await expectRefusal(ask);
  });

  it('U-01 is refused as a recipe', async () => {
    const recipe = expectStatus<Recipe>(
      await guest.post(`${API_BASE}/recipes/`, {
        name: 'Evening',
        steps: [{ transformation: 'lighting' }, { transformation: 'sky-replacement' }],
      }),
      201,
    );
    await expectRefusal(() =>
      guest.post(`${API_BASE}/recipes/${recipe.id}/apply/`, { image_id: listed.image.id }),
    );
  });

  it('U-01 is refused as furniture, an emptied room and a plan if things may not move', async () => {
    const rules = someRules();
    const strict = { ...rules, edits: { ...rules.edits, 'movable things': 'banned' } };
    expectStatus(await guest.patch(`${PROFILES_PATH}own/`, strict), 200);
    await chooseProfile(guest, listed.listing, 'own');
    await expectRefusal(() => edit('furniture'));
    await expectRefusal(() => guest.post(`${API_BASE}/images/${listed.image.id}/empty_room/`, {}));
    const plan = { version: 1, roomType: 'living_room', style: 'modern', seed: 1, items: [] };
    await expectRefusal(() => edit('furniture', { plan }));
  });

  it('U-01 is refused when it is tried again under stricter rules', async () => {
    const { job_id } = expectStatus<{ job_id: string }>(await edit('wall-color', { color: 'sage' }), 202);
    await server.db
      .updateTable('editJobs')
      .set({ status: 'failed', finishedAt: new Date() })
      .where('id', '=', job_id as EditJob['id'])
      .execute();
    await chooseProfile(guest, listed.listing, 'us-crmls');
    await expectRefusal(() => guest.post(`${API_BASE}/edit-jobs/${job_id}/retry/`, {}));
  });

  it('U-01 is refused with the ban as the reason, even to people without designs left', async () => {
    const poor = await startTestServer({ settings: { GUEST_DESIGNS_PER_MONTH: '1' } });
    try {
      const client = await poor.guest();
      const other = await listedPhoto(client, web, listingsByHand(poor, web));
      expectStatus(await edit('lighting', {}, other.image, client), 202);
      expectStatus<ErrorBody>(await edit('sky-replacement', {}, other.image, client), 409);
      expectStatus<ErrorBody>(await edit('lighting', {}, other.image, client), 402);
    } finally {
      await poor.close();
    }
  });
});

describe('an edit that the rules allow', () => {
  it('U-01 is made: light, furniture, and what the rules label', async () => {
    expectStatus(await edit('lighting'), 202);
    expectStatus(await edit('wall-color'), 202);
    expectStatus(await edit('object-removal', { categories: ['sofa'] }), 202);
  });

  it('U-01 depends on the chosen rules', async () => {
    await chooseProfile(guest, listed.listing, 'us-mls-now');
    expectStatus(await edit('sky-replacement'), 202);
    expect(await expectRefusal(() => edit('wall-color'))).toContain('MLS Now refuses changed walls.');
    await chooseProfile(guest, listed.listing, 'us-california-ab-723');
    expectStatus(await edit('wall-color'), 202);
  });

  it('U-01 is any edit if the project belongs to no listing', async () => {
    const { id: project } = await makeProject(guest);
    for (const image of [await makeImage(guest, { project }), await makeImage(guest)]) {
      expectStatus(await edit('sky-replacement', {}, image), 202);
    }
  });

  it('U-01 is any edit once the listing is deleted', async () => {
    expectStatus(await guest.delete(`${API_BASE}/listings/${listed.listing}/`), 204);
    expectStatus(await edit('sky-replacement'), 202);
  });
});
