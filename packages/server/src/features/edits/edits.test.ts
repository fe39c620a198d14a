import { API_BASE, type EditAccepted, type Image, type VersionId } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, expectStatus, makeEdit, makeImage, readImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

const at = (transformation: string) => `${API_BASE}/transformations/${transformation}/`;

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
  image = await makeImage(guest);
});
afterAll(() => server.close());

const apply = (transformation: string, body: object, client = guest) => client.post(at(transformation), body);
const original = () => image.versions[0]?.id as VersionId;

async function counts(): Promise<number[]> {
  const tables = ['versions', 'editJobs', 'operations', 'creditEntries'] as const;
  return Promise.all(
    tables.map(async (table) => {
      const row = await server.db
        .selectFrom(table)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    }),
  );
}

describe('asking for an edit', () => {
  it('EDITS-46 C-33 API-053 answers 202 with the job and the pending version', async () => {
    const answer = await apply('wall-color', { version_id: original(), args: { color: 'sage', seed: 5 } });
    const accepted = expectStatus<EditAccepted>(answer, 202);
    expect(accepted).toMatchObject({ status: 'in_progress', job_id: accepted.id });
    expect(accepted.version).toMatchObject({
      image: image.id,
      parent: original(),
      label: 'Sage walls',
      description: 'Walls painted sage (#9CAF88)',
      kind: 'edited',
      operation: 'wall-color',
      status: 'pending',
      job_id: accepted.id,
      params: { color: 'sage', seed: 5, strength: 0.8, guidance_scale: 7.5, job_id: accepted.id },
      is_primary: false,
      width: 640,
      height: 480,
    });
    await server.idle();
  });

  it('C-02 EDITS-42 EDITS-47 accepts both forms of the body with the same effect', async () => {
    const forms = [
      { version_id: original(), args: { type: 'moody', seed: 1 } },
      { image_id: image.id, version_id: original(), args: { type: 'moody', seed: 1 } },
      { image_id: image.id, transformation: 'lighting', parameters: { type: 'moody', seed: 1 } },
    ];
    const made: (string | null)[] = [];
    for (const form of forms) {
      const { job_id } = expectStatus<EditAccepted>(await apply('lighting', form), 202);
      const job = await ended(guest, job_id);
      const { versions } = await readImage(guest, image.id);
      made.push(
        versions.find((version) => version.id === job.result_version)?.storage_url?.split('v=')[1] ?? null,
      );
    }
    expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(made).size).toBe(1);
  });

  it('EDITS-24 records a random seed if none is given', async () => {
    const seeds = new Set<unknown>();
    for (let time = 0; time < 3; time++) {
      const { version } = expectStatus<EditAccepted>(await apply('lighting', { image_id: image.id }), 202);
      expect(version.params.seed).toSatisfy((seed: number) => Number.isInteger(seed) && seed >= 0);
      seeds.add(version.params.seed);
    }
    expect(seeds.size).toBe(3);
    await server.idle();
    expect(new Set(server.engine.edits.slice(-3).map((task) => task.request.seed))).toEqual(seeds);
  });

  it('starts from the primary version if only the image is given', async () => {
    const { id } = await makeImage(guest);
    const edited = (await makeEdit(guest, id)).result_version as VersionId;
    await server.db.updateTable('versions').set({ isPrimary: false }).where('imageId', '=', id).execute();
    await server.db.updateTable('versions').set({ isPrimary: true }).where('id', '=', edited).execute();
    expect((await startEdit(guest, id)).version.parent).toBe(edited);
    await server.idle();
  });
});

