import { API_BASE, type Project } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, makeProject } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: TestServer;
let guest: TestClient;
let now = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  guest = await server.guest();
  const projects = [
    ['Cottage', 'Elm Street 1'],
    ['attic', 'Oak Lane 2'],
    ['100% new_build', ''],
  ] as const;
  for (const [title, address] of projects) {
    now = new Date(now.getTime() + 60_000);
    await makeProject(guest, { title, address });
  }
});
afterAll(() => server.close());

const list = async (query: string, client = guest) => {
  const answer = await client.get(`${API_BASE}/projects/?${query}`);
  const page = expectStatus<{ results: Project[]; count: number }>(answer, 200);
  return { titles: page.results.map(({ title }) => title), count: page.count };
};

describe('API-022 the list of projects', () => {
  it('is in the requested order, by default the newest first', async () => {
    const newest = ['100% new_build', 'attic', 'Cottage'];
    expect((await list('')).titles).toEqual(newest);
    expect((await list('ordering=created_at')).titles).toEqual(newest.toReversed());
    expect((await list('ordering=title')).titles).toEqual(['100% new_build', 'attic', 'Cottage']);
  });

  it('has the last changed first', async () => {
    const answer = await guest.get(`${API_BASE}/projects/?search=cottage`);
    const [cottage] = expectStatus<{ results: Project[] }>(answer, 200).results;
    now = new Date(now.getTime() + 60_000);
    await guest.patch(`${API_BASE}/projects/${cottage?.id}/`, { notes: 'Sold' });
    expect((await list('ordering=-updated_at')).titles[0]).toBe('Cottage');
  });

  it.each([
    ['COTTAGE', ['Cottage']],
    ['lane', ['attic']],
    ['100%25', ['100% new_build']],
    ['w_b', ['100% new_build']],
    ['%25', ['100% new_build']],
    ['villa', []],
  ])('finds by title and address: %s', async (search, titles) => {
    expect(await list(`search=${search}`)).toEqual({ titles, count: titles.length });
  });

  it('counts the matches on all pages', async () => {
    expect(await list('search=t&page_size=1&ordering=title')).toEqual({ titles: ['attic'], count: 2 });
  });

  it('never contains projects of other accounts', async () => {
    expect((await list('search=cottage', await server.guest())).titles).toEqual([]);
  });

  it('refuses an unknown order', async () => {
    expect((await guest.get(`${API_BASE}/projects/?ordering=size`)).statusCode).toBe(400);
  });
});
