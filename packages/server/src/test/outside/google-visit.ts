import { AUTH_BASE, type SignInOperation } from '@home-design/contract';
import { expect } from 'vitest';
import { expectStatus } from '../makers.ts';
import type { TestClient } from '../test-client.ts';
import type { IssuerAccount, OpenIdIssuer } from './openid-issuer.ts';

export const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
export const MARA: IssuerAccount = {
  sub: 'mara-1',
  email: 'mara@example.com',
  email_verified: true,
  name: 'Mara Lind',
};
/** Where `start` wants to come back to. */
export const RETURN_TO = '/app/boards?x=1#top';

let addresses = 0;
/** Limits count by address; each call comes from one of its own. */
export const elsewhere = () => ({
  remoteAddress: `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`,
});

export const start = (client: TestClient, operation: SignInOperation = 'signIn', returnTo = RETURN_TO) =>
  client.post(`${AUTH_BASE}/google/start`, { operation, returnTo }, elsewhere());
export const begin = async (client: TestClient, operation?: SignInOperation) =>
  expectStatus<{ url: string; attempt: string }>(await start(client, operation), 200);
export const finish = (client: TestClient, attempt: string) =>
  client.post(`${AUTH_BASE}/google/finish`, { attempt }, elsewhere());

/** As far as the credential, as the page goes; answers what `finish` says. */
export async function credentialOf(
  issuer: OpenIdIssuer,
  client: TestClient,
  account: IssuerAccount,
  operation?: SignInOperation,
) {
  const { url, attempt } = await begin(client, operation);
  expect((await client.get(issuer.authorize(url, account))).statusCode).toBe(303);
  return finish(client, attempt);
}
export const ticketOf = async (
  issuer: OpenIdIssuer,
  client: TestClient,
  account = MARA,
  operation?: SignInOperation,
) =>
  expectStatus<{ credential: string }>(await credentialOf(issuer, client, account, operation), 200)
    .credential;

/** What the identity SDK sends; with a guest's ID token it links. */
export const redeem = (client: TestClient, ticket: string, idToken?: string) =>
  client.post(
    `${TOOLKIT}/accounts:signInWithIdp?key=embedded`,
    {
      postBody: new URLSearchParams({ id_token: ticket, providerId: 'google.com' }).toString(),
      requestUri: 'http://localhost',
      returnSecureToken: true,
      ...(idToken === undefined ? {} : { idToken }),
    },
    elsewhere(),
  );
export const errorOf = (response: { json(): { error?: { message: string } } }) =>
  response.json().error?.message;
