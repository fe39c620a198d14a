import { API_BASE, type Image, type Version } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, readImage, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

const REASON = 'Some walls may be missing, or something else may have been painted.';

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer({ settings: { GUEST_DESIGNS_PER_MONTH: '2' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await server.guest();
  image = await makeImage(guest);
  server.engine.suggestedBecause = null;
});

/** A version that the engine is unsure about. */
async function suggested(): Promise<Version> {
  server.engine.suggestedBecause = REASON;
  const job = await makeEdit(guest, image.id);
  server.engine.suggestedBecause = null;
  return read(job.version!);
}
const read = async (id: string) => expectStatus<Version>(await guest.get(`${API_BASE}/versions/${id}/`), 200);
const keep = (id: string, client = guest) => client.post(`${API_BASE}/versions/${id}/keep/`);

describe('a suggestion', () => {
  it('is shown with its reason, and is not charged', async () => {
    const version = await suggested();
    expect(version).toMatchObject({ status: 'completed', suggested_because: REASON });
    expect((await guest.get(version.preview_url!)).statusCode).toBe(200);
    expect(await usedDesigns(guest)).toBe(0);
  });

  it('does not stand for its photo', async () => {
    const { id } = await suggested();
    const answer = await guest.post(`${API_BASE}/images/${image.id}/set-primary/`, { version_id: id });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'suggestion_not_kept']);
    expect((await readImage(guest, image.id)).versions.find(({ is_primary }) => is_primary)?.id).not.toBe(id);
  });

  it.each([
    [
      'edited further',
      (id: string) => guest.post(`${API_BASE}/transformations/lighting/`, { version_id: id, args: {} }),
    ],
    ['downloaded', (id: string) => guest.get(`${API_BASE}/versions/${id}/download/`)],
    ['saved', (id: string) => guest.get(`${API_BASE}/versions/${id}/files/original/?download=1`)],
  ])('cannot be %s before it is kept', async (_, use) => {
    const { id } = await suggested();
    const answer = await use(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'suggestion_not_kept',
        detail: 'This version is a suggestion. Keep it first, which takes 1 design.',
      },
    ]);
    expect(await usedDesigns(guest)).toBe(0);
  });

  it('goes into the bin and comes back as a suggestion', async () => {
    const { id } = await suggested();
    expect((await guest.delete(`${API_BASE}/versions/${id}/`)).statusCode).toBe(204);
    const restored = expectStatus<Version>(await guest.post(`${API_BASE}/versions/${id}/restore/`), 200);
    expect(restored.suggested_because).toBe(REASON);
  });
});

describe('keeping a suggestion', () => {
  it('takes one design, and makes it a version like any other', async () => {
    const { id } = await suggested();
    const kept = expectStatus<Version>(await keep(id), 200);
    expect(kept).toMatchObject({ id, status: 'completed', suggested_because: null });
    expect(await usedDesigns(guest)).toBe(1);
    expect((await guest.get(`${API_BASE}/versions/${id}/download/`)).statusCode).toBe(200);
  });

  it('twice, even at once, is charged once', async () => {
    const { id } = await suggested();
    const answers = await Promise.all([keep(id), keep(id), keep(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await usedDesigns(guest)).toBe(1);
  });

  it('needs a design that is left, and loses nothing without one', async () => {
    const { id } = await suggested();
    await makeEdit(guest, image.id);
    await makeEdit(guest, image.id);
    const answer = await keep(id);
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'credits_exhausted']);
    expect((await read(id)).suggested_because).toBe(REASON);
  });

  it('changes nothing about a finished version', async () => {
    const { version } = await makeEdit(guest, image.id);
    expectStatus(await keep(version!), 200);
    expect(await usedDesigns(guest)).toBe(1);
  });

  it("is the owner's choice alone", async () => {
    const { id } = await suggested();
    expect((await keep(id, await server.guest())).statusCode).toBe(404);
  });
});

it('a workflow ends with the reason, because its later steps would be built on the suggestion', async () => {
  server.engine.suggestedBecause = REASON;
  const steps = [
    { transformation: 'wall-color', parameters: { color: 'sage' } },
    { transformation: 'lighting', parameters: { type: 'twilight' } },
  ];
  await guest.post(`${API_BASE}/workflows/`, { name: 'Both', image_id: image.id, steps });
  await server.idle();
  const made = (await readImage(guest, image.id)).versions.slice(1);
  expect(made).toMatchObject([
    { status: 'failed', error_code: 'edit_not_confident', error_message: REASON },
    { status: 'failed', error_code: 'edit_before_failed' },
  ]);
  expect(await usedDesigns(guest)).toBe(0);
});
