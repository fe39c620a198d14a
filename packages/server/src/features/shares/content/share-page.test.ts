import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, type Board, type ProjectId } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { makeImage, makeProject } from '../../../test/makers.ts';
import { makeBoard, openShare, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

const PAGE =
  '<!doctype html><html><head><meta name="description" content="Repaint" /><title>Home Design</title></head></html>';

let web: string;
let server: TestServer;
let guest: TestClient;
let project: ProjectId;
let board: Board;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await writeFile(join(web, 'index.html'), PAGE);
  server = await startTestServer({ webFolder: web, settings: { PUBLIC_URL: 'https://rooms.example' } });
  guest = await server.guest();
  project = (await makeProject(guest, { title: 'Harbor flat' })).id;
  const image = await makeImage(guest, { project });
  board = await makeBoard(guest, project, [image.versions[0]!.id], 'Ideas for "Ana" & <Ben>');
});
afterAll(async () => {
  await server.close();
  await rm(web, { recursive: true, force: true });
});

const open = (path: string) => server.app.inject({ url: path, remoteAddress: '192.0.2.3' });
const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );

describe('the page of a link in a frame', () => {
  const policyOf = async (path: string) => {
    const { headers } = await open(path);
    return [
      /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
      headers['x-frame-options'],
    ];
  };

  it('is allowed on the websites that its owner named, and on no other; no other page can be framed', async () => {
    const embed_origins = ['https://agent.example', 'http://localhost:8080'];
    const allowed = await shareBoard(guest, board.id, { embed_origins });
    const closed = await shareBoard(guest, board.id);
    const page = (token: string) => `/app/share/board/${token}`;
    expect(await policyOf(page(allowed.token))).toEqual([embed_origins.join(' '), undefined]);
    for (const path of [page(closed.token), page('x'.repeat(43)), '/app/boards', '/']) {
      expect(await policyOf(path)).toEqual(["'none'", 'SAMEORIGIN']);
    }
    await guest.post(`${API_BASE}/share-links/${allowed.id}/revoke/`);
    expect(await policyOf(page(allowed.token))).toEqual(["'none'", 'SAMEORIGIN']);
  });
});

describe('U-30 the page of a link', () => {
  it.each(['/app/share/board/', '/share/board/'])(
    'C-03 BOARDS-20 gives messengers its title and a neutral picture, and asks search engines not to index it: %s',
    async (path) => {
      const { token, url } = await shareBoard(guest, board.id);
      const page = await open(`${path}${token}`);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(page.body).toContain('<title>Ideas for &quot;Ana&quot; &amp; &lt;Ben&gt; · Home Design</title>');
      const meta = metaOf(page.body);
      expect(meta).toMatchObject({
        robots: 'noindex, nofollow',
        referrer: 'no-referrer',
        description: 'Pictures of rooms, shared by link.',
        'og:title': 'Ideas for &quot;Ana&quot; &amp; &lt;Ben&gt;',
        'og:url': url,
        'twitter:card': 'summary_large_image',
      });
      expect(meta['og:image']).toMatch(/^https:\/\/rooms\.example\/demo\//);
      expect(page.body).not.toContain(
        `${API_BASE}/share/${token}/versions/${board.versions[0]!.id}/preview/`,
      );
      const preloaded = /<link rel="preload" as="image" href="([^"]+)" fetchpriority="high">/.exec(
        page.body,
      )?.[1];
      const [shown] = (await openShare(await server.visitor(), { token })).versions;
      expect(preloaded).toBe(shown!.thumbnail_url);
    },
  );

  it('S7 is the same for links that open nothing and for those with a password', async () => {
    const locked = await shareBoard(guest, board.id, { password: 'quay side' });
    const revoked = await shareBoard(guest, board.id);
    await guest.post(`${API_BASE}/share-links/${revoked.id}/revoke/`);
    for (const token of [locked.token, revoked.token, 'x'.repeat(43)]) {
      const page = await open(`/app/share/board/${token}`);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      expect(metaOf(page.body)).toMatchObject({ 'og:title': 'Shared board', robots: 'noindex, nofollow' });
      expect(page.body).not.toMatch(/Ideas|Harbor|versions|preload/);
    }
  });

  it('is the only page that does so', async () => {
    const page = await open('/app/projects');
    expect(page.headers).not.toHaveProperty('x-robots-tag');
    expect(page.body).toContain('<title>Home Design</title>');
    expect(metaOf(page.body)).toEqual({ description: 'Repaint' });
  });
});
