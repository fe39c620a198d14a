import { isIP } from 'node:net';
import { isPublicAddress } from './judge-address.ts';
import { WebFetchError } from './web-fetch-error.ts';

const LONGEST_ADDRESS = 2_048;
const LONGEST_NAME = 253;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** Names that never belong to a public website; all other inner ones are found by their address. */
const INNER_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|home\.arpa)$/;
const STANDARD_PORTS: readonly number[] = [80, 443];

/** Test servers, such as `127.0.0.1:1234`, that may be reached although they are inner ones. Production has none. */
export type TestEndpoints = ReadonlySet<string>;

/**
 * The typed address as a URL that may be opened, judged by its text.
 * @throws WebFetchError
 */
export function readTypedAddress(address: string, endpoints: TestEndpoints): URL {
  const typed = address.trim();
  // The standard drops tabs and line ends and turns backslashes; the user meant something else.
  if (typed.length > LONGEST_ADDRESS || /[\s\\\p{Cc}]/u.test(typed))
    throw new WebFetchError('address_not_valid');
  return judged(parse(typed), endpoints);
}

/**
 * The target of a redirect.
 * @throws WebFetchError also for a redirect from https to http
 */
export function followRedirect(from: URL, location: string, endpoints: TestEndpoints): URL {
  if (location.length > 4 * LONGEST_ADDRESS) throw new WebFetchError('address_not_valid');
  const next = judged(parse(location, from), endpoints);
  if (from.protocol === 'https:' && next.protocol === 'http:') throw new WebFetchError('address_not_allowed');
  return next;
}

function parse(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null) throw new WebFetchError('address_not_valid');
  return url;
}

function judged(url: URL, endpoints: TestEndpoints): URL {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new WebFetchError('address_not_allowed');
  if (url.username !== '' || url.password !== '') throw new WebFetchError('address_not_allowed');
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  const host = hostOf(url);
  if (!isReachablePort(portOf(url), endpoints)) throw new WebFetchError('address_not_allowed');
  if (isIP(host) !== 0) requireReachable(host, portOf(url), endpoints);
  else requirePublicName(host);
  return url;
}

function requirePublicName(name: string): void {
  const labels = name.split('.');
  if (name.length > LONGEST_NAME || !labels.every((label) => LABEL.test(label))) {
    throw new WebFetchError('address_not_valid');
  }
  if (labels.length === 1 || INNER_NAME.test(name)) throw new WebFetchError('address_not_allowed');
}

/** The host without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

const isReachablePort = (port: number, endpoints: TestEndpoints): boolean =>
  STANDARD_PORTS.includes(port) || [...endpoints].some((endpoint) => endpoint.endsWith(`:${port}`));

/** Whether a connection may be opened to this address and port. */
export const isReachable = (address: string, port: number, endpoints: TestEndpoints): boolean =>
  endpoints.has(`${address}:${port}`) || (STANDARD_PORTS.includes(port) && isPublicAddress(address));

/** @throws WebFetchError */
export function requireReachable(address: string, port: number, endpoints: TestEndpoints): void {
  if (!isReachable(address, port, endpoints)) throw new WebFetchError('address_not_allowed');
}
