import { randomBytes } from 'node:crypto';
import {
  API_BASE,
  AUTH_BASE,
  type OwnFeedback,
  type Recipe,
  ROUTES,
  type Route,
  SessionId,
  type ShareUpload,
  type SignedInPlace,
  type Workflow,
} from '@home-design/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, somePhoto } from '../../src/test/makers.ts';
import { type PictureServer, startPictureServer } from '../../src/test/picture-server.ts';
import { makeBoard, openShare, sendPhotos, shareBoard } from '../../src/test/share-makers.ts';
import type { TestClient } from '../../src/test/test-client.ts';
import type { AccessRow, Owned } from './access-row.ts';
import { ACCESS_ROWS, photoFile } from './access-rows.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

const named = Object.entries(ROUTES).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => [`${feature}.${name}`, route as unknown as Route] as const),
);
const cells = named.flatMap(([name, route]) =>
  (ACCESS_ROWS[name] ?? []).map((row, index) => ({ name: `${name} (${index + 1})`, route, row })),
);

/** An owner with one of everything. */
async function makeOwner(): Promise<{ client: TestClient; owned: Owned }> {
  const client = await server.guest();
  const { id: projectId } = await makeProject(client);
  const { id: imageId, versions } = await makeImage(client, { project: projectId });
  const otherId = versions[0]!.id;
  const done = await makeEdit(client, imageId);
  if (!done.result_version) throw new Error(`The edit failed: ${done.error_message}`);
  const steps = [{ transformation: 'lighting' }];
  const workflow = await client.post(`${API_BASE}/workflows/`, { image_id: imageId, steps });
  const recipe = await client.post(`${API_BASE}/recipes/`, { name: 'Dusk', steps });
  const board = await makeBoard(client, projectId, [done.result_version]);
  const { id: linkId, uploadId, commentId } = await makeUsedLink(client, board.id);
  const places = await client.get(`${AUTH_BASE}/sessions/`);
  const [place] = expectStatus<{ results: SignedInPlace[] }>(places, 200).results;
  await server.idle();
  return {
    client,
    owned: {
      projectId,
      imageId,
      otherId,
      versionId: done.result_version,
      jobId: done.id,
      workflowId: expectStatus<Workflow>(workflow, 202).id,
      recipeId: expectStatus<Recipe>(recipe, 201).id,
      boardId: board.id,
      linkId,
      uploadId,
      commentId,
      sessionId: place!.id,
    },
  };
}

let reader: ReturnType<typeof makeOwner> | undefined;
/** An owner of their own for calls that change something; the others share one, as they leave it as it is. */
function ownerFor(route: Route): ReturnType<typeof makeOwner> {
  if (route.method !== 'GET') return makeOwner();
  reader ??= makeOwner();
  return reader;
}

/** A link that takes uploads, by which a visitor sent a photo and wrote a comment. */
async function makeUsedLink(owner: TestClient, boardId: Owned['boardId']) {
  const link = await shareBoard(owner, boardId, { permission: 'upload', approves_uploads: true });
  // With a session, so that this test's many visitors are not counted as one.
  const visitor = await server.guest();
  expectStatus(await sendPhotos(visitor, link, [{ name: 'sent.jpg', content: somePhoto() }]), 201);
  const { versions } = await openShare(visitor, link);
  const body = { version_id: versions[0]?.id, text: 'Lighter, please' };
  const written = await visitor.post(`${API_BASE}/share/${link.token}/comments/`, body);
  const { comments } = expectStatus<OwnFeedback>(written, 201);
  const sent = await owner.get(`${API_BASE}/share-uploads/?link=${link.id}`);
  const { results } = expectStatus<{ results: ShareUpload[] }>(sent, 200);
  return { ...link, uploadId: results[0]!.id, commentId: comments[0]!.id };
}

const OWNED = [
  'projectId',
  'imageId',
  'versionId',
  'otherId',
  'jobId',
  'workflowId',
  'recipeId',
  'boardId',
  'linkId',
  'uploadId',
  'commentId',
] as const;
const nothing = (): Owned => ({
  ...(Object.fromEntries(OWNED.map((name) => [name, crypto.randomUUID()])) as unknown as Owned),
  sessionId: SessionId.parse(randomBytes(32).toString('hex')),
});

function ask(
  client: TestClient,
  route: Route,
  row: AccessRow,
  owned: Owned,
): Promise<LightMyRequestResponse> {
  const { params = {}, query = {}, body, form } = row.ask?.(owned) ?? {};
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '');
  const url = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
  if (form) return client.upload(url, [photoFile(form.fileField)], form.fields);
  return client.call(route.method, url, body, {});
}

/** No cache keeps what depends on the caller, but a browser the pictures of its own person. */
function expectNotKept(answer: LightMyRequestResponse): void {
  const isPicture = /^image\//.test(String(answer.headers['content-type']));
  expect(answer.headers['cache-control']).toMatch(isPicture ? /^private, |no-store/ : /no-store/);
}

const answerOf = (response: LightMyRequestResponse) => [response.statusCode, response.body];

describe('access', () => {
  it('is declared for every route of the contract, and for nothing else', () => {
    expect(Object.keys(ACCESS_ROWS).toSorted()).toEqual(named.map(([name]) => name).toSorted());
    for (const [name, rows] of Object.entries(ACCESS_ROWS)) expect(rows.length, name).toBeGreaterThan(0);
  });

  it('is declared as the contract says: account routes are not open, public ones are', () => {
    for (const { name, route, row } of cells) {
      expect(row.kind === 'open', name).toBe(route.access === 'public');
    }
  });

  it.each(cells.filter(({ row }) => row.kind === 'open'))(
    'S4 $name answers everyone the same',
    async (cell) => {
      for (const caller of [await server.visitor(), await server.guest()]) {
        const answer = await ask(caller, cell.route, cell.row, nothing());
        expect(answer.statusCode).toBe(cell.row.status);
        expectNotKept(answer);
      }
    },
  );

  it.each(cells.filter(({ row }) => row.kind === 'own'))(
    'S4 ACCESS-50 ACCESS-70 $name gives a stranger nothing of the owner, and a visitor nothing',
    async ({ route, row }) => {
      const { client, owned } = await ownerFor(route);
      const visitor = await ask(await server.visitor(), route, row, owned);
      expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'unauthenticated']);

      const stranger = await ask(await server.guest(), route, row, owned);
      expect(stranger.statusCode).toBe(row.status);
      for (const id of Object.values(owned)) expect(stranger.body).not.toContain(id);
      const answer = await ask(client, route, row, owned);
      expect(answer.statusCode).toBe(row.status);
      for (const each of [visitor, stranger, answer]) expectNotKept(each);
    },
  );

  it.each(cells.filter(({ row }) => row.kind === 'object'))(
    'S4 ACCESS-70 $name answers a stranger as if it did not exist, and leaves it as it is',
    async ({ route, row }) => {
      const { client, owned } = await ownerFor(route);
      const visitor = await ask(await server.visitor(), route, row, owned);
      expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'unauthenticated']);

      const outsider = await server.guest();
      const stranger = await ask(outsider, route, row, owned);
      const missing = await ask(outsider, route, row, nothing());
      expect(stranger.statusCode).toBe(404);
      expect(answerOf(stranger)).toEqual(answerOf(missing));

      const answer = await ask(client, route, row, owned);
      expect(answer.statusCode).toBe(row.status);
      for (const each of [visitor, stranger, answer]) expectNotKept(each);
    },
  );
});
