import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { type RobotsRules, readRobotsRules } from './robots-rules.ts';
import { untilAborted } from './until-aborted.ts';
import { WebFetchError } from './web-fetch-error.ts';

/** The robots.txt files of hosts, each read once a day. */
export interface RobotsFiles {
  /** @throws WebFetchError if the site refuses, or its file cannot be read; the signal's reason if it is aborted */
  requireAllowed(url: URL, signal: AbortSignal): Promise<void>;
}

const KEPT_MS = 24 * 3_600_000;
/** A failed read is repeated soon. */
const KEPT_AFTER_FAILURE_MS = 60_000;
const MOST_KEPT = 500;
const MOST_KEPT_CHARACTERS = 2_000_000;

type Kept = RobotsRules | WebFetchError;

/** @param read the text at an address; undefined: the site has none. It has its own time limit. */
export function createRobotsFiles({
  clock,
  read,
}: {
  clock: Clock;
  read: (url: URL) => Promise<string | undefined>;
}): RobotsFiles {
  const kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: (value) => 1 + (value instanceof WebFetchError ? 0 : value.size),
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = new Map<string, Promise<Kept>>();

  async function ask(origin: string): Promise<Kept> {
    try {
      const rules = readRobotsRules(origin, (await read(new URL('/robots.txt', origin))) ?? '');
      kept.set(origin, rules);
      return rules;
    } catch (error) {
      if (!(error instanceof WebFetchError)) throw error;
      kept.set(origin, error, { ttl: KEPT_AFTER_FAILURE_MS });
      return error;
    } finally {
      underWay.delete(origin);
    }
  }

  function askOnce(origin: string): Promise<Kept> {
    const known = underWay.get(origin) ?? ask(origin);
    underWay.set(origin, known);
    return known;
  }

  return {
    requireAllowed: async (url, signal) => {
      const rules = kept.get(url.origin) ?? (await untilAborted(signal, askOnce(url.origin)));
      if (rules instanceof WebFetchError) throw new WebFetchError(rules.failure, { cause: rules });
      if (!rules.allows(url)) throw new WebFetchError('disallowed_by_robots');
    },
  };
}
