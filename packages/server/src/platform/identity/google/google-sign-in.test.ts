import { API_BASE, AUTH_BASE, type Project } from '@home-design/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus, makeProject } from '../../../test/makers.ts';
import {
  begin,
  elsewhere,
  errorOf,
  finish,
  MARA,
  RETURN_TO,
  redeem,
  TOOLKIT,
  ticketOf,
} from '../../../test/outside/google-visit.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '../../../test/outside/openid-issuer.ts';
import type { TestClient } from '../../../test/test-client.ts';

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

/** A browser with the session of a guest. */
async function newGuest() {
  const client = await server.visitor();
  const signUp = await client.post(`${TOOLKIT}/accounts:signUp?key=embedded`, {}, elsewhere());
  const { idToken, localId } = signUp.json<{ idToken: string; localId: string }>();
  expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken }, elsewhere()), 200);
  return { client, idToken, uid: localId };
}
const convert = (client: TestClient, idToken: string) =>
  client.post(`${AUTH_BASE}/convert`, { idToken }, elsewhere());
const titlesOf = async (client: TestClient) =>
  expectStatus<{ results: Project[] }>(await client.get(`${API_BASE}/projects/`), 200)
    .results.map(({ title }) => title)
    .toSorted();

describe('signing in with Google', () => {
  it('ACCESS-02 sends Google a secret of each kind, and returns to the page', async () => {
    const visitor = await server.visitor();
    const { url, attempt } = await begin(visitor);
    const page = new URL(url);
    expect(page.origin + page.pathname).toBe(`${issuer.url}/authorize`);
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: issuer.settings.GOOGLE_CLIENT_ID,
      redirect_uri: 'http://localhost:80/api/v1/auth/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: attempt,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const back = await visitor.get(issuer.authorize(url, MARA));
    expect([back.statusCode, back.headers.location]).toEqual([303, RETURN_TO]);
    expect(back.headers['cache-control']).toBe('no-store');
  });

  it('ACCESS-02 ends in a session of the user that Google has named', async () => {
    const visitor = await server.visitor();
    const signedIn = (await redeem(visitor, await ticketOf(issuer, visitor))).json<{ idToken: string }>();
    expect(decodeJwt(signedIn.idToken)).toMatchObject({
      email: 'mara@example.com',
      name: 'Mara Lind',
      firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['mara-1'] } },
    });
    const { user } = expectStatus<{ user: object }>(
      await visitor.post(`${AUTH_BASE}/session`, { idToken: signedIn.idToken }, elsewhere()),
      200,
    );
    expect(user).toMatchObject({ email: 'mara@example.com', displayName: 'Mara Lind', isAnonymous: false });
  });

  it('is the same user every time, also after the token is renewed', async () => {
    const [one, other] = [await server.visitor(), await server.visitor()];
    const first = (await redeem(one, await ticketOf(issuer, one))).json();
    const second = (await redeem(other, await ticketOf(issuer, other, { ...MARA, name: 'M. Lind' }))).json();
    expect(second).toMatchObject({ localId: first.localId, isNewUser: false, displayName: 'Mara Lind' });
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: second.refreshToken });
    const renewed = await other.post('/securetoken.googleapis.com/v1/token?key=k', form.toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(decodeJwt(renewed.json().id_token)).toMatchObject({
      sub: first.localId,
      firebase: { sign_in_provider: 'google.com' },
    });
  });

  it('uses an address only if Google has verified it', async () => {
    const visitor = await server.visitor();
    const account = { sub: 'unverified', email: 'boss@example.com', email_verified: false, name: 'Somebody' };
    const { idToken } = (await redeem(visitor, await ticketOf(issuer, visitor, account))).json();
    expect(decodeJwt(idToken)).not.toHaveProperty('email');
  });
});

describe('a guest who upgrades', () => {
  it('ACCESS-03 ACCESS-04 keeps their user id and everything they have', async () => {
    const { client, idToken, uid } = await newGuest();
    await makeProject(client, { title: 'Before' });
    const account = { ...MARA, sub: 'new-1', name: 'Nia' };
    const linked = (await redeem(client, await ticketOf(issuer, client, account, 'link'), idToken)).json();
    expect(linked).toMatchObject({ localId: uid, isNewUser: false });
    const { user } = expectStatus<{ user: object }>(await convert(client, linked.idToken), 200);
    expect(user).toMatchObject({ uid, isAnonymous: false, displayName: 'Nia' });
    expect(await titlesOf(client)).toEqual(['Before']);
  });

  it('ACCESS-04 merges everything into a Google account that was here before', async () => {
    const account = { ...MARA, sub: 'both-1' };
    const first = await newGuest();
    await makeProject(first.client, { title: 'First' });
    const linked = await redeem(
      first.client,
      await ticketOf(issuer, first.client, account, 'link'),
      first.idToken,
    );
    expectStatus(await convert(first.client, linked.json().idToken), 200);

    const second = await newGuest();
    await makeProject(second.client, { title: 'Second' });
    const ticket = await ticketOf(issuer, second.client, account, 'link');
    const conflict = await redeem(second.client, ticket, second.idToken);
    expect(conflict.json()).toEqual({ errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' });
    // The same ticket, used now to sign in with the existing account.
    const entered = (await redeem(second.client, ticket)).json();
    expect(entered.localId).toBe(first.uid);
    expectStatus(await convert(second.client, entered.idToken), 200);
    expect(await titlesOf(second.client)).toEqual(['First', 'Second']);
  });

  it('ACCESS-47 can link one Google account only', async () => {
    const { client, idToken } = await newGuest();
    const account = { ...MARA, sub: 'one-1' };
    const linked = (await redeem(client, await ticketOf(issuer, client, account, 'link'), idToken)).json();
    const another = await ticketOf(issuer, client, { ...MARA, sub: 'one-2' }, 'link');
    expect(errorOf(await redeem(client, another, linked.idToken))).toBe('OPERATION_NOT_ALLOWED');
  });

  it('stays an account if a token from before the upgrade starts a session late', async () => {
    const { client, idToken, uid } = await newGuest();
    const account = { ...MARA, sub: 'late-1' };
    const linked = (await redeem(client, await ticketOf(issuer, client, account, 'link'), idToken)).json();
    expectStatus(await convert(client, linked.idToken), 200);
    const late = await client.post(`${AUTH_BASE}/session`, { idToken }, elsewhere());
    expect(expectStatus<{ user: object }>(late, 200).user).toMatchObject({ uid, isAnonymous: false });
  });
});

it("gets Google's own token with Google's own identity service", async () => {
  const settings = { ...issuer.settings, FIREBASE_PROJECT_ID: 'rooms', FIREBASE_API_KEY: 'key' };
  const firebase = await startTestServer({ settings });
  const visitor = await firebase.visitor();
  const { url, attempt } = await begin(visitor);
  await visitor.get(issuer.authorize(url, MARA));
  const { credential } = (await finish(visitor, attempt)).json();
  expect(decodeJwt(credential)).toMatchObject({ iss: issuer.url, sub: 'mara-1' });
  await firebase.close();
});