describe('refusals change nothing', () => {
  it.each<[string, string, () => object, number, string]>([
    [
      'EDITS-43 EDITS-44 an unknown transformation',
      'teleport',
      () => ({ image_id: image.id }),
      400,
      'unknown_transformation',
    ],
    ['a name every object has', 'constructor', () => ({ image_id: image.id }), 400, 'unknown_transformation'],
    ['no picture', 'lighting', () => ({ args: {} }), 400, 'invalid_request'],
    [
      'a missing image',
      'lighting',
      () => ({ image_id: '00000000-0000-4000-8000-000000000000' }),
      404,
      'image_not_found',
    ],
    [
      'a missing version',
      'lighting',
      () => ({ version_id: '00000000-0000-4000-8000-000000000000' }),
      404,
      'version_not_found',
    ],
    ['an unknown field', 'lighting', () => ({ image_id: image.id, is_free: true }), 400, 'invalid_request'],
    [
      'both names of the arguments',
      'lighting',
      () => ({ image_id: image.id, args: {}, parameters: {} }),
      400,
      'invalid_request',
    ],
    [
      'two different edits',
      'lighting',
      () => ({ image_id: image.id, transformation: 'wall-color' }),
      400,
      'invalid_request',
    ],
  ])('%s', async (_what, transformation, body, status, code) => {
    const before = await counts();
    expect(expectStatus(await apply(transformation, body()), status)).toMatchObject({ code });
    expect(await counts()).toEqual(before);
  });

  it('EDITS-44 says Unknown transformation type', async () => {
    expect(expectStatus(await apply('teleport', { image_id: image.id }), 400)).toEqual({
      detail: 'Unknown transformation type',
      code: 'unknown_transformation',
    });
  });

  it.each([
    [{ color: 'plaid' }, 'color', 'Color must be a color name or #rrggbb.'],
    [{ strength: 1.5 }, 'strength', 'Strength must be at most 1.'],
    [{ guidance_scale: 0 }, 'guidance_scale', /^Guidance scale must be at least \d+\.$/],
    [{ seed: 1.5 }, 'seed', 'Seed must be a whole number.'],
    [{ sheen: 'matte' }, 'sheen', 'Sheen is not an argument of this edit.'],
  ])('EDITS-23 S-09 names the wrong argument in %j, in a sentence', async (args, field, sentence) => {
    const error = expectStatus<{ detail: string; errors: object }>(
      await apply('wall-color', { image_id: image.id, args }),
      400,
    );
    expect(Object.keys(error.errors)).toEqual([field]);
    expect(error.detail).toMatch(sentence);
  });

  it('an image and a version of another image are refused', async () => {
    const other = await makeImage(guest);
    expectStatus(await apply('lighting', { image_id: other.id, version_id: original() }), 404);
  });

  it('API-011 the pictures of other accounts cannot be edited', async () => {
    const stranger = await server.guest();
    const before = await counts();
    expectStatus(await apply('lighting', { image_id: image.id }, stranger), 404);
    expectStatus(await apply('lighting', { version_id: original() }, stranger), 404);
    expect(await counts()).toEqual(before);
  });

  it('a pending version cannot be edited', async () => {
    const { id } = await makeImage(guest);
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { version } = await startEdit(guest, id);
    expect(expectStatus(await apply('lighting', { version_id: version.id }), 409)).toMatchObject({
      code: 'version_not_ready',
    });
    held.release();
    await server.idle();
  });
});

describe('U-10 the same Idempotency-Key', () => {
  it('makes one job of a double click', async () => {
    const before = await counts();
    const headers = { 'idempotency-key': 'click' };
    const body = { image_id: image.id, args: { type: 'twilight' } };
    const [one, two] = await Promise.all([
      guest.post(at('lighting'), body, { headers }),
      guest.post(at('lighting'), body, { headers }),
    ]);
    expect(expectStatus<EditAccepted>(one, 202).id).toBe(expectStatus<EditAccepted>(two, 202).id);
    const after = await counts();
    expect(after[1]).toBe((before[1] ?? 0) + 1);
    await server.idle();
  });
});

describe('C-01 the month’s designs', () => {
  it('PLANS-38 402 says how many there were and when they renew; nothing is written', async () => {
    const poor = await startPictureServer({ settings: { GUEST_DESIGNS_PER_MONTH: '2' } });
    try {
      const client = await poor.guest();
      const { id } = await makeImage(client);
      await makeEdit(client, id);
      await makeEdit(client, id);
      const error = expectStatus<{ detail: string }>(await apply('lighting', { image_id: id }, client), 402);
      expect(error).toMatchObject({ code: 'credits_exhausted' });
      expect(error.detail).toMatch(
        /^You have used all 2 designs of this month\. They renew on \w+ 1, \d{4}\. With an account you have 100 a month\.$/,
      );
      expect((await readImage(client, id)).versions).toHaveLength(3);
      const { credits } = expectStatus<{ credits: object }>(await client.get('/api/v1/auth/credits'), 200);
      expect(credits).toEqual({ total: 2, used: 2, remaining: 0 });
    } finally {
      await poor.close();
    }
  });
});

describe('R5 simultaneous changes to one picture', () => {
  it('all get an answer: deleting and editing do not deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, versions } = await makeImage(guest);
      const job = await makeEdit(guest, id);
      const version = job.result_version as VersionId;
      const answers = await Promise.all([
        apply('lighting', { version_id: version }),
        apply('lighting', { image_id: id }),
        guest.delete(`${API_BASE}/versions/${version}/`),
        apply('wall-color', { version_id: versions[0]?.id }),
        guest.delete(`${API_BASE}/images/${id}/`),
        apply('lighting', { image_id: id }),
      ]);
      for (const answer of answers) expect([202, 204, 404, 409]).toContain(answer.statusCode);
    }
    await server.idle();
  });
});
