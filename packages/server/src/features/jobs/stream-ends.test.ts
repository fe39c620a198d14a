import { API_BASE, AUTH_BASE, type EditJobId, type SignedInPlace, UserId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectStatus, makeImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import { newUserId, type TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let origin: string;
beforeAll(async () => {
  server = await startPictureServer({ concurrency: 1 });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A token names its person and its sign-in, so that one person can sign in in several browsers.
  vi.spyOn(server.identity.verifier, 'verify').mockImplementation(async (token) => {
    const [id = ''] = token.split(':');
    const signIn = { name: token };
    return { uid: UserId.parse(id), signIn, isAnonymous: true, email: null, displayName: null };
  });
});
afterAll(() => server.close());

let person: UserId;
let phone: TestClient;
let laptop: TestClient;
let job: EditJobId;
let release: () => void;
beforeEach(async () => {
  person = newUserId();
  phone = await browser();
  laptop = await browser();
  const held = heldEdit();
  server.engine.scripts.push(held.script);
  release = held.release;
  job = (await startEdit(phone, (await makeImage(phone)).id)).job_id;
  await held.begun;
});

/** A browser in which the person has signed in. */
async function browser(): Promise<TestClient> {
  const client = await server.visitor();
  const idToken = `${person}:${crypto.randomUUID()}`;
  expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken }), 200);
  return client;
}

/** Opens the stream of the job; resolves after its first event. */
async function open(client: TestClient): Promise<{ ended: Promise<unknown>; isOpen: () => boolean }> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}${API_BASE}/edit-jobs/${job}/events/`, { headers: { cookie } });
  const reader = answer.body!.getReader();
  await reader.read();
  let isOpen = true;
  const read = async () => {
    for (;;) if ((await reader.read()).done) break;
    isOpen = false;
  };
  return { ended: read(), isOpen: () => isOpen };
}

describe('an event stream of an unfinished job', () => {
  it('S6 is closed by signing out; those of other browsers stay open', async () => {
    const [mine, other] = [await open(phone), await open(laptop)];
    expectStatus(await phone.post(`${AUTH_BASE}/logout`), 200);
    await mine.ended;
    expect(other.isOpen()).toBe(true);
    release();
    await other.ended;
  });

  it('S6 is closed if its session is ended in another browser', async () => {
    const [mine, other] = [await open(phone), await open(laptop)];
    const places = await laptop.get(`${AUTH_BASE}/sessions/`);
    const { results } = expectStatus<{ results: SignedInPlace[] }>(places, 200);
    const ofPhone = results.find(({ isCurrent }) => !isCurrent);
    expectStatus(await laptop.delete(`${AUTH_BASE}/sessions/${ofPhone?.id}/`), 204);
    await mine.ended;
    expect(other.isOpen()).toBe(true);
    release();
    await other.ended;
  });

  it('S6 is closed by signing out everywhere else', async () => {
    const [mine, other] = [await open(phone), await open(laptop)];
    expectStatus(await laptop.post(`${AUTH_BASE}/sessions/end-others/`), 200);
    await mine.ended;
    expect(other.isOpen()).toBe(true);
    release();
    await other.ended;
  });

  it('S6 is closed if its session ends without an announcement, as when its person is deleted', async () => {
    const mine = await open(phone);
    await server.db.deleteFrom('sessions').where('userId', '=', person).execute();
    await mine.ended;
    release();
  });
});
