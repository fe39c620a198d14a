import { connect, isIP, type Socket } from 'node:net';
import { checkServerIdentity, connect as connectTls } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { WebFetchError } from './web-fetch-error.ts';

/** Most addresses of a host, tried one after the other. */
const MOST_TRIED = 4;

export interface PinnedTarget {
  /** The host name of the address: for the certificate, not for connecting. */
  host: string;
  port: number;
  isSecure: boolean;
  /** Already judged; nothing is looked up again. */
  addresses: readonly string[];
  /** Judges the address that the socket is connected to. */
  isReachable: (address: string, port: number) => boolean;
  connectMs: number;
  /** Additional trusted authorities; for tests. */
  certificateAuthority?: string | undefined;
}

/**
 * A connection to one of the judged addresses and to no other.
 * @throws WebFetchError; the signal's reason when it is aborted
 */
export async function openPinnedSocket(target: PinnedTarget, signal: AbortSignal): Promise<Socket> {
  let cause: unknown;
  for (const address of target.addresses.slice(0, MOST_TRIED)) {
    signal.throwIfAborted();
    try {
      return await openTo(address, target, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof WebFetchError) throw error;
      cause = error;
    }
  }
  throw new WebFetchError('not_reachable', { cause });
}

async function openTo(address: string, target: PinnedTarget, signal: AbortSignal): Promise<Socket> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(target.connectMs)]);
  const { port, isReachable, isSecure } = target;
  const socket = connect({ host: address, port, autoSelectFamily: false, noDelay: true });
  await opened(socket, 'connect', limited);
  const { remoteAddress = '', remotePort } = socket;
  if (!isSame(remoteAddress, address) || remotePort !== port || !isReachable(remoteAddress, port)) {
    socket.destroy();
    throw new WebFetchError('address_not_allowed');
  }
  return isSecure ? secured(socket, target, limited) : socket;
}

/** IPv6 has several notations of one address; a mapped address stays a different one. */
const isSame = (one: string, other: string): boolean =>
  isIP(one) !== 0 &&
  isIP(one) === isIP(other) &&
  ipaddr.parse(one).toNormalizedString() === ipaddr.parse(other).toNormalizedString();

async function secured(socket: Socket, target: PinnedTarget, signal: AbortSignal): Promise<Socket> {
  const { host, certificateAuthority } = target;
  const secure = connectTls({
    socket,
    // An IP address is not a valid server name; the certificate is still compared with it.
    servername: isIP(host) === 0 ? host : '',
    checkServerIdentity: (_name, certificate) => checkServerIdentity(host, certificate),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    ...(certificateAuthority === undefined ? {} : { ca: certificateAuthority }),
  });
  await opened(secure, 'secureConnect', signal);
  return secure;
}

/** Waits until it is open; destroys it otherwise. */
async function opened(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => {});
  const abort = () => reject(signal.reason);
  // Kept, because an error before the socket is handed on must not end the process.
  socket.on('error', reject);
  socket.once('close', () => reject(new Error('closed before it was open')));
  socket.once(event, () => resolve());
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    await promise;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
