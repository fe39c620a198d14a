import {
  API_BASE,
  type OwnFeedback,
  ROUTES,
  type Route,
  type SectionId,
  type ShareLink,
  shareRoutes,
  type VersionId,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, makeProject } from '../../src/test/makers.ts';
import { type PictureServer, startPictureServer } from '../../src/test/picture-server.ts';
import { askAbout, makeBoard, shareBoard } from '../../src/test/share-makers.ts';
import type { TestClient } from '../../src/test/test-client.ts';
import { photoFile } from './access-rows.ts';

/** Links of a visitor; all but the last are to the same board. */
const LINKS = [
  'view',
  'upload',
  'locked',
  'revoked',
  'expired',
  'deleted',
  'unknown',
  'other board',
] as const;
type LinkName = (typeof LINKS)[number];
/** Who comes. */
const CALLERS = ['nobody', 'guest', 'owner'] as const;
type Caller = (typeof CALLERS)[number];
/** The requested picture: of the link's board, of another board of the same owner, or a missing one. */
const TARGETS = ['own', 'foreign', 'missing'] as const;
type Target = (typeof TARGETS)[number];

interface Row {
  /** Whether the call names a picture. */
  named: boolean;
  /** Status at a live link that admits, for a picture of its board. */
  status: number;
  /** Status at links for viewing only, if it differs. */
  view?: number;
  /** Whether the call needs the password of a link; the one that takes it and the one that counts do not. */
  asksPassword?: false;
  ask: (
    token: string,
    versionId: VersionId,
  ) => { params?: Record<string, string>; body?: object; form?: true };
}

const row = (status: number, ask: Row['ask'], more: Partial<Row> = {}): Row => ({
  named: false,
  status,
  ask,
  ...more,
});
const at = (token: string, params: Record<string, string> = {}) => ({ params: { token, ...params } });

/** One row for every public call of a link. A route without a row fails the test. */
const ROWS: Readonly<Record<keyof typeof shareRoutes, Row>> = {
  get: row(200, (token) => at(token)),
  unlock: row(200, (token) => ({ ...at(token), body: { password: 'quay side' } }), { asksPassword: false }),
  picture: row(200, (token, versionId) => at(token, { versionId, rendition: 'preview' }), { named: true }),
  download: row(200, (token, versionId) => at(token, { versionId }), { named: true }),
  downloadAll: row(200, (token) => at(token)),
  pdf: row(200, (token) => at(token)),
  upload: row(201, (token) => ({ ...at(token), form: true }), { view: 403 }),
  ownFeedback: row(200, (token) => at(token)),
  pick: row(200, (token, version_id) => ({ ...at(token), body: { version_id, picked: true } }), {
    named: true,
  }),
  choose: row(
    200,
    (token, version_id) => ({
      ...at(token),
      body: { section_id: sections[version_id] ?? crypto.randomUUID(), version_id },
    }),
    { named: true },
  ),
  comment: row(201, (token, version_id) => ({ ...at(token), body: { version_id, text: 'Yes' } }), {
    named: true,
  }),
  track: row(200, (token) => ({ body: { token } }), { asksPassword: false }),
};

const LIVE: ReadonlySet<LinkName> = new Set(['view', 'upload', 'locked', 'other board']);

/** The expected status of a cell. */
function declared(
  { named, status, view, asksPassword }: Row,
  link: LinkName,
  caller: Caller,
  target: Target,
): number {
  if (!LIVE.has(link)) return 404;
  if (link === 'locked' && asksPassword !== false && caller !== 'owner') return 403;
  // A link to another board shows the pictures of that board only.
  const isShown = link === 'other board' ? target === 'foreign' : target === 'own';
  if (named && !isShown) return 404;
  return link === 'upload' ? status : (view ?? status);
}

