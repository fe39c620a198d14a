import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { AnyRoute } from './bind-route.ts';
import type { IdempotencyStore } from './idempotency-store.ts';

const HEADER = 'idempotency-key';
const MAX_KEY_LENGTH = 200;
/** A duplicate waits this long for the first request's answer … */
const WAIT_MS = 10_000;
/** … looking this often. */
const LOOK_MS = 100;

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
  /** Everything that makes two requests the same, as text. */
  content: string;
}

/**
 * Sends what `work` answers. For a create with an `Idempotency-Key`, work runs once: the same key with the
 * same content gets the first answer again for a day.
 * @throws AppError idempotency_conflict
 */
export async function answerOnce(exchange: Exchange, work: () => Promise<unknown>): Promise<void> {
  const { app, route, request, reply } = exchange;
  const key = request.headers[HEADER];
  if (key === undefined || route.method !== 'POST' || !request.who) return send(route, reply, await work());
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw new AppError('invalid_request', `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`);
  }

  const store = app.idempotency;
  const entry = { userId: request.who.userId, route: `${route.method} ${route.path}`, key };
  const contentHash = createHash('sha256').update(exchange.content).digest('hex');
  for (const end = Date.now() + WAIT_MS; ; await sleep(LOOK_MS)) {
    const found = await store.claim(entry, contentHash);
    if (found === 'claimed') break;
    if (found.contentHash !== contentHash) throw new AppError('idempotency_conflict');
    if (found.answer !== null) return send(route, reply, JSON.parse(found.answer));
    if (Date.now() > end) {
      throw new AppError('idempotency_conflict', 'The same request is still being worked on.', {
        retryAfterSeconds: 5,
      });
    }
  }

  const answer = await work().catch(async (error: unknown) => {
    await store.release(entry);
    throw error;
  });
  await store.keep(entry, JSON.stringify(answer ?? null));
  send(route, reply, answer);
}

function send(route: AnyRoute, reply: FastifyReply, answer: unknown): void {
  if (reply.sent || answer === undefined) {
    if (!reply.sent && route.produces === undefined) reply.code(route.status).send();
    return;
  }
  reply.code(route.status).send(answer);
}
