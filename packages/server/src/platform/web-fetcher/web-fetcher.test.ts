import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, respond } from '../../test/outside/outside-servers.ts';
import {
  createFetchWorld,
  type FetchWorld,
  failureOf,
  never,
  PATIENT,
} from '../../test/outside/web-fetching.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const PAGE = '<!doctype html><title>Maison à Évian, 450.000 €</title>';

describe('fetching from the web', () => {
  let world: FetchWorld;
  let answers: Record<string, Answer>;
  const page = (path: string, etag?: string) =>
    world.fetcher.fetchPage(world.at(path), { signal: never(), ...(etag === undefined ? {} : { etag }) });
  const picture = (path: string) =>
    world.fetcher.fetchPicture(world.at(path), { signal: never(), file: world.file });
  const paths = () => world.site.requests.map(({ path }) => path);

  beforeEach(async () => {
    answers = {};
    world = await createFetchWorld((socket, request) => {
      const answer = answers[request.path];
      if (answer === undefined) return respond(socket, { status: 404 });
      answer(socket, request);
    });
  });
  afterEach(() => world.stop());

  it('LISTINGS-79 reads a page of a public website', async () => {
    answers['/house?id=1'] = (socket) => respond(socket, { headers: { ...HTML, etag: '"v1"' }, body: PAGE });
    expect(await page('/house?id=1#photos')).toEqual({
      url: world.at('/house?id=1'),
      html: PAGE,
      etag: '"v1"',
    });
    expect(paths()).toEqual(['/robots.txt', '/house?id=1']);
  });

  it('names itself in the request, and sends nothing else', async () => {
    answers['/house'] = (socket) =>
      respond(socket, { headers: { ...HTML, 'set-cookie': 'a=b' }, body: PAGE });
    await page('/house');
    await page('/house');
    const [, ...lines] = world.site.requests.at(-1)!.head.trimEnd().split('\r\n');
    expect(lines.sort()).toEqual([
      'accept-encoding: gzip, br, zstd',
      'accept: text/html, application/xhtml+xml',
      'connection: close',
      `host: site.example:${world.site.port}`,
      'user-agent: HomeDesign/1.2.3 (+https://homes.example/imprint)',
    ]);
  });

  it('follows five redirects, and returns the final address', async () => {
    for (const [at, next] of [2, 3, 4, 5, 6].entries()) {
      answers[`/${at + 1}`] = (socket) =>
        respond(socket, { status: 301 + (at % 2), headers: { location: `/${next}` } });
    }
    answers['/6'] = (socket) => respond(socket, { headers: HTML, body: PAGE });
    expect(await page('/1')).toMatchObject({ url: world.at('/6') });
    answers['/0'] = (socket) => respond(socket, { status: 307, headers: { location: './1' } });
    expect(await failureOf(page('/0'))).toBe('too_many_redirects');
  });

  it('follows a redirect in any script, and to another host', async () => {
    world.names.set('xn--mller-kva.example', ['127.0.0.1']);
    const port = world.site.port;
    answers['/a'] = (socket) =>
      respond(socket, { status: 308, headers: { location: `//müller.example:${port}/straße` } });
    answers['/stra%C3%9Fe'] = (socket) => respond(socket, { headers: HTML, body: PAGE });
    expect(await page('/a')).toMatchObject({ url: `http://xn--mller-kva.example:${port}/stra%C3%9Fe` });
    expect(paths()).toEqual(['/robots.txt', '/a', '/robots.txt', '/stra%C3%9Fe']);
  });

  it('does not read an unchanged page again', async () => {
    answers['/house'] = (socket, { head }) =>
      head.includes('if-none-match: W/"v1"')
        ? respond(socket, { status: 304 })
        : respond(socket, { headers: { ...HTML, etag: 'W/"v1"' }, body: PAGE });
    expect(await page('/house')).toMatchObject({ etag: 'W/"v1"' });
    expect(await page('/house', 'W/"v1"')).toBe('unchanged');
    expect(await page('/house', 'W/"v0"')).toMatchObject({ html: PAGE });
  });

  it('neither stores nor sends an invalid entity tag', async () => {
    answers['/house'] = (socket) => respond(socket, { headers: { ...HTML, etag: 'v1' }, body: PAGE });
    expect(await page('/house', '"a"\r\nhost: 127.0.0.1')).toMatchObject({ etag: null });
    expect(world.site.requests.at(-1)!.head).not.toContain('if-none-match');
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['ZSTD', zstdCompressSync],
  ])('reads a page compressed by %s', async (name, pack) => {
    answers['/house'] = (socket) =>
      respond(socket, { headers: { ...HTML, 'content-encoding': name }, body: pack(Buffer.from(PAGE)) });
    expect(await page('/house')).toMatchObject({ html: PAGE });
  });

  it.each([
    [
      'the header',
      'text/html; charset=windows-1252',
      Buffer.from('<title>É 5 \x80', 'latin1'),
      '<title>É 5 €',
    ],
    [
      'a meta tag',
      'text/html',
      Buffer.from('<meta charset=iso-8859-15><p>\xe9', 'latin1'),
      '<meta charset=iso-8859-15><p>é',
    ],
    ['a mark before the header', 'text/html; charset=latin1', Buffer.from('\ufeff<p>é'), '<p>é'],
    ['the bytes', 'text/html', Buffer.from('<p>é €'), '<p>é €'],
    ['the bytes of old pages', 'text/html', Buffer.from('<p>\xe9 \x80', 'latin1'), '<p>é €'],
    ['UTF-16', 'text/html', Buffer.from('\ufeff<p>é', 'utf16le'), '<p>é'],
    ['a name that nobody knows', 'text/html; charset=none', Buffer.from('<p>é'), '<p>é'],
    ['one that cannot be read', 'text/html; charset=iso-2022-kr', Buffer.from('<p>é'), '<p>é'],
  ])('reads the character set from %s', async (_by, type, body, html) => {
    answers['/house'] = (socket) => respond(socket, { headers: { 'content-type': type }, body });
    expect(await page('/house')).toMatchObject({ html });
  });

  it.each([
    ['jpg', 'image/jpeg', 'ffd8ffe000104a46494600010100'],
    ['png', 'image/png', '89504e470d0a1a0a0000000d49484452'],
    ['webp', 'image/webp', '524946462400000057454250565038'],
    ['png', 'application/octet-stream', '89504e470d0a1a0a0000000d49484452'],
    ['jpg', 'text/html', 'ffd8ffe000104a46494600010100'],
  ] as const)('LISTINGS-79 a %s picture sent as %s is kept, byte for byte', async (extension, type, hex) => {
    const bytes = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(300_000, 7)]);
    answers['/1.jpg'] = (socket) => {
      socket.write(`HTTP/1.1 200 x\r\ncontent-type: ${type}\r\n\r\n`);
      // The first bytes arrive one by one.
      socket.write(bytes.subarray(0, 1), () => socket.end(bytes.subarray(1)));
    };
    expect(await picture('/1.jpg')).toEqual({ url: world.at('/1.jpg'), bytes: bytes.length, extension });
    expect((await readFile(world.file)).equals(bytes)).toBe(true);
  });

  it('takes a picture as large as a photo may be on this server', async () => {
    const bytes = Buffer.concat([
      Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
      Buffer.alloc(27_000_000),
    ]);
    const large = await createFetchWorld(
      (socket, { path }) => respond(socket, path === '/robots.txt' ? { status: 404 } : { body: bytes }),
      {},
      { maxPhotoMegabytes: 26 },
    );
    const options = { signal: never(), file: large.file };
    expect((await large.fetcher.fetchPicture(large.at('/1.jpg'), options)).bytes).toBe(bytes.length);
    await large.stop();
    answers['/1.jpg'] = (socket) => respond(socket, { body: bytes });
    expect(await failureOf(picture('/1.jpg'))).toBe('too_large');
  });

  it("rejects with the caller's reason on an abort, and closes the connection", async () => {
    const given = new AbortController();
    const reason = new Error('the import was canceled');
    answers['/house'] = () => given.abort(reason);
    await expect(world.fetcher.fetchPage(world.at('/house'), { signal: given.signal })).rejects.toBe(reason);
    await expect(world.fetcher.fetchPage(world.at('/house'), { signal: given.signal })).rejects.toBe(reason);
    expect(paths()).toEqual(['/robots.txt', '/house']);
  });

  it('ends running fetches when it is closed', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    answers['/house'] = () => resolve();
    const pending = expect(page('/house')).rejects.toThrow('closed');
    await asked;
    await world.fetcher.close();
    await pending;
    await expect(page('/house')).rejects.toThrow('closed');
  });
});

