import { API_KEY_SCOPES, type ApiKeyScope, ROUTES } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, programWith } from '../../src/test/key-makers.ts';
import { type PictureServer, startPictureServer } from '../../src/test/picture-server.ts';
import type { TestClient } from '../../src/test/test-client.ts';
import { ask, cells, leavesThings, makeOwner, named, nothing, routeOf } from './access-world.ts';
import { KEY_CALLS } from './key-calls.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer({ settings: { API_ACCESS: 'all' } });
});
afterAll(() => server.close());

/** The scope that a call needs; undefined: no key may make it. */
const scopeFor = (cell: { name: string }): ApiKeyScope | undefined =>
  API_KEY_SCOPES.find((scope) => KEY_CALLS[scope].includes(routeOf(cell)));

const programs = new Map<string, Promise<TestClient>>();
/** A client with a key of the owner; one for each choice of scopes. */
function program(owner: TestClient & { userId?: string }, scopes: readonly ApiKeyScope[]) {
  const name = `${owner.userId} ${scopes.join()}`;
  const made =
    programs.get(name) ?? makeKey(owner, { scopes: [...scopes] }).then((key) => programWith(server.app, key));
  programs.set(name, made);
  return made;
}

let outsider: Promise<TestClient> | undefined;
/** A client with a key of an account without data. */
function stranger(): Promise<TestClient> {
  outsider ??= server.guest().then((guest) => program(guest, API_KEY_SCOPES));
  return outsider;
}

let shared: ReturnType<typeof makeOwner> | undefined;
/** An owner for calls that leave its things in place. */
function sharedOwner(): ReturnType<typeof makeOwner> {
  shared ??= makeOwner(server);
  return shared;
}
describe('S4 access by an API key', () => {
  it('lists calls of the contract, each once, and none about accounts, keys, sessions and plans', () => {
    const open = API_KEY_SCOPES.flatMap((scope) => KEY_CALLS[scope]);
    const known = new Set<string>(named.map(([name]) => name));
    expect(open.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(open).size).toBe(open.length);
    const features = new Set(open.map((name) => name.split('.')[0]));
    for (const closed of [
      'apiKeys',
      'sessions',
      'plans',
      'preferences',
      'branding',
      'accountDeletion',
      'signIn',
      'shares',
    ])
      expect(features.has(closed), closed).toBe(false);
    expect(open.filter((name) => name.startsWith('account.'))).toEqual(['account.credits']);
    expect(Object.keys(ROUTES)).toContain('apiKeys');
  });

  it.each(cells.filter(scopeFor))(
    "S4 PLANS-34 $name by a key needs its scope, and gives data of the key's owner only",
    async (cell) => {
      const { name, route, row } = cell;
      const scope = scopeFor(cell) as ApiKeyScope;
      const { client, owned } = await (leavesThings(cell) ? sharedOwner() : makeOwner(server));
      const others = API_KEY_SCOPES.filter((each) => each !== scope);
      const without = await program(client, others);
      const refused = await ask(without, route, row, owned);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        { code: 'api_key_scope_missing', detail: `This call needs an API key with the scope ${scope}.` },
      ]);

      const other = await ask(await stranger(), route, row, owned);
      if (row.kind === 'object') {
        const missing = await ask(await stranger(), route, row, nothing());
        expect([other.statusCode, other.body]).toEqual([404, missing.body]);
      } else {
        for (const id of Object.values(owned)) expect(other.body, name).not.toContain(id);
      }

      const answer = await ask(await program(client, [scope]), route, row, owned);
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(row.status);
      expect(answer.cookies).toEqual([]);
    },
  );

  it.each(cells.filter((cell) => !scopeFor(cell)))('S4 $name is refused for every key', async (cell) => {
    // A refused call changes nothing.
    const { client, owned } = await sharedOwner();
    const answer = await ask(await program(client, API_KEY_SCOPES), cell.route, cell.row, owned);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'api_key_refused']);
    expect(answer.cookies).toEqual([]);
  });
});
