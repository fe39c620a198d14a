import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { respond } from '../../test/outside/outside-servers.ts';
import { createFetchWorld, type FetchWorld, failureOf, never } from '../../test/outside/web-fetching.ts';

type Hostile = [address: string, failure: string];

/** `PORT` is the inner server's: only its address makes the fetcher refuse it. */
const HOSTILE: Hostile[] = [
  ...[
    // Loopback, in the notations of people and programs.
    'http://127.0.0.1:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://127.1:PORT/',
    'http://127.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0x7f.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0177.0x0.00.1:PORT/',
    'http://017700000001:PORT/',
    'http://127.0.0.01:PORT/',
    'http://0:PORT/',
    'http://0.0.0.0:PORT/',
    'http://127.255.255.254:PORT/',
    'http://127.0.0.1:PORT/?a=http://site.example/',
    'http://%31%32%37.0.0.1:PORT/',
    'http://１２７.０.０.１:PORT/',
    'http://127。0。0。1:PORT/',
    'http://①②⑦.⓪.⓪.①:PORT/',
    'http:///127.0.0.1:PORT/',
    // Names of this machine and of inner networks.
    'http://localhost:PORT/',
    'http://LOCALHOST:PORT/',
    'http://localhost.:PORT/',
    'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/',
    'http://anything.localhost:PORT/',
    'http://localhost.localdomain:PORT/',
    'http://printer.local:PORT/',
    'http://intranet:PORT/',
    'http://metadata.google.internal:PORT/computeMetadata/v1/',
    'http://router.home.arpa:PORT/',
    // IPv6, and its forms that carry IPv4.
    'http://[::1]:PORT/',
    'http://[::]:PORT/',
    'http://[0:0:0:0:0:0:0:1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[0:0:0:0:0:ffff:7f00:0001]:PORT/',
    'http://[::127.0.0.1]:PORT/',
    'http://[::ffff:0:127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://[64:ff9b:1::7f00:1]:PORT/',
    'http://[2002:7f00:1::]:PORT/',
    'http://[2001:0:7f00:1::]:PORT/',
    'http://[fe80::1]:PORT/',
    'http://[fc00::1]:PORT/',
    'http://[ff02::1]:PORT/',
    // Other addresses outside the internet.
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/latest/meta-data/',
    'http://0xA9FEA9FE/latest/meta-data/',
    'http://[::ffff:a9fe:a9fe]/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://100.100.100.200/latest/meta-data/',
    'http://192.0.0.192/opc/v2/instance/',
    'http://168.63.129.16/machine/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://198.18.0.1/',
    'http://203.0.113.1/',
    // Names that resolve to inner addresses.
    'http://inner.example:PORT/',
    'http://inner.example.:PORT/',
    'http://inner。example:PORT/',
    'http://both.example:PORT/',
    'http://both-the-other-way.example:PORT/',
    'http://mapped.example:PORT/',
    'http://six.example:PORT/',
    'http://zoned.example:PORT/',
    'http://nonsense.example:PORT/',
    // Ports, credentials, schemes.
    'http://site.example:22/',
    'http://site.example:6379/',
    'https://site.example:8443/',
    'http://site.example:65535/',
    'http://user@127.0.0.1:PORT/',
    'http://user:password@site.example/',
    'http://:password@site.example/',
    'http://site.example:80@127.0.0.1:PORT/',
    'http://site.example%2f@127.0.0.1:PORT/',
    'file:/etc/passwd',
    'file://127.0.0.1/etc/passwd',
    'ftp://127.0.0.1:PORT/',
    'gopher://127.0.0.1:PORT/_INFO',
    'data:text/html,<html>',
    'javascript:alert(1)',
    'blob:http://127.0.0.1:PORT/1',
    'dict://127.0.0.1:PORT/',
    'ws://127.0.0.1:PORT/',
    'view-source:http://127.0.0.1:PORT/',
  ].map((address): Hostile => [address, 'address_not_allowed']),
  ...[
    'http://[fe80::1%25lo]:PORT/',
    'http://[::1%lo]:PORT/',
    'http://127.0.0.1:PORT:80/',
    'http://127.0.0.256:PORT/',
    'http://1.2.3.4.5:PORT/',
    'http://0x:99999/',
    'http://site.example:99999/',
    'http://[::1:PORT/',
    'http://',
    'http://site..example/',
    "http://site';.example/",
  ].map((address): Hostile => [address, 'address_not_valid']),
];

/** Only typed by a user: a redirect with this text means something else, or the same. */
const TYPED: Hostile[] = [
  ['', 'address_not_valid'],
  ['http:127.0.0.1:PORT/', 'address_not_allowed'],
  ['127.0.0.1:PORT', 'address_not_valid'],
  ['//127.0.0.1:PORT/', 'address_not_valid'],
  ['www.site.example', 'address_not_valid'],
  ['http:\\\\127.0.0.1:PORT\\', 'address_not_valid'],
  ['http://site.example\\@127.0.0.1:PORT/', 'address_not_valid'],
  ['http://127.0.0.1\t:PORT/', 'address_not_valid'],
  ['http://127.0.0.1\n:PORT/', 'address_not_valid'],
  ['http://site.example/ HTTP/1.1\r\nHost: 127.0.0.1', 'address_not_valid'],
  ['http://site.example/\u0000', 'address_not_valid'],
  [`http://site.example/${'a'.repeat(3_000)}`, 'address_not_valid'],
];

