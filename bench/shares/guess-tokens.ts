import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, quantile } from '../statistics.ts';
import { browser, get } from './get.ts';

const GUESSERS = 8;
const LOOK_EVERY_MS = 25;
const TIMED = 600;

/** What guessing gets, and what it costs those who have a link. */
export interface Guessed {
  seconds: number;
  guesses: number;
  /** Guesses that were looked at, and those that were refused. */
  notFound: number;
  limited: number;
  opened: number;
  /** A live link asked for meanwhile from the same address. */
  liveP50: number;
  liveP99: number;
  liveRefused: number;
}

const shareOf = (origin: string, token: string) => `${origin}/api/v1/home-design/share/${token}/`;
const randomToken = () => randomBytes(32).toString('base64url');

/** Guesses tokens as fast as it goes, from the address that a live link is used from. */
export async function guessTokens(origin: string, token: string, seconds: number): Promise<Guessed> {
  const until = performance.now() + seconds * 1_000;
  const statuses: number[] = [];
  const guess = async () => {
    const agent = browser();
    while (performance.now() < until) {
      statuses.push((await get(agent, shareOf(origin, randomToken()))).status);
    }
    agent.destroy();
  };
  const live: number[] = [];
  let liveRefused = 0;
  const look = async () => {
    const agent = browser();
    while (performance.now() < until) {
      const answer = await get(agent, shareOf(origin, token));
      live.push(answer.milliseconds);
      if (answer.status !== 200) liveRefused += 1;
      await sleep(LOOK_EVERY_MS);
    }
    agent.destroy();
  };
  await Promise.all([look(), ...Array.from({ length: GUESSERS }, guess)]);
  const count = (status: number) => statuses.filter((each) => each === status).length;
  return {
    seconds,
    guesses: statuses.length,
    notFound: count(404),
    limited: count(429),
    opened: count(200),
    liveP50: median(live),
    liveP99: quantile(live, 0.99),
    liveRefused,
  };
}

/** Whether a token that once opened something answers otherwise than one that never did. */
export interface Told {
  sameText: boolean;
  unknownMs: number;
  revokedMs: number;
}

/** @param revoked token of a link that was switched off */
export async function tellApart(origin: string, revoked: string): Promise<Told> {
  const agent = browser();
  const times = { unknown: [] as number[], revoked: [] as number[] };
  const texts = new Set<string>();
  for (let turn = 0; turn < 2 * TIMED; turn++) {
    const kind = turn % 2 === 0 ? 'unknown' : 'revoked';
    // From another address each time: this is about what one answer tells, not about how many there are.
    const address = `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
    const url = shareOf(origin, kind === 'unknown' ? randomToken() : revoked);
    const { status, body, milliseconds } = await get(agent, url, { 'x-forwarded-for': address });
    times[kind].push(milliseconds);
    texts.add(`${status} ${body}`);
  }
  agent.destroy();
  return {
    sameText: texts.size === 1,
    unknownMs: median(times.unknown),
    revokedMs: median(times.revoked),
  };
}
