import { createServer, type TlsOptions } from 'node:tls';
import { generate, type SelfsignedOptions } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OutsideServer, respond, startOutsideServer } from '../../test/outside/outside-servers.ts';
import { createFetchWorld, failureOf, never, PATIENT } from '../../test/outside/web-fetching.ts';
import { openPinnedSocket } from './pinned-socket-adapter.ts';

const HTML = { 'content-type': 'text/html' };

describe('connections to judged addresses', () => {
  let server: OutsideServer;
  const target = (addresses: string[], isReachable = () => true) => ({
    host: 'site.example',
    port: server.port,
    isSecure: false,
    addresses,
    isReachable,
    connectMs: 20_000,
  });

  beforeAll(async () => {
    server = await startOutsideServer((socket) => respond(socket, { body: 'hello' }));
  });
  afterAll(() => server.stop());

  it('LISTINGS-79 judge the connected address again before anything is sent', async () => {
    const judged: unknown[][] = [];
    const opening = openPinnedSocket(
      target(['127.0.0.1'], (...args: unknown[]) => {
        judged.push(args);
        return false;
      }),
      never(),
    );
    expect(await failureOf(opening)).toBe('address_not_allowed');
    expect(judged).toEqual([['127.0.0.1', server.port]]);
    await expect.poll(() => [server.open(), server.requests.length], PATIENT).toEqual([0, 0]);
  });

  it('try the next address if one does not answer, and no others', async () => {
    const socket = await openPinnedSocket(target(['127.0.0.2', '127.0.0.1']), never());
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
    expect(await failureOf(openPinnedSocket(target(['127.0.0.2']), never()))).toBe('not_reachable');
  });

  it('leave no socket open after an abort', async () => {
    const reason = new Error('given up');
    const before = server.accepted();
    await expect(openPinnedSocket(target(['127.0.0.1']), AbortSignal.abort(reason))).rejects.toBe(reason);
    const given = new AbortController();
    const opening = openPinnedSocket(target(['127.0.0.1']), given.signal);
    given.abort(reason);
    await expect(opening).rejects.toBe(reason);
    (await openPinnedSocket(target(['127.0.0.1']), never())).destroy();
    await expect.poll(() => server.open(), PATIENT).toBe(0);
    expect(server.accepted() - before).toBeLessThanOrEqual(2);
  });
});

describe('pages over TLS', () => {
  const served: (string | false | null)[] = [];
  let tls: TlsOptions;
  let secure: OutsideServer;

  beforeAll(async () => {
    const extensions: SelfsignedOptions['extensions'] = [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'secure.example' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ];
    const made = await generate([{ name: 'commonName', value: 'secure.example' }], { extensions });
    tls = { key: made.private, cert: made.cert, ALPNProtocols: ['h2', 'http/1.1'] };
    secure = await startOutsideServer(
      (socket, { path }) => {
        if (path === '/down') {
          const location = `http://secure.example:${secure.port}/`;
          return respond(socket, { status: 302, headers: { location } });
        }
        respond(socket, { headers: HTML, body: `<p>${path}` });
      },
      (onSocket) =>
        createServer(tls, (socket) => {
          served.push(socket.servername, socket.alpnProtocol);
          onSocket(socket);
        }),
    );
  });
  afterAll(() => secure.stop());

  const worldOf = (certificateAuthority?: string) =>
    createFetchWorld(() => {}, {
      endpoints: [`127.0.0.1:${secure.port}`],
      resolve: async () => ['127.0.0.1'],
      ...(certificateAuthority === undefined ? {} : { certificateAuthority }),
    });

  it('LISTINGS-79 check the certificate of the name on a connection to the judged address', async () => {
    const world = await worldOf(String(tls.cert));
    const at = (host: string, path: string) => `https://${host}:${secure.port}${path}`;
    expect(await world.pageFailure(at('secure.example', '/a'))).toBe(undefined);
    expect(served.slice(-2)).toEqual(['secure.example', 'http/1.1']);
    expect(await world.pageFailure(at('other.example', '/a'))).toBe('not_reachable');
    expect(await world.pageFailure(at('127.0.0.1', '/a'))).toBe(undefined);
    expect(served.slice(-2)).toEqual([false, 'http/1.1']);
    await world.stop();
  });

  it('LISTINGS-79 never redirect from https to http', async () => {
    const world = await worldOf(String(tls.cert));
    expect(await world.pageFailure(`https://secure.example:${secure.port}/down`)).toBe('address_not_allowed');
    await world.stop();
  });

  it('LISTINGS-79 refuse an untrusted certificate', async () => {
    // A setting of the environment that would accept it.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const world = await worldOf();
    expect(await world.pageFailure(`https://secure.example:${secure.port}/a`)).toBe('not_reachable');
    vi.unstubAllEnvs();
    expect(await world.pageFailure(`http://secure.example:${secure.port}/a`)).not.toBe(undefined);
    await world.stop();
  });
});
