import { AUTH_BASE, type SignInOperation } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { toAppError } from '../../http/error-handler.ts';
import type { CookieOptions } from '../../http/guards/cookies.ts';
import { publicOrigin } from '../../http/guards/origin.ts';
import { addAttempt, settleAttempt, takeOutcome, takeReturned } from './attempts-store.ts';
import { GooglePerson } from './google-person.ts';
import type { OpenIdClient } from './openid-adapter.ts';
import { browserOf, hashOf, nameBrowser, newSecret } from './sign-in-cookie.ts';

/** Time limit on Google's pages, with a second device or a forgotten password. */
const BEGUN_SECONDS = 900;
/** The page fetches the result as soon as it is back. */
const SETTLED_SECONDS = 120;

export const CALLBACK_PATH = `${AUTH_BASE}/google/callback`;
/** The address for a return with an unknown state. */
const HOME = '/app/projects';
/** A path that fits into a header; other values are ignored. */
const WRITTEN_BY_BROWSERS = /^[\x21-\x7e]+$/;

export interface GoogleSignInDeps {
  db: Database;
  clock: Clock;
  cookies: CookieOptions;
  publicUrl: string | undefined;
  /** The issuer's client, for the public address of this server; undefined: this sign-in is not offered. */
  clientAt(origin: string): OpenIdClient | undefined;
  /** Exchanges the user for a credential of the identity service in use. @param browser its hashed name */
  credentialFor(success: { person: GooglePerson; googleToken: string; browser: string }): Promise<string>;
}

/**
 * Begins a sign-in and returns the address of Google's page.
 * @throws AppError `sign_in_not_offered`, `unavailable`
 */
export async function startGoogle(
  deps: GoogleSignInDeps,
  { operation, returnTo: asked }: { operation: SignInOperation; returnTo: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ url: string; attempt: string }> {
  const { client, redirectUri } = connectionOf(deps, request);
  const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
  const url = await client.pageFor({ state, nonce, codeVerifier, redirectUri });
  const browser = nameBrowser(request, reply, deps.cookies, BEGUN_SECONDS + SETTLED_SECONDS);
  const returnTo = WRITTEN_BY_BROWSERS.test(asked) ? asked : HOME;
  const expiresAt = after(deps, BEGUN_SECONDS);
  const attempt = { id: hashOf(state), browser, operation, returnTo, nonce, codeVerifier, expiresAt };
  await addAttempt(deps.db, attempt, deps.clock.now());
  return { url, attempt: state };
}

/**
 * Handles the return from Google, and returns the address of our next page. That
 * page fetches the result; nothing is in the address.
 */
export async function returnFromGoogle(deps: GoogleSignInDeps, request: FastifyRequest): Promise<string> {
  const returned = new URL(request.url, 'http://here.invalid').searchParams;
  const state = returned.get('state') ?? '';
  const browser = browserOf(request);
  const attempt = browser && (await takeReturned(deps.db, { id: hashOf(state), browser }, deps.clock.now()));
  if (!attempt) return HOME;

  const expiresAt = after(deps, SETTLED_SECONDS);
  try {
    const { client, redirectUri } = connectionOf(deps, request);
    const { person, idToken } = await client.personOf(returned, { ...attempt, state, redirectUri });
    const success = { person: JSON.stringify(person), googleToken: idToken };
    await settleAttempt(deps.db, attempt.id, success, expiresAt);
  } catch (error) {
    const failure = toAppError(error as Error);
    request.log.warn({ err: error, code: failure.code }, 'a sign-in with Google failed');
    await settleAttempt(deps.db, attempt.id, { failure: failure.code }, expiresAt);
  }
  return attempt.returnTo;
}

/**
 * Returns the result of the page's sign-in, once.
 * @throws AppError `sign_in_not_found`, or the failure of the sign-in
 */
export async function finishGoogle(
  deps: GoogleSignInDeps,
  state: string,
  request: FastifyRequest,
): Promise<{ operation: SignInOperation; credential: string }> {
  const browser = browserOf(request);
  const outcome = browser && (await takeOutcome(deps.db, { id: hashOf(state), browser }, deps.clock.now()));
  if (!outcome) throw new AppError('sign_in_not_found');
  const { operation, failure, person, googleToken } = outcome;
  if (failure !== null || person === null || googleToken === null) throw failureOf(failure);
  const known = GooglePerson.parse(JSON.parse(person));
  return { operation, credential: await deps.credentialFor({ person: known, googleToken, browser }) };
}

function connectionOf(deps: GoogleSignInDeps, request: FastifyRequest) {
  const origin = publicOrigin(request, deps.publicUrl);
  const client = deps.clientAt(origin);
  if (!client) throw new AppError('sign_in_not_offered');
  return { client, redirectUri: `${origin}${CALLBACK_PATH}` };
}

function failureOf(code: AppError['code'] | null): AppError {
  if (code === 'unavailable') {
    return new AppError(code, 'Google cannot be reached right now. Please try again in a moment.');
  }
  return new AppError(code ?? 'internal');
}

const after = ({ clock }: GoogleSignInDeps, seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1_000);
