import { AUTH_BASE } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  begin,
  credentialOf,
  errorOf,
  finish,
  MARA,
  RETURN_TO,
  redeem,
  start,
  ticketOf,
} from '../../../test/outside/google-visit.ts';
import { type Flaw, type OpenIdIssuer, startOpenIdIssuer } from '../../../test/outside/openid-issuer.ts';

let now = new Date();
let issuer: OpenIdIssuer;
let server: TestServer;
beforeAll(async () => {
  issuer = await startOpenIdIssuer();
  server = await startTestServer({ settings: issuer.settings, clock: { now: () => now } });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});
beforeEach(() => {
  issuer.misbehave({});
  now = new Date();
});

describe('an unexpected answer of Google', () => {
  it.each<[string, Flaw]>([
    ['another nonce', { claims: { nonce: 'replayed' } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a time that is over', { claims: { iat: 1_700_000_000, exp: 1_700_000_300 } }],
    ['no subject', { claims: { sub: '' } }],
    ['a foreign signature', { signedBy: 'stranger' }],
    ['no signature', { signedBy: 'nobody' }],
  ])('S6 is refused with %s', async (_what, flaw) => {
    issuer.misbehave(flaw);
    const answer = await credentialOf(issuer, await server.visitor(), MARA);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'sign_in_refused', detail: "Google's answer could not be verified. Please sign in again." },
    ]);
  });

  it('S6 is refused with another state, and the sign-in can still be finished with its own', async () => {
    const visitor = await server.visitor();
    const { url, attempt } = await begin(visitor);
    const address = issuer.authorize(url, MARA);
    const forged = await visitor.get(address.replace(attempt, 'f'.repeat(43)));
    expect(forged.headers.location).toBe('/app/projects');
    expect((await finish(visitor, attempt)).json().code).toBe('sign_in_not_found');
    await visitor.get(address);
    expect((await finish(visitor, attempt)).statusCode).toBe(200);
  });

  it('S6 is refused with the code of another sign-in', async () => {
    const [mine, theirs] = [await server.visitor(), await server.visitor()];
    const stolen = new URL(issuer.authorize((await begin(theirs)).url, MARA), 'http://x').searchParams.get(
      'code',
    );
    const { url, attempt } = await begin(mine);
    const address = new URL(issuer.authorize(url, MARA), 'http://x');
    address.searchParams.set('code', stolen ?? '');
    await mine.get(address.pathname + address.search);
    expect((await finish(mine, attempt)).json().code).toBe('sign_in_refused');
  });

  it('S6 does not work in another browser, at any step', async () => {
    const [mine, other] = [await server.visitor(), await server.visitor()];
    await begin(other);
    const { url, attempt } = await begin(mine);
    const address = issuer.authorize(url, MARA);
    await other.get(address);
    expect((await finish(mine, attempt)).json().code).toBe('sign_in_not_found');
    await mine.get(address);
    expect((await finish(other, attempt)).json().code).toBe('sign_in_not_found');
    const { credential } = (await finish(mine, attempt)).json();
    expect(errorOf(await redeem(other, credential))).toBe('INVALID_IDP_RESPONSE');
    expect(errorOf(await redeem(await server.visitor(), credential))).toBe('INVALID_IDP_RESPONSE');
    expect((await redeem(mine, credential)).statusCode).toBe(200);
  });

  it('S6 works once: the address, the result and the ticket', async () => {
    const visitor = await server.visitor();
    const { url, attempt } = await begin(visitor);
    const address = issuer.authorize(url, MARA);
    await visitor.get(address);
    expect((await visitor.get(address)).headers.location).toBe('/app/projects');
    const { credential } = (await finish(visitor, attempt)).json();
    expect((await finish(visitor, attempt)).json().code).toBe('sign_in_not_found');
    expect((await redeem(visitor, credential)).statusCode).toBe(200);
    expect(errorOf(await redeem(visitor, credential))).toBe('INVALID_IDP_RESPONSE');
  });

  it('S6 is refused after its time: 15 minutes at Google, 2 for the result, 2 for the ticket', async () => {
    const wait = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    const visitor = await server.visitor();
    const late = await begin(visitor);
    const address = issuer.authorize(late.url, MARA);
    wait(15);
    expect((await visitor.get(address)).headers.location).toBe('/app/projects');

    const slow = await begin(visitor);
    now = new Date();
    await visitor.get(issuer.authorize(slow.url, MARA));
    wait(2);
    expect((await finish(visitor, slow.attempt)).json().code).toBe('sign_in_not_found');

    now = new Date();
    const ticket = await ticketOf(issuer, visitor);
    wait(2);
    expect(errorOf(await redeem(visitor, ticket))).toBe('INVALID_IDP_RESPONSE');
  });

  it('is not a ticket: only tickets of this server are accepted', async () => {
    const visitor = await server.visitor();
    await begin(visitor);
    const unsigned = JSON.stringify({ sub: 'mara-1', email: 'mara@example.com', email_verified: true });
    for (const made of [unsigned, 'e30.e30.', 'made-up']) {
      expect(errorOf(await redeem(visitor, made))).toBe('INVALID_IDP_RESPONSE');
    }
  });
});

describe('failures on the way', () => {
  it('are reported if the user cancels at Google', async () => {
    const visitor = await server.visitor();
    const { attempt } = await begin(visitor);
    const back = await visitor.get(`${AUTH_BASE}/google/callback?error=access_denied&state=${attempt}`);
    expect(back.headers.location).toBe(RETURN_TO);
    expect((await finish(visitor, attempt)).json().detail).toBe('You did not finish signing in with Google.');
  });

  it('are reported if Google breaks down in the middle', async () => {
    issuer.misbehave({ status: 503 });
    const answer = await credentialOf(issuer, await server.visitor(), MARA);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      503,
      'Google cannot be reached right now. Please try again in a moment.',
    ]);
  });

  it('are reported if Google cannot be reached', async () => {
    const settings = { ...issuer.settings, GOOGLE_ISSUER: 'http://127.0.0.1:1' };
    const lonely = await startTestServer({ settings });
    const answer = await start(await lonely.visitor());
    expect([answer.statusCode, answer.json().detail]).toEqual([
      503,
      'Google cannot be reached right now. Please try again in a moment.',
    ]);
    await lonely.close();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/app',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'app/projects',
    '/api/v1/auth/google/callback?code=x',
    '/%2e%2e//evil.example',
    '',
  ])('U-27 include the return address %j, which is ignored', async (returnTo) => {
    const answer = await start(await server.visitor(), 'signIn', returnTo);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  });

  it('U-25 include too many sign-ins from one address, with a Retry-After', async () => {
    const visitor = await server.visitor();
    const from = { remoteAddress: '192.0.2.7' };
    const ask = () => visitor.post(`${AUTH_BASE}/google/finish`, { attempt: 'x'.repeat(43) }, from);
    for (let time = 0; time < 30; time += 1) expect((await ask()).statusCode).toBe(400);
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
