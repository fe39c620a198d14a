import { API_BASE, type EditAccepted, type PublishingState, type VersionId } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTINGS, makeListing } from '../../../test/listings/listing-makers.ts';
import { chooseProfile, PROFILES_PATH, someRules } from '../../../test/listings/publishing-makers.ts';
import { ended, expectStatus, makeEdit, makeImage } from '../../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../../test/picture-server.ts';
import type { TestClient } from '../../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
});
afterAll(() => server.close());

/** Another edit of a version, which changes the light only. */
async function lightOf(version: VersionId): Promise<VersionId> {
  const answer = await guest.post(`${API_BASE}/transformations/wall-color/`, {
    version_id: version,
    args: { color: 'sage', seed: 9 },
  });
  const { job_id, version: made } = expectStatus<EditAccepted>(answer, 202);
  await ended(guest, job_id);
  await server.db
    .updateTable('versions')
    .set({ editClass: 'light only' })
    .where('id', '=', made.id)
    .execute();
  return made.id;
}

async function deleteForGood(id: VersionId): Promise<void> {
  expectStatus(await guest.delete(`${API_BASE}/versions/${id}/`), 204);
  expectStatus(await guest.delete(`${API_BASE}/bin/version/${id}/`), 204);
}

describe('edits whose versions were deleted for good', () => {
  it('U-01 still count in every later version of the picture', async () => {
    const listing = await makeListing(guest, server.web);
    const answer = await guest.post(`${LISTINGS}${listing.id}/create_project/`, { download_images: false });
    const { project } = expectStatus<{ project: { id: string } }>(answer, 200);
    const image = await makeImage(guest, { project: project.id as never });
    const painted = (await makeEdit(guest, image.id)).version as VersionId;
    const lit = await lightOf(painted);
    const shown = await lightOf(lit);
    expectStatus(await guest.post(`${API_BASE}/images/${image.id}/set-primary/`, { version_id: shown }), 200);
    expectStatus(await guest.patch(`${PROFILES_PATH}own/`, someRules()), 200);
    await chooseProfile(guest, listing.id, 'own');
    const codes = async () => {
      const state = await guest.get(`${LISTINGS}${listing.id}/publishing/`);
      return expectStatus<PublishingState>(state, 200).obstacles.map(({ code }) => code);
    };
    expect(await codes()).toContain('edit_banned');

    await deleteForGood(painted);
    expect(await codes()).toContain('edit_banned');
    await deleteForGood(lit);
    expect(await codes()).toContain('edit_banned');
    const { lostEdits, madeFromId } = await server.db
      .selectFrom('versions')
      .select(['lostEdits', 'madeFromId'])
      .where('id', '=', shown)
      .executeTakeFirstOrThrow();
    expect(lostEdits.map(({ version }) => version)).toEqual([painted, lit]);
    expect(lostEdits[0]).toMatchObject({
      ...{ mode: 'wall-color', editClass: 'surfaces', settings: { color: 'sage' }, seed: 7, found: null },
    });
    expect(madeFromId).toBe(image.versions[0]?.id);
  });
});
