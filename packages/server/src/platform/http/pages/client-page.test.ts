import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_CONFIG_ELEMENT_ID, ClientConfig, CSRF_COOKIE } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { withConfig } from './client-page.ts';

const PAGE = '<!doctype html><html><head><title>Home Design</title></head><body></body></html>';

let web: string;
let server: TestServer;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), PAGE);
  const drawn = PAGE.replace('<body>', '<body><style nonce="__STYLE_NONCE__"></style><h1>Drawn</h1>');
  await writeFile(join(web, 'landing.html'), drawn);
  await writeFile(join(web, 'assets', 'app-1a2b.js'), 'let app;');
  await writeFile(join(web, 'assets', 'app-1a2b.js.br'), 'squeezed');
  await writeFile(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(web, 'service-worker.js'), 'let worker;');
  await writeFile(join(web, 'manifest.webmanifest'), '{"name":"Home Design"}');
  await writeFile(join(web, '.secret'), 'hidden');
  server = await startTestServer({ webFolder: web });
});
afterAll(async () => {
  await server.close();
  await rm(web, { recursive: true, force: true });
});

const configIn = (html: string) => {
  const [, json] = html.match(new RegExp(`id="${CLIENT_CONFIG_ELEMENT_ID}">(.*?)</script>`)) ?? [];
  return ClientConfig.parse(JSON.parse(json ?? ''));
};

describe('the page of the web app', () => {
  it('ACCESS-07 ACCESS-64 carries the configuration and the csrftoken cookie, and is never cached', async () => {
    const response = await server.app.inject('/app/projects');
    expect(response.statusCode).toBe(200);
    expect(configIn(response.body).identity).toMatchObject({ embedded: true, apiKey: 'embedded' });
    expect(response.cookies.map((cookie) => cookie.name)).toContain(CSRF_COOKIE);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('S9 has a strict policy with a new style nonce every time, which the page knows', async () => {
    const responses = [await server.app.inject('/'), await server.app.inject('/')];
    const nonces = responses.map(({ body }) => configIn(body).styleNonce);
    const policies = responses.map(({ headers }) => String(headers['content-security-policy']));

    expect(nonces[0]).not.toBe(nonces[1]);
    expect(policies[0]).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(policies[0]).toContain("default-src 'none'; script-src 'self';");
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toMatch(/unsafe-|upgrade-insecure-requests|googleapis/);
  });

  it('LANDING-01 has the drawn first screen at the addresses of the landing page, and nowhere else', async () => {
    for (const url of ['/', '/app', '/app/', '/?from=mail']) {
      const { body } = await server.app.inject(url);
      expect(body).toContain(`<style nonce="${configIn(body).styleNonce}"></style><h1>Drawn</h1>`);
    }
    for (const url of ['/app/projects', '/index.html', '/landing.html']) {
      const { body } = await server.app.inject(url);
      expect([configIn(body).styleNonce === undefined, body.includes('Drawn')]).toEqual([false, false]);
    }
  });

  it("S9 allows Google's calls and sign-in frame only if its service is configured", async () => {
    const settings = {
      FIREBASE_PROJECT_ID: 'rooms',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'rooms.example',
    };
    const google = await startTestServer({ webFolder: web, settings });
    const { headers, body } = await google.app.inject('/');

    expect(headers['content-security-policy']).toContain('https://identitytoolkit.googleapis.com');
    expect(headers['content-security-policy']).toContain('frame-src https://rooms.example');
    expect(configIn(body).identity).toMatchObject({ projectId: 'rooms', apiKey: 'key', embedded: false });
    await google.close();
  });

  it.each([
    ['/', 200],
    ['/app', 200],
    ['/app/projects/123?tab=boards', 200],
    ['/onboarding-demo', 200],
    ['/profile', 200],
    ['/share/board/abc', 200],
    ['/wp-admin', 404],
    ['/nothing/here', 404],
  ])('NAV-08 answers %s with the page and status %i', async (url, status) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toMatch(/<title>(Shared board · )?Home Design<\/title>/);
  });

  it('serves hashed files for good, small ones afresh, and the compressed form to clients that accept it', async () => {
    const script = await server.app.inject('/assets/app-1a2b.js');
    expect([script.statusCode, script.body]).toEqual([200, 'let app;']);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers.etag).toBeDefined();

    const squeezed = await server.app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect([squeezed.headers['content-encoding'], squeezed.body]).toEqual(['br', 'squeezed']);
    const icon = await server.app.inject('/favicon.svg');
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=0']);
  });

  it('serves the service worker so that browsers ask for a new one each time, and let it open pages', async () => {
    const { headers, body } = await server.app.inject('/service-worker.js');
    expect(body).toBe('let worker;');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('serves the manifest of the installed app with its own media type, and the policy of pages allows both', async () => {
    const { headers, statusCode } = await server.app.inject('/manifest.webmanifest');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json']);
    const policy = String((await server.app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
  });

  it('answers a file of another release with 404, as uncached text, and not with the page', async () => {
    const gone = await server.app.inject('/assets/app-0000.js');
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(gone.headers['cache-control']).toBe('no-store');
    expect(gone.body).not.toContain('<');
  });

  it.each([
    '/.secret',
    '/assets/../.secret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/.secret',
    '/assets',
    '/%00',
  ])('reveals nothing at %s', async (url) => {
    const response = await server.app.inject(url);
    expect(response.body).not.toMatch(/hidden|root:/);
  });

  it('escapes every setting', () => {
    const html = withConfig(PAGE, { identity: null, styleNonce: "</script><script>alert('x')$&</script>" });
    expect(html).not.toContain("<script>alert('x')");
    expect(configIn(html).styleNonce).toBe("</script><script>alert('x')$&</script>");
  });
});
