import { guestReturnRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { forgetReturn, type GuestReturnDeps, keepReturn, readReturn, takeReturn } from './guest-return.ts';

/** Binds the calls of guests who sign out and return. */
export function bindGuestReturn(app: FastifyInstance, deps: GuestReturnDeps): void {
  bindRoute(app, guestReturnRoutes.get, ({ who, request }) => readReturn(deps, who, request));
  bindRoute(app, guestReturnRoutes.keep, ({ who, request, reply }) => keepReturn(deps, who, request, reply));
  bindRoute(app, guestReturnRoutes.take, ({ who, request, reply }) => takeReturn(deps, who, request, reply));
  bindRoute(app, guestReturnRoutes.forget, ({ request, reply }) => forgetReturn(deps, request, reply));
}
