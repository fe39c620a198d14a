import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, SITE_PAGES, type SitePage, type SitePageName } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import { renderPage } from './render.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-site-'));
  server = await startTestServer({ settings: { DATA_DIR: folder } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async (page: SitePageName, of = server) =>
  expectStatus<SitePage>(await (await of.visitor()).get(`${API_BASE}/pages/${page}/`), 200);

describe('the pages about this server', () => {
  it.each([
    ['terms', 'Terms and conditions', 'Edited pictures'],
    ['privacy', 'Privacy', 'What is stored, and for how long'],
    ['accessibility', 'Accessibility', 'Known limitations'],
    ['imprint', 'Imprint', 'For the operator of this server'],
  ] as const)("U-33 %s is available to anybody, in the product's text", async (page, title, part) => {
    const found = await read(page);
    expect([found.title, found.isOperators]).toEqual([title, false]);
    expect(found.html).toContain(`<h2>${part}</h2>`);
    // The title is the heading of the page itself.
    expect(found.html).not.toContain('<h1>');
    // A missing number would appear as a word.
    expect(found.html).not.toMatch(/undefined|null|NaN|\$\{/);
  });

  it('no other pages exist', async () => {
    const visitor = await server.visitor();
    for (const page of ['secrets', '..%2fkeys%2foperator', 'terms.md'])
      expect((await visitor.get(`${API_BASE}/pages/${page}/`)).statusCode, page).toBeGreaterThanOrEqual(400);
  });

  it('U-32 say how long guests are kept, as configured on this server', async () => {
    const here = (await read('privacy')).html;
    expect(here).toContain('until you delete it, or 90 days after its last use');
    expect(here).toContain('announced in the app 14 days before');
    const forever = await startTestServer({ settings: { GUEST_DAYS: '0' } });
    try {
      const there = (await read('privacy', forever)).html;
      expect(there).toContain('until you delete it');
      expect(there).not.toMatch(/after its last use|announced in the app/);
    } finally {
      await forever.close();
    }
  });

  it('U-33 name every service to which this server is connected, and no other', async () => {
    const here = (await read('privacy')).html;
    expect(here).not.toMatch(/Firebase|Turnstile|Stripe|Mails are sent from/);
    const settings = {
      ...{ DATA_DIR: folder, PUBLIC_URL: 'https://rooms.example', SHARE_LINK_DAYS: '30' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Rooms <hello@rooms.example>' },
      ...{ TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b' },
      ...{
        STRIPE_SECRET_KEY: 'a',
        STRIPE_WEBHOOK_SECRET: 'b',
        STRIPE_PRICE_PRO: 'c',
        STRIPE_PRICE_BUSINESS: 'd',
      },
      ...{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' },
    };
    const connected = await startTestServer({ settings });
    try {
      const there = (await read('privacy', connected)).html;
      expect(there).toContain('Cloudflare Turnstile');
      expect(there).toContain('Stripe processes the payment');
      expect(there).toContain('Of payments: your customer id at Stripe');
      expect(there).toContain('If you sign in with Google');
      expect(there).toContain('hello@rooms.example');
      expect((await read('imprint', connected)).html).toContain('mailto:hello@rooms.example');
      expect((await read('terms', connected)).html).toContain('expires after 30 days');
    } finally {
      await connected.close();
    }
  });

  it("are replaced by the operator's text, as soon as its file exists", async () => {
    await mkdir(join(folder, 'pages'), { recursive: true });
    for (const page of SITE_PAGES) {
      await writeFile(join(folder, 'pages', `${page}.md`), `# Our ${page}\n\nBy **Harbor Design**.`);
      expect(await read(page)).toEqual({
        title: `Our ${page}`,
        html: '<p>By <strong>Harbor Design</strong>.</p>',
        isOperators: true,
      });
    }
    await writeFile(join(folder, 'pages', 'terms.md'), 'No heading.');
    expect((await read('terms')).title).toBe('Terms and conditions');
    await rm(join(folder, 'pages', 'terms.md'));
    expect((await read('terms')).isOperators).toBe(false);
  });
});

describe('Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](vbscript:x)',
    '![a](https://elsewhere.example/a.png)',
    '<a href="javascript:alert(1)">a</a>',
    '[a](<java\nscript:alert(1)>)',
    '[a]: javascript:alert(1)\n[a]',
    '# <script>alert(1)</script>\n\n<svg onload=alert(1)>',
    '`</code><script>alert(1)</script>`',
    '[a](https://a.example "\\" onmouseover=alert(1) x=\\"")',
  ])('let no HTML and only web addresses through: %s', (text) => {
    const page = document(renderPage(text).html);
    expect(page.tags).toEqual(page.tags.filter((tag) => ALLOWED.has(tag)));
    expect(page.addresses).toEqual(
      page.addresses.filter((address) => /^(https?:|mailto:|\/|#|$)/.test(address)),
    );
    expect(page.attributes).toEqual(page.attributes.filter((name) => ['href', 'title'].includes(name)));
  });
});

const ALLOWED = new Set(['p', 'a', 'code']);

/** The tags as a browser reads them: text in quoted values stays a value. */
function document(html: string): { tags: string[]; attributes: string[]; addresses: string[] } {
  const tags: string[] = [];
  const attributes: string[] = [];
  const addresses: string[] = [];
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z0-9]+)((?:\s+[a-z-]+="[^"]*"|[^>])*)>/gi)) {
    tags.push(tag.toLowerCase());
    for (const [, name = '', quoted, bare] of rest.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|([^\s">]+))/gi)) {
      const value = quoted ?? bare ?? '';
      attributes.push(name.toLowerCase());
      if (['href', 'src'].includes(name.toLowerCase())) addresses.push(value);
    }
  }
  return { tags, attributes, addresses };
}
