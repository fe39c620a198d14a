import { describe, expect, it } from 'vitest';
import { drip, flood, respond } from '../../test/outside/outside-servers.ts';
import { createFetchWorld, failureOf, never, PATIENT } from '../../test/outside/web-fetching.ts';
import { createRobotsFiles } from './robots-files.ts';
import { readRobotsRules } from './robots-rules.ts';
import { WebFetchError } from './web-fetcher.ts';

const ORIGIN = 'https://site.example';
const allows = (text: string, path: string) => readRobotsRules(ORIGIN, text).allows(new URL(path, ORIGIN));

describe('the rules of a robots.txt', () => {
  it.each([
    ['none', '', '/a', true],
    ['all', 'User-agent: *\nDisallow: /', '/a', false],
    ['a folder', 'User-agent: *\nDisallow: /private/', '/private/a', false],
    ['another folder', 'User-agent: *\nDisallow: /private/', '/public', true],
    ['the longer rule', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['stars and ends', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['our own group', 'User-agent: *\nDisallow: /\n\nUser-agent: HomeDesign\nDisallow: /b', '/a', true],
    ['our own group', 'User-agent: *\nAllow: /\n\nuser-agent: homedesign/2 # us\ndisallow: /b', '/b', false],
    ['a group of several', 'User-agent: x\nUser-agent: HomeDesign\nUser-agent: y\nDisallow: /', '/a', false],
    ['a group for others', 'User-agent: x\nDisallow: /', '/a', true],
    ['a line between', 'User-agent: *\nSitemap: /s\nDisallow: /a', '/a', false],
    ['old line ends', 'User-agent: *\rDisallow: /a', '/a', false],
    ['a question', 'User-agent: *\nDisallow: /*?print=', '/a?print=1', false],
  ])('are judged by %s', (_why, text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  it('LISTINGS-79 are not compared if the parser would take too long', () => {
    const stars = `User-agent: *\nDisallow: /${'*a'.repeat(200_000)}b`;
    expect(allows(stars, `/${'a'.repeat(2_000)}`)).toBe(false);
    expect(allows(stars, '/short')).toBe(true);
  });

  it('LISTINGS-79 stay small for a file with thousands of programs and rules', () => {
    const agents = Array.from({ length: 20_000 }, (_, at) => `user-agent: a${at}`).join('\n');
    const rules = 'disallow: /b\n'.repeat(20_000);
    expect(readRobotsRules(ORIGIN, `${agents}\n${rules}`).size).toBe(0);
    const repeated = `${'user-agent: *\n'.repeat(20_000)}${rules}`;
    expect(readRobotsRules(ORIGIN, repeated).size).toBeLessThan(repeated.length / 2);
    expect(allows(repeated, '/b')).toBe(false);
  });
});

describe('the robots.txt files of hosts', () => {
  it.each([
    ['404', '', undefined],
    ['403', '', undefined],
    ['429', '', undefined],
    ['500', '', 'server_error'],
    ['503', '', 'server_error'],
    ['200', 'User-agent: *\nDisallow: /house', 'disallowed_by_robots'],
    ['200', 'User-agent: *\nDisallow: /other', undefined],
    ['200', '<html>Not found, but politely</html>', undefined],
  ])('LISTINGS-79 answering %s %j: %s', async (status, body, failure) => {
    const world = await createFetchWorld((socket, { path }) =>
      path === '/robots.txt'
        ? respond(socket, { status: Number(status), body })
        : respond(socket, { headers: { 'content-type': 'text/html' }, body: '<html>' }),
    );
    expect(await world.pageFailure(world.at('/house'))).toBe(failure);
    expect(await world.pageFailure(world.at('/house'))).toBe(failure);
    const robots = world.site.requests.filter(({ path }) => path === '/robots.txt');
    expect(robots).toHaveLength(1);
    await world.stop();
  });

  it('LISTINGS-79 apply to pictures and redirects as to pages', async () => {
    const world = await createFetchWorld((socket, { path }) => {
      if (path === '/robots.txt') return respond(socket, { body: 'User-agent: *\nDisallow: /private' });
      respond(socket, { status: 302, headers: { location: '/private/1.jpg' } });
    });
    expect(await world.pictureFailure(world.at('/private/1.jpg'))).toBe('disallowed_by_robots');
    expect(await world.pictureFailure(world.at('/public/1.jpg'))).toBe('disallowed_by_robots');
    expect(await world.pageFailure(world.at('/public/1.jpg'))).toBe('disallowed_by_robots');
    expect(world.site.requests.map(({ path }) => path)).toEqual([
      '/robots.txt',
      '/public/1.jpg',
      '/public/1.jpg',
    ]);
    await world.stop();
  });

  it('LISTINGS-79 are read up to a limit', async () => {
    const world = await createFetchWorld((socket, { path }) => {
      if (path !== '/robots.txt')
        return respond(socket, { headers: { 'content-type': 'text/html' }, body: '<p>' });
      socket.write('HTTP/1.1 200 x\r\n\r\nUser-agent: *\nDisallow: /private\n');
      flood(socket, Buffer.alloc(10_000, '# nothing\n'));
    });
    expect(await world.pageFailure(world.at('/private'))).toBe('disallowed_by_robots');
    expect(await world.pageFailure(world.at('/public'))).toBe(undefined);
    await expect.poll(() => world.site.open(), PATIENT).toBe(0);
    await world.stop();
  });

  it('LISTINGS-79 block nothing if they are slow or redirect for ever', async () => {
    const slow = await createFetchWorld(
      (socket) => {
        socket.write('HTTP/1.1 200 x\r\n\r\n');
        drip(socket, '#', 20);
      },
      { limits: { robotsMs: 100 } },
    );
    expect(await slow.pageFailure(slow.at('/'))).toBe('too_slow');
    await slow.stop();
    const round = await createFetchWorld((socket, { path }) =>
      path === '/robots.txt'
        ? respond(socket, { status: 302, headers: { location: '/robots.txt' } })
        : respond(socket, { headers: { 'content-type': 'text/html' }, body: '<p>' }),
    );
    expect(await round.pageFailure(round.at('/'))).toBe(undefined);
    await round.stop();
  });

  it('are read once a day, again a minute after a failure, and once for several calls at the same time', async () => {
    let now = Date.parse('2026-11-23T00:00:00Z');
    let asked = 0;
    let failure: WebFetchError | undefined;
    const files = createRobotsFiles({
      clock: { now: () => new Date(now) },
      read: async () => {
        asked += 1;
        if (failure !== undefined) throw failure;
        return undefined;
      },
    });
    const ask = () => failureOf(files.requireAllowed(new URL('/a', ORIGIN), never()));
    await Promise.all([ask(), ask(), ask()]);
    now += 23 * 3_600_000;
    await ask();
    expect(asked).toBe(1);
    now += 2 * 3_600_000;
    failure = new WebFetchError('server_error');
    expect(await Promise.all([ask(), ask()])).toEqual(['server_error', 'server_error']);
    now += 30_000;
    expect(await ask()).toBe('server_error');
    expect(asked).toBe(2);
    now += 31_000;
    failure = undefined;
    expect(await ask()).toBe(undefined);
    expect(asked).toBe(3);
  });

  it('are dropped from memory above a number', async () => {
    let asked = 0;
    const files = createRobotsFiles({
      clock: { now: () => new Date(0) },
      read: async () => {
        asked += 1;
        return `User-agent: *\n${'Disallow: /private\n'.repeat(10_000)}`;
      },
    });
    const ask = (host: number) => files.requireAllowed(new URL(`https://${host}.example/`), never());
    for (let host = 0; host < 20; host += 1) await ask(host);
    await ask(19);
    expect(asked).toBe(20);
    await ask(0);
    expect(asked).toBe(21);
  });
});
