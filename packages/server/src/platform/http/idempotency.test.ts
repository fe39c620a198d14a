import { API_BASE } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const PROJECTS = `${API_BASE}/projects/`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const count = async (client: Awaited<ReturnType<TestServer['guest']>>) =>
  (await client.get(PROJECTS)).json().count;

describe('creates with an Idempotency-Key', () => {
  it('happen once, and answer the same again', async () => {
    const guest = await server.guest();
    const first = await guest.post(PROJECTS, { title: 'Flat' }, keyed('a'));
    const again = await guest.post(PROJECTS, { title: 'Flat' }, keyed('a'));

    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await count(guest)).toBe(1);
  });

  it('happen once when they are sent at the same time', async () => {
    const guest = await server.guest();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => guest.post(PROJECTS, { title: 'Flat' }, keyed('at-once'))),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await count(guest)).toBe(1);
  });

  it('are refused when the same key comes with other content', async () => {
    const guest = await server.guest();
    await guest.post(PROJECTS, { title: 'Flat' }, keyed('b'));
    const other = await guest.post(PROJECTS, { title: 'House' }, keyed('b'));
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_conflict']);
  });

  it('are not mixed up between people', async () => {
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

  it('work for uploads, by what the files contain', async () => {
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

  it('are refused with a key that is too long', async () => {
    const guest = await server.guest();
    const response = await guest.post(PROJECTS, { title: 'Flat' }, keyed('x'.repeat(201)));
    expect(response.statusCode).toBe(400);
  });
});
