import { Writable } from 'node:stream';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { begin, finish, MARA, start } from '../../../test/outside/google-visit.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '../../../test/outside/openid-issuer.ts';
import { TestClient } from '../../../test/test-client.ts';
import { logOptions } from '../../log.ts';

let issuer: OpenIdIssuer;
let server: TestServer;
beforeAll(async () => {
  issuer = await startOpenIdIssuer();
  server = await startTestServer({ settings: issuer.settings });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

describe('the secrets of a sign-in with Google', () => {
  it('S7 code, state, nonce and tokens are in no log line, after a success or any failure', async () => {
    let written = '';
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        written += String(chunk);
        done();
      },
    });
    const log = pino(logOptions('trace'), stream);
    const app = await buildApp({ ...server, log });
    const secrets: string[] = [];
    const flaws = [
      {},
      { claims: { nonce: 'replayed' } },
      { claims: { exp: 1 } },
      { signedBy: 'stranger' as const },
      { status: 400 },
      { status: 500 },
    ];
    for (const flaw of flaws) {
      issuer.misbehave(flaw);
      const client = new TestClient(app);
      await client.get('/api/v1/auth/me');
      const { url, attempt } = await begin(client);
      const callback = issuer.authorize(url, MARA);
      const returned = new URL(callback, 'http://localhost').searchParams;
      const asked = new URL(url).searchParams;
      secrets.push(
        attempt,
        returned.get('code') ?? '',
        asked.get('nonce') ?? '',
        asked.get('code_challenge') ?? '',
      );
      await client.get(callback);
      await client.get(callback.replace(attempt, 'f'.repeat(43)));
      const { credential } = (await finish(client, attempt)).json();
      if (credential) secrets.push(credential);
    }
    issuer.misbehave({});
    await app.close();

    expect(written).toContain('/api/v1/auth/google/callback?');
    expect(written).toContain('a sign-in with Google failed');
    expect(secrets.filter((secret) => secret.length < 20)).toEqual([]);
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(written).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  it('S7 addresses that contain them are not sent to the next page as the referrer', async () => {
    const client = await server.visitor();
    const { url } = await begin(client);
    const back = await client.get(issuer.authorize(url, MARA));
    expect(back.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(back.headers.location).not.toMatch(/code|state/);
  });
});

describe('return addresses', () => {
  const comeBack = async (returnTo: string) => {
    const client = await server.visitor();
    const started = await start(client, 'signIn', returnTo);
    if (started.statusCode !== 200) return { status: started.statusCode };
    const back = await client.get(issuer.authorize(started.json().url, MARA));
    return { status: back.statusCode, location: String(back.headers.location) };
  };

  it.each([
    '/app/boards\r\nset-cookie: hd_session=planted',
    '/app/boards\nx',
    '/app/\u2028boards',
    '/app/\u2029boards',
    '/app/\u0085boards',
    '/app/\u0000boards',
    '/app/\ud800boards',
    '/app/bo\u202eards',
  ])('U-27 %j is refused: the start page is shown', async (returnTo) => {
    expect(await comeBack(returnTo)).toEqual({ status: 303, location: '/app/projects' });
  });

  it('U-27 never cause an error, lead to another site or write a header, with any content', async () => {
    const part = fc.constantFrom(
      ...[
        '/',
        '\\',
        '//',
        '\r\n',
        '\n',
        '\r',
        '\t',
        '\0',
        '\u2028',
        '\u2029',
        '\u0085',
        '\ufeff',
        '\ud800',
        '%0d%0a',
      ],
      ...[
        '%00',
        '@',
        ':',
        '?',
        '#',
        '&',
        'evil.example',
        'https:',
        'javascript:alert(1)',
        'app',
        'projects',
        '..',
        '%2e%2e',
      ],
    );
    const hostile = fc
      .array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 8 })
      .map((parts) => `/${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(hostile, async (returnTo) => {
        const { status, location } = await comeBack(returnTo);
        expect(status).toBe(location === undefined ? 400 : 303);
        if (location === undefined) return;
        expect([returnTo, '/app/projects']).toContain(location);
        expect(location).toMatch(/^[\x21-\x7e]+$/);
        expect(new URL(location, 'http://rooms.example').origin).toBe('http://rooms.example');
      }),
      { numRuns: 150 },
    );
  });
});
