import { ErrorBody } from '@home-design/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { AnyRoute } from './any-route.ts';
import { AppError } from './app-error.ts';
import type { AuditTrail } from './audit-trail.ts';
import { limitedBy } from './guards/rate-limits.ts';
import { answerOnce } from './idempotency/idempotency.ts';
import type { Who } from './who.ts';

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type AnswerOf<R extends AnyRoute> =
  NonNullable<R['response']> extends infer Schema extends z.ZodType ? z.input<Schema> : never;
/** The caller; a visitor on public routes may have no account. */
export type CallerOf<R extends AnyRoute> = R['access'] extends 'account' ? Who : Who | null;

/** The parsed input of a handler, with defaults filled in. */
export interface Call<R extends AnyRoute> {
  params: OutputOf<NonNullable<R['params']>>;
  query: OutputOf<NonNullable<R['query']>>;
  body: OutputOf<NonNullable<R['body']>>;
  who: CallerOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's row behind a bound route. */
    contract?: AnyRoute;
  }
  interface FastifyInstance {
    /** Rows of the contract that have a handler. */
    boundRoutes: Set<AnyRoute>;
    audit: AuditTrail;
  }
}

/**
 * Binds a handler to a route of the contract. Parsing, access, limits and the answer's shape follow from the
 * contract. The handler returns the response's value, or nothing after it has replied itself
 * (or when the route has no answer).
 */
export function bindRoute<const R extends AnyRoute>(
  app: FastifyInstance,
  route: R,
  handler: (call: Call<R>) => Promise<AnswerOf<R>> | AnswerOf<R>,
): void {
  register(app, route, { body: route.body }, async (request, reply) => {
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      who: callerOf(route, request),
      request,
      reply,
    } as Call<R>;
    const content = JSON.stringify([request.params, request.body ?? null]);
    await answerOnce({ app, route, request, reply, content }, async () => {
      const answer = await handler(call);
      await recordAct(app, route, request, answer);
      return answer;
    });
  });
}

/** Adds the call to the audit trail, if it may have changed anything. */
export async function recordAct(
  app: FastifyInstance,
  route: AnyRoute,
  { who, params, body }: FastifyRequest,
  answer: unknown,
): Promise<void> {
  if (route.method === 'GET') return;
  await app.audit.record({
    ...{ route, params, body, answer },
    userId: who?.userId ?? null,
    apiKey: who?.apiKey?.name ?? null,
  });
}

/** Registers a contract route with Fastify; `bindRoute` and `bindUpload` differ only in how they read the body. */
export function register(
  app: FastifyInstance,
  route: AnyRoute,
  schema: { body?: z.ZodType | undefined },
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  app.boundRoutes.add(route);
  app.route({
    method: route.method,
    url: route.path,
    config: { contract: route, ...(route.rateLimit ? limitedBy(route.rateLimit) : {}) },
    schema: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(schema.body ? { body: schema.body } : {}),
      response: {
        ...(route.response ? { [route.status]: route.response } : {}),
        '4xx': ErrorBody,
        '5xx': ErrorBody,
      },
    } as FastifySchema,
    handler: async (request, reply) => {
      await handler(request, reply);
      return reply;
    },
  });
}

/**
 * The caller; the access hook has refused visitors on account routes already.
 * @throws AppError unauthenticated
 */
export function callerOf<R extends AnyRoute>(route: R, request: FastifyRequest): CallerOf<R> {
  if (route.access === 'account' && !request.who) throw new AppError('unauthenticated');
  return request.who as CallerOf<R>;
}
