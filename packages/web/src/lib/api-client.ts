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
import { type ApiError, networkError, unreadableAnswer } from './api-error.ts';
import { asPage } from './as-page.ts';
import { answered, meansAway, reportLost } from './connection.ts';
import { csrfToken } from './csrf.ts';
import { whileHeld } from './hold-calls.ts';
import { log } from './log.ts';
import { readApiError } from './read-api-error.ts';
import { routeUrl } from './route-url.ts';
import { withTitle } from './with-title.ts';

type Part<Name extends string, Value> = unknown extends Value ? { [K in Name]?: never } : Record<Name, Value>;
type OptionalPart<Name extends string, Value> = unknown extends Value
  ? { [K in Name]?: never }
  : { [K in Name]?: Value };

/** What a call of the route is given; parts that the route does not have may not be there. */
export type CallInput<R extends Route> = Part<'params', ParamsOf<R>> &
  OptionalPart<'query', QueryOf<R>> &
  OptionalPart<'body', BodyOf<R>> & {
    signal?: AbortSignal | undefined;
    /** Repeating a create with the same key does not create twice. */
    idempotencyKey?: string | undefined;
  };

/** Routes without parameters may be called with nothing but themselves. */
type CallArguments<R extends Route> =
  unknown extends ParamsOf<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

const SAFE_METHODS: readonly string[] = ['GET'];

/**
 * What is said of the session itself is no change of anything that pages show. Other tabs learn of it from the identity
 * SDK; what they asked for in between would be refused.
 */
const SESSION_PATHS: ReadonlySet<string> = new Set(
  [accountRoutes.createSession, accountRoutes.validate, accountRoutes.logout, guestReturnRoutes.keep].map(
    ({ path }) => path,
  ),
);

/** What starting a session, and finding out about it, consist of: none of them waits for another session. */
const STARTS_SESSIONS: ReadonlySet<string> = new Set([
  ...SESSION_PATHS,
  ...[accountRoutes.convert, accountRoutes.me, guestReturnRoutes.take].map(({ path }) => path),
]);

/** Deletions whose answer got lost, by address: when one of these finds nothing the next time, it was carried out. */
const lostDeletions = new Set<string>();

/**
 * Calls a route of the contract with the session cookie and the anti-forgery header, and parses the answer
 * by the route's own schema.
 * @throws ApiError for every failure; its message is the server's sentence, 'Network error', 'HTTP error!
 * status: {code}', or that the answer cannot be read. An abort is thrown as the browser throws it.
 */
export async function call<R extends Route>(route: R, ...[input]: CallArguments<R>): Promise<ResponseOf<R>> {
  return readAnswer(route, await ask(route, input));
}

/**
 * Calls a route that answers with a file.
 * @throws ApiError as `call` does
 */
export async function callForFile<R extends Route>(route: R, ...[input]: CallArguments<R>): Promise<Blob> {
  return (await ask(route, input)).blob().catch(throwAsLost);
}

/** The answer of a call that was not refused. */
async function ask<R extends Route>(route: R, input: CallInput<R> | undefined): Promise<Response> {
  if (SAFE_METHODS.includes(route.method)) await whileHeld(input?.signal);
  const begun = renewals;
  let answer = await sendWithToken(route, input);
  let refusal = await refusalOf(answer);
  // The server refused before doing anything, so whatever it was may be sent again.
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

/** Sends a call, and once more where its anti-forgery token was refused. */
async function sendWithToken<R extends Route>(route: R, input: CallInput<R> | undefined): Promise<Response> {
  const answer = await send(route, input);
  if (answer.status !== 403) return answer;
  const refusal = await refusalOf(answer.clone());
  if (refusal?.code !== 'csrf_failed') return answer;
  await renewCsrfToken();
  return send(route, input);
}

/** Sessions that were renewed since this page was opened. */
let renewals = 0;

/** Has a lost session renewed, unless the call is a part of that; whether there is another one now. */
async function isRenewed(route: Route, since: number): Promise<boolean> {
  if (!STARTS_SESSIONS.has(route.path)) return renewSession(since);
  void reportUnauthorized();
  return false;
}

/**
 * Has a session that the server does not know any more renewed, and waits for that.
 * @param since what `renewalCount` said when the refused call was sent: another call may have had it renewed meanwhile
 * @returns whether there is another session now, so that the call may be sent again
 */
export async function renewSession(since: number): Promise<boolean> {
  if (renewals > since) return true;
  if (!(await reportUnauthorized())) return false;
  renewals += 1;
  return true;
}

/** How many sessions were renewed so far. */
export const renewalCount = (): number => renewals;

/** Whether 'not found' says that an earlier attempt at this deletion arrived. Any answer settles what was lost. */
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
 * Has the server set a good anti-forgery cookie, after a call was refused as `csrf_failed`: another tab may
 * have signed in and so changed it. The server refused before doing anything, so the call may be sent again.
 */
export async function renewCsrfToken(): Promise<void> {
  await send(accountRoutes.me, undefined);
}

type Listener = () => void;
/** Resolves to whether the session was renewed. */
type Renewal = () => Promise<boolean>;
const unauthorizedListeners = new Set<Renewal>();

/** Tells the listener about every 401, and waits for it; returns a function that stops it. */
export function onUnauthorized(listener: Renewal): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

const changeListeners = new Set<Listener>();

/** Tells the listener whenever this page has changed something at the server; returns a function that stops it. */
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
  return fetch(address, {
    method: route.method,
    credentials: 'include',
    headers,
    body: input?.body === undefined ? null : JSON.stringify(input.body),
    signal: input?.signal ?? null,
  }).then(noteAnswer, (error: unknown) => {
    if (route.method === 'DELETE') lostDeletions.add(address);
    return throwAsLost(error);
  });
}

async function refusalOf(answer: Response): Promise<ApiError | null> {
  return answer.ok ? null : readApiError(answer.status, await textOf(answer));
}

async function readAnswer<R extends Route>(route: R, answer: Response): Promise<ResponseOf<R>> {
  if (route.response === undefined) return undefined as ResponseOf<R>;
  return parseAnswer(route, await textOf(answer));
}

/**
 * Reads the text of an answer by the schema of its route, for callers that cannot use `call`.
 * @throws ApiError when it is not what the contract says
 */
export function parseAnswer<R extends Route>(route: R, text: string): ResponseOf<R> {
  try {
    return route.response?.parse(withTitle(asPage(JSON.parse(text)))) as ResponseOf<R>;
  } catch (cause) {
    throw unreadableAnswer(cause);
  }
}

/** An answer may break off after its first line has come. */
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
