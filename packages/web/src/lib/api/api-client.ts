import {
  accountRoutes,
  type BodyOf,
  CSRF_HEADER,
  guestReturnRoutes,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Route,
} from '@home-design/contract';
import { log } from '../log.ts';
import { type ApiError, networkError, unreadableAnswer } from './api-error.ts';
import { asPage } from './as-page.ts';
import { answered, meansAway, reportLost } from './connection.ts';
import { csrfToken } from './csrf.ts';
import { whileHeld } from './hold-calls.ts';
import { readApiError } from './read-api-error.ts';
import { routeUrl } from './route-url.ts';
import { cutOffSignal } from './unless-away.ts';
import { withTitle } from './with-title.ts';

type Part<Name extends string, Value> = unknown extends Value ? { [K in Name]?: never } : Record<Name, Value>;
type OptionalPart<Name extends string, Value> = unknown extends Value
  ? { [K in Name]?: never }
  : { [K in Name]?: Value };

/** The arguments of a call; parts that the route does not have are not allowed. */
export type CallInput<R extends Route> = Part<'params', ParamsOf<R>> &
  OptionalPart<'query', QueryOf<R>> &
  OptionalPart<'body', BodyOf<R>> & {
    signal?: AbortSignal | undefined;
    /** A repeated create with the same key does not create twice. */
    idempotencyKey?: string | undefined;
  };

/** Routes without parameters can be called with the route alone. */
type CallArguments<R extends Route> =
  unknown extends ParamsOf<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

const SAFE_METHODS: readonly string[] = ['GET'];

/**
 * Session calls do not change data that pages show. Other tabs learn of the session from the identity
 * SDK; requests that they made in between would be refused.
 */
const SESSION_PATHS: ReadonlySet<string> = new Set(
  [accountRoutes.createSession, accountRoutes.validate, accountRoutes.logout, guestReturnRoutes.keep].map(
    ({ path }) => path,
  ),
);

/** The calls that start or check a session. None of them waits for another session. */
const STARTS_SESSIONS: ReadonlySet<string> = new Set([
  ...SESSION_PATHS,
  ...[accountRoutes.convert, accountRoutes.me, guestReturnRoutes.take].map(({ path }) => path),
]);

/** Deletions whose answer was lost, by address. A 404 at the next attempt means that the deletion was done. */
const lostDeletions = new Set<string>();

/**
 * Calls a route of the contract with the session cookie and the anti-forgery header, and parses the answer
 * by the route's own schema.
 * @throws ApiError for every failure; its message is the server's sentence, 'Network error', 'HTTP error!
 * status: {code}', or that the answer cannot be read. An abort is thrown unchanged.
 */
export async function call<R extends Route>(route: R, ...[input]: CallArguments<R>): Promise<ResponseOf<R>> {
  return readAnswer(route, await ask(route, input));
}

/**
 * Calls a route whose answer is a file.
 * @throws ApiError as `call` does
 */
export async function callForFile<R extends Route>(route: R, ...[input]: CallArguments<R>): Promise<Blob> {
  return (await ask(route, input)).blob().catch(throwAsLost);
}

/** The answer of a call that succeeded. */
async function ask<R extends Route>(route: R, input: CallInput<R> | undefined): Promise<Response> {
  if (SAFE_METHODS.includes(route.method)) await whileHeld(input?.signal);
  const begun = renewals;
  let answer = await sendWithToken(route, input);
  let refusal = await refusalOf(answer);
  // The server refused before doing anything, so every kind of call may be repeated.
  if (refusal?.status === 401 && (await isRenewed(route, begun))) {
    answer = await sendWithToken(route, input);
    refusal = await refusalOf(answer);
  }
  if (wasCarriedOut(route, input, refusal)) refusal = null;
  if (refusal === null) {
    if (!SAFE_METHODS.includes(route.method) && !SESSION_PATHS.has(route.path)) reportChange();
    return answer;
  }
  throw refusal;
}

/** Sends a call, and repeats it once if its anti-forgery token was refused. */
async function sendWithToken<R extends Route>(route: R, input: CallInput<R> | undefined): Promise<Response> {
  const answer = await send(route, input);
  if (answer.status !== 403) return answer;
  const refusal = await refusalOf(answer.clone());
  if (refusal?.code !== 'csrf_failed') return answer;
  await renewCsrfToken();
  return send(route, input);
}

/** Count of the sessions renewed since this page was opened. */
let renewals = 0;