/** Only in a redirect: it is relative to an address. */
const LED: Hostile[] = [
  ['//127.0.0.1:PORT/', 'address_not_allowed'],
  ['\\\\127.0.0.1:PORT\\', 'address_not_allowed'],
  ['/\\127.0.0.1:PORT/', 'address_not_allowed'],
  ['http:\\\\127.0.0.1:PORT', 'address_not_allowed'],
  ['ht\ttp://127.0.0.1:PORT/', 'address_not_allowed'],
  [`http://site.example/${'a'.repeat(9_000)}`, 'address_not_valid'],
];

describe('the fetcher, given an address that leads inward', () => {
  let world: FetchWorld;
  const aimed = (address: string) => address.replaceAll('PORT', String(world.inner.port));
  /** Number of redirects before the hostile one. */
  const ledThrough = (address: string, times: number): string =>
    times === 0 ? aimed(address) : world.at(`/to/${times}/${encodeURIComponent(address)}`);

  beforeAll(async () => {
    world = await createFetchWorld((socket, { path }) => {
      const [, word, times, address = ''] = path.split('/');
      if (word !== 'to') return respond(socket, { status: 404 });
      const next = ledThrough(decodeURIComponent(address), Number(times) - 1);
      respond(socket, { status: 302, headers: { location: next } });
    });
    const own = world.names;
    own.set('inner.example', ['127.0.0.1']);
    own.set('both.example', ['93.184.216.34', '127.0.0.1']);
    own.set('both-the-other-way.example', ['127.0.0.1', '93.184.216.34', '2606:4700:4700::1111']);
    own.set('mapped.example', ['::ffff:127.0.0.1']);
    own.set('six.example', ['::1']);
    own.set('zoned.example', ['fe80::1%lo']);
    own.set('nonsense.example', ['127.0.0.1.', 'localhost', '0x7f000001']);
  });
  afterAll(() => world.stop());

  it('is tested with more than a hundred addresses', () => {
    expect(HOSTILE.length + TYPED.length + LED.length).toBeGreaterThan(100);
  });

  it.each([...HOSTILE, ...TYPED])('LISTINGS-79 refuses to open %j: %s', async (address, failure) => {
    expect(await world.pageFailure(aimed(address))).toBe(failure);
    expect(await world.pictureFailure(aimed(address))).toBe(failure);
    expect(world.inner.accepted()).toBe(0);
  });

  it.each([...HOSTILE, ...LED])('LISTINGS-79 refuses a redirect to %j: %s', async (address, failure) => {
    expect(await world.pageFailure(ledThrough(address, 1))).toBe(failure);
    expect(await world.pictureFailure(ledThrough(address, 3))).toBe(failure);
    expect(await world.pageFailure(ledThrough(address, 5))).toBe(failure);
    expect(world.inner.accepted()).toBe(0);
  });

  it('LISTINGS-79 refuses a robots.txt that redirects to an inner address', async () => {
    const target = aimed('http://127.0.0.1:PORT/robots.txt');
    const led = await createFetchWorld((socket) =>
      respond(socket, { status: 301, headers: { location: target } }),
    );
    expect(await led.pageFailure(led.at('/house'))).toBe('address_not_allowed');
    expect(led.site.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
    expect(world.inner.accepted()).toBe(0);
    await led.stop();
  });

  it('LISTINGS-79 does not look up inner names', async () => {
    const before = world.lookedUp.length;
    await world.pageFailure(aimed('http://metadata.google.internal:PORT/'));
    await world.pageFailure(aimed('http://intranet:PORT/'));
    expect(world.lookedUp).toHaveLength(before);
  });

  it('LISTINGS-79 looks a name up once for each request, and judges it each time', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['127.0.0.1']];
    const rebound = await createFetchWorld((socket) => respond(socket, { body: '<html>' }), {
      resolve: async () => answers.shift() ?? ['127.0.0.1'],
    });
    // The first answer is for robots.txt, the second for the page; one of its two addresses is an inner one.
    expect(await rebound.pageFailure(rebound.at('/house'))).toBe('address_not_allowed');
    expect(rebound.site.accepted()).toBe(1);
    expect(await rebound.pageFailure(rebound.at('/house'))).toBe(undefined);
    expect([rebound.site.accepted(), answers.length]).toEqual([2, 0]);
    await rebound.stop();
  });

  it('LISTINGS-79 ignores proxies in the environment', async () => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY']) {
      vi.stubEnv(name, aimed('http://127.0.0.1:PORT'));
    }
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const direct = await createFetchWorld((socket) =>
      respond(socket, { headers: { 'content-type': 'text/html' }, body: '<html>' }),
    );
    expect(await direct.pageFailure(direct.at('/house'))).toBe(undefined);
    expect(world.inner.accepted()).toBe(0);
    vi.unstubAllEnvs();
    await direct.stop();
  });

  it('opens only the ports of the web on this machine in production', async () => {
    const strict = world.another({ endpoints: [] });
    const page = strict.fetchPage(aimed('http://127.0.0.1:PORT/'), { signal: never() });
    expect(await failureOf(page)).toBe('address_not_allowed');
    expect(await failureOf(strict.fetchPage(world.at('/'), { signal: never() }))).toBe('address_not_allowed');
    await strict.close();
  });
});
