import { isIP } from 'node:net';
import type { ResolveHost } from './host-resolver-adapter.ts';
import type { HostTurns } from './host-turns.ts';
import {
  followRedirect,
  hostOf,
  isReachable,
  portOf,
  requireReachable,
  type TestEndpoints,
} from './judge-url.ts';
import type { WebFetchLimits } from './limits.ts';
import { openPinnedSocket } from './pinned-socket-adapter.ts';
import { redirectOf } from './read-status.ts';
import type { TimeBudget } from './time-budget.ts';
import { untilAborted } from './until-aborted.ts';
import { WebFetchError } from './web-fetch-error.ts';
import type { WebAnswer } from './web-request-adapter.ts';

export interface GuardedRequestsParts {
  limits: Readonly<WebFetchLimits>;
  turns: HostTurns;
  endpoints: TestEndpoints;
  resolve: ResolveHost;
  certificateAuthority: string | undefined;
}

export interface Visit<T> {
  headers: Record<string, string>;
  budget: TimeBudget;
  signal: AbortSignal;
  /** Called before each request, also after each redirect. */
  requireAllowed: (url: URL, signal: AbortSignal) => Promise<void>;
  /** Reads an answer that is not a redirect. */
  use: (answer: WebAnswer, url: URL, signal: AbortSignal) => Promise<T>;
}

/**
 * Opens an address and follows its redirects. Before each request the address is judged, its name looked up once, all
 * results judged, and the connection made to those only.
 * @param first an address whose text is judged already
 * @throws WebFetchError; the signal's reason when it is aborted
 */
export async function visit<T>(first: URL, parts: GuardedRequestsParts, visited: Visit<T>): Promise<T> {
  const { limits, turns, endpoints } = parts;
  const { budget, signal } = visited;
  let url = first;
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const here = url;
    await budget.spend(signal, (limited) => visited.requireAllowed(here, limited));
    await turns.take(hostOf(here), signal);
    const outcome = await budget.spend(signal, (limited) => request(here, parts, visited, limited));
    if ('result' in outcome) return outcome.result;
    url = followRedirect(here, outcome.location, endpoints);
  }
  throw new WebFetchError('too_many_redirects');
}

async function request<T>(
  url: URL,
  { limits, endpoints, resolve, certificateAuthority }: GuardedRequestsParts,
  { headers, use }: Visit<T>,
  signal: AbortSignal,
): Promise<{ result: T } | { location: string }> {
  const host = hostOf(url);
  const port = portOf(url);
  const addresses = isIP(host) === 0 ? await lookUp(host, resolve, signal) : [host];
  // One forbidden address refuses all: a server with such an answer wants us to choose the wrong one.
  for (const address of addresses) requireReachable(address, port, endpoints);
  const target = {
    host,
    port,
    isSecure: url.protocol === 'https:',
    addresses,
    isReachable: (address: string, at: number) => isReachable(address, at, endpoints),
    connectMs: limits.connectMs,
    certificateAuthority,
  };
  // Loaded only now: most servers open no page in their first minutes.
  const { askOnce } = await import('./web-request-adapter.ts');
  const socket = await openPinnedSocket(target, signal);
  const limit = Math.max(limits.pageBytes, limits.pictureBytes);
  return askOnce(socket, url, { headers, limit, signal }, async (answer) => {
    const location = redirectOf(answer);
    return location === undefined ? { result: await use(answer, url, signal) } : { location };
  });
}

async function lookUp(name: string, resolve: ResolveHost, signal: AbortSignal): Promise<readonly string[]> {
  let cause: unknown;
  const addresses = await untilAborted(signal, resolve(name, signal)).catch((error) => {
    signal.throwIfAborted();
    cause = error;
    return [];
  });
  if (addresses.length === 0) throw new WebFetchError('not_reachable', { cause });
  return addresses;
}
