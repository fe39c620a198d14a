import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PictureServer, startPictureServer } from '../../src/test/picture-server.ts';
import { ACCESS_ROWS } from './access-rows.ts';
import { ask, cells, leavesThings, makeOwner, named, nothing } from './access-world.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer({ settings: { API_ACCESS: 'all' } });
});
afterAll(() => server.close());

let shared: ReturnType<typeof makeOwner> | undefined;
/** A new owner for calls that remove or change something; the others share one. */
function ownerFor(cell: (typeof cells)[number]): ReturnType<typeof makeOwner> {
  if (!leavesThings(cell)) return makeOwner(server);
  shared ??= makeOwner(server);
  return shared;
}

/** No cache may keep an answer that depends on the caller, except a browser the pictures of its user. */
function expectNotKept(answer: LightMyRequestResponse): void {
  const isPicture = /^image\//.test(String(answer.headers['content-type']));
  expect(answer.headers['cache-control']).toMatch(isPicture ? /^private, |no-store/ : /no-store/);
}

const answerOf = (response: LightMyRequestResponse) => [response.statusCode, response.body];

describe('access', () => {
  it('has a row for every route of the contract, and no other row', () => {
    expect(Object.keys(ACCESS_ROWS).toSorted()).toEqual(named.map(([name]) => name).toSorted());
    for (const [name, rows] of Object.entries(ACCESS_ROWS)) expect(rows.length, name).toBeGreaterThan(0);
  });

  it('is as in the contract: account routes are not open, public ones are', () => {
    for (const { name, route, row } of cells) {
      expect(row.kind === 'open', name).toBe(route.access === 'public');
    }
  });

  it.each(cells.filter(({ row }) => row.kind === 'open'))(
    'S4 $name answers all callers the same',
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
    async (cell) => {
      const { route, row } = cell;
      const { client, owned } = await ownerFor(cell);
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
    'S4 ACCESS-70 $name answers a stranger like a missing thing, and leaves it unchanged',
    async (cell) => {
      const { route, row } = cell;
      const { client, owned } = await ownerFor(cell);
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
