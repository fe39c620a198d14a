import { setTimeout as sleep } from 'node:timers/promises';
import type { ListingImport } from '@home-design/contract';
import { makeInstallation } from '../account-kills/installation.ts';
import { answered } from '../account-kills/people.ts';
import type { Victim } from '../account-kills/victim.ts';
import { type Guest, signInGuest } from '../crash/guest.ts';
import { seededRandom } from '../crash/random.ts';
import { type PropertySite, startPropertySite } from './property-site.ts';
import { faultsOf, readUnderWay } from './read-listings.ts';

/** Addresses of one call. */
const AT_ONCE = 20;
/** Most answers of the website before a server is killed; their number and the delay are random. */
const ANSWERS = 40;
const AFTER_MS = 400;
/** While calls are made, at most so many are answered, and the kill comes early enough to interrupt some. */
const CALLS = 3;
const CALLS_MS = 150;
const PATIENCE_MS = 600_000;

/** The states that kills interrupted; one kill may have interrupted several. */
export interface ImportKills {
  all: number;
  /** An import call got no answer. */
  calls: number;
  /** Pages were being read. */
  reading: number;
  /** Pictures were being fetched into projects. */
  pictures: number;
  /** Nothing was left to do. */
  over: number;
}

export interface ImportResult {
  kills: ImportKills;
  /** Kills that interrupted running work. */
  underWay: number;
  listings: number;
  photos: number;
  /** Errors found afterwards; empty if all is well. */
  faults: string[];
}

/**
 * Imports every home of a website, each with a project, and kills the server meanwhile: a number of times, or until
 * all is done. People do not wait for the end: calls without an answer are sent again, and sometimes addresses that
 * are there already.
 */
export async function killImports(
  { homes, pictures, kills }: { homes: number; pictures: number; kills: number },
  seed: number,
): Promise<ImportResult> {
  const random = seededRandom(seed);
  const site = await startPropertySite({ homes, pictures }, random);
  const installation = await makeInstallation({
    NODE_OPTIONS: `--import=${new URL('./reach-local-site.ts', import.meta.url).href}`,
    TEST_SITE: site.endpoint,
  });
  const counts: ImportKills = { all: 0, calls: 0, reading: 0, pictures: 0, over: 0 };
  const faults: string[] = [];
  let underWay = 0;
  const waiting = new Set(site.homes.map(({ url }) => url));
  try {
    let server = await installation.start();
    const guest = await signInGuest(server.origin);
    const look = () => installation.withDatabase(readUnderWay);
    for (;;) {
      const { isCut } = await liveAndDie(server, guest, { site, waiting, random, faults });
      const met = await look();
      counts.all += 1;
      if (isCut) counts.calls += 1;
      if (met.reading > 0) counts.reading += 1;
      if (met.pictures > 0) counts.pictures += 1;
      if (isCut || met.reading + met.pictures > 0) underWay += 1;
      const isOver = waiting.size === 0 && met.left === 0;
      if (isOver) counts.over += 1;
      server = await installation.start();
      if (isOver || counts.all >= kills) break;
    }
    while (waiting.size > 0) await send(guest, [...waiting].slice(0, AT_ONCE), waiting, faults);
    await settledListings(guest, homes);
    const repeated = await send(guest, site.homes.map(({ url }) => url).slice(0, 200), waiting, faults);
    if (repeated?.successful !== 0) faults.push('addresses that were there were taken again');
    await server.stop();
    faults.push(...(await installation.withDatabase((db) => faultsOf(db, installation.folder, site.homes))));
    const photos = site.homes.reduce((sum, home) => sum + home.photos.length, 0);
    return { kills: counts, underWay, listings: homes, photos, faults };
  } finally {
    await installation.remove();
    await site.stop();
  }
}

/** One life of a server: it gets addresses, works, and is killed. */
async function liveAndDie(
  server: Victim,
  guest: Guest,
  {
    site,
    waiting,
    random,
    faults,
  }: { site: PropertySite; waiting: Set<string>; random: () => number; faults: string[] },
): Promise<{ isCut: boolean }> {
  // The number of calls that are answered in this life; if zero, the first one is probably interrupted.
  let wanted = Math.floor(random() * (CALLS + 1));
  const answeredCalls = Promise.withResolvers<void>();
  if (wanted === 0) answeredCalls.resolve();
  let isDead = false;
  let isCut = false;
  const isTime =
    waiting.size > 0
      ? answeredCalls.promise.then(() => sleep(random() * CALLS_MS))
      : site.answersOrQuiet(1 + Math.floor(random() * ANSWERS)).then(() => sleep(random() * AFTER_MS));
  const dies = isTime.then(() => {
    isDead = true;
    return server.kill();
  });
  const impatient = () => {
    const from = Math.floor(random() * site.homes.length);
    return site.homes.slice(from, from + 3).map(({ url }) => url);
  };
  const calls = (async () => {
    while (waiting.size > 0 && !isDead) {
      const answer = await send(guest, [...waiting].slice(0, AT_ONCE), waiting, faults);
      if (!answer) {
        isCut = true;
        return;
      }
      wanted -= 1;
      if (wanted <= 0) answeredCalls.resolve();
    }
    answeredCalls.resolve();
    if (!isDead) await send(guest, impatient(), waiting, faults);
  })();
  await Promise.all([dies, calls]);
  return { isCut };
}

/** @returns undefined if the server was killed before it answered */
async function send(
  guest: Guest,
  urls: readonly string[],
  waiting: Set<string>,
  faults: string[],
): Promise<ListingImport | undefined> {
  const body = { urls, auto_create_project: true };
  let answer: ListingImport;
  try {
    answer = await answered<ListingImport>(
      await guest.call('POST', '/listings/create_from_urls/', body),
      200,
    );
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  for (const { detail, url } of answer.errors)
    if (detail !== 'This listing is there already') faults.push(`${url}: ${detail}`);
  for (const url of urls) waiting.delete(url);
  return answer;
}

/** Waits until every listing was read and has its pictures. */
async function settledListings(guest: Guest, count: number): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const page = await answered<{ count: number; results: { status: string; download: unknown }[] }>(
      await guest.call('GET', `/listings/?page_size=100&status=completed`),
      200,
    );
    const busy = await answered<{ count: number }>(await guest.call('GET', '/listings/?page_size=1'), 200);
    let downloading = page.results.filter(({ download }) => download !== null).length;
    for (let at = 2; (at - 1) * 100 < page.count && downloading === 0; at++) {
      const next = await answered<{ results: { download: unknown }[] }>(
        await guest.call('GET', `/listings/?page_size=100&status=completed&page=${at}`),
        200,
      );
      downloading += next.results.filter(({ download }) => download !== null).length;
    }
    if (busy.count === count && page.count === count && downloading === 0) return;
    if (Date.now() > limit) throw new Error(`Only ${page.count} of ${count} listings came to an end.`);
    await sleep(500);
  }
}
