import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Parts } from './create-parts.ts';
import { assertAllRoutesBound } from './platform/http/assert-bound.ts';

/**
 * Builds the HTTP side on opened parts.
 * @throws if a route of the contract has no handler
 */
export async function startApi(parts: Parts): Promise<FastifyInstance> {
  const app = await buildApp(parts);
  assertAllRoutesBound(app);
  return app;
}
