import { access } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_ANSWERS } from '../../test/outside/hostile-answers.ts';
import { respond } from '../../test/outside/outside-servers.ts';
import {
  createFetchWorld,
  type FetchWorld,
  failureOf,
  never,
  PATIENT,
} from '../../test/outside/web-fetching.ts';
import type { WebFetcher } from './web-fetcher.ts';

/** The time limit is short only in cases that it ends, so that a busy machine decides nothing. */
const LITTLE = { pageMs: 300, pictureMs: 300 };

describe('hostile servers', () => {
  const limits = { pageBytes: 100_000, pictureBytes: 100_000 };
  let world: FetchWorld;
  let hasty: WebFetcher;

  beforeAll(async () => {
    world = await createFetchWorld(
      (socket, { path }) => {
        const hostile = HOSTILE_ANSWERS[Number(path.slice(1))];
        if (hostile !== undefined) return hostile.answer(socket);
        if (path === '/round') return respond(socket, { status: 302, headers: { location: '/round' } });
        respond(socket, { status: 404 });
      },
      { limits },
    );
    hasty = world.another({ limits: { ...limits, ...LITTLE } });
    // The first call reads robots.txt, so that each measurement below is one request.
    await world.pageFailure(world.at('/robots.txt'));
    await failureOf(hasty.fetchPage(world.at('/robots.txt'), { signal: never() }));
  });
  afterAll(async () => {
    await hasty.close();
    await world.stop();
  });

  it.each(HOSTILE_ANSWERS.map((hostile, at) => ({ ...hostile, at })))(
    'LISTINGS-79 one that $does ends the fetch: $page',
    async ({ at, page, picture = page }) => {
      const address = world.at(`/${at}`);
      const by = (failure: string) => (failure === 'too_slow' ? hasty : world.fetcher);
      expect(await failureOf(by(page).fetchPage(address, { signal: never() }))).toBe(page);
      const wanted = by(picture).fetchPicture(address, { signal: never(), file: world.file });
      expect((await failureOf(wanted)) ?? 'none').toBe(picture);
      if (picture !== 'none') await expect(access(world.file)).rejects.toThrow('ENOENT');
      await expect.poll(() => world.site.open(), PATIENT).toBe(0);
    },
  );

  it('LISTINGS-79 are followed through five redirects at most', async () => {
    const before = world.site.accepted();
    expect(await world.pageFailure(world.at('/round'))).toBe('too_many_redirects');
    expect(world.site.accepted() - before).toBe(6);
  });

  it('LISTINGS-79 are reported as not reachable if they are down', async () => {
    expect(await world.pageFailure(`http://nowhere.example:${world.site.port}/`)).toBe('not_reachable');
    const gone = await createFetchWorld(() => {});
    await gone.site.stop();
    expect(await gone.pageFailure(gone.at('/'))).toBe('not_reachable');
    await gone.fetcher.close();
    await gone.inner.stop();
  });

  it('LISTINGS-79 do not block a fetch with names that are never found', async () => {
    const lost = await createFetchWorld(() => {}, {
      resolve: () => new Promise(() => {}),
      limits: { pageMs: 100, robotsMs: 5_000 },
    });
    expect(await lost.pageFailure(lost.at('/'))).toBe('too_slow');
    await lost.stop();
  });
});
