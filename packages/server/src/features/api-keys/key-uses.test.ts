import { API_BASE, type ApiKeyList, AUTH_BASE, RATE_LIMITS, type UserId } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { type MadeKey, makeKey, programWith } from '../../test/key-makers.ts';
import { expectStatus, makeImage, makeProject, startEdit } from '../../test/makers.ts';
import { makeBoard, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';

const AT = `${AUTH_BASE}/api-keys/`;
const PROJECTS = `${API_BASE}/projects/`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function onBusiness(): Promise<TestClient & { userId: UserId }> {
  const owner = await server.guest();
  await server.db.updateTable('users').set({ plan: 'business' }).where('id', '=', owner.userId).execute();
  return owner;
}
const listOf = async (owner: TestClient): Promise<ApiKeyList> => expectStatus(await owner.get(AT), 200);
const program = (key: Pick<MadeKey, 'token'>) => programWith(server.app, key);
const said = async (client: TestClient) => {
  const answer = await client.get(PROJECTS);
  return [answer.statusCode, answer.json().code];
};

describe('a key without the scope share', () => {
  it('sees that a board has links, and not the tokens that open them', async () => {
    const owner = await onBusiness();
    const { id: project } = await makeProject(owner);
    const image = await makeImage(owner, { project });
    const board = await makeBoard(owner, project, [image.versions[0]!.id]);
    const { token } = await shareBoard(owner, board.id);
    const [reader, sharer] = [
      program(await makeKey(owner, { scopes: ['read'] })),
      program(await makeKey(owner, { scopes: ['read', 'share'] })),
    ];
    for (const url of [`${API_BASE}/boards/${board.id}/`, `${API_BASE}/boards/`]) {
      const answer = await reader.get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('"is_public":true');
      expect(answer.body).not.toContain(token);
      expect((await sharer.get(url)).body).toContain(token);
    }
  });
});

describe('limits of API keys', () => {
  it('are counted for each key, and say when to retry', async () => {
    const owner = await onBusiness();
    const [busy, quiet] = [program(await makeKey(owner)), program(await makeKey(owner))];
    const { max } = RATE_LIMITS.apiKey;
    for (let count = 0; count < max; count++) await busy.get(`${API_BASE}/furniture/`);
    const answer = await busy.get(PROJECTS);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await said(quiet)).toEqual([200, undefined]);
    expect((await owner.get(PROJECTS)).statusCode).toBe(200);
  });

  it('count unknown keys by address, without slowing down existing keys', async () => {
    const key = await makeKey(await onBusiness());
    const remoteAddress = '192.0.2.77';
    const headers = { authorization: `Bearer hd_${'x'.repeat(43)}` };
    const miss = () => server.app.inject({ url: PROJECTS, headers, remoteAddress });
    for (let count = 0; count < RATE_LIMITS.apiKeyMiss.max; count++)
      expect((await miss()).statusCode).toBe(401);
    expect((await miss()).statusCode).toBe(429);
    expect((await program(key).get(PROJECTS, { remoteAddress })).statusCode).toBe(200);
  });
});

describe('with API_ACCESS=all', () => {
  it('gives every plan keys, guests included', async () => {
    const open = await startTestServer({ settings: { API_ACCESS: 'all' } });
    const guest = await open.guest();
    const key = await makeKey(guest);
    expect(await listOf(guest)).toMatchObject({ is_included: true });
    expect((await programWith(open.app, key).get(PROJECTS)).statusCode).toBe(200);
    await open.close();
  });
});

describe('the event stream of a job', () => {
  it('can be opened by a key, and ends when the key is revoked', async () => {
    const owner = await onBusiness();
    const key = await makeKey(owner);
    const image = await makeImage(owner);
    const { job_id } = await startEdit(owner, image.id);
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}${API_BASE}/edit-jobs/${job_id}/events/`, {
      headers: { authorization: `Bearer ${key.token}` },
    });
    expect(answer.status).toBe(200);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('event: job');
    await owner.delete(`${AT}${key.api_key.id}/`);
    for (let part = await reader.read(); !part.done; part = await reader.read());
  });
});