/** Renews a lost session, unless the call is part of that. Returns whether there is a session now. */
async function isRenewed(route: Route, since: number): Promise<boolean> {
  if (!STARTS_SESSIONS.has(route.path)) return renewSession(since);
  void reportUnauthorized();
  return false;
}

/**
 * Renews a session that the server no longer knows, and waits for it.
 * @param since `renewalCount` at the time of the refused call: another call may have renewed the session meanwhile
 * @returns whether there is a session now, so that the call may be repeated
 */
export async function renewSession(since: number): Promise<boolean> {
  if (renewals > since) return true;
  if (!(await reportUnauthorized())) return false;
  renewals += 1;
  return true;
}

/** Count of the renewed sessions so far. */
export const renewalCount = (): number => renewals;

/** Whether a 404 means that an earlier attempt at this deletion was done. Any answer settles a lost one. */
function wasCarriedOut<R extends Route>(
  route: R,
  input: CallInput<R> | undefined,
  refusal: ApiError | null,
): boolean {
  const wasLost = route.method === 'DELETE' && lostDeletions.delete(addressOf(route, input));
  return wasLost && refusal?.status === 404 && route.response === undefined;
}

const addressOf = <R extends Route>(route: R, input: CallInput<R> | undefined): string =>
  routeUrl(route, input?.params as ParamsOf<R>, input?.query as QueryOf<R>);

/**
 * Gets a new anti-forgery cookie after a call was refused as `csrf_failed`: another tab may have
 * signed in and changed it. The server refused before doing anything, so the call may be repeated.
 */
export async function renewCsrfToken(): Promise<void> {
  await send(accountRoutes.me, undefined);
}

type Listener = () => void;
/** Resolves to whether the session was renewed. */
type Renewal = () => Promise<boolean>;
const unauthorizedListeners = new Set<Renewal>();

/** Calls the listener on every 401 and waits for it; returns an unsubscribe function. */
export function onUnauthorized(listener: Renewal): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

const changeListeners = new Set<Listener>();

/** Calls the listener after every write of this page; returns an unsubscribe function. */
export function onChanged(listener: Listener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** For callers that cannot use `call`, such as uploads with progress. */
export function reportChange(): void {
  for (const listener of changeListeners) listener();
}

async function reportUnauthorized(): Promise<boolean> {
  log.error('Unauthorized access - please login');
  const renewed = await Promise.all([...unauthorizedListeners].map((listener) => listener()));
  return renewed.includes(true);
}

async function send<R extends Route>(route: R, input: CallInput<R> | undefined): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = csrfToken();
  if (token !== null && !SAFE_METHODS.includes(route.method)) headers[CSRF_HEADER] = token;
  if (input?.body !== undefined) headers['content-type'] = 'application/json';
  if (input?.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;

  const address = addressOf(route, input);
  // A write has a person who waits for it. Reads wait for the server by themselves.
  const cutOff = SAFE_METHODS.includes(route.method) ? null : cutOffSignal();
  const signals = [input?.signal, cutOff?.signal].filter((signal) => signal != null);
  return fetch(address, {
    method: route.method,
    credentials: 'include',
    headers,
    body: input?.body === undefined ? null : JSON.stringify(input.body),
    signal: signals.length > 1 ? AbortSignal.any(signals) : (signals[0] ?? null),
  })
    .then(noteAnswer, (error: unknown) => {
      if (route.method === 'DELETE') lostDeletions.add(address);
      return throwAsLost(error);
    })
    .finally(cutOff?.done);
}

async function refusalOf(answer: Response): Promise<ApiError | null> {
  return answer.ok ? null : readApiError(answer.status, await textOf(answer));
}

async function readAnswer<R extends Route>(route: R, answer: Response): Promise<ResponseOf<R>> {
  if (route.response === undefined) return undefined as ResponseOf<R>;
  return parseAnswer(route, await textOf(answer));
}

/**
 * Parses the text of an answer with the schema of its route, for callers that cannot use `call`.
 * @throws ApiError if it does not match the contract
 */
export function parseAnswer<R extends Route>(route: R, text: string): ResponseOf<R> {
  try {
    return route.response?.parse(withTitle(asPage(JSON.parse(text)))) as ResponseOf<R>;
  } catch (cause) {
    throw unreadableAnswer(cause);
  }
}

/** An answer may break off after its first line. */
const textOf = (answer: Response): Promise<string> => answer.text().catch(throwAsLost);

function throwAsLost(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  reportLost();
  throw networkError(error);
}

function noteAnswer(answer: Response): Response {
  if (meansAway(answer.status)) reportLost();
  else answered();
  return answer;
}
