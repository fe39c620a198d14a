import { ALL_ROUTES } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';

/** @throws with the names of all routes of the contract without a handler */
export function assertAllRoutesBound(app: FastifyInstance): void {
  const missing = ALL_ROUTES.filter((route) => !app.boundRoutes.has(route));
  if (missing.length === 0) return;
  const names = missing.map(({ method, path }) => `${method} ${path}`).join(', ');
  throw new Error(`These calls of the contract have no handler: ${names}`);
}