describe('one request a second for a host', () => {
  it('holds over all fetches, for pages and their robots.txt; another host does not wait', async () => {
    const pauses: (() => void)[] = [];
    const world = await createFetchWorld((socket) => respond(socket, { headers: HTML, body: PAGE }), {
      later: (milliseconds, then) => {
        expect(milliseconds).toBe(1_000);
        pauses.push(then);
      },
    });
    world.names.set('other.example', ['127.0.0.1']);
    const other = `http://other.example:${world.site.port}/other`;
    const served = () => world.site.requests.map(({ path }) => path);
    const first = world.pageFailure(world.at('/1'));
    await expect.poll(() => [pauses.length, ...served()], PATIENT).toEqual([1, '/robots.txt']);
    const elsewhere = world.pageFailure(other);
    await expect.poll(() => [pauses.length, ...served()], PATIENT).toEqual([2, '/robots.txt', '/robots.txt']);
    pauses.shift()?.();
    expect(await first).toBe(undefined);
    const second = world.pageFailure(world.at('/2'));
    pauses.shift()?.();
    expect(await elsewhere).toBe(undefined);
    expect(served().slice(2)).toEqual(['/1', '/other']);
    pauses.shift()?.();
    expect(await second).toBe(undefined);
    await world.stop();
  });
});
