import { randomUUID } from 'node:crypto';
import { API_BASE, type ProjectId, type UserId } from '@home-design/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Database, guardCommits, transaction } from '../../database/database.ts';
import { answerOnce } from './idempotency.ts';

const PROJECTS = `${API_BASE}/projects/`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const count = async (client: Awaited<ReturnType<TestServer['guest']>>) =>
  (await client.get(PROJECTS)).json().count;

async function addProject(tx: Database, userId: UserId): Promise<void> {
  const now = new Date();
  const project = { id: randomUUID() as ProjectId, title: 'Flat', address: '', notes: '' };
  await tx
    .insertInto('projects')
    .values({ ...project, userId, createdAt: now, updatedAt: now })
    .execute();
}

/** Simulates a request whose claim is two minutes old. */
async function age({ key, ...change }: { key: string; answer?: null }): Promise<void> {
  const createdAt = sql<Date>`now() - interval '2 minutes'`;
  await server.db
    .updateTable('idempotencyKeys')
    .set({ ...change, createdAt })
    .where('key', '=', key)
    .execute();
}

describe('the claim to carry out a request', () => {
  const entryOf = async (key: string) => ({ userId: (await server.guest()).userId, route: 'POST /x', key });

  it('passes to the next request if it is not extended, and the first one cannot commit then', async () => {
    const store = server.app.idempotency;
    const entry = await entryOf('taken-over');
    const first = await store.claim(entry, 'hash');
    await age(entry);
    const second = await store.claim(entry, 'hash');
    if (!('claim' in first) || !('claim' in second)) throw new Error('Both should have got it');

    const late = guardCommits(
      async (tx) => {
        if (!(await store.settle(tx, first.claim))) throw new Error('too late');
      },
      () => transaction(server.db, (tx) => addProject(tx, entry.userId)),
    );
    await expect(late).rejects.toThrow('too late');
    expect(await server.db.selectFrom('projects').where('userId', '=', entry.userId).execute()).toEqual([]);
    await store.keep(first.claim, '"late"');
    expect(await store.claim(entry, 'hash')).toMatchObject({ answer: null });
  });

  it('stays with a slow request that extends it', async () => {
    const store = server.app.idempotency;
    const entry = await entryOf('slow');
    const first = await store.claim(entry, 'hash');
    if (!('claim' in first)) throw new Error('It was free');
    await age(entry);
    await store.renew(first.claim);
    expect(await store.claim(entry, 'hash')).toEqual({ contentHash: 'hash', answer: null, isLost: false });
  });

  it('is extended while the request runs, and not after that', async () => {
    vi.useFakeTimers();
    const store = {
      claim: vi.fn(async () => ({ claim: 'mine' })),
      renew: vi.fn(async () => {}),
      settle: vi.fn(async () => true),
      keep: vi.fn(async () => {}),
      release: vi.fn(async () => {}),
    };
    const slow = Promise.withResolvers<object>();
    const exchange = {
      app: { idempotency: store },
      route: { method: 'POST', path: '/x', status: 201 },
      request: { headers: { 'idempotency-key': 'k' }, who: { userId: 'u' } },
      reply: { sent: false, code: () => ({ send: () => {} }) },
      content: '',
    };
    const answered = answerOnce(exchange as never, () => slow.promise);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    const renewals = store.renew.mock.calls.length;
    expect(renewals).toBeGreaterThanOrEqual(5 * 2);
    slow.resolve({});
    await answered;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(store.renew).toHaveBeenCalledTimes(renewals);
    expect(store.keep).toHaveBeenCalledExactlyOnceWith('mine', '{}');
    vi.useRealTimers();
  });
});

describe('creates with an Idempotency-Key', () => {
  it('happen once, and return the same answer again', async () => {
    const guest = await server.guest();
    const first = await guest.post(PROJECTS, { title: 'Flat' }, keyed('a'));
    const again = await guest.post(PROJECTS, { title: 'Flat' }, keyed('a'));

    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await count(guest)).toBe(1);
  });

  it('happen once if they are sent at the same time', async () => {
    const guest = await server.guest();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => guest.post(PROJECTS, { title: 'Flat' }, keyed('at-once'))),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await count(guest)).toBe(1);
  });

  it('are refused if the same key comes with other content', async () => {
    const guest = await server.guest();
    await guest.post(PROJECTS, { title: 'Flat' }, keyed('b'));
    const other = await guest.post(PROJECTS, { title: 'House' }, keyed('b'));
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_conflict']);
  });

  it('are separate for each user', async () => {
    const [one, two] = [await server.guest(), await server.guest()];
    const mine = await one.post(PROJECTS, { title: 'Flat' }, keyed('c'));
    const theirs = await two.post(PROJECTS, { title: 'Flat' }, keyed('c'));
    expect(theirs.json().id).not.toBe(mine.json().id);
  });

  it('may be tried again after a failure', async () => {
    const guest = await server.guest();
    const missing = crypto.randomUUID();
    const url = `${API_BASE}/transformations/lighting/`;
    const first = await guest.post(url, { version_id: missing }, keyed('d'));
    const again = await guest.post(url, { version_id: missing }, keyed('d'));
    expect([first.statusCode, again.statusCode]).toEqual([404, 404]);
  });

  it('are not repeated if the answer to the first was lost with its process', async () => {
    const guest = await server.guest();
    await guest.post(PROJECTS, { title: 'Flat' }, keyed('lost'));
    await age({ key: 'lost', answer: null });
    const again = await guest.post(PROJECTS, { title: 'Flat' }, keyed('lost'));
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        code: 'idempotency_conflict',
        detail:
          'This request was carried out, but its answer was lost. Please look at what is there before sending it again.',
      },
    ]);
    expect(await count(guest)).toBe(1);
  });

  it('work for uploads, by the content of the files', async () => {
    const guest = await server.guest();
    const send = (byte: number) =>
      guest.upload(
        `${API_BASE}/images/upload/`,
        [{ field: 'file', name: 'hall.jpg', content: new Uint8Array(50).fill(byte) }],
        {},
        keyed('e'),
      );
    const [first, again, other] = [await send(1), await send(1), await send(2)];

    expect(first.statusCode).toBe(201);
    expect(again.json().id).toBe(first.json().id);
    expect(other.json().code).toBe('idempotency_conflict');
  });

  it('are refused if the key is too long', async () => {
    const guest = await server.guest();
    const response = await guest.post(PROJECTS, { title: 'Flat' }, keyed('x'.repeat(201)));
    expect(response.statusCode).toBe(400);
  });
});
