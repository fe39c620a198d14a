import { API_BASE, type OwnPlan, type Plan, type ProjectId, type VersionId } from '@home-design/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { setPlan } from '../../test/plans.ts';
import { WORDMARK } from '../../test/scripted/scripted-engine.ts';
import { makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import { storedHashes } from '../../test/stored-hashes.ts';
import type { TestClient } from '../../test/test-client.ts';

type Guest = Awaited<ReturnType<PictureServer['guest']>>;
let server: PictureServer;
let owner: Guest;
let visitor: TestClient;
let project: ProjectId;
let edit: VersionId;
let board: Awaited<ReturnType<typeof makeBoard>>;
let token: string;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  owner = await server.guest();
  visitor = await server.visitor();
  project = (await makeProject(owner)).id;
  const kitchen = await makeImage(owner, { project, name: 'Kitchen.jpg' });
  edit = (await makeEdit(owner, kitchen.id)).result_version!;
  board = await makeBoard(owner, project, [edit, kitchen.versions[0]!.id]);
  token = (await shareBoard(owner, board.id)).token;
});
afterAll(() => server.close());

const zipOf = (answer: { statusCode: number; rawPayload: Buffer }): string[] => {
  expect(answer.statusCode).toBe(200);
  const { 'pictures.json': _list, ...pictures } = unzipSync(answer.rawPayload);
  return Object.values(pictures).map((picture) => strFromU8(picture, true));
};
const asked = (query: object) => new URLSearchParams(Object.entries(query)).toString();

/** The ways out of an account: the pictures of each, in the requested format. */
const EXPORTS: Record<string, (format: 'jpeg' | 'png') => Promise<string[]>> = {
  'the ZIP of a project': async (picture_format) =>
    zipOf(await owner.post(`${API_BASE}/projects/${project}/export/`, { pictures: 'all', picture_format })),
  'the ZIP of a board': async (picture_format) =>
    zipOf(await owner.get(`${API_BASE}/boards/${board.id}/download/?${asked({ picture_format })}`)),
  'the ZIP of a link': async (picture_format) =>
    zipOf(await visitor.get(`${API_BASE}/share/${token}/download/?${asked({ picture_format })}`)),
  'a picture saved from a link': async () => [
    (await visitor.get(`${API_BASE}/share/${token}/versions/${edit}/download/`)).rawPayload.toString(
      'latin1',
    ),
  ],
};
const each = Object.keys(EXPORTS).flatMap((name) => [[name, 'jpeg'] as const, [name, 'png'] as const]);
const exported = (name: string, format: 'jpeg' | 'png') => EXPORTS[name]!(format);

/** Sets a person's plan and kind: guests are on Free as well. */
const be = async (plan: Plan, isAnonymous: boolean) => {
  await setPlan(server.db, owner.userId, plan);
  await server.db.updateTable('users').set({ isAnonymous }).where('id', '=', owner.userId).execute();
};

describe('PLANS-37 S-11 the watermark on exports', () => {
  describe.each([
    ['PLANS-19 a guest', 'free', true],
    ['PLANS-19 an account on Free', 'free', false],
  ] as const)('of %s', (_who, plan, isAnonymous) => {
    beforeEach(() => be(plan, isAnonymous));

    it.each(each)('is on every picture of %s as %s', async (name, format) => {
      const pictures = await exported(name, format);
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture).toContain(WORDMARK);
    });

    it('appears in the plan', async () => {
      const own = expectStatus<OwnPlan>(await owner.get(`${API_BASE}/plans/`), 200);
      expect(own.has_watermark).toBe(true);
    });
  });

  describe.each([
    ['PLANS-26 Pro', 'pro'],
    ['PLANS-30 Business', 'business'],
  ] as const)('of %s', (_who, plan) => {
    beforeEach(() => be(plan, false));

    it.each(each)('is on no picture of %s as %s', async (name, format) => {
      const pictures = await exported(name, format);
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture).not.toContain(WORDMARK);
    });

    it('does not appear in the plan', async () => {
      const own = expectStatus<OwnPlan>(await owner.get(`${API_BASE}/plans/`), 200);
      expect(own.has_watermark).toBe(false);
    });
  });

  it('follows the current plan, in both directions', async () => {
    for (const [plan, isMarked] of [
      ['pro', false],
      ['free', true],
      ['business', false],
    ] as const) {
      await be(plan, false);
      for (const [name, format] of each) {
        expect((await exported(name, format)).every((picture) => picture.includes(WORDMARK))).toBe(isMarked);
      }
    }
  });

  it('appears beside the disclosure if that is requested', async () => {
    const answer = await owner.post(`${API_BASE}/projects/${project}/export/`, { label: true });
    const [picture] = zipOf(answer);
    expect(picture).toContain(`${WORDMARK}converted: Virtually staged`);
  });

  it('is never in stored files', async () => {
    const before = await storedHashes(server.folder);
    expect(Object.keys(before).length).toBeGreaterThan(4);
    for (const [name, format] of each) await exported(name, format);
    expect(await storedHashes(server.folder)).toEqual(before);
  });

  it('is on nothing that is only shown, and on no single picture that its owner saves', async () => {
    const own = `${API_BASE}/versions/${edit}/files`;
    const addresses = [
      `${own}/thumbnail/`,
      `${own}/preview/`,
      `${own}/original/`,
      `${own}/original/?download=1`,
    ];
    for (const address of addresses) {
      const answer = await owner.get(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.includes(WORDMARK), address).toBe(false);
    }
    const { versions } = await openShare(visitor, { token });
    for (const { storage_url, preview_url, thumbnail_url } of versions) {
      for (const address of [storage_url!, preview_url, thumbnail_url]) {
        const answer = await visitor.get(address);
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.includes(WORDMARK), address).toBe(false);
      }
    }
  });
});