let server: PictureServer;
let owner: TestClient;
let tokens: Record<LinkName, string>;
let pictures: Record<Target, VersionId>;
/** For each picture, the section of its board with a question about it. */
let sections: Record<VersionId, SectionId>;
let now = new Date();
beforeAll(async () => {
  server = await startPictureServer({ clock: { now: () => now } });
  owner = await server.guest();
  const project = (await makeProject(owner)).id;
  const picture = async () => (await makeImage(owner, { project })).versions[0]!.id;
  pictures = { own: await picture(), foreign: await picture(), missing: crypto.randomUUID() as VersionId };
  const board = await makeBoard(owner, project, [pictures.own]);
  const other = await makeBoard(owner, project, [pictures.foreign]);
  sections = {
    [pictures.own]: await askAbout(owner, board, pictures.own),
    [pictures.foreign]: await askAbout(owner, other, pictures.foreign),
  };
  const gone = await makeBoard(owner, project, [pictures.own]);

  const made: Record<Exclude<LinkName, 'unknown'>, ShareLink> = {
    view: await shareBoard(owner, board.id),
    upload: await shareBoard(owner, board.id, { permission: 'upload' }),
    locked: await shareBoard(owner, board.id, { password: 'quay side' }),
    revoked: await shareBoard(owner, board.id, { permission: 'upload' }),
    expired: await shareBoard(owner, board.id, { permission: 'upload', expires_in_days: 1 }),
    deleted: await shareBoard(owner, gone.id, { permission: 'upload' }),
    'other board': await shareBoard(owner, other.id),
  };
  expectStatus(await owner.post(`${API_BASE}/share-links/${made.revoked.id}/revoke/`), 200);
  expectStatus(await owner.delete(`${API_BASE}/boards/${gone.id}/`), 204);
  now = new Date(now.getTime() + 86_400_001);
  const known = Object.entries(made).map(([name, { token }]) => [name, token]);
  tokens = { ...Object.fromEntries(known), unknown: 'x'.repeat(43) };
});
afterAll(() => server.close());

let calls = 0;
async function ask(route: Route, { ask: asked }: Row, link: LinkName, caller: Caller, target: Target) {
  const client = { nobody: await server.visitor(), guest: await server.guest(), owner }[caller];
  const { params = {}, body, form } = asked(tokens[link], pictures[target]);
  const url = route.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '');
  // From a new address each time, because rate limits are not tested here.
  calls += 1;
  const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  if (form) return client.upload(url, [photoFile('images')], {}, { remoteAddress });
  return client.call(route.method, url, body, { remoteAddress });
}

const cells = Object.entries(shareRoutes).flatMap(([name, route]) =>
  LINKS.map((link) => ({ name, link, route: route as unknown as Route })),
);

describe('S4 access by a link', () => {
  it('has a row for every public call of a link, and no other row', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(ROUTES.shares).toSorted());
    for (const route of Object.values(ROUTES.shares)) expect(route.access).toBe('public');
  });

  it.each(cells)(
    'SHARE-48 SHARE-49 SHARE-50 SHARE-51 SHARE-62 SHARE-63 $name by a link: $link',
    async (cell) => {
      const rowOf = ROWS[cell.name as keyof typeof shareRoutes];
      for (const caller of CALLERS) {
        for (const target of rowOf.named ? TARGETS : (['own'] as const)) {
          const answer = await ask(cell.route, rowOf, cell.link, caller, target);
          const about = `${caller} asks for ${target}: ${answer.body.slice(0, 200)}`;
          expect(answer.statusCode, about).toBe(declared(rowOf, cell.link, caller, target));
          if (!LIVE.has(cell.link)) expect(answer.json().code, about).toBe('share_not_found');
        }
      }
    },
  );

  it('hides the feedback of one visitor from others', async () => {
    const [ana, ben] = [await server.visitor(), await server.visitor()];
    const url = `${API_BASE}/share/${tokens.view}/`;
    const body = { version_id: pictures.own, text: 'For the owner only', name: 'Ana Holm' };
    expectStatus(await ana.post(`${url}comments/`, body), 201);
    const seen = [await ben.get(url), await ben.get(`${url}feedback/`)];
    for (const answer of seen) expect(answer.body).not.toMatch(/For the owner only|Ana Holm/);
    expect(expectStatus<OwnFeedback>(seen[1]!, 200)).toEqual({ picks: [], comments: [], choices: [] });
  });
});
