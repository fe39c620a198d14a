import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardCommits } from '../../database/database.ts';
import type { AnyRoute } from '../any-route.ts';
import { AppError } from '../app-error.ts';
import type { Claim, IdempotencyEntry, IdempotencyStore } from './idempotency-store.ts';

const HEADER = 'idempotency-key';
const MAX_KEY_LENGTH = 200;
/** A duplicate waits this long for the first request's answer … */
const WAIT_MS = 10_000;
/** … looking this often. */
const LOOK_MS = 100;
/** A claim that is not renewed for a minute counts as abandoned. */
const RENEW_MS = 15_000;

const STILL_WORKING = 'The same request is still being worked on.';
const ANSWER_LOST =
  'This request was carried out, but its answer was lost. Please look at what is there before sending it again.';

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: IdempotencyStore;
  }
}

interface Exchange {
  app: FastifyInstance;
  route: AnyRoute;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The text that two requests must share to be the same. */
  content: string;
}

/**
 * Sends the answer of `work`. A create with an `Idempotency-Key` is carried out once: the same key
 * with the same content gets the first answer again for a day. Its claim is extended while work runs, and
 * its transactions commit only with the claim: even a slow create never happens twice.
 * @throws AppError idempotency_conflict
 */
export async function answerOnce(exchange: Exchange, work: () => Promise<unknown>): Promise<void> {
  const { app, route, request, reply } = exchange;
  const key = request.headers[HEADER];
  const isKept = route.method === 'POST' && !route.holdsSecret && request.who !== null;
  if (key === undefined || !isKept || !request.who) return send(route, reply, await work());
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw new AppError('invalid_request', `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`);
  }

  const entry = { userId: request.who.userId, route: `${route.method} ${route.path}`, key };
  const contentHash = createHash('sha256').update(exchange.content).digest('hex');
  const found = await claimOrAnswer(app.idempotency, entry, contentHash);
  if ('answer' in found) return send(route, reply, JSON.parse(found.answer));

  const answer = await carryOut(app.idempotency, found.claim, work);
  await app.idempotency.keep(found.claim, JSON.stringify(answer ?? null));
  send(route, reply, answer);
}

/** The claim to carry the request out, or the answer of another attempt. */
async function claimOrAnswer(
  store: IdempotencyStore,
  entry: IdempotencyEntry,
  contentHash: string,
): Promise<{ claim: Claim } | { answer: string }> {
  for (const end = Date.now() + WAIT_MS; ; await sleep(LOOK_MS)) {
    const found = await store.claim(entry, contentHash);
    if ('claim' in found) return found;
    if (found.contentHash !== contentHash) throw new AppError('idempotency_conflict');
    if (found.answer !== null) return { answer: found.answer };
    if (found.isLost) throw new AppError('idempotency_conflict', ANSWER_LOST);
    if (Date.now() > end) {
      throw new AppError('idempotency_conflict', STILL_WORKING, { retryAfterSeconds: 5 });
    }
  }
}

async function carryOut(
  store: IdempotencyStore,
  claim: Claim,
  work: () => Promise<unknown>,
): Promise<unknown> {
  // The next extension makes up for a failed one. Nothing can be committed if all fail.
  const renewing = setInterval(() => void store.renew(claim).catch(() => undefined), RENEW_MS);
  try {
    return await guardCommits(async (tx) => {
      if (!(await store.settle(tx, claim))) throw new AppError('idempotency_conflict', STILL_WORKING);
    }, work);
  } catch (error) {
    await store.release(claim);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

function send(route: AnyRoute, reply: FastifyReply, answer: unknown): void {
  if (reply.sent || answer === undefined) {
    if (!reply.sent && route.produces === undefined) reply.code(route.status).send();
    return;
  }
  reply.code(route.status).send(answer);
}
