import {
  API_BASE,
  type EditAccepted,
  type EditJobId,
  type FurnitureKind,
  type Image,
  type Version,
  type VersionId,
} from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ended, expectStatus, makeImage, readImage, readJob, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { failing } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer({ settings: { GUEST_DESIGNS_PER_MONTH: '40' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await server.guest();
  image = await makeImage(guest);
});

const furnish = (args: object, path = 'virtual-staging-furnishing') =>
  guest.post(`${API_BASE}/transformations/${path}/`, {
    image_id: image.id,
    transformation: path,
    parameters: args,
  });

async function furnished(args: object): Promise<Version> {
  const { job_id } = expectStatus<EditAccepted>(await furnish(args), 202);
  return madeBy(job_id);
}

async function madeBy(jobId: EditJobId): Promise<Version> {
  const { result_version } = await ended(guest, jobId);
  return expectStatus(await guest.get(`${API_BASE}/versions/${result_version}/`), 200);
}

describe('furnishing a room', () => {
  it('API-065 EDITS-46 VERSIONS-05 makes a generated version that keeps its plan', async () => {
    const answer = await furnish({ style: 'rustic', room_type: 'office', seed: 12 });
    const accepted = expectStatus<EditAccepted>(answer, 202);
    expect(accepted).toMatchObject({ alternatives: [], version: { kind: 'generated', plan: null } });

    const version = await madeBy(accepted.job_id);
    expect(version).toMatchObject({
      kind: 'generated',
      operation: 'furniture',
      label: 'Staged in rustic style',
      parent: image.versions[0]?.id,
      params: { style: 'rustic', room_type: 'office', seed: 12, strength: 0.8 },
      plan: { version: 1, style: 'rustic', roomType: 'office', seed: 12, items: [{ kind: 'armchair' }] },
    });
    expect(await usedDesigns(guest)).toBe(1);
  });

  it('API-054 C-02 EDITS-47 means the same by its short name', async () => {
    const long = await furnished({ seed: 3 });
    const { job_id } = expectStatus<EditAccepted>(await furnish({ seed: 3 }, 'furniture'), 202);
    const short = await madeBy(job_id);
    expect(short.plan).toEqual(long.plan);
    expect(short.storage_url?.split('v=')[1]).toBe(long.storage_url?.split('v=')[1]);
  });

  it('gives each arrangement of a photo another name, also for simultaneous requests', async () => {
    const answer = await furnish({ style: 'rustic', alternatives: 3 });
    const { version, alternatives } = expectStatus<EditAccepted>(answer, 202);
    const again = expectStatus<EditAccepted>(await furnish({ style: 'rustic' }), 202);
    const first = version.label;
    expect([...alternatives.map((each) => each.version.label), again.version.label]).toEqual([
      `${first} 2`,
      `${first} 3`,
      `${first} 4`,
    ]);
    const other = expectStatus<EditAccepted>(await furnish({ style: 'luxury' }), 202);
    expect(other.version.label).not.toMatch(/\d$/);
  });

  it('passes a plan to the engine again in another style, and says so in the version', async () => {
    const first = await furnished({ style: 'modern', seed: 12 });
    const again = await furnished({ style: 'luxury', plan: first.plan });
    // Edits of the test before may end later.
    const requests = server.engine.edits.map(({ request }) => request);
    expect(requests.findLast((request) => 'plan' in request && request.plan)).toMatchObject({
      style: 'luxury',
      seed: 12,
      plan: { style: 'luxury', seed: 12, items: first.plan?.items },
    });
    expect(again).toMatchObject({
      label: 'Staged in luxury style',
      plan: { ...first.plan, style: 'luxury' },
    });
    // Stored once: as the version's plan.
    expect(again.params).not.toHaveProperty('plan');
  });

  it('JOBS-16 is tried again with the given plan', async () => {
    const first = await furnished({ seed: 8 });
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No open floor was found.')));
    const { job_id } = expectStatus<EditAccepted>(await furnish({ plan: first.plan, style: 'rustic' }), 202);
    expect(await ended(guest, job_id)).toMatchObject({
      status: 'failed',
      error_code: 'edit_not_confident',
      error_message: 'No open floor was found.',
    });
    const retried = expectStatus<{ id: EditJobId }>(
      await guest.post(`${API_BASE}/edit-jobs/${job_id}/retry/`),
      202,
    );
    expect((await madeBy(retried.id)).plan).toEqual({ ...first.plan, style: 'rustic' });
    // The refused edit was free.
    expect(await usedDesigns(guest)).toBe(2);
  });

  it('refuses a plan with things that cannot be built, and says where', async () => {
    const { plan } = await furnished({ seed: 1 });
    const items = plan?.items.map((item) => ({ ...item, kind: 'spaceship' }));
    const error = expectStatus<{ errors: object }>(await furnish({ plan: { ...plan, items } }), 400);
    expect(Object.keys(error.errors)).toEqual(['plan.items.0.kind']);
  });
});

it('lists the things of a plan, in shapes that can be built', async () => {
  const { results } = expectStatus<{ results: FurnitureKind[] }>(
    await guest.get(`${API_BASE}/furniture/`),
    200,
  );
  const kinds = new Map(results.map((each) => [each.kind, each]));
  expect(kinds.get('art')).toMatchObject({ origin: 'middle', on_wall: true });
  expect(kinds.get('sofa')).toMatchObject({ origin: 'foot', on_wall: false, size: [2.1, 0.82, 0.94] });
  const { plan } = await furnished({ seed: 1 });
  const place = { x: 0, y: 0, z: -2, turn: 0 };
  const items = results.map(({ kind, silhouettes, size }) => ({
    ...place,
    kind,
    size,
    silhouette: silhouettes[0],
  }));
  expect((await furnished({ plan: { ...plan, items } })).plan?.items).toEqual(items);
});

describe('alternatives', () => {
  const all = (accepted: EditAccepted) => [accepted, ...accepted.alternatives];
  const seedOf = ({ version }: { version: Version }) => version.params.seed;

  it('are separate versions, jobs and charges, each with a seed and a plan', async () => {
    const accepted = expectStatus<EditAccepted>(await furnish({ alternatives: 3, seed: 0xffff_ffff }), 202);
    expect(all(accepted).map(seedOf)).toEqual([0xffff_ffff, 0, 1]);
    const versions = await Promise.all(all(accepted).map(({ job_id }) => madeBy(job_id)));
    expect(new Set(versions.map(({ plan }) => JSON.stringify(plan))).size).toBe(3);
    expect(new Set(versions.map(({ parent }) => parent)).size).toBe(1);
    expect(await usedDesigns(guest)).toBe(3);
  });

  it('get random seeds if none is given', async () => {
    const accepted = expectStatus<EditAccepted>(await furnish({ alternatives: 4 }), 202);
    expect(new Set(all(accepted).map(seedOf)).size).toBe(4);
    await server.idle();
  });

  it('U-10 are created once for a double click', async () => {
    const url = `${API_BASE}/transformations/furniture/`;
    const ask = () =>
      guest.post(
        url,
        { image_id: image.id, args: { alternatives: 2 } },
        { headers: { 'idempotency-key': 'click' } },
      );
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two.json()).toEqual(one.json());
    expect((await readImage(guest, image.id)).versions).toHaveLength(3);
    await server.idle();
  });

  it('fail independently', async () => {
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'Nothing fits.')));
    const accepted = expectStatus<EditAccepted>(await furnish({ alternatives: 2 }), 202);
    await server.idle();
    const jobs = await Promise.all(all(accepted).map(({ job_id }) => readJob(guest, job_id)));
    expect(jobs.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
    expect(await usedDesigns(guest)).toBe(1);
  });

  it('are all made or none: the answer says how many designs are missing', async () => {
    await server.db
      .insertInto('creditEntries')
      .values({
        id: crypto.randomUUID(),
        userId: (guest as TestClient & { userId: never }).userId,
        jobId: null,
        kind: 'grant',
        amount: -38,
        period: new Date().toISOString().slice(0, 7),
        createdAt: new Date(),
      })
      .execute();
    const refused = expectStatus<{ detail: string; code: string }>(await furnish({ alternatives: 3 }), 402);
    expect(refused.code).toBe('credits_exhausted');
    expect(refused.detail).toMatch(
      /^This takes 3 designs, and only 2 are left this month\. New ones come on /,
    );
    expect((await readImage(guest, image.id)).versions.map(({ id }) => id)).toEqual([
      image.versions[0]?.id as VersionId,
    ]);
    expectStatus(await furnish({ alternatives: 2 }), 202);
    await server.idle();
  });
});
