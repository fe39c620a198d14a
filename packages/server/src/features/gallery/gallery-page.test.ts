import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designRow } from '../../test/gallery-makers.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const PAGE =
  '<!doctype html><html><head><meta name="description" content="Repaint" /><title>Home Design</title></head></html>';
const HOUSE = designRow({ title: 'Villa "Ana" <by the sea>', description: 'White & wide.' });

let web: string;
let server: TestServer;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await writeFile(join(web, 'index.html'), PAGE);
  server = await startTestServer({ webFolder: web, settings: { PUBLIC_URL: 'https://rooms.example' } });
  await server.app.inject({ url: `/app/gallery?item=${HOUSE.id}` }); // adds the shipped designs
  await server.db.insertInto('galleryItems').values(HOUSE).execute();
});
afterAll(async () => {
  await server.close();
  await rm(web, { recursive: true, force: true });
});

describe('GALLERY-79 the page of a design that was shared', () => {
  it.each(['/app/gallery', '/gallery'])('gives messengers a title and a picture: %s', async (path) => {
    const page = await server.app.inject({ url: `${path}?item=${HOUSE.id}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Villa &quot;Ana&quot; &lt;by the sea&gt; · Home Design</title>');
    expect(page.body).toContain('<meta name="description" content="White &amp; wide.">');
    expect(page.body).toContain(
      '<meta property="og:image" content="https://rooms.example/designs/room-960.webp">',
    );
    expect(page.body).toContain(`content="https://rooms.example/app/gallery?item=${HOUSE.id}"`);
    expect(page.body).not.toContain('noindex');
  });

  it.each(['/app/gallery', '/app/gallery?item=nonsense', `/app/gallery?item=${crypto.randomUUID()}`])(
    'describes the gallery as a whole if it names no known design: %s',
    async (url) => {
      const page = await server.app.inject({ url });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<title>Gallery · Home Design</title>');
      expect(page.body).toContain('<meta property="og:url" content="https://rooms.example/app/gallery">');
      expect(page.body).toContain('<meta property="og:image" content="https://rooms.example/demo/');
      expect(page.body).not.toContain('noindex');
    },
  );
});

describe('U-30 the start page', () => {
  it("gives messengers and search engines the product's description, and a picture that exists", async () => {
    const page = await server.app.inject({ url: '/?utm_source=mail' });
    expect(page.body).toContain('<title>Home Design</title>');
    expect(page.body).toContain('<meta property="og:title" content="Home Design">');
    expect(page.body).toContain('<meta property="og:url" content="https://rooms.example/">');
    expect(page.body).toMatch(/<meta name="description" content="Furnish empty rooms, .+">/);
    expect(page.body).not.toContain('noindex');
    const [, picture] = /property="og:image" content="https:\/\/rooms\.example([^"]+)"/.exec(page.body) ?? [];
    expect(existsSync(fileURLToPath(new URL(`../../../../web/public${picture}`, import.meta.url)))).toBe(
      true,
    );
  });
});
