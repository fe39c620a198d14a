import { API_BASE, ErrorBody, ROUTES, type Route } from '@home-design/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject } from '../../src/test/makers.ts';
import { type PictureServer, startPictureServer } from '../../src/test/picture-server.ts';
import type { TestClient } from '../../src/test/test-client.ts';
import { HOSTILE_VALUES } from './hostile-values.ts';
import { fieldsOf, plausible, schemaOf } from './plausible-body.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let server: PictureServer;
let attacker: TestClient;
/** The address of the attacker. */
let address = '198.18.0.0';
let attackers = 0;
/** Ids of the attacker's things, by their names in paths and bodies. */
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startPictureServer({ settings: { LOG_LEVEL: 'silent' } });
  await newAttacker();
});
afterAll(() => server.close());

/** A person with a session and a project, photo, version and board, so that calls get as far as possible. */
async function newAttacker(): Promise<void> {
  attackers++;
  address = `198.18.${attackers >> 8}.${attackers & 255}`;
  attacker = await server.guest();
  const { id: project } = await makeProject(attacker);
  const { id: image } = await makeImage(attacker, { project });
  const { id: job, result_version: version } = await makeEdit(attacker, image);
  const created = await attacker.post(`${API_BASE}/boards/`, {
    name: 'Board',
    project_id: project,
    version_ids: [version],
  });
  const { id: board } = expectStatus<{ id: string }>(created, 201);
  ids = { project, image, version: version ?? NOBODY, job, board };
}

const idFor = (field: string): string =>
  Object.entries(ids).find(([name]) => field.toLowerCase().includes(name))?.[1] ?? NOBODY;

const routes = Object.entries(ROUTES).flatMap(([feature, byName]) =>
  Object.entries(byName).map(([name, route]) => [`${feature}.${name}`, route as unknown as Route] as const),
);

/** Replaces the path's parameters; a call that deletes gets an unknown id. */
const pathOf = (route: Route, replace: (name: string) => string): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(replace(name)));
const ownPath = (route: Route) => pathOf(route, (name) => (route.method === 'DELETE' ? NOBODY : idFor(name)));

/** No call may fail internally, answer anything but an error of the contract, or reveal its implementation. */
function expectHeld(answer: LightMyRequestResponse, attack: string): void {
  expect(answer.statusCode, `${attack}: ${answer.payload.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.headers['set-cookie'] ?? '', attack).not.toContain('stolen');
  if (answer.statusCode < 400) return;
  expect(() => ErrorBody.parse(answer.json()), attack).not.toThrow();
  expect(answer.payload, attack).not.toMatch(/\.ts:\d+|node_modules|syntax error at|select .* from/i);
}

/** Calls, and repeats the call from another address if a rate limit refused it. */
async function attack(route: Route, url: string, body: unknown, what: string): Promise<void> {
  const payload = route.method === 'GET' || body === undefined ? undefined : (body as object);
  const call = () => attacker.call(route.method, url, payload, { remoteAddress: address });
  const answer = await call();
  expectHeld(answer, what);
  if (answer.statusCode !== 401 && answer.statusCode !== 429) return;
  await newAttacker();
  expectHeld(await call(), what);
}

describe('hostile values', { timeout: 300_000 }, () => {
  it.each(routes)('in the path of %s are refused', async (name, route) => {
    const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '');
    for (const parameter of parameters) {
      for (const [what, value] of Object.entries(HOSTILE_VALUES)) {
        if (typeof value !== 'string' || value === '' || value.length > 1_000 || !value.isWellFormed())
          continue;
        const url = pathOf(route, (other) => (other === parameter ? value : idFor(other)));
        await attack(route, url, route.body && {}, `${name}: ${what} as ${parameter}`);
      }
    }
  });

  it.each(routes.filter(([, { query }]) => query))('in the query of %s are refused', async (name, route) => {
    for (const field of fieldsOf(schemaOf(route.query!))) {
      for (const [what, value] of Object.entries(HOSTILE_VALUES)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        if (!text.isWellFormed() || text.length > 10_000) continue;
        await attack(
          route,
          `${ownPath(route)}?${new URLSearchParams({ [field]: text })}`,
          route.body && {},
          `${name}: ${what} as ${field}`,
        );
      }
    }
  });

  it.each(routes.filter(([, { body }]) => body))('in the body of %s are refused', async (name, route) => {
    const schema = schemaOf(route.body!);
    for (const field of fieldsOf(schema)) {
      for (const [what, value] of Object.entries(HOSTILE_VALUES)) {
        const body = { ...(plausible(schema, idFor) as object), [field]: value };
        await attack(route, ownPath(route), body, `${name}: ${what} as ${field}`);
      }
    }
  });

  it('leave everything in its place', async () => {
    await server.idle();
    const { rows } = await server.db
      .selectFrom('users')
      .select((is) => is.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBeGreaterThan(0);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const fresh = await server.guest();
    expect((await fresh.get(`${API_BASE}/projects/`)).statusCode).toBe(200);
  });
});
